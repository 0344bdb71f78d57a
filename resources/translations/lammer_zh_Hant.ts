<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_Hant" sourcelanguage="en">
<context>
    <name>lammer</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>, +{count}</source>
        <translation>，另 {count} 注</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>，再</translation>
    </message>
    <message>
        <source>0 left</source>
        <translation>餘 0</translation>
    </message>
    <message>
        <source>0: as it is</source>
        <translation>0：照舊</translation>
    </message>
    <message>
        <source>0: no bet there</source>
        <translation>0：沒有注碼</translation>
    </message>
    <message>
        <source>0: no such limit</source>
        <translation>0：不設此限</translation>
    </message>
    <message>
        <source>1 BET STAYS</source>
        <translation>1 注留下</translation>
    </message>
    <message>
        <source>1 bet</source>
        <translation>1 注</translation>
    </message>
    <message>
        <source>1 bettor</source>
        <translation>1 位客人</translation>
    </message>
    <message>
        <source>1 bettor chooses</source>
        <translation>1 位客人選擇</translation>
    </message>
    <message>
        <source>1 chip</source>
        <translation>1 枚籌碼</translation>
    </message>
    <message>
        <source>1 fault</source>
        <translation>1 項錯誤</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>1 行</translation>
    </message>
    <message>
        <source>1 more bet is decided too.</source>
        <translation>另有 1 注亦已定。</translation>
    </message>
    <message>
        <source>1 more round</source>
        <translation>尚餘 1 局</translation>
    </message>
    <message>
        <source>1 offer due</source>
        <translation>應提供 1 次</translation>
    </message>
    <message>
        <source>1 round</source>
        <translation>1 局</translation>
    </message>
    <message>
        <source>1 round of this shoe</source>
        <translation>本靴 1 局</translation>
    </message>
    <message>
        <source>1 round, {events} events</source>
        <translation>1 局，{events} 條記錄</translation>
    </message>
    <message>
        <source>1 shoe</source>
        <translation>1 靴</translation>
    </message>
    <message>
        <source>1 to 2</source>
        <translation>2 賠 1</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>1 至 5</translation>
    </message>
    <message>
        <source>1 to {last}</source>
        <translation>1 至 {last}</translation>
    </message>
    <message>
        <source>1 try left</source>
        <translation>尚可試 1 次</translation>
    </message>
    <message>
        <source>1 untouched box: {boxes}</source>
        <translation>1 個未動號位：{boxes}</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>第三張</translation>
    </message>
    <message>
        <source>40 items, all topics, no feedback.
Where you stand.</source>
        <translation>40 題，涵蓋所有科目，不作提示。
看看你的程度。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>= {amount}</source>
        <translation>= {amount}</translation>
    </message>
    <message>
        <source>A PDF is no text for a terminal. Name a file for it with --out.</source>
        <translation>PDF 不能在終端機上閱讀。請用 --out 指定檔案。</translation>
    </message>
    <message>
        <source>A PIN has {digits} digits here. Change yours before anything else.</source>
        <translation>本檯密碼為 {digits} 位。請先更改您的密碼。</translation>
    </message>
    <message>
        <source>A PIN has {digits} digits.</source>
        <translation>密碼為 {digits} 位。</translation>
    </message>
    <message>
        <source>A Player or Banker bet comes first.</source>
        <translation>須先有莊注或閒注。</translation>
    </message>
    <message>
        <source>A Point Total is the last digit of the sum of the cards.</source>
        <translation>點數是各牌總和的個位數。</translation>
    </message>
    <message>
        <source>A Table Game Shift Manager of it signs; then the mark is taken away.</source>
        <translation>由其值班經理簽署，標記即撤去。</translation>
    </message>
    <message>
        <source>A Table Game Shift Manager of the new file signs.</source>
        <translation>由新員工檔的值班經理簽署。</translation>
    </message>
    <message>
        <source>A Table Game Shift Manager signs for the staff file as it is.</source>
        <translation>由值班經理為現有員工檔簽署。</translation>
    </message>
    <message>
        <source>A Table Game Shift Manager signs, or {name} with the old PIN.</source>
        <translation>由值班經理簽署，或 {name} 用舊密碼簽署。</translation>
    </message>
    <message>
        <source>A Table Game Shift Manager signs.</source>
        <translation>由值班經理簽署。</translation>
    </message>
    <message>
        <source>A Tie alone</source>
        <translation>只有和</translation>
    </message>
    <message>
        <source>A badge for {name}</source>
        <translation>{name} 的員工證</translation>
    </message>
    <message>
        <source>A badge was read where none is asked for. Nothing was done.</source>
        <translation>此時不需員工證，卻讀到一張。未作任何操作。</translation>
    </message>
    <message>
        <source>A badge's code has {least} to {most} characters.</source>
        <translation>員工證號碼有 {least} 至 {most} 個字符。</translation>
    </message>
    <message>
        <source>A bet</source>
        <translation>一注</translation>
    </message>
    <message>
        <source>A bet is made with chips of this table. Give back what is none.</source>
        <translation>下注須用本檯籌碼，其他的請退還。</translation>
    </message>
    <message>
        <source>A bet is under its minimum: the player raises it or takes it back.</source>
        <translation>注碼低於最低：客人須加注或收回。</translation>
    </message>
    <message>
        <source>A bet of {sum} in chips</source>
        <translation>以籌碼下注 {sum}</translation>
    </message>
    <message>
        <source>A bet of {sum} on {bet}</source>
        <translation>{bet}下注 {sum}</translation>
    </message>
    <message>
        <source>A bet placed on request</source>
        <translation>應要求代放的注</translation>
    </message>
    <message>
        <source>A bet under the minimum is not reduced</source>
        <translation>低於最低的注碼不減</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>一張牌</translation>
    </message>
    <message>
        <source>A card is wrong</source>
        <translation>派牌有誤</translation>
    </message>
    <message>
        <source>A card lies on the wrong hand</source>
        <translation>有牌派錯位置</translation>
    </message>
    <message>
        <source>A card must be opened before the next is drawn.</source>
        <translation>須先開出一張牌，才可抽下一張。</translation>
    </message>
    <message>
        <source>A card of the settled round was entered wrong.</source>
        <translation>已結算的一局有牌輸入錯誤。</translation>
    </message>
    <message>
        <source>A card of unknown face is dealt as such.</source>
        <translation>牌面未知的牌須照未知派出。</translation>
    </message>
    <message>
        <source>A card to the {hand}</source>
        <translation>派牌給{hand}</translation>
    </message>
    <message>
        <source>A card to the {hand} Hand: {card}</source>
        <translation>{hand}得牌：{card}</translation>
    </message>
    <message>
        <source>A card was drawn after the last</source>
        <translation>最後一張之後多抽一張</translation>
    </message>
    <message>
        <source>A card was drawn from the discard rack, not from the shoe.</source>
        <translation>有牌從棄牌架抽出，而非牌靴。</translation>
    </message>
    <message>
        <source>A card was exposed</source>
        <translation>牌面外露</translation>
    </message>
    <message>
        <source>A card with another back came out of the shoe.</source>
        <translation>牌靴派出一張異背的牌。</translation>
    </message>
    <message>
        <source>A card: {card}</source>
        <translation>派牌：{card}</translation>
    </message>
    <message>
        <source>A copy of the ledger was verified: events {events}, rounds {rounds}.</source>
        <translation>已核對帳本副本：記錄 {events} 條，{rounds} 局。</translation>
    </message>
    <message>
        <source>A day begins in the middle of a ledger.</source>
        <translation>營業日在帳本中途開始。</translation>
    </message>
    <message>
        <source>A day is typed as eight digits, such as 20251127.</source>
        <translation>日期輸入八位數字，例如 20251127。</translation>
    </message>
    <message>
        <source>A fault of the program</source>
        <translation>程式故障</translation>
    </message>
    <message>
        <source>A figure of mastery is the lower bound of a 99 % interval, rounded down.</source>
        <translation>掌握的數字是 99 % 區間的下限，向下取整。</translation>
    </message>
    <message>
        <source>A full table that explains itself.
You go first.</source>
        <translation>滿座的賭檯，逐步講解。
你先做，它後答。</translation>
    </message>
    <message>
        <source>A full table, sealed.
35 to 140 decisions.</source>
        <translation>一張完整的檯，密封。
35 至 140 個決定。</translation>
    </message>
    <message>
        <source>A guess</source>
        <translation>猜測</translation>
    </message>
    <message>
        <source>A guest asks how many decks are in the shoe.</source>
        <translation>客人問牌靴有幾副牌。</translation>
    </message>
    <message>
        <source>A guest drops a glass next to the table.</source>
        <translation>客人在檯邊跌破杯子。</translation>
    </message>
    <message>
        <source>A guest has poured a drink over the felt and the bets.</source>
        <translation>客人把飲品倒在檯面及注碼上。</translation>
    </message>
    <message>
        <source>A guest has swept the cards off the table.</source>
        <translation>客人把牌掃落檯下。</translation>
    </message>
    <message>
        <source>A head that left the machine is not in this ledger: have it verified.</source>
        <translation>已送出本機的帳鏈不在此帳本內：請以帳鏈核對帳本。</translation>
    </message>
    <message>
        <source>A joker was found among the cards.</source>
        <translation>牌中發現大小王。</translation>
    </message>
    <message>
        <source>A ledger in memory keeps no files.</source>
        <translation>記憶體中的帳本不存檔案。</translation>
    </message>
    <message>
        <source>A mock exam cannot be signed: its seed was known.</source>
        <translation>模擬考試不可簽署：其種子已知。</translation>
    </message>
    <message>
        <source>A mock: it cannot be signed.</source>
        <translation>模擬考試：不可簽核。</translation>
    </message>
    <message>
        <source>A name has 1 to {most} characters.</source>
        <translation>姓名為 1 至 {most} 個字符。</translation>
    </message>
    <message>
        <source>A natural stops both hands.</source>
        <translation>例牌令兩方停牌。</translation>
    </message>
    <message>
        <source>A new shoe follows</source>
        <translation>下一靴即將開始</translation>
    </message>
    <message>
        <source>A new shoe is put in</source>
        <translation>換上新牌靴</translation>
    </message>
    <message>
        <source>A new shoe is wanted before the cut card has come out.</source>
        <translation>切牌卡未出，要求換新靴。</translation>
    </message>
    <message>
        <source>A note has a text of at most {most} characters.</source>
        <translation>備註須有文字，最多 {most} 字。</translation>
    </message>
    <message>
        <source>A passed exam that was signed has a certificate.</source>
        <translation>合格並已簽核的考試才有證書。</translation>
    </message>
    <message>
        <source>A payment is wrong</source>
        <translation>賠付有誤</translation>
    </message>
    <message>
        <source>A placement is under way. Answer it first.</source>
        <translation>摸底進行中，請先作答。</translation>
    </message>
    <message>
        <source>A player asks the dealer to add to his bet.</source>
        <translation>客人請荷官代為加注。</translation>
    </message>
    <message>
        <source>A player asks the dealer to place a bet for him.</source>
        <translation>客人請荷官代為下注。</translation>
    </message>
    <message>
        <source>A player bets on Player or Banker, never on both.</source>
        <translation>客人只可押莊或閒，不可兩者皆押。</translation>
    </message>
    <message>
        <source>A player walked away</source>
        <translation>客人離檯</translation>
    </message>
    <message>
        <source>A private table is not to be offered insurance; the notice is put up.</source>
        <translation>私人檯不設保險；張貼告示。</translation>
    </message>
    <message>
        <source>A rank above the Dealer's is proved again for each act.</source>
        <translation>荷官以上職級須每次重新證明。</translation>
    </message>
    <message>
        <source>A record of training goes on from day to day: it is not closed.</source>
        <translation>訓練記錄逐日延續：不結束。</translation>
    </message>
    <message>
        <source>A red line</source>
        <translation>觸犯紅線</translation>
    </message>
    <message>
        <source>A red line was crossed: it fails whatever the average is.</source>
        <translation>越過紅線：不論平均分一律不合格。</translation>
    </message>
    <message>
        <source>A round is under way</source>
        <translation>牌局進行中</translation>
    </message>
    <message>
        <source>A round is under way. Finish it, then try again.</source>
        <translation>牌局進行中，請先完成再試。</translation>
    </message>
    <message>
        <source>A round is under way. Settle it first.</source>
        <translation>牌局進行中，請先結算。</translation>
    </message>
    <message>
        <source>A second offer, the first was missed</source>
        <translation>第二次保險，第一次錯過</translation>
    </message>
    <message>
        <source>A second offer, the first was taken</source>
        <translation>第二次保險，第一次已買</translation>
    </message>
    <message>
        <source>A squeeze</source>
        <translation>瞇牌</translation>
    </message>
    <message>
        <source>A staff number has {digits} digits.</source>
        <translation>員工編號為 {digits} 位。</translation>
    </message>
    <message>
        <source>A table is expected to deal at least one round an hour.</source>
        <translation>每檯預期每小時至少派一局。</translation>
    </message>
    <message>
        <source>A time is typed as four digits, such as 1430.</source>
        <translation>時間輸入四位數字，例如 1430。</translation>
    </message>
    <message>
        <source>A trainee has a name and a staff number.</source>
        <translation>學員須有姓名及員工編號。</translation>
    </message>
    <message>
        <source>A trainee is on record by a random number alone.</source>
        <translation>學員只以隨機編號記錄。</translation>
    </message>
    <message>
        <source>ADD SHIFT MANAGER</source>
        <translation>加設值班經理</translation>
    </message>
    <message>
        <source>ALL</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>ALL SETTLED</source>
        <translation>結算完畢</translation>
    </message>
    <message>
        <source>ANSWER</source>
        <translation>作答</translation>
    </message>
    <message>
        <source>ANSWER TO CONTINUE</source>
        <translation>回答後繼續</translation>
    </message>
    <message>
        <source>APPROVE</source>
        <translation>批准</translation>
    </message>
    <message>
        <source>ASSIGN</source>
        <translation>指派</translation>
    </message>
    <message>
        <source>ASSIGN TO {count}</source>
        <translation>指派 {count} 人</translation>
    </message>
    <message>
        <source>ASSIGNED</source>
        <translation>指派</translation>
    </message>
    <message>
        <source>Acting rank assigned</source>
        <translation>委派署理職級</translation>
    </message>
    <message>
        <source>Acting rank revoked</source>
        <translation>撤銷署理職級</translation>
    </message>
    <message>
        <source>Acting rank, {hours} hours</source>
        <translation>署理職級，{hours} 小時</translation>
    </message>
    <message>
        <source>Acts of this round</source>
        <translation>本局經過</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>新增員工</translation>
    </message>
    <message>
        <source>Add a second Shift Manager</source>
        <translation>加設第二位值班經理</translation>
    </message>
    <message>
        <source>Add staff before dealing.</source>
        <translation>派牌前請先加入員工。</translation>
    </message>
    <message>
        <source>Advised</source>
        <translation>建議</translation>
    </message>
    <message>
        <source>Advised: {why}.</source>
        <translation>建議：{why}。</translation>
    </message>
    <message>
        <source>After</source>
        <translation>較後</translation>
    </message>
    <message>
        <source>After a power cut, {count} events are not in the note: compare the felt.</source>
        <translation>停電後，有 {count} 條記錄未入附註：請核對檯面。</translation>
    </message>
    <message>
        <source>After event {seq} nothing leads on to event {last}: the file is damaged.</source>
        <translation>第 {seq} 條記錄之後無法連到第 {last} 條：檔案已損壞。</translation>
    </message>
    <message>
        <source>After round {number} behind the cut card</source>
        <translation>切牌卡後第 {number} 局之後</translation>
    </message>
    <message>
        <source>After the audit</source>
        <translation>覆核之後</translation>
    </message>
    <message>
        <source>After the call</source>
        <translation>停止下注之後</translation>
    </message>
    <message>
        <source>After the exam</source>
        <translation>考試之後</translation>
    </message>
    <message>
        <source>After the mock</source>
        <translation>模擬考試之後</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>重複</translation>
    </message>
    <message>
        <source>Again {amount}</source>
        <translation>重複 {amount}</translation>
    </message>
    <message>
        <source>All bets are in order.</source>
        <translation>注碼均無問題。</translation>
    </message>
    <message>
        <source>All bets are returned</source>
        <translation>全部注碼退回</translation>
    </message>
    <message>
        <source>All settled</source>
        <translation>結算完畢</translation>
    </message>
    <message>
        <source>All that was recorded before is kept.</source>
        <translation>先前所記錄的全部保存。</translation>
    </message>
    <message>
        <source>All that was recorded is kept.</source>
        <translation>所有記錄已保存。</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金額</translation>
    </message>
    <message>
        <source>An answer is right or has faults, and takes its time.</source>
        <translation>答案或對或錯，並計所用時間。</translation>
    </message>
    <message>
        <source>An exam is under way. Nothing else is answered meanwhile.</source>
        <translation>考試進行中，其間不答其他問題。</translation>
    </message>
    <message>
        <source>An insurance that the dealer neglected</source>
        <translation>漏問的保險</translation>
    </message>
    <message>
        <source>An offer is missing</source>
        <translation>漏了保險</translation>
    </message>
    <message>
        <source>Announce the last round</source>
        <translation>宣布最後一局</translation>
    </message>
    <message>
        <source>Another Table Game Shift Manager signs.</source>
        <translation>由另一值班經理簽署。</translation>
    </message>
    <message>
        <source>Another badge</source>
        <translation>另發員工證</translation>
    </message>
    <message>
        <source>Another card, not entered yet</source>
        <translation>另一張未輸入的牌</translation>
    </message>
    <message>
        <source>Another dealing error</source>
        <translation>其他派牌錯誤</translation>
    </message>
    <message>
        <source>Another fault is on the table there, and a misdeal has one.</source>
        <translation>檯面另有錯誤，而錯派只可有一項。</translation>
    </message>
    <message>
        <source>Another file lay in the place of this record, which goes on from event {seq}. It is kept as {kept}.</source>
        <translation>本記錄之處曾放了另一檔案；本記錄由第 {seq} 條繼續。該檔案存為 {kept}。</translation>
    </message>
    <message>
        <source>Another key</source>
        <translation>另一密鑰</translation>
    </message>
    <message>
        <source>Another order</source>
        <translation>其他次序</translation>
    </message>
    <message>
        <source>Another program has written into the ledger of this table.</source>
        <translation>另一程式曾寫入本檯的帳本。</translation>
    </message>
    <message>
        <source>Another program has written into the ledger. A Shift Manager signs before anything else is done.</source>
        <translation>另一程式曾寫入帳本。先由值班經理簽署，才可繼續。</translation>
    </message>
    <message>
        <source>Another program has written into the ledger: see the security report.</source>
        <translation>另一程式曾寫入帳本：見保安報告。</translation>
    </message>
    <message>
        <source>Another program has written into {path} after event {seq}, the last that this one has recorded. Nothing more is recorded in that file. Open the table: it goes on in a new file, once a Shift Manager has signed.</source>
        <translation>另一程式曾在本程式最後所記的第 {seq} 條之後寫入 {path}。該檔案不再記錄任何事項。請開檯：值班經理簽署後，在新檔案繼續。</translation>
    </message>
    <message>
        <source>Another program has written into {path} while this table had it open. That file was put aside for inspection ({kept}); the table goes on in a new one, with all that it has recorded. A Shift Manager signs before anything else is done.</source>
        <translation>本檯開啟 {path} 期間，另一程式曾寫入。該檔案已移開備查（{kept}）；本檯連同全部已記事項，在新檔案繼續。先由值班經理簽署，才可繼續。</translation>
    </message>
    <message>
        <source>Another program is changing the staff file {path}. Nothing was changed. Try again in a moment.</source>
        <translation>另一程式正在更改員工檔 {path}。未作任何更改。請稍後再試。</translation>
    </message>
    <message>
        <source>Another program is reading {path}, so that the closed day cannot be archived yet. All that was recorded is kept. Close that program, then try again.</source>
        <translation>另一程式正在讀取 {path}，已結束的營業日暫未能存檔。所有記錄已保存。請關閉該程式再試。</translation>
    </message>
    <message>
        <source>Another program is writing to {path}. What was recorded before is kept. Close that program, then try again.</source>
        <translation>另一程式正在寫入 {path}。先前所記錄的已保存。請關閉該程式再試。</translation>
    </message>
    <message>
        <source>Another program wrote events {first} to {last}. They are not in this record, which goes on from event {seq}. The file is kept as {kept}.</source>
        <translation>另一程式寫入了第 {first} 至 {last} 條，均不在本記錄內；本記錄由第 {seq} 條繼續。該檔案存為 {kept}。</translation>
    </message>
    <message>
        <source>Another rank</source>
        <translation>更改職級</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>另一局</translation>
    </message>
    <message>
        <source>Another staff file</source>
        <translation>另一員工檔</translation>
    </message>
    <message>
        <source>Another staff file was taken without the sealed code here, and no Shift Manager of the former one has signed for that.</source>
        <translation>此處在沒有密封號碼下採用了另一員工檔，原員工檔的值班經理尚未為此簽署。</translation>
    </message>
    <message>
        <source>Another staff file was taken without the sealed code: nobody of the former one has signed for it yet. Nobody who has approved anything since then is proved.</source>
        <translation>在沒有密封號碼下採用了另一員工檔，原員工檔中尚無人為此簽署。其後所有批准均未獲證明。</translation>
    </message>
    <message>
        <source>Answer first: {facts}.</source>
        <translation>請先回答：{facts}。</translation>
    </message>
    <message>
        <source>Answer one question</source>
        <translation>回答一題</translation>
    </message>
    <message>
        <source>Answer the open question first.</source>
        <translation>請先回答未答的問題。</translation>
    </message>
    <message>
        <source>Any irregularity</source>
        <translation>任何異常</translation>
    </message>
    <message>
        <source>Apr</source>
        <translation>4月</translation>
    </message>
    <message>
        <source>Are the cards replaced after this round?</source>
        <translation>局後是否換牌？</translation>
    </message>
    <message>
        <source>Arm {sum} again</source>
        <translation>再備 {sum}</translation>
    </message>
    <message>
        <source>Armed</source>
        <translation>備妥</translation>
    </message>
    <message>
        <source>As advised</source>
        <translation>如建議</translation>
    </message>
    <message>
        <source>As it lies</source>
        <translation>照現狀</translation>
    </message>
    <message>
        <source>As it was settled</source>
        <translation>照原結算</translation>
    </message>
    <message>
        <source>Ask again: {question}</source>
        <translation>重新問：{question}</translation>
    </message>
    <message>
        <source>Ask at the table for the rules of this game.</source>
        <translation>本遊戲規則可向荷官查閱。</translation>
    </message>
    <message>
        <source>Ask box {box}, {bettor}</source>
        <translation>問 {box} 號位，{bettor}</translation>
    </message>
    <message>
        <source>Ask-roads</source>
        <translation>問路</translation>
    </message>
    <message>
        <source>Asked for, but refused</source>
        <translation>不予先開</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>指派</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>指派練習</translation>
    </message>
    <message>
        <source>Assignments</source>
        <translation>指派</translation>
    </message>
    <message>
        <source>At the maximum</source>
        <translation>達到最高</translation>
    </message>
    <message>
        <source>At the minimum</source>
        <translation>達到最低</translation>
    </message>
    <message>
        <source>At these odds the largest stake is {most}.</source>
        <translation>按此賠率最多可買 {most}。</translation>
    </message>
    <message>
        <source>At these totals insurance on the {hand} is due, {odds}, before the next card.</source>
        <translation>此點數下須提供{hand}保險，{odds}，在下一張牌之前。</translation>
    </message>
    <message>
        <source>At this table cards are dealt face up.</source>
        <translation>本檯派明牌。</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>覆核</translation>
    </message>
    <message>
        <source>Aug</source>
        <translation>8月</translation>
    </message>
    <message>
        <source>B Pair</source>
        <translation>莊對</translation>
    </message>
    <message>
        <source>BACK</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>BACK TO THE TABLE</source>
        <translation>返回檯面</translation>
    </message>
    <message>
        <source>BANKER</source>
        <translation>莊</translation>
    </message>
    <message>
        <source>BANKER INSURANCE</source>
        <translation>莊保險</translation>
    </message>
    <message>
        <source>BANKER PAIR</source>
        <translation>莊對</translation>
    </message>
    <message>
        <source>BETS TAKEN</source>
        <translation>輸注已收</translation>
    </message>
    <message>
        <source>BOX {box} PAID</source>
        <translation>{box} 號位已賠</translation>
    </message>
    <message>
        <source>BURN</source>
        <translation>銷牌</translation>
    </message>
    <message>
        <source>BURN {count}</source>
        <translation>銷 {count} 張</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Back to the felt</source>
        <translation>返回檯面</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>返回問題</translation>
    </message>
    <message>
        <source>Back to the report</source>
        <translation>返回報告</translation>
    </message>
    <message>
        <source>Back to the rounds</source>
        <translation>返回各局</translation>
    </message>
    <message>
        <source>Back to the staff</source>
        <translation>返回員工頁</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>返回檯面</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>退格</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>莊</translation>
    </message>
    <message>
        <source>Banker Pair</source>
        <translation>莊對</translation>
    </message>
    <message>
        <source>Banker Pair.</source>
        <translation>莊對。</translation>
    </message>
    <message>
        <source>Banker draws</source>
        <translation>莊補牌</translation>
    </message>
    <message>
        <source>Banker hand</source>
        <translation>莊牌</translation>
    </message>
    <message>
        <source>Banker has {banker}, Player stands</source>
        <translation>莊 {banker} 點，閒不補</translation>
    </message>
    <message>
        <source>Banker has {banker}, Player’s third card counts {third}</source>
        <translation>莊 {banker} 點，閒第三張 {third} 點</translation>
    </message>
    <message>
        <source>Banker on {points} against a {third}</source>
        <translation>莊 {points} 點，對閒第三張 {third}</translation>
    </message>
    <message>
        <source>Banker on {points}, the Player stands</source>
        <translation>莊 {points} 點，閒停牌</translation>
    </message>
    <message>
        <source>Banker wins</source>
        <translation>莊贏</translation>
    </message>
    <message>
        <source>Banker's third card seen first</source>
        <translation>先看莊第三張</translation>
    </message>
    <message>
        <source>Banker’s third card first</source>
        <translation>先開莊第三張</translation>
    </message>
    <message>
        <source>Bead plate</source>
        <translation>珠盤路</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Before and now</source>
        <translation>之前與現在</translation>
    </message>
    <message>
        <source>Before: {what}</source>
        <translation>之前：{what}</translation>
    </message>
    <message>
        <source>Begin the exam</source>
        <translation>開始考試</translation>
    </message>
    <message>
        <source>Begin the mock</source>
        <translation>開始模擬考試</translation>
    </message>
    <message>
        <source>Bet by bet</source>
        <translation>逐注</translation>
    </message>
    <message>
        <source>Bet corrected</source>
        <translation>更正注碼</translation>
    </message>
    <message>
        <source>Bet returned</source>
        <translation>退回下注</translation>
    </message>
    <message>
        <source>Bet taken back</source>
        <translation>撤銷下注</translation>
    </message>
    <message>
        <source>Bet under the minimum</source>
        <translation>低於最低注額</translation>
    </message>
    <message>
        <source>Bet withdrawn late</source>
        <translation>遲收注碼</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Bets back</source>
        <translation>全部退還</translation>
    </message>
    <message>
        <source>Bets closed</source>
        <translation>已停止下注</translation>
    </message>
    <message>
        <source>Bets open</source>
        <translation>接受下注</translation>
    </message>
    <message>
        <source>Bets placed</source>
        <translation>已下注</translation>
    </message>
    <message>
        <source>Bets placed, entered late</source>
        <translation>已下注，補錄</translation>
    </message>
    <message>
        <source>Bets play pro rata.</source>
        <translation>注碼按比例結算。</translation>
    </message>
    <message>
        <source>Bets reopened</source>
        <translation>重開注碼</translation>
    </message>
    <message>
        <source>Bets stay</source>
        <translation>注碼留檯</translation>
    </message>
    <message>
        <source>Bets were added to them. Take them back one by one.</source>
        <translation>其上已加注，請逐一收回。</translation>
    </message>
    <message>
        <source>Betting layout</source>
        <translation>投注檯面</translation>
    </message>
    <message>
        <source>Big eye boy</source>
        <translation>大眼仔</translation>
    </message>
    <message>
        <source>Big road</source>
        <translation>大路</translation>
    </message>
    <message>
        <source>Both hands</source>
        <translation>兩方</translation>
    </message>
    <message>
        <source>Both hands stand.</source>
        <translation>兩方停牌。</translation>
    </message>
    <message>
        <source>Both names are recorded.
Nobody approves their own request.</source>
        <translation>兩人姓名均會記錄。
不得批准自己的要求。</translation>
    </message>
    <message>
        <source>Both settlements are on record.</source>
        <translation>兩次結算均有記錄。</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>號位</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>{box} 號位</translation>
    </message>
    <message>
        <source>Box {box} asks for the squeeze</source>
        <translation>{box} 號位要求瞇牌</translation>
    </message>
    <message>
        <source>Box {box} insures the {hand} Hand for {sum}</source>
        <translation>{box} 號位為{hand}買保險 {sum}</translation>
    </message>
    <message>
        <source>Box {box} squeezes</source>
        <translation>{box} 號位瞇牌</translation>
    </message>
    <message>
        <source>Box {box} stays</source>
        <translation>{box} 號位留下</translation>
    </message>
    <message>
        <source>Box {box} was left</source>
        <translation>漏了 {box} 號位</translation>
    </message>
    <message>
        <source>Box {box} was not paid</source>
        <translation>未賠 {box} 號位</translation>
    </message>
    <message>
        <source>Box {box} was paid</source>
        <translation>已賠 {box} 號位</translation>
    </message>
    <message>
        <source>Box {box} was taken</source>
        <translation>已收 {box} 號位</translation>
    </message>
    <message>
        <source>Box {box} {bettor}</source>
        <translation>{box} 號位 {bettor}</translation>
    </message>
    <message>
        <source>Box {box} {bettor}, {bet}</source>
        <translation>{box} 號位 {bettor}，{bet}</translation>
    </message>
    <message>
        <source>Box {box} {bettor}, {hand} insurance</source>
        <translation>{box} 號位 {bettor}，{hand}保險</translation>
    </message>
    <message>
        <source>Box {box}, standing: {sum} is paid</source>
        <translation>{box} 號位，站立：賠 {sum}</translation>
    </message>
    <message>
        <source>Box {box}, standing: {sum} on {bet}</source>
        <translation>{box} 號位，站立：{bet} {sum}</translation>
    </message>
    <message>
        <source>Box {box}, {bettor}</source>
        <translation>{box} 號位，{bettor}</translation>
    </message>
    <message>
        <source>Box {box}, {bettor} declines</source>
        <translation>{box} 號位，{bettor}不買</translation>
    </message>
    <message>
        <source>Box {box}, {bettor} takes {amount}</source>
        <translation>{box} 號位，{bettor}買 {amount}</translation>
    </message>
    <message>
        <source>Box {box}, {bettor}: another stake</source>
        <translation>{box} 號位，{bettor}：其他金額</translation>
    </message>
    <message>
        <source>Box {box}, {bettor}: largest stake {amount}</source>
        <translation>{box} 號位，{bettor}：最高 {amount}</translation>
    </message>
    <message>
        <source>Box {box}, {bettor}: paid up to here</source>
        <translation>{box} 號位，{bettor}：賠至此處</translation>
    </message>
    <message>
        <source>Box {box}, {bet}</source>
        <translation>{box} 號位，{bet}</translation>
    </message>
    <message>
        <source>Box {box}: go on, or take the bet back?</source>
        <translation>{box}號位，繼續還是退回下注？</translation>
    </message>
    <message>
        <source>Box {box}: taken up to here</source>
        <translation>{box} 號位：收至此處</translation>
    </message>
    <message>
        <source>Box {box}: the losing bets are taken</source>
        <translation>{box} 號位：收取輸注</translation>
    </message>
    <message>
        <source>Box {box}: {note} {text}</source>
        <translation>{box} 號位：{note} {text}</translation>
    </message>
    <message>
        <source>Box {box}: {said}</source>
        <translation>{box} 號位：{said}</translation>
    </message>
    <message>
        <source>Box {box}: {sum} is paid</source>
        <translation>{box} 號位：賠 {sum}</translation>
    </message>
    <message>
        <source>Box {box}: {sum} on {bet}</source>
        <translation>{box} 號位：{bet} {sum}</translation>
    </message>
    <message>
        <source>Bring it back into the archive, or name it.</source>
        <translation>請放回存檔內，或指明其位置。</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>銷牌</translation>
    </message>
    <message>
        <source>Burn 1 card face down.</source>
        <translation>銷 1 張，牌面朝下。</translation>
    </message>
    <message>
        <source>Burn taken back</source>
        <translation>撤銷銷牌</translation>
    </message>
    <message>
        <source>Burn {count} cards face down.</source>
        <translation>銷 {count} 張，牌面朝下。</translation>
    </message>
    <message>
        <source>By bet</source>
        <translation>按注</translation>
    </message>
    <message>
        <source>By box</source>
        <translation>按號位</translation>
    </message>
    <message>
        <source>By dealer</source>
        <translation>按荷官</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>按種類</translation>
    </message>
    <message>
        <source>By person</source>
        <translation>按人員</translation>
    </message>
    <message>
        <source>By row of the pay table</source>
        <translation>按賠率表</translation>
    </message>
    <message>
        <source>By shoe</source>
        <translation>按牌靴</translation>
    </message>
    <message>
        <source>By signing you also say that you watched the exam.</source>
        <translation>簽核即表示你親自監考。</translation>
    </message>
    <message>
        <source>By the count {left} cards are left and {needed} are needed. If the shoe is short of cards, raise “Decks miscounted”.</source>
        <translation>按計數尚餘 {left} 張，需要 {needed} 張。若牌靴仍然不足，請提出牌數不符。</translation>
    </message>
    <message>
        <source>CALL THE RESULT</source>
        <translation>報結果</translation>
    </message>
    <message>
        <source>CARD {number}</source>
        <translation>第 {number} 張</translation>
    </message>
    <message>
        <source>CARDS LEFT</source>
        <translation>餘牌</translation>
    </message>
    <message>
        <source>CHOOSE WHAT HAPPENED</source>
        <translation>選擇發生何事</translation>
    </message>
    <message>
        <source>CLOSE INSURANCE</source>
        <translation>停止保險</translation>
    </message>
    <message>
        <source>CLOSE THE DAY</source>
        <translation>結束營業日</translation>
    </message>
    <message>
        <source>COACH</source>
        <translation>教練</translation>
    </message>
    <message>
        <source>COMPARE</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>CONFIRM</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>CONFIRM ORDER</source>
        <translation>確認次序</translation>
    </message>
    <message>
        <source>CORRECT</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>CORRECTION</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>CUT CARD</source>
        <translation>切牌</translation>
    </message>
    <message>
        <source>Call result</source>
        <translation>報結果</translation>
    </message>
    <message>
        <source>Call the pit</source>
        <translation>請主管</translation>
    </message>
    <message>
        <source>Call the technician if it comes again, and name it: {name}.</source>
        <translation>若再出現請通知技術員，並報上：{name}。</translation>
    </message>
    <message>
        <source>Call the technician, and name it: {name}.</source>
        <translation>請通知技術員，並報上：{name}。</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>宣布</translation>
    </message>
    <message>
        <source>Can be put back in order?</source>
        <translation>能否復原？</translation>
    </message>
    <message>
        <source>Can it go on?</source>
        <translation>能否繼續？</translation>
    </message>
    <message>
        <source>Can round {number} go on as it lies?</source>
        <translation>第 {number} 局能否照現狀繼續？</translation>
    </message>
    <message>
        <source>Can the cards be put back in order?</source>
        <translation>能否復原牌序？</translation>
    </message>
    <message>
        <source>Can the round go on as it lies?</source>
        <translation>本局能否照現狀繼續？</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Card corrected</source>
        <translation>更正牌面</translation>
    </message>
    <message>
        <source>Card misplaced</source>
        <translation>牌放錯</translation>
    </message>
    <message>
        <source>Card missing</source>
        <translation>缺牌</translation>
    </message>
    <message>
        <source>Card taken back</source>
        <translation>撤銷派牌</translation>
    </message>
    <message>
        <source>Card to Banker</source>
        <translation>派莊</translation>
    </message>
    <message>
        <source>Card to Player</source>
        <translation>派閒</translation>
    </message>
    <message>
        <source>Card {card} to {hand}</source>
        <translation>第 {card} 張派{hand}</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>第 {number} 張</translation>
    </message>
    <message>
        <source>Card {number} of the round was entered as {card}.</source>
        <translation>本局第 {number} 張牌輸入為 {card}。</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Cards are burnt only before the first round of a shoe.</source>
        <translation>只在新靴第一局之前銷牌。</translation>
    </message>
    <message>
        <source>Cards are dealt face down here; the last one was dealt face up.</source>
        <translation>本檯派暗牌；最後一張派成明牌。</translation>
    </message>
    <message>
        <source>Cards are out: no more bets. For a late bet, touch Irregularity.</source>
        <translation>牌已派出，停止下注。遲到注碼請按「異常」。</translation>
    </message>
    <message>
        <source>Cards carried over have still to be laid, before any out of the shoe.</source>
        <translation>留牌尚未放上，須先於靴內的牌。</translation>
    </message>
    <message>
        <source>Cards counted</source>
        <translation>已點牌</translation>
    </message>
    <message>
        <source>Cards drawn at the same time</source>
        <translation>同時抽出多張牌</translation>
    </message>
    <message>
        <source>Cards fell out</source>
        <translation>牌跌出</translation>
    </message>
    <message>
        <source>Cards in order</source>
        <translation>牌的次序</translation>
    </message>
    <message>
        <source>Cards left in the shoe: {count}</source>
        <translation>靴內餘牌：{count} 張</translation>
    </message>
    <message>
        <source>Cards not shuffled</source>
        <translation>未洗牌</translation>
    </message>
    <message>
        <source>Cards on the wrong hand</source>
        <translation>牌派錯位置</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>證書</translation>
    </message>
    <message>
        <source>Change of dealer</source>
        <translation>換荷官</translation>
    </message>
    <message>
        <source>Change of dealer.</source>
        <translation>換荷官。</translation>
    </message>
    <message>
        <source>Changes of dealer</source>
        <translation>換荷官</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>再核對</translation>
    </message>
    <message>
        <source>Checking the day</source>
        <translation>正在核對當日</translation>
    </message>
    <message>
        <source>Checks of the program</source>
        <translation>程式檢查</translation>
    </message>
    <message>
        <source>Chip cutting</source>
        <translation>切籌碼</translation>
    </message>
    <message>
        <source>Chip cutting by hand</source>
        <translation>手切籌碼</translation>
    </message>
    <message>
        <source>Chip {amount}</source>
        <translation>籌碼 {amount}</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>籌碼</translation>
    </message>
    <message>
        <source>Chips counted</source>
        <translation>已點籌碼</translation>
    </message>
    <message>
        <source>Choose one person first.</source>
        <translation>請先選一位學員。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Clear bettor</source>
        <translation>清除此客</translation>
    </message>
    <message>
        <source>Clock confirmed</source>
        <translation>確認時鐘</translation>
    </message>
    <message>
        <source>Clock jumped</source>
        <translation>時鐘跳動</translation>
    </message>
    <message>
        <source>Clock of the terminal</source>
        <translation>終端時鐘</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>仍要結束</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>仍要停止下注</translation>
    </message>
    <message>
        <source>Close as they lie</source>
        <translation>照現狀截止</translation>
    </message>
    <message>
        <source>Close box</source>
        <translation>關閉號位</translation>
    </message>
    <message>
        <source>Close insurance before the next card</source>
        <translation>先停止保險，再派下一張牌</translation>
    </message>
    <message>
        <source>Close the bets first.</source>
        <translation>請先停止下注。</translation>
    </message>
    <message>
        <source>Close the day</source>
        <translation>結束營業日</translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation>不記而停止</translation>
    </message>
    <message>
        <source>Coached table</source>
        <translation>教練同檯</translation>
    </message>
    <message>
        <source>Cockroach pig</source>
        <translation>曱甴路</translation>
    </message>
    <message>
        <source>Cohort</source>
        <translation>班組</translation>
    </message>
    <message>
        <source>Comes</source>
        <translation>接檯</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>抽水</translation>
    </message>
    <message>
        <source>Commission Baccarat</source>
        <translation>傳統百家樂 抽佣 5%</translation>
    </message>
    <message>
        <source>Commission, half pay</source>
        <translation>抽水、賠半</translation>
    </message>
    <message>
        <source>Comparing the rules</source>
        <translation>正在比較規則</translation>
    </message>
    <message>
        <source>Conclude</source>
        <translation>完成本局</translation>
    </message>
    <message>
        <source>Conclude the round first, or let another dealer take over.</source>
        <translation>請先完成本局，或由另一荷官接檯。</translation>
    </message>
    <message>
        <source>Confirm the ruling</source>
        <translation>確認裁定</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Continue, or your bet back?</source>
        <translation>繼續，還是退回下注？</translation>
    </message>
    <message>
        <source>Copy of the ledger</source>
        <translation>帳本備份</translation>
    </message>
    <message>
        <source>Correct a bet</source>
        <translation>更正注碼</translation>
    </message>
    <message>
        <source>Correct a card</source>
        <translation>更正牌面</translation>
    </message>
    <message>
        <source>Correct entry</source>
        <translation>更正輸入</translation>
    </message>
    <message>
        <source>Corrections by kind and person</source>
        <translation>更正，按種類及人員</translation>
    </message>
    <message>
        <source>Corrections one by one</source>
        <translation>更正，逐項</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切籌碼</translation>
    </message>
    <message>
        <source>Cut card</source>
        <translation>切牌卡</translation>
    </message>
    <message>
        <source>Cut card is out</source>
        <translation>切牌卡已出</translation>
    </message>
    <message>
        <source>Cut card taken back</source>
        <translation>撤銷切牌</translation>
    </message>
    <message>
        <source>Cut this sum.</source>
        <translation>切出此金額。</translation>
    </message>
    <message>
        <source>Cutting</source>
        <translation>切碼</translation>
    </message>
    <message>
        <source>DATE</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>DAY</source>
        <translation>營業日</translation>
    </message>
    <message>
        <source>DEALER</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>DECISION {number}</source>
        <translation>第 {number} 題</translation>
    </message>
    <message>
        <source>DEMO</source>
        <translation>示範</translation>
    </message>
    <message>
        <source>DEMO LEDGER</source>
        <translation>示範帳本</translation>
    </message>
    <message>
        <source>DONE</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>DRAW A CARD</source>
        <translation>抽牌</translation>
    </message>
    <message>
        <source>DRILL {number}</source>
        <translation>練習 {number}</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Day not checked</source>
        <translation>未核對當日</translation>
    </message>
    <message>
        <source>Day not whole</source>
        <translation>當日不完整</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>派牌</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>Dealer pace</source>
        <translation>荷官速度</translation>
    </message>
    <message>
        <source>Dealers on duty</source>
        <translation>當值荷官</translation>
    </message>
    <message>
        <source>Dealer’s certificate</source>
        <translation>荷官證書</translation>
    </message>
    <message>
        <source>Dealing error</source>
        <translation>其他派牌錯誤</translation>
    </message>
    <message>
        <source>Dealing goes on; the table’s result prevails.</source>
        <translation>派牌繼續；以檯面結果為準。</translation>
    </message>
    <message>
        <source>Dealt by hand</source>
        <translation>人手派牌</translation>
    </message>
    <message>
        <source>Dealt face up</source>
        <translation>派成明牌</translation>
    </message>
    <message>
        <source>Dealt face up at a face-down table</source>
        <translation>暗牌檯派出明牌</translation>
    </message>
    <message>
        <source>Dec</source>
        <translation>12月</translation>
    </message>
    <message>
        <source>Decided after looking at the surveillance recording.</source>
        <translation>查看監控錄像後裁定。</translation>
    </message>
    <message>
        <source>Decided as the rules provide for a dealing error.</source>
        <translation>按派牌錯誤的規則裁定。</translation>
    </message>
    <message>
        <source>Decided in agreement with the players at the table.</source>
        <translation>與在檯客人議定。</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>裁決</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>副數</translation>
    </message>
    <message>
        <source>Decks counted</source>
        <translation>已點副數</translation>
    </message>
    <message>
        <source>Decks miscounted</source>
        <translation>牌數不符</translation>
    </message>
    <message>
        <source>Demo results only.</source>
        <translation>僅為示範結果。</translation>
    </message>
    <message>
        <source>Did it happen in the initial deal?</source>
        <translation>是否首四張牌？</translation>
    </message>
    <message>
        <source>Diff scope</source>
        <translation>差額範圍</translation>
    </message>
    <message>
        <source>Differential</source>
        <translation>差額</translation>
    </message>
    <message>
        <source>Differential {amount}</source>
        <translation>差額 {amount}</translation>
    </message>
    <message>
        <source>Differential {sum}</source>
        <translation>差額 {sum}</translation>
    </message>
    <message>
        <source>Display compared</source>
        <translation>已核對顯示</translation>
    </message>
    <message>
        <source>Display was wrong</source>
        <translation>顯示有誤</translation>
    </message>
    <message>
        <source>Disputed bet</source>
        <translation>注碼爭議</translation>
    </message>
    <message>
        <source>Do not rely on these figures: the ledger is not whole. {why}</source>
        <translation>切勿倚賴這些數字：帳本不完整。{why}</translation>
    </message>
    <message>
        <source>Do not rely on these figures: {file} is not whole. {why} There are {count} faults. Verify it.</source>
        <translation>切勿倚賴這些數字：{file} 不完整。{why} 共有 {count} 項錯誤。請核對。</translation>
    </message>
    <message>
        <source>Do not rely on these figures: {file} is not whole. {why} Verify it.</source>
        <translation>切勿倚賴這些數字：{file} 不完整。{why} 請核對。</translation>
    </message>
    <message>
        <source>Do what comes next, as on the floor.</source>
        <translation>做下一步，如同在場上。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>補牌</translation>
    </message>
    <message>
        <source>Draw rules</source>
        <translation>補牌規則</translation>
    </message>
    <message>
        <source>Draw to Banker</source>
        <translation>莊補牌</translation>
    </message>
    <message>
        <source>Draw to Player</source>
        <translation>閒補牌</translation>
    </message>
    <message>
        <source>Drawn together</source>
        <translation>同時抽出</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>補牌</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>練習題</translation>
    </message>
    <message>
        <source>EN</source>
        <translation>繁</translation>
    </message>
    <message>
        <source>ENTERED LATE</source>
        <translation>補錄</translation>
    </message>
    <message>
        <source>EXAM</source>
        <translation>考試</translation>
    </message>
    <message>
        <source>Each opens where it went wrong.</source>
        <translation>逐題回到出錯之處。</translation>
    </message>
    <message>
        <source>Each side is asked the same questions.</source>
        <translation>兩邊問同樣的問題。</translation>
    </message>
    <message>
        <source>Earlier round</source>
        <translation>先前牌局</translation>
    </message>
    <message>
        <source>Earlier rounds</source>
        <translation>較早的局</translation>
    </message>
    <message>
        <source>Early close</source>
        <translation>提早收檯</translation>
    </message>
    <message>
        <source>Easy Six</source>
        <translation>輕鬆六</translation>
    </message>
    <message>
        <source>End drill</source>
        <translation>結束練習</translation>
    </message>
    <message>
        <source>End of insurance taken back</source>
        <translation>撤銷停止保險</translation>
    </message>
    <message>
        <source>End of the day</source>
        <translation>結束營業日</translation>
    </message>
    <message>
        <source>End session</source>
        <translation>結束本節</translation>
    </message>
    <message>
        <source>End sprint</source>
        <translation>結束衝刺</translation>
    </message>
    <message>
        <source>End the acting rank</source>
        <translation>終止署理</translation>
    </message>
    <message>
        <source>End the day</source>
        <translation>結束本日</translation>
    </message>
    <message>
        <source>End the exam</source>
        <translation>結束考試</translation>
    </message>
    <message>
        <source>Enter a missed round</source>
        <translation>補錄牌局</translation>
    </message>
    <message>
        <source>Enter the face that was opened.</source>
        <translation>請輸入所開的牌面。</translation>
    </message>
    <message>
        <source>Enter the sum of the bet.</source>
        <translation>請輸入注碼金額。</translation>
    </message>
    <message>
        <source>Equal Point Totals are a Tie.</source>
        <translation>點數相同即和局。</translation>
    </message>
    <message>
        <source>Error of an earlier round</source>
        <translation>先前牌局的錯誤</translation>
    </message>
    <message>
        <source>Event {attested} of {path} is not the one that was recorded, as {witness} attests: the ledger was altered, or another lies in its place. Nothing was changed. Keep all its files for inspection and go on from a backup.</source>
        <translation>據 {witness} 核證，{path} 的第 {attested} 條記錄並非當時所記：帳本曾被改動，或該處放了另一本。未作任何更改。請保存所有檔案備查，並從備份繼續。</translation>
    </message>
    <message>
        <source>Event {seq} (shoe {shoe}, round {round}): {why}</source>
        <translation>第 {seq} 條記錄（第 {shoe} 靴第 {round} 局）：{why}</translation>
    </message>
    <message>
        <source>Event {seq} is attested with another hash than it has.</source>
        <translation>第 {seq} 條記錄所核證的雜湊值與實際不符。</translation>
    </message>
    <message>
        <source>Event {seq} is attested, but the ledger does not hold it.</source>
        <translation>第 {seq} 條記錄有核證，但帳本內沒有。</translation>
    </message>
    <message>
        <source>Event {seq} is not the one that was recorded.</source>
        <translation>第 {seq} 條記錄並非當時所記。</translation>
    </message>
    <message>
        <source>Event {seq} is not the one whose head left the machine (line {line} of {file}).</source>
        <translation>第 {seq} 條記錄並非其帳鏈已送出本機的那一條（{file} 第 {line} 行）。</translation>
    </message>
    <message>
        <source>Event {seq}, shoe {shoe}, round {round}: {what}</source>
        <translation>第 {seq} 條記錄（第 {shoe} 靴第 {round} 局）：{what}</translation>
    </message>
    <message>
        <source>Event {seq}: {what}</source>
        <translation>第 {seq} 條記錄：{what}</translation>
    </message>
    <message>
        <source>Event {seq}: {why}</source>
        <translation>第 {seq} 條記錄：{why}</translation>
    </message>
    <message>
        <source>Events {first} to {attested} were recorded, as {witness} attests, but {path} ends at event {found}: the log next to it is gone, or an older file lies in its place. Nothing was changed. Bring back what is missing and try again; if it cannot be found, keep all files of the ledger for inspection and go on from a backup.</source>
        <translation>據 {witness} 核證，第 {first} 至 {attested} 條記錄曾經寫入，但 {path} 止於第 {found} 條：旁邊的日誌不見了，或該處放的是較舊的檔案。未作任何更改。請取回所缺部分再試；若找不到，請保存帳本所有檔案備查，並從備份繼續。</translation>
    </message>
    <message>
        <source>Events {first} to {last} are missing.</source>
        <translation>缺第 {first} 至 {last} 條記錄。</translation>
    </message>
    <message>
        <source>Events {first} to {last} were recorded, but are not in the ledger: the log next to it is gone, or an older file lies in its place. Bring back what is missing.</source>
        <translation>第 {first} 至 {last} 條記錄曾經寫入，但不在帳本內：旁邊的日誌不見了，或該處放的是較舊的檔案。請取回所缺部分。</translation>
    </message>
    <message>
        <source>Every act is recorded, with what the clock showed.</source>
        <translation>每項操作連同時鐘所示一併記錄。</translation>
    </message>
    <message>
        <source>Every act is recorded; dealing goes on.</source>
        <translation>每項操作都有記錄；派牌照常進行。</translation>
    </message>
    <message>
        <source>Every act that was shown is kept.</source>
        <translation>所有已顯示的操作均已保存。</translation>
    </message>
    <message>
        <source>Every bettor chooses first: go on, or have the bets back.</source>
        <translation>每位客人先選擇：繼續或退回下注。</translation>
    </message>
    <message>
        <source>Every card must be open before the result.</source>
        <translation>所有牌須開出才有結果。</translation>
    </message>
    <message>
        <source>Every change is signed.</source>
        <translation>每項變更均須簽署。</translation>
    </message>
    <message>
        <source>Every decision was right.</source>
        <translation>每題皆正確。</translation>
    </message>
    <message>
        <source>Every fault that was decided, by kind, paragraph, action and who decided.</source>
        <translation>每項已裁定的異常，按種類、條文、處理及裁定者。</translation>
    </message>
    <message>
        <source>Every round that ended without a result, why, by whose word, and what went back.</source>
        <translation>每一局沒有結果的牌局：原因、由誰決定、退回多少。</translation>
    </message>
    <message>
        <source>Everybody who was signed off has to sit the exam again. It cannot be taken back.</source>
        <translation>已簽核的人須重新考試。不能撤回。</translation>
    </message>
    <message>
        <source>Everything that was recorded is kept.</source>
        <translation>所有記錄已保存。</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>考試</translation>
    </message>
    <message>
        <source>Exam at a full table</source>
        <translation>滿檯考試</translation>
    </message>
    <message>
        <source>Exam seeds</source>
        <translation>考試種子</translation>
    </message>
    <message>
        <source>Exam signed off</source>
        <translation>考試已簽署</translation>
    </message>
    <message>
        <source>Exam {exam} is not signed.</source>
        <translation>考試 {exam} 未經簽署。</translation>
    </message>
    <message>
        <source>Exam {exam} was signed, but not as passed.</source>
        <translation>考試 {exam} 已簽署，但並非合格。</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>考試</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>Export the cohort</source>
        <translation>匯出班組</translation>
    </message>
    <message>
        <source>Face not known</source>
        <translation>牌面未知</translation>
    </message>
    <message>
        <source>Face seen?</source>
        <translation>牌面外露？</translation>
    </message>
    <message>
        <source>Face was seen</source>
        <translation>牌面外露</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>事實</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>異常</translation>
    </message>
    <message>
        <source>Feb</source>
        <translation>2月</translation>
    </message>
    <message>
        <source>Fewer cards are given than were entered in this round.</source>
        <translation>所給的牌少於本局所輸入的。</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>File {name}</source>
        <translation>檔案 {name}</translation>
    </message>
    <message>
        <source>Files of the table were open to others: they may no longer be read by them.</source>
        <translation>本檯檔案曾對他人開放：可能已被讀取。</translation>
    </message>
    <message>
        <source>Files: {count}, in {folder}</source>
        <translation>檔案：{count} 個，位於 {folder}</translation>
    </message>
    <message>
        <source>First act</source>
        <translation>首項</translation>
    </message>
    <message>
        <source>First run</source>
        <translation>首次啟動</translation>
    </message>
    <message>
        <source>For information only; the table’s result prevails.</source>
        <translation>僅供參考，以檯面結果為準。</translation>
    </message>
    <message>
        <source>Foreign card found</source>
        <translation>發現異牌</translation>
    </message>
    <message>
        <source>Foreign write</source>
        <translation>外來寫入</translation>
    </message>
    <message>
        <source>Foreign write into the ledger</source>
        <translation>帳本有外來寫入</translation>
    </message>
    <message>
        <source>Foreign write signed for</source>
        <translation>已為外來寫入簽署</translation>
    </message>
    <message>
        <source>Fortune Six</source>
        <translation>幸運六</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前進</translation>
    </message>
    <message>
        <source>Found in recall</source>
        <translation>回看發現</translation>
    </message>
    <message>
        <source>Found: {found} of {planted}. False alarms: {alarms} of {clean}.</source>
        <translation>找出 {planted} 項中的 {found} 項。誤報：{clean} 局中 {alarms} 局。</translation>
    </message>
    <message>
        <source>Four cards</source>
        <translation>四張牌</translation>
    </message>
    <message>
        <source>From</source>
        <translation>由</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>由開始起</translation>
    </message>
    <message>
        <source>From then on an older badge is good no more.</source>
        <translation>此後舊員工證不再有效。</translation>
    </message>
    <message>
        <source>From then on every approval is proved by the signature of its person.</source>
        <translation>此後每項批准均以本人簽署證明。</translation>
    </message>
    <message>
        <source>Full stop</source>
        <translation>句號</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>GO ON</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>GO ON WITH THE ROUND</source>
        <translation>繼續本局</translation>
    </message>
    <message>
        <source>GO OVER ALL {count}</source>
        <translation>重溫全部 {count} 題</translation>
    </message>
    <message>
        <source>GO OVER IT</source>
        <translation>重溫此題</translation>
    </message>
    <message>
        <source>GOES BACK</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>Gaming day</source>
        <translation>營業日</translation>
    </message>
    <message>
        <source>Gaming day begun</source>
        <translation>開始營業日</translation>
    </message>
    <message>
        <source>Gaming day closed</source>
        <translation>結束營業日</translation>
    </message>
    <message>
        <source>Give a reason of 1 to {most} characters.</source>
        <translation>請寫 1 至 {most} 個字符的原因。</translation>
    </message>
    <message>
        <source>Give back {bets}:
{sum}</source>
        <translation>退回 {bets}：
{sum}</translation>
    </message>
    <message>
        <source>Given to {count}: until {day}.</source>
        <translation>已指派 {count} 人：至 {day} 止。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Go on as shown</source>
        <translation>照此繼續</translation>
    </message>
    <message>
        <source>Go on later</source>
        <translation>稍後繼續</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>繼續考試</translation>
    </message>
    <message>
        <source>Go on without signatures</source>
        <translation>不簽署而繼續</translation>
    </message>
    <message>
        <source>Go over it</source>
        <translation>重溫</translation>
    </message>
    <message>
        <source>Go over what was wrong</source>
        <translation>重溫錯題</translation>
    </message>
    <message>
        <source>Gold is what comes next. Touch it.</source>
        <translation>金色就是下一步，請點按。</translation>
    </message>
    <message>
        <source>Good: it is byte for byte what the ledger gives.</source>
        <translation>無誤：與帳本所得逐字節相同。</translation>
    </message>
    <message>
        <source>Grades</source>
        <translation>評分</translation>
    </message>
    <message>
        <source>Half pay</source>
        <translation>半賠</translation>
    </message>
    <message>
        <source>Half pay.</source>
        <translation>賠一半。</translation>
    </message>
    <message>
        <source>Hand signals</source>
        <translation>手勢</translation>
    </message>
    <message>
        <source>Handed over as it lies</source>
        <translation>照現狀交接</translation>
    </message>
    <message>
        <source>Hardest for you</source>
        <translation>最難</translation>
    </message>
    <message>
        <source>Hardest items</source>
        <translation>最難題目</translation>
    </message>
    <message>
        <source>Has a face been seen?</source>
        <translation>牌面是否外露？</translation>
    </message>
    <message>
        <source>Head file missing: have the ledger verified against the last report.</source>
        <translation>帳鏈檔不見了：請以最近的報告核對帳本。</translation>
    </message>
    <message>
        <source>Heads leave this machine no more: the profile names no place for them.</source>
        <translation>帳鏈不再送離本機：設定檔沒有指明送往何處。</translation>
    </message>
    <message>
        <source>Heads not sent</source>
        <translation>帳鏈未送出</translation>
    </message>
    <message>
        <source>Heads of the ledger</source>
        <translation>帳鏈外送</translation>
    </message>
    <message>
        <source>Hide this</source>
        <translation>隱藏</translation>
    </message>
    <message>
        <source>Higher play</source>
        <translation>加注</translation>
    </message>
    <message>
        <source>Hold it to the reader, then sign for it.</source>
        <translation>靠近讀卡器，然後簽署。</translation>
    </message>
    <message>
        <source>Hold the badge to the reader</source>
        <translation>將員工證靠近讀卡器</translation>
    </message>
    <message>
        <source>House decision</source>
        <translation>場方決定</translation>
    </message>
    <message>
        <source>House net</source>
        <translation>場方淨額</translation>
    </message>
    <message>
        <source>House net a round</source>
        <translation>每局場方淨額</translation>
    </message>
    <message>
        <source>House net, theoretical</source>
        <translation>場方淨額、理論值</translation>
    </message>
    <message>
        <source>House settings</source>
        <translation>場方設定</translation>
    </message>
    <message>
        <source>House {net}</source>
        <translation>場方 {net}</translation>
    </message>
    <message>
        <source>How many rounds each dealer has dealt an hour on duty, where the time of a round goes, and each change of dealer, with the head to sign for.</source>
        <translation>各荷官當值時每小時派多少局，每局時間用在何處，以及每次換荷官，連同所簽認的帳鏈。</translation>
    </message>
    <message>
        <source>How sure are you?</source>
        <translation>是否確定？</translation>
    </message>
    <message>
        <source>I decide alone</source>
        <translation>我自己決定</translation>
    </message>
    <message>
        <source>IN TIME</source>
        <translation>及時</translation>
    </message>
    <message>
        <source>INSURANCE</source>
        <translation>保險</translation>
    </message>
    <message>
        <source>IT WAS THIS CARD</source>
        <translation>就是此牌</translation>
    </message>
    <message>
        <source>If it cannot be put back</source>
        <translation>若不可復原</translation>
    </message>
    <message>
        <source>If it was the {card}</source>
        <translation>若是 {card}</translation>
    </message>
    <message>
        <source>If one comes, touch it. Play halts.</source>
        <translation>若再出現請點按，牌局會停。</translation>
    </message>
    <message>
        <source>If put back in order</source>
        <translation>若可復原</translation>
    </message>
    <message>
        <source>If the Banker wins next</source>
        <translation>莊問路</translation>
    </message>
    <message>
        <source>If the Player wins next</source>
        <translation>閒問路</translation>
    </message>
    <message>
        <source>If the program ends meanwhile, its next start puts the ledger away.</source>
        <translation>若程式其間終止，下次啟動時會存檔。</translation>
    </message>
    <message>
        <source>If the staff file is ever lost, this code and a Table Game Shift Manager put another in its place. Write it down, seal it in an envelope, and keep that apart from the table.</source>
        <translation>若員工檔遺失，可憑此號碼及一名值班經理換上另一份。請抄下，封入信封，並與本檯分開保管。</translation>
    </message>
    <message>
        <source>In another order: {what}</source>
        <translation>次序不同：{what}</translation>
    </message>
    <message>
        <source>In force → in the profile: {changes}.</source>
        <translation>現行 → 設定檔：{changes}。</translation>
    </message>
    <message>
        <source>In other words</source>
        <translation>另述</translation>
    </message>
    <message>
        <source>In the folder</source>
        <translation>所在資料夾</translation>
    </message>
    <message>
        <source>In the initial deal?</source>
        <translation>首四張牌？</translation>
    </message>
    <message>
        <source>In this order the cards left the shoe: {cards}</source>
        <translation>牌離開牌靴的次序：{cards}</translation>
    </message>
    <message>
        <source>In this report</source>
        <translation>本報告內容</translation>
    </message>
    <message>
        <source>In which order did the cards leave the shoe?</source>
        <translation>請按出靴次序點選</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保險</translation>
    </message>
    <message>
        <source>Insurance asked for after a missed offer</source>
        <translation>錯過第一次後要求的保險</translation>
    </message>
    <message>
        <source>Insurance at {odds} to 1</source>
        <translation>保險 1 賠 {odds}</translation>
    </message>
    <message>
        <source>Insurance closed</source>
        <translation>停止保險</translation>
    </message>
    <message>
        <source>Insurance is not offered</source>
        <translation>未提供保險</translation>
    </message>
    <message>
        <source>Insurance is offered and closed</source>
        <translation>保險已提供並停止</translation>
    </message>
    <message>
        <source>Insurance lammer</source>
        <translation>保險牌</translation>
    </message>
    <message>
        <source>Insurance neglected</source>
        <translation>漏問保險</translation>
    </message>
    <message>
        <source>Insurance not offered</source>
        <translation>漏問保險</translation>
    </message>
    <message>
        <source>Insurance on that hand was not due to this bettor, or was offered, taken or declined.</source>
        <translation>此客人在該方不應提供保險，或已提供、已買或不買。</translation>
    </message>
    <message>
        <source>Insurance on the {hand}</source>
        <translation>{hand}保險</translation>
    </message>
    <message>
        <source>Insurance on the {hand}, {odds}</source>
        <translation>{hand}保險，{odds}</translation>
    </message>
    <message>
        <source>Insurance on {hand}</source>
        <translation>{hand}保險</translation>
    </message>
    <message>
        <source>Insurance on {hand} is open. Close it before the next card.</source>
        <translation>{hand}保險正在進行。請先停止保險，再派下一張牌。</translation>
    </message>
    <message>
        <source>Insurance on {hand}, {price}</source>
        <translation>{hand}保險，{price}</translation>
    </message>
    <message>
        <source>Insurance rows</source>
        <translation>保險賠率表</translation>
    </message>
    <message>
        <source>Insurance taken back</source>
        <translation>撤銷保險</translation>
    </message>
    <message>
        <source>Insurance was due and not offered; the bet on the losing hand is to go back.</source>
        <translation>應提供保險而漏問；輸方注碼須退回。</translation>
    </message>
    <message>
        <source>Insurance was neglected</source>
        <translation>漏問保險</translation>
    </message>
    <message>
        <source>Insurance was offered</source>
        <translation>已提供保險</translation>
    </message>
    <message>
        <source>Insurance · Super Six Plus</source>
        <translation>保險 · 超級六</translation>
    </message>
    <message>
        <source>Insurance: the odds lie on the lammer when it is offered.</source>
        <translation>保險：賠率以放出的保險牌為準。</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>保險</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>異常</translation>
    </message>
    <message>
        <source>Irregularity</source>
        <translation>異常</translation>
    </message>
    <message>
        <source>Is that right?</source>
        <translation>是否正確？</translation>
    </message>
    <message>
        <source>Is the order of the cards known?</source>
        <translation>牌序是否已知？</translation>
    </message>
    <message>
        <source>It belongs to shoe {shoe}, round {round}.</source>
        <translation>它屬於第 {shoe} 靴第 {round} 局。</translation>
    </message>
    <message>
        <source>It belongs to table {table}.</source>
        <translation>它屬於 {table} 檯。</translation>
    </message>
    <message>
        <source>It cannot be compared: {why}</source>
        <translation>無法比較：{why}</translation>
    </message>
    <message>
        <source>It counts as not done, like the {count} behind it.</source>
        <translation>它與其後 {count} 項均視作未做。</translation>
    </message>
    <message>
        <source>It counts once it is signed.</source>
        <translation>簽核後方算數。</translation>
    </message>
    <message>
        <source>It depends on the cards.</source>
        <translation>視乎牌而定。</translation>
    </message>
    <message>
        <source>It does not go on from {earlier}.</source>
        <translation>它並非接續 {earlier}。</translation>
    </message>
    <message>
        <source>It does not stand on the event before it: one of the two was altered.</source>
        <translation>與前一條記錄不相連：兩者之一曾被改動。</translation>
    </message>
    <message>
        <source>It does not stand on the ledger's identity: that was altered, or the start is missing.</source>
        <translation>與帳本身份不相連：身份曾被改動，或缺了開頭。</translation>
    </message>
    <message>
        <source>It ends here and is not passed. A resit has to wait.</source>
        <translation>考試就此結束，不合格。補考須等候。</translation>
    </message>
    <message>
        <source>It goes back to the player.</source>
        <translation>退還客人。</translation>
    </message>
    <message>
        <source>It happened after the initial deal.</source>
        <translation>在首輪派牌之後發生。</translation>
    </message>
    <message>
        <source>It happened in the initial deal.</source>
        <translation>在首輪派牌時發生。</translation>
    </message>
    <message>
        <source>It has no command.</source>
        <translation>它沒有指令。</translation>
    </message>
    <message>
        <source>It has signed on for the last time.</source>
        <translation>此為最後一次簽到。</translation>
    </message>
    <message>
        <source>It has {found} rows; the events ask for {expected}.</source>
        <translation>現有 {found} 行；按記錄應有 {expected} 行。</translation>
    </message>
    <message>
        <source>It holds names: anybody who has the file knows who trains.</source>
        <translation>內含姓名：取得檔案者即知誰在受訓。</translation>
    </message>
    <message>
        <source>It is a Tie</source>
        <translation>和局</translation>
    </message>
    <message>
        <source>It is about box {box}, {bet}</source>
        <translation>關於 {box} 號位，{bet}</translation>
    </message>
    <message>
        <source>It is about card {number}: {card}</source>
        <translation>關於第 {number} 張牌：{card}</translation>
    </message>
    <message>
        <source>It is about the round before.</source>
        <translation>關於上一局。</translation>
    </message>
    <message>
        <source>It is no attempt, and nobody can sign it.</source>
        <translation>不計作應考，任何人都不能簽署。</translation>
    </message>
    <message>
        <source>It is not recorded as a part of the act that it belongs to.</source>
        <translation>它並非記錄為所屬操作的一部分。</translation>
    </message>
    <message>
        <source>It is not stored as an event is.</source>
        <translation>存放方式不合規格。</translation>
    </message>
    <message>
        <source>It is not what the ledger gives: it was altered.</source>
        <translation>與帳本所得不同：曾被改動。</translation>
    </message>
    <message>
        <source>It is recorded now, and the {count} behind it.</source>
        <translation>現在記錄它及其後 {count} 項。</translation>
    </message>
    <message>
        <source>It is recorded under the number that signs.</source>
        <translation>以簽署者編號記錄。</translation>
    </message>
    <message>
        <source>It is recorded.</source>
        <translation>予以記錄。</translation>
    </message>
    <message>
        <source>It is refused.</source>
        <translation>不予接受。</translation>
    </message>
    <message>
        <source>It is signed for afterwards.</source>
        <translation>其後簽署。</translation>
    </message>
    <message>
        <source>It is signed.</source>
        <translation>已簽核。</translation>
    </message>
    <message>
        <source>It is stored behind event {seq}: the file is damaged.</source>
        <translation>它存放在第 {seq} 條記錄之後：檔案已損壞。</translation>
    </message>
    <message>
        <source>It is: {action}, by {rank}.</source>
        <translation>應為：{action}，裁定者：{rank}。</translation>
    </message>
    <message>
        <source>It leaves every list and every later export. Certificates handed out stay.</source>
        <translation>名字會從所有名單及日後匯出中消失。已發出的證書不受影響。</translation>
    </message>
    <message>
        <source>It proves nothing by itself: lammer verify compares it with the training ledger.</source>
        <translation>證書本身不足為證：lammer verify 與訓練帳本核對。</translation>
    </message>
    <message>
        <source>It shows {time}. The round in hand is played to its end; until somebody confirms the time, acts are recorded by the time that goes by, and no round commences. Have the technician set the clock if it is wrong, then confirm it.</source>
        <translation>它顯示 {time}。進行中的牌局派完為止；在確認時間之前，操作按經過的時間記錄，並不開新局。時鐘若不對，請技術員校正，再確認。</translation>
    </message>
    <message>
        <source>It stays in the strip until it is mended.</source>
        <translation>修復之前會一直顯示在下方。</translation>
    </message>
    <message>
        <source>It was decided by version {version} of the rules, which this program does not know.</source>
        <translation>它按規則版本 {version} 裁定，本程式不認得該版本。</translation>
    </message>
    <message>
        <source>It was decided: {kind}</source>
        <translation>已裁定：{kind}</translation>
    </message>
    <message>
        <source>It was ended at decision {decisions}, before it was decided.</source>
        <translation>在第 {decisions} 題終止，未有結果。</translation>
    </message>
    <message>
        <source>It was interrupted a second time.</source>
        <translation>第二次中斷。</translation>
    </message>
    <message>
        <source>It was interrupted, and not gone on with on the same gaming day.</source>
        <translation>曾中斷，且未在同一營業日繼續。</translation>
    </message>
    <message>
        <source>It was interrupted, and this program asks other things.</source>
        <translation>考試曾中斷，而本程式的題目已不同。</translation>
    </message>
    <message>
        <source>It was seen which of them came first.</source>
        <translation>已看清哪一張先出。</translation>
    </message>
    <message>
        <source>Its authority {authority} was not granted.</source>
        <translation>其權限 {authority} 並未授予。</translation>
    </message>
    <message>
        <source>Its definition was altered or is missing.</source>
        <translation>其定義曾被改動或不見了。</translation>
    </message>
    <message>
        <source>Its fingerprint is {figures}. The key before has not signed for it. Compare it with the one that was noted when it was made; heads wait until somebody signs.</source>
        <translation>其指紋為 {figures}。先前的密鑰未為此簽署。請與製作時記下的對照；簽署之前帳鏈暫不外送。</translation>
    </message>
    <message>
        <source>Its hash is not that of its contents: it was altered.</source>
        <translation>雜湊值與內容不符：曾被改動。</translation>
    </message>
    <message>
        <source>Its ledger</source>
        <translation>其帳本</translation>
    </message>
    <message>
        <source>Its row is not what the event says.</source>
        <translation>此行與記錄不符。</translation>
    </message>
    <message>
        <source>Its time by the clock {at} is not a time of the ledger.</source>
        <translation>其時鐘時間 {at} 不是帳本的時間。</translation>
    </message>
    <message>
        <source>Its time is not that of the clock that it confirms.</source>
        <translation>其時間並非所確認的時鐘時間。</translation>
    </message>
    <message>
        <source>Its time {at} is not a time of the ledger.</source>
        <translation>其時間 {at} 不是帳本的時間。</translation>
    </message>
    <message>
        <source>Its time {at} lies before the one before it.</source>
        <translation>其時間 {at} 早於前一條記錄。</translation>
    </message>
    <message>
        <source>Jan</source>
        <translation>1月</translation>
    </message>
    <message>
        <source>Joker found</source>
        <translation>發現大小王</translation>
    </message>
    <message>
        <source>Jul</source>
        <translation>7月</translation>
    </message>
    <message>
        <source>Jun</source>
        <translation>6月</translation>
    </message>
    <message>
        <source>Keep the file that was put aside. This alarm stays.</source>
        <translation>請保存移開的檔案。此警示不會消失。</translation>
    </message>
    <message>
        <source>Kept: {path}</source>
        <translation>已保存：{path}</translation>
    </message>
    <message>
        <source>Key of the table</source>
        <translation>本檯密鑰</translation>
    </message>
    <message>
        <source>Key of the table taken</source>
        <translation>採用本檯密鑰</translation>
    </message>
    <message>
        <source>Key of the table: {key}</source>
        <translation>本檯密鑰：{key}</translation>
    </message>
    <message>
        <source>Kinds of change</source>
        <translation>變更種類</translation>
    </message>
    <message>
        <source>LAST RESULT</source>
        <translation>上局結果</translation>
    </message>
    <message>
        <source>LAST ROUND before the shoe ends</source>
        <translation>本靴最後一局</translation>
    </message>
    <message>
        <source>LAST ROUND before the table closes</source>
        <translation>收檯前最後一局</translation>
    </message>
    <message>
        <source>LEDGER</source>
        <translation>帳本</translation>
    </message>
    <message>
        <source>LEDGER NOT WHOLE: DO NOT RELY ON THESE FIGURES</source>
        <translation>帳本不完整：切勿倚賴這些數字</translation>
    </message>
    <message>
        <source>LEFT</source>
        <translation>餘牌</translation>
    </message>
    <message>
        <source>LIMITS</source>
        <translation>限紅</translation>
    </message>
    <message>
        <source>Lammer out</source>
        <translation>放出保險牌</translation>
    </message>
    <message>
        <source>Lammer taken back</source>
        <translation>撤銷保險牌</translation>
    </message>
    <message>
        <source>Lammer: players’ display</source>
        <translation>Lammer：客用顯示</translation>
    </message>
    <message>
        <source>Lapsed sign-offs</source>
        <translation>失效簽核</translation>
    </message>
    <message>
        <source>Last act</source>
        <translation>末項</translation>
    </message>
    <message>
        <source>Last answers</source>
        <translation>最近作答</translation>
    </message>
    <message>
        <source>Last round announced</source>
        <translation>已宣布最後一局</translation>
    </message>
    <message>
        <source>Last round taken back</source>
        <translation>撤回最後一局</translation>
    </message>
    <message>
        <source>Late bet</source>
        <translation>遲到注碼</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>之後</translation>
    </message>
    <message>
        <source>Later rounds</source>
        <translation>較後的局</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>Leave exam</source>
        <translation>離開考試</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>放棄</translation>
    </message>
    <message>
        <source>Leave it open</source>
        <translation>未確定</translation>
    </message>
    <message>
        <source>Leave the day open</source>
        <translation>不結束本日</translation>
    </message>
    <message>
        <source>Leave the exam?</source>
        <translation>離開考試？</translation>
    </message>
    <message>
        <source>Leave the limits as they are</source>
        <translation>限額不變</translation>
    </message>
    <message>
        <source>Leave the table without a dealer?</source>
        <translation>讓本檯沒有荷官？</translation>
    </message>
    <message>
        <source>Leave what has not lost</source>
        <translation>留下未輸的</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>離檯</translation>
    </message>
    <message>
        <source>Leaving means not passed.</source>
        <translation>離開即不合格。</translation>
    </message>
    <message>
        <source>Ledger head</source>
        <translation>帳鏈</translation>
    </message>
    <message>
        <source>Ledger head: event {seq} of {at}</source>
        <translation>帳鏈：第 {seq} 條記錄，{at}</translation>
    </message>
    <message>
        <source>Less often</source>
        <translation>較少見</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <translation>第 {number} 級</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>可能</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限額</translation>
    </message>
    <message>
        <source>Limits and profile changed</source>
        <translation>限額及設定變更</translation>
    </message>
    <message>
        <source>Limits changed</source>
        <translation>更改限額</translation>
    </message>
    <message>
        <source>Limits turned back</source>
        <translation>限額退回</translation>
    </message>
    <message>
        <source>Limits, pro rata</source>
        <translation>限額、按比例</translation>
    </message>
    <message>
        <source>Line {line} of {file} is no head.</source>
        <translation>{file} 第 {line} 行不是帳鏈。</translation>
    </message>
    <message>
        <source>Line {line} of {file} is not signed with the key of the table.</source>
        <translation>{file} 第 {line} 行並非以本檯密鑰簽署。</translation>
    </message>
    <message>
        <source>Line {line} of {file} is signed with the key {key}, on record since event {known}, for which no noted key vouches: compare it with what was noted then, and name it with --key too.</source>
        <translation>{file} 第 {line} 行以密鑰 {key} 簽署，該密鑰自第 {known} 條記錄起列入記錄，但沒有任何已抄下的密鑰為其作證：請與當時抄下者核對，並同樣以 --key 指明。</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再看一次</translation>
    </message>
    <message>
        <source>Looked up: a miss</source>
        <translation>已查看答案：算錯</translation>
    </message>
    <message>
        <source>Losing bets taken</source>
        <translation>輸注已收</translation>
    </message>
    <message>
        <source>MAKE SHIFT MANAGER</source>
        <translation>設為值班經理</translation>
    </message>
    <message>
        <source>MARK AS LAPSED</source>
        <translation>標為失效</translation>
    </message>
    <message>
        <source>MAX</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>MAX DIFF</source>
        <translation>最高差額</translation>
    </message>
    <message>
        <source>MAX DIFFERENTIAL</source>
        <translation>最高差額</translation>
    </message>
    <message>
        <source>MIN</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Manager’s ruling</source>
        <translation>經理裁定</translation>
    </message>
    <message>
        <source>Manner, voice</source>
        <translation>儀態、聲線</translation>
    </message>
    <message>
        <source>Mar</source>
        <translation>3月</translation>
    </message>
    <message>
        <source>Mark sign-offs as lapsed</source>
        <translation>把簽核標為失效</translation>
    </message>
    <message>
        <source>Marked as lapsed: {count}.</source>
        <translation>已標為失效：{count}。</translation>
    </message>
    <message>
        <source>Marked cards</source>
        <translation>牌有記號</translation>
    </message>
    <message>
        <source>Mastered is three things</source>
        <translation>掌握要有三項</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>May</source>
        <translation>5月</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Minutes a day, 14 days</source>
        <translation>每日分鐘，14 日</translation>
    </message>
    <message>
        <source>Minutes trained by all, by day</source>
        <translation>全班每日練習分鐘</translation>
    </message>
    <message>
        <source>Misdeal {number}</source>
        <translation>錯派 {number}</translation>
    </message>
    <message>
        <source>Misdeals</source>
        <translation>錯派</translation>
    </message>
    <message>
        <source>Mock exam</source>
        <translation>模擬考試</translation>
    </message>
    <message>
        <source>More bettors</source>
        <translation>更多客人</translation>
    </message>
    <message>
        <source>More than is allowed here.</source>
        <translation>超出此處所限。</translation>
    </message>
    <message>
        <source>More than one screen is named {name}.</source>
        <translation>有多個螢幕名為 {name}。</translation>
    </message>
    <message>
        <source>My results</source>
        <translation>我的成績</translation>
    </message>
    <message>
        <source>NEW SHOE</source>
        <translation>換新靴</translation>
    </message>
    <message>
        <source>NEXT</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>NEXT ROUND</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>NO MONEY WAS PLAYED FOR</source>
        <translation>並無真錢投注</translation>
    </message>
    <message>
        <source>NO MORE BETS</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>NOT RECORDED</source>
        <translation>未記錄</translation>
    </message>
    <message>
        <source>NOTICE</source>
        <translation>告示</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Name of a trainee removed</source>
        <translation>已移除學員姓名</translation>
    </message>
    <message>
        <source>Name the ledger that the report is about.</source>
        <translation>請指定報告所據的帳本。</translation>
    </message>
    <message>
        <source>Name, number and PIN</source>
        <translation>姓名、編號及密碼</translation>
    </message>
    <message>
        <source>Name, staff number and a new PIN, typed twice.</source>
        <translation>姓名、員工編號及新密碼（輸入兩次）。</translation>
    </message>
    <message>
        <source>Names and results of everybody are shown.</source>
        <translation>會顯示所有人的姓名及成績。</translation>
    </message>
    <message>
        <source>Names leave this page
only by Export.</source>
        <translation>姓名只會經匯出
離開此頁。</translation>
    </message>
    <message>
        <source>Natural {points}. {call}</source>
        <translation>例牌{points}點。{call}</translation>
    </message>
    <message>
        <source>Neglected insurance is looked at after the result, before the next round commences.</source>
        <translation>漏問保險在有結果後、下一局開始前處理。</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>新密碼</translation>
    </message>
    <message>
        <source>New badge</source>
        <translation>新員工證</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>新設定</translation>
    </message>
    <message>
        <source>New shoe</source>
        <translation>換新靴</translation>
    </message>
    <message>
        <source>New shoe before the cut card</source>
        <translation>切牌前換新靴</translation>
    </message>
    <message>
        <source>New standing bettor</source>
        <translation>新站立客人</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一頁</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Next to a bet on a hand</source>
        <translation>已押一方之外</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>No bet here is under its minimum.</source>
        <translation>此處沒有低於最低的注碼。</translation>
    </message>
    <message>
        <source>No bet of this player is under the minimum.</source>
        <translation>此客人沒有低於最低的注碼。</translation>
    </message>
    <message>
        <source>No bets from a Tie are there.</source>
        <translation>該處沒有和局留下的籌碼。</translation>
    </message>
    <message>
        <source>No bets placed. Close anyway?</source>
        <translation>檯上沒有注碼，仍要停止下注？</translation>
    </message>
    <message>
        <source>No card is drawn now.</source>
        <translation>現時不抽牌。</translation>
    </message>
    <message>
        <source>No card is to come that could be squeezed.</source>
        <translation>沒有下一張牌可瞇。</translation>
    </message>
    <message>
        <source>No card lies at {hand} {place}.</source>
        <translation>{hand}第 {place} 張沒有牌。</translation>
    </message>
    <message>
        <source>No card {number} left the shoe in this round.</source>
        <translation>本局沒有第 {number} 張牌出靴。</translation>
    </message>
    <message>
        <source>No change</source>
        <translation>不換</translation>
    </message>
    <message>
        <source>No chip of this table</source>
        <translation>非本檯籌碼</translation>
    </message>
    <message>
        <source>No clock can have jumped here.</source>
        <translation>此處不可能有時鐘跳動。</translation>
    </message>
    <message>
        <source>No coached round is under way.</source>
        <translation>現時沒有進行中的教練局。</translation>
    </message>
    <message>
        <source>No copy made</source>
        <translation>未能備份</translation>
    </message>
    <message>
        <source>No copy of the ledger could be made.</source>
        <translation>未能備份帳本。</translation>
    </message>
    <message>
        <source>No correction, back to the table</source>
        <translation>不更正，返回檯面</translation>
    </message>
    <message>
        <source>No event has the attested hash {hash}.</source>
        <translation>沒有任何記錄的雜湊值是所核證的 {hash}。</translation>
    </message>
    <message>
        <source>No feedback: no hint, no score, no sound.</source>
        <translation>一概不提示：無提示、無分數、無聲音。</translation>
    </message>
    <message>
        <source>No hint, no score,
no sound.</source>
        <translation>無提示、無分數、
無聲音。</translation>
    </message>
    <message>
        <source>No insurance at this table</source>
        <translation>本檯不設保險</translation>
    </message>
    <message>
        <source>No insurance is on offer now.</source>
        <translation>現時沒有提供保險。</translation>
    </message>
    <message>
        <source>No irregularity, back to the hand</source>
        <translation>沒有異常，返回牌局</translation>
    </message>
    <message>
        <source>No later round has commenced yet. Raise the fault itself.</source>
        <translation>其後尚未開始新局。請直接提出該項異常。</translation>
    </message>
    <message>
        <source>No losing bet lies in box {box}.</source>
        <translation>{box} 號位沒有輸注。</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>No more bets taken back</source>
        <translation>撤銷停止下注</translation>
    </message>
    <message>
        <source>No more bets.</source>
        <translation>停止下注。</translation>
    </message>
    <message>
        <source>No more bets. Please take back the late bet.</source>
        <translation>停止下注，請取回遲到注碼。</translation>
    </message>
    <message>
        <source>No more bets. The bet stays where it lay.</source>
        <translation>停止下注，注碼不得移動。</translation>
    </message>
    <message>
        <source>No more card comes out of the shoe.</source>
        <translation>牌靴不再出牌。</translation>
    </message>
    <message>
        <source>No more card is drawn, so nothing is offered.</source>
        <translation>不再抽牌，故不提供。</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>不再派牌</translation>
    </message>
    <message>
        <source>No more in this shoe: all {count} are out.</source>
        <translation>本靴已無此牌：{count} 張全出。</translation>
    </message>
    <message>
        <source>No more is recovered than the difference of owed and paid.</source>
        <translation>收回不得超過應付與已賠之差。</translation>
    </message>
    <message>
        <source>No options are open.</source>
        <translation>現時沒有選擇待定。</translation>
    </message>
    <message>
        <source>No outcome has been established.</source>
        <translation>結果未定。</translation>
    </message>
    <message>
        <source>No picture of the house</source>
        <translation>沒有場館圖片</translation>
    </message>
    <message>
        <source>No placement is under way.</source>
        <translation>沒有進行中的摸底。</translation>
    </message>
    <message>
        <source>No players’ display</source>
        <translation>沒有客用顯示</translation>
    </message>
    <message>
        <source>No question has another answer.</source>
        <translation>沒有問題的答案不同。</translation>
    </message>
    <message>
        <source>No round commences before.</source>
        <translation>此前不開新局。</translation>
    </message>
    <message>
        <source>No round has been settled yet.</source>
        <translation>尚未結算任何一局。</translation>
    </message>
    <message>
        <source>No round is open.</source>
        <translation>沒有進行中的牌局。</translation>
    </message>
    <message>
        <source>No round is open. Round {number} is settled.</source>
        <translation>沒有進行中的牌局。第 {number} 局已結算。</translation>
    </message>
    <message>
        <source>No round is over yet.</source>
        <translation>尚未完成一局。</translation>
    </message>
    <message>
        <source>No round is under way.</source>
        <translation>沒有進行中的牌局。</translation>
    </message>
    <message>
        <source>No round of this shoe is over yet.</source>
        <translation>本靴尚未完成一局。</translation>
    </message>
    <message>
        <source>No round was settled in this period.</source>
        <translation>本期沒有結算任何一局。</translation>
    </message>
    <message>
        <source>No row of the insurance table holds these totals for anybody here.</source>
        <translation>保險表中沒有適用於此處客人的點數。</translation>
    </message>
    <message>
        <source>No run of digits, no repetition, not the staff number.</source>
        <translation>不可連號、重複或用員工編號。</translation>
    </message>
    <message>
        <source>No such bet is on record in this round: box {box}, {bettor}, {bet}.</source>
        <translation>本局沒有此注的記錄：{box} 號位，{bettor}，{bet}。</translation>
    </message>
    <message>
        <source>No such round: {wanted}</source>
        <translation>沒有此局：{wanted}</translation>
    </message>
    <message>
        <source>No sum is armed.</source>
        <translation>未備注碼。</translation>
    </message>
    <message>
        <source>No time lies from {start} to {end}. Check from and to.</source>
        <translation>{start} 至 {end} 之間沒有時間。請檢查起止。</translation>
    </message>
    <message>
        <source>No to insurance taken back</source>
        <translation>撤銷不買保險</translation>
    </message>
    <message>
        <source>No-insurance notice</source>
        <translation>免保險告示</translation>
    </message>
    <message>
        <source>Nobody acts as a Dealer: choose a higher rank.</source>
        <translation>無須署理荷官：請選更高職級。</translation>
    </message>
    <message>
        <source>Nobody approves what they asked for themselves.</source>
        <translation>不得批准自己的要求。</translation>
    </message>
    <message>
        <source>Nobody assigns a rank to themselves.</source>
        <translation>不得為自己委派職級。</translation>
    </message>
    <message>
        <source>Nobody can say which of them came first.</source>
        <translation>無人能說哪一張先出。</translation>
    </message>
    <message>
        <source>Nobody can sign</source>
        <translation>無人可簽署</translation>
    </message>
    <message>
        <source>Nobody can sign here: this table has no staff.</source>
        <translation>此處無人可簽署：本檯沒有員工。</translation>
    </message>
    <message>
        <source>Nobody can sign now</source>
        <translation>現時無人可簽署</translation>
    </message>
    <message>
        <source>Nobody could sign: the staff file was not the one known.</source>
        <translation>當時無人可簽署：員工檔並非所認的一份。</translation>
    </message>
    <message>
        <source>Nobody deals here.</source>
        <translation>本檯無人派牌。</translation>
    </message>
    <message>
        <source>Nobody has a session left.</source>
        <translation>沒有人尚餘節數。</translation>
    </message>
    <message>
        <source>Nobody has approved what takes the rank {authority}.</source>
        <translation>須有 {authority} 職級者，卻無人批准。</translation>
    </message>
    <message>
        <source>Nobody has signed for what the profile says here.</source>
        <translation>尚無人為設定檔此處所述簽署。</translation>
    </message>
    <message>
        <source>Nobody has this number or badge.</source>
        <translation>沒有人有此編號或員工證。</translation>
    </message>
    <message>
        <source>Nobody is on duty at this table.</source>
        <translation>本檯無人當值。</translation>
    </message>
    <message>
        <source>Nobody is signed on at this table. Sign on first.</source>
        <translation>本檯無人簽到。請先簽到。</translation>
    </message>
    <message>
        <source>Nobody may ask for a squeeze now.</source>
        <translation>現時不可要求瞇牌。</translation>
    </message>
    <message>
        <source>Nobody signs</source>
        <translation>無須簽署</translation>
    </message>
    <message>
        <source>Nobody trains here yet.</source>
        <translation>尚無人在此受訓。</translation>
    </message>
    <message>
        <source>Non-Commission Tournament</source>
        <translation>免佣錦標賽</translation>
    </message>
    <message>
        <source>Non-Commission · Easy Six</source>
        <translation>免佣百家樂 · 輕鬆六</translation>
    </message>
    <message>
        <source>Non-Commission · Fortune Six</source>
        <translation>免佣百家樂 · 幸運六</translation>
    </message>
    <message>
        <source>Non-Commission · Insurance · Super Six Plus</source>
        <translation>免佣百家樂 · 保險 · 超級六</translation>
    </message>
    <message>
        <source>None of these bets may be placed again. Check the limits.</source>
        <translation>這些注碼均不可再放。請檢查限額。</translation>
    </message>
    <message>
        <source>Not archived yet</source>
        <translation>尚未封存</translation>
    </message>
    <message>
        <source>Not checked: it is of form {form}, and this Lammer makes form {own}.</source>
        <translation>未核對：其格式為 {form}，本 Lammer 製作格式 {own}。</translation>
    </message>
    <message>
        <source>Not checked: it is written in other words than this Lammer has for its language.</source>
        <translation>未核對：其用語與本 Lammer 該語言的用語不同。</translation>
    </message>
    <message>
        <source>Not checked: name the training ledger with --ledger. A certificate alone proves nothing.</source>
        <translation>未核對：請用 --ledger 指明訓練帳本。單憑證書不足為證。</translation>
    </message>
    <message>
        <source>Not good. {why}</source>
        <translation>有誤。{why}</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暫不</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>Not reached: {bets}</source>
        <translation>未及：{bets}</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>未能記錄</translation>
    </message>
    <message>
        <source>Not recorded: {act}. {cause}</source>
        <translation>未能記錄：{act}。{cause}</translation>
    </message>
    <message>
        <source>Not repeated: {bets}.</source>
        <translation>未重複：{bets}。</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>不對</translation>
    </message>
    <message>
        <source>Not right.</source>
        <translation>不正確。</translation>
    </message>
    <message>
        <source>Not shuffled</source>
        <translation>未洗牌</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>未有結果</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>Note of the last event missing: have the ledger verified by the last head.</source>
        <translation>最後記錄的備註不見了：請以最後帳鏈核對帳本。</translation>
    </message>
    <message>
        <source>Note of the last event not proved: have the ledger verified by the last head.</source>
        <translation>最後記錄的備註未獲證實：請以最後帳鏈核對帳本。</translation>
    </message>
    <message>
        <source>Note the key of the table with it: {figures}.</source>
        <translation>請一併記下本檯密鑰：{figures}。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>Nothing can be dealt before.</source>
        <translation>此前不能派牌。</translation>
    </message>
    <message>
        <source>Nothing can be dealt yet.</source>
        <translation>暫不能派牌。</translation>
    </message>
    <message>
        <source>Nothing changes</source>
        <translation>沒有變更</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>沒有變更。</translation>
    </message>
    <message>
        <source>Nothing here is paid
or reported.</source>
        <translation>此處不作賠付
亦不入報告。</translation>
    </message>
    <message>
        <source>Nothing is asked now.</source>
        <translation>現在沒有題目。</translation>
    </message>
    <message>
        <source>Nothing is closed yet.</source>
        <translation>尚未結束。</translation>
    </message>
    <message>
        <source>Nothing is dealt from cards that are not shuffled. Shuffle and cut them first.</source>
        <translation>未洗的牌不得派。請先洗牌及切牌。</translation>
    </message>
    <message>
        <source>Nothing is left to pay in box {box}.</source>
        <translation>{box} 號位已無須再賠。</translation>
    </message>
    <message>
        <source>Nothing is left to take in box {box}.</source>
        <translation>{box} 號位已無須再收。</translation>
    </message>
    <message>
        <source>Nothing is on record there that it could be about.</source>
        <translation>該處沒有可涉及的記錄。</translation>
    </message>
    <message>
        <source>Nothing is shown here.</source>
        <translation>此處一概不提示。</translation>
    </message>
    <message>
        <source>Nothing is weak</source>
        <translation>各科皆可</translation>
    </message>
    <message>
        <source>Nothing is written yet.</source>
        <translation>尚未輸入。</translation>
    </message>
    <message>
        <source>Nothing is wrong</source>
        <translation>沒有問題</translation>
    </message>
    <message>
        <source>Nothing is wrong at the table.</source>
        <translation>檯面沒有問題。</translation>
    </message>
    <message>
        <source>Nothing keeps this screen from blanking while the table is open.</source>
        <translation>本檯開啟期間，這個螢幕可能變黑。</translation>
    </message>
    <message>
        <source>Nothing may be dealt before a new shoe. Put in a new shoe.</source>
        <translation>換新靴之前不得派牌。請換新靴。</translation>
    </message>
    <message>
        <source>Nothing may be dealt before a new shoe. The round cannot be completed.</source>
        <translation>換新靴之前不得派牌。本局無法完成。</translation>
    </message>
    <message>
        <source>Nothing may be written into {folder}. {nothing}</source>
        <translation>{folder} 不可寫入。{nothing}</translation>
    </message>
    <message>
        <source>Nothing of this kind changes.</source>
        <translation>此類沒有變更。</translation>
    </message>
    <message>
        <source>Nothing that was recorded is changed.</source>
        <translation>所記錄的一概不變。</translation>
    </message>
    <message>
        <source>Nothing to call yet.</source>
        <translation>暫無須宣布。</translation>
    </message>
    <message>
        <source>Nothing to correct: the entry is the same, or not made yet.</source>
        <translation>無需更正：記錄已經如此，或尚未輸入。</translation>
    </message>
    <message>
        <source>Nothing to correct: the entry is the same.</source>
        <translation>無需更正：記錄已經如此。</translation>
    </message>
    <message>
        <source>Nothing to take back there: box {box}.</source>
        <translation>{box} 號位沒有可收回的注碼。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>未作任何更改。</translation>
    </message>
    <message>
        <source>Nothing was given and nothing was noted.</source>
        <translation>未有指派，亦無備註。</translation>
    </message>
    <message>
        <source>Nothing was kept of this report.</source>
        <translation>此報告沒有保存任何內容。</translation>
    </message>
    <message>
        <source>Nothing was printed: no default printer is set up. Keep the PDF instead.</source>
        <translation>未列印任何內容：尚未設定預設印表機。請改為保存 PDF。</translation>
    </message>
    <message>
        <source>Nothing was printed: the printing service did not take it; the log of faults says why. Keep the PDF instead.</source>
        <translation>未列印任何內容：列印服務未接受，原因見故障日誌。請改為保存 PDF。</translation>
    </message>
    <message>
        <source>Nothing was printed: the printing service does not answer. Keep the PDF instead.</source>
        <translation>未有列印：列印服務沒有回應。請改為保存 PDF。</translation>
    </message>
    <message>
        <source>Nothing was printed: this system has no printing service, for the command lp is not there. Keep the PDF instead.</source>
        <translation>未有列印：系統沒有列印服務，找不到指令 lp。請改為保存 PDF。</translation>
    </message>
    <message>
        <source>Nothing was wrong</source>
        <translation>全部正確</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>告示</translation>
    </message>
    <message>
        <source>Noticed in time?</source>
        <translation>及時發現？</translation>
    </message>
    <message>
        <source>Nov</source>
        <translation>11月</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Now: {kind}</source>
        <translation>現在：{kind}</translation>
    </message>
    <message>
        <source>Now: {question}</source>
        <translation>現在：{question}</translation>
    </message>
    <message>
        <source>Now: {what}</source>
        <translation>現在：{what}</translation>
    </message>
    <message>
        <source>Numbered otherwise: {what}, ¶{old}, now ¶{new}</source>
        <translation>編號不同：{what}，原 ¶{old}，現 ¶{new}</translation>
    </message>
    <message>
        <source>Numbered otherwise: {what}, ¶{old}, now ¶{new} ({count} questions)</source>
        <translation>編號不同：{what}，原 ¶{old}，現 ¶{new}（{count} 題）</translation>
    </message>
    <message>
        <source>ODDS</source>
        <translation>賠率</translation>
    </message>
    <message>
        <source>OFFER INSURANCE</source>
        <translation>提供保險</translation>
    </message>
    <message>
        <source>OPEN THE CARD</source>
        <translation>開牌</translation>
    </message>
    <message>
        <source>OVER LIMIT</source>
        <translation>超出限額</translation>
    </message>
    <message>
        <source>Oct</source>
        <translation>10月</translation>
    </message>
    <message>
        <source>Odd back found</source>
        <translation>發現異背</translation>
    </message>
    <message>
        <source>Offer insurance</source>
        <translation>開保險</translation>
    </message>
    <message>
        <source>Offer insurance
on {hand}, {price}</source>
        <translation>提供{hand}保險，{price}</translation>
    </message>
    <message>
        <source>Offer insurance before the next card</source>
        <translation>先提供保險，再派下一張牌</translation>
    </message>
    <message>
        <source>Offer left out</source>
        <translation>漏問保險</translation>
    </message>
    <message>
        <source>On the players’ display</source>
        <translation>客用顯示</translation>
    </message>
    <message>
        <source>On the wrong hand</source>
        <translation>派錯位置</translation>
    </message>
    <message>
        <source>On which box?</source>
        <translation>哪個號位？</translation>
    </message>
    <message>
        <source>One Shift Manager alone cannot be unlocked by another.</source>
        <translation>只有一名值班經理，無人可為其解鎖。</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>逐項</translation>
    </message>
    <message>
        <source>One card too many</source>
        <translation>多派一張牌</translation>
    </message>
    <message>
        <source>One kind of question.
What you miss comes back.</source>
        <translation>每次一類題目。
答錯的會再來。</translation>
    </message>
    <message>
        <source>One moment please, the supervisor is coming.</source>
        <translation>請稍候，主管即到。</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>請稍候</translation>
    </message>
    <message>
        <source>One trainee</source>
        <translation>一位學員</translation>
    </message>
    <message>
        <source>Only CSV holds one section by itself. The other formats hold them all.</source>
        <translation>只有 CSV 可單獨輸出一節，其他格式包含全部。</translation>
    </message>
    <message>
        <source>Only a Player or Banker bet that was just returned on a Tie may be left.</source>
        <translation>只有剛因和局退回的閒注或莊注可以留下。</translation>
    </message>
    <message>
        <source>Only an exam that was signed has a sign-off that can lapse.</source>
        <translation>只有已簽核的考試才有可失效的簽核。</translation>
    </message>
    <message>
        <source>Only the last entry can be undone. A stake replaces “declined”.</source>
        <translation>只可撤銷最後的輸入。買入即取代「不買」。</translation>
    </message>
    <message>
        <source>Only the seated player with the highest bet may ask.</source>
        <translation>只有注碼最高的入座客人可以要求。</translation>
    </message>
    <message>
        <source>Only where both hands draw whatever comes: Player 0 to 5, Banker 0 to 2.</source>
        <translation>只限兩方必定補牌時：閒 0 至 5 點，莊 0 至 2 點。</translation>
    </message>
    <message>
        <source>Only where cards are dealt face down.</source>
        <translation>只限暗牌檯。</translation>
    </message>
    <message>
        <source>Only who assigns a rank approves it.</source>
        <translation>只有委派職級者才可批准。</translation>
    </message>
    <message>
        <source>Only who saw this person sit the exam signs it.</source>
        <translation>只有監考者可簽署。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Open a card</source>
        <translation>開牌</translation>
    </message>
    <message>
        <source>Open and enter every card first, or give all cards in their order.</source>
        <translation>請先開出並輸入每張牌，或按次序給出全部牌。</translation>
    </message>
    <message>
        <source>Open betting</source>
        <translation>開局</translation>
    </message>
    <message>
        <source>Open the Player's third card first. Insurance may be due on it, before the Banker's third card.</source>
        <translation>請先開閒的第三張。派莊第三張之前，或須提供保險。</translation>
    </message>
    <message>
        <source>Opened card taken back</source>
        <translation>撤銷開牌</translation>
    </message>
    <message>
        <source>Option taken back</source>
        <translation>撤銷選擇</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>選擇</translation>
    </message>
    <message>
        <source>Options to {bettors}</source>
        <translation>給 {bettors}選擇</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>次序</translation>
    </message>
    <message>
        <source>Order agreed</source>
        <translation>次序一致</translation>
    </message>
    <message>
        <source>Order known?</source>
        <translation>牌序已知？</translation>
    </message>
    <message>
        <source>Order of take and pay</source>
        <translation>收注及賠付次序</translation>
    </message>
    <message>
        <source>Order of the shoe altered</source>
        <translation>靴內牌序改變</translation>
    </message>
    <message>
        <source>Order out
of the shoe</source>
        <translation>出靴
次序</translation>
    </message>
    <message>
        <source>Other reports and times</source>
        <translation>其他報告及時間</translation>
    </message>
    <message>
        <source>Other rounds</source>
        <translation>另一批牌局</translation>
    </message>
    <message>
        <source>Others may read or write the staff file {path}. Nothing was changed. Take that right away with: chmod 600 {path}</source>
        <translation>他人可讀寫員工檔 {path}。未作任何更改。請用 chmod 600 {path} 取消該權限。</translation>
    </message>
    <message>
        <source>Out of the shoe</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Outcome established</source>
        <translation>結果已定</translation>
    </message>
    <message>
        <source>Outcome established: both Pairs have lost.</source>
        <translation>結果已定：兩對均輸。</translation>
    </message>
    <message>
        <source>Outcome established: {bets}</source>
        <translation>結果已定：{bets}</translation>
    </message>
    <message>
        <source>Over the Differential</source>
        <translation>超出差額</translation>
    </message>
    <message>
        <source>Over the maximum</source>
        <translation>超過最高</translation>
    </message>
    <message>
        <source>Overdrawn card</source>
        <translation>多抽一張</translation>
    </message>
    <message>
        <source>Overrides</source>
        <translation>授權</translation>
    </message>
    <message>
        <source>Overrides and corrections</source>
        <translation>授權與更正</translation>
    </message>
    <message>
        <source>Overrides by kind and person</source>
        <translation>授權，按種類及人員</translation>
    </message>
    <message>
        <source>Overrides one by one</source>
        <translation>授權，逐項</translation>
    </message>
    <message>
        <source>Owed: {owed}. Paid: {paid}.</source>
        <translation>應賠：{owed}。已賠：{paid}。</translation>
    </message>
    <message>
        <source>P Pair</source>
        <translation>閒對</translation>
    </message>
    <message>
        <source>PAIR</source>
        <translation>對</translation>
    </message>
    <message>
        <source>PAY</source>
        <translation>賠</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>密碼</translation>
    </message>
    <message>
        <source>PIN digits</source>
        <translation>密碼位數</translation>
    </message>
    <message>
        <source>PIN or badge refused</source>
        <translation>密碼或員工證被拒</translation>
    </message>
    <message>
        <source>PLACE YOUR BETS</source>
        <translation>請下注</translation>
    </message>
    <message>
        <source>PLACEMENT {number} of {all}</source>
        <translation>摸底 {number}／{all}</translation>
    </message>
    <message>
        <source>PLAY IS HALTED</source>
        <translation>牌局已停</translation>
    </message>
    <message>
        <source>PLAYER</source>
        <translation>閒</translation>
    </message>
    <message>
        <source>PLAYER INSURANCE</source>
        <translation>閒保險</translation>
    </message>
    <message>
        <source>PLAYER PAIR</source>
        <translation>閒對</translation>
    </message>
    <message>
        <source>PUT ON RECORD</source>
        <translation>列入記錄</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Pace expected</source>
        <translation>預期速度</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>上一頁</translation>
    </message>
    <message>
        <source>Paid before the losing bets were taken</source>
        <translation>未收輸注先賠付</translation>
    </message>
    <message>
        <source>Paid {sum}</source>
        <translation>已賠 {sum}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>閒對 莊對</translation>
    </message>
    <message>
        <source>Pairs and insurance</source>
        <translation>對子及保險</translation>
    </message>
    <message>
        <source>Part by part</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>Passed: the sign-off is due.</source>
        <translation>合格：待簽核。</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>賠付</translation>
    </message>
    <message>
        <source>Pay and recover</source>
        <translation>補賠及收回</translation>
    </message>
    <message>
        <source>Pay and recover the difference.</source>
        <translation>補賠或收回差額。</translation>
    </message>
    <message>
        <source>Pay box {box}: {sum}</source>
        <translation>賠 {box} 號位：{sum}</translation>
    </message>
    <message>
        <source>Pay every winner</source>
        <translation>賠每一贏注</translation>
    </message>
    <message>
        <source>Pay nobody who has not won</source>
        <translation>未贏者不賠</translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>不賠</translation>
    </message>
    <message>
        <source>Pay this one to one, by sizing into it.</source>
        <translation>以比碼方式一賠一。</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>賠 {sum}</translation>
    </message>
    <message>
        <source>Payment taken back</source>
        <translation>撤銷賠付</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>賠付</translation>
    </message>
    <message>
        <source>Peek</source>
        <translation>查看答案</translation>
    </message>
    <message>
        <source>People of the table</source>
        <translation>本檯人員</translation>
    </message>
    <message>
        <source>Pit Manager</source>
        <translation>經理</translation>
    </message>
    <message>
        <source>Pit Manager or above</source>
        <translation>經理或以上</translation>
    </message>
    <message>
        <source>Pit Supervisor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>Pit Supervisor or above</source>
        <translation>主管或以上</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>請下注</translation>
    </message>
    <message>
        <source>Place your bets taken back</source>
        <translation>撤銷請下注</translation>
    </message>
    <message>
        <source>Place your bets, please.</source>
        <translation>請下注。</translation>
    </message>
    <message>
        <source>Placed too late</source>
        <translation>下注太遲</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>摸底</translation>
    </message>
    <message>
        <source>Play continues and the round is concluded.</source>
        <translation>繼續派牌，完成本局。</translation>
    </message>
    <message>
        <source>Play is halted</source>
        <translation>牌局已停</translation>
    </message>
    <message>
        <source>Play is halted. Undo the entry, or raise the irregularity.</source>
        <translation>牌局已停。請撤銷輸入，或提出異常。</translation>
    </message>
    <message>
        <source>Play stops for it.</source>
        <translation>牌局為此停下。</translation>
    </message>
    <message>
        <source>Play waits for a decision at the table.</source>
        <translation>等候檯面裁決。</translation>
    </message>
    <message>
        <source>Play was stopped</source>
        <translation>牌局已停</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>閒</translation>
    </message>
    <message>
        <source>Player Pair</source>
        <translation>閒對</translation>
    </message>
    <message>
        <source>Player Pair.</source>
        <translation>閒對。</translation>
    </message>
    <message>
        <source>Player agrees</source>
        <translation>客人同意</translation>
    </message>
    <message>
        <source>Player and Banker at once</source>
        <translation>同時下閒和莊</translation>
    </message>
    <message>
        <source>Player and Banker bets stand off</source>
        <translation>莊閒不分勝負</translation>
    </message>
    <message>
        <source>Player draws</source>
        <translation>閒補牌</translation>
    </message>
    <message>
        <source>Player hand</source>
        <translation>閒牌</translation>
    </message>
    <message>
        <source>Player has left</source>
        <translation>客人已離開</translation>
    </message>
    <message>
        <source>Player has {player}</source>
        <translation>閒 {player} 點</translation>
    </message>
    <message>
        <source>Player on {points}</source>
        <translation>閒 {points} 點</translation>
    </message>
    <message>
        <source>Player options</source>
        <translation>客人選擇</translation>
    </message>
    <message>
        <source>Player walked off</source>
        <translation>客人離檯</translation>
    </message>
    <message>
        <source>Player wins</source>
        <translation>閒贏</translation>
    </message>
    <message>
        <source>Player {player} and a third card that counts {third}, Banker {banker}</source>
        <translation>閒 {player} 點，第三張 {third} 點，莊 {banker} 點</translation>
    </message>
    <message>
        <source>Player {player}, Banker {banker}</source>
        <translation>閒 {player}，莊 {banker}</translation>
    </message>
    <message>
        <source>Player {player}, Banker {banker}, four cards</source>
        <translation>閒 {player} 點，莊 {banker} 點，四張牌</translation>
    </message>
    <message>
        <source>Player {player}, Banker {banker}, {stage}</source>
        <translation>閒 {player}，莊 {banker}，{stage}</translation>
    </message>
    <message>
        <source>Player's third card</source>
        <translation>閒第三張</translation>
    </message>
    <message>
        <source>Players agree</source>
        <translation>客人同意</translation>
    </message>
    <message>
        <source>Players’ display failed</source>
        <translation>客用顯示故障</translation>
    </message>
    <message>
        <source>Players’ display put right</source>
        <translation>客用顯示已更正</translation>
    </message>
    <message>
        <source>Players’ request</source>
        <translation>客人要求</translation>
    </message>
    <message>
        <source>Player’s claim</source>
        <translation>客人申訴</translation>
    </message>
    <message>
        <source>Power failure</source>
        <translation>停電</translation>
    </message>
    <message>
        <source>Practice results only.</source>
        <translation>僅為練習結果。</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>賠率</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>列印</translation>
    </message>
    <message>
        <source>Printed: the system's default printer has it.</source>
        <translation>已列印：交予系統預設印表機。</translation>
    </message>
    <message>
        <source>Private play</source>
        <translation>私人牌局</translation>
    </message>
    <message>
        <source>Pro rata</source>
        <translation>按比例</translation>
    </message>
    <message>
        <source>Pro rata, not under the minimum</source>
        <translation>按比例，不低於最低</translation>
    </message>
    <message>
        <source>Pro rata: a {hand} bet plays on {share}.</source>
        <translation>按比例：{hand}注以 {share} 計。</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>設定檔</translation>
    </message>
    <message>
        <source>Profile differs</source>
        <translation>設定檔不同</translation>
    </message>
    <message>
        <source>Profile of the table</source>
        <translation>本檯設定檔</translation>
    </message>
    <message>
        <source>Profile taken</source>
        <translation>已採用設定檔</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>示籌</translation>
    </message>
    <message>
        <source>Put back in order</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Put in a shoe</source>
        <translation>換新靴</translation>
    </message>
    <message>
        <source>Put the display right</source>
        <translation>更正客用顯示</translation>
    </message>
    <message>
        <source>QUESTION</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Question {number} of {all}</source>
        <translation>問題 {number}／{all}</translation>
    </message>
    <message>
        <source>Questions asked so far: {count}</source>
        <translation>已問問題：{count}</translation>
    </message>
    <message>
        <source>Quiet table</source>
        <translation>客少</translation>
    </message>
    <message>
        <source>RECALL</source>
        <translation>回看</translation>
    </message>
    <message>
        <source>RECORD NOT COMPLETE</source>
        <translation>記錄不齊全</translation>
    </message>
    <message>
        <source>RECOVER</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>REPLAY LEDGER</source>
        <translation>重演帳本</translation>
    </message>
    <message>
        <source>REPORT</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>RESULT</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>ROUND</source>
        <translation>局</translation>
    </message>
    <message>
        <source>ROUNDS</source>
        <translation>局</translation>
    </message>
    <message>
        <source>RULES</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>RULES OF THE GAME</source>
        <translation>遊戲規則</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>職級</translation>
    </message>
    <message>
        <source>Ranks in force at this table</source>
        <translation>本檯現任職級</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>回看</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>記錄</translation>
    </message>
    <message>
        <source>Record it</source>
        <translation>記錄</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>已記錄</translation>
    </message>
    <message>
        <source>Recorded in {milliseconds} ms</source>
        <translation>記錄用 {milliseconds} 毫秒</translation>
    </message>
    <message>
        <source>Recorded slowly</source>
        <translation>記錄緩慢</translation>
    </message>
    <message>
        <source>Recorded under an earlier list of items: moments not shown.</source>
        <translation>按較早的題目表記錄：不再顯示當時情況。</translation>
    </message>
    <message>
        <source>Recover {paid},
give back {sum}</source>
        <translation>收回 {paid}，
退還 {sum}</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>拒絕</translation>
    </message>
    <message>
        <source>Refused PINs and approvals, locks, first runs and recoveries, changes of staff and terms, jumps of the clock, foreign writes, and calls taken back, by person and time; and what checks of the program's files found.</source>
        <translation>被拒的密碼及批准、鎖定、首次啟動及復原、員工及條款變更、時鐘跳動、外來寫入及撤銷的宣布，按人員及時間；以及程式檔案的檢查結果。</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>規則預演</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>換班</translation>
    </message>
    <message>
        <source>Relief: another dealer takes over</source>
        <translation>換班：另一荷官接檯</translation>
    </message>
    <message>
        <source>Remedies</source>
        <translation>處理</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>處理</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove this name</source>
        <translation>移除此姓名</translation>
    </message>
    <message>
        <source>Repeat table</source>
        <translation>全檯重複</translation>
    </message>
    <message>
        <source>Replace the cards?</source>
        <translation>換牌？</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>Resit from {day} on, with another seed</source>
        <translation>{day} 起可補考，換種子</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Results before this round stand; the roads are unchanged.</source>
        <translation>此前各局結果有效，牌路不變。</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正確。</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>牌路</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Round before</source>
        <translation>上一局</translation>
    </message>
    <message>
        <source>Round entered late</source>
        <translation>補錄牌局</translation>
    </message>
    <message>
        <source>Round of shoe {number}</source>
        <translation>第 {number} 靴的局</translation>
    </message>
    <message>
        <source>Round void</source>
        <translation>本局作廢</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第 {number} 局</translation>
    </message>
    <message>
        <source>Round {number} of {all}</source>
        <translation>第 {number} 局，共 {all} 局</translation>
    </message>
    <message>
        <source>Round {number} on hold. Bets and cards are kept.</source>
        <translation>第 {number} 局暫停。注碼及牌均保留。</translation>
    </message>
    <message>
        <source>Round {number} stays as it lies.</source>
        <translation>第 {number} 局照現狀保留。</translation>
    </message>
    <message>
        <source>Round {number}: {result}. {bets}.</source>
        <translation>第 {number} 局：{result}。{bets}。</translation>
    </message>
    <message>
        <source>Round {round} of shoe {shoe} was corrected after this period, and counts as it was corrected: the House net changed by {change}.</source>
        <translation>第 {shoe} 靴第 {round} 局於本期之後更正，並按更正計算：場方淨額更改 {change}。</translation>
    </message>
    <message>
        <source>Round {round} of shoe {shoe} was reopened and counts once it is settled again.</source>
        <translation>第 {shoe} 靴第 {round} 局已重開，待再次結算才計入。</translation>
    </message>
    <message>
        <source>Round {round} of shoe {shoe}, settled before this period, was corrected in it. It counts in the period in which it was settled, whose House net changed by {change}.</source>
        <translation>第 {shoe} 靴第 {round} 局於本期之前結算，在本期內更正。該局計入結算所屬的一期，該期場方淨額更改 {change}。</translation>
    </message>
    <message>
        <source>Round {round} of shoe {shoe}, settled before this period, was reopened in it and is not settled again. It counts in the period in which it was settled.</source>
        <translation>第 {shoe} 靴第 {round} 局於本期之前結算，在本期內重開而未再結算。該局計入結算所屬的一期。</translation>
    </message>
    <message>
        <source>Rounding of {sum} at {odds} to 1</source>
        <translation>{sum} 按 1 賠 {odds} 的進位</translation>
    </message>
    <message>
        <source>Rounding of {sum} of insurance at {odds} to 1</source>
        <translation>保險 {sum} 按 1 賠 {odds} 的進位</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局數</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>每小時局數</translation>
    </message>
    <message>
        <source>Rounds dealt by hand and entered late, and counted where they were entered: {count}.</source>
        <translation>人手派牌後補錄、並在補錄時計入的局數：{count}。</translation>
    </message>
    <message>
        <source>Rounds of this session</source>
        <translation>本節各局</translation>
    </message>
    <message>
        <source>Rounds, turnover by bet, wins and losses, the House's net against the exact edge, pace against the target, insurance, dealers, irregularities, overrides, void rounds, reopened bets, and the end of the day with its head to sign for.</source>
        <translation>局數、各注總額、輸贏、場方淨額對準確優勢、速度對目標、保險、荷官、異常、授權、作廢牌局、重開注碼，以及結束營業日，連同所簽認的帳鏈。</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>保險</translation>
    </message>
    <message>
        <source>Rows after</source>
        <translation>後面各行</translation>
    </message>
    <message>
        <source>Rows before</source>
        <translation>前面各行</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Ruling: confirm?</source>
        <translation>確認執行？</translation>
    </message>
    <message>
        <source>SEARCH</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>種子</translation>
    </message>
    <message>
        <source>SET THE LIMITS</source>
        <translation>更改限額</translation>
    </message>
    <message>
        <source>SET THE PACE</source>
        <translation>更改速度</translation>
    </message>
    <message>
        <source>SET THE SUM</source>
        <translation>設定金額</translation>
    </message>
    <message>
        <source>SETTLED AGAIN</source>
        <translation>重新結算</translation>
    </message>
    <message>
        <source>SHOE</source>
        <translation>牌靴</translation>
    </message>
    <message>
        <source>SHOW</source>
        <translation>顯示</translation>
    </message>
    <message>
        <source>SIDE MAX</source>
        <translation>邊注最高</translation>
    </message>
    <message>
        <source>SIDE MIN</source>
        <translation>邊注最低</translation>
    </message>
    <message>
        <source>SIGN</source>
        <translation>簽署</translation>
    </message>
    <message>
        <source>SIGN ON</source>
        <translation>簽到</translation>
    </message>
    <message>
        <source>SIX</source>
        <translation>六</translation>
    </message>
    <message>
        <source>SPRINT {round} of {rounds}</source>
        <translation>衝刺 {round}／{rounds}</translation>
    </message>
    <message>
        <source>STAFF</source>
        <translation>員工</translation>
    </message>
    <message>
        <source>STAY</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>STOPPED</source>
        <translation>已停</translation>
    </message>
    <message>
        <source>SUPERVISOR CALLED</source>
        <translation>已召主管</translation>
    </message>
    <message>
        <source>Say again who you are: the approval has lapsed.</source>
        <translation>請再次表明身份：批准已失效。</translation>
    </message>
    <message>
        <source>Say what these chips come to.</source>
        <translation>說出這些籌碼的總額。</translation>
    </message>
    <message>
        <source>Say what was owed and what was paid.</source>
        <translation>請說明應付多少、已賠多少。</translation>
    </message>
    <message>
        <source>Say who authorises this: --by and a staff number.</source>
        <translation>請說明誰授權：--by 及員工編號。</translation>
    </message>
    <message>
        <source>Say who decides; or touch in the list at the right what has gone wrong.</source>
        <translation>選擇由誰決定；或在右邊名單點選出了甚麼問題。</translation>
    </message>
    <message>
        <source>Say who you are: a dealer goes on duty with a signature.</source>
        <translation>請表明身份：荷官須簽署當值。</translation>
    </message>
    <message>
        <source>Screen may blank</source>
        <translation>螢幕可能變黑</translation>
    </message>
    <message>
        <source>Screen of the table</source>
        <translation>本檯螢幕</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>封印</translation>
    </message>
    <message>
        <source>Sealed code</source>
        <translation>密封號碼</translation>
    </message>
    <message>
        <source>Sealed record of this exam</source>
        <translation>本次考試的封存記錄</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>座</translation>
    </message>
    <message>
        <source>Seated</source>
        <translation>入座</translation>
    </message>
    <message>
        <source>Second Shift Manager</source>
        <translation>第二位值班經理</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>人員與時間</translation>
    </message>
    <message>
        <source>Seen at the table</source>
        <translation>檯面所見</translation>
    </message>
    <message>
        <source>Seen on camera</source>
        <translation>錄像所見</translation>
    </message>
    <message>
        <source>Sep</source>
        <translation>9月</translation>
    </message>
    <message>
        <source>Sessions left</source>
        <translation>尚餘節數</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Set a badge</source>
        <translation>登記員工證</translation>
    </message>
    <message>
        <source>Set the limits</source>
        <translation>更改限額</translation>
    </message>
    <message>
        <source>Settled again</source>
        <translation>重新結算</translation>
    </message>
    <message>
        <source>Shift Manager</source>
        <translation>值班經理</translation>
    </message>
    <message>
        <source>Shift report</source>
        <translation>班次報告</translation>
    </message>
    <message>
        <source>Shift report in tables</source>
        <translation>班次報告列表</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>牌靴</translation>
    </message>
    <message>
        <source>Shoe counted</source>
        <translation>已點牌靴</translation>
    </message>
    <message>
        <source>Shoe fault</source>
        <translation>牌靴故障</translation>
    </message>
    <message>
        <source>Shoe is empty</source>
        <translation>牌靴已空</translation>
    </message>
    <message>
        <source>Shoe order altered</source>
        <translation>牌序改變</translation>
    </message>
    <message>
        <source>Shoe {shoe}, round {round} is not a round that was dealt before.</source>
        <translation>第 {shoe} 靴第 {round} 局並非先前所派的牌局。</translation>
    </message>
    <message>
        <source>Shown again after the restart: pay nothing twice.</source>
        <translation>重啟後再次顯示：切勿重複賠付。</translation>
    </message>
    <message>
        <source>Shown once: write it down now.</source>
        <translation>只顯示一次：請現在抄下。</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>洗牌</translation>
    </message>
    <message>
        <source>Shuffle left out</source>
        <translation>漏洗牌</translation>
    </message>
    <message>
        <source>Shuffled and cut</source>
        <translation>已洗牌及切牌</translation>
    </message>
    <message>
        <source>Side maximum</source>
        <translation>邊注最高</translation>
    </message>
    <message>
        <source>Side minimum</source>
        <translation>邊注最低</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>簽核</translation>
    </message>
    <message>
        <source>Sign for the change</source>
        <translation>為變更簽署</translation>
    </message>
    <message>
        <source>Sign for the key</source>
        <translation>為密鑰簽署</translation>
    </message>
    <message>
        <source>Sign for the profile</source>
        <translation>為設定檔簽署</translation>
    </message>
    <message>
        <source>Sign off</source>
        <translation>離檯</translation>
    </message>
    <message>
        <source>Sign on</source>
        <translation>簽到</translation>
    </message>
    <message>
        <source>Sign on the next dealer</source>
        <translation>下一荷官簽到</translation>
    </message>
    <message>
        <source>Sign what came of this exam</source>
        <translation>簽核考試結果</translation>
    </message>
    <message>
        <source>Sign “not passed” with PIN</source>
        <translation>以密碼簽核「不合格」</translation>
    </message>
    <message>
        <source>Sign “not yet” with PIN</source>
        <translation>以密碼簽核「未定」</translation>
    </message>
    <message>
        <source>Sign “passed” with PIN</source>
        <translation>以密碼簽核「合格」</translation>
    </message>
    <message>
        <source>Sign-off</source>
        <translation>簽核</translation>
    </message>
    <message>
        <source>Sign-offs lapsed</source>
        <translation>簽核已失效</translation>
    </message>
    <message>
        <source>Sign-offs that lapse: {count}</source>
        <translation>會失效的簽核：{count}</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>簽署</translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation>簽署者</translation>
    </message>
    <message>
        <source>Signed by {who}, {when}</source>
        <translation>{who} 已簽核，{when}</translation>
    </message>
    <message>
        <source>Signed on as a dealer.</source>
        <translation>已以荷官身份簽到。</translation>
    </message>
    <message>
        <source>Signed: ______________________   Number: ____________   Time: ____________</source>
        <translation>簽署：______________________   編號：____________   時間：____________</translation>
    </message>
    <message>
        <source>Since {time}</source>
        <translation>自 {time}</translation>
    </message>
    <message>
        <source>Sit a mock</source>
        <translation>應考模擬考試</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>六</translation>
    </message>
    <message>
        <source>Size into</source>
        <translation>比碼</translation>
    </message>
    <message>
        <source>Skill map</source>
        <translation>技能圖</translation>
    </message>
    <message>
        <source>Small road</source>
        <translation>小路</translation>
    </message>
    <message>
        <source>So no player options are given.</source>
        <translation>因此客人沒有選擇。</translation>
    </message>
    <message>
        <source>Somebody else sat this exam.</source>
        <translation>並非應考者本人。</translation>
    </message>
    <message>
        <source>Somebody has the number {number} already.</source>
        <translation>已有人使用編號 {number}。</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>新學員</translation>
    </message>
    <message>
        <source>Someone else</source>
        <translation>換人</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>規則未有規定</translation>
    </message>
    <message>
        <source>Something else comes first.</source>
        <translation>應先做另一步。</translation>
    </message>
    <message>
        <source>Something is still missing: see the dealer’s place.</source>
        <translation>仍欠資料：請看荷官位置。</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Sprint</source>
        <translation>衝刺</translation>
    </message>
    <message>
        <source>Squeeze</source>
        <translation>瞇牌</translation>
    </message>
    <message>
        <source>Squeeze request taken back</source>
        <translation>撤銷瞇牌要求</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>員工</translation>
    </message>
    <message>
        <source>Staff number</source>
        <translation>員工編號</translation>
    </message>
    <message>
        <source>Staff of the demo</source>
        <translation>示範員工</translation>
    </message>
    <message>
        <source>Staff on record</source>
        <translation>員工列入記錄</translation>
    </message>
    <message>
        <source>Staff put on record</source>
        <translation>員工列入記錄</translation>
    </message>
    <message>
        <source>Stakes are multiples of {unit}. Check the chips.</source>
        <translation>注碼須為 {unit} 的倍數。請檢查籌碼。</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>站立</translation>
    </message>
    <message>
        <source>Standing bettors are repeated one by one. Name the box.</source>
        <translation>站立客人須逐一重複。請指明號位。</translation>
    </message>
    <message>
        <source>Standing {number}</source>
        <translation>站立 {number}</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>首頁</translation>
    </message>
    <message>
        <source>Stop the terminal</source>
        <translation>停止終端</translation>
    </message>
    <message>
        <source>Stop the terminal in the middle of the round?</source>
        <translation>在牌局中途停止終端？</translation>
    </message>
    <message>
        <source>Stop the terminal now?</source>
        <translation>現在停止終端？</translation>
    </message>
    <message>
        <source>Stop: {kind}</source>
        <translation>停止：{kind}</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Super Six Plus</source>
        <translation>超級六</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>Supervisor’s approval</source>
        <translation>主管批准</translation>
    </message>
    <message>
        <source>S{number}</source>
        <translation>站{number}</translation>
    </message>
    <message>
        <source>TABLE</source>
        <translation>檯號</translation>
    </message>
    <message>
        <source>TAKE</source>
        <translation>收</translation>
    </message>
    <message>
        <source>TAKE IT BACK</source>
        <translation>恢復原檔</translation>
    </message>
    <message>
        <source>TAKE OVER</source>
        <translation>接檯</translation>
    </message>
    <message>
        <source>TAKE THIS FILE</source>
        <translation>採用此檔</translation>
    </message>
    <message>
        <source>TAKEN</source>
        <translation>已收</translation>
    </message>
    <message>
        <source>THAT IS THE BET</source>
        <translation>就是此注</translation>
    </message>
    <message>
        <source>TIE</source>
        <translation>和</translation>
    </message>
    <message>
        <source>TO 1</source>
        <translation>比一</translation>
    </message>
    <message>
        <source>TODAY’S DRILL</source>
        <translation>今日練習</translation>
    </message>
    <message>
        <source>TOUCH THE BET</source>
        <translation>點選該注</translation>
    </message>
    <message>
        <source>TOUCH THE CARD</source>
        <translation>點選該牌</translation>
    </message>
    <message>
        <source>TOUCH THE FACE</source>
        <translation>點選牌面</translation>
    </message>
    <message>
        <source>TRAINEE</source>
        <translation>學員</translation>
    </message>
    <message>
        <source>TRAINEES</source>
        <translation>學員</translation>
    </message>
    <message>
        <source>TRAINER</source>
        <translation>導師</translation>
    </message>
    <message>
        <source>TRAINING</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>TRAINING LEDGER</source>
        <translation>訓練帳本</translation>
    </message>
    <message>
        <source>TURN BACK</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>TURN BACK {sum}</source>
        <translation>退回 {sum}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>檯面</translation>
    </message>
    <message>
        <source>Table Game Shift Manager</source>
        <translation>值班經理</translation>
    </message>
    <message>
        <source>Table menu</source>
        <translation>檯務選單</translation>
    </message>
    <message>
        <source>Table of Play</source>
        <translation>補牌規則</translation>
    </message>
    <message>
        <source>Table opened under other terms</source>
        <translation>以其他條款開檯</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>收注</translation>
    </message>
    <message>
        <source>Take all losing bets from the right, then pay from the right</source>
        <translation>由右起收齊輸注，再由右起賠付</translation>
    </message>
    <message>
        <source>Take and pay</source>
        <translation>收注及賠付</translation>
    </message>
    <message>
        <source>Take back from {bet}</source>
        <translation>從{bet}收回</translation>
    </message>
    <message>
        <source>Take back this player's Tie and Pairs first.</source>
        <translation>請先收回該客人的和及對子。</translation>
    </message>
    <message>
        <source>Take every losing bet</source>
        <translation>收齊輸注</translation>
    </message>
    <message>
        <source>Take insurance</source>
        <translation>記入保險</translation>
    </message>
    <message>
        <source>Take it with the sealed code</source>
        <translation>以密封號碼採用</translation>
    </message>
    <message>
        <source>Take it without the code</source>
        <translation>不用號碼而採用</translation>
    </message>
    <message>
        <source>Take off the staff</source>
        <translation>移除員工</translation>
    </message>
    <message>
        <source>Take the badge away</source>
        <translation>撤銷員工證</translation>
    </message>
    <message>
        <source>Take the losing bets first.</source>
        <translation>請先收輸注。</translation>
    </message>
    <message>
        <source>Take the losing bets, then pay</source>
        <translation>先收輸注，再賠付</translation>
    </message>
    <message>
        <source>Take the notice down</source>
        <translation>撤下免保險告示</translation>
    </message>
    <message>
        <source>Take {bets}: {sum}</source>
        <translation>收 {bets}：{sum}</translation>
    </message>
    <message>
        <source>Taken too late</source>
        <translation>收回太遲</translation>
    </message>
    <message>
        <source>Taking back after a Tie taken back</source>
        <translation>撤銷和局後收回</translation>
    </message>
    <message>
        <source>Taking of the losing bets taken back</source>
        <translation>撤銷收取輸注</translation>
    </message>
    <message>
        <source>Taking up to a box taken back</source>
        <translation>撤銷收注至某號位</translation>
    </message>
    <message>
        <source>Technical failure</source>
        <translation>技術故障</translation>
    </message>
    <message>
        <source>Technical interruption</source>
        <translation>技術故障</translation>
    </message>
    <message>
        <source>Terminal fault</source>
        <translation>終端故障</translation>
    </message>
    <message>
        <source>Terminal was down</source>
        <translation>終端停機</translation>
    </message>
    <message>
        <source>That a person has passed the sealed exam, and who has signed for it.</source>
        <translation>證明某人通過密封考試，以及由誰簽署。</translation>
    </message>
    <message>
        <source>That card is open already. A wrong entry is corrected or undone.</source>
        <translation>該牌已開。輸入錯誤請更正或撤銷。</translation>
    </message>
    <message>
        <source>That insurance would not have won.</source>
        <translation>該保險不會贏。</translation>
    </message>
    <message>
        <source>That is more than the terminal can take. Check the sum.</source>
        <translation>超出終端可接受的數目。請檢查金額。</translation>
    </message>
    <message>
        <source>That is not the latest entry. Take back the later ones first.</source>
        <translation>這不是最近的輸入。請先撤銷較後的。</translation>
    </message>
    <message>
        <source>That is not the moment at hand.</source>
        <translation>這不是現時的步驟。</translation>
    </message>
    <message>
        <source>That is on record already.</source>
        <translation>該項已在記錄內。</translation>
    </message>
    <message>
        <source>That pace is set already.</source>
        <translation>已是該預期速度。</translation>
    </message>
    <message>
        <source>That question was closed meanwhile. Nothing was done. Ask it again.</source>
        <translation>該問題其間已關閉，未作任何操作。請重新提出。</translation>
    </message>
    <message>
        <source>That was the last question that can be asked at a table.</source>
        <translation>可在桌上講述的問題已問完。</translation>
    </message>
    <message>
        <source>The Banker Hand has a card that it should not have.</source>
        <translation>莊方多了一張不應有的牌。</translation>
    </message>
    <message>
        <source>The Banker's natural {points}</source>
        <translation>莊例牌 {points} 點</translation>
    </message>
    <message>
        <source>The Pit Supervisor wants the cards replaced after the round.</source>
        <translation>主管要求在此局後換牌。</translation>
    </message>
    <message>
        <source>The Player's natural {points}</source>
        <translation>閒例牌 {points} 點</translation>
    </message>
    <message>
        <source>The Shift Manager gives the decision first.</source>
        <translation>請值班經理先寫下裁決。</translation>
    </message>
    <message>
        <source>The Shift Manager’s remedy: {remedy}</source>
        <translation>值班經理的裁定：{remedy}</translation>
    </message>
    <message>
        <source>The Table of Play gives the {hand} the next card.</source>
        <translation>按補牌規則，下一張派給{hand}。</translation>
    </message>
    <message>
        <source>The act counts as not done.</source>
        <translation>該操作視作未做。</translation>
    </message>
    <message>
        <source>The archive next to the ledger does not reach back so far.</source>
        <translation>帳本旁的存檔沒有那麼早的記錄。</translation>
    </message>
    <message>
        <source>The archived ledger of {day} could not be checked.</source>
        <translation>{day} 的存檔帳本未能核對。</translation>
    </message>
    <message>
        <source>The archived ledger of {day} is being checked.</source>
        <translation>正在核對 {day} 的存檔帳本。</translation>
    </message>
    <message>
        <source>The archived ledger of {day} is not whole. Tell the Shift Manager.</source>
        <translation>{day} 的存檔帳本不完整。請通知值班經理。</translation>
    </message>
    <message>
        <source>The archived ledger of {day} is whole.</source>
        <translation>{day} 的存檔帳本完整。</translation>
    </message>
    <message>
        <source>The badge of {number} is set.</source>
        <translation>{number} 的員工證已登記。</translation>
    </message>
    <message>
        <source>The badge reader {path} cannot be read ({detail}). Staff number and PIN serve meanwhile.</source>
        <translation>讀卡器 {path} 無法讀取（{detail}）。其間請用員工編號及密碼。</translation>
    </message>
    <message>
        <source>The bet plays as it lies.</source>
        <translation>注碼照常結算。</translation>
    </message>
    <message>
        <source>The bet stays and will be settled.</source>
        <translation>注碼保留，照常結算。</translation>
    </message>
    <message>
        <source>The bets are closed already.</source>
        <translation>已經停止下注。</translation>
    </message>
    <message>
        <source>The bets are closed. Bets are taken after the next “Place your Bets”.</source>
        <translation>已停止下注。下次「請下注」後再收注。</translation>
    </message>
    <message>
        <source>The bets of this bettor pay that together.</source>
        <translation>此客人各注合共賠此數。</translation>
    </message>
    <message>
        <source>The call</source>
        <translation>報點</translation>
    </message>
    <message>
        <source>The camera room: the Banker Hand of the round before should not have drawn.</source>
        <translation>監控室：上局莊方不應補牌。</translation>
    </message>
    <message>
        <source>The camera room: the Player Hand of the round before lacked a card.</source>
        <translation>監控室：上局閒方少了一張牌。</translation>
    </message>
    <message>
        <source>The card turned up at the burn is seen by everybody. Touch its face.</source>
        <translation>銷牌時翻開的牌人人可見。請點選牌面。</translation>
    </message>
    <message>
        <source>The cards are dealt face down.</source>
        <translation>牌面朝下派牌。</translation>
    </message>
    <message>
        <source>The cards are not replaced.</source>
        <translation>不換牌。</translation>
    </message>
    <message>
        <source>The cards are put back in order.</source>
        <translation>牌序復原。</translation>
    </message>
    <message>
        <source>The cards can be put back in order.</source>
        <translation>牌可還原次序。</translation>
    </message>
    <message>
        <source>The cards cannot be put back in order.</source>
        <translation>牌不可還原次序。</translation>
    </message>
    <message>
        <source>The cards on the table count.</source>
        <translation>以檯面的牌為準。</translation>
    </message>
    <message>
        <source>The certificate could not be written: {why}.</source>
        <translation>無法寫入證書：{why}。</translation>
    </message>
    <message>
        <source>The certificate is in {file}</source>
        <translation>證書已存於 {file}</translation>
    </message>
    <message>
        <source>The change is not what it is said to be.</source>
        <translation>變更與所述不符。</translation>
    </message>
    <message>
        <source>The change of the staff was not signed by {by}.</source>
        <translation>員工變更並非由 {by} 簽署。</translation>
    </message>
    <message>
        <source>The chips come to another sum.</source>
        <translation>籌碼總額不對。</translation>
    </message>
    <message>
        <source>The chips of a bet were not as entered.</source>
        <translation>某注籌碼與所輸入的不同。</translation>
    </message>
    <message>
        <source>The choice of a language cannot be taken out of {file}: {detail}</source>
        <translation>語言選擇無法從 {file} 移除：{detail}</translation>
    </message>
    <message>
        <source>The clock has jumped. Have the time confirmed by a Pit Supervisor or above first.</source>
        <translation>時鐘曾經跳動。請先由主管或以上確認時間。</translation>
    </message>
    <message>
        <source>The clock has not jumped: there is nothing to confirm.</source>
        <translation>時鐘沒有跳動，無需確認。</translation>
    </message>
    <message>
        <source>The clock is {span} ahead of the time of the table.</source>
        <translation>時鐘比本檯時間快 {span}。</translation>
    </message>
    <message>
        <source>The clock is {span} behind the time of the table.</source>
        <translation>時鐘比本檯時間慢 {span}。</translation>
    </message>
    <message>
        <source>The clock showed {wall}, and no jump of it is on record.</source>
        <translation>時鐘顯示 {wall}，但沒有跳動的記錄。</translation>
    </message>
    <message>
        <source>The code lies in its envelope</source>
        <translation>號碼已放入信封</translation>
    </message>
    <message>
        <source>The copy of the ledger is not whole: {what}</source>
        <translation>帳本副本不完整：{what}</translation>
    </message>
    <message>
        <source>The count shows one card more than the decks have.</source>
        <translation>點算多出一張牌。</translation>
    </message>
    <message>
        <source>The count shows that the shoe lacks a card.</source>
        <translation>點算顯示牌靴少一張牌。</translation>
    </message>
    <message>
        <source>The cut card comes out</source>
        <translation>切牌卡出現</translation>
    </message>
    <message>
        <source>The cut card has come out already.</source>
        <translation>切牌卡已出。</translation>
    </message>
    <message>
        <source>The cut card has come out, and a new shoe is put in.</source>
        <translation>切牌卡已出，換新靴。</translation>
    </message>
    <message>
        <source>The database says that its file is damaged.</source>
        <translation>資料庫表示其檔案已損壞。</translation>
    </message>
    <message>
        <source>The day before</source>
        <translation>前一日</translation>
    </message>
    <message>
        <source>The day is closed with event {last}, but the head file attests event {seq} only.</source>
        <translation>當日以第 {last} 條記錄結束，但帳鏈檔只核證到第 {seq} 條。</translation>
    </message>
    <message>
        <source>The day is whole</source>
        <translation>當日完整</translation>
    </message>
    <message>
        <source>The day {day} is closed, but its ledger is not in the archive.</source>
        <translation>{day} 已結束，但帳本尚未存檔。</translation>
    </message>
    <message>
        <source>The day {day} was closed without the last round announced to the players.</source>
        <translation>營業日 {day} 結束時，沒有向客人宣布最後一局。</translation>
    </message>
    <message>
        <source>The dealer’s call closes the bets.</source>
        <translation>以荷官宣布停止下注為準。</translation>
    </message>
    <message>
        <source>The decision</source>
        <translation>裁決</translation>
    </message>
    <message>
        <source>The desktop has refused it, or has no interface for it. Have the technician turn off what blanks the screen; a touch that wakes it may reach the table.</source>
        <translation>桌面系統不接受，或沒有這項功能。請技術員關閉使螢幕變黑的設定；使螢幕亮起的點按可能會被當作操作。</translation>
    </message>
    <message>
        <source>The disk failed while working on {path} ({detail}). What was recorded before is kept. Have the disk looked at before dealing goes on.</source>
        <translation>處理 {path} 時磁碟出錯（{detail}）。先前所記錄的已保存。請檢查磁碟後才繼續派牌。</translation>
    </message>
    <message>
        <source>The disk of {folder} is full. {nothing}</source>
        <translation>{folder} 的磁碟已滿。{nothing}</translation>
    </message>
    <message>
        <source>The display shows another result than the cards did.</source>
        <translation>顯示的結果與牌不符。</translation>
    </message>
    <message>
        <source>The end of an acting rank is a time with its zone.</source>
        <translation>署理職級的終止須為帶時區的時間。</translation>
    </message>
    <message>
        <source>The end of an acting rank lies ahead, within {hours} hours.</source>
        <translation>署理職級的終止須在將來，{hours} 小時之內。</translation>
    </message>
    <message>
        <source>The event makes no sense here.</source>
        <translation>此記錄在此不合理。</translation>
    </message>
    <message>
        <source>The exam can be sat again from {day} on.</source>
        <translation>由 {day} 起可再次應考。</translation>
    </message>
    <message>
        <source>The exam is signed.</source>
        <translation>考試已簽核。</translation>
    </message>
    <message>
        <source>The exam opens once all topics of the game are open.</source>
        <translation>該遊戲的所有科目開放後，考試才會開放。</translation>
    </message>
    <message>
        <source>The exam stopped by itself at decision {decisions}: {right} were right.</source>
        <translation>考試在第 {decisions} 題自動停止：答對 {right} 題。</translation>
    </message>
    <message>
        <source>The exam was interrupted. Go on with it first.</source>
        <translation>考試曾中斷，請先繼續。</translation>
    </message>
    <message>
        <source>The exam was not interrupted.</source>
        <translation>考試未曾中斷。</translation>
    </message>
    <message>
        <source>The exam was sat later than that.</source>
        <translation>考試在其後進行。</translation>
    </message>
    <message>
        <source>The file of trainees {file} cannot be read: {detail}</source>
        <translation>學員檔 {file} 無法讀取：{detail}</translation>
    </message>
    <message>
        <source>The file of trainees {file} could not be written: {detail}</source>
        <translation>學員檔 {file} 無法寫入：{detail}</translation>
    </message>
    <message>
        <source>The file of trainees {file} is of another version.</source>
        <translation>學員檔 {file} 屬另一版本。</translation>
    </message>
    <message>
        <source>The file that goes on from {file} was not found: what was corrected or recorded after that day was closed is not in these figures.</source>
        <translation>接續 {file} 的檔案未能找到：該日結束後的更正或記錄不在這些數字內。</translation>
    </message>
    <message>
        <source>The fingerprint of the table's key: {key}</source>
        <translation>本檯密鑰指紋：{key}</translation>
    </message>
    <message>
        <source>The first Table Game Shift Manager signs for that.</source>
        <translation>由第一位值班經理為此簽署。</translation>
    </message>
    <message>
        <source>The first is a Table Game Shift Manager, who puts all others on the staff.</source>
        <translation>第一位是值班經理，由其加入其他人。</translation>
    </message>
    <message>
        <source>The first signs for the second.</source>
        <translation>第一位為第二位簽署。</translation>
    </message>
    <message>
        <source>The folder of rehearsals cannot be read: {why}.</source>
        <translation>無法讀取預演資料夾：{why}。</translation>
    </message>
    <message>
        <source>The former staff file</source>
        <translation>原有員工檔</translation>
    </message>
    <message>
        <source>The game has no such phase.</source>
        <translation>此玩法沒有這個階段。</translation>
    </message>
    <message>
        <source>The game is played with {least} to {most} decks.</source>
        <translation>此遊戲用 {least} 至 {most} 副牌。</translation>
    </message>
    <message>
        <source>The gaming day has not been closed.</source>
        <translation>營業日尚未結束。</translation>
    </message>
    <message>
        <source>The gaming day {day} ends here.</source>
        <translation>營業日 {day} 到此結束。</translation>
    </message>
    <message>
        <source>The gaming day {day} is closed, and its ledger with it. Begin the next day.</source>
        <translation>營業日 {day} 連同帳本已結束。請開始下一日。</translation>
    </message>
    <message>
        <source>The gold button turns up the first card and burns as many as it counts.</source>
        <translation>金色鍵翻開首張牌，並按其點數銷牌。</translation>
    </message>
    <message>
        <source>The hands cannot go on as they lie. Put them in order, or void.</source>
        <translation>牌不能照現狀繼續。請復原牌序，或作廢。</translation>
    </message>
    <message>
        <source>The hash of that event: {digits}</source>
        <translation>該記錄的雜湊值：{digits}</translation>
    </message>
    <message>
        <source>The head file attests event {seq} only, but {rounds} rounds have ended since (event {last}).</source>
        <translation>帳鏈檔只核證到第 {seq} 條記錄，但其後已完結 {rounds} 局（第 {last} 條記錄）。</translation>
    </message>
    <message>
        <source>The head file {path} cannot be read. The ledger was left as it is. Keep the head file for inspection, verify the ledger, and go on from a backup.</source>
        <translation>帳鏈檔 {path} 無法讀取。帳本原樣保留。請保存帳鏈檔備查，核對帳本，並從備份繼續。</translation>
    </message>
    <message>
        <source>The head file {path} is missing.</source>
        <translation>帳鏈檔 {path} 不見了。</translation>
    </message>
    <message>
        <source>The head of event {seq} is signed with a key that another has followed, and no later head vouches for that yet: name that key with --key too.</source>
        <translation>第 {seq} 條記錄的帳鏈以其後已更換的密鑰簽署，而尚無較後的帳鏈為此作證：請同樣以 --key 指明該密鑰。</translation>
    </message>
    <message>
        <source>The heads of the last rounds could not be sent away from this machine.</source>
        <translation>最近各局的帳鏈未能送出本機。</translation>
    </message>
    <message>
        <source>The higher total wins.</source>
        <translation>點數高者勝。</translation>
    </message>
    <message>
        <source>The house cuts the largest chips first, and as few as make the sum.</source>
        <translation>本場先切最大籌碼，枚數越少越好。</translation>
    </message>
    <message>
        <source>The house expected {before} rounds an hour until {at}, and {after} from then on: a target is their mean by time.</source>
        <translation>本場預期每小時 {before} 局，至 {at} 止，其後 {after} 局：目標按時間取平均。</translation>
    </message>
    <message>
        <source>The house keeps names until somebody removes them.</source>
        <translation>本場保留姓名，直至有人移除。</translation>
    </message>
    <message>
        <source>The house takes first, from the dealer’s right, then pays from the right.</source>
        <translation>本場由荷官右方起先收注，再由右起賠付。</translation>
    </message>
    <message>
        <source>The key of the table is not the one on record.</source>
        <translation>本檯密鑰並非記錄中的一個。</translation>
    </message>
    <message>
        <source>The key of the table was not signed by the one before.</source>
        <translation>本檯密鑰未經先前的密鑰簽署。</translation>
    </message>
    <message>
        <source>The key of the table, {path}, cannot be used ({detail}). No head was sent, and none is lost. Bring the key back, or put that right.</source>
        <translation>本檯密鑰 {path} 無法使用（{detail}）。帳鏈未有送出，亦無遺失。請取回密鑰，或修正該問題。</translation>
    </message>
    <message>
        <source>The lammer is out already.</source>
        <translation>保險牌已放出。</translation>
    </message>
    <message>
        <source>The language is changed, but the choice could not be kept.</source>
        <translation>語言已切換，但未能保存選擇。</translation>
    </message>
    <message>
        <source>The last Table Game Shift Manager stays. Add another one first.</source>
        <translation>最後一名值班經理須保留。請先加入另一名。</translation>
    </message>
    <message>
        <source>The last round of this shoe has been dealt. Put in a new shoe.</source>
        <translation>本靴最後一局已派完。請換新靴。</translation>
    </message>
    <message>
        <source>The last round was not announced to the players.</source>
        <translation>沒有向客人宣布最後一局。</translation>
    </message>
    <message>
        <source>The last touch was not carried out.</source>
        <translation>最後一次點按未執行。</translation>
    </message>
    <message>
        <source>The last {count} hours</source>
        <translation>最近 {count} 小時</translation>
    </message>
    <message>
        <source>The latest standing bets go back first, then the latest seated ones.</source>
        <translation>先退最遲的站立注碼，再退最遲的入座注碼。</translation>
    </message>
    <message>
        <source>The layout {layout} has no box {box}.</source>
        <translation>檯型 {layout} 沒有 {box} 號位。</translation>
    </message>
    <message>
        <source>The ledger</source>
        <translation>帳本</translation>
    </message>
    <message>
        <source>The ledger does not begin with the opening of its table.</source>
        <translation>帳本並非以開檯開始。</translation>
    </message>
    <message>
        <source>The ledger ends before event {seq}, whose head left the machine.</source>
        <translation>帳本止於第 {seq} 條記錄之前，而其帳鏈已送出本機。</translation>
    </message>
    <message>
        <source>The ledger goes on from another, but does not begin with what then stood at the table.</source>
        <translation>此帳本接續另一本，但開頭與當時檯面不符。</translation>
    </message>
    <message>
        <source>The ledger has another person on record for this exam.</source>
        <translation>帳本記錄此考試屬另一人。</translation>
    </message>
    <message>
        <source>The ledger is being read …</source>
        <translation>正在讀取帳本…</translation>
    </message>
    <message>
        <source>The ledger is not whole ({count} faults). {first}</source>
        <translation>帳本不完整（{count} 項錯誤）。{first}</translation>
    </message>
    <message>
        <source>The ledger is sealed, put into the archive, and checked there from its first act to its last, while the table goes on in a new one.</source>
        <translation>帳本封存入檔，並由首至尾核對；其間本檯以新帳本繼續。</translation>
    </message>
    <message>
        <source>The ledger itself is in order; dealing goes on.</source>
        <translation>帳本本身正常；派牌繼續。</translation>
    </message>
    <message>
        <source>The ledger keeps the time zone {kept}, not {zone}.</source>
        <translation>帳本保留時區 {kept}，而非 {zone}。</translation>
    </message>
    <message>
        <source>The ledger {path} is missing, though the archive holds closed days of it ({archived}). Nothing was changed, and no new one was made. Bring the ledger back from its backup; to start again with an empty ledger, move the archive away first.</source>
        <translation>帳本 {path} 不見了，但存檔內有它已結束的營業日（{archived}）。未作任何更改，亦未另建新帳本。請從備份取回；若要以空白帳本重新開始，請先移走存檔。</translation>
    </message>
    <message>
        <source>The ledger {path} is missing, though {left}. Nothing was changed, and no new one was made. Move away what is left of it, keep that, and bring the ledger back from its backup.</source>
        <translation>帳本 {path} 不見了，但{left}。未作任何更改，亦未另建新帳本。請把餘下檔案移走並保存，再從備份取回帳本。</translation>
    </message>
    <message>
        <source>The limits are to be changed.</source>
        <translation>須更改限額。</translation>
    </message>
    <message>
        <source>The log next to {path} was removed while this table had it open. What was recorded before is still held by this program: do not close it. Try again: all of it is then written into the ledger first.</source>
        <translation>本檯開啟期間 {path} 旁的日誌被移走。先前所記錄的仍在本程式內：請勿關閉。請再試：全部會先寫入帳本。</translation>
    </message>
    <message>
        <source>The log of faults cannot be written. Tell the technician.</source>
        <translation>故障日誌無法寫入。請通知技術員。</translation>
    </message>
    <message>
        <source>The log of the program's checks cannot be read: {why}.</source>
        <translation>程式檢查記錄無法讀取：{why}。</translation>
    </message>
    <message>
        <source>The log of the program's checks is not the one on record: tell the technician.</source>
        <translation>程式檢查記錄與存檔所載不符：請通知技術員。</translation>
    </message>
    <message>
        <source>The losing bets have been taken already.</source>
        <translation>輸注已收。</translation>
    </message>
    <message>
        <source>The lowest rank that may decide this is {rank}.</source>
        <translation>可作此裁決的最低職級是{rank}。</translation>
    </message>
    <message>
        <source>The maximum is {maximum}. The bet is refused whole.</source>
        <translation>最高注額為 {maximum}。整注不接受。</translation>
    </message>
    <message>
        <source>The minimum is larger than the maximum.</source>
        <translation>最低高於最高。</translation>
    </message>
    <message>
        <source>The name of this trainee was removed.</source>
        <translation>此學員的姓名已移除。</translation>
    </message>
    <message>
        <source>The name was removed. The ledger stays whole.</source>
        <translation>姓名已移除。帳本保持完整。</translation>
    </message>
    <message>
        <source>The next card is recorded on the {hand} hand, where it does not belong.</source>
        <translation>下一張牌記在{hand}方，並非應派之處。</translation>
    </message>
    <message>
        <source>The next card slipped out of the shoe, and its face was seen.</source>
        <translation>下一張牌滑出牌靴，牌面外露。</translation>
    </message>
    <message>
        <source>The next round follows</source>
        <translation>下一局即將開始</translation>
    </message>
    <message>
        <source>The no-insurance notice</source>
        <translation>免保險告示</translation>
    </message>
    <message>
        <source>The no-insurance notice is put up</source>
        <translation>掛上免保險告示</translation>
    </message>
    <message>
        <source>The note is sealed with the key of the table, or not at all.</source>
        <translation>備註以本檯密鑰加封，否則不加封。</translation>
    </message>
    <message>
        <source>The notice exists at private tables only.</source>
        <translation>告示只限私人檯。</translation>
    </message>
    <message>
        <source>The notice is set that way already.</source>
        <translation>告示已是如此。</translation>
    </message>
    <message>
        <source>The number of {name} is {number}.</source>
        <translation>{name} 的編號是 {number}。</translation>
    </message>
    <message>
        <source>The options are continue and return.</source>
        <translation>選擇只有繼續及退回。</translation>
    </message>
    <message>
        <source>The order is wrong</source>
        <translation>次序有誤</translation>
    </message>
    <message>
        <source>The order of the cards is known.</source>
        <translation>牌的次序已知。</translation>
    </message>
    <message>
        <source>The order of the cards is not known.</source>
        <translation>牌的次序未知。</translation>
    </message>
    <message>
        <source>The other side is not reduced</source>
        <translation>另一方不減</translation>
    </message>
    <message>
        <source>The outcome is established; it stands.</source>
        <translation>結果已定，維持有效。</translation>
    </message>
    <message>
        <source>The people of this table are on record already.</source>
        <translation>本檯人員已列入記錄。</translation>
    </message>
    <message>
        <source>The people of this table do not stand on record yet.</source>
        <translation>本檯人員尚未列入記錄。</translation>
    </message>
    <message>
        <source>The pepper {path} has to hold {least} to {most} bytes. No PIN was counted as wrong. Bring back the right one.</source>
        <translation>密鑰檔 {path} 須有 {least} 至 {most} 位元組。沒有密碼計作錯誤。請放回正確的一份。</translation>
    </message>
    <message>
        <source>The pepper {path} is not for its owner alone to read. No PIN was counted as wrong. Put that right with: chmod 400 {path}</source>
        <translation>密鑰檔 {path} 並非只限擁有者讀取。沒有密碼計作錯誤。請用 chmod 400 {path} 修正。</translation>
    </message>
    <message>
        <source>The pepper {path} of the staff file cannot be read ({detail}). No PIN was counted as wrong. Bring it back; if it is lost, put a new staff file in place, and the table asks for the sealed code.</source>
        <translation>員工檔的密鑰檔 {path} 無法讀取（{detail}）。沒有密碼計作錯誤。請取回；若已遺失，請放上新員工檔，本檯會要求密封號碼。</translation>
    </message>
    <message>
        <source>The period ends before it begins. Check from and to.</source>
        <translation>時段結束早於開始。請檢查起止時間。</translation>
    </message>
    <message>
        <source>The person and the result that are signed for are not named.</source>
        <translation>未指明所簽署的人及結果。</translation>
    </message>
    <message>
        <source>The picture of the house is larger than 20 MB.</source>
        <translation>場館圖片大於 20 兆。</translation>
    </message>
    <message>
        <source>The picture of the house is missing or cannot be read.</source>
        <translation>場館圖片不見了或無法讀取。</translation>
    </message>
    <message>
        <source>The picture of the house is more than 8,000 px wide or high.</source>
        <translation>場館圖片的寬或高超過 8,000 像素。</translation>
    </message>
    <message>
        <source>The picture of the house is no picture that can be read.</source>
        <translation>場館圖片無法讀取為圖片。</translation>
    </message>
    <message>
        <source>The player asks to see the Banker’s third card first, and that is granted.</source>
        <translation>客人要求先看莊第三張，獲准。</translation>
    </message>
    <message>
        <source>The player asks to see the Banker’s third card first, and that is refused.</source>
        <translation>客人要求先看莊第三張，不獲准。</translation>
    </message>
    <message>
        <source>The player with the highest bet asks to squeeze a card.</source>
        <translation>注碼最高的客人要求瞇牌。</translation>
    </message>
    <message>
        <source>The players have been told that this round is the last.</source>
        <translation>已告知客人這是最後一局。</translation>
    </message>
    <message>
        <source>The power has failed.</source>
        <translation>停電了。</translation>
    </message>
    <message>
        <source>The profile is the same as what is in force.</source>
        <translation>設定檔與現行的一致。</translation>
    </message>
    <message>
        <source>The profile says otherwise than what is in force.</source>
        <translation>設定檔與現行的不同。</translation>
    </message>
    <message>
        <source>The reason holds the PIN. Write another reason.</source>
        <translation>原因內含密碼。請另寫原因。</translation>
    </message>
    <message>
        <source>The record of exam {exam} does not hold: {why}.</source>
        <translation>考試 {exam} 的記錄不成立：{why}。</translation>
    </message>
    <message>
        <source>The record of that round cannot be followed. Verify the ledger.</source>
        <translation>該局記錄無法重演。請核對帳本。</translation>
    </message>
    <message>
        <source>The record of that time cannot be followed. Verify the ledger.</source>
        <translation>該時段的記錄無法重演。請核對帳本。</translation>
    </message>
    <message>
        <source>The record of this exam does not hold: {why}.</source>
        <translation>此考試的記錄不成立：{why}。</translation>
    </message>
    <message>
        <source>The record read begins at {at} with event {first} of {file}. The file before it, which ends with event {last}, was not found: what came before is not in these figures. {advice}</source>
        <translation>所讀記錄始於 {at}，即 {file} 第 {first} 條記錄。前一檔案止於第 {last} 條，未能找到：其前的不在這些數字內。{advice}</translation>
    </message>
    <message>
        <source>The record read ends with the closing of {file}; what came after it is in {later}, which was not read: it is not in these figures. Name that file too.</source>
        <translation>所讀記錄止於 {file} 結束；其後的在 {later}，並未讀取，不在這些數字內。請同時指定該檔。</translation>
    </message>
    <message>
        <source>The remedy is void, reconstructed or continue, not {remedy}.</source>
        <translation>處理須為作廢、復原或繼續，不能是 {remedy}。</translation>
    </message>
    <message>
        <source>The remedy is wrong</source>
        <translation>裁定有誤</translation>
    </message>
    <message>
        <source>The report is being printed …</source>
        <translation>報告正在列印…</translation>
    </message>
    <message>
        <source>The report is being written …</source>
        <translation>報告正在寫入…</translation>
    </message>
    <message>
        <source>The report {report} has no section {section}. It has: {sections}.</source>
        <translation>報告 {report} 沒有 {section} 一節。現有：{sections}。</translation>
    </message>
    <message>
        <source>The reporting tables of {path} wait to be rebuilt since event {seq}: nothing can be looked up. All that was recorded is kept. Rebuild them while the table is closed.</source>
        <translation>{path} 的報表自第 {seq} 條記錄起等候重建，暫不能查閱。所有記錄已保存。請在收檯後重建。</translation>
    </message>
    <message>
        <source>The reporting tables wait to be rebuilt since event {seq}: {reason}</source>
        <translation>報表自第 {seq} 條記錄起等候重建：{reason}</translation>
    </message>
    <message>
        <source>The right card</source>
        <translation>正確的牌</translation>
    </message>
    <message>
        <source>The round can go on as it lies.</source>
        <translation>本局可照現狀繼續。</translation>
    </message>
    <message>
        <source>The round cannot go on as it lies.</source>
        <translation>此局不可照現狀進行。</translation>
    </message>
    <message>
        <source>The round cannot go on.</source>
        <translation>本局不能繼續。</translation>
    </message>
    <message>
        <source>The round goes on by decision of the Shift Manager.</source>
        <translation>值班經理裁定本局繼續。</translation>
    </message>
    <message>
        <source>The round goes on under the terms on record, not the profile's.</source>
        <translation>本局按記錄中的條款繼續，而非設定檔。</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>本局繼續。</translation>
    </message>
    <message>
        <source>The round hangs on what lay on the table before it: take another.</source>
        <translation>此局取決於之前檯上所留：請選另一局。</translation>
    </message>
    <message>
        <source>The round has an act that no script has.</source>
        <translation>此局有腳本所沒有的動作。</translation>
    </message>
    <message>
        <source>The round is not over. Follow the guide to the last card.</source>
        <translation>本局未完。請按指示派至最後一張。</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>本局結束</translation>
    </message>
    <message>
        <source>The round is settled</source>
        <translation>此局已結算</translation>
    </message>
    <message>
        <source>The round is void by decision of the Shift Manager.</source>
        <translation>值班經理裁定本局作廢。</translation>
    </message>
    <message>
        <source>The round is void.</source>
        <translation>本局作廢。</translation>
    </message>
    <message>
        <source>The round is void. All bets are returned.</source>
        <translation>本局作廢，退回所有注碼。</translation>
    </message>
    <message>
        <source>The round is void. There is nothing to correct.</source>
        <translation>本局已作廢，無需更正。</translation>
    </message>
    <message>
        <source>The round was played under an earlier reading of the rules.</source>
        <translation>此局按較早的規則解釋進行。</translation>
    </message>
    <message>
        <source>The rounds since then stand.</source>
        <translation>其後各局有效。</translation>
    </message>
    <message>
        <source>The rows of this round are not what its events say.</source>
        <translation>此局各行與其記錄不符。</translation>
    </message>
    <message>
        <source>The rules refuse {act}: {why}</source>
        <translation>規則不容許 {act}：{why}</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>再輸入同一密碼</translation>
    </message>
    <message>
        <source>The same act is recorded now.</source>
        <translation>現在記錄同一操作。</translation>
    </message>
    <message>
        <source>The same five again,
faster each time.</source>
        <translation>同樣五題，
一次比一次快。</translation>
    </message>
    <message>
        <source>The same seed asks the same moments again.</source>
        <translation>相同的種子會再問相同的情況。</translation>
    </message>
    <message>
        <source>The screen speaks this language.</source>
        <translation>現正使用此語言。</translation>
    </message>
    <message>
        <source>The second chooses a PIN of their own, and the first does not look.</source>
        <translation>第二位自選密碼，第一位不得觀看。</translation>
    </message>
    <message>
        <source>The seed of an exam is drawn from the system's source of chance.</source>
        <translation>考試種子取自系統的隨機來源。</translation>
    </message>
    <message>
        <source>The settings of the table do not stand on record yet.</source>
        <translation>本檯設定尚未列入記錄。</translation>
    </message>
    <message>
        <source>The shift</source>
        <translation>班次</translation>
    </message>
    <message>
        <source>The shoe</source>
        <translation>牌靴</translation>
    </message>
    <message>
        <source>The shoe can hold no more of this card</source>
        <translation>本靴不可能再有此牌</translation>
    </message>
    <message>
        <source>The shoe cannot have given so many cards.</source>
        <translation>牌靴不可能派出這麼多牌。</translation>
    </message>
    <message>
        <source>The shoe cannot hold so many of that card. Undo the entry, or raise “Decks miscounted”.</source>
        <translation>牌靴內不可能有這麼多張該牌。請撤銷輸入，或提出「牌數不符」。</translation>
    </message>
    <message>
        <source>The shoe cannot hold so many {card}.</source>
        <translation>牌靴不可能有這麼多 {card}。</translation>
    </message>
    <message>
        <source>The shoe does not hold so many cards.</source>
        <translation>牌靴沒有這麼多牌。</translation>
    </message>
    <message>
        <source>The shoe fell, and its cards are out of order.</source>
        <translation>牌靴跌下，牌序已變。</translation>
    </message>
    <message>
        <source>The shoe has read another face. Show the card as recorded; a supervisor can correct it then.</source>
        <translation>牌靴讀到的是另一張牌。請按記錄開牌；之後主管可更正。</translation>
    </message>
    <message>
        <source>The shoe is empty.</source>
        <translation>牌靴已空。</translation>
    </message>
    <message>
        <source>The shoe is empty. Raise “Too few cards left”.</source>
        <translation>牌靴已空。請提出「靴內牌不足」。</translation>
    </message>
    <message>
        <source>The shoe of this round is gone. Correct the entry, or raise the irregularity.</source>
        <translation>本局的牌靴已換走。請更正輸入，或提出異常。</translation>
    </message>
    <message>
        <source>The shuffler reports that this shoe was not shuffled.</source>
        <translation>洗牌機報告此靴未洗。</translation>
    </message>
    <message>
        <source>The sides are within the Differential. There is nothing to turn back.</source>
        <translation>兩方在差額之內，沒有需要退回的。</translation>
    </message>
    <message>
        <source>The signature was not taken.</source>
        <translation>簽署未獲接受。</translation>
    </message>
    <message>
        <source>The staff file is back that another had replaced without the sealed code.</source>
        <translation>先前在沒有密封號碼下被取代的員工檔已放回。</translation>
    </message>
    <message>
        <source>The staff file is missing, or is not the one that the table knows: nobody can sign.</source>
        <translation>員工檔不見了，或並非本檯所認的一份：無人可簽署。</translation>
    </message>
    <message>
        <source>The staff file is not the one on record: nobody can sign, and no round commences.</source>
        <translation>員工檔並非記錄中的一份：無人可簽署，亦不開新局。</translation>
    </message>
    <message>
        <source>The staff file is not the one that this table knows, and no signed change leads to it. Bring the right one back; or take this one in its place.</source>
        <translation>員工檔並非本檯所認的一份，亦沒有已簽署的變更與之相連。請放回正確的一份；或以此份取代。</translation>
    </message>
    <message>
        <source>The staff file is not the one that was known before this change.</source>
        <translation>員工檔並非此次變更前所認的一份。</translation>
    </message>
    <message>
        <source>The staff file is the one that is known.</source>
        <translation>員工檔正是所認的一份。</translation>
    </message>
    <message>
        <source>The staff file was sealed with a pepper, and none is handed over. No PIN was counted as wrong. Name it in the profile, or have systemd load it as {credential}.</source>
        <translation>員工檔以密鑰檔封存，但未有交出。沒有密碼計作錯誤。請在設定檔指明，或由 systemd 以 {credential} 載入。</translation>
    </message>
    <message>
        <source>The staff file was sealed with another pepper than the one handed over. No PIN was counted as wrong. Bring back the right one.</source>
        <translation>員工檔以另一密鑰檔封存。沒有密碼計作錯誤。請放回正確的一份。</translation>
    </message>
    <message>
        <source>The staff file {path} cannot be read or written ({detail}). It was left as it was. Give this account the right to it and its folder, then try again.</source>
        <translation>員工檔 {path} 無法讀寫（{detail}）。原樣保留。請給此帳戶該檔及其資料夾的權限再試。</translation>
    </message>
    <message>
        <source>The staff file {path} is damaged. It was left as it is. Bring it back from its backup; if there is none, put a new staff file in its place, and the table asks for the sealed code.</source>
        <translation>員工檔 {path} 已損壞。原樣保留。請從備份取回；若沒有備份，請放上新員工檔，本檯會要求密封號碼。</translation>
    </message>
    <message>
        <source>The staff file {path} is missing. Nobody was made in its place. Bring it back; if it is lost, put another in its place, and the table asks for the sealed code.</source>
        <translation>員工檔 {path} 不見了，未有另建。請取回；若已遺失，請放上另一份，本檯會要求密封號碼。</translation>
    </message>
    <message>
        <source>The staff file {path} was written by a newer program. It was left as it is. Use the newer program.</source>
        <translation>員工檔 {path} 由較新的程式寫入。原樣保留。請使用較新的程式。</translation>
    </message>
    <message>
        <source>The sum that lay there</source>
        <translation>實際金額</translation>
    </message>
    <message>
        <source>The sums of the round leave no room to draw others.</source>
        <translation>此局的金額無法另抽其他金額。</translation>
    </message>
    <message>
        <source>The supervisor: the cards can be put back in order.</source>
        <translation>主管：牌序可以復原。</translation>
    </message>
    <message>
        <source>The supervisor: the cards cannot be put back in order.</source>
        <translation>主管：牌序不能復原。</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>本檯</translation>
    </message>
    <message>
        <source>The table cannot be opened</source>
        <translation>未能開檯</translation>
    </message>
    <message>
        <source>The table deals on meanwhile; the outcome is shown here.</source>
        <translation>本檯繼續派牌；結果在此顯示。</translation>
    </message>
    <message>
        <source>The table goes on in its new ledger.</source>
        <translation>本檯以新帳本繼續。</translation>
    </message>
    <message>
        <source>The table goes on under what is in force until somebody signs.</source>
        <translation>簽署之前本檯按現行條款繼續。</translation>
    </message>
    <message>
        <source>The table has changed since that was approved. Ask again.</source>
        <translation>批准之後檯面已變。請重新提出。</translation>
    </message>
    <message>
        <source>The table has not been opened yet.</source>
        <translation>尚未開檯。</translation>
    </message>
    <message>
        <source>The table is not open yet.</source>
        <translation>尚未開檯。</translation>
    </message>
    <message>
        <source>The table is shown as it is on record.</source>
        <translation>檯面按記錄顯示。</translation>
    </message>
    <message>
        <source>The table shows what it has recorded itself. Compare it with the chips and the cards.</source>
        <translation>檯面所示為本檯自己的記錄。請與籌碼及牌核對。</translation>
    </message>
    <message>
        <source>The table stays marked until the former file is back and signed for.</source>
        <translation>直至原員工檔放回並簽署，本檯一直有標記。</translation>
    </message>
    <message>
        <source>The terminal raises it by itself at the call of no more bets, and never later.</source>
        <translation>終端只在停止下注時自行提出，之後不再提出。</translation>
    </message>
    <message>
        <source>The terminal raises this by itself when the bets are closed.</source>
        <translation>停止下注時終端會自行提出。</translation>
    </message>
    <message>
        <source>The terminal was restarted</source>
        <translation>終端曾重新啟動</translation>
    </message>
    <message>
        <source>The time is right</source>
        <translation>時間正確</translation>
    </message>
    <message>
        <source>The time of the signature of {number} cannot be right.</source>
        <translation>{number} 簽署的時間不可能正確。</translation>
    </message>
    <message>
        <source>The two PINs were not the same. Nothing was changed.</source>
        <translation>兩次密碼不同。未作任何更改。</translation>
    </message>
    <message>
        <source>Theoretical</source>
        <translation>理論值</translation>
    </message>
    <message>
        <source>There are events with numbers below {first}.</source>
        <translation>有編號低於 {first} 的記錄。</translation>
    </message>
    <message>
        <source>There are no earlier rounds.</source>
        <translation>沒有更早的牌局。</translation>
    </message>
    <message>
        <source>There are no later rounds.</source>
        <translation>沒有更後的牌局。</translation>
    </message>
    <message>
        <source>There is a Table Game Shift Manager already, who adds others.</source>
        <translation>已有值班經理，由其加入其他人。</translation>
    </message>
    <message>
        <source>There is already a file at {path}. It was left as it is. Open it, or choose another name.</source>
        <translation>{path} 已有檔案，原樣保留。請開啟它，或另選名稱。</translation>
    </message>
    <message>
        <source>There is no PIN from the factory: choose your own, and keep it to yourself.</source>
        <translation>沒有出廠密碼：請自選並保密。</translation>
    </message>
    <message>
        <source>There is no Table Game Shift Manager in the staff file.</source>
        <translation>員工檔內沒有值班經理。</translation>
    </message>
    <message>
        <source>There is no Table Game Shift Manager yet. Add one first, with rank {rank}.</source>
        <translation>尚無值班經理。請先加入一名，職級為{rank}。</translation>
    </message>
    <message>
        <source>There is no bet of the last round to repeat here.</source>
        <translation>此處沒有上局注碼可重複。</translation>
    </message>
    <message>
        <source>There is no entry that could be undone. A supervisor can correct.</source>
        <translation>沒有可撤銷的輸入。主管可更正。</translation>
    </message>
    <message>
        <source>There is no foreign write that waits for a signature.</source>
        <translation>沒有待簽署的外來寫入。</translation>
    </message>
    <message>
        <source>There is no irregularity of the kind {kind}.</source>
        <translation>沒有 {kind} 這種異常。</translation>
    </message>
    <message>
        <source>There is no ledger at {path} yet.</source>
        <translation>{path} 尚無帳本。</translation>
    </message>
    <message>
        <source>There is no ledger at {path}. Nothing was changed. Check the path, or bring the ledger back from its backup.</source>
        <translation>{path} 沒有帳本。未作任何更改。請檢查路徑，或從備份取回帳本。</translation>
    </message>
    <message>
        <source>There is no report to export.</source>
        <translation>沒有可匯出的報告。</translation>
    </message>
    <message>
        <source>There is no report {name}. There are: {names}.</source>
        <translation>沒有報告 {name}。現有：{names}。</translation>
    </message>
    <message>
        <source>There is no room left for the staff file {path}. It was left as it was. Free some space, then try again.</source>
        <translation>員工檔 {path} 的磁碟已滿。原樣保留。請騰出空間再試。</translation>
    </message>
    <message>
        <source>There is no room left for {path}. What was recorded before is kept. Free some space, then try again.</source>
        <translation>{path} 的磁碟已滿。先前所記錄的已保存。請騰出空間再試。</translation>
    </message>
    <message>
        <source>There is no round in which the card could have been drawn.</source>
        <translation>沒有可能抽出該牌的牌局。</translation>
    </message>
    <message>
        <source>There is no screen {name}, and no other than the dealer’s.</source>
        <translation>沒有螢幕 {name}，亦無荷官以外的其他螢幕。</translation>
    </message>
    <message>
        <source>There is no screen {name}. There is: {there}.</source>
        <translation>沒有螢幕 {name}。現有：{there}。</translation>
    </message>
    <message>
        <source>There is no shoe on the table yet.</source>
        <translation>檯上尚無牌靴。</translation>
    </message>
    <message>
        <source>There is no shoe. Put in a new shoe.</source>
        <translation>沒有牌靴。請換新靴。</translation>
    </message>
    <message>
        <source>There is no such exam.</source>
        <translation>沒有此考試。</translation>
    </message>
    <message>
        <source>There is no such game.</source>
        <translation>沒有此遊戲。</translation>
    </message>
    <message>
        <source>There is no such round, or it is not over.</source>
        <translation>沒有此局，或尚未結束。</translation>
    </message>
    <message>
        <source>There is nobody in the staff file.</source>
        <translation>員工檔內沒有人。</translation>
    </message>
    <message>
        <source>There is nothing more that way.</source>
        <translation>該方向再無內容。</translation>
    </message>
    <message>
        <source>There is nothing to repeat here.</source>
        <translation>此處沒有可重複的。</translation>
    </message>
    <message>
        <source>There is nothing to take back here. A supervisor can correct an entry.</source>
        <translation>此處沒有可撤銷的。主管可更正輸入。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>沒有可撤銷的。</translation>
    </message>
    <message>
        <source>These are the first answers.</source>
        <translation>已是最前的答案。</translation>
    </message>
    <message>
        <source>These are the first rows.</source>
        <translation>已是最前各行。</translation>
    </message>
    <message>
        <source>These are the last answers.</source>
        <translation>已是最後的答案。</translation>
    </message>
    <message>
        <source>These are the last rows.</source>
        <translation>已是最後各行。</translation>
    </message>
    <message>
        <source>These checks are on record already.</source>
        <translation>這些檢查已有記錄。</translation>
    </message>
    <message>
        <source>These checks do not follow those on record.</source>
        <translation>這些檢查與已記錄的不相連。</translation>
    </message>
    <message>
        <source>These training settings are not possible.</source>
        <translation>此訓練設定不可行。</translation>
    </message>
    <message>
        <source>They are in force from the next round on.</source>
        <translation>由下一局起生效。</translation>
    </message>
    <message>
        <source>They wait in the ledger, and are sent in order as soon as that is possible.</source>
        <translation>帳鏈留在帳本內，一旦可行即按次序送出。</translation>
    </message>
    <message>
        <source>This PIN is too easy to guess: no run, no repetition, not the staff number. Choose another.</source>
        <translation>此密碼太易猜到：不可連號、重複或用員工編號。請另選。</translation>
    </message>
    <message>
        <source>This PIN is too short</source>
        <translation>密碼太短</translation>
    </message>
    <message>
        <source>This PIN is too short: it has to have {digits} digits. Change it first.</source>
        <translation>此密碼太短：須有 {digits} 位。請先更改。</translation>
    </message>
    <message>
        <source>This badge belongs to somebody else.</source>
        <translation>此員工證屬於他人。</translation>
    </message>
    <message>
        <source>This bet has been returned already.</source>
        <translation>此注已經退回。</translation>
    </message>
    <message>
        <source>This bet of box {box} has not won.</source>
        <translation>{box} 號位此注未贏。</translation>
    </message>
    <message>
        <source>This bettor has chosen, and the choice binds.</source>
        <translation>此客人已選擇，不可更改。</translation>
    </message>
    <message>
        <source>This bettor has declined already.</source>
        <translation>此客人已表示不買。</translation>
    </message>
    <message>
        <source>This bettor has no bet on that hand that could be insured.</source>
        <translation>此客人在該方沒有可買保險的注碼。</translation>
    </message>
    <message>
        <source>This bettor has no bet on that hand.</source>
        <translation>此客人在該方沒有注碼。</translation>
    </message>
    <message>
        <source>This bettor has no bet yet.</source>
        <translation>此客人尚無注碼。</translation>
    </message>
    <message>
        <source>This bettor has no bets here.</source>
        <translation>此客人在此沒有注碼。</translation>
    </message>
    <message>
        <source>This bettor has no options.</source>
        <translation>此客人沒有選擇權。</translation>
    </message>
    <message>
        <source>This bettor has nothing more to be paid.</source>
        <translation>此客人已無須再賠。</translation>
    </message>
    <message>
        <source>This bettor has taken insurance. Undo as far as that entry first.</source>
        <translation>此客人已買保險。請先撤銷至該項為止。</translation>
    </message>
    <message>
        <source>This bettor passed an earlier offer: no more insurance this round.</source>
        <translation>此客人放棄了先前的保險，本局不可再買。</translation>
    </message>
    <message>
        <source>This bettor was offered nothing.</source>
        <translation>未曾向此客人提供。</translation>
    </message>
    <message>
        <source>This cannot have happened at this moment of the round.</source>
        <translation>本局此刻不可能發生此事。</translation>
    </message>
    <message>
        <source>This day of training has ended already.</source>
        <translation>此訓練日已結束。</translation>
    </message>
    <message>
        <source>This exam is over.</source>
        <translation>此考試已結束。</translation>
    </message>
    <message>
        <source>This exam is signed already.</source>
        <translation>此考試已簽署。</translation>
    </message>
    <message>
        <source>This game has no insurance.</source>
        <translation>此遊戲沒有保險。</translation>
    </message>
    <message>
        <source>This gaming day</source>
        <translation>本營業日</translation>
    </message>
    <message>
        <source>This is a {kind} ledger. No money was played for.</source>
        <translation>這是{kind}帳本，並無真錢投注。</translation>
    </message>
    <message>
        <source>This is about the round itself. Name no other.</source>
        <translation>此項涉及本局，請勿指明其他局。</translation>
    </message>
    <message>
        <source>This is known already: it is not asked again.</source>
        <translation>已經知道，不再問。</translation>
    </message>
    <message>
        <source>This is no fingerprint of the log of checks.</source>
        <translation>這不是檢查記錄的指紋。</translation>
    </message>
    <message>
        <source>This is no public key.</source>
        <translation>這不是公開密鑰。</translation>
    </message>
    <message>
        <source>This is not a table of training.</source>
        <translation>這不是訓練檯。</translation>
    </message>
    <message>
        <source>This is not about a single card. Name none.</source>
        <translation>此項不涉及單張牌，請勿指明。</translation>
    </message>
    <message>
        <source>This is not the sealed code of this table.</source>
        <translation>這不是本檯的密封號碼。</translation>
    </message>
    <message>
        <source>This is not the staff file that was replaced.</source>
        <translation>這不是被取代的員工檔。</translation>
    </message>
    <message>
        <source>This is the first act of the round.</source>
        <translation>這是本局第一項操作。</translation>
    </message>
    <message>
        <source>This is the first page.</source>
        <translation>這是第一頁。</translation>
    </message>
    <message>
        <source>This is the last act of the round.</source>
        <translation>這是本局最後一項操作。</translation>
    </message>
    <message>
        <source>This is the last page.</source>
        <translation>這是最後一頁。</translation>
    </message>
    <message>
        <source>This key is on record already.</source>
        <translation>此密鑰已在記錄內。</translation>
    </message>
    <message>
        <source>This ledger is kept in memory alone: it has no archive.</source>
        <translation>此帳本只在記憶體內：沒有存檔。</translation>
    </message>
    <message>
        <source>This ledger is kept in memory alone: no report can be made.</source>
        <translation>此帳本只在記憶體內：無法製作報告。</translation>
    </message>
    <message>
        <source>This ledger is kept in memory alone: nothing can be recalled.</source>
        <translation>此帳本只在記憶體內：無法回看。</translation>
    </message>
    <message>
        <source>This needs nobody's approval.</source>
        <translation>此項無須批准。</translation>
    </message>
    <message>
        <source>This number is locked for {minutes} min. A higher rank unlocks it sooner.</source>
        <translation>此編號鎖定 {minutes} 分鐘。較高職級可提早解鎖。</translation>
    </message>
    <message>
        <source>This person acts in no higher rank.</source>
        <translation>此人沒有署理更高職級。</translation>
    </message>
    <message>
        <source>This reading of the rules is in force already.</source>
        <translation>規則已是如此理解。</translation>
    </message>
    <message>
        <source>This report was made from the {kind} ledger of {table} as it was at event {seq}, recorded at {at}.</source>
        <translation>本報告由 {table} 的{kind}帳本所製，以第 {seq} 條記錄為止，記錄時間 {at}。</translation>
    </message>
    <message>
        <source>This round is being paid. Bets are taken in the next.</source>
        <translation>本局正在賠付。下一局才收注。</translation>
    </message>
    <message>
        <source>This round so far</source>
        <translation>本局經過</translation>
    </message>
    <message>
        <source>This seed was used before. Draw another.</source>
        <translation>此種子已用過，請另抽。</translation>
    </message>
    <message>
        <source>This session, item by item</source>
        <translation>本節逐題</translation>
    </message>
    <message>
        <source>This sign-off was marked as lapsed already.</source>
        <translation>此簽核已標記為失效。</translation>
    </message>
    <message>
        <source>This system does not know the time zone {zone} of the ledger. Install the package tzdata, then make the report again.</source>
        <translation>系統不認得帳本的時區 {zone}。請安裝套件 tzdata，再製作報告。</translation>
    </message>
    <message>
        <source>This table: {game}</source>
        <translation>本檯：{game}</translation>
    </message>
    <message>
        <source>This takes the {rank} or above.</source>
        <translation>須由{rank}或以上處理。</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Tie, {points}</source>
        <translation>和，{points} 點</translation>
    </message>
    <message>
        <source>Tie, {points} each.</source>
        <translation>和局，{points}點。</translation>
    </message>
    <message>
        <source>Tie, {price}</source>
        <translation>和，{price}</translation>
    </message>
    <message>
        <source>Tie: take {bets}, {sum}</source>
        <translation>和局：收 {bets}，{sum}</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Time for each decision</source>
        <translation>每題用時</translation>
    </message>
    <message>
        <source>Timed, but nobody fails on time.</source>
        <translation>只計時，不因超時而不合格。</translation>
    </message>
    <message>
        <source>To</source>
        <translation>至</translation>
    </message>
    <message>
        <source>Today’s plan</source>
        <translation>今日計劃</translation>
    </message>
    <message>
        <source>Too few cards in the shoe</source>
        <translation>靴內牌不足</translation>
    </message>
    <message>
        <source>Too few cards left</source>
        <translation>靴內牌不足</translation>
    </message>
    <message>
        <source>Too many or too few cards in the decks</source>
        <translation>牌數不符</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>科目</translation>
    </message>
    <message>
        <source>Touch a bet on the cloth</source>
        <translation>先點檯面上的注碼</translation>
    </message>
    <message>
        <source>Touch a chip first.</source>
        <translation>請先點籌碼。</translation>
    </message>
    <message>
        <source>Touch a name to choose it.</source>
        <translation>點選姓名以選取。</translation>
    </message>
    <message>
        <source>Touch a row or a box: paid up to here</source>
        <translation>點行或號位：賠至此處</translation>
    </message>
    <message>
        <source>Touch a topic over its column.</source>
        <translation>點選科目以選取。</translation>
    </message>
    <message>
        <source>Touch in the list at the right what has gone wrong.</source>
        <translation>在右邊名單點選出了甚麼問題。</translation>
    </message>
    <message>
        <source>Touch its face</source>
        <translation>請點選牌面</translation>
    </message>
    <message>
        <source>Touch that card</source>
        <translation>請點選該張牌</translation>
    </message>
    <message>
        <source>Touch the area whose bet was entered wrong.</source>
        <translation>請點按輸入錯誤的注區。</translation>
    </message>
    <message>
        <source>Touch the bet</source>
        <translation>請點選該注</translation>
    </message>
    <message>
        <source>Touch the card that was entered wrong.</source>
        <translation>點選輸入錯誤的牌。</translation>
    </message>
    <message>
        <source>Touched too soon.</source>
        <translation>點得太快。</translation>
    </message>
    <message>
        <source>Train on this terminal</source>
        <translation>在本終端訓練</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>導師</translation>
    </message>
    <message>
        <source>Trainer’s page</source>
        <translation>導師頁</translation>
    </message>
    <message>
        <source>Training could not be opened.</source>
        <translation>訓練未能開啟。</translation>
    </message>
    <message>
        <source>Training is on record in a ledger that is not one of training.</source>
        <translation>訓練記錄在非訓練帳本內。</translation>
    </message>
    <message>
        <source>Training settings</source>
        <translation>訓練設定</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試</translation>
    </message>
    <message>
        <source>Try again now</source>
        <translation>立即再試</translation>
    </message>
    <message>
        <source>Turn back {sum}</source>
        <translation>退回 {sum}</translation>
    </message>
    <message>
        <source>Turn back {sum}
on {hand}</source>
        <translation>{hand}退回 {sum}</translation>
    </message>
    <message>
        <source>Turn up the first card and touch its face.</source>
        <translation>翻開首張牌並點選牌面。</translation>
    </message>
    <message>
        <source>Turning back taken back</source>
        <translation>撤銷退回</translation>
    </message>
    <message>
        <source>Turnover</source>
        <translation>總注額</translation>
    </message>
    <message>
        <source>Two cards came out of the shoe at once.</source>
        <translation>牌靴同時派出兩張牌。</translation>
    </message>
    <message>
        <source>Two naturals</source>
        <translation>兩方例牌</translation>
    </message>
    <message>
        <source>Type a sum first.</source>
        <translation>請先輸入金額。</translation>
    </message>
    <message>
        <source>Type the name first.</source>
        <translation>請先輸入姓名。</translation>
    </message>
    <message>
        <source>Type the sealed code from the envelope; then the signature.</source>
        <translation>輸入信封內的密封號碼，然後簽署。</translation>
    </message>
    <message>
        <source>Typed reason</source>
        <translation>輸入的原因</translation>
    </message>
    <message>
        <source>Typed reason: {text}</source>
        <translation>輸入的原因：{text}</translation>
    </message>
    <message>
        <source>UNDO AND DO AGAIN</source>
        <translation>撤回重做</translation>
    </message>
    <message>
        <source>UP TO</source>
        <translation>截至</translation>
    </message>
    <message>
        <source>Under the minimum</source>
        <translation>低於最低注額</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤銷</translation>
    </message>
    <message>
        <source>Undo entry</source>
        <translation>撤回輸入</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解鎖</translation>
    </message>
    <message>
        <source>Up to minimum</source>
        <translation>補至最低</translation>
    </message>
    <message>
        <source>VOID</source>
        <translation>作廢</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>作廢</translation>
    </message>
    <message>
        <source>Void rounds</source>
        <translation>作廢牌局</translation>
    </message>
    <message>
        <source>WARNING: {warning}</source>
        <translation>警告：{warning}</translation>
    </message>
    <message>
        <source>WINS</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>Wait {seconds} s before the next attempt.</source>
        <translation>請等 {seconds} 秒再試。</translation>
    </message>
    <message>
        <source>Was it noticed before the next round commenced?</source>
        <translation>是否下一局開始前發現？</translation>
    </message>
    <message>
        <source>Ways in</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Weakest topic in work</source>
        <translation>練習中最低</translation>
    </message>
    <message>
        <source>What a screen cannot see</source>
        <translation>螢幕看不到的</translation>
    </message>
    <message>
        <source>What becomes of the round?</source>
        <translation>本局如何處理？</translation>
    </message>
    <message>
        <source>What bets pay</source>
        <translation>各注賠率</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>變更內容</translation>
    </message>
    <message>
        <source>What comes back</source>
        <translation>再練</translation>
    </message>
    <message>
        <source>What comes back, by day</source>
        <translation>各日重溫</translation>
    </message>
    <message>
        <source>What ended with event {seq} has no head among those that left the machine: there is a gap.</source>
        <translation>以第 {seq} 條記錄完結者，在送出本機的帳鏈中沒有對應：中間有缺。</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>其後如何？</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>發生何事</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>發生何事？</translation>
    </message>
    <message>
        <source>What has lost is taken, and what has won is paid.</source>
        <translation>輸注收取，贏注賠付。</translation>
    </message>
    <message>
        <source>What insurance was due, offered, taken, declined and paid, and its result against its exact edge.</source>
        <translation>應提供、已提供、買入、不買及賠付的保險，及其結果對照準確優勢。</translation>
    </message>
    <message>
        <source>What is known of the round?</source>
        <translation>該局已知什麼？</translation>
    </message>
    <message>
        <source>What is right now?</source>
        <translation>現在怎樣才對？</translation>
    </message>
    <message>
        <source>What is the decision?</source>
        <translation>裁決是什麼？</translation>
    </message>
    <message>
        <source>What is wrong?</source>
        <translation>有何錯誤？</translation>
    </message>
    <message>
        <source>What now?</source>
        <translation>現在怎樣？</translation>
    </message>
    <message>
        <source>What the House kept of winnings as commission, by box and by shoe.</source>
        <translation>場方從贏注抽取的佣金，按號位及牌靴。</translation>
    </message>
    <message>
        <source>What was entered wrong?</source>
        <translation>哪一項輸入錯誤？</translation>
    </message>
    <message>
        <source>What was noticed after the next round had commenced is raised as {kind}. Later rounds stand.</source>
        <translation>下一局開始後才發現的，以「{kind}」提出。其後各局有效。</translation>
    </message>
    <message>
        <source>What was planted, and how well it was found, is shown after the last round.</source>
        <translation>錯誤所在及表現，最後一局後才顯示。</translation>
    </message>
    <message>
        <source>What was signed of exam {exam} is not what the ledger gives.</source>
        <translation>考試 {exam} 所簽署的與帳本所得不同。</translation>
    </message>
    <message>
        <source>What was turned back over the Differential, what was settled pro rata, bets under the minimum, and limits that were changed.</source>
        <translation>超出差額而退回的、按比例結算的、低於最低的注碼，以及更改的限額。</translation>
    </message>
    <message>
        <source>What was wrong</source>
        <translation>錯在哪裏</translation>
    </message>
    <message>
        <source>What will change</source>
        <translation>將會變更</translation>
    </message>
    <message>
        <source>Which bet</source>
        <translation>哪一注</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>哪張牌</translation>
    </message>
    <message>
        <source>Which irregularity?</source>
        <translation>哪種異常？</translation>
    </message>
    <message>
        <source>Which limit changes?</source>
        <translation>更改哪一項限額？</translation>
    </message>
    <message>
        <source>Which rank, for {hours} hours?</source>
        <translation>哪個職級，為期 {hours} 小時？</translation>
    </message>
    <message>
        <source>Which rank?</source>
        <translation>哪個職級？</translation>
    </message>
    <message>
        <source>Which report, or which time?</source>
        <translation>哪份報告，什麼時間？</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>哪一局</translation>
    </message>
    <message>
        <source>Which round is it about?</source>
        <translation>涉及哪一局？</translation>
    </message>
    <message>
        <source>Which rules are compared?</source>
        <translation>比較哪些規則？</translation>
    </message>
    <message>
        <source>While bets are open they are placed and withdrawn, not corrected.</source>
        <translation>下注期間請直接下注或收回，不作更正。</translation>
    </message>
    <message>
        <source>Who asked for it?</source>
        <translation>哪位客人要求？</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>誰裁定</translation>
    </message>
    <message>
        <source>Who decides?</source>
        <translation>由誰裁定？</translation>
    </message>
    <message>
        <source>Who had meant to insure?</source>
        <translation>哪位客人原想買保險？</translation>
    </message>
    <message>
        <source>Who is ready</source>
        <translation>誰已合格</translation>
    </message>
    <message>
        <source>Who is removed later stays in files that were written before.</source>
        <translation>日後移除者仍留在先前寫出的檔案中。</translation>
    </message>
    <message>
        <source>Who stood behind what, and which entries were corrected or taken back, by kind and person.</source>
        <translation>誰為何事負責，以及哪些輸入曾更正或撤銷，按種類及人員。</translation>
    </message>
    <message>
        <source>Who trains, how each topic stands, and who is ready.</source>
        <translation>誰在練習、各科進度、誰已合格。</translation>
    </message>
    <message>
        <source>Who trains?</source>
        <translation>誰來受訓？</translation>
    </message>
    <message>
        <source>Who was taken out of the file of trainees is not in it; certificates handed out are outside.</source>
        <translation>已從學員檔案移除者不在其中；已發出的證書不受影響。</translation>
    </message>
    <message>
        <source>Who?</source>
        <translation>誰？</translation>
    </message>
    <message>
        <source>Whose bet</source>
        <translation>誰的注</translation>
    </message>
    <message>
        <source>Whose bet was entered wrong?</source>
        <translation>誰的注碼輸入錯誤？</translation>
    </message>
    <message>
        <source>Withdrawal taken back</source>
        <translation>撤銷收回</translation>
    </message>
    <message>
        <source>Without a bet on a hand</source>
        <translation>沒有押任何一方</translation>
    </message>
    <message>
        <source>Without a second</source>
        <translation>沒有第二位</translation>
    </message>
    <message>
        <source>Worded otherwise: {what}, {old}, now {new}</source>
        <translation>措辭不同：{what}，原 {old}，現 {new}</translation>
    </message>
    <message>
        <source>Wording</source>
        <translation>字眼</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>寫備註</translation>
    </message>
    <message>
        <source>Wrong PIN, 1 try left.</source>
        <translation>密碼錯誤，尚可試 1 次。</translation>
    </message>
    <message>
        <source>Wrong PIN, {left} tries left.</source>
        <translation>密碼錯誤，尚可試 {left} 次。</translation>
    </message>
    <message>
        <source>Wrong area</source>
        <translation>點錯注區</translation>
    </message>
    <message>
        <source>Wrong hand count</source>
        <translation>張數錯誤</translation>
    </message>
    <message>
        <source>Wrong key</source>
        <translation>按錯鍵</translation>
    </message>
    <message>
        <source>Wrong moments</source>
        <translation>錯誤時刻</translation>
    </message>
    <message>
        <source>Wrong number of cards on a hand</source>
        <translation>派牌張數錯誤</translation>
    </message>
    <message>
        <source>Wrong pay or take</source>
        <translation>賠付或收注有誤</translation>
    </message>
    <message>
        <source>Wrong payment or take</source>
        <translation>賠付或收注有誤</translation>
    </message>
    <message>
        <source>Wrong payments</source>
        <translation>賠付錯誤</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>You called errors in {alarms} of {clean} clean rounds. Call only what is wrong.</source>
        <translation>{clean} 局正確中誤報 {alarms} 局。有錯才報。</translation>
    </message>
    <message>
        <source>You first; the rules open after it.</source>
        <translation>你先做；之後可看規則。</translation>
    </message>
    <message>
        <source>You may go back meanwhile.</source>
        <translation>比較期間可返回。</translation>
    </message>
    <message>
        <source>Your first round</source>
        <translation>第一局</translation>
    </message>
    <message>
        <source>a Pit Manager</source>
        <translation>經理</translation>
    </message>
    <message>
        <source>a Pit Supervisor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>a Pit Supervisor decides</source>
        <translation>由主管決定</translation>
    </message>
    <message>
        <source>a Shift Manager of this file signs</source>
        <translation>由此檔的值班經理簽署</translation>
    </message>
    <message>
        <source>a Shift Manager signs first</source>
        <translation>先由值班經理簽署</translation>
    </message>
    <message>
        <source>a Table Game Shift Manager</source>
        <translation>值班經理</translation>
    </message>
    <message>
        <source>a Tie pays too</source>
        <translation>和局亦賠</translation>
    </message>
    <message>
        <source>a bet</source>
        <translation>注碼</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>a card too many</source>
        <translation>多出的牌</translation>
    </message>
    <message>
        <source>a chip of another house, {amount}, on {where}</source>
        <translation>其他娛樂場的籌碼 {amount}，在 {where}</translation>
    </message>
    <message>
        <source>a declined insurance</source>
        <translation>不買保險</translation>
    </message>
    <message>
        <source>a file for each table</source>
        <translation>每表一檔</translation>
    </message>
    <message>
        <source>a hand has a wrong number of cards</source>
        <translation>有一方牌數不對</translation>
    </message>
    <message>
        <source>a key, or on the felt</source>
        <translation>按鍵，或點檯面</translation>
    </message>
    <message>
        <source>a mock cannot be signed</source>
        <translation>模擬考試不可簽核</translation>
    </message>
    <message>
        <source>a mock: cannot be signed</source>
        <translation>模擬：不能簽署</translation>
    </message>
    <message>
        <source>a new PIN, typed twice</source>
        <translation>新密碼，輸入兩次</translation>
    </message>
    <message>
        <source>a new shoe</source>
        <translation>換新靴</translation>
    </message>
    <message>
        <source>a new shoe first</source>
        <translation>先換新靴</translation>
    </message>
    <message>
        <source>a part of its path is no folder</source>
        <translation>路徑中有一部分不是資料夾</translation>
    </message>
    <message>
        <source>a payment</source>
        <translation>賠付</translation>
    </message>
    <message>
        <source>a report changes nothing</source>
        <translation>報告不作任何更改</translation>
    </message>
    <message>
        <source>a request to squeeze</source>
        <translation>瞇牌要求</translation>
    </message>
    <message>
        <source>a round</source>
        <translation>每局</translation>
    </message>
    <message>
        <source>a search changes nothing</source>
        <translation>搜尋不作任何更改</translation>
    </message>
    <message>
        <source>a tick is missing</source>
        <translation>尚欠一項勾選</translation>
    </message>
    <message>
        <source>a withdrawal</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>about shoe {shoe}, round {round}</source>
        <translation>涉及第 {shoe} 靴第 {round} 局</translation>
    </message>
    <message>
        <source>act</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>acting {rank}</source>
        <translation>署理{rank}</translation>
    </message>
    <message>
        <source>acting {rank} {end}</source>
        <translation>署理{rank} {end}</translation>
    </message>
    <message>
        <source>action</source>
        <translation>處理</translation>
    </message>
    <message>
        <source>acts in none</source>
        <translation>沒有署理</translation>
    </message>
    <message>
        <source>add</source>
        <translation>加</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之後</translation>
    </message>
    <message>
        <source>after a miss</source>
        <translation>錯後重做</translation>
    </message>
    <message>
        <source>after a restart, the round goes on</source>
        <translation>重啟後本局繼續</translation>
    </message>
    <message>
        <source>after cut card</source>
        <translation>切牌後</translation>
    </message>
    <message>
        <source>after four cards</source>
        <translation>四張牌後</translation>
    </message>
    <message>
        <source>after the Player</source>
        <translation>閒之後</translation>
    </message>
    <message>
        <source>after the Player’s third card</source>
        <translation>閒第三張後</translation>
    </message>
    <message>
        <source>after the last card. Now touch card {number}.</source>
        <translation>最後一張後。現點第 {number} 張。</translation>
    </message>
    <message>
        <source>against target</source>
        <translation>對目標</translation>
    </message>
    <message>
        <source>all</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>all bets given back after the Tie</source>
        <translation>和局後全部退還</translation>
    </message>
    <message>
        <source>all bets go back</source>
        <translation>全部注碼退回</translation>
    </message>
    <message>
        <source>all bets left from the Tie, {sum}</source>
        <translation>和局全部留檯，{sum}</translation>
    </message>
    <message>
        <source>all go back</source>
        <translation>全部退回</translation>
    </message>
    <message>
        <source>all in one file</source>
        <translation>全部在一個檔案</translation>
    </message>
    <message>
        <source>all is paid and recovered</source>
        <translation>已全部補賠及收回</translation>
    </message>
    <message>
        <source>all that was recorded is kept</source>
        <translation>所有記錄已保存</translation>
    </message>
    <message>
        <source>all topics mastered</source>
        <translation>各科皆掌握</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>准許</translation>
    </message>
    <message>
        <source>among the topics in work</source>
        <translation>在練習中的科目</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>金額</translation>
    </message>
    <message>
        <source>an acting rank ends</source>
        <translation>署理職級終止</translation>
    </message>
    <message>
        <source>an acting rank is assigned</source>
        <translation>委派署理職級</translation>
    </message>
    <message>
        <source>an identity that no ledger can have</source>
        <translation>帳本不可能有的身分資料</translation>
    </message>
    <message>
        <source>an opened face</source>
        <translation>開出的牌面</translation>
    </message>
    <message>
        <source>an option</source>
        <translation>選擇</translation>
    </message>
    <message>
        <source>an outcome has been established</source>
        <translation>已有確定結果</translation>
    </message>
    <message>
        <source>and times</source>
        <translation>及時間</translation>
    </message>
    <message>
        <source>and {amount} in coin</source>
        <translation>另硬幣 {amount}</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>另有 {count} 項</translation>
    </message>
    <message>
        <source>another act</source>
        <translation>其他操作</translation>
    </message>
    <message>
        <source>another dealer takes over</source>
        <translation>另一荷官接檯</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>另一程式</translation>
    </message>
    <message>
        <source>another program wrote into the ledger</source>
        <translation>另一程式寫入帳本</translation>
    </message>
    <message>
        <source>another round</source>
        <translation>再一局</translation>
    </message>
    <message>
        <source>another staff file taken, by the sealed code</source>
        <translation>以密封號碼採用另一員工檔</translation>
    </message>
    <message>
        <source>another staff file taken, unproved</source>
        <translation>採用另一員工檔，未經證明</translation>
    </message>
    <message>
        <source>answer on the page</source>
        <translation>在頁上回答</translation>
    </message>
    <message>
        <source>answer to continue</source>
        <translation>回答後繼續</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>作答數</translation>
    </message>
    <message>
        <source>any irregularity</source>
        <translation>任何異常</translation>
    </message>
    <message>
        <source>approval refused</source>
        <translation>批准被拒</translation>
    </message>
    <message>
        <source>as advised</source>
        <translation>如建議</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>如所抽</translation>
    </message>
    <message>
        <source>as it was settled</source>
        <translation>照原結算</translation>
    </message>
    <message>
        <source>as on the floor</source>
        <translation>如在檯上</translation>
    </message>
    <message>
        <source>as the chips lay on the table</source>
        <translation>以檯上籌碼為準</translation>
    </message>
    <message>
        <source>as the exam, with this seed</source>
        <translation>與考試相同，用此種子</translation>
    </message>
    <message>
        <source>as the list says, box by box</source>
        <translation>按清單逐個號位</translation>
    </message>
    <message>
        <source>as the rules have it</source>
        <translation>按規則</translation>
    </message>
    <message>
        <source>aside</source>
        <translation>旁邊</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>已問</translation>
    </message>
    <message>
        <source>asked by</source>
        <translation>提出者</translation>
    </message>
    <message>
        <source>asked by {name}</source>
        <translation>由 {name} 提出</translation>
    </message>
    <message>
        <source>asked by {name} {number}, {rank}</source>
        <translation>由 {name} {number} 提出，{rank}</translation>
    </message>
    <message>
        <source>asks first: {bets}</source>
        <translation>先問：{bets}</translation>
    </message>
    <message>
        <source>asks first: {question}</source>
        <translation>先問：{question}</translation>
    </message>
    <message>
        <source>at a player’s request; it holds for all who join</source>
        <translation>應客人要求，對其後加入者同樣有效</translation>
    </message>
    <message>
        <source>at least (%)</source>
        <translation>至少 (%)</translation>
    </message>
    <message>
        <source>at least {percent}</source>
        <translation>至少 {percent}</translation>
    </message>
    <message>
        <source>at most {most}, time {time}</source>
        <translation>最多 {most} 題，用時 {time}</translation>
    </message>
    <message>
        <source>at stake {sums}</source>
        <translation>受注 {sums}</translation>
    </message>
    <message>
        <source>at the same decision; once only</source>
        <translation>從同一題起，只限一次</translation>
    </message>
    <message>
        <source>at the target</source>
        <translation>按目標時間</translation>
    </message>
    <message>
        <source>at this table since</source>
        <translation>在本檯自</translation>
    </message>
    <message>
        <source>at {time}</source>
        <translation>於 {time}</translation>
    </message>
    <message>
        <source>attempt</source>
        <translation>次數</translation>
    </message>
    <message>
        <source>back to the table</source>
        <translation>返回檯面</translation>
    </message>
    <message>
        <source>back {amount}: {where}</source>
        <translation>退回 {amount}：{where}</translation>
    </message>
    <message>
        <source>back: box {boxes}</source>
        <translation>退還：{boxes} 號位</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>before the table closes</source>
        <translation>收檯前</translation>
    </message>
    <message>
        <source>being checked …</source>
        <translation>核對中…</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>注項</translation>
    </message>
    <message>
        <source>bet {number} of {count}</source>
        <translation>第 {number}／{count} 注</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>注數</translation>
    </message>
    <message>
        <source>bets are closed</source>
        <translation>已停止下注</translation>
    </message>
    <message>
        <source>bets are open</source>
        <translation>接受下注</translation>
    </message>
    <message>
        <source>bets changed</source>
        <translation>更改注數</translation>
    </message>
    <message>
        <source>bets on the felt</source>
        <translation>檯上注碼</translation>
    </message>
    <message>
        <source>bets pro rata</source>
        <translation>按比例注數</translation>
    </message>
    <message>
        <source>bettor</source>
        <translation>客人</translation>
    </message>
    <message>
        <source>bettor {number} of {all}</source>
        <translation>客人 {number}／{all}</translation>
    </message>
    <message>
        <source>bettors asked</source>
        <translation>已問人數</translation>
    </message>
    <message>
        <source>box</source>
        <translation>號位</translation>
    </message>
    <message>
        <source>box {bets}</source>
        <translation>{bets} 號位</translation>
    </message>
    <message>
        <source>box {box}</source>
        <translation>{box} 號位</translation>
    </message>
    <message>
        <source>box {box} goes on</source>
        <translation>{box} 號位繼續</translation>
    </message>
    <message>
        <source>box {box} insures {amount}</source>
        <translation>{box} 號位保險 {amount}</translation>
    </message>
    <message>
        <source>box {box} paid</source>
        <translation>{box} 號位已賠</translation>
    </message>
    <message>
        <source>box {box} {bet} {amount}</source>
        <translation>{box} 號位 {bet} {amount}</translation>
    </message>
    <message>
        <source>box {box} {sum}</source>
        <translation>{box} 號位 {sum}</translation>
    </message>
    <message>
        <source>box {box}, {amount}</source>
        <translation>{box} 號位，{amount}</translation>
    </message>
    <message>
        <source>box {box}, {bettor}</source>
        <translation>{box} 號位，{bettor}</translation>
    </message>
    <message>
        <source>box {box}: bets back</source>
        <translation>{box} 號位：退回下注</translation>
    </message>
    <message>
        <source>box {box}: no insurance</source>
        <translation>{box} 號位：不買保險</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>號位</translation>
    </message>
    <message>
        <source>burn, then “Place your bets, please.”</source>
        <translation>銷牌，然後「請下注」</translation>
    </message>
    <message>
        <source>by</source>
        <translation>經手人</translation>
    </message>
    <message>
        <source>by exact edge</source>
        <translation>按準確優勢</translation>
    </message>
    <message>
        <source>by {rank}</source>
        <translation>由{rank}</translation>
    </message>
    <message>
        <source>call of no more bets taken back</source>
        <translation>撤銷停止下注</translation>
    </message>
    <message>
        <source>call the points</source>
        <translation>報點數</translation>
    </message>
    <message>
        <source>cannot be signed</source>
        <translation>不能簽署</translation>
    </message>
    <message>
        <source>card aside</source>
        <translation>牌放一旁</translation>
    </message>
    <message>
        <source>card face down</source>
        <translation>牌面朝下</translation>
    </message>
    <message>
        <source>card {number} to {hand}</source>
        <translation>第{number}張派{hand}</translation>
    </message>
    <message>
        <source>card {place} of the round</source>
        <translation>本局第 {place} 張</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>餘牌</translation>
    </message>
    <message>
        <source>cards left: {left}, needed: {needed}</source>
        <translation>餘牌 {left} 張，需要 {needed} 張</translation>
    </message>
    <message>
        <source>cards replaced</source>
        <translation>換牌</translation>
    </message>
    <message>
        <source>carried</source>
        <translation>留牌</translation>
    </message>
    <message>
        <source>carried card</source>
        <translation>留牌</translation>
    </message>
    <message>
        <source>carried, first in {number}</source>
        <translation>留牌，第 {number} 局首張</translation>
    </message>
    <message>
        <source>cash {amount} on {where}</source>
        <translation>現金 {amount}，在 {where}</translation>
    </message>
    <message>
        <source>chain whole</source>
        <translation>帳鏈完整</translation>
    </message>
    <message>
        <source>change what was owed or paid</source>
        <translation>更改應付或已賠</translation>
    </message>
    <message>
        <source>checked to {done}</source>
        <translation>已核對至 {done}</translation>
    </message>
    <message>
        <source>chip cutting by hand</source>
        <translation>徒手切籌碼</translation>
    </message>
    <message>
        <source>choose a reason first</source>
        <translation>請先選原因</translation>
    </message>
    <message>
        <source>choose a topic first</source>
        <translation>請先選科目</translation>
    </message>
    <message>
        <source>choose an answer first</source>
        <translation>先選答案</translation>
    </message>
    <message>
        <source>choose both sides first</source>
        <translation>先選兩邊</translation>
    </message>
    <message>
        <source>choose people and topics first</source>
        <translation>請先選學員及科目</translation>
    </message>
    <message>
        <source>clean rounds {clean} of {count}</source>
        <translation>無錯局 {clean}／{count}</translation>
    </message>
    <message>
        <source>clock confirmed</source>
        <translation>時鐘確認</translation>
    </message>
    <message>
        <source>clock gap, h</source>
        <translation>時鐘差，小時</translation>
    </message>
    <message>
        <source>clock jumped</source>
        <translation>時鐘跳動</translation>
    </message>
    <message>
        <source>close the bets, deal four cards</source>
        <translation>停止下注，派四張牌</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已結束</translation>
    </message>
    <message>
        <source>closed by</source>
        <translation>結束者</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>come back</source>
        <translation>重溫</translation>
    </message>
    <message>
        <source>comes</source>
        <translation>接檯</translation>
    </message>
    <message>
        <source>comes back on {day}</source>
        <translation>{day} 再來</translation>
    </message>
    <message>
        <source>comes off areas touched</source>
        <translation>從所點注區減去</translation>
    </message>
    <message>
        <source>commission</source>
        <translation>佣金</translation>
    </message>
    <message>
        <source>concluded</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>confirm shuffle and cut</source>
        <translation>確認洗牌及切牌</translation>
    </message>
    <message>
        <source>confirm the time first</source>
        <translation>請先確認時間</translation>
    </message>
    <message>
        <source>copy {time}</source>
        <translation>備份 {time}</translation>
    </message>
    <message>
        <source>corrected after settlement</source>
        <translation>結算後更正</translation>
    </message>
    <message>
        <source>corrected to {sum}</source>
        <translation>更正為 {sum}</translation>
    </message>
    <message>
        <source>corrected yourself</source>
        <translation>自行改正</translation>
    </message>
    <message>
        <source>corrected: {card} on {hand}</source>
        <translation>更正：{hand}的 {card}</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>cut card is out</source>
        <translation>切牌卡已出</translation>
    </message>
    <message>
        <source>cut card not out</source>
        <translation>切牌卡未出</translation>
    </message>
    <message>
        <source>day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>days: {days}, minutes: {minutes}</source>
        <translation>日數：{days}，分鐘：{minutes}</translation>
    </message>
    <message>
        <source>deal a round</source>
        <translation>派一局</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>dealt by hand</source>
        <translation>人手派牌</translation>
    </message>
    <message>
        <source>dealt face down</source>
        <translation>暗牌</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>已裁定</translation>
    </message>
    <message>
        <source>decided by</source>
        <translation>裁定者</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>裁決</translation>
    </message>
    <message>
        <source>decision {number}</source>
        <translation>第 {number} 題</translation>
    </message>
    <message>
        <source>decision {number} first</source>
        <translation>先看第 {number} 題</translation>
    </message>
    <message>
        <source>decision {number} holds no answer</source>
        <translation>第 {number} 題沒有答案</translation>
    </message>
    <message>
        <source>decision {number} holds no fault</source>
        <translation>第 {number} 題沒有錯誤</translation>
    </message>
    <message>
        <source>decision {number} is another</source>
        <translation>第 {number} 題是另一題</translation>
    </message>
    <message>
        <source>decision {number} is graded otherwise</source>
        <translation>第 {number} 題的評分與記錄不同</translation>
    </message>
    <message>
        <source>decision {number} is not that of the seed</source>
        <translation>第 {number} 題不是該種子所定的題目</translation>
    </message>
    <message>
        <source>decision {number}: {topic}</source>
        <translation>第 {number} 題：{topic}</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>題數</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>副數</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>不買</translation>
    </message>
    <message>
        <source>demo</source>
        <translation>示範</translation>
    </message>
    <message>
        <source>depends on the cards</source>
        <translation>視乎牌而定</translation>
    </message>
    <message>
        <source>detail</source>
        <translation>細節</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方塊</translation>
    </message>
    <message>
        <source>diff</source>
        <translation>差額</translation>
    </message>
    <message>
        <source>difference after the correction</source>
        <translation>更正後差額</translation>
    </message>
    <message>
        <source>digits or chips</source>
        <translation>數字或籌碼</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>棄牌</translation>
    </message>
    <message>
        <source>dots: Pairs</source>
        <translation>點：對子</translation>
    </message>
    <message>
        <source>down</source>
        <translation>未張貼</translation>
    </message>
    <message>
        <source>draws next</source>
        <translation>待補牌</translation>
    </message>
    <message>
        <source>draws on {points}</source>
        <translation>{points} 點補牌</translation>
    </message>
    <message>
        <source>draws on {points} if the Player stands</source>
        <translation>閒停牌時 {points} 點補牌</translation>
    </message>
    <message>
        <source>draws on {points} if the Player’s third card counts {thirds}</source>
        <translation>{points} 點：閒第三張為 {thirds} 點時補牌</translation>
    </message>
    <message>
        <source>draws on {points} whatever the Player has drawn</source>
        <translation>{points} 點：不論閒第三張，必補牌</translation>
    </message>
    <message>
        <source>drew on {points}</source>
        <translation>{points} 點補牌</translation>
    </message>
    <message>
        <source>due</source>
        <translation>應提供</translation>
    </message>
    <message>
        <source>due again</source>
        <translation>待重溫</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>優勢</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>八</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>十一</translation>
    </message>
    <message>
        <source>else it is tried every minute</source>
        <translation>否則每分鐘重試</translation>
    </message>
    <message>
        <source>entered by</source>
        <translation>輸入者</translation>
    </message>
    <message>
        <source>entered late</source>
        <translation>補錄</translation>
    </message>
    <message>
        <source>entered: {sum}</source>
        <translation>已輸入：{sum}</translation>
    </message>
    <message>
        <source>error {code}</source>
        <translation>錯誤 {code}</translation>
    </message>
    <message>
        <source>established by</source>
        <translation>結果確定於</translation>
    </message>
    <message>
        <source>event</source>
        <translation>記錄</translation>
    </message>
    <message>
        <source>event {seq} cannot follow those before it</source>
        <translation>第 {seq} 條記錄不可能接在之前各條之後</translation>
    </message>
    <message>
        <source>event {seq} has the time {at}</source>
        <translation>第 {seq} 條記錄的時間為 {at}</translation>
    </message>
    <message>
        <source>event {seq} is missing</source>
        <translation>缺少第 {seq} 條記錄</translation>
    </message>
    <message>
        <source>event {seq} is not the one that was recorded</source>
        <translation>第 {seq} 條記錄並非當時所記</translation>
    </message>
    <message>
        <source>event {seq} is stored behind event {after}</source>
        <translation>第 {seq} 條記錄存於第 {after} 條之後</translation>
    </message>
    <message>
        <source>event {seq}: {why}</source>
        <translation>第 {seq} 條記錄：{why}</translation>
    </message>
    <message>
        <source>events after {after}: {why}</source>
        <translation>第 {after} 條記錄之後：{why}</translation>
    </message>
    <message>
        <source>every bet</source>
        <translation>各種注</translation>
    </message>
    <message>
        <source>every bettor chooses</source>
        <translation>每位客人選擇</translation>
    </message>
    <message>
        <source>exam</source>
        <translation>考試</translation>
    </message>
    <message>
        <source>face
down</source>
        <translation>暗牌</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>暗牌</translation>
    </message>
    <message>
        <source>face down, then the round</source>
        <translation>牌面朝下，然後開局</translation>
    </message>
    <message>
        <source>fast: median within the target</source>
        <translation>快：中位時間在目標內</translation>
    </message>
    <message>
        <source>field {field}</source>
        <translation>欄位 {field}</translation>
    </message>
    <message>
        <source>figure: at least so many % right, standard {percent}</source>
        <translation>數字：至少答對的百分率，標準 {percent}</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>數據</translation>
    </message>
    <message>
        <source>files of Lammer are missing. Install it again.</source>
        <translation>Lammer 的檔案不齊全。請重新安裝。</translation>
    </message>
    <message>
        <source>final round</source>
        <translation>最後一局</translation>
    </message>
    <message>
        <source>first</source>
        <translation>第一</translation>
    </message>
    <message>
        <source>first check</source>
        <translation>首次檢查</translation>
    </message>
    <message>
        <source>first day</source>
        <translation>首日</translation>
    </message>
    <message>
        <source>first time</source>
        <translation>初次</translation>
    </message>
    <message>
        <source>first, from the right</source>
        <translation>先收，由右起</translation>
    </message>
    <message>
        <source>five</source>
        <translation>五</translation>
    </message>
    <message>
        <source>five boxes, standing players; something may have been decided</source>
        <translation>五個號位，有站立客人；可能曾有裁定</translation>
    </message>
    <message>
        <source>for good, by PIN</source>
        <translation>不可還原，須輸入密碼</translation>
    </message>
    <message>
        <source>for supervisors</source>
        <translation>主管適用</translation>
    </message>
    <message>
        <source>forecast</source>
        <translation>預計</translation>
    </message>
    <message>
        <source>foreign write</source>
        <translation>外來寫入</translation>
    </message>
    <message>
        <source>foreign write signed for</source>
        <translation>已為外來寫入簽署</translation>
    </message>
    <message>
        <source>former staff file back in its place</source>
        <translation>原員工檔放回原位</translation>
    </message>
    <message>
        <source>found: {wanted}</source>
        <translation>找到：{wanted}</translation>
    </message>
    <message>
        <source>four</source>
        <translation>四</translation>
    </message>
    <message>
        <source>four boxes; something may have been decided</source>
        <translation>四個號位；可能曾有裁定</translation>
    </message>
    <message>
        <source>four cards</source>
        <translation>四張牌</translation>
    </message>
    <message>
        <source>from</source>
        <translation>由</translation>
    </message>
    <message>
        <source>from 1 on</source>
        <translation>由 1 起</translation>
    </message>
    <message>
        <source>from box 1 on, as listed</source>
        <translation>由 1 號位起，如列</translation>
    </message>
    <message>
        <source>from its first act on</source>
        <translation>由第一項起</translation>
    </message>
    <message>
        <source>from round {number}</source>
        <translation>由第 {number} 局起</translation>
    </message>
    <message>
        <source>from the Tie; first take back what goes</source>
        <translation>和局留下的；先收回要退的</translation>
    </message>
    <message>
        <source>from the right</source>
        <translation>由右起</translation>
    </message>
    <message>
        <source>from {number} of shoe {shoe}</source>
        <translation>由第 {shoe} 靴第 {number} 局起</translation>
    </message>
    <message>
        <source>from {time}</source>
        <translation>由 {time}</translation>
    </message>
    <message>
        <source>game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>gaming day</source>
        <translation>營業日</translation>
    </message>
    <message>
        <source>given by</source>
        <translation>指派者</translation>
    </message>
    <message>
        <source>goes on as it lies</source>
        <translation>照現狀繼續</translation>
    </message>
    <message>
        <source>gold draws one, or touch a face</source>
        <translation>金色鍵抽牌，或點選牌面</translation>
    </message>
    <message>
        <source>grade, 1 to 5</source>
        <translation>評分，1 至 5</translation>
    </message>
    <message>
        <source>granted by</source>
        <translation>批准者</translation>
    </message>
    <message>
        <source>green stroke</source>
        <translation>綠線</translation>
    </message>
    <message>
        <source>half pay on 6</source>
        <translation>六點賠半</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>一方</translation>
    </message>
    <message>
        <source>hand signals</source>
        <translation>手勢</translation>
    </message>
    <message>
        <source>hands only</source>
        <translation>只有莊閒注</translation>
    </message>
    <message>
        <source>hash of grades, times and wrong moments</source>
        <translation>評分、時間及錯誤時刻的雜湊值</translation>
    </message>
    <message>
        <source>head</source>
        <translation>帳鏈</translation>
    </message>
    <message>
        <source>head of the ledger before the signature</source>
        <translation>簽署前的帳鏈</translation>
    </message>
    <message>
        <source>head, to sign for</source>
        <translation>帳鏈，待簽署</translation>
    </message>
    <message>
        <source>heads go to</source>
        <translation>帳鏈送往</translation>
    </message>
    <message>
        <source>heads wait for it</source>
        <translation>帳鏈待此外送</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>紅心</translation>
    </message>
    <message>
        <source>held until</source>
        <translation>有效至</translation>
    </message>
    <message>
        <source>held until {day}</source>
        <translation>有效至 {day}</translation>
    </message>
    <message>
        <source>hold it another day</source>
        <translation>明天再保持</translation>
    </message>
    <message>
        <source>hold the badge to the reader</source>
        <translation>將員工證靠近讀卡器</translation>
    </message>
    <message>
        <source>holds until</source>
        <translation>有效至</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>小時</translation>
    </message>
    <message>
        <source>hours on record</source>
        <translation>記錄時數</translation>
    </message>
    <message>
        <source>house</source>
        <translation>場方</translation>
    </message>
    <message>
        <source>if Banker</source>
        <translation>莊問路</translation>
    </message>
    <message>
        <source>if Player</source>
        <translation>閒問路</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>現行</translation>
    </message>
    <message>
        <source>in time</source>
        <translation>及時</translation>
    </message>
    <message>
        <source>in training</source>
        <translation>練習中</translation>
    </message>
    <message>
        <source>in work</source>
        <translation>練習中</translation>
    </message>
    <message>
        <source>ins. {amount}</source>
        <translation>保險 {amount}</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>保險</translation>
    </message>
    <message>
        <source>insurance closed</source>
        <translation>停止保險</translation>
    </message>
    <message>
        <source>insurance declined, {whose}</source>
        <translation>{whose}不買保險</translation>
    </message>
    <message>
        <source>insurance is offered</source>
        <translation>提供保險</translation>
    </message>
    <message>
        <source>insurance of {sum} on {hand}, {whose}</source>
        <translation>{whose}，{hand}保險 {sum}</translation>
    </message>
    <message>
        <source>insurance offered</source>
        <translation>提供保險</translation>
    </message>
    <message>
        <source>insurance was not offered</source>
        <translation>漏問保險</translation>
    </message>
    <message>
        <source>interrupted {count} times</source>
        <translation>中斷 {count} 次</translation>
    </message>
    <message>
        <source>interruptions</source>
        <translation>中斷次數</translation>
    </message>
    <message>
        <source>into the folder of reports</source>
        <translation>存入報表資料夾</translation>
    </message>
    <message>
        <source>irregularity</source>
        <translation>異常</translation>
    </message>
    <message>
        <source>is longer than {most} KiB</source>
        <translation>超過 {most} KiB</translation>
    </message>
    <message>
        <source>is not a file but a folder, a pipe or a device</source>
        <translation>不是檔案，而是資料夾、管道或裝置</translation>
    </message>
    <message>
        <source>it goes on record</source>
        <translation>將會記錄</translation>
    </message>
    <message>
        <source>it holds no 64 hexadecimal digits</source>
        <translation>其中沒有 64 個十六進位數字</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>這是資料夾</translation>
    </message>
    <message>
        <source>it is down</source>
        <translation>未張貼</translation>
    </message>
    <message>
        <source>it is kept under this number</source>
        <translation>以此編號保存</translation>
    </message>
    <message>
        <source>it is not passed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>it is not shown again</source>
        <translation>不會再顯示</translation>
    </message>
    <message>
        <source>it is not written as an act is</source>
        <translation>寫法不是一項操作</translation>
    </message>
    <message>
        <source>it is signed for now</source>
        <translation>現在簽署</translation>
    </message>
    <message>
        <source>it is up</source>
        <translation>已張貼</translation>
    </message>
    <message>
        <source>it lies aside</source>
        <translation>放在一旁</translation>
    </message>
    <message>
        <source>it shows what is on record</source>
        <translation>按記錄重新顯示</translation>
    </message>
    <message>
        <source>it stays in the file of names</source>
        <translation>只存於學員檔</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>原為</translation>
    </message>
    <message>
        <source>item</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>items</source>
        <translation>題數</translation>
    </message>
    <message>
        <source>its content is not what this program writes</source>
        <translation>內容不是本程式所寫</translation>
    </message>
    <message>
        <source>its head file attests {attested} events</source>
        <translation>其帳鏈檔核證了 {attested} 條記錄</translation>
    </message>
    <message>
        <source>its header holds another file format</source>
        <translation>檔頭為另一種檔案格式</translation>
    </message>
    <message>
        <source>its index takes event {seq} for a {kind}</source>
        <translation>索引把第 {seq} 條記錄當作 {kind}</translation>
    </message>
    <message>
        <source>its ledger goes to the archive</source>
        <translation>帳本存檔</translation>
    </message>
    <message>
        <source>its links lead in a circle</source>
        <translation>連結循環</translation>
    </message>
    <message>
        <source>its log {log} is there</source>
        <translation>其日誌 {log} 仍在</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>名稱太長</translation>
    </message>
    <message>
        <source>its text is not UTF-8</source>
        <translation>文字編碼不符</translation>
    </message>
    <message>
        <source>its time begins with the first decision</source>
        <translation>由第一題起計時</translation>
    </message>
    <message>
        <source>its time goes on</source>
        <translation>繼續計時</translation>
    </message>
    <message>
        <source>keeps {sum} on the felt</source>
        <translation>檯上保留 {sum}</translation>
    </message>
    <message>
        <source>kept: on two days running</source>
        <translation>保持：連續兩日</translation>
    </message>
    <message>
        <source>key of the table put on record</source>
        <translation>本檯密鑰列入記錄</translation>
    </message>
    <message>
        <source>laid</source>
        <translation>所放</translation>
    </message>
    <message>
        <source>largest {most}</source>
        <translation>最高 {most}</translation>
    </message>
    <message>
        <source>last answers</source>
        <translation>最近作答數</translation>
    </message>
    <message>
        <source>last check</source>
        <translation>末次檢查</translation>
    </message>
    <message>
        <source>last event</source>
        <translation>最後記錄</translation>
    </message>
    <message>
        <source>last round</source>
        <translation>上局</translation>
    </message>
    <message>
        <source>last {shown} of {columns}</source>
        <translation>最近 {shown}／{columns}</translation>
    </message>
    <message>
        <source>latest standing first</source>
        <translation>最遲的站立客人先</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>檯型</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>領先</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>離檯</translation>
    </message>
    <message>
        <source>ledger head: event {seq} · {hash}</source>
        <translation>帳鏈：第 {seq} 條記錄 · {hash}</translation>
    </message>
    <message>
        <source>ledger lacks a head that left the machine</source>
        <translation>帳本缺已送出本機的帳鏈</translation>
    </message>
    <message>
        <source>left from the Tie</source>
        <translation>和局留下</translation>
    </message>
    <message>
        <source>left lying</source>
        <translation>留在檯上</translation>
    </message>
    <message>
        <source>left open</source>
        <translation>未確定</translation>
    </message>
    <message>
        <source>less</source>
        <translation>減少</translation>
    </message>
    <message>
        <source>less than 1 min</source>
        <translation>不足 1 分鐘</translation>
    </message>
    <message>
        <source>less {percent} %</source>
        <translation>扣 {percent} %</translation>
    </message>
    <message>
        <source>less {percent} % commission</source>
        <translation>扣 {percent} % 佣金</translation>
    </message>
    <message>
        <source>less {percent} % {sum}</source>
        <translation>扣 {percent} % 即 {sum}</translation>
    </message>
    <message>
        <source>less {share} commission</source>
        <translation>扣 {share} 佣金</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>可能</translation>
    </message>
    <message>
        <source>likely: card {number} is one too many of its kind</source>
        <translation>可能：第 {number} 張是多出的同牌</translation>
    </message>
    <message>
        <source>likely: card {number} was not due</source>
        <translation>可能：第 {number} 張不應派</translation>
    </message>
    <message>
        <source>likely: card {number} was not due to {hand}</source>
        <translation>可能：第 {number} 張不應派{hand}</translation>
    </message>
    <message>
        <source>limit ± {amount}</source>
        <translation>限額 ± {amount}</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>限額</translation>
    </message>
    <message>
        <source>limits changed</source>
        <translation>更改限額</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>第 {line} 行</translation>
    </message>
    <message>
        <source>lines that are no check</source>
        <translation>讀不出的行</translation>
    </message>
    <message>
        <source>live</source>
        <translation>真錢</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已鎖定</translation>
    </message>
    <message>
        <source>locked: another Shift Manager unlocks</source>
        <translation>已鎖定：由另一值班經理解鎖</translation>
    </message>
    <message>
        <source>locked: {rank} unlocks</source>
        <translation>已鎖定：由{rank}解鎖</translation>
    </message>
    <message>
        <source>log of checks not the one on record</source>
        <translation>檢查記錄與所載不符</translation>
    </message>
    <message>
        <source>looked up</source>
        <translation>已查看答案</translation>
    </message>
    <message>
        <source>losing bets taken up to box {box}</source>
        <translation>收注至 {box} 號位</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>已輸</translation>
    </message>
    <message>
        <source>lost to the House</source>
        <translation>輸予場方</translation>
    </message>
    <message>
        <source>manner, voice</source>
        <translation>儀態、聲線</translation>
    </message>
    <message>
        <source>marked as lapsed</source>
        <translation>標記為失效</translation>
    </message>
    <message>
        <source>marked everywhere until the former file is signed for</source>
        <translation>原員工檔簽署之前處處有標記</translation>
    </message>
    <message>
        <source>mastered</source>
        <translation>已掌握</translation>
    </message>
    <message>
        <source>max</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>max Diff</source>
        <translation>最高差額</translation>
    </message>
    <message>
        <source>max {amount}</source>
        <translation>最高 {amount}</translation>
    </message>
    <message>
        <source>max {most}</source>
        <translation>最高 {most}</translation>
    </message>
    <message>
        <source>max {sum}</source>
        <translation>最高 {sum}</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>may be taken</source>
        <translation>可以買</translation>
    </message>
    <message>
        <source>median time (ms)</source>
        <translation>中位用時（毫秒）</translation>
    </message>
    <message>
        <source>median time (s)</source>
        <translation>中位時間（秒）</translation>
    </message>
    <message>
        <source>min</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>min {amount}</source>
        <translation>最低 {amount}</translation>
    </message>
    <message>
        <source>min {least}</source>
        <translation>最低 {least}</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分鐘</translation>
    </message>
    <message>
        <source>missed offer</source>
        <translation>錯過保險</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>mock</source>
        <translation>模擬</translation>
    </message>
    <message>
        <source>more</source>
        <translation>增加</translation>
    </message>
    <message>
        <source>more than the bet carries</source>
        <translation>超出原注可承</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>已移</translation>
    </message>
    <message>
        <source>must be shuffled</source>
        <translation>必須先洗牌</translation>
    </message>
    <message>
        <source>name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>name only, no PIN in training</source>
        <translation>只需姓名，練習不用密碼</translation>
    </message>
    <message>
        <source>name, staff number and PIN first</source>
        <translation>請先輸入姓名、員工編號及密碼</translation>
    </message>
    <message>
        <source>natural {points}</source>
        <translation>例牌 {points} 點</translation>
    </message>
    <message>
        <source>needs a rank</source>
        <translation>須有職級</translation>
    </message>
    <message>
        <source>neglected, bet returned</source>
        <translation>漏問，已退注</translation>
    </message>
    <message>
        <source>net</source>
        <translation>淨額</translation>
    </message>
    <message>
        <source>net %</source>
        <translation>淨 %</translation>
    </message>
    <message>
        <source>net of staked</source>
        <translation>淨額佔下注</translation>
    </message>
    <message>
        <source>net of turnover</source>
        <translation>淨額佔注額</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>new amount</source>
        <translation>新金額</translation>
    </message>
    <message>
        <source>new limit</source>
        <translation>新限額</translation>
    </message>
    <message>
        <source>new pace</source>
        <translation>新速度</translation>
    </message>
    <message>
        <source>new shoe</source>
        <translation>新牌靴</translation>
    </message>
    <message>
        <source>new: {sum}</source>
        <translation>新：{sum}</translation>
    </message>
    <message>
        <source>next {number}</source>
        <translation>下一局 {number}</translation>
    </message>
    <message>
        <source>next: box {box}</source>
        <translation>下一個：{box} 號位</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>九</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>未在時限內回應</translation>
    </message>
    <message>
        <source>no answer: {bettors}</source>
        <translation>未表示：{bettors}</translation>
    </message>
    <message>
        <source>no badge</source>
        <translation>沒有員工證</translation>
    </message>
    <message>
        <source>no bet on record</source>
        <translation>沒有注碼記錄</translation>
    </message>
    <message>
        <source>no bet on record: owed 0.00</source>
        <translation>沒有注碼記錄：應付 0.00</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>不補牌</translation>
    </message>
    <message>
        <source>no card: natural</source>
        <translation>例牌，不補</translation>
    </message>
    <message>
        <source>no feedback</source>
        <translation>不作提示</translation>
    </message>
    <message>
        <source>no identity</source>
        <translation>沒有身分資料</translation>
    </message>
    <message>
        <source>no insurance</source>
        <translation>免保險</translation>
    </message>
    <message>
        <source>no insurance due</source>
        <translation>不設保險</translation>
    </message>
    <message>
        <source>no insurance is offered</source>
        <translation>不提供保險</translation>
    </message>
    <message>
        <source>no insurance: {bettors}</source>
        <translation>不買保險：{bettors}</translation>
    </message>
    <message>
        <source>no limit on the Differential</source>
        <translation>差額沒有限制</translation>
    </message>
    <message>
        <source>no live bets, own ledger</source>
        <translation>並無真錢投注，獨立帳本</translation>
    </message>
    <message>
        <source>no outcome has been established</source>
        <translation>未有確定結果</translation>
    </message>
    <message>
        <source>no permission</source>
        <translation>沒有權限</translation>
    </message>
    <message>
        <source>no round of this shoe yet</source>
        <translation>本靴未有結果</translation>
    </message>
    <message>
        <source>no round {number}: {note}</source>
        <translation>沒有第 {number} 局：{note}</translation>
    </message>
    <message>
        <source>no shoe</source>
        <translation>沒有牌靴</translation>
    </message>
    <message>
        <source>no sign-off lapses</source>
        <translation>沒有簽核失效</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>沒有這個檔案或資料夾</translation>
    </message>
    <message>
        <source>no win, no loss</source>
        <translation>不輸不贏</translation>
    </message>
    <message>
        <source>nobody answers there</source>
        <translation>對方沒有回應</translation>
    </message>
    <message>
        <source>nobody can sign</source>
        <translation>無人可簽署</translation>
    </message>
    <message>
        <source>nobody can sign now</source>
        <translation>現時無人可簽署</translation>
    </message>
    <message>
        <source>nobody has signed on</source>
        <translation>尚無人簽到</translation>
    </message>
    <message>
        <source>nobody is added</source>
        <translation>不新增</translation>
    </message>
    <message>
        <source>none</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>none allowed</source>
        <translation>不可有</translation>
    </message>
    <message>
        <source>none named</source>
        <translation>未指明</translation>
    </message>
    <message>
        <source>none raised</source>
        <translation>未有提出</translation>
    </message>
    <message>
        <source>none under way</source>
        <translation>沒有進行中</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>尚無</translation>
    </message>
    <message>
        <source>not allowed now</source>
        <translation>現時不可</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>未問</translation>
    </message>
    <message>
        <source>not at stake</source>
        <translation>不計輸贏</translation>
    </message>
    <message>
        <source>not checked here</source>
        <translation>此處未核對</translation>
    </message>
    <message>
        <source>not due</source>
        <translation>不應派</translation>
    </message>
    <message>
        <source>not examined</source>
        <translation>未考</translation>
    </message>
    <message>
        <source>not in the record</source>
        <translation>不在記錄內</translation>
    </message>
    <message>
        <source>not in the rules</source>
        <translation>規則未有</translation>
    </message>
    <message>
        <source>not in this game</source>
        <translation>此玩法沒有</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>尚未知道</translation>
    </message>
    <message>
        <source>not locked</source>
        <translation>未鎖定</translation>
    </message>
    <message>
        <source>not offered</source>
        <translation>未提供</translation>
    </message>
    <message>
        <source>not over yet</source>
        <translation>尚未完結</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>not proved</source>
        <translation>未證明</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>沒有記錄</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>不對</translation>
    </message>
    <message>
        <source>not stored as an event is</source>
        <translation>不是以記錄的形式保存</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>尚未</translation>
    </message>
    <message>
        <source>not yet, resit</source>
        <translation>未合格，待補考</translation>
    </message>
    <message>
        <source>note</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>note of the last event not proved</source>
        <translation>最後記錄的備註未獲證實</translation>
    </message>
    <message>
        <source>note of the last event sealed from here</source>
        <translation>最後記錄的備註由此起加封</translation>
    </message>
    <message>
        <source>noted by</source>
        <translation>備註者</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>沒有變更</translation>
    </message>
    <message>
        <source>nothing has changed at the table</source>
        <translation>檯面沒有改變</translation>
    </message>
    <message>
        <source>nothing here can change</source>
        <translation>此處不能更改任何內容</translation>
    </message>
    <message>
        <source>nothing is noted</source>
        <translation>不寫備註</translation>
    </message>
    <message>
        <source>nothing more is due here today</source>
        <translation>今日這裏已完成</translation>
    </message>
    <message>
        <source>nothing more is due today</source>
        <translation>今日已完成</translation>
    </message>
    <message>
        <source>nothing to pay</source>
        <translation>無須賠付</translation>
    </message>
    <message>
        <source>nothing to take</source>
        <translation>無須收注</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>沒有可撤銷</translation>
    </message>
    <message>
        <source>notice</source>
        <translation>告示</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>now {amount}</source>
        <translation>現為 {amount}</translation>
    </message>
    <message>
        <source>now {sum}</source>
        <translation>現為 {sum}</translation>
    </message>
    <message>
        <source>number</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>number digits</source>
        <translation>編號位數</translation>
    </message>
    <message>
        <source>number locked</source>
        <translation>編號鎖定</translation>
    </message>
    <message>
        <source>number unlocked</source>
        <translation>編號解鎖</translation>
    </message>
    <message>
        <source>odds</source>
        <translation>賠率</translation>
    </message>
    <message>
        <source>of rank {rank}</source>
        <translation>{rank} 對</translation>
    </message>
    <message>
        <source>of rounds</source>
        <translation>佔局數</translation>
    </message>
    <message>
        <source>of the earlier round</source>
        <translation>屬先前牌局</translation>
    </message>
    <message>
        <source>of turnover</source>
        <translation>佔注額</translation>
    </message>
    <message>
        <source>of which void</source>
        <translation>其中作廢</translation>
    </message>
    <message>
        <source>of winnings</source>
        <translation>佔贏額</translation>
    </message>
    <message>
        <source>of {amount}</source>
        <translation>注 {amount}</translation>
    </message>
    <message>
        <source>of {count}</source>
        <translation>共 {count} 題</translation>
    </message>
    <message>
        <source>of {count} s</source>
        <translation>共 {count} 秒</translation>
    </message>
    <message>
        <source>offered</source>
        <translation>已提供</translation>
    </message>
    <message>
        <source>offered, neglected</source>
        <translation>已提供、漏問</translation>
    </message>
    <message>
        <source>offers due</source>
        <translation>應提供次數</translation>
    </message>
    <message>
        <source>old PIN digits</source>
        <translation>舊密碼位數</translation>
    </message>
    <message>
        <source>older version of the rules</source>
        <translation>舊版規則</translation>
    </message>
    <message>
        <source>on a Tie</source>
        <translation>和局</translation>
    </message>
    <message>
        <source>on record</source>
        <translation>在記錄內</translation>
    </message>
    <message>
        <source>on the card pad</source>
        <translation>用牌面鍵</translation>
    </message>
    <message>
        <source>on the felt</source>
        <translation>在檯面上</translation>
    </message>
    <message>
        <source>on the number pad</source>
        <translation>用數字鍵</translation>
    </message>
    <message>
        <source>on the {hand} hand, where it does not belong</source>
        <translation>放在{hand}方，並非應派之處</translation>
    </message>
    <message>
        <source>on {points}</source>
        <translation>{points} 點</translation>
    </message>
    <message>
        <source>once it is mended</source>
        <translation>修復之後</translation>
    </message>
    <message>
        <source>once the right file is back</source>
        <translation>放回正確員工檔之後</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一</translation>
    </message>
    <message>
        <source>one and a half to one</source>
        <translation>二賠三</translation>
    </message>
    <message>
        <source>one box</source>
        <translation>一個號位</translation>
    </message>
    <message>
        <source>one more day</source>
        <translation>再一日</translation>
    </message>
    <message>
        <source>one more is dealt</source>
        <translation>再派一局</translation>
    </message>
    <message>
        <source>one to two</source>
        <translation>二賠一</translation>
    </message>
    <message>
        <source>one touch</source>
        <translation>點一下</translation>
    </message>
    <message>
        <source>only if you watched the exam</source>
        <translation>須親眼監考</translation>
    </message>
    <message>
        <source>open</source>
        <translation>營業中</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>已開</translation>
    </message>
    <message>
        <source>opens with all topics</source>
        <translation>全部科目開放後開放</translation>
    </message>
    <message>
        <source>opens with: {topics}</source>
        <translation>開放條件：{topics}</translation>
    </message>
    <message>
        <source>options</source>
        <translation>選擇</translation>
    </message>
    <message>
        <source>or hold a badge to the reader</source>
        <translation>或將員工證靠近讀卡器</translation>
    </message>
    <message>
        <source>or hold badge to reader</source>
        <translation>或將員工證靠近讀卡器</translation>
    </message>
    <message>
        <source>or hold the area</source>
        <translation>或按住注區</translation>
    </message>
    <message>
        <source>or touch another area</source>
        <translation>或點另一注區</translation>
    </message>
    <message>
        <source>or touch it: a card, a box, the shoe</source>
        <translation>或點按牌、號位、牌靴</translation>
    </message>
    <message>
        <source>or touch something else</source>
        <translation>或點其他</translation>
    </message>
    <message>
        <source>order of the third cards asked for</source>
        <translation>要求第三張的次序</translation>
    </message>
    <message>
        <source>other reports</source>
        <translation>其他報告</translation>
    </message>
    <message>
        <source>other stopped starts</source>
        <translation>其他被阻止的啟動</translation>
    </message>
    <message>
        <source>others {least} to {most}</source>
        <translation>邊注 {least} 至 {most}</translation>
    </message>
    <message>
        <source>over by {amount}</source>
        <translation>超出 {amount}</translation>
    </message>
    <message>
        <source>over the maximum</source>
        <translation>超過最高</translation>
    </message>
    <message>
        <source>over {points}</source>
        <translation>對 {points} 點</translation>
    </message>
    <message>
        <source>owed</source>
        <translation>應付</translation>
    </message>
    <message>
        <source>owed {owed}, paid {paid}</source>
        <translation>應付 {owed}，已賠 {paid}</translation>
    </message>
    <message>
        <source>owed, as worked out</source>
        <translation>應付，按計算</translation>
    </message>
    <message>
        <source>owed: no bet on record</source>
        <translation>應付：沒有注碼記錄</translation>
    </message>
    <message>
        <source>pace</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>pace changed</source>
        <translation>更改速度</translation>
    </message>
    <message>
        <source>page {now} of {count}</source>
        <translation>第 {now} 頁，共 {count} 頁</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation>第 {page} 頁，共 {pages} 頁</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>已賠</translation>
    </message>
    <message>
        <source>paid to bettors</source>
        <translation>賠予客人</translation>
    </message>
    <message>
        <source>paid up to box {box}</source>
        <translation>賠至 {box} 號位</translation>
    </message>
    <message>
        <source>paid up to {whose}</source>
        <translation>賠至 {whose}</translation>
    </message>
    <message>
        <source>paid up to {who}</source>
        <translation>賠至 {who}</translation>
    </message>
    <message>
        <source>paid {amount}: {where}</source>
        <translation>賠 {amount}：{where}</translation>
    </message>
    <message>
        <source>paid, as listed</source>
        <translation>已賠，如列</translation>
    </message>
    <message>
        <source>paid, {whose}</source>
        <translation>{whose}已賠</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>條文</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>passed, sign-off due</source>
        <translation>合格，待簽核</translation>
    </message>
    <message>
        <source>pay {bettors}: {sum}</source>
        <translation>賠 {bettors}：{sum}</translation>
    </message>
    <message>
        <source>pay {sum}</source>
        <translation>補賠 {sum}</translation>
    </message>
    <message>
        <source>payments of this round: Undo</source>
        <translation>本局賠付：請用撤銷</translation>
    </message>
    <message>
        <source>payout unit</source>
        <translation>賠付單位</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>賠</translation>
    </message>
    <message>
        <source>pays on a Tie</source>
        <translation>開和照賠</translation>
    </message>
    <message>
        <source>pays {odds} to 1 if {hand} loses</source>
        <translation>{hand}輸，1 賠 {odds}</translation>
    </message>
    <message>
        <source>pays {price}</source>
        <translation>{price}</translation>
    </message>
    <message>
        <source>people</source>
        <translation>人員</translation>
    </message>
    <message>
        <source>placed, paid or back</source>
        <translation>下注、賠付或退回</translation>
    </message>
    <message>
        <source>play goes on, on record</source>
        <translation>牌局繼續，並記錄</translation>
    </message>
    <message>
        <source>play waits for a signature</source>
        <translation>待簽署才可繼續</translation>
    </message>
    <message>
        <source>played</source>
        <translation>所玩</translation>
    </message>
    <message>
        <source>private table</source>
        <translation>私人檯</translation>
    </message>
    <message>
        <source>pro rata</source>
        <translation>按比例</translation>
    </message>
    <message>
        <source>pro rata always</source>
        <translation>一律按比例</translation>
    </message>
    <message>
        <source>process {pid} on {host} since {since}</source>
        <translation>{host} 上的程序 {pid}（自 {since}）</translation>
    </message>
    <message>
        <source>profiles and files of rules: folder {folder} next to the ledger</source>
        <translation>設定檔與規則檔：放在帳本旁的 {folder} 資料夾</translation>
    </message>
    <message>
        <source>program as it was signed</source>
        <translation>程式與簽署時一致</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>put its rights right with: chmod 400 {path}</source>
        <translation>請以此指令改正權限：chmod 400 {path}</translation>
    </message>
    <message>
        <source>put the lammer out: {hand}, {price}</source>
        <translation>放出保險牌：{hand}，{price}</translation>
    </message>
    <message>
        <source>raised by</source>
        <translation>提出</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>職級</translation>
    </message>
    <message>
        <source>rank assigned by</source>
        <translation>職級委派者</translation>
    </message>
    <message>
        <source>read by version {number}</source>
        <translation>按版本 {number} 解釋</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>唯讀</translation>
    </message>
    <message>
        <source>readiness</source>
        <translation>準備程度</translation>
    </message>
    <message>
        <source>reading of the rules</source>
        <translation>規則理解</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>recent</source>
        <translation>近用</translation>
    </message>
    <message>
        <source>reconstructed</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>record not complete</source>
        <translation>記錄不齊全</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>記錄</translation>
    </message>
    <message>
        <source>recorded at</source>
        <translation>記錄時間</translation>
    </message>
    <message>
        <source>recorded under</source>
        <translation>記錄編號</translation>
    </message>
    <message>
        <source>recover {sum}</source>
        <translation>收回 {sum}</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>已收回</translation>
    </message>
    <message>
        <source>recovery stated</source>
        <translation>註明收回</translation>
    </message>
    <message>
        <source>red line</source>
        <translation>紅線</translation>
    </message>
    <message>
        <source>red lines</source>
        <translation>紅線</translation>
    </message>
    <message>
        <source>referred</source>
        <translation>呈報</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒絕</translation>
    </message>
    <message>
        <source>refused: “{why}”</source>
        <translation>拒絕：「{why}」</translation>
    </message>
    <message>
        <source>release</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>replaced after the round</source>
        <translation>局後換牌</translation>
    </message>
    <message>
        <source>replaces what lies</source>
        <translation>取代原有注碼</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>重演</translation>
    </message>
    <message>
        <source>rest again</source>
        <translation>重複其餘</translation>
    </message>
    <message>
        <source>result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>returned for neglect</source>
        <translation>因漏問退回</translation>
    </message>
    <message>
        <source>returned on a Tie</source>
        <translation>開和退回</translation>
    </message>
    <message>
        <source>right</source>
        <translation>答對</translation>
    </message>
    <message>
        <source>right is</source>
        <translation>正確是</translation>
    </message>
    <message>
        <source>right, not yet fast</source>
        <translation>正確，未夠快</translation>
    </message>
    <message>
        <source>right, of all</source>
        <translation>答對，總數</translation>
    </message>
    <message>
        <source>right: at least {percent} % for certain</source>
        <translation>正確：確定至少 {percent} %</translation>
    </message>
    <message>
        <source>room left on Banker {amount}</source>
        <translation>莊尚餘 {amount}</translation>
    </message>
    <message>
        <source>room left on Player {amount}</source>
        <translation>閒尚餘 {amount}</translation>
    </message>
    <message>
        <source>round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>round meant</source>
        <translation>所指局數</translation>
    </message>
    <message>
        <source>round void</source>
        <translation>本局作廢</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>第 {number} 局</translation>
    </message>
    <message>
        <source>round {number} is next</source>
        <translation>下一局是第 {number} 局</translation>
    </message>
    <message>
        <source>round {number} is under way</source>
        <translation>第 {number} 局進行中</translation>
    </message>
    <message>
        <source>round {number}, entered late</source>
        <translation>第 {number} 局，補錄</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>進位額</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>局數</translation>
    </message>
    <message>
        <source>rounds an hour</source>
        <translation>每小時局數</translation>
    </message>
    <message>
        <source>rounds an hour, by days</source>
        <translation>每小時局數，按日</translation>
    </message>
    <message>
        <source>rounds an hour, by half hours</source>
        <translation>每小時局數，按半小時</translation>
    </message>
    <message>
        <source>rounds an hour, by hours</source>
        <translation>每小時局數，按小時</translation>
    </message>
    <message>
        <source>rounds an hour, by {count} days</source>
        <translation>每小時局數，按 {count} 日</translation>
    </message>
    <message>
        <source>rounds an hour, by {count} hours</source>
        <translation>每小時局數，按 {count} 小時</translation>
    </message>
    <message>
        <source>rounds pro rata</source>
        <translation>按比例局數</translation>
    </message>
    <message>
        <source>rows {first} to {last} of {count}</source>
        <translation>第 {first} 至 {last} 行，共 {count} 行</translation>
    </message>
    <message>
        <source>rules read by a later version</source>
        <translation>按較新版本理解規則</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>said nothing</source>
        <translation>沒有表示</translation>
    </message>
    <message>
        <source>same again</source>
        <translation>照上局</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>密封</translation>
    </message>
    <message>
        <source>sealed until the end</source>
        <translation>結束前封存</translation>
    </message>
    <message>
        <source>seated</source>
        <translation>入座</translation>
    </message>
    <message>
        <source>seated {boxes}</source>
        <translation>入座 {boxes}</translation>
    </message>
    <message>
        <source>second</source>
        <translation>第二</translation>
    </message>
    <message>
        <source>seconds betting</source>
        <translation>下注秒數</translation>
    </message>
    <message>
        <source>seconds dealing</source>
        <translation>派牌秒數</translation>
    </message>
    <message>
        <source>see Recall</source>
        <translation>見回看</translation>
    </message>
    <message>
        <source>see what is missing</source>
        <translation>看看缺什麼</translation>
    </message>
    <message>
        <source>see where you stand</source>
        <translation>看看程度</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>種子</translation>
    </message>
    <message>
        <source>seen at the table</source>
        <translation>檯面所見</translation>
    </message>
    <message>
        <source>seq</source>
        <translation>序號</translation>
    </message>
    <message>
        <source>sessions left</source>
        <translation>尚餘節數</translation>
    </message>
    <message>
        <source>sessions left: {count}</source>
        <translation>尚餘節數：{count}</translation>
    </message>
    <message>
        <source>sessions left: {count} or more</source>
        <translation>尚餘節數：{count} 或以上</translation>
    </message>
    <message>
        <source>set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>set the right sum</source>
        <translation>設定正確金額</translation>
    </message>
    <message>
        <source>set the sums first</source>
        <translation>請先設定金額</translation>
    </message>
    <message>
        <source>settings of people and clock changed</source>
        <translation>更改人員及時鐘設定</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>七</translation>
    </message>
    <message>
        <source>share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>share of the target, median {share}</source>
        <translation>與目標之比，中位 {share}</translation>
    </message>
    <message>
        <source>shoe</source>
        <translation>牌靴</translation>
    </message>
    <message>
        <source>shoe meant</source>
        <translation>所指牌靴</translation>
    </message>
    <message>
        <source>shoe {number}</source>
        <translation>第 {number} 靴</translation>
    </message>
    <message>
        <source>shoe {shoe}, round {round}</source>
        <translation>第 {shoe} 靴第 {round} 局</translation>
    </message>
    <message>
        <source>shoe, round, time, box,
amount, irregularity</source>
        <translation>牌靴、局、時間、號位、
金額、異常</translation>
    </message>
    <message>
        <source>shoes</source>
        <translation>靴數</translation>
    </message>
    <message>
        <source>shuffle and cut first</source>
        <translation>請先洗牌及切牌</translation>
    </message>
    <message>
        <source>side</source>
        <translation>邊注</translation>
    </message>
    <message>
        <source>side maximum</source>
        <translation>邊注最高</translation>
    </message>
    <message>
        <source>side min</source>
        <translation>邊注最低</translation>
    </message>
    <message>
        <source>side minimum</source>
        <translation>邊注最低</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>加減</translation>
    </message>
    <message>
        <source>sign-off lapsed</source>
        <translation>簽核失效</translation>
    </message>
    <message>
        <source>sign-offs</source>
        <translation>簽核</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>簽署時間</translation>
    </message>
    <message>
        <source>signed for; in every report</source>
        <translation>已簽署；載於各報告</translation>
    </message>
    <message>
        <source>signed off</source>
        <translation>已簽核</translation>
    </message>
    <message>
        <source>signs after the answer</source>
        <translation>回答後簽署</translation>
    </message>
    <message>
        <source>signs for the day</source>
        <translation>為本日簽署</translation>
    </message>
    <message>
        <source>signs the new limits</source>
        <translation>為新限額簽署</translation>
    </message>
    <message>
        <source>signs the new pace</source>
        <translation>為新速度簽署</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>未表示</translation>
    </message>
    <message>
        <source>since the call</source>
        <translation>自停止下注起</translation>
    </message>
    <message>
        <source>since the start of the period</source>
        <translation>自本期開始</translation>
    </message>
    <message>
        <source>since {time}</source>
        <translation>自 {time}</translation>
    </message>
    <message>
        <source>six</source>
        <translation>六</translation>
    </message>
    <message>
        <source>six of 2 cards</source>
        <translation>兩張牌六點</translation>
    </message>
    <message>
        <source>six of 3 cards</source>
        <translation>三張牌六點</translation>
    </message>
    <message>
        <source>so far {sum}</source>
        <translation>至今 {sum}</translation>
    </message>
    <message>
        <source>something else uses it</source>
        <translation>正被其他程式使用</translation>
    </message>
    <message>
        <source>something of that name is there already</source>
        <translation>已有同名的檔案或資料夾</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>spells</source>
        <translation>當值次數</translation>
    </message>
    <message>
        <source>squeezes</source>
        <translation>瞇牌</translation>
    </message>
    <message>
        <source>staff changed</source>
        <translation>員工變更</translation>
    </message>
    <message>
        <source>staff file is another, or missing</source>
        <translation>員工檔為另一份或不見了</translation>
    </message>
    <message>
        <source>staff file is as it was known</source>
        <translation>員工檔如所認</translation>
    </message>
    <message>
        <source>staff number</source>
        <translation>員工編號</translation>
    </message>
    <message>
        <source>staff number and PIN first</source>
        <translation>請先輸入員工編號及密碼</translation>
    </message>
    <message>
        <source>staff number and PIN, or the badge</source>
        <translation>員工編號及密碼，或員工證</translation>
    </message>
    <message>
        <source>staff put on record for the first time</source>
        <translation>員工首次列入記錄</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>保險額</translation>
    </message>
    <message>
        <source>stake unit</source>
        <translation>注碼單位</translation>
    </message>
    <message>
        <source>staked</source>
        <translation>下注額</translation>
    </message>
    <message>
        <source>standard (%)</source>
        <translation>標準 (%)</translation>
    </message>
    <message>
        <source>standard: at least {percent} % right</source>
        <translation>標準：至少 {percent} % 正確</translation>
    </message>
    <message>
        <source>standing-{number}</source>
        <translation>站立 {number}</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>進度</translation>
    </message>
    <message>
        <source>stands on {points}</source>
        <translation>{points} 點停牌</translation>
    </message>
    <message>
        <source>stands on {points} once the Player has drawn</source>
        <translation>閒補牌後 {points} 點停牌</translation>
    </message>
    <message>
        <source>start stopped</source>
        <translation>啟動被阻止</translation>
    </message>
    <message>
        <source>start to end</source>
        <translation>由始至終</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>stays?</source>
        <translation>留下？</translation>
    </message>
    <message>
        <source>step {now} of {count}</source>
        <translation>第 {now} 步，共 {count} 步</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>第 {number} 步</translation>
    </message>
    <message>
        <source>stood off</source>
        <translation>不分勝負</translation>
    </message>
    <message>
        <source>such as 1430</source>
        <translation>例如 1430</translation>
    </message>
    <message>
        <source>such as 20251127</source>
        <translation>例如 20251127</translation>
    </message>
    <message>
        <source>table opened under these terms</source>
        <translation>以此條款開檯</translation>
    </message>
    <message>
        <source>take</source>
        <translation>減</translation>
    </message>
    <message>
        <source>take the bets</source>
        <translation>接受下注</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>已買</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>已收回</translation>
    </message>
    <message>
        <source>taken back: {bet}</source>
        <translation>已收回：{bet}</translation>
    </message>
    <message>
        <source>taken in</source>
        <translation>已收</translation>
    </message>
    <message>
        <source>taken up to box {box}</source>
        <translation>收至 {box} 號位</translation>
    </message>
    <message>
        <source>taken: {where}</source>
        <translation>已收：{where}</translation>
    </message>
    <message>
        <source>takes a few seconds</source>
        <translation>需時數秒</translation>
    </message>
    <message>
        <source>takes over</source>
        <translation>接檯</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>target (s)</source>
        <translation>目標（秒）</translation>
    </message>
    <message>
        <source>target {pace}</source>
        <translation>目標 {pace}</translation>
    </message>
    <message>
        <source>target {seconds} s</source>
        <translation>目標 {seconds} 秒</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>十</translation>
    </message>
    <message>
        <source>the Banker’s third card seen first</source>
        <translation>先看莊第三張</translation>
    </message>
    <message>
        <source>the House decides</source>
        <translation>由場方決定</translation>
    </message>
    <message>
        <source>the Original Bet returned, {whose}</source>
        <translation>{whose}退回原注</translation>
    </message>
    <message>
        <source>the PIN that was refused</source>
        <translation>被拒的密碼</translation>
    </message>
    <message>
        <source>the PINs were not the same</source>
        <translation>兩次密碼不同</translation>
    </message>
    <message>
        <source>the Pit Supervisor decides</source>
        <translation>由主管決定</translation>
    </message>
    <message>
        <source>the Shift Manager decides</source>
        <translation>由值班經理決定</translation>
    </message>
    <message>
        <source>the act of the coached round</source>
        <translation>教練局的動作</translation>
    </message>
    <message>
        <source>the acting rank</source>
        <translation>署理職級</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>the answer in the exam</source>
        <translation>考試答案</translation>
    </message>
    <message>
        <source>the approval that was refused</source>
        <translation>被拒的批准</translation>
    </message>
    <message>
        <source>the beginning of the coached round</source>
        <translation>教練局的開始</translation>
    </message>
    <message>
        <source>the beginning of the exam</source>
        <translation>考試開始</translation>
    </message>
    <message>
        <source>the beginning of the placement</source>
        <translation>摸底開始</translation>
    </message>
    <message>
        <source>the bet</source>
        <translation>該注</translation>
    </message>
    <message>
        <source>the bet goes on, {whose}</source>
        <translation>{whose}繼續</translation>
    </message>
    <message>
        <source>the bet is taken</source>
        <translation>接受此注</translation>
    </message>
    <message>
        <source>the bet returned, {whose}</source>
        <translation>{whose}退回下注</translation>
    </message>
    <message>
        <source>the bet, as on record</source>
        <translation>該注，如記錄</translation>
    </message>
    <message>
        <source>the bets given back after the Tie</source>
        <translation>和局後退還的注碼</translation>
    </message>
    <message>
        <source>the bets raised to the minimum</source>
        <translation>補至最低的注碼</translation>
    </message>
    <message>
        <source>the bets taken back</source>
        <translation>收回的注碼</translation>
    </message>
    <message>
        <source>the bets that stay</source>
        <translation>留檯的注碼</translation>
    </message>
    <message>
        <source>the bets turned back</source>
        <translation>退回注碼</translation>
    </message>
    <message>
        <source>the bettors place their bets</source>
        <translation>客人下注</translation>
    </message>
    <message>
        <source>the burn</source>
        <translation>銷牌</translation>
    </message>
    <message>
        <source>the cards and bets are as they should be</source>
        <translation>牌與注碼均如常</translation>
    </message>
    <message>
        <source>the cards can be put back in order</source>
        <translation>牌序可以復原</translation>
    </message>
    <message>
        <source>the cards cannot be put in order</source>
        <translation>牌序無法復原</translation>
    </message>
    <message>
        <source>the cards of the shoe are at fault</source>
        <translation>靴內的牌有問題</translation>
    </message>
    <message>
        <source>the cards seen in their order</source>
        <translation>按次序看牌</translation>
    </message>
    <message>
        <source>the change of the staff</source>
        <translation>員工變更</translation>
    </message>
    <message>
        <source>the checks of the program</source>
        <translation>程式檢查</translation>
    </message>
    <message>
        <source>the cut card</source>
        <translation>切牌卡</translation>
    </message>
    <message>
        <source>the cut card has come out</source>
        <translation>切牌卡已出</translation>
    </message>
    <message>
        <source>the cut card is out</source>
        <translation>切牌卡已出</translation>
    </message>
    <message>
        <source>the database is malformed</source>
        <translation>資料庫結構損壞</translation>
    </message>
    <message>
        <source>the dealer alone</source>
        <translation>只限荷官</translation>
    </message>
    <message>
        <source>the dealer has announced it</source>
        <translation>荷官已宣布</translation>
    </message>
    <message>
        <source>the dealer leaves</source>
        <translation>荷官離檯</translation>
    </message>
    <message>
        <source>the dealer says</source>
        <translation>由荷官說明</translation>
    </message>
    <message>
        <source>the dealer’s sign-off</source>
        <translation>荷官離檯</translation>
    </message>
    <message>
        <source>the dealer’s sign-on</source>
        <translation>荷官簽到</translation>
    </message>
    <message>
        <source>the device does not read or write</source>
        <translation>裝置無法讀寫</translation>
    </message>
    <message>
        <source>the device is not there</source>
        <translation>裝置不在</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁碟已滿</translation>
    </message>
    <message>
        <source>the end of insurance</source>
        <translation>停止保險</translation>
    </message>
    <message>
        <source>the end of the acting rank</source>
        <translation>署理終止</translation>
    </message>
    <message>
        <source>the end of the day of training</source>
        <translation>訓練日結束</translation>
    </message>
    <message>
        <source>the end of the exam</source>
        <translation>考試結束</translation>
    </message>
    <message>
        <source>the end of the gaming day</source>
        <translation>結束營業日</translation>
    </message>
    <message>
        <source>the end of the round</source>
        <translation>完成本局</translation>
    </message>
    <message>
        <source>the entry taken back</source>
        <translation>撤銷輸入</translation>
    </message>
    <message>
        <source>the error with its act, or nothing; and how sure</source>
        <translation>選錯誤及其動作，或沒有錯誤；以及是否確定</translation>
    </message>
    <message>
        <source>the exam going on</source>
        <translation>考試繼續</translation>
    </message>
    <message>
        <source>the exam is not over</source>
        <translation>考試尚未結束</translation>
    </message>
    <message>
        <source>the file is no database</source>
        <translation>檔案不是資料庫</translation>
    </message>
    <message>
        <source>the file system allows only journal mode {mode}</source>
        <translation>檔案系統只容許日誌模式 {mode}</translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation>檔案系統為唯讀</translation>
    </message>
    <message>
        <source>the file was cut short</source>
        <translation>檔案被截短</translation>
    </message>
    <message>
        <source>the foreign write</source>
        <translation>外來寫入</translation>
    </message>
    <message>
        <source>the gold button again</source>
        <translation>再按金色鍵</translation>
    </message>
    <message>
        <source>the gold button below</source>
        <translation>下方金色鍵</translation>
    </message>
    <message>
        <source>the guide would have said</source>
        <translation>指引會說</translation>
    </message>
    <message>
        <source>the house’s procedure</source>
        <translation>場方程序</translation>
    </message>
    <message>
        <source>the house’s settings for training</source>
        <translation>本場訓練設定</translation>
    </message>
    <message>
        <source>the interruption of the exam</source>
        <translation>考試中斷</translation>
    </message>
    <message>
        <source>the jump of the clock</source>
        <translation>時鐘跳動</translation>
    </message>
    <message>
        <source>the key of the table</source>
        <translation>本檯密鑰</translation>
    </message>
    <message>
        <source>the lammer</source>
        <translation>保險牌</translation>
    </message>
    <message>
        <source>the lammer is out</source>
        <translation>保險牌已放出</translation>
    </message>
    <message>
        <source>the lapse of sign-offs</source>
        <translation>簽核失效</translation>
    </message>
    <message>
        <source>the last at {time}</source>
        <translation>最近一次 {time}</translation>
    </message>
    <message>
        <source>the last bets again, {whose}</source>
        <translation>{whose}重複上局注碼</translation>
    </message>
    <message>
        <source>the last bets of the table again</source>
        <translation>重複全檯上局注碼</translation>
    </message>
    <message>
        <source>the last entry taken back</source>
        <translation>撤銷最後輸入</translation>
    </message>
    <message>
        <source>the last event, {seq}, has the hash {hash} and the time {at}</source>
        <translation>最後的第 {seq} 條記錄的雜湊值為 {hash}，時間為 {at}</translation>
    </message>
    <message>
        <source>the last round</source>
        <translation>最後一局</translation>
    </message>
    <message>
        <source>the last round is announced</source>
        <translation>宣布最後一局</translation>
    </message>
    <message>
        <source>the last ten rounds</source>
        <translation>最近十局</translation>
    </message>
    <message>
        <source>the last to pay</source>
        <translation>最後一位</translation>
    </message>
    <message>
        <source>the later reading of the rules</source>
        <translation>較新的規則理解</translation>
    </message>
    <message>
        <source>the ledger stays as it is</source>
        <translation>帳本原樣保留</translation>
    </message>
    <message>
        <source>the losing bets are taken</source>
        <translation>輸注已收</translation>
    </message>
    <message>
        <source>the losing bets taken</source>
        <translation>收取輸注</translation>
    </message>
    <message>
        <source>the losing bets taken up to box {box}</source>
        <translation>收注至 {box} 號位</translation>
    </message>
    <message>
        <source>the new gaming day</source>
        <translation>新營業日</translation>
    </message>
    <message>
        <source>the new limits</source>
        <translation>新限額</translation>
    </message>
    <message>
        <source>the new shoe</source>
        <translation>新牌靴</translation>
    </message>
    <message>
        <source>the next card is out already</source>
        <translation>下一張牌已出</translation>
    </message>
    <message>
        <source>the next decision comes up</source>
        <translation>下一題即將出現</translation>
    </message>
    <message>
        <source>the next question</source>
        <translation>下一題</translation>
    </message>
    <message>
        <source>the next round</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>the next round follows</source>
        <translation>接著下一局</translation>
    </message>
    <message>
        <source>the next start goes on from here</source>
        <translation>下次啟動由此繼續</translation>
    </message>
    <message>
        <source>the no-insurance notice</source>
        <translation>免保險告示</translation>
    </message>
    <message>
        <source>the number locked</source>
        <translation>編號鎖定</translation>
    </message>
    <message>
        <source>the number unlocked</source>
        <translation>編號解鎖</translation>
    </message>
    <message>
        <source>the offer is closed</source>
        <translation>保險已停止</translation>
    </message>
    <message>
        <source>the other change is signed for first</source>
        <translation>先為另一項更改簽署</translation>
    </message>
    <message>
        <source>the pace that is expected</source>
        <translation>預期速度</translation>
    </message>
    <message>
        <source>the player has walked away.</source>
        <translation>客人已離檯。</translation>
    </message>
    <message>
        <source>the player says that the bet lay on the other hand.</source>
        <translation>客人說注碼押在另一方。</translation>
    </message>
    <message>
        <source>the player was paid twice.</source>
        <translation>客人被賠兩次。</translation>
    </message>
    <message>
        <source>the players are told now</source>
        <translation>現在告知客人</translation>
    </message>
    <message>
        <source>the players’ display is put right</source>
        <translation>更正客用顯示</translation>
    </message>
    <message>
        <source>the players’ display put right</source>
        <translation>更正客用顯示</translation>
    </message>
    <message>
        <source>the player’s option</source>
        <translation>客人選擇</translation>
    </message>
    <message>
        <source>the removal of a name</source>
        <translation>姓名的移除</translation>
    </message>
    <message>
        <source>the report over the time that was typed</source>
        <translation>所輸入時段的報告</translation>
    </message>
    <message>
        <source>the round after the restart</source>
        <translation>重啟後的牌局</translation>
    </message>
    <message>
        <source>the round in hand, and no other</source>
        <translation>只限手上這一局</translation>
    </message>
    <message>
        <source>the round is concluded</source>
        <translation>本局完成</translation>
    </message>
    <message>
        <source>the round is concluded, all bets given back</source>
        <translation>本局完成，全部退還</translation>
    </message>
    <message>
        <source>the round is concluded, bets of box {boxes} given back</source>
        <translation>本局完成，{boxes} 號位退還</translation>
    </message>
    <message>
        <source>the round is dealt without bets</source>
        <translation>本局無注派牌</translation>
    </message>
    <message>
        <source>the round is void</source>
        <translation>本局作廢</translation>
    </message>
    <message>
        <source>the rules do not say</source>
        <translation>規則未載</translation>
    </message>
    <message>
        <source>the rules have changed</source>
        <translation>規則已更改</translation>
    </message>
    <message>
        <source>the ruling on the irregularity</source>
        <translation>異常裁定</translation>
    </message>
    <message>
        <source>the same PIN again</source>
        <translation>再輸入同一密碼</translation>
    </message>
    <message>
        <source>the same, in a new ledger</source>
        <translation>照舊，用新帳本</translation>
    </message>
    <message>
        <source>the same, none returned</source>
        <translation>照舊，沒有退回</translation>
    </message>
    <message>
        <source>the same, read only</source>
        <translation>同一份，唯讀</translation>
    </message>
    <message>
        <source>the same, sealed</source>
        <translation>同一份，已封存</translation>
    </message>
    <message>
        <source>the seal on the note</source>
        <translation>備註的封印</translation>
    </message>
    <message>
        <source>the sealed code first</source>
        <translation>請先輸入密封號碼</translation>
    </message>
    <message>
        <source>the shift so far</source>
        <translation>本班至今</translation>
    </message>
    <message>
        <source>the signature on the exam</source>
        <translation>考試簽署</translation>
    </message>
    <message>
        <source>the squeeze asked for, box {box}</source>
        <translation>{box} 號位要求瞇牌</translation>
    </message>
    <message>
        <source>the staff put on record</source>
        <translation>員工列入記錄</translation>
    </message>
    <message>
        <source>the stated order is dealt</source>
        <translation>按所述次序派牌</translation>
    </message>
    <message>
        <source>the table deals on at once</source>
        <translation>本檯立即繼續</translation>
    </message>
    <message>
        <source>the table starts empty</source>
        <translation>檯面清空開始</translation>
    </message>
    <message>
        <source>the table waits for a dealer</source>
        <translation>本檯等候荷官</translation>
    </message>
    <message>
        <source>the table waits for the answer</source>
        <translation>其間不作其他操作</translation>
    </message>
    <message>
        <source>the table’s last bets again, {sum}</source>
        <translation>全檯重複上局注碼，{sum}</translation>
    </message>
    <message>
        <source>the table’s terms</source>
        <translation>本檯條款</translation>
    </message>
    <message>
        <source>the taking of the losing bets</source>
        <translation>收取輸注</translation>
    </message>
    <message>
        <source>the time of the clock</source>
        <translation>時鐘時間</translation>
    </message>
    <message>
        <source>the turning back</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>the {face}</source>
        <translation>{face}</translation>
    </message>
    <message>
        <source>the {hand} bet goes back</source>
        <translation>退回{hand}注</translation>
    </message>
    <message>
        <source>the {hand}’s card {place}: touch its face</source>
        <translation>{hand}第 {place} 張：點選牌面</translation>
    </message>
    <message>
        <source>the {hand}’s {ordinal} card</source>
        <translation>{hand}的{ordinal}張牌</translation>
    </message>
    <message>
        <source>then</source>
        <translation>接著</translation>
    </message>
    <message>
        <source>then PAY</source>
        <translation>然後賠付</translation>
    </message>
    <message>
        <source>then call the points</source>
        <translation>然後報點數</translation>
    </message>
    <message>
        <source>then change it, under Staff</source>
        <translation>然後在員工頁更改</translation>
    </message>
    <message>
        <source>then sign again, once it is mended</source>
        <translation>修復後再簽署</translation>
    </message>
    <message>
        <source>then take, pay or refuse</source>
        <translation>再收、賠或拒</translation>
    </message>
    <message>
        <source>then the next day begins</source>
        <translation>然後開始下一日</translation>
    </message>
    <message>
        <source>then the same PIN once more</source>
        <translation>然後再輸入同一密碼</translation>
    </message>
    <message>
        <source>then third cards, as the Table of Play says</source>
        <translation>其後按補牌規則派第三張</translation>
    </message>
    <message>
        <source>then {hand}’s third card</source>
        <translation>接著：{hand}補第三張牌</translation>
    </message>
    <message>
        <source>theoretical</source>
        <translation>理論值</translation>
    </message>
    <message>
        <source>theoretical by exact edge</source>
        <translation>按準確優勢理論值</translation>
    </message>
    <message>
        <source>theoretical of staked</source>
        <translation>理論佔下注</translation>
    </message>
    <message>
        <source>theoretical of turnover</source>
        <translation>理論佔注額</translation>
    </message>
    <message>
        <source>there is no ledger format {found}</source>
        <translation>沒有帳本格式 {found}</translation>
    </message>
    <message>
        <source>thick ring</source>
        <translation>粗圈</translation>
    </message>
    <message>
        <source>thin ring</source>
        <translation>細圈</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>十三</translation>
    </message>
    <message>
        <source>three</source>
        <translation>三</translation>
    </message>
    <message>
        <source>three boxes, side bets too</source>
        <translation>三個號位，連邊注</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>和局</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>times</source>
        <translation>次數</translation>
    </message>
    <message>
        <source>times turned back</source>
        <translation>退回次數</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>to 1</source>
        <translation>比 1</translation>
    </message>
    <message>
        <source>to print</source>
        <translation>供列印</translation>
    </message>
    <message>
        <source>to the coached table</source>
        <translation>返回教練同檯</translation>
    </message>
    <message>
        <source>to the skill map</source>
        <translation>回到技能圖</translation>
    </message>
    <message>
        <source>to what came of the exam</source>
        <translation>回到考試結果</translation>
    </message>
    <message>
        <source>to {time}</source>
        <translation>至 {time}</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>told at once</source>
        <translation>即時講解</translation>
    </message>
    <message>
        <source>told to be under the minimum</source>
        <translation>告知低於最低限額</translation>
    </message>
    <message>
        <source>too easy to guess</source>
        <translation>太易猜到</translation>
    </message>
    <message>
        <source>too late: refuse, and ask again</source>
        <translation>太遲：請拒絕並重新提出</translation>
    </message>
    <message>
        <source>too little memory</source>
        <translation>記憶體不足</translation>
    </message>
    <message>
        <source>too many open files</source>
        <translation>開啟的檔案太多</translation>
    </message>
    <message>
        <source>too much</source>
        <translation>太多</translation>
    </message>
    <message>
        <source>too slow</source>
        <translation>太慢</translation>
    </message>
    <message>
        <source>too slow for this round</source>
        <translation>這一輪太慢</translation>
    </message>
    <message>
        <source>took {taken}, paid {paid}</source>
        <translation>收 {taken}，賠 {paid}</translation>
    </message>
    <message>
        <source>topic</source>
        <translation>科目</translation>
    </message>
    <message>
        <source>topics</source>
        <translation>科目</translation>
    </message>
    <message>
        <source>topics mastered</source>
        <translation>已掌握科目</translation>
    </message>
    <message>
        <source>touch a bet that stays for this round</source>
        <translation>點按本局留下的注</translation>
    </message>
    <message>
        <source>touch a chip, then an area</source>
        <translation>先點籌碼，再點注區</translation>
    </message>
    <message>
        <source>touch a chip, then an area of a box</source>
        <translation>點籌碼，再點號位的注區</translation>
    </message>
    <message>
        <source>touch a limit first</source>
        <translation>請先點限額</translation>
    </message>
    <message>
        <source>touch a limit, type its sum, set it</source>
        <translation>點限額，輸入金額，設定</translation>
    </message>
    <message>
        <source>touch a report or a time</source>
        <translation>點選報告或時間</translation>
    </message>
    <message>
        <source>touch an answer</source>
        <translation>點選答案</translation>
    </message>
    <message>
        <source>touch an area of box {box} to add {sum}</source>
        <translation>點 {box} 號位的注區，加 {sum}</translation>
    </message>
    <message>
        <source>touch an area of box {box} to make it {sum}</source>
        <translation>點 {box} 號位的注區，設為 {sum}</translation>
    </message>
    <message>
        <source>touch an area of box {box} to take {sum} back</source>
        <translation>點 {box} 號位的注區，收回 {sum}</translation>
    </message>
    <message>
        <source>touch areas</source>
        <translation>點按注區</translation>
    </message>
    <message>
        <source>touch for the reason</source>
        <translation>點按看原因</translation>
    </message>
    <message>
        <source>touch for what is wrong</source>
        <translation>點按看錯誤</translation>
    </message>
    <message>
        <source>touch its face</source>
        <translation>點選牌面</translation>
    </message>
    <message>
        <source>touch its face, or the right hand</source>
        <translation>點選牌面，或點正確一方</translation>
    </message>
    <message>
        <source>touch the act at which it shows</source>
        <translation>點選顯出錯誤的動作</translation>
    </message>
    <message>
        <source>touch the answer of the new rules</source>
        <translation>點選新規則的答案</translation>
    </message>
    <message>
        <source>touch the face of the card turned up</source>
        <translation>點選翻開的牌面</translation>
    </message>
    <message>
        <source>touch the face of the opened card</source>
        <translation>點選所開的牌面</translation>
    </message>
    <message>
        <source>touch the right card</source>
        <translation>點選正確的牌</translation>
    </message>
    <message>
        <source>touch to choose</source>
        <translation>點選以選取</translation>
    </message>
    <message>
        <source>touch to give back</source>
        <translation>點按注碼即退還</translation>
    </message>
    <message>
        <source>touch what is known first</source>
        <translation>請先點已知的項目</translation>
    </message>
    <message>
        <source>touch what is known, then search</source>
        <translation>點已知的項目，再搜尋</translation>
    </message>
    <message>
        <source>touch what stays, close the bets</source>
        <translation>點按留下的，再停止下注</translation>
    </message>
    <message>
        <source>trainee</source>
        <translation>學員</translation>
    </message>
    <message>
        <source>trainees</source>
        <translation>學員人數</translation>
    </message>
    <message>
        <source>training</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>trains</source>
        <translation>受訓</translation>
    </message>
    <message>
        <source>try it out: own ledger, no live bets</source>
        <translation>試用：獨立帳本，並無真錢投注</translation>
    </message>
    <message>
        <source>turn one card, burn its value</source>
        <translation>翻開一張，按點數銷牌</translation>
    </message>
    <message>
        <source>turned back</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>turnover</source>
        <translation>總注額</translation>
    </message>
    <message>
        <source>turnover a round</source>
        <translation>每局注額</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>十二</translation>
    </message>
    <message>
        <source>twenty</source>
        <translation>二十</translation>
    </message>
    <message>
        <source>two</source>
        <translation>二</translation>
    </message>
    <message>
        <source>type a seed first</source>
        <translation>請先輸入種子</translation>
    </message>
    <message>
        <source>type it</source>
        <translation>請輸入</translation>
    </message>
    <message>
        <source>type number and PIN</source>
        <translation>輸入編號及密碼</translation>
    </message>
    <message>
        <source>typed, if needed</source>
        <translation>如需要請輸入</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>不變</translation>
    </message>
    <message>
        <source>under min</source>
        <translation>低於最低</translation>
    </message>
    <message>
        <source>under the minimum</source>
        <translation>低於最低</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>undo the entry, or raise the irregularity</source>
        <translation>撤銷輸入，或提出異常</translation>
    </message>
    <message>
        <source>unit {unit}</source>
        <translation>單位 {unit}</translation>
    </message>
    <message>
        <source>until</source>
        <translation>截止</translation>
    </message>
    <message>
        <source>until changed</source>
        <translation>直至更改</translation>
    </message>
    <message>
        <source>until {day}</source>
        <translation>至 {day} 止</translation>
    </message>
    <message>
        <source>up</source>
        <translation>已張貼</translation>
    </message>
    <message>
        <source>up to event {seq}, head {hash}</source>
        <translation>至第 {seq} 條記錄，帳鏈 {hash}</translation>
    </message>
    <message>
        <source>version of the rules</source>
        <translation>規則版本</translation>
    </message>
    <message>
        <source>version {number}</source>
        <translation>第 {number} 版</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作廢</translation>
    </message>
    <message>
        <source>void rounds</source>
        <translation>作廢局數</translation>
    </message>
    <message>
        <source>was not due</source>
        <translation>不應提供</translation>
    </message>
    <message>
        <source>was to draw</source>
        <translation>待補</translation>
    </message>
    <message>
        <source>watched by the signer</source>
        <translation>簽署者在場監考</translation>
    </message>
    <message>
        <source>went back</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>went back: {was}, right: {now}</source>
        <translation>原退回：{was}，應為：{now}</translation>
    </message>
    <message>
        <source>went on</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>what</source>
        <translation>事項</translation>
    </message>
    <message>
        <source>what another program wrote</source>
        <translation>另一程式所寫內容</translation>
    </message>
    <message>
        <source>what became of the staff file</source>
        <translation>員工檔的處理</translation>
    </message>
    <message>
        <source>what follows, and who decides?</source>
        <translation>其後如何，由誰裁定？</translation>
    </message>
    <message>
        <source>what the profile says</source>
        <translation>設定檔所述</translation>
    </message>
    <message>
        <source>what the road would mark, no forecast</source>
        <translation>並非預測</translation>
    </message>
    <message>
        <source>what was right</source>
        <translation>正確答案</translation>
    </message>
    <message>
        <source>who can unlock the first</source>
        <translation>可為第一位解鎖</translation>
    </message>
    <message>
        <source>whose bet it is</source>
        <translation>誰的注</translation>
    </message>
    <message>
        <source>winning bets</source>
        <translation>贏注數</translation>
    </message>
    <message>
        <source>winnings</source>
        <translation>贏額</translation>
    </message>
    <message>
        <source>with Pairs</source>
        <translation>莊閒注及對子注</translation>
    </message>
    <message>
        <source>with a typed seed; it cannot be signed</source>
        <translation>種子由你輸入；不能簽署</translation>
    </message>
    <message>
        <source>with options</source>
        <translation>有選擇</translation>
    </message>
    <message>
        <source>with the Tie</source>
        <translation>莊閒注及和注</translation>
    </message>
    <message>
        <source>with {cards} Banker cards</source>
        <translation>莊 {cards} 張牌</translation>
    </message>
    <message>
        <source>withheld: outcome fixed</source>
        <translation>不給：結果已定</translation>
    </message>
    <message>
        <source>within target</source>
        <translation>達標</translation>
    </message>
    <message>
        <source>won</source>
        <translation>贏</translation>
    </message>
    <message>
        <source>wrong payments</source>
        <translation>賠付錯誤</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>you did</source>
        <translation>你做了</translation>
    </message>
    <message>
        <source>you first</source>
        <translation>你先</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>零</translation>
    </message>
    <message>
        <source>{action}, options given</source>
        <translation>{action}，已給選擇</translation>
    </message>
    <message>
        <source>{actor} cannot have done this: {dealer} was on duty.</source>
        <translation>{actor} 不可能作此操作：當值的是 {dealer}。</translation>
    </message>
    <message>
        <source>{act} cannot have led to what is recorded.</source>
        <translation>{act} 不可能導致所記錄的內容。</translation>
    </message>
    <message>
        <source>{act} leads to {wanted} events; {found} are recorded.</source>
        <translation>{act} 導致 {wanted} 條記錄；所記錄的是 {found} 條。</translation>
    </message>
    <message>
        <source>{act} leads to {wanted} with other contents.</source>
        <translation>{act} 導致 {wanted}，但內容不同。</translation>
    </message>
    <message>
        <source>{act} leads to {wanted}; {found} is recorded.</source>
        <translation>{act} 導致 {wanted}；所記錄的是 {found}。</translation>
    </message>
    <message>
        <source>{after} begins with event {first}, but {before} ends with event {last}. Name every file of the table once, without a gap.</source>
        <translation>{after} 始於第 {first} 條記錄，但 {before} 止於第 {last} 條。請把該檯每個檔案各指定一次，不要遺漏。</translation>
    </message>
    <message>
        <source>{after}, at Player {player}, Banker {banker}</source>
        <translation>{after}，閒 {player} 點、莊 {banker} 點</translation>
    </message>
    <message>
        <source>{amount} &lt; {minimum}</source>
        <translation>{amount} &lt; {minimum}</translation>
    </message>
    <message>
        <source>{amount} goes back</source>
        <translation>退回 {amount}</translation>
    </message>
    <message>
        <source>{amount} goes back at settlement.</source>
        <translation>結算時退回 {amount}。</translation>
    </message>
    <message>
        <source>{amount} is added</source>
        <translation>加 {amount}</translation>
    </message>
    <message>
        <source>{amount} on the box</source>
        <translation>本號位 {amount}</translation>
    </message>
    <message>
        <source>{amount} on {bet}, {whose}</source>
        <translation>{whose}，{bet} {amount}</translation>
    </message>
    <message>
        <source>{amount} on {where}</source>
        <translation>{amount} 在 {where}</translation>
    </message>
    <message>
        <source>{amount} stays</source>
        <translation>留下 {amount}</translation>
    </message>
    <message>
        <source>{amount} taken off {where}</source>
        <translation>{amount} 從 {where} 取走</translation>
    </message>
    <message>
        <source>{began} to {ended}</source>
        <translation>{began} 至 {ended}</translation>
    </message>
    <message>
        <source>{bets}, House {net}</source>
        <translation>{bets}，場方 {net}</translation>
    </message>
    <message>
        <source>{bets}, as listed</source>
        <translation>{bets}，如列</translation>
    </message>
    <message>
        <source>{bets}, losers hatched</source>
        <translation>{bets}，輸注畫斜線</translation>
    </message>
    <message>
        <source>{bets}, {count} returned</source>
        <translation>{bets}，退回 {count}</translation>
    </message>
    <message>
        <source>{bets}, {sum}</source>
        <translation>{bets}，{sum}</translation>
    </message>
    <message>
        <source>{bets}, {sum}, for round {number}</source>
        <translation>{bets}，{sum}，第 {number} 局</translation>
    </message>
    <message>
        <source>{bets}, {sum}, go back</source>
        <translation>退回 {bets}，{sum}</translation>
    </message>
    <message>
        <source>{bets}, {sum}: given back</source>
        <translation>{bets}，{sum}：退還</translation>
    </message>
    <message>
        <source>{bets}, {sum}: no win, no loss</source>
        <translation>{bets}，{sum}：不輸不贏</translation>
    </message>
    <message>
        <source>{bettors} still to choose</source>
        <translation>{bettors}待選擇</translation>
    </message>
    <message>
        <source>{bettors} · {next}</source>
        <translation>{bettors} · {next}</translation>
    </message>
    <message>
        <source>{bettor} again</source>
        <translation>{bettor}重複</translation>
    </message>
    <message>
        <source>{bettor} is neither seated nor standing-1, standing-2 ….</source>
        <translation>{bettor} 既非入座亦非站立（standing-1、standing-2……）。</translation>
    </message>
    <message>
        <source>{bettor}: recover</source>
        <translation>{bettor}：收回</translation>
    </message>
    <message>
        <source>{bet} at {odds} to 1</source>
        <translation>{bet} 1 賠 {odds}</translation>
    </message>
    <message>
        <source>{bet} lost</source>
        <translation>{bet}輸</translation>
    </message>
    <message>
        <source>{bet} won</source>
        <translation>{bet}贏</translation>
    </message>
    <message>
        <source>{bet} {amount} is under {minimum}</source>
        <translation>{bet} {amount} 低於 {minimum}</translation>
    </message>
    <message>
        <source>{bet} {sum}</source>
        <translation>{bet} {sum}</translation>
    </message>
    <message>
        <source>{bet} · box {boxes}</source>
        <translation>{bet} · {boxes} 號位</translation>
    </message>
    <message>
        <source>{bet} · {count} boxes</source>
        <translation>{bet} · {count} 個號位</translation>
    </message>
    <message>
        <source>{bet}, box {box}</source>
        <translation>{bet}，{box} 號位</translation>
    </message>
    <message>
        <source>{bet}: a pair of {rank}</source>
        <translation>{bet}：一對 {rank}</translation>
    </message>
    <message>
        <source>{bet}: no pair</source>
        <translation>{bet}：沒有對子</translation>
    </message>
    <message>
        <source>{bet}: {result} on {points}, Banker with {cards} cards</source>
        <translation>{bet}：{result} {points} 點，莊 {cards} 張牌</translation>
    </message>
    <message>
        <source>{box}: {bet}</source>
        <translation>{box}：{bet}</translation>
    </message>
    <message>
        <source>{box}: {sum}</source>
        <translation>{box}：{sum}</translation>
    </message>
    <message>
        <source>{call} {extra}</source>
        <translation>{call}{extra}</translation>
    </message>
    <message>
        <source>{call}.</source>
        <translation>{call}。</translation>
    </message>
    <message>
        <source>{card} opened on {hand}</source>
        <translation>{hand}開 {card}</translation>
    </message>
    <message>
        <source>{card} to {hand}</source>
        <translation>{card} 派{hand}</translation>
    </message>
    <message>
        <source>{card} was carried over and lies before the others.</source>
        <translation>{card} 是留牌，須排在其他牌之前。</translation>
    </message>
    <message>
        <source>{card} was entered in this round and is not among the cards given.</source>
        <translation>本局輸入過 {card}，但不在所給的牌內。</translation>
    </message>
    <message>
        <source>{card}, or touch another</source>
        <translation>{card}，或點另一張</translation>
    </message>
    <message>
        <source>{card}, then call the points</source>
        <translation>{card}，然後報點數</translation>
    </message>
    <message>
        <source>{changed} of {asked} questions have another answer</source>
        <translation>{asked} 題中 {changed} 題答案不同</translation>
    </message>
    <message>
        <source>{chip}, {count} armed</source>
        <translation>{chip}，已備 {count}</translation>
    </message>
    <message>
        <source>{count} BETS STAY</source>
        <translation>{count} 注留下</translation>
    </message>
    <message>
        <source>{count} bets</source>
        <translation>{count} 注</translation>
    </message>
    <message>
        <source>{count} bettors</source>
        <translation>{count} 位客人</translation>
    </message>
    <message>
        <source>{count} bettors choose</source>
        <translation>{count} 位客人選擇</translation>
    </message>
    <message>
        <source>{count} boxes go back</source>
        <translation>{count} 個號位退還</translation>
    </message>
    <message>
        <source>{count} cards, in this order</source>
        <translation>{count} 張，按此次序</translation>
    </message>
    <message>
        <source>{count} chips</source>
        <translation>{count} 枚籌碼</translation>
    </message>
    <message>
        <source>{count} colours</source>
        <translation>{count} 種</translation>
    </message>
    <message>
        <source>{count} days back</source>
        <translation>{count} 日前</translation>
    </message>
    <message>
        <source>{count} decks</source>
        <translation>{count} 副</translation>
    </message>
    <message>
        <source>{count} declined</source>
        <translation>{count} 人不買</translation>
    </message>
    <message>
        <source>{count} faults</source>
        <translation>{count} 項錯誤</translation>
    </message>
    <message>
        <source>{count} files kept in {folder}, the first of them {name}</source>
        <translation>{count} 個檔案存於 {folder}，首個為 {name}</translation>
    </message>
    <message>
        <source>{count} in work</source>
        <translation>{count} 項練習中</translation>
    </message>
    <message>
        <source>{count} items</source>
        <translation>{count} 題</translation>
    </message>
    <message>
        <source>{count} items each</source>
        <translation>每人 {count} 題</translation>
    </message>
    <message>
        <source>{count} kinds in all</source>
        <translation>共 {count} 種</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>餘 {count}</translation>
    </message>
    <message>
        <source>{count} left today</source>
        <translation>今日尚餘 {count}</translation>
    </message>
    <message>
        <source>{count} lines</source>
        <translation>{count} 行</translation>
    </message>
    <message>
        <source>{count} locked</source>
        <translation>{count} 項未開放</translation>
    </message>
    <message>
        <source>{count} mastered</source>
        <translation>{count} 項已掌握</translation>
    </message>
    <message>
        <source>{count} may claim</source>
        <translation>{count} 人可申索</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>另有 {count} 項</translation>
    </message>
    <message>
        <source>{count} more bets are decided too.</source>
        <translation>另有 {count} 注亦已定。</translation>
    </message>
    <message>
        <source>{count} more kinds</source>
        <translation>另有 {count} 種</translation>
    </message>
    <message>
        <source>{count} more rounds</source>
        <translation>尚餘 {count} 局</translation>
    </message>
    <message>
        <source>{count} more, in the strip</source>
        <translation>另有 {count} 項，見下方</translation>
    </message>
    <message>
        <source>{count} more: lammer verify lists them.</source>
        <translation>另有 {count} 項：lammer verify 可列出。</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count}／{all}</translation>
    </message>
    <message>
        <source>{count} of {all} paid</source>
        <translation>已賠 {count}／{all}</translation>
    </message>
    <message>
        <source>{count} offers due</source>
        <translation>應提供 {count} 次</translation>
    </message>
    <message>
        <source>{count} one more day</source>
        <translation>{count} 項再一天</translation>
    </message>
    <message>
        <source>{count} rounds</source>
        <translation>{count} 局</translation>
    </message>
    <message>
        <source>{count} rounds of this shoe</source>
        <translation>本靴 {count} 局</translation>
    </message>
    <message>
        <source>{count} rounds. Three in ten carry one error.</source>
        <translation>{count} 局。每十局有三局含一個錯誤。</translation>
    </message>
    <message>
        <source>{count} shoes</source>
        <translation>{count} 靴</translation>
    </message>
    <message>
        <source>{count} silent</source>
        <translation>{count} 人未表示</translation>
    </message>
    <message>
        <source>{count} steps</source>
        <translation>{count} 步</translation>
    </message>
    <message>
        <source>{count} to ask</source>
        <translation>待問 {count}</translation>
    </message>
    <message>
        <source>{count} to go over</source>
        <translation>{count} 題待重溫</translation>
    </message>
    <message>
        <source>{count} too slow</source>
        <translation>{count} 項太慢</translation>
    </message>
    <message>
        <source>{count} took {sum}</source>
        <translation>{count} 人買 {sum}</translation>
    </message>
    <message>
        <source>{count} tries left</source>
        <translation>尚可試 {count} 次</translation>
    </message>
    <message>
        <source>{count} until {day}</source>
        <translation>{count} 題，至 {day}</translation>
    </message>
    <message>
        <source>{count} untouched boxes</source>
        <translation>{count} 個未動號位</translation>
    </message>
    <message>
        <source>{count} untouched boxes: {boxes}</source>
        <translation>{count} 個未動號位：{boxes}</translation>
    </message>
    <message>
        <source>{count} void</source>
        <translation>作廢 {count}</translation>
    </message>
    <message>
        <source>{count} wait</source>
        <translation>{count} 項待送</translation>
    </message>
    <message>
        <source>{count}, {sum}</source>
        <translation>{count}，{sum}</translation>
    </message>
    <message>
        <source>{date}, {began} to {ended}</source>
        <translation>{date}，{began} 至 {ended}</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date} {time}</translation>
    </message>
    <message>
        <source>{days} d {hours} h</source>
        <translation>{days} 日 {hours} 小時</translation>
    </message>
    <message>
        <source>{day} is no date. Write it such as 2025-11-27.</source>
        <translation>{day} 不是日期。請寫成 2025-11-27。</translation>
    </message>
    <message>
        <source>{day} {month}</source>
        <translation>{month}{day}</translation>
    </message>
    <message>
        <source>{day} {year}</source>
        <translation>{year}年{day}日</translation>
    </message>
    <message>
        <source>{day}, closed</source>
        <translation>{day}，已結束</translation>
    </message>
    <message>
        <source>{day}, open</source>
        <translation>{day}，營業中</translation>
    </message>
    <message>
        <source>{day}, {percent} %</source>
        <translation>{day}，{percent} %</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day} {time}</translation>
    </message>
    <message>
        <source>{decks} decks · {cards} cards</source>
        <translation>{decks} 副 · {cards} 張</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>已完成 {done}／{all}</translation>
    </message>
    <message>
        <source>{earlier} cannot be replayed.</source>
        <translation>{earlier} 無法重演。</translation>
    </message>
    <message>
        <source>{earlier} is of another kind, table or time zone.</source>
        <translation>{earlier} 的種類、檯號或時區不同。</translation>
    </message>
    <message>
        <source>{end}, by {number}</source>
        <translation>{end}，由 {number}</translation>
    </message>
    <message>
        <source>{events} events and {rounds}, each as the rules make it. Print the shift report of the day and sign it under this head:
{figures}</source>
        <translation>{events} 條記錄及 {rounds}，全部符合規則。請列印當日班次報告，並在此帳鏈下簽署：
{figures}</translation>
    </message>
    <message>
        <source>{fault}.</source>
        <translation>{fault}。</translation>
    </message>
    <message>
        <source>{file} begins in the middle of a record. Name the ledger before it too.</source>
        <translation>{file} 從記錄中途開始。請同時指定前一本帳本。</translation>
    </message>
    <message>
        <source>{file} does not go on from {before}: one of the two was altered, or is of another record.</source>
        <translation>{file} 並非接續 {before}：兩者之一曾被改動，或屬另一記錄。</translation>
    </message>
    <message>
        <source>{file} has ledger format {found}, and this program knows formats up to {known}. It was opened for reading only: what is new in it is left out, and whether it is whole was not proved.</source>
        <translation>{file} 的帳本格式為 {found}，本程式只認得至 {known}。只以唯讀方式開啟：其中新增的內容未計入，亦未證明是否完整。</translation>
    </message>
    <message>
        <source>{file} is no certificate of a Lammer.</source>
        <translation>{file} 不是 Lammer 的證書。</translation>
    </message>
    <message>
        <source>{file} is the {kind} ledger of table {table}; the others are of the {kind_of_others} table {others}. Make one report a table.</source>
        <translation>{file} 是 {table} 檯的{kind}帳本；其餘是 {others} 檯的{kind_of_others}帳本。請每檯各做一份報告。</translation>
    </message>
    <message>
        <source>{file} was altered: what it embeds cannot be read.</source>
        <translation>{file} 曾被改動：內嵌內容無法讀取。</translation>
    </message>
    <message>
        <source>{file} {why}.</source>
        <translation>{file} {why}。</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} 至 {last}</translation>
    </message>
    <message>
        <source>{first} to {last} ({zone})</source>
        <translation>{first} 至 {last}（{zone}）</translation>
    </message>
    <message>
        <source>{first} to {last} of {count}</source>
        <translation>{first} 至 {last}，共 {count}</translation>
    </message>
    <message>
        <source>{first} {first_points}, {second} {second_points}.</source>
        <translation>{first}{first_points}點，{second}{second_points}點。</translation>
    </message>
    <message>
        <source>{first}, {then}</source>
        <translation>{first}，{then}</translation>
    </message>
    <message>
        <source>{first}; {other}</source>
        <translation>{first}；{other}</translation>
    </message>
    <message>
        <source>{folder} cannot be written: {detail}. {nothing}</source>
        <translation>{folder} 無法寫入：{detail}。{nothing}</translation>
    </message>
    <message>
        <source>{game} has no insurance.</source>
        <translation>{game}沒有保險。</translation>
    </message>
    <message>
        <source>{game} has no such request.</source>
        <translation>{game}沒有此項要求。</translation>
    </message>
    <message>
        <source>{game} has no {bet} bet.</source>
        <translation>{game}沒有{bet}注。</translation>
    </message>
    <message>
        <source>{game} may not be played on the layout {layout}.</source>
        <translation>{game}不可用檯型 {layout}。</translation>
    </message>
    <message>
        <source>{game} ¶ {paragraph}</source>
        <translation>{game} ¶ {paragraph}</translation>
    </message>
    <message>
        <source>{game}, read by version {number}</source>
        <translation>{game}，按版本 {number} 解釋</translation>
    </message>
    <message>
        <source>{hand} at {odds}</source>
        <translation>{hand}，賠率 {odds}</translation>
    </message>
    <message>
        <source>{hand} card {place}</source>
        <translation>{hand}第 {place} 張</translation>
    </message>
    <message>
        <source>{hand} insurance</source>
        <translation>{hand}保險</translation>
    </message>
    <message>
        <source>{hand} is over the limit.</source>
        <translation>{hand}超出限額。</translation>
    </message>
    <message>
        <source>{hand} just at the Differential</source>
        <translation>{hand}剛達差額</translation>
    </message>
    <message>
        <source>{hand} over the Differential, seated</source>
        <translation>{hand}超出差額，入座</translation>
    </message>
    <message>
        <source>{hand} over the Differential, standing</source>
        <translation>{hand}超出差額，站立</translation>
    </message>
    <message>
        <source>{hand} wins, {points} over {other}</source>
        <translation>{hand}贏，{points} 對 {other}</translation>
    </message>
    <message>
        <source>{hand} wins, {points} over {other}.</source>
        <translation>{hand}{points}點贏{other}點。</translation>
    </message>
    <message>
        <source>{hand} {place} corrected: the {face}</source>
        <translation>{hand}第 {place} 張更正：{face}</translation>
    </message>
    <message>
        <source>{hand}, card {number}</source>
        <translation>{hand}，第 {number} 張</translation>
    </message>
    <message>
        <source>{hand}: cut under the minimum</source>
        <translation>{hand}：減至低於最低</translation>
    </message>
    <message>
        <source>{hand}’s card {place}</source>
        <translation>{hand}第 {place} 張</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} 小時 {minutes} 分</translation>
    </message>
    <message>
        <source>{item}</source>
        <translation>{item}</translation>
    </message>
    <message>
        <source>{kinds} cards are out: all {count} of each.</source>
        <translation>{kinds} 種牌已出盡：每種 {count} 張。</translation>
    </message>
    <message>
        <source>{kind} {name} is altered</source>
        <translation>{kind} {name} 已被更改</translation>
    </message>
    <message>
        <source>{kind} {name} is missing</source>
        <translation>缺少 {kind} {name}</translation>
    </message>
    <message>
        <source>{kind}: {action}, decided by {rank}</source>
        <translation>{kind}：{action}，裁定者：{rank}</translation>
    </message>
    <message>
        <source>{least} to {most}
allowed</source>
        <translation>可用 {least}
至 {most}</translation>
    </message>
    <message>
        <source>{least} to {most} decisions; it stops by itself.</source>
        <translation>{least} 至 {most} 題；自動結束。</translation>
    </message>
    <message>
        <source>{left} to go</source>
        <translation>尚餘 {left} 局</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} 分鐘</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{name} TAKES OVER</source>
        <translation>{name} 接檯</translation>
    </message>
    <message>
        <source>{name} acts as {rank} for {hours} hours.</source>
        <translation>{name} 署理{rank} {hours} 小時。</translation>
    </message>
    <message>
        <source>{name} becomes a Table Game Shift Manager.</source>
        <translation>{name} 成為值班經理。</translation>
    </message>
    <message>
        <source>{name} deals already.</source>
        <translation>{name} 已在派牌。</translation>
    </message>
    <message>
        <source>{name} has a new badge.</source>
        <translation>{name} 已有新員工證。</translation>
    </message>
    <message>
        <source>{name} has another PIN.</source>
        <translation>{name} 已更改密碼。</translation>
    </message>
    <message>
        <source>{name} has its number, but is not that file: one of the two was altered.</source>
        <translation>{name} 編號相同，但並非該檔案：兩者之一曾被改動。</translation>
    </message>
    <message>
        <source>{name} has that rank already.</source>
        <translation>{name} 已是該職級。</translation>
    </message>
    <message>
        <source>{name} is added as a Dealer.</source>
        <translation>{name} 已加入為荷官。</translation>
    </message>
    <message>
        <source>{name} is foreign: this program did not make it.</source>
        <translation>{name} 是外來的：並非本程式所建。</translation>
    </message>
    <message>
        <source>{name} is not locked.</source>
        <translation>{name} 未被鎖定。</translation>
    </message>
    <message>
        <source>{name} is now {rank}.</source>
        <translation>{name} 現為{rank}。</translation>
    </message>
    <message>
        <source>{name} is taken off the staff.</source>
        <translation>{name} 已移除。</translation>
    </message>
    <message>
        <source>{name} is the dealer’s own screen.</source>
        <translation>{name} 是荷官自己的螢幕。</translation>
    </message>
    <message>
        <source>{name} is the first Table Game Shift Manager.</source>
        <translation>{name} 是首名值班經理。</translation>
    </message>
    <message>
        <source>{name} is unlocked.</source>
        <translation>{name} 已解鎖。</translation>
    </message>
    <message>
        <source>{name} no longer acts as {rank}.</source>
        <translation>{name} 不再署理{rank}。</translation>
    </message>
    <message>
        <source>{name} no longer has a badge.</source>
        <translation>{name} 不再有員工證。</translation>
    </message>
    <message>
        <source>{name} pays {odds}</source>
        <translation>{name}中，{odds}</translation>
    </message>
    <message>
        <source>{name} pays {odds}.</source>
        <translation>{name}一賠{odds}。</translation>
    </message>
    <message>
        <source>{name} shows the same as the dealer’s own screen.</source>
        <translation>{name} 與荷官的螢幕顯示相同內容。</translation>
    </message>
    <message>
        <source>{name} stays</source>
        <translation>{name} 留任</translation>
    </message>
    <message>
        <source>{name} takes over</source>
        <translation>{name} 接檯</translation>
    </message>
    <message>
        <source>{name} was added as {rank}.</source>
        <translation>{name} 已加入為{rank}。</translation>
    </message>
    <message>
        <source>{note}, +{count}</source>
        <translation>{note}，另 {count} 項</translation>
    </message>
    <message>
        <source>{number} cannot have signed on.</source>
        <translation>{number} 不可能已簽到。</translation>
    </message>
    <message>
        <source>{number} has another PIN.</source>
        <translation>{number} 已更改密碼。</translation>
    </message>
    <message>
        <source>{number} has no badge.</source>
        <translation>{number} 沒有員工證。</translation>
    </message>
    <message>
        <source>{number} has not signed for this.</source>
        <translation>{number} 未有為此簽署。</translation>
    </message>
    <message>
        <source>{number} is now {rank}.</source>
        <translation>{number} 現為{rank}。</translation>
    </message>
    <message>
        <source>{number} is unlocked.</source>
        <translation>{number} 已解鎖。</translation>
    </message>
    <message>
        <source>{number} late</source>
        <translation>{number} 補錄</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>第 {number}／{all}</translation>
    </message>
    <message>
        <source>{number} was locked.</source>
        <translation>{number} 當時已鎖定。</translation>
    </message>
    <message>
        <source>{number} was not of the rank {rank}.</source>
        <translation>{number} 當時並非{rank}職級。</translation>
    </message>
    <message>
        <source>{number} was not on the staff.</source>
        <translation>{number} 當時不是員工。</translation>
    </message>
    <message>
        <source>{number} was removed.</source>
        <translation>{number} 已移除。</translation>
    </message>
    <message>
        <source>{number} · {tag}</source>
        <translation>{number} · {tag}</translation>
    </message>
    <message>
        <source>{number}: {card}</source>
        <translation>{number}：{card}</translation>
    </message>
    <message>
        <source>{odds} to 1</source>
        <translation>1 賠 {odds}</translation>
    </message>
    <message>
        <source>{odds} to 1, commission {commission}</source>
        <translation>1 賠 {odds}，抽佣 {commission}</translation>
    </message>
    <message>
        <source>{odds} to one</source>
        <translation>一賠{odds}</translation>
    </message>
    <message>
        <source>{on} continue · {back} returned</source>
        <translation>{on} 繼續 · {back} 退回</translation>
    </message>
    <message>
        <source>{on} continued, {back} returned</source>
        <translation>{on} 繼續，{back} 退回</translation>
    </message>
    <message>
        <source>{out} is a folder. Only the sections of a report as CSV go into one; name a file.</source>
        <translation>{out} 是資料夾。只有 CSV 各節可放入資料夾；請指定檔案。</translation>
    </message>
    <message>
        <source>{out} is a ledger, or bears the name of a part of one. Name another file.</source>
        <translation>{out} 是帳本，或名稱屬於帳本的一部分。請另選檔名。</translation>
    </message>
    <message>
        <source>{out} is no file that could be replaced. Name another file.</source>
        <translation>{out} 不是可以覆蓋的檔案。請另選檔名。</translation>
    </message>
    <message>
        <source>{out} is there already. Name another file, or add --replace.</source>
        <translation>{out} 已經存在。請另選檔名，或加上 --replace。</translation>
    </message>
    <message>
        <source>{pace} / h</source>
        <translation>{pace}／時</translation>
    </message>
    <message>
        <source>{part} of {sum} was taken</source>
        <translation>{sum} 已收 {part}</translation>
    </message>
    <message>
        <source>{path} cannot be opened ({detail}). What was recorded before is kept. Check that its folder is there and can be reached, then try again.</source>
        <translation>無法開啟 {path}（{detail}）。先前所記錄的已保存。請檢查其資料夾是否存在並可到達，再試。</translation>
    </message>
    <message>
        <source>{path} has ledger format {found}; this program knows formats up to {known}, and records nothing in it. It was left as it is, and can still be verified and reported on. Use the newer program.</source>
        <translation>{path} 的帳本格式為 {found}；本程式只認得至 {known}，不會在其中記錄。原樣保留，仍可核實和製作報告。請使用較新的程式。</translation>
    </message>
    <message>
        <source>{path} holds what this program did not make ({names}): it could falsify or block what is recorded. The file was left as it is. Keep a copy for inspection, have that removed, verify the ledger, and try again.</source>
        <translation>{path} 內有並非本程式所建的內容（{names}），可能篡改或阻礙記錄。檔案原樣保留。請留副本備查，移除該內容，核對帳本後再試。</translation>
    </message>
    <message>
        <source>{path} is a ledger of kind {found} and cannot serve as {wanted}. It was left as it is. Choose a ledger of kind {wanted}, or make a new one.</source>
        <translation>{path} 是{found}類帳本，不能用作{wanted}。原樣保留。請選擇{wanted}類帳本，或另建新的。</translation>
    </message>
    <message>
        <source>{path} is damaged or was altered ({detail}). It was left as it is. Keep it for inspection, verify it, and go on from its backup.</source>
        <translation>{path} 已損壞或曾被改動（{detail}）。原樣保留。請保存備查、核對，並從備份繼續。</translation>
    </message>
    <message>
        <source>{path} is in use by {holder}. Nothing was changed. Close that program first.</source>
        <translation>{path} 正由{holder}使用。未作任何更改。請先關閉該程式。</translation>
    </message>
    <message>
        <source>{path} is not a file but a folder, a pipe or a device. It was left as it is. Choose the ledger's own file.</source>
        <translation>{path} 不是檔案，而是資料夾、管道或裝置。原樣保留。請選擇帳本本身的檔案。</translation>
    </message>
    <message>
        <source>{path} is not a ledger of this program. It was left as it is. Choose the ledger's own file.</source>
        <translation>{path} 不是本程式的帳本。原樣保留。請選擇帳本本身的檔案。</translation>
    </message>
    <message>
        <source>{path} is the ledger of table {found}, not of table {wanted}. It was left as it is. Choose the ledger of table {wanted}.</source>
        <translation>{path} 是 {found} 檯的帳本，不是 {wanted} 檯的。原樣保留。請選擇 {wanted} 檯的帳本。</translation>
    </message>
    <message>
        <source>{path} or its folder may not be written. What was recorded before is kept. Give this account the right to write there, then try again.</source>
        <translation>{path} 或其資料夾不可寫入。先前所記錄的已保存。請給此帳戶寫入權再試。</translation>
    </message>
    <message>
        <source>{path} was changed or moved by something else while this table had it open. What was recorded before is kept. Stop, find out what changed it, verify it, and start again.</source>
        <translation>本檯開啟期間 {path} 曾被其他程式更改或移動。先前所記錄的已保存。請停止，查明是誰更改，核對後重新開始。</translation>
    </message>
    <message>
        <source>{path} was cut short to {found} of {known} bytes while this table had it open. Nothing more is written into it. Stop dealing, keep the file and those next to it for inspection, and go on from its backup.</source>
        <translation>本檯開啟期間 {path} 被截短至 {known} 位元組中的 {found}。不再寫入任何內容。請停止派牌，保存該檔及旁邊檔案備查，並從備份繼續。</translation>
    </message>
    <message>
        <source>{path} was deleted or moved away while this table had it open. What was recorded before is still held by this program: do not close it. Put the file back, or just try again: all of it is then written into a new one there.</source>
        <translation>本檯開啟期間 {path} 被刪除或移走。先前所記錄的仍在本程式內：請勿關閉。請放回檔案，或直接再試：全部會寫入新檔。</translation>
    </message>
    <message>
        <source>{path}, event {seq},</source>
        <translation>{path} 第 {seq} 條記錄，</translation>
    </message>
    <message>
        <source>{payment}, recovered {sum}</source>
        <translation>{payment}，收回 {sum}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{place} in it does not fit</source>
        <translation>其中的 {place} 不符</translation>
    </message>
    <message>
        <source>{place}: no bet</source>
        <translation>{place}：沒有注碼</translation>
    </message>
    <message>
        <source>{place}: no bet, {amount} in the last round</source>
        <translation>{place}：沒有注碼，上局 {amount}</translation>
    </message>
    <message>
        <source>{place}: {amount}</source>
        <translation>{place}：{amount}</translation>
    </message>
    <message>
        <source>{place}: {amount} loses</source>
        <translation>{place}：輸 {amount}</translation>
    </message>
    <message>
        <source>{place}: {amount} taken</source>
        <translation>{place}：已收 {amount}</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation>{place}：{cards}</translation>
    </message>
    <message>
        <source>{place}: {seated} seated, {standing} standing</source>
        <translation>{place}：入座 {seated}，站立 {standing}</translation>
    </message>
    <message>
        <source>{points} Insurance on {hand}, {odds}.</source>
        <translation>{points}{hand}保險，{odds}。</translation>
    </message>
    <message>
        <source>{points} {call}</source>
        <translation>{points}{call}</translation>
    </message>
    <message>
        <source>{question}: {before}; now {now} ({count})</source>
        <translation>{question}：{before}；現在{now}（{count}）</translation>
    </message>
    <message>
        <source>{rank}</source>
        <translation>{rank}</translation>
    </message>
    <message>
        <source>{rank} decided</source>
        <translation>由{rank}裁定</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}{rank}</translation>
    </message>
    <message>
        <source>{rank} or above</source>
        <translation>{rank}或以上</translation>
    </message>
    <message>
        <source>{rank} or above signs</source>
        <translation>{rank}或以上簽署</translation>
    </message>
    <message>
        <source>{rank} signs</source>
        <translation>由{rank}簽署</translation>
    </message>
    <message>
        <source>{rank} signs.</source>
        <translation>由{rank}簽署。</translation>
    </message>
    <message>
        <source>{ready} ready, {left} to go</source>
        <translation>{ready} 人各科皆掌握，餘 {left} 人</translation>
    </message>
    <message>
        <source>{remedy}, a new shoe first</source>
        <translation>{remedy}，先換新靴</translation>
    </message>
    <message>
        <source>{remedy}, as advised</source>
        <translation>{remedy}，如建議</translation>
    </message>
    <message>
        <source>{result}, {bets}</source>
        <translation>{result}，{bets}</translation>
    </message>
    <message>
        <source>{result}, {bets}, standing</source>
        <translation>{result}，{bets}，有站立客人</translation>
    </message>
    <message>
        <source>{result}: Player {player}, Banker {banker}</source>
        <translation>{result}：閒 {player}，莊 {banker}</translation>
    </message>
    <message>
        <source>{right} of {count}</source>
        <translation>{right}／{count}</translation>
    </message>
    <message>
        <source>{right} of {count} right</source>
        <translation>{count} 題中 {right} 題正確</translation>
    </message>
    <message>
        <source>{rounds} rounds, {events} events</source>
        <translation>{rounds} 局，{events} 條記錄</translation>
    </message>
    <message>
        <source>{round}, under {number}</source>
        <translation>{round}，由 {number} 負責</translation>
    </message>
    <message>
        <source>{said} No answer yet: {bettors}.</source>
        <translation>{said}尚未表示：{bettors}。</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>{seconds} s of {target}</source>
        <translation>{seconds} 秒／{target}</translation>
    </message>
    <message>
        <source>{seq} · {figures}</source>
        <translation>{seq} · {figures}</translation>
    </message>
    <message>
        <source>{share} of itself</source>
        <translation>本身的 {share}</translation>
    </message>
    <message>
        <source>{shoe}, round {number} is next</source>
        <translation>{shoe}，下一局第 {number} 局</translation>
    </message>
    <message>
        <source>{span} ahead</source>
        <translation>快 {span}</translation>
    </message>
    <message>
        <source>{span} behind</source>
        <translation>慢 {span}</translation>
    </message>
    <message>
        <source>{stake} at {odds}.</source>
        <translation>{stake}，{odds}。</translation>
    </message>
    <message>
        <source>{sum}</source>
        <translation>{sum}</translation>
    </message>
    <message>
        <source>{sum} back</source>
        <translation>退還 {sum}</translation>
    </message>
    <message>
        <source>{sum} goes back</source>
        <translation>退回 {sum}</translation>
    </message>
    <message>
        <source>{sum} more</source>
        <translation>多 {sum}</translation>
    </message>
    <message>
        <source>{sum} of {all}</source>
        <translation>{all} 中 {sum}</translation>
    </message>
    <message>
        <source>{sum} of {all} plays</source>
        <translation>{all} 中 {sum} 計輸贏</translation>
    </message>
    <message>
        <source>{sum} of {limit}</source>
        <translation>{sum}，上限 {limit}</translation>
    </message>
    <message>
        <source>{sum} on each of two sides</source>
        <translation>兩方各 {sum}</translation>
    </message>
    <message>
        <source>{sum} on one side</source>
        <translation>單方 {sum}</translation>
    </message>
    <message>
        <source>{sum} paid</source>
        <translation>已賠 {sum}</translation>
    </message>
    <message>
        <source>{sum} stays</source>
        <translation>留下 {sum}</translation>
    </message>
    <message>
        <source>{sum} taken back after the Tie</source>
        <translation>和局後收回 {sum}</translation>
    </message>
    <message>
        <source>{sum} turned back</source>
        <translation>退回 {sum}</translation>
    </message>
    <message>
        <source>{sum} was paid</source>
        <translation>已賠 {sum}</translation>
    </message>
    <message>
        <source>{sum} was taken</source>
        <translation>{sum} 已收</translation>
    </message>
    <message>
        <source>{sum} × {odds}</source>
        <translation>{sum} × {odds}</translation>
    </message>
    <message>
        <source>{sum}; insurance stays open</source>
        <translation>{sum}；保險仍未停止</translation>
    </message>
    <message>
        <source>{sure}: {right} of {count} right</source>
        <translation>{sure}：答對 {right}，共 {count}</translation>
    </message>
    <message>
        <source>{text}</source>
        <translation>{text}</translation>
    </message>
    <message>
        <source>{text} is no pace. Write rounds an hour, such as 46.</source>
        <translation>{text} 不是速度。請寫每小時局數，例如 46。</translation>
    </message>
    <message>
        <source>{text} is no time. Write a date such as 2025-11-27, or a time such as 2025-11-27T18:00.</source>
        <translation>{text} 不是時間。請寫日期如 2025-11-27，或時間如 2025-11-27T18:00。</translation>
    </message>
    <message>
        <source>{title}, table {table} ({kind})</source>
        <translation>{title}，{table} 檯（{kind}）</translation>
    </message>
    <message>
        <source>{title}. {note}</source>
        <translation>{title}。{note}</translation>
    </message>
    <message>
        <source>{title}: {text}</source>
        <translation>{title}：{text}</translation>
    </message>
    <message>
        <source>{title}: {value}</source>
        <translation>{title}：{value}</translation>
    </message>
    <message>
        <source>{told}; {change}</source>
        <translation>{told}；{change}</translation>
    </message>
    <message>
        <source>{topics}: {left} of {count} left, until {day}</source>
        <translation>{topics}：尚餘 {left} 題，共 {count} 題，至 {day} 止</translation>
    </message>
    <message>
        <source>{total} min in {days} days</source>
        <translation>{days} 日共 {total} 分鐘</translation>
    </message>
    <message>
        <source>{values}</source>
        <translation>{values}</translation>
    </message>
    <message>
        <source>{what} There are {count} such lines: lammer verify lists them.</source>
        <translation>{what}共有 {count} 行：lammer verify 可列出。</translation>
    </message>
    <message>
        <source>{what} taken back</source>
        <translation>撤銷{what}</translation>
    </message>
    <message>
        <source>{what} {before} → {after}</source>
        <translation>{what} {before} → {after}</translation>
    </message>
    <message>
        <source>{what}, kinds of chips: {kinds}</source>
        <translation>{what}，籌碼種類：{kinds}</translation>
    </message>
    <message>
        <source>{where} cannot be used. The log of faults says what is wrong there.</source>
        <translation>{where} 無法使用。故障日誌說明了問題所在。</translation>
    </message>
    <message>
        <source>{where} holds an act {name} of version {version} that cannot be read ({detail}). Nothing was changed. Verify the ledger, and go on from its backup.</source>
        <translation>{where}有無法讀取的操作 {name}（版本 {version}；{detail}）。未作任何更改。請核對帳本，並從備份繼續。</translation>
    </message>
    <message>
        <source>{where} holds an act {name} of version {version} that this program does not know. Nothing was changed. Use the program that wrote it, or a newer one.</source>
        <translation>{where}有本程式不認得的操作 {name}（版本 {version}）。未作任何更改。請使用寫入它的程式，或較新的程式。</translation>
    </message>
    <message>
        <source>{whose}, {bet} {amount} ({why})</source>
        <translation>{whose}，{bet} {amount}（{why}）</translation>
    </message>
    <message>
        <source>{whose}, {bet} {amount} under {minimum}</source>
        <translation>{whose}，{bet} {amount} 低於 {minimum}</translation>
    </message>
    <message>
        <source>{whose}: {sum} is typed, but not set.</source>
        <translation>{whose}：已輸入 {sum}，但未設定。</translation>
    </message>
    <message>
        <source>{who} declines</source>
        <translation>{who}不買</translation>
    </message>
    <message>
        <source>{who} goes on</source>
        <translation>{who}繼續</translation>
    </message>
    <message>
        <source>{who} insures for {sum}</source>
        <translation>{who}買保險 {sum}</translation>
    </message>
    <message>
        <source>{who} is paid</source>
        <translation>{who}已賠</translation>
    </message>
    <message>
        <source>{who}, last bets again, {sum}</source>
        <translation>{who}，重複上局注碼，{sum}</translation>
    </message>
    <message>
        <source>{who}: all bets taken back</source>
        <translation>{who}：收回全部注碼</translation>
    </message>
    <message>
        <source>{who}: bet returned, insurance neglected</source>
        <translation>{who}：退回下注，漏問保險</translation>
    </message>
    <message>
        <source>{who}: bets returned</source>
        <translation>{who}：退回下注</translation>
    </message>
    <message>
        <source>{who}: raised to the minimum</source>
        <translation>{who}：補至最低</translation>
    </message>
    <message>
        <source>{why}</source>
        <translation>{why}</translation>
    </message>
    <message>
        <source>{witness} attests event {attested}</source>
        <translation>{witness} 核證了第 {attested} 條記錄</translation>
    </message>
    <message>
        <source>¶ {number}</source>
        <translation>¶ {number}</translation>
    </message>
    <message>
        <source>¶{number}</source>
        <translation>¶{number}</translation>
    </message>
    <message>
        <source>· all</source>
        <translation>· 全部</translation>
    </message>
    <message>
        <source>× {count}</source>
        <translation>× {count}</translation>
    </message>
    <message>
        <source>“No more bets.”</source>
        <translation>「停止下注」</translation>
    </message>
    <message>
        <source>“No more bets”</source>
        <translation>「停止下注」</translation>
    </message>
    <message>
        <source>“Place your bets, please.”</source>
        <translation>「請下注」</translation>
    </message>
    <message>
        <source>“Place your bets”</source>
        <translation>「請下注」</translation>
    </message>
    <message>
        <source>“{sentence}”</source>
        <translation>「{sentence}」</translation>
    </message>
</context>
</TS>
