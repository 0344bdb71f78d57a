<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_Hans" sourcelanguage="en">
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
        <translation>余 0</translation>
    </message>
    <message>
        <source>0: as it is</source>
        <translation>0：照旧</translation>
    </message>
    <message>
        <source>0: no bet there</source>
        <translation>0：没有注码</translation>
    </message>
    <message>
        <source>0: no such limit</source>
        <translation>0：不设此限</translation>
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
        <translation>1 位客人选择</translation>
    </message>
    <message>
        <source>1 chip</source>
        <translation>1 枚筹码</translation>
    </message>
    <message>
        <source>1 fault</source>
        <translation>1 项错误</translation>
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
        <translation>尚余 1 局</translation>
    </message>
    <message>
        <source>1 offer due</source>
        <translation>应提供 1 次</translation>
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
        <translation>1 局，{events} 条记录</translation>
    </message>
    <message>
        <source>1 shoe</source>
        <translation>1 靴</translation>
    </message>
    <message>
        <source>1 to 2</source>
        <translation>2 赔 1</translation>
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
        <translation>尚可试 1 次</translation>
    </message>
    <message>
        <source>1 untouched box: {boxes}</source>
        <translation>1 个未动号位：{boxes}</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>第三张</translation>
    </message>
    <message>
        <source>40 items, all topics, no feedback.
Where you stand.</source>
        <translation>40 题，涵盖所有科目，不作提示。
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
        <translation>PDF 不能在终端机上阅读。请用 --out 指定文件。</translation>
    </message>
    <message>
        <source>A PIN has {digits} digits here. Change yours before anything else.</source>
        <translation>本台密码为 {digits} 位。请先更改您的密码。</translation>
    </message>
    <message>
        <source>A PIN has {digits} digits.</source>
        <translation>密码为 {digits} 位。</translation>
    </message>
    <message>
        <source>A Player or Banker bet comes first.</source>
        <translation>须先有庄注或闲注。</translation>
    </message>
    <message>
        <source>A Point Total is the last digit of the sum of the cards.</source>
        <translation>点数是各牌总和的个位数。</translation>
    </message>
    <message>
        <source>A Table Game Shift Manager of it signs; then the mark is taken away.</source>
        <translation>由其值班经理签署，标记即撤去。</translation>
    </message>
    <message>
        <source>A Table Game Shift Manager of the new file signs.</source>
        <translation>由新员工档的值班经理签署。</translation>
    </message>
    <message>
        <source>A Table Game Shift Manager signs for the staff file as it is.</source>
        <translation>由值班经理为现有员工档签署。</translation>
    </message>
    <message>
        <source>A Table Game Shift Manager signs, or {name} with the old PIN.</source>
        <translation>由值班经理签署，或 {name} 用旧密码签署。</translation>
    </message>
    <message>
        <source>A Table Game Shift Manager signs.</source>
        <translation>由值班经理签署。</translation>
    </message>
    <message>
        <source>A Tie alone</source>
        <translation>只有和</translation>
    </message>
    <message>
        <source>A badge for {name}</source>
        <translation>{name} 的员工证</translation>
    </message>
    <message>
        <source>A badge was read where none is asked for. Nothing was done.</source>
        <translation>此时不需员工证，却读到一张。未作任何操作。</translation>
    </message>
    <message>
        <source>A badge's code has {least} to {most} characters.</source>
        <translation>员工证号码有 {least} 至 {most} 个字符。</translation>
    </message>
    <message>
        <source>A bet</source>
        <translation>一注</translation>
    </message>
    <message>
        <source>A bet is made with chips of this table. Give back what is none.</source>
        <translation>下注须用本台筹码，其他的请退还。</translation>
    </message>
    <message>
        <source>A bet is under its minimum: the player raises it or takes it back.</source>
        <translation>注码低于最低：客人须加注或收回。</translation>
    </message>
    <message>
        <source>A bet of {sum} in chips</source>
        <translation>以筹码下注 {sum}</translation>
    </message>
    <message>
        <source>A bet of {sum} on {bet}</source>
        <translation>{bet}下注 {sum}</translation>
    </message>
    <message>
        <source>A bet placed on request</source>
        <translation>应要求代放的注</translation>
    </message>
    <message>
        <source>A bet under the minimum is not reduced</source>
        <translation>低于最低的注码不减</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>一张牌</translation>
    </message>
    <message>
        <source>A card is wrong</source>
        <translation>派牌有误</translation>
    </message>
    <message>
        <source>A card lies on the wrong hand</source>
        <translation>有牌派错位置</translation>
    </message>
    <message>
        <source>A card must be opened before the next is drawn.</source>
        <translation>须先开出一张牌，才可抽下一张。</translation>
    </message>
    <message>
        <source>A card of the settled round was entered wrong.</source>
        <translation>已结算的一局有牌输入错误。</translation>
    </message>
    <message>
        <source>A card of unknown face is dealt as such.</source>
        <translation>牌面未知的牌须照未知派出。</translation>
    </message>
    <message>
        <source>A card to the {hand}</source>
        <translation>派牌给{hand}</translation>
    </message>
    <message>
        <source>A card to the {hand} Hand: {card}</source>
        <translation>{hand}得牌：{card}</translation>
    </message>
    <message>
        <source>A card was drawn after the last</source>
        <translation>最后一张之后多抽一张</translation>
    </message>
    <message>
        <source>A card was drawn from the discard rack, not from the shoe.</source>
        <translation>有牌从弃牌架抽出，而非牌靴。</translation>
    </message>
    <message>
        <source>A card was exposed</source>
        <translation>牌面外露</translation>
    </message>
    <message>
        <source>A card with another back came out of the shoe.</source>
        <translation>牌靴派出一张异背的牌。</translation>
    </message>
    <message>
        <source>A card: {card}</source>
        <translation>派牌：{card}</translation>
    </message>
    <message>
        <source>A copy of the ledger was verified: events {events}, rounds {rounds}.</source>
        <translation>已核对账本副本：记录 {events} 条，{rounds} 局。</translation>
    </message>
    <message>
        <source>A day begins in the middle of a ledger.</source>
        <translation>营业日在账本中途开始。</translation>
    </message>
    <message>
        <source>A day is typed as eight digits, such as 20251127.</source>
        <translation>日期输入八位数字，例如 20251127。</translation>
    </message>
    <message>
        <source>A fault of the program</source>
        <translation>程序故障</translation>
    </message>
    <message>
        <source>A figure of mastery is the lower bound of a 99 % interval, rounded down.</source>
        <translation>掌握的数字是 99 % 区间的下限，向下取整。</translation>
    </message>
    <message>
        <source>A full table that explains itself.
You go first.</source>
        <translation>满座的赌台，逐步讲解。
你先做，它后答。</translation>
    </message>
    <message>
        <source>A full table, sealed.
35 to 140 decisions.</source>
        <translation>一张完整的台，密封。
35 至 140 个决定。</translation>
    </message>
    <message>
        <source>A guess</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>A guest asks how many decks are in the shoe.</source>
        <translation>客人问牌靴有几副牌。</translation>
    </message>
    <message>
        <source>A guest drops a glass next to the table.</source>
        <translation>客人在台边跌破杯子。</translation>
    </message>
    <message>
        <source>A guest has poured a drink over the felt and the bets.</source>
        <translation>客人把饮品倒在台面及注码上。</translation>
    </message>
    <message>
        <source>A guest has swept the cards off the table.</source>
        <translation>客人把牌扫落台下。</translation>
    </message>
    <message>
        <source>A head that left the machine is not in this ledger: have it verified.</source>
        <translation>已送出本机的账链不在此账本内：请以账链核对账本。</translation>
    </message>
    <message>
        <source>A joker was found among the cards.</source>
        <translation>牌中发现大小王。</translation>
    </message>
    <message>
        <source>A ledger in memory keeps no files.</source>
        <translation>内存中的账本不存文件。</translation>
    </message>
    <message>
        <source>A mock exam cannot be signed: its seed was known.</source>
        <translation>模拟考试不可签署：其种子已知。</translation>
    </message>
    <message>
        <source>A mock: it cannot be signed.</source>
        <translation>模拟考试：不可签核。</translation>
    </message>
    <message>
        <source>A name has 1 to {most} characters.</source>
        <translation>姓名为 1 至 {most} 个字符。</translation>
    </message>
    <message>
        <source>A natural stops both hands.</source>
        <translation>例牌令两方停牌。</translation>
    </message>
    <message>
        <source>A new shoe follows</source>
        <translation>下一靴即将开始</translation>
    </message>
    <message>
        <source>A new shoe is put in</source>
        <translation>换上新牌靴</translation>
    </message>
    <message>
        <source>A new shoe is wanted before the cut card has come out.</source>
        <translation>切牌卡未出，要求换新靴。</translation>
    </message>
    <message>
        <source>A note has a text of at most {most} characters.</source>
        <translation>备注须有文字，最多 {most} 字。</translation>
    </message>
    <message>
        <source>A passed exam that was signed has a certificate.</source>
        <translation>合格并已签核的考试才有证书。</translation>
    </message>
    <message>
        <source>A payment is wrong</source>
        <translation>赔付有误</translation>
    </message>
    <message>
        <source>A placement is under way. Answer it first.</source>
        <translation>摸底进行中，请先作答。</translation>
    </message>
    <message>
        <source>A player asks the dealer to add to his bet.</source>
        <translation>客人请荷官代为加注。</translation>
    </message>
    <message>
        <source>A player asks the dealer to place a bet for him.</source>
        <translation>客人请荷官代为下注。</translation>
    </message>
    <message>
        <source>A player bets on Player or Banker, never on both.</source>
        <translation>客人只可押庄或闲，不可两者皆押。</translation>
    </message>
    <message>
        <source>A player walked away</source>
        <translation>客人离台</translation>
    </message>
    <message>
        <source>A private table is not to be offered insurance; the notice is put up.</source>
        <translation>私人台不设保险；张贴告示。</translation>
    </message>
    <message>
        <source>A rank above the Dealer's is proved again for each act.</source>
        <translation>荷官以上职级须每次重新证明。</translation>
    </message>
    <message>
        <source>A record of training goes on from day to day: it is not closed.</source>
        <translation>训练记录逐日延续：不结束。</translation>
    </message>
    <message>
        <source>A red line</source>
        <translation>触犯红线</translation>
    </message>
    <message>
        <source>A red line was crossed: it fails whatever the average is.</source>
        <translation>越过红线：不论平均分一律不合格。</translation>
    </message>
    <message>
        <source>A round is under way</source>
        <translation>牌局进行中</translation>
    </message>
    <message>
        <source>A round is under way. Finish it, then try again.</source>
        <translation>牌局进行中，请先完成再试。</translation>
    </message>
    <message>
        <source>A round is under way. Settle it first.</source>
        <translation>牌局进行中，请先结算。</translation>
    </message>
    <message>
        <source>A second offer, the first was missed</source>
        <translation>第二次保险，第一次错过</translation>
    </message>
    <message>
        <source>A second offer, the first was taken</source>
        <translation>第二次保险，第一次已买</translation>
    </message>
    <message>
        <source>A squeeze</source>
        <translation>眯牌</translation>
    </message>
    <message>
        <source>A staff number has {digits} digits.</source>
        <translation>员工编号为 {digits} 位。</translation>
    </message>
    <message>
        <source>A table is expected to deal at least one round an hour.</source>
        <translation>每台预期每小时至少派一局。</translation>
    </message>
    <message>
        <source>A time is typed as four digits, such as 1430.</source>
        <translation>时间输入四位数字，例如 1430。</translation>
    </message>
    <message>
        <source>A trainee has a name and a staff number.</source>
        <translation>学员须有姓名及员工编号。</translation>
    </message>
    <message>
        <source>A trainee is on record by a random number alone.</source>
        <translation>学员只以随机编号记录。</translation>
    </message>
    <message>
        <source>ADD SHIFT MANAGER</source>
        <translation>加设值班经理</translation>
    </message>
    <message>
        <source>ALL</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>ALL SETTLED</source>
        <translation>结算完毕</translation>
    </message>
    <message>
        <source>ANSWER</source>
        <translation>作答</translation>
    </message>
    <message>
        <source>ANSWER TO CONTINUE</source>
        <translation>回答后继续</translation>
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
        <translation>委派署理职级</translation>
    </message>
    <message>
        <source>Acting rank revoked</source>
        <translation>撤销署理职级</translation>
    </message>
    <message>
        <source>Acting rank, {hours} hours</source>
        <translation>署理职级，{hours} 小时</translation>
    </message>
    <message>
        <source>Acts of this round</source>
        <translation>本局经过</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>新增员工</translation>
    </message>
    <message>
        <source>Add a second Shift Manager</source>
        <translation>加设第二位值班经理</translation>
    </message>
    <message>
        <source>Add staff before dealing.</source>
        <translation>派牌前请先加入员工。</translation>
    </message>
    <message>
        <source>Advised</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Advised: {why}.</source>
        <translation>建议：{why}。</translation>
    </message>
    <message>
        <source>After</source>
        <translation>较后</translation>
    </message>
    <message>
        <source>After a power cut, {count} events are not in the note: compare the felt.</source>
        <translation>停电后，有 {count} 条记录未入附注：请核对台面。</translation>
    </message>
    <message>
        <source>After event {seq} nothing leads on to event {last}: the file is damaged.</source>
        <translation>第 {seq} 条记录之后无法连到第 {last} 条：文件已损坏。</translation>
    </message>
    <message>
        <source>After round {number} behind the cut card</source>
        <translation>切牌卡后第 {number} 局之后</translation>
    </message>
    <message>
        <source>After the audit</source>
        <translation>覆核之后</translation>
    </message>
    <message>
        <source>After the call</source>
        <translation>停止下注之后</translation>
    </message>
    <message>
        <source>After the exam</source>
        <translation>考试之后</translation>
    </message>
    <message>
        <source>After the mock</source>
        <translation>模拟考试之后</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Again {amount}</source>
        <translation>重复 {amount}</translation>
    </message>
    <message>
        <source>All bets are in order.</source>
        <translation>注码均无问题。</translation>
    </message>
    <message>
        <source>All bets are returned</source>
        <translation>全部注码退回</translation>
    </message>
    <message>
        <source>All settled</source>
        <translation>结算完毕</translation>
    </message>
    <message>
        <source>All that was recorded before is kept.</source>
        <translation>先前所记录的全部保存。</translation>
    </message>
    <message>
        <source>All that was recorded is kept.</source>
        <translation>所有记录已保存。</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>An answer is right or has faults, and takes its time.</source>
        <translation>答案或对或错，并计所用时间。</translation>
    </message>
    <message>
        <source>An exam is under way. Nothing else is answered meanwhile.</source>
        <translation>考试进行中，其间不答其他问题。</translation>
    </message>
    <message>
        <source>An insurance that the dealer neglected</source>
        <translation>漏问的保险</translation>
    </message>
    <message>
        <source>An offer is missing</source>
        <translation>漏了保险</translation>
    </message>
    <message>
        <source>Announce the last round</source>
        <translation>宣布最后一局</translation>
    </message>
    <message>
        <source>Another Table Game Shift Manager signs.</source>
        <translation>由另一值班经理签署。</translation>
    </message>
    <message>
        <source>Another badge</source>
        <translation>另发员工证</translation>
    </message>
    <message>
        <source>Another card, not entered yet</source>
        <translation>另一张未输入的牌</translation>
    </message>
    <message>
        <source>Another dealing error</source>
        <translation>其他派牌错误</translation>
    </message>
    <message>
        <source>Another fault is on the table there, and a misdeal has one.</source>
        <translation>台面另有错误，而错派只可有一项。</translation>
    </message>
    <message>
        <source>Another file lay in the place of this record, which goes on from event {seq}. It is kept as {kept}.</source>
        <translation>本记录之处曾放了另一文件；本记录由第 {seq} 条继续。该文件存为 {kept}。</translation>
    </message>
    <message>
        <source>Another key</source>
        <translation>另一密钥</translation>
    </message>
    <message>
        <source>Another order</source>
        <translation>其他次序</translation>
    </message>
    <message>
        <source>Another program has written into the ledger of this table.</source>
        <translation>另一程序曾写入本台的账本。</translation>
    </message>
    <message>
        <source>Another program has written into the ledger. A Shift Manager signs before anything else is done.</source>
        <translation>另一程序曾写入账本。先由值班经理签署，才可继续。</translation>
    </message>
    <message>
        <source>Another program has written into the ledger: see the security report.</source>
        <translation>另一程序曾写入账本：见保安报告。</translation>
    </message>
    <message>
        <source>Another program has written into {path} after event {seq}, the last that this one has recorded. Nothing more is recorded in that file. Open the table: it goes on in a new file, once a Shift Manager has signed.</source>
        <translation>另一程序曾在本程序最后所记的第 {seq} 条之后写入 {path}。该文件不再记录任何事项。请开台：值班经理签署后，在新文件继续。</translation>
    </message>
    <message>
        <source>Another program has written into {path} while this table had it open. That file was put aside for inspection ({kept}); the table goes on in a new one, with all that it has recorded. A Shift Manager signs before anything else is done.</source>
        <translation>本台打开 {path} 期间，另一程序曾写入。该文件已移开备查（{kept}）；本台连同全部已记事项，在新文件继续。先由值班经理签署，才可继续。</translation>
    </message>
    <message>
        <source>Another program is changing the staff file {path}. Nothing was changed. Try again in a moment.</source>
        <translation>另一程序正在更改员工档 {path}。未作任何更改。请稍后再试。</translation>
    </message>
    <message>
        <source>Another program is reading {path}, so that the closed day cannot be archived yet. All that was recorded is kept. Close that program, then try again.</source>
        <translation>另一程序正在读取 {path}，已结束的营业日暂未能存档。所有记录已保存。请关闭该程序再试。</translation>
    </message>
    <message>
        <source>Another program is writing to {path}. What was recorded before is kept. Close that program, then try again.</source>
        <translation>另一程序正在写入 {path}。先前所记录的已保存。请关闭该程序再试。</translation>
    </message>
    <message>
        <source>Another program wrote events {first} to {last}. They are not in this record, which goes on from event {seq}. The file is kept as {kept}.</source>
        <translation>另一程序写入了第 {first} 至 {last} 条，均不在本记录内；本记录由第 {seq} 条继续。该文件存为 {kept}。</translation>
    </message>
    <message>
        <source>Another rank</source>
        <translation>更改职级</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>另一局</translation>
    </message>
    <message>
        <source>Another staff file</source>
        <translation>另一员工档</translation>
    </message>
    <message>
        <source>Another staff file was taken without the sealed code here, and no Shift Manager of the former one has signed for that.</source>
        <translation>此处在没有密封号码下采用了另一员工档，原员工档的值班经理尚未为此签署。</translation>
    </message>
    <message>
        <source>Another staff file was taken without the sealed code: nobody of the former one has signed for it yet. Nobody who has approved anything since then is proved.</source>
        <translation>在没有密封号码下采用了另一员工档，原员工档中尚无人为此签署。其后所有批准均未获证明。</translation>
    </message>
    <message>
        <source>Answer first: {facts}.</source>
        <translation>请先回答：{facts}。</translation>
    </message>
    <message>
        <source>Answer one question</source>
        <translation>回答一题</translation>
    </message>
    <message>
        <source>Answer the open question first.</source>
        <translation>请先回答未答的问题。</translation>
    </message>
    <message>
        <source>Any irregularity</source>
        <translation>任何异常</translation>
    </message>
    <message>
        <source>Apr</source>
        <translation>4月</translation>
    </message>
    <message>
        <source>Are the cards replaced after this round?</source>
        <translation>局后是否换牌？</translation>
    </message>
    <message>
        <source>Arm {sum} again</source>
        <translation>再备 {sum}</translation>
    </message>
    <message>
        <source>Armed</source>
        <translation>备妥</translation>
    </message>
    <message>
        <source>As advised</source>
        <translation>如建议</translation>
    </message>
    <message>
        <source>As it lies</source>
        <translation>照现状</translation>
    </message>
    <message>
        <source>As it was settled</source>
        <translation>照原结算</translation>
    </message>
    <message>
        <source>Ask again: {question}</source>
        <translation>重新问：{question}</translation>
    </message>
    <message>
        <source>Ask at the table for the rules of this game.</source>
        <translation>本游戏规则可向荷官查阅。</translation>
    </message>
    <message>
        <source>Ask box {box}, {bettor}</source>
        <translation>问 {box} 号位，{bettor}</translation>
    </message>
    <message>
        <source>Ask-roads</source>
        <translation>问路</translation>
    </message>
    <message>
        <source>Asked for, but refused</source>
        <translation>不予先开</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>指派</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>指派练习</translation>
    </message>
    <message>
        <source>Assignments</source>
        <translation>指派</translation>
    </message>
    <message>
        <source>At the maximum</source>
        <translation>达到最高</translation>
    </message>
    <message>
        <source>At the minimum</source>
        <translation>达到最低</translation>
    </message>
    <message>
        <source>At these odds the largest stake is {most}.</source>
        <translation>按此赔率最多可买 {most}。</translation>
    </message>
    <message>
        <source>At these totals insurance on the {hand} is due, {odds}, before the next card.</source>
        <translation>此点数下须提供{hand}保险，{odds}，在下一张牌之前。</translation>
    </message>
    <message>
        <source>At this table cards are dealt face up.</source>
        <translation>本台派明牌。</translation>
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
        <translation>庄对</translation>
    </message>
    <message>
        <source>BACK</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>BACK TO THE TABLE</source>
        <translation>返回台面</translation>
    </message>
    <message>
        <source>BANKER</source>
        <translation>庄</translation>
    </message>
    <message>
        <source>BANKER INSURANCE</source>
        <translation>庄保险</translation>
    </message>
    <message>
        <source>BANKER PAIR</source>
        <translation>庄对</translation>
    </message>
    <message>
        <source>BETS TAKEN</source>
        <translation>输注已收</translation>
    </message>
    <message>
        <source>BOX {box} PAID</source>
        <translation>{box} 号位已赔</translation>
    </message>
    <message>
        <source>BURN</source>
        <translation>销牌</translation>
    </message>
    <message>
        <source>BURN {count}</source>
        <translation>销 {count} 张</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Back to the felt</source>
        <translation>返回台面</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>返回问题</translation>
    </message>
    <message>
        <source>Back to the report</source>
        <translation>返回报告</translation>
    </message>
    <message>
        <source>Back to the rounds</source>
        <translation>返回各局</translation>
    </message>
    <message>
        <source>Back to the staff</source>
        <translation>返回员工页</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>返回台面</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>退格</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>庄</translation>
    </message>
    <message>
        <source>Banker Pair</source>
        <translation>庄对</translation>
    </message>
    <message>
        <source>Banker Pair.</source>
        <translation>庄对。</translation>
    </message>
    <message>
        <source>Banker draws</source>
        <translation>庄补牌</translation>
    </message>
    <message>
        <source>Banker hand</source>
        <translation>庄牌</translation>
    </message>
    <message>
        <source>Banker has {banker}, Player stands</source>
        <translation>庄 {banker} 点，闲不补</translation>
    </message>
    <message>
        <source>Banker has {banker}, Player’s third card counts {third}</source>
        <translation>庄 {banker} 点，闲第三张 {third} 点</translation>
    </message>
    <message>
        <source>Banker on {points} against a {third}</source>
        <translation>庄 {points} 点，对闲第三张 {third}</translation>
    </message>
    <message>
        <source>Banker on {points}, the Player stands</source>
        <translation>庄 {points} 点，闲停牌</translation>
    </message>
    <message>
        <source>Banker wins</source>
        <translation>庄赢</translation>
    </message>
    <message>
        <source>Banker's third card seen first</source>
        <translation>先看庄第三张</translation>
    </message>
    <message>
        <source>Banker’s third card first</source>
        <translation>先开庄第三张</translation>
    </message>
    <message>
        <source>Bead plate</source>
        <translation>珠盘路</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Before and now</source>
        <translation>之前与现在</translation>
    </message>
    <message>
        <source>Before: {what}</source>
        <translation>之前：{what}</translation>
    </message>
    <message>
        <source>Begin the exam</source>
        <translation>开始考试</translation>
    </message>
    <message>
        <source>Begin the mock</source>
        <translation>开始模拟考试</translation>
    </message>
    <message>
        <source>Bet by bet</source>
        <translation>逐注</translation>
    </message>
    <message>
        <source>Bet corrected</source>
        <translation>更正注码</translation>
    </message>
    <message>
        <source>Bet returned</source>
        <translation>退回下注</translation>
    </message>
    <message>
        <source>Bet taken back</source>
        <translation>撤销下注</translation>
    </message>
    <message>
        <source>Bet under the minimum</source>
        <translation>低于最低注额</translation>
    </message>
    <message>
        <source>Bet withdrawn late</source>
        <translation>迟收注码</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Bets back</source>
        <translation>全部退还</translation>
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
        <translation>已下注，补录</translation>
    </message>
    <message>
        <source>Bets play pro rata.</source>
        <translation>注码按比例结算。</translation>
    </message>
    <message>
        <source>Bets reopened</source>
        <translation>重开注码</translation>
    </message>
    <message>
        <source>Bets stay</source>
        <translation>注码留台</translation>
    </message>
    <message>
        <source>Bets were added to them. Take them back one by one.</source>
        <translation>其上已加注，请逐一收回。</translation>
    </message>
    <message>
        <source>Betting layout</source>
        <translation>投注台面</translation>
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
        <translation>两方</translation>
    </message>
    <message>
        <source>Both hands stand.</source>
        <translation>两方停牌。</translation>
    </message>
    <message>
        <source>Both names are recorded.
Nobody approves their own request.</source>
        <translation>两人姓名均会记录。
不得批准自己的要求。</translation>
    </message>
    <message>
        <source>Both settlements are on record.</source>
        <translation>两次结算均有记录。</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>号位</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>{box} 号位</translation>
    </message>
    <message>
        <source>Box {box} asks for the squeeze</source>
        <translation>{box} 号位要求眯牌</translation>
    </message>
    <message>
        <source>Box {box} insures the {hand} Hand for {sum}</source>
        <translation>{box} 号位为{hand}买保险 {sum}</translation>
    </message>
    <message>
        <source>Box {box} squeezes</source>
        <translation>{box} 号位眯牌</translation>
    </message>
    <message>
        <source>Box {box} stays</source>
        <translation>{box} 号位留下</translation>
    </message>
    <message>
        <source>Box {box} was left</source>
        <translation>漏了 {box} 号位</translation>
    </message>
    <message>
        <source>Box {box} was not paid</source>
        <translation>未赔 {box} 号位</translation>
    </message>
    <message>
        <source>Box {box} was paid</source>
        <translation>已赔 {box} 号位</translation>
    </message>
    <message>
        <source>Box {box} was taken</source>
        <translation>已收 {box} 号位</translation>
    </message>
    <message>
        <source>Box {box} {bettor}</source>
        <translation>{box} 号位 {bettor}</translation>
    </message>
    <message>
        <source>Box {box} {bettor}, {bet}</source>
        <translation>{box} 号位 {bettor}，{bet}</translation>
    </message>
    <message>
        <source>Box {box} {bettor}, {hand} insurance</source>
        <translation>{box} 号位 {bettor}，{hand}保险</translation>
    </message>
    <message>
        <source>Box {box}, standing: {sum} is paid</source>
        <translation>{box} 号位，站立：赔 {sum}</translation>
    </message>
    <message>
        <source>Box {box}, standing: {sum} on {bet}</source>
        <translation>{box} 号位，站立：{bet} {sum}</translation>
    </message>
    <message>
        <source>Box {box}, {bettor}</source>
        <translation>{box} 号位，{bettor}</translation>
    </message>
    <message>
        <source>Box {box}, {bettor} declines</source>
        <translation>{box} 号位，{bettor}不买</translation>
    </message>
    <message>
        <source>Box {box}, {bettor} takes {amount}</source>
        <translation>{box} 号位，{bettor}买 {amount}</translation>
    </message>
    <message>
        <source>Box {box}, {bettor}: another stake</source>
        <translation>{box} 号位，{bettor}：其他金额</translation>
    </message>
    <message>
        <source>Box {box}, {bettor}: largest stake {amount}</source>
        <translation>{box} 号位，{bettor}：最高 {amount}</translation>
    </message>
    <message>
        <source>Box {box}, {bettor}: paid up to here</source>
        <translation>{box} 号位，{bettor}：赔至此处</translation>
    </message>
    <message>
        <source>Box {box}, {bet}</source>
        <translation>{box} 号位，{bet}</translation>
    </message>
    <message>
        <source>Box {box}: go on, or take the bet back?</source>
        <translation>{box}号位，继续还是退回下注？</translation>
    </message>
    <message>
        <source>Box {box}: taken up to here</source>
        <translation>{box} 号位：收至此处</translation>
    </message>
    <message>
        <source>Box {box}: the losing bets are taken</source>
        <translation>{box} 号位：收取输注</translation>
    </message>
    <message>
        <source>Box {box}: {note} {text}</source>
        <translation>{box} 号位：{note} {text}</translation>
    </message>
    <message>
        <source>Box {box}: {said}</source>
        <translation>{box} 号位：{said}</translation>
    </message>
    <message>
        <source>Box {box}: {sum} is paid</source>
        <translation>{box} 号位：赔 {sum}</translation>
    </message>
    <message>
        <source>Box {box}: {sum} on {bet}</source>
        <translation>{box} 号位：{bet} {sum}</translation>
    </message>
    <message>
        <source>Bring it back into the archive, or name it.</source>
        <translation>请放回存档内，或指明其位置。</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>销牌</translation>
    </message>
    <message>
        <source>Burn 1 card face down.</source>
        <translation>销 1 张，牌面朝下。</translation>
    </message>
    <message>
        <source>Burn taken back</source>
        <translation>撤销销牌</translation>
    </message>
    <message>
        <source>Burn {count} cards face down.</source>
        <translation>销 {count} 张，牌面朝下。</translation>
    </message>
    <message>
        <source>By bet</source>
        <translation>按注</translation>
    </message>
    <message>
        <source>By box</source>
        <translation>按号位</translation>
    </message>
    <message>
        <source>By dealer</source>
        <translation>按荷官</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>按种类</translation>
    </message>
    <message>
        <source>By person</source>
        <translation>按人员</translation>
    </message>
    <message>
        <source>By row of the pay table</source>
        <translation>按赔率表</translation>
    </message>
    <message>
        <source>By shoe</source>
        <translation>按牌靴</translation>
    </message>
    <message>
        <source>By signing you also say that you watched the exam.</source>
        <translation>签核即表示你亲自监考。</translation>
    </message>
    <message>
        <source>By the count {left} cards are left and {needed} are needed. If the shoe is short of cards, raise “Decks miscounted”.</source>
        <translation>按计数尚余 {left} 张，需要 {needed} 张。若牌靴仍然不足，请提出牌数不符。</translation>
    </message>
    <message>
        <source>CALL THE RESULT</source>
        <translation>报结果</translation>
    </message>
    <message>
        <source>CARD {number}</source>
        <translation>第 {number} 张</translation>
    </message>
    <message>
        <source>CARDS LEFT</source>
        <translation>余牌</translation>
    </message>
    <message>
        <source>CHOOSE WHAT HAPPENED</source>
        <translation>选择发生何事</translation>
    </message>
    <message>
        <source>CLOSE INSURANCE</source>
        <translation>停止保险</translation>
    </message>
    <message>
        <source>CLOSE THE DAY</source>
        <translation>结束营业日</translation>
    </message>
    <message>
        <source>COACH</source>
        <translation>教练</translation>
    </message>
    <message>
        <source>COMPARE</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>CONFIRM</source>
        <translation>确认</translation>
    </message>
    <message>
        <source>CONFIRM ORDER</source>
        <translation>确认次序</translation>
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
        <translation>报结果</translation>
    </message>
    <message>
        <source>Call the pit</source>
        <translation>请主管</translation>
    </message>
    <message>
        <source>Call the technician if it comes again, and name it: {name}.</source>
        <translation>若再出现请通知技术员，并报上：{name}。</translation>
    </message>
    <message>
        <source>Call the technician, and name it: {name}.</source>
        <translation>请通知技术员，并报上：{name}。</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>宣布</translation>
    </message>
    <message>
        <source>Can be put back in order?</source>
        <translation>能否复原？</translation>
    </message>
    <message>
        <source>Can it go on?</source>
        <translation>能否继续？</translation>
    </message>
    <message>
        <source>Can round {number} go on as it lies?</source>
        <translation>第 {number} 局能否照现状继续？</translation>
    </message>
    <message>
        <source>Can the cards be put back in order?</source>
        <translation>能否复原牌序？</translation>
    </message>
    <message>
        <source>Can the round go on as it lies?</source>
        <translation>本局能否照现状继续？</translation>
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
        <translation>牌放错</translation>
    </message>
    <message>
        <source>Card missing</source>
        <translation>缺牌</translation>
    </message>
    <message>
        <source>Card taken back</source>
        <translation>撤销派牌</translation>
    </message>
    <message>
        <source>Card to Banker</source>
        <translation>派庄</translation>
    </message>
    <message>
        <source>Card to Player</source>
        <translation>派闲</translation>
    </message>
    <message>
        <source>Card {card} to {hand}</source>
        <translation>第 {card} 张派{hand}</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>第 {number} 张</translation>
    </message>
    <message>
        <source>Card {number} of the round was entered as {card}.</source>
        <translation>本局第 {number} 张牌输入为 {card}。</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Cards are burnt only before the first round of a shoe.</source>
        <translation>只在新靴第一局之前销牌。</translation>
    </message>
    <message>
        <source>Cards are dealt face down here; the last one was dealt face up.</source>
        <translation>本台派暗牌；最后一张派成明牌。</translation>
    </message>
    <message>
        <source>Cards are out: no more bets. For a late bet, touch Irregularity.</source>
        <translation>牌已派出，停止下注。迟到注码请按“异常”。</translation>
    </message>
    <message>
        <source>Cards carried over have still to be laid, before any out of the shoe.</source>
        <translation>留牌尚未放上，须先于靴内的牌。</translation>
    </message>
    <message>
        <source>Cards counted</source>
        <translation>已点牌</translation>
    </message>
    <message>
        <source>Cards drawn at the same time</source>
        <translation>同时抽出多张牌</translation>
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
        <translation>靴内余牌：{count} 张</translation>
    </message>
    <message>
        <source>Cards not shuffled</source>
        <translation>未洗牌</translation>
    </message>
    <message>
        <source>Cards on the wrong hand</source>
        <translation>牌派错位置</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>Change of dealer</source>
        <translation>换荷官</translation>
    </message>
    <message>
        <source>Change of dealer.</source>
        <translation>换荷官。</translation>
    </message>
    <message>
        <source>Changes of dealer</source>
        <translation>换荷官</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>再核对</translation>
    </message>
    <message>
        <source>Checking the day</source>
        <translation>正在核对当日</translation>
    </message>
    <message>
        <source>Checks of the program</source>
        <translation>程序检查</translation>
    </message>
    <message>
        <source>Chip cutting</source>
        <translation>切筹码</translation>
    </message>
    <message>
        <source>Chip cutting by hand</source>
        <translation>手切筹码</translation>
    </message>
    <message>
        <source>Chip {amount}</source>
        <translation>筹码 {amount}</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>Chips counted</source>
        <translation>已点筹码</translation>
    </message>
    <message>
        <source>Choose one person first.</source>
        <translation>请先选一位学员。</translation>
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
        <translation>确认时钟</translation>
    </message>
    <message>
        <source>Clock jumped</source>
        <translation>时钟跳动</translation>
    </message>
    <message>
        <source>Clock of the terminal</source>
        <translation>终端时钟</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>仍要结束</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>仍要停止下注</translation>
    </message>
    <message>
        <source>Close as they lie</source>
        <translation>照现状截止</translation>
    </message>
    <message>
        <source>Close box</source>
        <translation>关闭号位</translation>
    </message>
    <message>
        <source>Close insurance before the next card</source>
        <translation>先停止保险，再派下一张牌</translation>
    </message>
    <message>
        <source>Close the bets first.</source>
        <translation>请先停止下注。</translation>
    </message>
    <message>
        <source>Close the day</source>
        <translation>结束营业日</translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation>不记而停止</translation>
    </message>
    <message>
        <source>Coached table</source>
        <translation>教练同台</translation>
    </message>
    <message>
        <source>Cockroach pig</source>
        <translation>小强路</translation>
    </message>
    <message>
        <source>Cohort</source>
        <translation>班组</translation>
    </message>
    <message>
        <source>Comes</source>
        <translation>接台</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>抽水</translation>
    </message>
    <message>
        <source>Commission Baccarat</source>
        <translation>传统百家乐 抽佣 5%</translation>
    </message>
    <message>
        <source>Commission, half pay</source>
        <translation>抽水、赔半</translation>
    </message>
    <message>
        <source>Comparing the rules</source>
        <translation>正在比较规则</translation>
    </message>
    <message>
        <source>Conclude</source>
        <translation>完成本局</translation>
    </message>
    <message>
        <source>Conclude the round first, or let another dealer take over.</source>
        <translation>请先完成本局，或由另一荷官接台。</translation>
    </message>
    <message>
        <source>Confirm the ruling</source>
        <translation>确认裁定</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Continue, or your bet back?</source>
        <translation>继续，还是退回下注？</translation>
    </message>
    <message>
        <source>Copy of the ledger</source>
        <translation>账本备份</translation>
    </message>
    <message>
        <source>Correct a bet</source>
        <translation>更正注码</translation>
    </message>
    <message>
        <source>Correct a card</source>
        <translation>更正牌面</translation>
    </message>
    <message>
        <source>Correct entry</source>
        <translation>更正输入</translation>
    </message>
    <message>
        <source>Corrections by kind and person</source>
        <translation>更正，按种类及人员</translation>
    </message>
    <message>
        <source>Corrections one by one</source>
        <translation>更正，逐项</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切筹码</translation>
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
        <translation>撤销切牌</translation>
    </message>
    <message>
        <source>Cut this sum.</source>
        <translation>切出此金额。</translation>
    </message>
    <message>
        <source>Cutting</source>
        <translation>切码</translation>
    </message>
    <message>
        <source>DATE</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>DAY</source>
        <translation>营业日</translation>
    </message>
    <message>
        <source>DEALER</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>DECISION {number}</source>
        <translation>第 {number} 题</translation>
    </message>
    <message>
        <source>DEMO</source>
        <translation>示范</translation>
    </message>
    <message>
        <source>DEMO LEDGER</source>
        <translation>示范账本</translation>
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
        <translation>练习 {number}</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Day not checked</source>
        <translation>未核对当日</translation>
    </message>
    <message>
        <source>Day not whole</source>
        <translation>当日不完整</translation>
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
        <translation>当值荷官</translation>
    </message>
    <message>
        <source>Dealer’s certificate</source>
        <translation>荷官证书</translation>
    </message>
    <message>
        <source>Dealing error</source>
        <translation>其他派牌错误</translation>
    </message>
    <message>
        <source>Dealing goes on; the table’s result prevails.</source>
        <translation>派牌继续；以台面结果为准。</translation>
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
        <translation>暗牌台派出明牌</translation>
    </message>
    <message>
        <source>Dec</source>
        <translation>12月</translation>
    </message>
    <message>
        <source>Decided after looking at the surveillance recording.</source>
        <translation>查看监控录像后裁定。</translation>
    </message>
    <message>
        <source>Decided as the rules provide for a dealing error.</source>
        <translation>按派牌错误的规则裁定。</translation>
    </message>
    <message>
        <source>Decided in agreement with the players at the table.</source>
        <translation>与在台客人议定。</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>副数</translation>
    </message>
    <message>
        <source>Decks counted</source>
        <translation>已点副数</translation>
    </message>
    <message>
        <source>Decks miscounted</source>
        <translation>牌数不符</translation>
    </message>
    <message>
        <source>Demo results only.</source>
        <translation>仅为示范结果。</translation>
    </message>
    <message>
        <source>Did it happen in the initial deal?</source>
        <translation>是否首四张牌？</translation>
    </message>
    <message>
        <source>Diff scope</source>
        <translation>差额范围</translation>
    </message>
    <message>
        <source>Differential</source>
        <translation>差额</translation>
    </message>
    <message>
        <source>Differential {amount}</source>
        <translation>差额 {amount}</translation>
    </message>
    <message>
        <source>Differential {sum}</source>
        <translation>差额 {sum}</translation>
    </message>
    <message>
        <source>Display compared</source>
        <translation>已核对显示</translation>
    </message>
    <message>
        <source>Display was wrong</source>
        <translation>显示有误</translation>
    </message>
    <message>
        <source>Disputed bet</source>
        <translation>注码争议</translation>
    </message>
    <message>
        <source>Do not rely on these figures: the ledger is not whole. {why}</source>
        <translation>切勿依赖这些数字：账本不完整。{why}</translation>
    </message>
    <message>
        <source>Do not rely on these figures: {file} is not whole. {why} There are {count} faults. Verify it.</source>
        <translation>切勿依赖这些数字：{file} 不完整。{why} 共有 {count} 项错误。请核对。</translation>
    </message>
    <message>
        <source>Do not rely on these figures: {file} is not whole. {why} Verify it.</source>
        <translation>切勿依赖这些数字：{file} 不完整。{why} 请核对。</translation>
    </message>
    <message>
        <source>Do what comes next, as on the floor.</source>
        <translation>做下一步，如同在场上。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>补牌</translation>
    </message>
    <message>
        <source>Draw rules</source>
        <translation>补牌规则</translation>
    </message>
    <message>
        <source>Draw to Banker</source>
        <translation>庄补牌</translation>
    </message>
    <message>
        <source>Draw to Player</source>
        <translation>闲补牌</translation>
    </message>
    <message>
        <source>Drawn together</source>
        <translation>同时抽出</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>补牌</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>练习题</translation>
    </message>
    <message>
        <source>EN</source>
        <translation>简</translation>
    </message>
    <message>
        <source>ENTERED LATE</source>
        <translation>补录</translation>
    </message>
    <message>
        <source>EXAM</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Each opens where it went wrong.</source>
        <translation>逐题回到出错之处。</translation>
    </message>
    <message>
        <source>Each side is asked the same questions.</source>
        <translation>两边问同样的问题。</translation>
    </message>
    <message>
        <source>Earlier round</source>
        <translation>先前牌局</translation>
    </message>
    <message>
        <source>Earlier rounds</source>
        <translation>较早的局</translation>
    </message>
    <message>
        <source>Early close</source>
        <translation>提早收台</translation>
    </message>
    <message>
        <source>Easy Six</source>
        <translation>轻松六</translation>
    </message>
    <message>
        <source>End drill</source>
        <translation>结束练习</translation>
    </message>
    <message>
        <source>End of insurance taken back</source>
        <translation>撤销停止保险</translation>
    </message>
    <message>
        <source>End of the day</source>
        <translation>结束营业日</translation>
    </message>
    <message>
        <source>End session</source>
        <translation>结束本节</translation>
    </message>
    <message>
        <source>End sprint</source>
        <translation>结束冲刺</translation>
    </message>
    <message>
        <source>End the acting rank</source>
        <translation>终止署理</translation>
    </message>
    <message>
        <source>End the day</source>
        <translation>结束本日</translation>
    </message>
    <message>
        <source>End the exam</source>
        <translation>结束考试</translation>
    </message>
    <message>
        <source>Enter a missed round</source>
        <translation>补录牌局</translation>
    </message>
    <message>
        <source>Enter the face that was opened.</source>
        <translation>请输入所开的牌面。</translation>
    </message>
    <message>
        <source>Enter the sum of the bet.</source>
        <translation>请输入注码金额。</translation>
    </message>
    <message>
        <source>Equal Point Totals are a Tie.</source>
        <translation>点数相同即和局。</translation>
    </message>
    <message>
        <source>Error of an earlier round</source>
        <translation>先前牌局的错误</translation>
    </message>
    <message>
        <source>Event {attested} of {path} is not the one that was recorded, as {witness} attests: the ledger was altered, or another lies in its place. Nothing was changed. Keep all its files for inspection and go on from a backup.</source>
        <translation>据 {witness} 核证，{path} 的第 {attested} 条记录并非当时所记：账本曾被改动，或该处放了另一本。未作任何更改。请保存所有文件备查，并从备份继续。</translation>
    </message>
    <message>
        <source>Event {seq} (shoe {shoe}, round {round}): {why}</source>
        <translation>第 {seq} 条记录（第 {shoe} 靴第 {round} 局）：{why}</translation>
    </message>
    <message>
        <source>Event {seq} is attested with another hash than it has.</source>
        <translation>第 {seq} 条记录所核证的哈希值与实际不符。</translation>
    </message>
    <message>
        <source>Event {seq} is attested, but the ledger does not hold it.</source>
        <translation>第 {seq} 条记录有核证，但账本内没有。</translation>
    </message>
    <message>
        <source>Event {seq} is not the one that was recorded.</source>
        <translation>第 {seq} 条记录并非当时所记。</translation>
    </message>
    <message>
        <source>Event {seq} is not the one whose head left the machine (line {line} of {file}).</source>
        <translation>第 {seq} 条记录并非其账链已送出本机的那一条（{file} 第 {line} 行）。</translation>
    </message>
    <message>
        <source>Event {seq}, shoe {shoe}, round {round}: {what}</source>
        <translation>第 {seq} 条记录（第 {shoe} 靴第 {round} 局）：{what}</translation>
    </message>
    <message>
        <source>Event {seq}: {what}</source>
        <translation>第 {seq} 条记录：{what}</translation>
    </message>
    <message>
        <source>Event {seq}: {why}</source>
        <translation>第 {seq} 条记录：{why}</translation>
    </message>
    <message>
        <source>Events {first} to {attested} were recorded, as {witness} attests, but {path} ends at event {found}: the log next to it is gone, or an older file lies in its place. Nothing was changed. Bring back what is missing and try again; if it cannot be found, keep all files of the ledger for inspection and go on from a backup.</source>
        <translation>据 {witness} 核证，第 {first} 至 {attested} 条记录曾经写入，但 {path} 止于第 {found} 条：旁边的日志不见了，或该处放的是较旧的文件。未作任何更改。请取回所缺部分再试；若找不到，请保存账本所有文件备查，并从备份继续。</translation>
    </message>
    <message>
        <source>Events {first} to {last} are missing.</source>
        <translation>缺第 {first} 至 {last} 条记录。</translation>
    </message>
    <message>
        <source>Events {first} to {last} were recorded, but are not in the ledger: the log next to it is gone, or an older file lies in its place. Bring back what is missing.</source>
        <translation>第 {first} 至 {last} 条记录曾经写入，但不在账本内：旁边的日志不见了，或该处放的是较旧的文件。请取回所缺部分。</translation>
    </message>
    <message>
        <source>Every act is recorded, with what the clock showed.</source>
        <translation>每项操作连同时钟所示一并记录。</translation>
    </message>
    <message>
        <source>Every act is recorded; dealing goes on.</source>
        <translation>每项操作都有记录；派牌照常进行。</translation>
    </message>
    <message>
        <source>Every act that was shown is kept.</source>
        <translation>所有已显示的操作均已保存。</translation>
    </message>
    <message>
        <source>Every bettor chooses first: go on, or have the bets back.</source>
        <translation>每位客人先选择：继续或退回下注。</translation>
    </message>
    <message>
        <source>Every card must be open before the result.</source>
        <translation>所有牌须开出才有结果。</translation>
    </message>
    <message>
        <source>Every change is signed.</source>
        <translation>每项变更均须签署。</translation>
    </message>
    <message>
        <source>Every decision was right.</source>
        <translation>每题皆正确。</translation>
    </message>
    <message>
        <source>Every fault that was decided, by kind, paragraph, action and who decided.</source>
        <translation>每项已裁定的异常，按种类、条文、处理及裁定者。</translation>
    </message>
    <message>
        <source>Every round that ended without a result, why, by whose word, and what went back.</source>
        <translation>每一局没有结果的牌局：原因、由谁决定、退回多少。</translation>
    </message>
    <message>
        <source>Everybody who was signed off has to sit the exam again. It cannot be taken back.</source>
        <translation>已签核的人须重新考试。不能撤回。</translation>
    </message>
    <message>
        <source>Everything that was recorded is kept.</source>
        <translation>所有记录已保存。</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Exam at a full table</source>
        <translation>满台考试</translation>
    </message>
    <message>
        <source>Exam seeds</source>
        <translation>考试种子</translation>
    </message>
    <message>
        <source>Exam signed off</source>
        <translation>考试已签署</translation>
    </message>
    <message>
        <source>Exam {exam} is not signed.</source>
        <translation>考试 {exam} 未经签署。</translation>
    </message>
    <message>
        <source>Exam {exam} was signed, but not as passed.</source>
        <translation>考试 {exam} 已签署，但并非合格。</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export the cohort</source>
        <translation>导出班组</translation>
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
        <translation>事实</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>Feb</source>
        <translation>2月</translation>
    </message>
    <message>
        <source>Fewer cards are given than were entered in this round.</source>
        <translation>所给的牌少于本局所输入的。</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>File {name}</source>
        <translation>文件 {name}</translation>
    </message>
    <message>
        <source>Files of the table were open to others: they may no longer be read by them.</source>
        <translation>本台文件曾对他人开放：可能已被读取。</translation>
    </message>
    <message>
        <source>Files: {count}, in {folder}</source>
        <translation>档件：{count} 个，位于 {folder}</translation>
    </message>
    <message>
        <source>First act</source>
        <translation>首项</translation>
    </message>
    <message>
        <source>First run</source>
        <translation>首次启动</translation>
    </message>
    <message>
        <source>For information only; the table’s result prevails.</source>
        <translation>仅供参考，以台面结果为准。</translation>
    </message>
    <message>
        <source>Foreign card found</source>
        <translation>发现异牌</translation>
    </message>
    <message>
        <source>Foreign write</source>
        <translation>外来写入</translation>
    </message>
    <message>
        <source>Foreign write into the ledger</source>
        <translation>账本有外来写入</translation>
    </message>
    <message>
        <source>Foreign write signed for</source>
        <translation>已为外来写入签署</translation>
    </message>
    <message>
        <source>Fortune Six</source>
        <translation>幸运六</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Found in recall</source>
        <translation>回看发现</translation>
    </message>
    <message>
        <source>Found: {found} of {planted}. False alarms: {alarms} of {clean}.</source>
        <translation>找出 {planted} 项中的 {found} 项。误报：{clean} 局中 {alarms} 局。</translation>
    </message>
    <message>
        <source>Four cards</source>
        <translation>四张牌</translation>
    </message>
    <message>
        <source>From</source>
        <translation>由</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>由开始起</translation>
    </message>
    <message>
        <source>From then on an older badge is good no more.</source>
        <translation>此后旧员工证不再有效。</translation>
    </message>
    <message>
        <source>From then on every approval is proved by the signature of its person.</source>
        <translation>此后每项批准均以本人签署证明。</translation>
    </message>
    <message>
        <source>Full stop</source>
        <translation>句号</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>GO ON</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>GO ON WITH THE ROUND</source>
        <translation>继续本局</translation>
    </message>
    <message>
        <source>GO OVER ALL {count}</source>
        <translation>重温全部 {count} 题</translation>
    </message>
    <message>
        <source>GO OVER IT</source>
        <translation>重温此题</translation>
    </message>
    <message>
        <source>GOES BACK</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>Gaming day</source>
        <translation>营业日</translation>
    </message>
    <message>
        <source>Gaming day begun</source>
        <translation>开始营业日</translation>
    </message>
    <message>
        <source>Gaming day closed</source>
        <translation>结束营业日</translation>
    </message>
    <message>
        <source>Give a reason of 1 to {most} characters.</source>
        <translation>请写 1 至 {most} 个字符的原因。</translation>
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
        <translation>继续</translation>
    </message>
    <message>
        <source>Go on as shown</source>
        <translation>照此继续</translation>
    </message>
    <message>
        <source>Go on later</source>
        <translation>稍后继续</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>继续考试</translation>
    </message>
    <message>
        <source>Go on without signatures</source>
        <translation>不签署而继续</translation>
    </message>
    <message>
        <source>Go over it</source>
        <translation>重温</translation>
    </message>
    <message>
        <source>Go over what was wrong</source>
        <translation>重温错题</translation>
    </message>
    <message>
        <source>Gold is what comes next. Touch it.</source>
        <translation>金色就是下一步，请点按。</translation>
    </message>
    <message>
        <source>Good: it is byte for byte what the ledger gives.</source>
        <translation>无误：与账本所得逐字节相同。</translation>
    </message>
    <message>
        <source>Grades</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Half pay</source>
        <translation>半赔</translation>
    </message>
    <message>
        <source>Half pay.</source>
        <translation>赔一半。</translation>
    </message>
    <message>
        <source>Hand signals</source>
        <translation>手势</translation>
    </message>
    <message>
        <source>Handed over as it lies</source>
        <translation>照现状交接</translation>
    </message>
    <message>
        <source>Hardest for you</source>
        <translation>最难</translation>
    </message>
    <message>
        <source>Hardest items</source>
        <translation>最难题目</translation>
    </message>
    <message>
        <source>Has a face been seen?</source>
        <translation>牌面是否外露？</translation>
    </message>
    <message>
        <source>Head file missing: have the ledger verified against the last report.</source>
        <translation>账链档不见了：请以最近的报告核对账本。</translation>
    </message>
    <message>
        <source>Heads leave this machine no more: the profile names no place for them.</source>
        <translation>账链不再送离本机：配置文件没有指明送往何处。</translation>
    </message>
    <message>
        <source>Heads not sent</source>
        <translation>账链未送出</translation>
    </message>
    <message>
        <source>Heads of the ledger</source>
        <translation>账链外送</translation>
    </message>
    <message>
        <source>Hide this</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Higher play</source>
        <translation>加注</translation>
    </message>
    <message>
        <source>Hold it to the reader, then sign for it.</source>
        <translation>靠近读卡器，然后签署。</translation>
    </message>
    <message>
        <source>Hold the badge to the reader</source>
        <translation>将员工证靠近读卡器</translation>
    </message>
    <message>
        <source>House decision</source>
        <translation>场方决定</translation>
    </message>
    <message>
        <source>House net</source>
        <translation>场方净额</translation>
    </message>
    <message>
        <source>House net a round</source>
        <translation>每局场方净额</translation>
    </message>
    <message>
        <source>House net, theoretical</source>
        <translation>场方净额、理论值</translation>
    </message>
    <message>
        <source>House settings</source>
        <translation>场方设置</translation>
    </message>
    <message>
        <source>House {net}</source>
        <translation>场方 {net}</translation>
    </message>
    <message>
        <source>How many rounds each dealer has dealt an hour on duty, where the time of a round goes, and each change of dealer, with the head to sign for.</source>
        <translation>各荷官当值时每小时派多少局，每局时间用在何处，以及每次换荷官，连同所签认的账链。</translation>
    </message>
    <message>
        <source>How sure are you?</source>
        <translation>是否确定？</translation>
    </message>
    <message>
        <source>I decide alone</source>
        <translation>我自己决定</translation>
    </message>
    <message>
        <source>IN TIME</source>
        <translation>及时</translation>
    </message>
    <message>
        <source>INSURANCE</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>IT WAS THIS CARD</source>
        <translation>就是此牌</translation>
    </message>
    <message>
        <source>If it cannot be put back</source>
        <translation>若不可复原</translation>
    </message>
    <message>
        <source>If it was the {card}</source>
        <translation>若是 {card}</translation>
    </message>
    <message>
        <source>If one comes, touch it. Play halts.</source>
        <translation>若再出现请点按，牌局会停。</translation>
    </message>
    <message>
        <source>If put back in order</source>
        <translation>若可复原</translation>
    </message>
    <message>
        <source>If the Banker wins next</source>
        <translation>庄问路</translation>
    </message>
    <message>
        <source>If the Player wins next</source>
        <translation>闲问路</translation>
    </message>
    <message>
        <source>If the program ends meanwhile, its next start puts the ledger away.</source>
        <translation>若程序其间终止，下次启动时会存档。</translation>
    </message>
    <message>
        <source>If the staff file is ever lost, this code and a Table Game Shift Manager put another in its place. Write it down, seal it in an envelope, and keep that apart from the table.</source>
        <translation>若员工档遗失，可凭此号码及一名值班经理换上另一份。请抄下，封入信封，并与本台分开保管。</translation>
    </message>
    <message>
        <source>In another order: {what}</source>
        <translation>次序不同：{what}</translation>
    </message>
    <message>
        <source>In force → in the profile: {changes}.</source>
        <translation>现行 → 配置文件：{changes}。</translation>
    </message>
    <message>
        <source>In other words</source>
        <translation>另述</translation>
    </message>
    <message>
        <source>In the folder</source>
        <translation>所在文件夹</translation>
    </message>
    <message>
        <source>In the initial deal?</source>
        <translation>首四张牌？</translation>
    </message>
    <message>
        <source>In this order the cards left the shoe: {cards}</source>
        <translation>牌离开牌靴的次序：{cards}</translation>
    </message>
    <message>
        <source>In this report</source>
        <translation>本报告内容</translation>
    </message>
    <message>
        <source>In which order did the cards leave the shoe?</source>
        <translation>请按出靴次序点选</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Insurance asked for after a missed offer</source>
        <translation>错过第一次后要求的保险</translation>
    </message>
    <message>
        <source>Insurance at {odds} to 1</source>
        <translation>保险 1 赔 {odds}</translation>
    </message>
    <message>
        <source>Insurance closed</source>
        <translation>停止保险</translation>
    </message>
    <message>
        <source>Insurance is not offered</source>
        <translation>未提供保险</translation>
    </message>
    <message>
        <source>Insurance is offered and closed</source>
        <translation>保险已提供并停止</translation>
    </message>
    <message>
        <source>Insurance lammer</source>
        <translation>保险牌</translation>
    </message>
    <message>
        <source>Insurance neglected</source>
        <translation>漏问保险</translation>
    </message>
    <message>
        <source>Insurance not offered</source>
        <translation>漏问保险</translation>
    </message>
    <message>
        <source>Insurance on that hand was not due to this bettor, or was offered, taken or declined.</source>
        <translation>此客人在该方不应提供保险，或已提供、已买或不买。</translation>
    </message>
    <message>
        <source>Insurance on the {hand}</source>
        <translation>{hand}保险</translation>
    </message>
    <message>
        <source>Insurance on the {hand}, {odds}</source>
        <translation>{hand}保险，{odds}</translation>
    </message>
    <message>
        <source>Insurance on {hand}</source>
        <translation>{hand}保险</translation>
    </message>
    <message>
        <source>Insurance on {hand} is open. Close it before the next card.</source>
        <translation>{hand}保险正在进行。请先停止保险，再派下一张牌。</translation>
    </message>
    <message>
        <source>Insurance on {hand}, {price}</source>
        <translation>{hand}保险，{price}</translation>
    </message>
    <message>
        <source>Insurance rows</source>
        <translation>保险赔率表</translation>
    </message>
    <message>
        <source>Insurance taken back</source>
        <translation>撤销保险</translation>
    </message>
    <message>
        <source>Insurance was due and not offered; the bet on the losing hand is to go back.</source>
        <translation>应提供保险而漏问；输方注码须退回。</translation>
    </message>
    <message>
        <source>Insurance was neglected</source>
        <translation>漏问保险</translation>
    </message>
    <message>
        <source>Insurance was offered</source>
        <translation>已提供保险</translation>
    </message>
    <message>
        <source>Insurance · Super Six Plus</source>
        <translation>保险 · 超级六</translation>
    </message>
    <message>
        <source>Insurance: the odds lie on the lammer when it is offered.</source>
        <translation>保险：赔率以放出的保险牌为准。</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>Irregularity</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>Is that right?</source>
        <translation>是否正确？</translation>
    </message>
    <message>
        <source>Is the order of the cards known?</source>
        <translation>牌序是否已知？</translation>
    </message>
    <message>
        <source>It belongs to shoe {shoe}, round {round}.</source>
        <translation>它属于第 {shoe} 靴第 {round} 局。</translation>
    </message>
    <message>
        <source>It belongs to table {table}.</source>
        <translation>它属于 {table} 台。</translation>
    </message>
    <message>
        <source>It cannot be compared: {why}</source>
        <translation>无法比较：{why}</translation>
    </message>
    <message>
        <source>It counts as not done, like the {count} behind it.</source>
        <translation>它与其后 {count} 项均视作未做。</translation>
    </message>
    <message>
        <source>It counts once it is signed.</source>
        <translation>签核后方算数。</translation>
    </message>
    <message>
        <source>It depends on the cards.</source>
        <translation>视乎牌而定。</translation>
    </message>
    <message>
        <source>It does not go on from {earlier}.</source>
        <translation>它并非接续 {earlier}。</translation>
    </message>
    <message>
        <source>It does not stand on the event before it: one of the two was altered.</source>
        <translation>与前一条记录不相连：两者之一曾被改动。</translation>
    </message>
    <message>
        <source>It does not stand on the ledger's identity: that was altered, or the start is missing.</source>
        <translation>与账本身份不相连：身份曾被改动，或缺了开头。</translation>
    </message>
    <message>
        <source>It ends here and is not passed. A resit has to wait.</source>
        <translation>考试就此结束，不合格。补考须等候。</translation>
    </message>
    <message>
        <source>It goes back to the player.</source>
        <translation>退还客人。</translation>
    </message>
    <message>
        <source>It happened after the initial deal.</source>
        <translation>在首轮派牌之后发生。</translation>
    </message>
    <message>
        <source>It happened in the initial deal.</source>
        <translation>在首轮派牌时发生。</translation>
    </message>
    <message>
        <source>It has no command.</source>
        <translation>它没有指令。</translation>
    </message>
    <message>
        <source>It has signed on for the last time.</source>
        <translation>此为最后一次签到。</translation>
    </message>
    <message>
        <source>It has {found} rows; the events ask for {expected}.</source>
        <translation>现有 {found} 行；按记录应有 {expected} 行。</translation>
    </message>
    <message>
        <source>It holds names: anybody who has the file knows who trains.</source>
        <translation>内含姓名：取得档件者即知谁在受训。</translation>
    </message>
    <message>
        <source>It is a Tie</source>
        <translation>和局</translation>
    </message>
    <message>
        <source>It is about box {box}, {bet}</source>
        <translation>关于 {box} 号位，{bet}</translation>
    </message>
    <message>
        <source>It is about card {number}: {card}</source>
        <translation>关于第 {number} 张牌：{card}</translation>
    </message>
    <message>
        <source>It is about the round before.</source>
        <translation>关于上一局。</translation>
    </message>
    <message>
        <source>It is no attempt, and nobody can sign it.</source>
        <translation>不计作应考，任何人都不能签署。</translation>
    </message>
    <message>
        <source>It is not recorded as a part of the act that it belongs to.</source>
        <translation>它并非记录为所属操作的一部分。</translation>
    </message>
    <message>
        <source>It is not stored as an event is.</source>
        <translation>存放方式不合规格。</translation>
    </message>
    <message>
        <source>It is not what the ledger gives: it was altered.</source>
        <translation>与账本所得不同：曾被改动。</translation>
    </message>
    <message>
        <source>It is recorded now, and the {count} behind it.</source>
        <translation>现在记录它及其后 {count} 项。</translation>
    </message>
    <message>
        <source>It is recorded under the number that signs.</source>
        <translation>以签署者编号记录。</translation>
    </message>
    <message>
        <source>It is recorded.</source>
        <translation>予以记录。</translation>
    </message>
    <message>
        <source>It is refused.</source>
        <translation>不予接受。</translation>
    </message>
    <message>
        <source>It is signed for afterwards.</source>
        <translation>其后签署。</translation>
    </message>
    <message>
        <source>It is signed.</source>
        <translation>已签核。</translation>
    </message>
    <message>
        <source>It is stored behind event {seq}: the file is damaged.</source>
        <translation>它存放在第 {seq} 条记录之后：文件已损坏。</translation>
    </message>
    <message>
        <source>It is: {action}, by {rank}.</source>
        <translation>应为：{action}，裁定者：{rank}。</translation>
    </message>
    <message>
        <source>It leaves every list and every later export. Certificates handed out stay.</source>
        <translation>名字会从所有名单及日后导出中消失。已发出的证书不受影响。</translation>
    </message>
    <message>
        <source>It proves nothing by itself: lammer verify compares it with the training ledger.</source>
        <translation>证书本身不足为证：lammer verify 与训练账本核对。</translation>
    </message>
    <message>
        <source>It shows {time}. The round in hand is played to its end; until somebody confirms the time, acts are recorded by the time that goes by, and no round commences. Have the technician set the clock if it is wrong, then confirm it.</source>
        <translation>它显示 {time}。进行中的牌局派完为止；在确认时间之前，操作按经过的时间记录，并不开新局。时钟若不对，请技术员校正，再确认。</translation>
    </message>
    <message>
        <source>It stays in the strip until it is mended.</source>
        <translation>修复之前会一直显示在下方。</translation>
    </message>
    <message>
        <source>It was decided by version {version} of the rules, which this program does not know.</source>
        <translation>它按规则版本 {version} 裁定，本程序不认得该版本。</translation>
    </message>
    <message>
        <source>It was decided: {kind}</source>
        <translation>已裁定：{kind}</translation>
    </message>
    <message>
        <source>It was ended at decision {decisions}, before it was decided.</source>
        <translation>在第 {decisions} 题终止，未有结果。</translation>
    </message>
    <message>
        <source>It was interrupted a second time.</source>
        <translation>第二次中断。</translation>
    </message>
    <message>
        <source>It was interrupted, and not gone on with on the same gaming day.</source>
        <translation>曾中断，且未在同一营业日继续。</translation>
    </message>
    <message>
        <source>It was interrupted, and this program asks other things.</source>
        <translation>考试曾中断，而本程序的题目已不同。</translation>
    </message>
    <message>
        <source>It was seen which of them came first.</source>
        <translation>已看清哪一张先出。</translation>
    </message>
    <message>
        <source>Its authority {authority} was not granted.</source>
        <translation>其权限 {authority} 并未授予。</translation>
    </message>
    <message>
        <source>Its definition was altered or is missing.</source>
        <translation>其定义曾被改动或不见了。</translation>
    </message>
    <message>
        <source>Its fingerprint is {figures}. The key before has not signed for it. Compare it with the one that was noted when it was made; heads wait until somebody signs.</source>
        <translation>其指纹为 {figures}。先前的密钥未为此签署。请与制作时记下的对照；签署之前账链暂不外送。</translation>
    </message>
    <message>
        <source>Its hash is not that of its contents: it was altered.</source>
        <translation>哈希值与内容不符：曾被改动。</translation>
    </message>
    <message>
        <source>Its ledger</source>
        <translation>其账本</translation>
    </message>
    <message>
        <source>Its row is not what the event says.</source>
        <translation>此行与记录不符。</translation>
    </message>
    <message>
        <source>Its time by the clock {at} is not a time of the ledger.</source>
        <translation>其时钟时间 {at} 不是账本的时间。</translation>
    </message>
    <message>
        <source>Its time is not that of the clock that it confirms.</source>
        <translation>其时间并非所确认的时钟时间。</translation>
    </message>
    <message>
        <source>Its time {at} is not a time of the ledger.</source>
        <translation>其时间 {at} 不是账本的时间。</translation>
    </message>
    <message>
        <source>Its time {at} lies before the one before it.</source>
        <translation>其时间 {at} 早于前一条记录。</translation>
    </message>
    <message>
        <source>Jan</source>
        <translation>1月</translation>
    </message>
    <message>
        <source>Joker found</source>
        <translation>发现大小王</translation>
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
        <translation>请保存移开的文件。此警示不会消失。</translation>
    </message>
    <message>
        <source>Kept: {path}</source>
        <translation>已保存：{path}</translation>
    </message>
    <message>
        <source>Key of the table</source>
        <translation>本台密钥</translation>
    </message>
    <message>
        <source>Key of the table taken</source>
        <translation>采用本台密钥</translation>
    </message>
    <message>
        <source>Key of the table: {key}</source>
        <translation>本台密钥：{key}</translation>
    </message>
    <message>
        <source>Kinds of change</source>
        <translation>变更种类</translation>
    </message>
    <message>
        <source>LAST RESULT</source>
        <translation>上局结果</translation>
    </message>
    <message>
        <source>LAST ROUND before the shoe ends</source>
        <translation>本靴最后一局</translation>
    </message>
    <message>
        <source>LAST ROUND before the table closes</source>
        <translation>收台前最后一局</translation>
    </message>
    <message>
        <source>LEDGER</source>
        <translation>账本</translation>
    </message>
    <message>
        <source>LEDGER NOT WHOLE: DO NOT RELY ON THESE FIGURES</source>
        <translation>账本不完整：切勿依赖这些数字</translation>
    </message>
    <message>
        <source>LEFT</source>
        <translation>余牌</translation>
    </message>
    <message>
        <source>LIMITS</source>
        <translation>限红</translation>
    </message>
    <message>
        <source>Lammer out</source>
        <translation>放出保险牌</translation>
    </message>
    <message>
        <source>Lammer taken back</source>
        <translation>撤销保险牌</translation>
    </message>
    <message>
        <source>Lammer: players’ display</source>
        <translation>Lammer：客用显示</translation>
    </message>
    <message>
        <source>Lapsed sign-offs</source>
        <translation>失效签核</translation>
    </message>
    <message>
        <source>Last act</source>
        <translation>末项</translation>
    </message>
    <message>
        <source>Last answers</source>
        <translation>最近作答</translation>
    </message>
    <message>
        <source>Last round announced</source>
        <translation>已宣布最后一局</translation>
    </message>
    <message>
        <source>Last round taken back</source>
        <translation>撤回最后一局</translation>
    </message>
    <message>
        <source>Late bet</source>
        <translation>迟到注码</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Later rounds</source>
        <translation>较后的局</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Leave exam</source>
        <translation>离开考试</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Leave it open</source>
        <translation>未确定</translation>
    </message>
    <message>
        <source>Leave the day open</source>
        <translation>不结束本日</translation>
    </message>
    <message>
        <source>Leave the exam?</source>
        <translation>离开考试？</translation>
    </message>
    <message>
        <source>Leave the limits as they are</source>
        <translation>限额不变</translation>
    </message>
    <message>
        <source>Leave the table without a dealer?</source>
        <translation>让本台没有荷官？</translation>
    </message>
    <message>
        <source>Leave what has not lost</source>
        <translation>留下未输的</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>离台</translation>
    </message>
    <message>
        <source>Leaving means not passed.</source>
        <translation>离开即不合格。</translation>
    </message>
    <message>
        <source>Ledger head</source>
        <translation>账链</translation>
    </message>
    <message>
        <source>Ledger head: event {seq} of {at}</source>
        <translation>账链：第 {seq} 条记录，{at}</translation>
    </message>
    <message>
        <source>Less often</source>
        <translation>较少见</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <translation>第 {number} 级</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>可能</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>Limits and profile changed</source>
        <translation>限额及设置变更</translation>
    </message>
    <message>
        <source>Limits changed</source>
        <translation>更改限额</translation>
    </message>
    <message>
        <source>Limits turned back</source>
        <translation>限额退回</translation>
    </message>
    <message>
        <source>Limits, pro rata</source>
        <translation>限额、按比例</translation>
    </message>
    <message>
        <source>Line {line} of {file} is no head.</source>
        <translation>{file} 第 {line} 行不是账链。</translation>
    </message>
    <message>
        <source>Line {line} of {file} is not signed with the key of the table.</source>
        <translation>{file} 第 {line} 行并非以本台密钥签署。</translation>
    </message>
    <message>
        <source>Line {line} of {file} is signed with the key {key}, on record since event {known}, for which no noted key vouches: compare it with what was noted then, and name it with --key too.</source>
        <translation>{file} 第 {line} 行以密钥 {key} 签署，该密钥自第 {known} 条记录起列入记录，但没有任何已抄下的密钥为其作证：请与当时抄下者核对，并同样以 --key 指明。</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再看一次</translation>
    </message>
    <message>
        <source>Looked up: a miss</source>
        <translation>已查看答案：算错</translation>
    </message>
    <message>
        <source>Losing bets taken</source>
        <translation>输注已收</translation>
    </message>
    <message>
        <source>MAKE SHIFT MANAGER</source>
        <translation>设为值班经理</translation>
    </message>
    <message>
        <source>MARK AS LAPSED</source>
        <translation>标为失效</translation>
    </message>
    <message>
        <source>MAX</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>MAX DIFF</source>
        <translation>最高差额</translation>
    </message>
    <message>
        <source>MAX DIFFERENTIAL</source>
        <translation>最高差额</translation>
    </message>
    <message>
        <source>MIN</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Manager’s ruling</source>
        <translation>经理裁定</translation>
    </message>
    <message>
        <source>Manner, voice</source>
        <translation>仪态、声线</translation>
    </message>
    <message>
        <source>Mar</source>
        <translation>3月</translation>
    </message>
    <message>
        <source>Mark sign-offs as lapsed</source>
        <translation>把签核标为失效</translation>
    </message>
    <message>
        <source>Marked as lapsed: {count}.</source>
        <translation>已标为失效：{count}。</translation>
    </message>
    <message>
        <source>Marked cards</source>
        <translation>牌有记号</translation>
    </message>
    <message>
        <source>Mastered is three things</source>
        <translation>掌握要有三项</translation>
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
        <translation>每日分钟，14 日</translation>
    </message>
    <message>
        <source>Minutes trained by all, by day</source>
        <translation>全班每日练习分钟</translation>
    </message>
    <message>
        <source>Misdeal {number}</source>
        <translation>错派 {number}</translation>
    </message>
    <message>
        <source>Misdeals</source>
        <translation>错派</translation>
    </message>
    <message>
        <source>Mock exam</source>
        <translation>模拟考试</translation>
    </message>
    <message>
        <source>More bettors</source>
        <translation>更多客人</translation>
    </message>
    <message>
        <source>More than is allowed here.</source>
        <translation>超出此处所限。</translation>
    </message>
    <message>
        <source>More than one screen is named {name}.</source>
        <translation>有多个屏幕名为 {name}。</translation>
    </message>
    <message>
        <source>My results</source>
        <translation>我的成绩</translation>
    </message>
    <message>
        <source>NEW SHOE</source>
        <translation>换新靴</translation>
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
        <translation>并无真钱投注</translation>
    </message>
    <message>
        <source>NO MORE BETS</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>NOT RECORDED</source>
        <translation>未记录</translation>
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
        <translation>已移除学员姓名</translation>
    </message>
    <message>
        <source>Name the ledger that the report is about.</source>
        <translation>请指定报告所据的账本。</translation>
    </message>
    <message>
        <source>Name, number and PIN</source>
        <translation>姓名、编号及密码</translation>
    </message>
    <message>
        <source>Name, staff number and a new PIN, typed twice.</source>
        <translation>姓名、员工编号及新密码（输入两次）。</translation>
    </message>
    <message>
        <source>Names and results of everybody are shown.</source>
        <translation>会显示所有人的姓名及成绩。</translation>
    </message>
    <message>
        <source>Names leave this page
only by Export.</source>
        <translation>姓名只会经导出
离开此页。</translation>
    </message>
    <message>
        <source>Natural {points}. {call}</source>
        <translation>例牌{points}点。{call}</translation>
    </message>
    <message>
        <source>Neglected insurance is looked at after the result, before the next round commences.</source>
        <translation>漏问保险在有结果后、下一局开始前处理。</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>新密码</translation>
    </message>
    <message>
        <source>New badge</source>
        <translation>新员工证</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>新设置</translation>
    </message>
    <message>
        <source>New shoe</source>
        <translation>换新靴</translation>
    </message>
    <message>
        <source>New shoe before the cut card</source>
        <translation>切牌前换新靴</translation>
    </message>
    <message>
        <source>New standing bettor</source>
        <translation>新站立客人</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
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
        <translation>此处没有低于最低的注码。</translation>
    </message>
    <message>
        <source>No bet of this player is under the minimum.</source>
        <translation>此客人没有低于最低的注码。</translation>
    </message>
    <message>
        <source>No bets from a Tie are there.</source>
        <translation>该处没有和局留下的筹码。</translation>
    </message>
    <message>
        <source>No bets placed. Close anyway?</source>
        <translation>台上没有注码，仍要停止下注？</translation>
    </message>
    <message>
        <source>No card is drawn now.</source>
        <translation>现时不抽牌。</translation>
    </message>
    <message>
        <source>No card is to come that could be squeezed.</source>
        <translation>没有下一张牌可眯。</translation>
    </message>
    <message>
        <source>No card lies at {hand} {place}.</source>
        <translation>{hand}第 {place} 张没有牌。</translation>
    </message>
    <message>
        <source>No card {number} left the shoe in this round.</source>
        <translation>本局没有第 {number} 张牌出靴。</translation>
    </message>
    <message>
        <source>No change</source>
        <translation>不换</translation>
    </message>
    <message>
        <source>No chip of this table</source>
        <translation>非本台筹码</translation>
    </message>
    <message>
        <source>No clock can have jumped here.</source>
        <translation>此处不可能有时钟跳动。</translation>
    </message>
    <message>
        <source>No coached round is under way.</source>
        <translation>现时没有进行中的教练局。</translation>
    </message>
    <message>
        <source>No copy made</source>
        <translation>未能备份</translation>
    </message>
    <message>
        <source>No copy of the ledger could be made.</source>
        <translation>未能备份账本。</translation>
    </message>
    <message>
        <source>No correction, back to the table</source>
        <translation>不更正，返回台面</translation>
    </message>
    <message>
        <source>No event has the attested hash {hash}.</source>
        <translation>没有任何记录的哈希值是所核证的 {hash}。</translation>
    </message>
    <message>
        <source>No feedback: no hint, no score, no sound.</source>
        <translation>一概不提示：无提示、无分数、无声音。</translation>
    </message>
    <message>
        <source>No hint, no score,
no sound.</source>
        <translation>无提示、无分数、
无声音。</translation>
    </message>
    <message>
        <source>No insurance at this table</source>
        <translation>本台不设保险</translation>
    </message>
    <message>
        <source>No insurance is on offer now.</source>
        <translation>现时没有提供保险。</translation>
    </message>
    <message>
        <source>No irregularity, back to the hand</source>
        <translation>没有异常，返回牌局</translation>
    </message>
    <message>
        <source>No later round has commenced yet. Raise the fault itself.</source>
        <translation>其后尚未开始新局。请直接提出该项异常。</translation>
    </message>
    <message>
        <source>No losing bet lies in box {box}.</source>
        <translation>{box} 号位没有输注。</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>No more bets taken back</source>
        <translation>撤销停止下注</translation>
    </message>
    <message>
        <source>No more bets.</source>
        <translation>停止下注。</translation>
    </message>
    <message>
        <source>No more bets. Please take back the late bet.</source>
        <translation>停止下注，请取回迟到注码。</translation>
    </message>
    <message>
        <source>No more bets. The bet stays where it lay.</source>
        <translation>停止下注，注码不得移动。</translation>
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
        <translation>本靴已无此牌：{count} 张全出。</translation>
    </message>
    <message>
        <source>No more is recovered than the difference of owed and paid.</source>
        <translation>收回不得超过应付与已赔之差。</translation>
    </message>
    <message>
        <source>No options are open.</source>
        <translation>现时没有选择待定。</translation>
    </message>
    <message>
        <source>No outcome has been established.</source>
        <translation>结果未定。</translation>
    </message>
    <message>
        <source>No picture of the house</source>
        <translation>没有场馆图片</translation>
    </message>
    <message>
        <source>No placement is under way.</source>
        <translation>没有进行中的摸底。</translation>
    </message>
    <message>
        <source>No players’ display</source>
        <translation>没有客用显示</translation>
    </message>
    <message>
        <source>No question has another answer.</source>
        <translation>没有问题的答案不同。</translation>
    </message>
    <message>
        <source>No round commences before.</source>
        <translation>此前不开新局。</translation>
    </message>
    <message>
        <source>No round has been settled yet.</source>
        <translation>尚未结算任何一局。</translation>
    </message>
    <message>
        <source>No round is open.</source>
        <translation>没有进行中的牌局。</translation>
    </message>
    <message>
        <source>No round is open. Round {number} is settled.</source>
        <translation>没有进行中的牌局。第 {number} 局已结算。</translation>
    </message>
    <message>
        <source>No round is over yet.</source>
        <translation>尚未完成一局。</translation>
    </message>
    <message>
        <source>No round is under way.</source>
        <translation>没有进行中的牌局。</translation>
    </message>
    <message>
        <source>No round of this shoe is over yet.</source>
        <translation>本靴尚未完成一局。</translation>
    </message>
    <message>
        <source>No round was settled in this period.</source>
        <translation>本期没有结算任何一局。</translation>
    </message>
    <message>
        <source>No row of the insurance table holds these totals for anybody here.</source>
        <translation>保险表中没有适用于此处客人的点数。</translation>
    </message>
    <message>
        <source>No run of digits, no repetition, not the staff number.</source>
        <translation>不可连号、重复或用员工编号。</translation>
    </message>
    <message>
        <source>No such bet is on record in this round: box {box}, {bettor}, {bet}.</source>
        <translation>本局没有此注的记录：{box} 号位，{bettor}，{bet}。</translation>
    </message>
    <message>
        <source>No such round: {wanted}</source>
        <translation>没有此局：{wanted}</translation>
    </message>
    <message>
        <source>No sum is armed.</source>
        <translation>未备注码。</translation>
    </message>
    <message>
        <source>No time lies from {start} to {end}. Check from and to.</source>
        <translation>{start} 至 {end} 之间没有时间。请检查起止。</translation>
    </message>
    <message>
        <source>No to insurance taken back</source>
        <translation>撤销不买保险</translation>
    </message>
    <message>
        <source>No-insurance notice</source>
        <translation>免保险告示</translation>
    </message>
    <message>
        <source>Nobody acts as a Dealer: choose a higher rank.</source>
        <translation>无须署理荷官：请选更高职级。</translation>
    </message>
    <message>
        <source>Nobody approves what they asked for themselves.</source>
        <translation>不得批准自己的要求。</translation>
    </message>
    <message>
        <source>Nobody assigns a rank to themselves.</source>
        <translation>不得为自己委派职级。</translation>
    </message>
    <message>
        <source>Nobody can say which of them came first.</source>
        <translation>无人能说哪一张先出。</translation>
    </message>
    <message>
        <source>Nobody can sign</source>
        <translation>无人可签署</translation>
    </message>
    <message>
        <source>Nobody can sign here: this table has no staff.</source>
        <translation>此处无人可签署：本台没有员工。</translation>
    </message>
    <message>
        <source>Nobody can sign now</source>
        <translation>现时无人可签署</translation>
    </message>
    <message>
        <source>Nobody could sign: the staff file was not the one known.</source>
        <translation>当时无人可签署：员工档并非所认的一份。</translation>
    </message>
    <message>
        <source>Nobody deals here.</source>
        <translation>本台无人派牌。</translation>
    </message>
    <message>
        <source>Nobody has a session left.</source>
        <translation>没有人尚余节数。</translation>
    </message>
    <message>
        <source>Nobody has approved what takes the rank {authority}.</source>
        <translation>须有 {authority} 职级者，却无人批准。</translation>
    </message>
    <message>
        <source>Nobody has signed for what the profile says here.</source>
        <translation>尚无人为配置文件此处所述签署。</translation>
    </message>
    <message>
        <source>Nobody has this number or badge.</source>
        <translation>没有人有此编号或员工证。</translation>
    </message>
    <message>
        <source>Nobody is on duty at this table.</source>
        <translation>本台无人当值。</translation>
    </message>
    <message>
        <source>Nobody is signed on at this table. Sign on first.</source>
        <translation>本台无人签到。请先签到。</translation>
    </message>
    <message>
        <source>Nobody may ask for a squeeze now.</source>
        <translation>现时不可要求眯牌。</translation>
    </message>
    <message>
        <source>Nobody signs</source>
        <translation>无须签署</translation>
    </message>
    <message>
        <source>Nobody trains here yet.</source>
        <translation>尚无人在此受训。</translation>
    </message>
    <message>
        <source>Non-Commission Tournament</source>
        <translation>免佣锦标赛</translation>
    </message>
    <message>
        <source>Non-Commission · Easy Six</source>
        <translation>免佣百家乐 · 轻松六</translation>
    </message>
    <message>
        <source>Non-Commission · Fortune Six</source>
        <translation>免佣百家乐 · 幸运六</translation>
    </message>
    <message>
        <source>Non-Commission · Insurance · Super Six Plus</source>
        <translation>免佣百家乐 · 保险 · 超级六</translation>
    </message>
    <message>
        <source>None of these bets may be placed again. Check the limits.</source>
        <translation>这些注码均不可再放。请检查限额。</translation>
    </message>
    <message>
        <source>Not archived yet</source>
        <translation>尚未封存</translation>
    </message>
    <message>
        <source>Not checked: it is of form {form}, and this Lammer makes form {own}.</source>
        <translation>未核对：其格式为 {form}，本 Lammer 制作格式 {own}。</translation>
    </message>
    <message>
        <source>Not checked: it is written in other words than this Lammer has for its language.</source>
        <translation>未核对：其用语与本 Lammer 该语言的用语不同。</translation>
    </message>
    <message>
        <source>Not checked: name the training ledger with --ledger. A certificate alone proves nothing.</source>
        <translation>未核对：请用 --ledger 指明训练账本。单凭证书不足为证。</translation>
    </message>
    <message>
        <source>Not good. {why}</source>
        <translation>有误。{why}</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暂不</translation>
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
        <translation>未能记录</translation>
    </message>
    <message>
        <source>Not recorded: {act}. {cause}</source>
        <translation>未能记录：{act}。{cause}</translation>
    </message>
    <message>
        <source>Not repeated: {bets}.</source>
        <translation>未重复：{bets}。</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>不对</translation>
    </message>
    <message>
        <source>Not right.</source>
        <translation>不正确。</translation>
    </message>
    <message>
        <source>Not shuffled</source>
        <translation>未洗牌</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>未有结果</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Note of the last event missing: have the ledger verified by the last head.</source>
        <translation>最后记录的备注不见了：请以最后账链核对账本。</translation>
    </message>
    <message>
        <source>Note of the last event not proved: have the ledger verified by the last head.</source>
        <translation>最后记录的备注未获证实：请以最后账链核对账本。</translation>
    </message>
    <message>
        <source>Note the key of the table with it: {figures}.</source>
        <translation>请一并记下本台密钥：{figures}。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Nothing can be dealt before.</source>
        <translation>此前不能派牌。</translation>
    </message>
    <message>
        <source>Nothing can be dealt yet.</source>
        <translation>暂不能派牌。</translation>
    </message>
    <message>
        <source>Nothing changes</source>
        <translation>没有变更</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>没有变更。</translation>
    </message>
    <message>
        <source>Nothing here is paid
or reported.</source>
        <translation>此处不作赔付
亦不入报告。</translation>
    </message>
    <message>
        <source>Nothing is asked now.</source>
        <translation>现在没有题目。</translation>
    </message>
    <message>
        <source>Nothing is closed yet.</source>
        <translation>尚未结束。</translation>
    </message>
    <message>
        <source>Nothing is dealt from cards that are not shuffled. Shuffle and cut them first.</source>
        <translation>未洗的牌不得派。请先洗牌及切牌。</translation>
    </message>
    <message>
        <source>Nothing is left to pay in box {box}.</source>
        <translation>{box} 号位已无须再赔。</translation>
    </message>
    <message>
        <source>Nothing is left to take in box {box}.</source>
        <translation>{box} 号位已无须再收。</translation>
    </message>
    <message>
        <source>Nothing is on record there that it could be about.</source>
        <translation>该处没有可涉及的记录。</translation>
    </message>
    <message>
        <source>Nothing is shown here.</source>
        <translation>此处一概不提示。</translation>
    </message>
    <message>
        <source>Nothing is weak</source>
        <translation>各科皆可</translation>
    </message>
    <message>
        <source>Nothing is written yet.</source>
        <translation>尚未输入。</translation>
    </message>
    <message>
        <source>Nothing is wrong</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>Nothing is wrong at the table.</source>
        <translation>台面没有问题。</translation>
    </message>
    <message>
        <source>Nothing keeps this screen from blanking while the table is open.</source>
        <translation>本台开启期间，这个屏幕可能变黑。</translation>
    </message>
    <message>
        <source>Nothing may be dealt before a new shoe. Put in a new shoe.</source>
        <translation>换新靴之前不得派牌。请换新靴。</translation>
    </message>
    <message>
        <source>Nothing may be dealt before a new shoe. The round cannot be completed.</source>
        <translation>换新靴之前不得派牌。本局无法完成。</translation>
    </message>
    <message>
        <source>Nothing may be written into {folder}. {nothing}</source>
        <translation>{folder} 不可写入。{nothing}</translation>
    </message>
    <message>
        <source>Nothing of this kind changes.</source>
        <translation>此类没有变更。</translation>
    </message>
    <message>
        <source>Nothing that was recorded is changed.</source>
        <translation>所记录的一概不变。</translation>
    </message>
    <message>
        <source>Nothing to call yet.</source>
        <translation>暂无须宣布。</translation>
    </message>
    <message>
        <source>Nothing to correct: the entry is the same, or not made yet.</source>
        <translation>无需更正：记录已经如此，或尚未输入。</translation>
    </message>
    <message>
        <source>Nothing to correct: the entry is the same.</source>
        <translation>无需更正：记录已经如此。</translation>
    </message>
    <message>
        <source>Nothing to take back there: box {box}.</source>
        <translation>{box} 号位没有可收回的注码。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>未作任何更改。</translation>
    </message>
    <message>
        <source>Nothing was given and nothing was noted.</source>
        <translation>未有指派，亦无备注。</translation>
    </message>
    <message>
        <source>Nothing was kept of this report.</source>
        <translation>此报告没有保存任何内容。</translation>
    </message>
    <message>
        <source>Nothing was printed: no default printer is set up. Keep the PDF instead.</source>
        <translation>未打印任何内容：尚未设置默认打印机。请改为保存 PDF。</translation>
    </message>
    <message>
        <source>Nothing was printed: the printing service did not take it; the log of faults says why. Keep the PDF instead.</source>
        <translation>未打印任何内容：打印服务未接受，原因见故障日志。请改为保存 PDF。</translation>
    </message>
    <message>
        <source>Nothing was printed: the printing service does not answer. Keep the PDF instead.</source>
        <translation>未有打印：打印服务没有回应。请改为保存 PDF。</translation>
    </message>
    <message>
        <source>Nothing was printed: this system has no printing service, for the command lp is not there. Keep the PDF instead.</source>
        <translation>未有打印：系统没有打印服务，找不到指令 lp。请改为保存 PDF。</translation>
    </message>
    <message>
        <source>Nothing was wrong</source>
        <translation>全部正确</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>告示</translation>
    </message>
    <message>
        <source>Noticed in time?</source>
        <translation>及时发现？</translation>
    </message>
    <message>
        <source>Nov</source>
        <translation>11月</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Now: {kind}</source>
        <translation>现在：{kind}</translation>
    </message>
    <message>
        <source>Now: {question}</source>
        <translation>现在：{question}</translation>
    </message>
    <message>
        <source>Now: {what}</source>
        <translation>现在：{what}</translation>
    </message>
    <message>
        <source>Numbered otherwise: {what}, ¶{old}, now ¶{new}</source>
        <translation>编号不同：{what}，原 ¶{old}，现 ¶{new}</translation>
    </message>
    <message>
        <source>Numbered otherwise: {what}, ¶{old}, now ¶{new} ({count} questions)</source>
        <translation>编号不同：{what}，原 ¶{old}，现 ¶{new}（{count} 题）</translation>
    </message>
    <message>
        <source>ODDS</source>
        <translation>赔率</translation>
    </message>
    <message>
        <source>OFFER INSURANCE</source>
        <translation>提供保险</translation>
    </message>
    <message>
        <source>OPEN THE CARD</source>
        <translation>开牌</translation>
    </message>
    <message>
        <source>OVER LIMIT</source>
        <translation>超出限额</translation>
    </message>
    <message>
        <source>Oct</source>
        <translation>10月</translation>
    </message>
    <message>
        <source>Odd back found</source>
        <translation>发现异背</translation>
    </message>
    <message>
        <source>Offer insurance</source>
        <translation>开保险</translation>
    </message>
    <message>
        <source>Offer insurance
on {hand}, {price}</source>
        <translation>提供{hand}保险，{price}</translation>
    </message>
    <message>
        <source>Offer insurance before the next card</source>
        <translation>先提供保险，再派下一张牌</translation>
    </message>
    <message>
        <source>Offer left out</source>
        <translation>漏问保险</translation>
    </message>
    <message>
        <source>On the players’ display</source>
        <translation>客用显示</translation>
    </message>
    <message>
        <source>On the wrong hand</source>
        <translation>派错位置</translation>
    </message>
    <message>
        <source>On which box?</source>
        <translation>哪个号位？</translation>
    </message>
    <message>
        <source>One Shift Manager alone cannot be unlocked by another.</source>
        <translation>只有一名值班经理，无人可为其解锁。</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>逐项</translation>
    </message>
    <message>
        <source>One card too many</source>
        <translation>多派一张牌</translation>
    </message>
    <message>
        <source>One kind of question.
What you miss comes back.</source>
        <translation>每次一类题目。
答错的会再来。</translation>
    </message>
    <message>
        <source>One moment please, the supervisor is coming.</source>
        <translation>请稍候，主管即到。</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>请稍候</translation>
    </message>
    <message>
        <source>One trainee</source>
        <translation>一位学员</translation>
    </message>
    <message>
        <source>Only CSV holds one section by itself. The other formats hold them all.</source>
        <translation>只有 CSV 可单独输出一节，其他格式包含全部。</translation>
    </message>
    <message>
        <source>Only a Player or Banker bet that was just returned on a Tie may be left.</source>
        <translation>只有刚因和局退回的闲注或庄注可以留下。</translation>
    </message>
    <message>
        <source>Only an exam that was signed has a sign-off that can lapse.</source>
        <translation>只有已签核的考试才有可失效的签核。</translation>
    </message>
    <message>
        <source>Only the last entry can be undone. A stake replaces “declined”.</source>
        <translation>只可撤销最后的输入。买入即取代“不买”。</translation>
    </message>
    <message>
        <source>Only the seated player with the highest bet may ask.</source>
        <translation>只有注码最高的入座客人可以要求。</translation>
    </message>
    <message>
        <source>Only where both hands draw whatever comes: Player 0 to 5, Banker 0 to 2.</source>
        <translation>只限两方必定补牌时：闲 0 至 5 点，庄 0 至 2 点。</translation>
    </message>
    <message>
        <source>Only where cards are dealt face down.</source>
        <translation>只限暗牌台。</translation>
    </message>
    <message>
        <source>Only who assigns a rank approves it.</source>
        <translation>只有委派职级者才可批准。</translation>
    </message>
    <message>
        <source>Only who saw this person sit the exam signs it.</source>
        <translation>只有监考者可签署。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>开启</translation>
    </message>
    <message>
        <source>Open a card</source>
        <translation>开牌</translation>
    </message>
    <message>
        <source>Open and enter every card first, or give all cards in their order.</source>
        <translation>请先开出并输入每张牌，或按次序给出全部牌。</translation>
    </message>
    <message>
        <source>Open betting</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Open the Player's third card first. Insurance may be due on it, before the Banker's third card.</source>
        <translation>请先开闲的第三张。派庄第三张之前，或须提供保险。</translation>
    </message>
    <message>
        <source>Opened card taken back</source>
        <translation>撤销开牌</translation>
    </message>
    <message>
        <source>Option taken back</source>
        <translation>撤销选择</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Options to {bettors}</source>
        <translation>给 {bettors}选择</translation>
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
        <translation>收注及赔付次序</translation>
    </message>
    <message>
        <source>Order of the shoe altered</source>
        <translation>靴内牌序改变</translation>
    </message>
    <message>
        <source>Order out
of the shoe</source>
        <translation>出靴
次序</translation>
    </message>
    <message>
        <source>Other reports and times</source>
        <translation>其他报告及时间</translation>
    </message>
    <message>
        <source>Other rounds</source>
        <translation>另一批牌局</translation>
    </message>
    <message>
        <source>Others may read or write the staff file {path}. Nothing was changed. Take that right away with: chmod 600 {path}</source>
        <translation>他人可读写员工档 {path}。未作任何更改。请用 chmod 600 {path} 取消该权限。</translation>
    </message>
    <message>
        <source>Out of the shoe</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Outcome established</source>
        <translation>结果已定</translation>
    </message>
    <message>
        <source>Outcome established: both Pairs have lost.</source>
        <translation>结果已定：两对均输。</translation>
    </message>
    <message>
        <source>Outcome established: {bets}</source>
        <translation>结果已定：{bets}</translation>
    </message>
    <message>
        <source>Over the Differential</source>
        <translation>超出差额</translation>
    </message>
    <message>
        <source>Over the maximum</source>
        <translation>超过最高</translation>
    </message>
    <message>
        <source>Overdrawn card</source>
        <translation>多抽一张</translation>
    </message>
    <message>
        <source>Overrides</source>
        <translation>授权</translation>
    </message>
    <message>
        <source>Overrides and corrections</source>
        <translation>授权与更正</translation>
    </message>
    <message>
        <source>Overrides by kind and person</source>
        <translation>授权，按种类及人员</translation>
    </message>
    <message>
        <source>Overrides one by one</source>
        <translation>授权，逐项</translation>
    </message>
    <message>
        <source>Owed: {owed}. Paid: {paid}.</source>
        <translation>应赔：{owed}。已赔：{paid}。</translation>
    </message>
    <message>
        <source>P Pair</source>
        <translation>闲对</translation>
    </message>
    <message>
        <source>PAIR</source>
        <translation>对</translation>
    </message>
    <message>
        <source>PAY</source>
        <translation>赔</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>PIN digits</source>
        <translation>密码位数</translation>
    </message>
    <message>
        <source>PIN or badge refused</source>
        <translation>密码或员工证被拒</translation>
    </message>
    <message>
        <source>PLACE YOUR BETS</source>
        <translation>请下注</translation>
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
        <translation>闲</translation>
    </message>
    <message>
        <source>PLAYER INSURANCE</source>
        <translation>闲保险</translation>
    </message>
    <message>
        <source>PLAYER PAIR</source>
        <translation>闲对</translation>
    </message>
    <message>
        <source>PUT ON RECORD</source>
        <translation>列入记录</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Pace expected</source>
        <translation>预期速度</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Paid before the losing bets were taken</source>
        <translation>未收输注先赔付</translation>
    </message>
    <message>
        <source>Paid {sum}</source>
        <translation>已赔 {sum}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>闲对 庄对</translation>
    </message>
    <message>
        <source>Pairs and insurance</source>
        <translation>对子及保险</translation>
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
        <translation>合格：待签核。</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>Pay and recover</source>
        <translation>补赔及收回</translation>
    </message>
    <message>
        <source>Pay and recover the difference.</source>
        <translation>补赔或收回差额。</translation>
    </message>
    <message>
        <source>Pay box {box}: {sum}</source>
        <translation>赔 {box} 号位：{sum}</translation>
    </message>
    <message>
        <source>Pay every winner</source>
        <translation>赔每一赢注</translation>
    </message>
    <message>
        <source>Pay nobody who has not won</source>
        <translation>未赢者不赔</translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>不赔</translation>
    </message>
    <message>
        <source>Pay this one to one, by sizing into it.</source>
        <translation>以比码方式一赔一。</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>赔 {sum}</translation>
    </message>
    <message>
        <source>Payment taken back</source>
        <translation>撤销赔付</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>Peek</source>
        <translation>查看答案</translation>
    </message>
    <message>
        <source>People of the table</source>
        <translation>本台人员</translation>
    </message>
    <message>
        <source>Pit Manager</source>
        <translation>经理</translation>
    </message>
    <message>
        <source>Pit Manager or above</source>
        <translation>经理或以上</translation>
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
        <translation>请下注</translation>
    </message>
    <message>
        <source>Place your bets taken back</source>
        <translation>撤销请下注</translation>
    </message>
    <message>
        <source>Place your bets, please.</source>
        <translation>请下注。</translation>
    </message>
    <message>
        <source>Placed too late</source>
        <translation>下注太迟</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>摸底</translation>
    </message>
    <message>
        <source>Play continues and the round is concluded.</source>
        <translation>继续派牌，完成本局。</translation>
    </message>
    <message>
        <source>Play is halted</source>
        <translation>牌局已停</translation>
    </message>
    <message>
        <source>Play is halted. Undo the entry, or raise the irregularity.</source>
        <translation>牌局已停。请撤销输入，或提出异常。</translation>
    </message>
    <message>
        <source>Play stops for it.</source>
        <translation>牌局为此停下。</translation>
    </message>
    <message>
        <source>Play waits for a decision at the table.</source>
        <translation>等候台面裁决。</translation>
    </message>
    <message>
        <source>Play was stopped</source>
        <translation>牌局已停</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>闲</translation>
    </message>
    <message>
        <source>Player Pair</source>
        <translation>闲对</translation>
    </message>
    <message>
        <source>Player Pair.</source>
        <translation>闲对。</translation>
    </message>
    <message>
        <source>Player agrees</source>
        <translation>客人同意</translation>
    </message>
    <message>
        <source>Player and Banker at once</source>
        <translation>同时下闲和庄</translation>
    </message>
    <message>
        <source>Player and Banker bets stand off</source>
        <translation>庄闲不分胜负</translation>
    </message>
    <message>
        <source>Player draws</source>
        <translation>闲补牌</translation>
    </message>
    <message>
        <source>Player hand</source>
        <translation>闲牌</translation>
    </message>
    <message>
        <source>Player has left</source>
        <translation>客人已离开</translation>
    </message>
    <message>
        <source>Player has {player}</source>
        <translation>闲 {player} 点</translation>
    </message>
    <message>
        <source>Player on {points}</source>
        <translation>闲 {points} 点</translation>
    </message>
    <message>
        <source>Player options</source>
        <translation>客人选择</translation>
    </message>
    <message>
        <source>Player walked off</source>
        <translation>客人离台</translation>
    </message>
    <message>
        <source>Player wins</source>
        <translation>闲赢</translation>
    </message>
    <message>
        <source>Player {player} and a third card that counts {third}, Banker {banker}</source>
        <translation>闲 {player} 点，第三张 {third} 点，庄 {banker} 点</translation>
    </message>
    <message>
        <source>Player {player}, Banker {banker}</source>
        <translation>闲 {player}，庄 {banker}</translation>
    </message>
    <message>
        <source>Player {player}, Banker {banker}, four cards</source>
        <translation>闲 {player} 点，庄 {banker} 点，四张牌</translation>
    </message>
    <message>
        <source>Player {player}, Banker {banker}, {stage}</source>
        <translation>闲 {player}，庄 {banker}，{stage}</translation>
    </message>
    <message>
        <source>Player's third card</source>
        <translation>闲第三张</translation>
    </message>
    <message>
        <source>Players agree</source>
        <translation>客人同意</translation>
    </message>
    <message>
        <source>Players’ display failed</source>
        <translation>客用显示故障</translation>
    </message>
    <message>
        <source>Players’ display put right</source>
        <translation>客用显示已更正</translation>
    </message>
    <message>
        <source>Players’ request</source>
        <translation>客人要求</translation>
    </message>
    <message>
        <source>Player’s claim</source>
        <translation>客人申诉</translation>
    </message>
    <message>
        <source>Power failure</source>
        <translation>停电</translation>
    </message>
    <message>
        <source>Practice results only.</source>
        <translation>仅为练习结果。</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>赔率</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Printed: the system's default printer has it.</source>
        <translation>已打印：交予系统默认打印机。</translation>
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
        <translation>按比例，不低于最低</translation>
    </message>
    <message>
        <source>Pro rata: a {hand} bet plays on {share}.</source>
        <translation>按比例：{hand}注以 {share} 计。</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>配置文件</translation>
    </message>
    <message>
        <source>Profile differs</source>
        <translation>配置文件不同</translation>
    </message>
    <message>
        <source>Profile of the table</source>
        <translation>本台配置文件</translation>
    </message>
    <message>
        <source>Profile taken</source>
        <translation>已采用配置文件</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>示筹</translation>
    </message>
    <message>
        <source>Put back in order</source>
        <translation>复原</translation>
    </message>
    <message>
        <source>Put in a shoe</source>
        <translation>换新靴</translation>
    </message>
    <message>
        <source>Put the display right</source>
        <translation>更正客用显示</translation>
    </message>
    <message>
        <source>QUESTION</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Question {number} of {all}</source>
        <translation>问题 {number}／{all}</translation>
    </message>
    <message>
        <source>Questions asked so far: {count}</source>
        <translation>已问问题：{count}</translation>
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
        <translation>记录不齐全</translation>
    </message>
    <message>
        <source>RECOVER</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>REPLAY LEDGER</source>
        <translation>重演账本</translation>
    </message>
    <message>
        <source>REPORT</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>RESULT</source>
        <translation>结果</translation>
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
        <translation>规则</translation>
    </message>
    <message>
        <source>RULES OF THE GAME</source>
        <translation>游戏规则</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>职级</translation>
    </message>
    <message>
        <source>Ranks in force at this table</source>
        <translation>本台现任职级</translation>
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
        <translation>记录</translation>
    </message>
    <message>
        <source>Record it</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>已记录</translation>
    </message>
    <message>
        <source>Recorded in {milliseconds} ms</source>
        <translation>记录用 {milliseconds} 毫秒</translation>
    </message>
    <message>
        <source>Recorded slowly</source>
        <translation>记录缓慢</translation>
    </message>
    <message>
        <source>Recorded under an earlier list of items: moments not shown.</source>
        <translation>按较早的题目表记录：不再显示当时情况。</translation>
    </message>
    <message>
        <source>Recover {paid},
give back {sum}</source>
        <translation>收回 {paid}，
退还 {sum}</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Refused PINs and approvals, locks, first runs and recoveries, changes of staff and terms, jumps of the clock, foreign writes, and calls taken back, by person and time; and what checks of the program's files found.</source>
        <translation>被拒的密码及批准、锁定、首次启动及复原、员工及条款变更、时钟跳动、外来写入及撤销的宣布，按人员及时间；以及程序文件的检查结果。</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>规则预演</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>换班</translation>
    </message>
    <message>
        <source>Relief: another dealer takes over</source>
        <translation>换班：另一荷官接台</translation>
    </message>
    <message>
        <source>Remedies</source>
        <translation>处理</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>处理</translation>
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
        <translation>全台重复</translation>
    </message>
    <message>
        <source>Replace the cards?</source>
        <translation>换牌？</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Resit from {day} on, with another seed</source>
        <translation>{day} 起可补考，换种子</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Results before this round stand; the roads are unchanged.</source>
        <translation>此前各局结果有效，牌路不变。</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
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
        <translation>补录牌局</translation>
    </message>
    <message>
        <source>Round of shoe {number}</source>
        <translation>第 {number} 靴的局</translation>
    </message>
    <message>
        <source>Round void</source>
        <translation>本局作废</translation>
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
        <translation>第 {number} 局暂停。注码及牌均保留。</translation>
    </message>
    <message>
        <source>Round {number} stays as it lies.</source>
        <translation>第 {number} 局照现状保留。</translation>
    </message>
    <message>
        <source>Round {number}: {result}. {bets}.</source>
        <translation>第 {number} 局：{result}。{bets}。</translation>
    </message>
    <message>
        <source>Round {round} of shoe {shoe} was corrected after this period, and counts as it was corrected: the House net changed by {change}.</source>
        <translation>第 {shoe} 靴第 {round} 局于本期之后更正，并按更正计算：场方净额更改 {change}。</translation>
    </message>
    <message>
        <source>Round {round} of shoe {shoe} was reopened and counts once it is settled again.</source>
        <translation>第 {shoe} 靴第 {round} 局已重开，待再次结算才计入。</translation>
    </message>
    <message>
        <source>Round {round} of shoe {shoe}, settled before this period, was corrected in it. It counts in the period in which it was settled, whose House net changed by {change}.</source>
        <translation>第 {shoe} 靴第 {round} 局于本期之前结算，在本期内更正。该局计入结算所属的一期，该期场方净额更改 {change}。</translation>
    </message>
    <message>
        <source>Round {round} of shoe {shoe}, settled before this period, was reopened in it and is not settled again. It counts in the period in which it was settled.</source>
        <translation>第 {shoe} 靴第 {round} 局于本期之前结算，在本期内重开而未再结算。该局计入结算所属的一期。</translation>
    </message>
    <message>
        <source>Rounding of {sum} at {odds} to 1</source>
        <translation>{sum} 按 1 赔 {odds} 的进位</translation>
    </message>
    <message>
        <source>Rounding of {sum} of insurance at {odds} to 1</source>
        <translation>保险 {sum} 按 1 赔 {odds} 的进位</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>每小时局数</translation>
    </message>
    <message>
        <source>Rounds dealt by hand and entered late, and counted where they were entered: {count}.</source>
        <translation>人手派牌后补录、并在补录时计入的局数：{count}。</translation>
    </message>
    <message>
        <source>Rounds of this session</source>
        <translation>本节各局</translation>
    </message>
    <message>
        <source>Rounds, turnover by bet, wins and losses, the House's net against the exact edge, pace against the target, insurance, dealers, irregularities, overrides, void rounds, reopened bets, and the end of the day with its head to sign for.</source>
        <translation>局数、各注总额、输赢、场方净额对准确优势、速度对目标、保险、荷官、异常、授权、作废牌局、重开注码，以及结束营业日，连同所签认的账链。</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Rows after</source>
        <translation>后面各行</translation>
    </message>
    <message>
        <source>Rows before</source>
        <translation>前面各行</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Ruling: confirm?</source>
        <translation>确认执行？</translation>
    </message>
    <message>
        <source>SEARCH</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>SET THE LIMITS</source>
        <translation>更改限额</translation>
    </message>
    <message>
        <source>SET THE PACE</source>
        <translation>更改速度</translation>
    </message>
    <message>
        <source>SET THE SUM</source>
        <translation>设置金额</translation>
    </message>
    <message>
        <source>SETTLED AGAIN</source>
        <translation>重新结算</translation>
    </message>
    <message>
        <source>SHOE</source>
        <translation>牌靴</translation>
    </message>
    <message>
        <source>SHOW</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>SIDE MAX</source>
        <translation>边注最高</translation>
    </message>
    <message>
        <source>SIDE MIN</source>
        <translation>边注最低</translation>
    </message>
    <message>
        <source>SIGN</source>
        <translation>签署</translation>
    </message>
    <message>
        <source>SIGN ON</source>
        <translation>签到</translation>
    </message>
    <message>
        <source>SIX</source>
        <translation>六</translation>
    </message>
    <message>
        <source>SPRINT {round} of {rounds}</source>
        <translation>冲刺 {round}／{rounds}</translation>
    </message>
    <message>
        <source>STAFF</source>
        <translation>员工</translation>
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
        <translation>请再次表明身份：批准已失效。</translation>
    </message>
    <message>
        <source>Say what these chips come to.</source>
        <translation>说出这些筹码的总额。</translation>
    </message>
    <message>
        <source>Say what was owed and what was paid.</source>
        <translation>请说明应付多少、已赔多少。</translation>
    </message>
    <message>
        <source>Say who authorises this: --by and a staff number.</source>
        <translation>请说明谁授权：--by 及员工编号。</translation>
    </message>
    <message>
        <source>Say who decides; or touch in the list at the right what has gone wrong.</source>
        <translation>选择由谁决定；或在右边名单点选出了什么问题。</translation>
    </message>
    <message>
        <source>Say who you are: a dealer goes on duty with a signature.</source>
        <translation>请表明身份：荷官须签署当值。</translation>
    </message>
    <message>
        <source>Screen may blank</source>
        <translation>屏幕可能变黑</translation>
    </message>
    <message>
        <source>Screen of the table</source>
        <translation>本台屏幕</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>封印</translation>
    </message>
    <message>
        <source>Sealed code</source>
        <translation>密封号码</translation>
    </message>
    <message>
        <source>Sealed record of this exam</source>
        <translation>本次考试的封存记录</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
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
        <translation>第二位值班经理</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>人员与时间</translation>
    </message>
    <message>
        <source>Seen at the table</source>
        <translation>台面所见</translation>
    </message>
    <message>
        <source>Seen on camera</source>
        <translation>录像所见</translation>
    </message>
    <message>
        <source>Sep</source>
        <translation>9月</translation>
    </message>
    <message>
        <source>Sessions left</source>
        <translation>尚余节数</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Set a badge</source>
        <translation>登记员工证</translation>
    </message>
    <message>
        <source>Set the limits</source>
        <translation>更改限额</translation>
    </message>
    <message>
        <source>Settled again</source>
        <translation>重新结算</translation>
    </message>
    <message>
        <source>Shift Manager</source>
        <translation>值班经理</translation>
    </message>
    <message>
        <source>Shift report</source>
        <translation>班次报告</translation>
    </message>
    <message>
        <source>Shift report in tables</source>
        <translation>班次报告列表</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>牌靴</translation>
    </message>
    <message>
        <source>Shoe counted</source>
        <translation>已点牌靴</translation>
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
        <translation>牌序改变</translation>
    </message>
    <message>
        <source>Shoe {shoe}, round {round} is not a round that was dealt before.</source>
        <translation>第 {shoe} 靴第 {round} 局并非先前所派的牌局。</translation>
    </message>
    <message>
        <source>Shown again after the restart: pay nothing twice.</source>
        <translation>重启后再次显示：切勿重复赔付。</translation>
    </message>
    <message>
        <source>Shown once: write it down now.</source>
        <translation>只显示一次：请现在抄下。</translation>
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
        <translation>边注最高</translation>
    </message>
    <message>
        <source>Side minimum</source>
        <translation>边注最低</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>签核</translation>
    </message>
    <message>
        <source>Sign for the change</source>
        <translation>为变更签署</translation>
    </message>
    <message>
        <source>Sign for the key</source>
        <translation>为密钥签署</translation>
    </message>
    <message>
        <source>Sign for the profile</source>
        <translation>为配置文件签署</translation>
    </message>
    <message>
        <source>Sign off</source>
        <translation>离台</translation>
    </message>
    <message>
        <source>Sign on</source>
        <translation>签到</translation>
    </message>
    <message>
        <source>Sign on the next dealer</source>
        <translation>下一荷官签到</translation>
    </message>
    <message>
        <source>Sign what came of this exam</source>
        <translation>签核考试结果</translation>
    </message>
    <message>
        <source>Sign “not passed” with PIN</source>
        <translation>以密码签核“不合格”</translation>
    </message>
    <message>
        <source>Sign “not yet” with PIN</source>
        <translation>以密码签核“未定”</translation>
    </message>
    <message>
        <source>Sign “passed” with PIN</source>
        <translation>以密码签核“合格”</translation>
    </message>
    <message>
        <source>Sign-off</source>
        <translation>签核</translation>
    </message>
    <message>
        <source>Sign-offs lapsed</source>
        <translation>签核已失效</translation>
    </message>
    <message>
        <source>Sign-offs that lapse: {count}</source>
        <translation>会失效的签核：{count}</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>签署</translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation>签署者</translation>
    </message>
    <message>
        <source>Signed by {who}, {when}</source>
        <translation>{who} 已签核，{when}</translation>
    </message>
    <message>
        <source>Signed on as a dealer.</source>
        <translation>已以荷官身份签到。</translation>
    </message>
    <message>
        <source>Signed: ______________________   Number: ____________   Time: ____________</source>
        <translation>签署：______________________   编号：____________   时间：____________</translation>
    </message>
    <message>
        <source>Since {time}</source>
        <translation>自 {time}</translation>
    </message>
    <message>
        <source>Sit a mock</source>
        <translation>应考模拟考试</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>六</translation>
    </message>
    <message>
        <source>Size into</source>
        <translation>比码</translation>
    </message>
    <message>
        <source>Skill map</source>
        <translation>技能图</translation>
    </message>
    <message>
        <source>Small road</source>
        <translation>小路</translation>
    </message>
    <message>
        <source>So no player options are given.</source>
        <translation>因此客人没有选择。</translation>
    </message>
    <message>
        <source>Somebody else sat this exam.</source>
        <translation>并非应考者本人。</translation>
    </message>
    <message>
        <source>Somebody has the number {number} already.</source>
        <translation>已有人使用编号 {number}。</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>新学员</translation>
    </message>
    <message>
        <source>Someone else</source>
        <translation>换人</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>规则未有规定</translation>
    </message>
    <message>
        <source>Something else comes first.</source>
        <translation>应先做另一步。</translation>
    </message>
    <message>
        <source>Something is still missing: see the dealer’s place.</source>
        <translation>仍欠资件：请看荷官位置。</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Sprint</source>
        <translation>冲刺</translation>
    </message>
    <message>
        <source>Squeeze</source>
        <translation>眯牌</translation>
    </message>
    <message>
        <source>Squeeze request taken back</source>
        <translation>撤销眯牌要求</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>员工</translation>
    </message>
    <message>
        <source>Staff number</source>
        <translation>员工编号</translation>
    </message>
    <message>
        <source>Staff of the demo</source>
        <translation>示范员工</translation>
    </message>
    <message>
        <source>Staff on record</source>
        <translation>员工列入记录</translation>
    </message>
    <message>
        <source>Staff put on record</source>
        <translation>员工列入记录</translation>
    </message>
    <message>
        <source>Stakes are multiples of {unit}. Check the chips.</source>
        <translation>注码须为 {unit} 的倍数。请检查筹码。</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>站立</translation>
    </message>
    <message>
        <source>Standing bettors are repeated one by one. Name the box.</source>
        <translation>站立客人须逐一重复。请指明号位。</translation>
    </message>
    <message>
        <source>Standing {number}</source>
        <translation>站立 {number}</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Stop the terminal</source>
        <translation>停止终端</translation>
    </message>
    <message>
        <source>Stop the terminal in the middle of the round?</source>
        <translation>在牌局中途停止终端？</translation>
    </message>
    <message>
        <source>Stop the terminal now?</source>
        <translation>现在停止终端？</translation>
    </message>
    <message>
        <source>Stop: {kind}</source>
        <translation>停止：{kind}</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Super Six Plus</source>
        <translation>超级六</translation>
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
        <translation>台号</translation>
    </message>
    <message>
        <source>TAKE</source>
        <translation>收</translation>
    </message>
    <message>
        <source>TAKE IT BACK</source>
        <translation>恢复原档</translation>
    </message>
    <message>
        <source>TAKE OVER</source>
        <translation>接台</translation>
    </message>
    <message>
        <source>TAKE THIS FILE</source>
        <translation>采用此档</translation>
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
        <translation>今日练习</translation>
    </message>
    <message>
        <source>TOUCH THE BET</source>
        <translation>点选该注</translation>
    </message>
    <message>
        <source>TOUCH THE CARD</source>
        <translation>点选该牌</translation>
    </message>
    <message>
        <source>TOUCH THE FACE</source>
        <translation>点选牌面</translation>
    </message>
    <message>
        <source>TRAINEE</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>TRAINEES</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>TRAINER</source>
        <translation>导师</translation>
    </message>
    <message>
        <source>TRAINING</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>TRAINING LEDGER</source>
        <translation>训练账本</translation>
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
        <translation>台面</translation>
    </message>
    <message>
        <source>Table Game Shift Manager</source>
        <translation>值班经理</translation>
    </message>
    <message>
        <source>Table menu</source>
        <translation>台务菜单</translation>
    </message>
    <message>
        <source>Table of Play</source>
        <translation>补牌规则</translation>
    </message>
    <message>
        <source>Table opened under other terms</source>
        <translation>以其他条款开台</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>收注</translation>
    </message>
    <message>
        <source>Take all losing bets from the right, then pay from the right</source>
        <translation>由右起收齐输注，再由右起赔付</translation>
    </message>
    <message>
        <source>Take and pay</source>
        <translation>收注及赔付</translation>
    </message>
    <message>
        <source>Take back from {bet}</source>
        <translation>从{bet}收回</translation>
    </message>
    <message>
        <source>Take back this player's Tie and Pairs first.</source>
        <translation>请先收回该客人的和及对子。</translation>
    </message>
    <message>
        <source>Take every losing bet</source>
        <translation>收齐输注</translation>
    </message>
    <message>
        <source>Take insurance</source>
        <translation>记入保险</translation>
    </message>
    <message>
        <source>Take it with the sealed code</source>
        <translation>以密封号码采用</translation>
    </message>
    <message>
        <source>Take it without the code</source>
        <translation>不用号码而采用</translation>
    </message>
    <message>
        <source>Take off the staff</source>
        <translation>移除员工</translation>
    </message>
    <message>
        <source>Take the badge away</source>
        <translation>撤销员工证</translation>
    </message>
    <message>
        <source>Take the losing bets first.</source>
        <translation>请先收输注。</translation>
    </message>
    <message>
        <source>Take the losing bets, then pay</source>
        <translation>先收输注，再赔付</translation>
    </message>
    <message>
        <source>Take the notice down</source>
        <translation>撤下免保险告示</translation>
    </message>
    <message>
        <source>Take {bets}: {sum}</source>
        <translation>收 {bets}：{sum}</translation>
    </message>
    <message>
        <source>Taken too late</source>
        <translation>收回太迟</translation>
    </message>
    <message>
        <source>Taking back after a Tie taken back</source>
        <translation>撤销和局后收回</translation>
    </message>
    <message>
        <source>Taking of the losing bets taken back</source>
        <translation>撤销收取输注</translation>
    </message>
    <message>
        <source>Taking up to a box taken back</source>
        <translation>撤销收注至某号位</translation>
    </message>
    <message>
        <source>Technical failure</source>
        <translation>技术故障</translation>
    </message>
    <message>
        <source>Technical interruption</source>
        <translation>技术故障</translation>
    </message>
    <message>
        <source>Terminal fault</source>
        <translation>终端故障</translation>
    </message>
    <message>
        <source>Terminal was down</source>
        <translation>终端停机</translation>
    </message>
    <message>
        <source>That a person has passed the sealed exam, and who has signed for it.</source>
        <translation>证明某人通过密封考试，以及由谁签署。</translation>
    </message>
    <message>
        <source>That card is open already. A wrong entry is corrected or undone.</source>
        <translation>该牌已开。输入错误请更正或撤销。</translation>
    </message>
    <message>
        <source>That insurance would not have won.</source>
        <translation>该保险不会赢。</translation>
    </message>
    <message>
        <source>That is more than the terminal can take. Check the sum.</source>
        <translation>超出终端可接受的数目。请检查金额。</translation>
    </message>
    <message>
        <source>That is not the latest entry. Take back the later ones first.</source>
        <translation>这不是最近的输入。请先撤销较后的。</translation>
    </message>
    <message>
        <source>That is not the moment at hand.</source>
        <translation>这不是现时的步骤。</translation>
    </message>
    <message>
        <source>That is on record already.</source>
        <translation>该项已在记录内。</translation>
    </message>
    <message>
        <source>That pace is set already.</source>
        <translation>已是该预期速度。</translation>
    </message>
    <message>
        <source>That question was closed meanwhile. Nothing was done. Ask it again.</source>
        <translation>该问题其间已关闭，未作任何操作。请重新提出。</translation>
    </message>
    <message>
        <source>That was the last question that can be asked at a table.</source>
        <translation>可在桌上讲述的问题已问完。</translation>
    </message>
    <message>
        <source>The Banker Hand has a card that it should not have.</source>
        <translation>庄方多了一张不应有的牌。</translation>
    </message>
    <message>
        <source>The Banker's natural {points}</source>
        <translation>庄例牌 {points} 点</translation>
    </message>
    <message>
        <source>The Pit Supervisor wants the cards replaced after the round.</source>
        <translation>主管要求在此局后换牌。</translation>
    </message>
    <message>
        <source>The Player's natural {points}</source>
        <translation>闲例牌 {points} 点</translation>
    </message>
    <message>
        <source>The Shift Manager gives the decision first.</source>
        <translation>请值班经理先写下裁决。</translation>
    </message>
    <message>
        <source>The Shift Manager’s remedy: {remedy}</source>
        <translation>值班经理的裁定：{remedy}</translation>
    </message>
    <message>
        <source>The Table of Play gives the {hand} the next card.</source>
        <translation>按补牌规则，下一张派给{hand}。</translation>
    </message>
    <message>
        <source>The act counts as not done.</source>
        <translation>该操作视作未做。</translation>
    </message>
    <message>
        <source>The archive next to the ledger does not reach back so far.</source>
        <translation>账本旁的存档没有那么早的记录。</translation>
    </message>
    <message>
        <source>The archived ledger of {day} could not be checked.</source>
        <translation>{day} 的存档账本未能核对。</translation>
    </message>
    <message>
        <source>The archived ledger of {day} is being checked.</source>
        <translation>正在核对 {day} 的存档账本。</translation>
    </message>
    <message>
        <source>The archived ledger of {day} is not whole. Tell the Shift Manager.</source>
        <translation>{day} 的存档账本不完整。请通知值班经理。</translation>
    </message>
    <message>
        <source>The archived ledger of {day} is whole.</source>
        <translation>{day} 的存档账本完整。</translation>
    </message>
    <message>
        <source>The badge of {number} is set.</source>
        <translation>{number} 的员工证已登记。</translation>
    </message>
    <message>
        <source>The badge reader {path} cannot be read ({detail}). Staff number and PIN serve meanwhile.</source>
        <translation>读卡器 {path} 无法读取（{detail}）。其间请用员工编号及密码。</translation>
    </message>
    <message>
        <source>The bet plays as it lies.</source>
        <translation>注码照常结算。</translation>
    </message>
    <message>
        <source>The bet stays and will be settled.</source>
        <translation>注码保留，照常结算。</translation>
    </message>
    <message>
        <source>The bets are closed already.</source>
        <translation>已经停止下注。</translation>
    </message>
    <message>
        <source>The bets are closed. Bets are taken after the next “Place your Bets”.</source>
        <translation>已停止下注。下次“请下注”后再收注。</translation>
    </message>
    <message>
        <source>The bets of this bettor pay that together.</source>
        <translation>此客人各注合共赔此数。</translation>
    </message>
    <message>
        <source>The call</source>
        <translation>报点</translation>
    </message>
    <message>
        <source>The camera room: the Banker Hand of the round before should not have drawn.</source>
        <translation>监控室：上局庄方不应补牌。</translation>
    </message>
    <message>
        <source>The camera room: the Player Hand of the round before lacked a card.</source>
        <translation>监控室：上局闲方少了一张牌。</translation>
    </message>
    <message>
        <source>The card turned up at the burn is seen by everybody. Touch its face.</source>
        <translation>销牌时翻开的牌人人可见。请点选牌面。</translation>
    </message>
    <message>
        <source>The cards are dealt face down.</source>
        <translation>牌面朝下派牌。</translation>
    </message>
    <message>
        <source>The cards are not replaced.</source>
        <translation>不换牌。</translation>
    </message>
    <message>
        <source>The cards are put back in order.</source>
        <translation>牌序复原。</translation>
    </message>
    <message>
        <source>The cards can be put back in order.</source>
        <translation>牌可还原次序。</translation>
    </message>
    <message>
        <source>The cards cannot be put back in order.</source>
        <translation>牌不可还原次序。</translation>
    </message>
    <message>
        <source>The cards on the table count.</source>
        <translation>以台面的牌为准。</translation>
    </message>
    <message>
        <source>The certificate could not be written: {why}.</source>
        <translation>无法写入证书：{why}。</translation>
    </message>
    <message>
        <source>The certificate is in {file}</source>
        <translation>证书已存于 {file}</translation>
    </message>
    <message>
        <source>The change is not what it is said to be.</source>
        <translation>变更与所述不符。</translation>
    </message>
    <message>
        <source>The change of the staff was not signed by {by}.</source>
        <translation>员工变更并非由 {by} 签署。</translation>
    </message>
    <message>
        <source>The chips come to another sum.</source>
        <translation>筹码总额不对。</translation>
    </message>
    <message>
        <source>The chips of a bet were not as entered.</source>
        <translation>某注筹码与所输入的不同。</translation>
    </message>
    <message>
        <source>The choice of a language cannot be taken out of {file}: {detail}</source>
        <translation>语言选择无法从 {file} 移除：{detail}</translation>
    </message>
    <message>
        <source>The clock has jumped. Have the time confirmed by a Pit Supervisor or above first.</source>
        <translation>时钟曾经跳动。请先由主管或以上确认时间。</translation>
    </message>
    <message>
        <source>The clock has not jumped: there is nothing to confirm.</source>
        <translation>时钟没有跳动，无需确认。</translation>
    </message>
    <message>
        <source>The clock is {span} ahead of the time of the table.</source>
        <translation>时钟比本台时间快 {span}。</translation>
    </message>
    <message>
        <source>The clock is {span} behind the time of the table.</source>
        <translation>时钟比本台时间慢 {span}。</translation>
    </message>
    <message>
        <source>The clock showed {wall}, and no jump of it is on record.</source>
        <translation>时钟显示 {wall}，但没有跳动的记录。</translation>
    </message>
    <message>
        <source>The code lies in its envelope</source>
        <translation>号码已放入信封</translation>
    </message>
    <message>
        <source>The copy of the ledger is not whole: {what}</source>
        <translation>账本副本不完整：{what}</translation>
    </message>
    <message>
        <source>The count shows one card more than the decks have.</source>
        <translation>点算多出一张牌。</translation>
    </message>
    <message>
        <source>The count shows that the shoe lacks a card.</source>
        <translation>点算显示牌靴少一张牌。</translation>
    </message>
    <message>
        <source>The cut card comes out</source>
        <translation>切牌卡出现</translation>
    </message>
    <message>
        <source>The cut card has come out already.</source>
        <translation>切牌卡已出。</translation>
    </message>
    <message>
        <source>The cut card has come out, and a new shoe is put in.</source>
        <translation>切牌卡已出，换新靴。</translation>
    </message>
    <message>
        <source>The database says that its file is damaged.</source>
        <translation>数据库表示其文件已损坏。</translation>
    </message>
    <message>
        <source>The day before</source>
        <translation>前一日</translation>
    </message>
    <message>
        <source>The day is closed with event {last}, but the head file attests event {seq} only.</source>
        <translation>当日以第 {last} 条记录结束，但账链档只核证到第 {seq} 条。</translation>
    </message>
    <message>
        <source>The day is whole</source>
        <translation>当日完整</translation>
    </message>
    <message>
        <source>The day {day} is closed, but its ledger is not in the archive.</source>
        <translation>{day} 已结束，但账本尚未存档。</translation>
    </message>
    <message>
        <source>The day {day} was closed without the last round announced to the players.</source>
        <translation>营业日 {day} 结束时，没有向客人宣布最后一局。</translation>
    </message>
    <message>
        <source>The dealer’s call closes the bets.</source>
        <translation>以荷官宣布停止下注为准。</translation>
    </message>
    <message>
        <source>The decision</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>The desktop has refused it, or has no interface for it. Have the technician turn off what blanks the screen; a touch that wakes it may reach the table.</source>
        <translation>桌面系统不接受，或没有这项功能。请技术员关闭使屏幕变黑的设置；使屏幕亮起的点按可能会被当作操作。</translation>
    </message>
    <message>
        <source>The disk failed while working on {path} ({detail}). What was recorded before is kept. Have the disk looked at before dealing goes on.</source>
        <translation>处理 {path} 时磁盘出错（{detail}）。先前所记录的已保存。请检查磁盘后才继续派牌。</translation>
    </message>
    <message>
        <source>The disk of {folder} is full. {nothing}</source>
        <translation>{folder} 的磁盘已满。{nothing}</translation>
    </message>
    <message>
        <source>The display shows another result than the cards did.</source>
        <translation>显示的结果与牌不符。</translation>
    </message>
    <message>
        <source>The end of an acting rank is a time with its zone.</source>
        <translation>署理职级的终止须为带时区的时间。</translation>
    </message>
    <message>
        <source>The end of an acting rank lies ahead, within {hours} hours.</source>
        <translation>署理职级的终止须在将来，{hours} 小时之内。</translation>
    </message>
    <message>
        <source>The event makes no sense here.</source>
        <translation>此记录在此不合理。</translation>
    </message>
    <message>
        <source>The exam can be sat again from {day} on.</source>
        <translation>由 {day} 起可再次应考。</translation>
    </message>
    <message>
        <source>The exam is signed.</source>
        <translation>考试已签核。</translation>
    </message>
    <message>
        <source>The exam opens once all topics of the game are open.</source>
        <translation>该游戏的所有科目开放后，考试才会开放。</translation>
    </message>
    <message>
        <source>The exam stopped by itself at decision {decisions}: {right} were right.</source>
        <translation>考试在第 {decisions} 题自动停止：答对 {right} 题。</translation>
    </message>
    <message>
        <source>The exam was interrupted. Go on with it first.</source>
        <translation>考试曾中断，请先继续。</translation>
    </message>
    <message>
        <source>The exam was not interrupted.</source>
        <translation>考试未曾中断。</translation>
    </message>
    <message>
        <source>The exam was sat later than that.</source>
        <translation>考试在其后进行。</translation>
    </message>
    <message>
        <source>The file of trainees {file} cannot be read: {detail}</source>
        <translation>学员档 {file} 无法读取：{detail}</translation>
    </message>
    <message>
        <source>The file of trainees {file} could not be written: {detail}</source>
        <translation>学员档 {file} 无法写入：{detail}</translation>
    </message>
    <message>
        <source>The file of trainees {file} is of another version.</source>
        <translation>学员档 {file} 属另一版本。</translation>
    </message>
    <message>
        <source>The file that goes on from {file} was not found: what was corrected or recorded after that day was closed is not in these figures.</source>
        <translation>接续 {file} 的文件未能找到：该日结束后的更正或记录不在这些数字内。</translation>
    </message>
    <message>
        <source>The fingerprint of the table's key: {key}</source>
        <translation>本台密钥指纹：{key}</translation>
    </message>
    <message>
        <source>The first Table Game Shift Manager signs for that.</source>
        <translation>由第一位值班经理为此签署。</translation>
    </message>
    <message>
        <source>The first is a Table Game Shift Manager, who puts all others on the staff.</source>
        <translation>第一位是值班经理，由其加入其他人。</translation>
    </message>
    <message>
        <source>The first signs for the second.</source>
        <translation>第一位为第二位签署。</translation>
    </message>
    <message>
        <source>The folder of rehearsals cannot be read: {why}.</source>
        <translation>无法读取预演文件夹：{why}。</translation>
    </message>
    <message>
        <source>The former staff file</source>
        <translation>原有员工档</translation>
    </message>
    <message>
        <source>The game has no such phase.</source>
        <translation>此玩法没有这个阶段。</translation>
    </message>
    <message>
        <source>The game is played with {least} to {most} decks.</source>
        <translation>此游戏用 {least} 至 {most} 副牌。</translation>
    </message>
    <message>
        <source>The gaming day has not been closed.</source>
        <translation>营业日尚未结束。</translation>
    </message>
    <message>
        <source>The gaming day {day} ends here.</source>
        <translation>营业日 {day} 到此结束。</translation>
    </message>
    <message>
        <source>The gaming day {day} is closed, and its ledger with it. Begin the next day.</source>
        <translation>营业日 {day} 连同账本已结束。请开始下一日。</translation>
    </message>
    <message>
        <source>The gold button turns up the first card and burns as many as it counts.</source>
        <translation>金色键翻开首张牌，并按其点数销牌。</translation>
    </message>
    <message>
        <source>The hands cannot go on as they lie. Put them in order, or void.</source>
        <translation>牌不能照现状继续。请复原牌序，或作废。</translation>
    </message>
    <message>
        <source>The hash of that event: {digits}</source>
        <translation>该记录的哈希值：{digits}</translation>
    </message>
    <message>
        <source>The head file attests event {seq} only, but {rounds} rounds have ended since (event {last}).</source>
        <translation>账链档只核证到第 {seq} 条记录，但其后已完结 {rounds} 局（第 {last} 条记录）。</translation>
    </message>
    <message>
        <source>The head file {path} cannot be read. The ledger was left as it is. Keep the head file for inspection, verify the ledger, and go on from a backup.</source>
        <translation>账链档 {path} 无法读取。账本原样保留。请保存账链档备查，核对账本，并从备份继续。</translation>
    </message>
    <message>
        <source>The head file {path} is missing.</source>
        <translation>账链档 {path} 不见了。</translation>
    </message>
    <message>
        <source>The head of event {seq} is signed with a key that another has followed, and no later head vouches for that yet: name that key with --key too.</source>
        <translation>第 {seq} 条记录的账链以其后已更换的密钥签署，而尚无较后的账链为此作证：请同样以 --key 指明该密钥。</translation>
    </message>
    <message>
        <source>The heads of the last rounds could not be sent away from this machine.</source>
        <translation>最近各局的账链未能送出本机。</translation>
    </message>
    <message>
        <source>The higher total wins.</source>
        <translation>点数高者胜。</translation>
    </message>
    <message>
        <source>The house cuts the largest chips first, and as few as make the sum.</source>
        <translation>本场先切最大筹码，枚数越少越好。</translation>
    </message>
    <message>
        <source>The house expected {before} rounds an hour until {at}, and {after} from then on: a target is their mean by time.</source>
        <translation>本场预期每小时 {before} 局，至 {at} 止，其后 {after} 局：目标按时间取平均。</translation>
    </message>
    <message>
        <source>The house keeps names until somebody removes them.</source>
        <translation>本场保留姓名，直至有人移除。</translation>
    </message>
    <message>
        <source>The house takes first, from the dealer’s right, then pays from the right.</source>
        <translation>本场由荷官右方起先收注，再由右起赔付。</translation>
    </message>
    <message>
        <source>The key of the table is not the one on record.</source>
        <translation>本台密钥并非记录中的一个。</translation>
    </message>
    <message>
        <source>The key of the table was not signed by the one before.</source>
        <translation>本台密钥未经先前的密钥签署。</translation>
    </message>
    <message>
        <source>The key of the table, {path}, cannot be used ({detail}). No head was sent, and none is lost. Bring the key back, or put that right.</source>
        <translation>本台密钥 {path} 无法使用（{detail}）。账链未有送出，亦无遗失。请取回密钥，或修正该问题。</translation>
    </message>
    <message>
        <source>The lammer is out already.</source>
        <translation>保险牌已放出。</translation>
    </message>
    <message>
        <source>The language is changed, but the choice could not be kept.</source>
        <translation>语言已切换，但未能保存选择。</translation>
    </message>
    <message>
        <source>The last Table Game Shift Manager stays. Add another one first.</source>
        <translation>最后一名值班经理须保留。请先加入另一名。</translation>
    </message>
    <message>
        <source>The last round of this shoe has been dealt. Put in a new shoe.</source>
        <translation>本靴最后一局已派完。请换新靴。</translation>
    </message>
    <message>
        <source>The last round was not announced to the players.</source>
        <translation>没有向客人宣布最后一局。</translation>
    </message>
    <message>
        <source>The last touch was not carried out.</source>
        <translation>最后一次点按未执行。</translation>
    </message>
    <message>
        <source>The last {count} hours</source>
        <translation>最近 {count} 小时</translation>
    </message>
    <message>
        <source>The latest standing bets go back first, then the latest seated ones.</source>
        <translation>先退最迟的站立注码，再退最迟的入座注码。</translation>
    </message>
    <message>
        <source>The layout {layout} has no box {box}.</source>
        <translation>台型 {layout} 没有 {box} 号位。</translation>
    </message>
    <message>
        <source>The ledger</source>
        <translation>账本</translation>
    </message>
    <message>
        <source>The ledger does not begin with the opening of its table.</source>
        <translation>账本并非以开台开始。</translation>
    </message>
    <message>
        <source>The ledger ends before event {seq}, whose head left the machine.</source>
        <translation>账本止于第 {seq} 条记录之前，而其账链已送出本机。</translation>
    </message>
    <message>
        <source>The ledger goes on from another, but does not begin with what then stood at the table.</source>
        <translation>此账本接续另一本，但开头与当时台面不符。</translation>
    </message>
    <message>
        <source>The ledger has another person on record for this exam.</source>
        <translation>账本记录此考试属另一人。</translation>
    </message>
    <message>
        <source>The ledger is being read …</source>
        <translation>正在读取账本…</translation>
    </message>
    <message>
        <source>The ledger is not whole ({count} faults). {first}</source>
        <translation>账本不完整（{count} 项错误）。{first}</translation>
    </message>
    <message>
        <source>The ledger is sealed, put into the archive, and checked there from its first act to its last, while the table goes on in a new one.</source>
        <translation>账本封存入档，并由首至尾核对；其间本台以新账本继续。</translation>
    </message>
    <message>
        <source>The ledger itself is in order; dealing goes on.</source>
        <translation>账本本身正常；派牌继续。</translation>
    </message>
    <message>
        <source>The ledger keeps the time zone {kept}, not {zone}.</source>
        <translation>账本保留时区 {kept}，而非 {zone}。</translation>
    </message>
    <message>
        <source>The ledger {path} is missing, though the archive holds closed days of it ({archived}). Nothing was changed, and no new one was made. Bring the ledger back from its backup; to start again with an empty ledger, move the archive away first.</source>
        <translation>账本 {path} 不见了，但存档内有它已结束的营业日（{archived}）。未作任何更改，亦未另建新账本。请从备份取回；若要以空白账本重新开始，请先移走存档。</translation>
    </message>
    <message>
        <source>The ledger {path} is missing, though {left}. Nothing was changed, and no new one was made. Move away what is left of it, keep that, and bring the ledger back from its backup.</source>
        <translation>账本 {path} 不见了，但{left}。未作任何更改，亦未另建新账本。请把余下文件移走并保存，再从备份取回账本。</translation>
    </message>
    <message>
        <source>The limits are to be changed.</source>
        <translation>须更改限额。</translation>
    </message>
    <message>
        <source>The log next to {path} was removed while this table had it open. What was recorded before is still held by this program: do not close it. Try again: all of it is then written into the ledger first.</source>
        <translation>本台开启期间 {path} 旁的日志被移走。先前所记录的仍在本程序内：请勿关闭。请再试：全部会先写入账本。</translation>
    </message>
    <message>
        <source>The log of faults cannot be written. Tell the technician.</source>
        <translation>故障日志无法写入。请通知技术员。</translation>
    </message>
    <message>
        <source>The log of the program's checks cannot be read: {why}.</source>
        <translation>程序检查日志无法读取：{why}。</translation>
    </message>
    <message>
        <source>The log of the program's checks is not the one on record: tell the technician.</source>
        <translation>程序检查日志与记录所载不符：请通知技术员。</translation>
    </message>
    <message>
        <source>The losing bets have been taken already.</source>
        <translation>输注已收。</translation>
    </message>
    <message>
        <source>The lowest rank that may decide this is {rank}.</source>
        <translation>可作此裁决的最低职级是{rank}。</translation>
    </message>
    <message>
        <source>The maximum is {maximum}. The bet is refused whole.</source>
        <translation>最高注额为 {maximum}。整注不接受。</translation>
    </message>
    <message>
        <source>The minimum is larger than the maximum.</source>
        <translation>最低高于最高。</translation>
    </message>
    <message>
        <source>The name of this trainee was removed.</source>
        <translation>此学员的姓名已移除。</translation>
    </message>
    <message>
        <source>The name was removed. The ledger stays whole.</source>
        <translation>姓名已移除。账本保持完整。</translation>
    </message>
    <message>
        <source>The next card is recorded on the {hand} hand, where it does not belong.</source>
        <translation>下一张牌记在{hand}方，并非应派之处。</translation>
    </message>
    <message>
        <source>The next card slipped out of the shoe, and its face was seen.</source>
        <translation>下一张牌滑出牌靴，牌面外露。</translation>
    </message>
    <message>
        <source>The next round follows</source>
        <translation>下一局即将开始</translation>
    </message>
    <message>
        <source>The no-insurance notice</source>
        <translation>免保险告示</translation>
    </message>
    <message>
        <source>The no-insurance notice is put up</source>
        <translation>挂上免保险告示</translation>
    </message>
    <message>
        <source>The note is sealed with the key of the table, or not at all.</source>
        <translation>备注以本台密钥加封，否则不加封。</translation>
    </message>
    <message>
        <source>The notice exists at private tables only.</source>
        <translation>告示只限私人台。</translation>
    </message>
    <message>
        <source>The notice is set that way already.</source>
        <translation>告示已是如此。</translation>
    </message>
    <message>
        <source>The number of {name} is {number}.</source>
        <translation>{name} 的编号是 {number}。</translation>
    </message>
    <message>
        <source>The options are continue and return.</source>
        <translation>选择只有继续及退回。</translation>
    </message>
    <message>
        <source>The order is wrong</source>
        <translation>次序有误</translation>
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
        <translation>另一方不减</translation>
    </message>
    <message>
        <source>The outcome is established; it stands.</source>
        <translation>结果已定，维持有效。</translation>
    </message>
    <message>
        <source>The people of this table are on record already.</source>
        <translation>本台人员已列入记录。</translation>
    </message>
    <message>
        <source>The people of this table do not stand on record yet.</source>
        <translation>本台人员尚未列入记录。</translation>
    </message>
    <message>
        <source>The pepper {path} has to hold {least} to {most} bytes. No PIN was counted as wrong. Bring back the right one.</source>
        <translation>密钥档 {path} 须有 {least} 至 {most} 字节。没有密码计作错误。请放回正确的一份。</translation>
    </message>
    <message>
        <source>The pepper {path} is not for its owner alone to read. No PIN was counted as wrong. Put that right with: chmod 400 {path}</source>
        <translation>密钥档 {path} 并非只限拥有者读取。没有密码计作错误。请用 chmod 400 {path} 修正。</translation>
    </message>
    <message>
        <source>The pepper {path} of the staff file cannot be read ({detail}). No PIN was counted as wrong. Bring it back; if it is lost, put a new staff file in place, and the table asks for the sealed code.</source>
        <translation>员工档的密钥档 {path} 无法读取（{detail}）。没有密码计作错误。请取回；若已遗失，请放上新员工档，本台会要求密封号码。</translation>
    </message>
    <message>
        <source>The period ends before it begins. Check from and to.</source>
        <translation>时段结束早于开始。请检查起止时间。</translation>
    </message>
    <message>
        <source>The person and the result that are signed for are not named.</source>
        <translation>未指明所签署的人及结果。</translation>
    </message>
    <message>
        <source>The picture of the house is larger than 20 MB.</source>
        <translation>场馆图片大于 20 兆。</translation>
    </message>
    <message>
        <source>The picture of the house is missing or cannot be read.</source>
        <translation>场馆图片不见了或无法读取。</translation>
    </message>
    <message>
        <source>The picture of the house is more than 8,000 px wide or high.</source>
        <translation>场馆图片的宽或高超过 8,000 像素。</translation>
    </message>
    <message>
        <source>The picture of the house is no picture that can be read.</source>
        <translation>场馆图片无法读取为图片。</translation>
    </message>
    <message>
        <source>The player asks to see the Banker’s third card first, and that is granted.</source>
        <translation>客人要求先看庄第三张，获准。</translation>
    </message>
    <message>
        <source>The player asks to see the Banker’s third card first, and that is refused.</source>
        <translation>客人要求先看庄第三张，不获准。</translation>
    </message>
    <message>
        <source>The player with the highest bet asks to squeeze a card.</source>
        <translation>注码最高的客人要求眯牌。</translation>
    </message>
    <message>
        <source>The players have been told that this round is the last.</source>
        <translation>已告知客人这是最后一局。</translation>
    </message>
    <message>
        <source>The power has failed.</source>
        <translation>停电了。</translation>
    </message>
    <message>
        <source>The profile is the same as what is in force.</source>
        <translation>配置文件与现行的一致。</translation>
    </message>
    <message>
        <source>The profile says otherwise than what is in force.</source>
        <translation>配置文件与现行的不同。</translation>
    </message>
    <message>
        <source>The reason holds the PIN. Write another reason.</source>
        <translation>原因内含密码。请另写原因。</translation>
    </message>
    <message>
        <source>The record of exam {exam} does not hold: {why}.</source>
        <translation>考试 {exam} 的记录不成立：{why}。</translation>
    </message>
    <message>
        <source>The record of that round cannot be followed. Verify the ledger.</source>
        <translation>该局记录无法重演。请核对账本。</translation>
    </message>
    <message>
        <source>The record of that time cannot be followed. Verify the ledger.</source>
        <translation>该时段的记录无法重演。请核对账本。</translation>
    </message>
    <message>
        <source>The record of this exam does not hold: {why}.</source>
        <translation>此考试的记录不成立：{why}。</translation>
    </message>
    <message>
        <source>The record read begins at {at} with event {first} of {file}. The file before it, which ends with event {last}, was not found: what came before is not in these figures. {advice}</source>
        <translation>所读记录始于 {at}，即 {file} 第 {first} 条记录。前一文件止于第 {last} 条，未能找到：其前的不在这些数字内。{advice}</translation>
    </message>
    <message>
        <source>The record read ends with the closing of {file}; what came after it is in {later}, which was not read: it is not in these figures. Name that file too.</source>
        <translation>所读记录止于 {file} 结束；其后的在 {later}，并未读取，不在这些数字内。请同时指定该档。</translation>
    </message>
    <message>
        <source>The remedy is void, reconstructed or continue, not {remedy}.</source>
        <translation>处理须为作废、复原或继续，不能是 {remedy}。</translation>
    </message>
    <message>
        <source>The remedy is wrong</source>
        <translation>裁定有误</translation>
    </message>
    <message>
        <source>The report is being printed …</source>
        <translation>报告正在打印…</translation>
    </message>
    <message>
        <source>The report is being written …</source>
        <translation>报告正在写入…</translation>
    </message>
    <message>
        <source>The report {report} has no section {section}. It has: {sections}.</source>
        <translation>报告 {report} 没有 {section} 一节。现有：{sections}。</translation>
    </message>
    <message>
        <source>The reporting tables of {path} wait to be rebuilt since event {seq}: nothing can be looked up. All that was recorded is kept. Rebuild them while the table is closed.</source>
        <translation>{path} 的报表自第 {seq} 条记录起等候重建，暂不能查阅。所有记录已保存。请在收台后重建。</translation>
    </message>
    <message>
        <source>The reporting tables wait to be rebuilt since event {seq}: {reason}</source>
        <translation>报表自第 {seq} 条记录起等候重建：{reason}</translation>
    </message>
    <message>
        <source>The right card</source>
        <translation>正确的牌</translation>
    </message>
    <message>
        <source>The round can go on as it lies.</source>
        <translation>本局可照现状继续。</translation>
    </message>
    <message>
        <source>The round cannot go on as it lies.</source>
        <translation>此局不可照现状进行。</translation>
    </message>
    <message>
        <source>The round cannot go on.</source>
        <translation>本局不能继续。</translation>
    </message>
    <message>
        <source>The round goes on by decision of the Shift Manager.</source>
        <translation>值班经理裁定本局继续。</translation>
    </message>
    <message>
        <source>The round goes on under the terms on record, not the profile's.</source>
        <translation>本局按记录中的条款继续，而非配置文件。</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>本局继续。</translation>
    </message>
    <message>
        <source>The round hangs on what lay on the table before it: take another.</source>
        <translation>此局取决于之前台上所留：请选另一局。</translation>
    </message>
    <message>
        <source>The round has an act that no script has.</source>
        <translation>此局有脚本所没有的动作。</translation>
    </message>
    <message>
        <source>The round is not over. Follow the guide to the last card.</source>
        <translation>本局未完。请按指示派至最后一张。</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>本局结束</translation>
    </message>
    <message>
        <source>The round is settled</source>
        <translation>此局已结算</translation>
    </message>
    <message>
        <source>The round is void by decision of the Shift Manager.</source>
        <translation>值班经理裁定本局作废。</translation>
    </message>
    <message>
        <source>The round is void.</source>
        <translation>本局作废。</translation>
    </message>
    <message>
        <source>The round is void. All bets are returned.</source>
        <translation>本局作废，退回所有注码。</translation>
    </message>
    <message>
        <source>The round is void. There is nothing to correct.</source>
        <translation>本局已作废，无需更正。</translation>
    </message>
    <message>
        <source>The round was played under an earlier reading of the rules.</source>
        <translation>此局按较早的规则解释进行。</translation>
    </message>
    <message>
        <source>The rounds since then stand.</source>
        <translation>其后各局有效。</translation>
    </message>
    <message>
        <source>The rows of this round are not what its events say.</source>
        <translation>此局各行与其记录不符。</translation>
    </message>
    <message>
        <source>The rules refuse {act}: {why}</source>
        <translation>规则不容许 {act}：{why}</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>再输入同一密码</translation>
    </message>
    <message>
        <source>The same act is recorded now.</source>
        <translation>现在记录同一操作。</translation>
    </message>
    <message>
        <source>The same five again,
faster each time.</source>
        <translation>同样五题，
一次比一次快。</translation>
    </message>
    <message>
        <source>The same seed asks the same moments again.</source>
        <translation>相同的种子会再问相同的情况。</translation>
    </message>
    <message>
        <source>The screen speaks this language.</source>
        <translation>现正使用此语言。</translation>
    </message>
    <message>
        <source>The second chooses a PIN of their own, and the first does not look.</source>
        <translation>第二位自选密码，第一位不得观看。</translation>
    </message>
    <message>
        <source>The seed of an exam is drawn from the system's source of chance.</source>
        <translation>考试种子取自系统的随机来源。</translation>
    </message>
    <message>
        <source>The settings of the table do not stand on record yet.</source>
        <translation>本台设置尚未列入记录。</translation>
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
        <translation>牌靴不可能派出这么多牌。</translation>
    </message>
    <message>
        <source>The shoe cannot hold so many of that card. Undo the entry, or raise “Decks miscounted”.</source>
        <translation>牌靴内不可能有这么多张该牌。请撤销输入，或提出“牌数不符”。</translation>
    </message>
    <message>
        <source>The shoe cannot hold so many {card}.</source>
        <translation>牌靴不可能有这么多 {card}。</translation>
    </message>
    <message>
        <source>The shoe does not hold so many cards.</source>
        <translation>牌靴没有这么多牌。</translation>
    </message>
    <message>
        <source>The shoe fell, and its cards are out of order.</source>
        <translation>牌靴跌下，牌序已变。</translation>
    </message>
    <message>
        <source>The shoe has read another face. Show the card as recorded; a supervisor can correct it then.</source>
        <translation>牌靴读到的是另一张牌。请按记录开牌；之后主管可更正。</translation>
    </message>
    <message>
        <source>The shoe is empty.</source>
        <translation>牌靴已空。</translation>
    </message>
    <message>
        <source>The shoe is empty. Raise “Too few cards left”.</source>
        <translation>牌靴已空。请提出“靴内牌不足”。</translation>
    </message>
    <message>
        <source>The shoe of this round is gone. Correct the entry, or raise the irregularity.</source>
        <translation>本局的牌靴已换走。请更正输入，或提出异常。</translation>
    </message>
    <message>
        <source>The shuffler reports that this shoe was not shuffled.</source>
        <translation>洗牌机报告此靴未洗。</translation>
    </message>
    <message>
        <source>The sides are within the Differential. There is nothing to turn back.</source>
        <translation>两方在差额之内，没有需要退回的。</translation>
    </message>
    <message>
        <source>The signature was not taken.</source>
        <translation>签署未获接受。</translation>
    </message>
    <message>
        <source>The staff file is back that another had replaced without the sealed code.</source>
        <translation>先前在没有密封号码下被取代的员工档已放回。</translation>
    </message>
    <message>
        <source>The staff file is missing, or is not the one that the table knows: nobody can sign.</source>
        <translation>员工档不见了，或并非本台所认的一份：无人可签署。</translation>
    </message>
    <message>
        <source>The staff file is not the one on record: nobody can sign, and no round commences.</source>
        <translation>员工档并非记录中的一份：无人可签署，亦不开新局。</translation>
    </message>
    <message>
        <source>The staff file is not the one that this table knows, and no signed change leads to it. Bring the right one back; or take this one in its place.</source>
        <translation>员工档并非本台所认的一份，亦没有已签署的变更与之相连。请放回正确的一份；或以此份取代。</translation>
    </message>
    <message>
        <source>The staff file is not the one that was known before this change.</source>
        <translation>员工档并非此次变更前所认的一份。</translation>
    </message>
    <message>
        <source>The staff file is the one that is known.</source>
        <translation>员工档正是所认的一份。</translation>
    </message>
    <message>
        <source>The staff file was sealed with a pepper, and none is handed over. No PIN was counted as wrong. Name it in the profile, or have systemd load it as {credential}.</source>
        <translation>员工档以密钥档封存，但未有交出。没有密码计作错误。请在配置文件指明，或由 systemd 以 {credential} 载入。</translation>
    </message>
    <message>
        <source>The staff file was sealed with another pepper than the one handed over. No PIN was counted as wrong. Bring back the right one.</source>
        <translation>员工档以另一密钥档封存。没有密码计作错误。请放回正确的一份。</translation>
    </message>
    <message>
        <source>The staff file {path} cannot be read or written ({detail}). It was left as it was. Give this account the right to it and its folder, then try again.</source>
        <translation>员工档 {path} 无法读写（{detail}）。原样保留。请给此账户该档及其文件夹的权限再试。</translation>
    </message>
    <message>
        <source>The staff file {path} is damaged. It was left as it is. Bring it back from its backup; if there is none, put a new staff file in its place, and the table asks for the sealed code.</source>
        <translation>员工档 {path} 已损坏。原样保留。请从备份取回；若没有备份，请放上新员工档，本台会要求密封号码。</translation>
    </message>
    <message>
        <source>The staff file {path} is missing. Nobody was made in its place. Bring it back; if it is lost, put another in its place, and the table asks for the sealed code.</source>
        <translation>员工档 {path} 不见了，未有另建。请取回；若已遗失，请放上另一份，本台会要求密封号码。</translation>
    </message>
    <message>
        <source>The staff file {path} was written by a newer program. It was left as it is. Use the newer program.</source>
        <translation>员工档 {path} 由较新的程序写入。原样保留。请使用较新的程序。</translation>
    </message>
    <message>
        <source>The sum that lay there</source>
        <translation>实际金额</translation>
    </message>
    <message>
        <source>The sums of the round leave no room to draw others.</source>
        <translation>此局的金额无法另抽其他金额。</translation>
    </message>
    <message>
        <source>The supervisor: the cards can be put back in order.</source>
        <translation>主管：牌序可以复原。</translation>
    </message>
    <message>
        <source>The supervisor: the cards cannot be put back in order.</source>
        <translation>主管：牌序不能复原。</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>本台</translation>
    </message>
    <message>
        <source>The table cannot be opened</source>
        <translation>未能开台</translation>
    </message>
    <message>
        <source>The table deals on meanwhile; the outcome is shown here.</source>
        <translation>本台继续派牌；结果在此显示。</translation>
    </message>
    <message>
        <source>The table goes on in its new ledger.</source>
        <translation>本台以新账本继续。</translation>
    </message>
    <message>
        <source>The table goes on under what is in force until somebody signs.</source>
        <translation>签署之前本台按现行条款继续。</translation>
    </message>
    <message>
        <source>The table has changed since that was approved. Ask again.</source>
        <translation>批准之后台面已变。请重新提出。</translation>
    </message>
    <message>
        <source>The table has not been opened yet.</source>
        <translation>尚未开台。</translation>
    </message>
    <message>
        <source>The table is not open yet.</source>
        <translation>尚未开台。</translation>
    </message>
    <message>
        <source>The table is shown as it is on record.</source>
        <translation>台面按记录显示。</translation>
    </message>
    <message>
        <source>The table shows what it has recorded itself. Compare it with the chips and the cards.</source>
        <translation>台面所示为本台自己的记录。请与筹码及牌核对。</translation>
    </message>
    <message>
        <source>The table stays marked until the former file is back and signed for.</source>
        <translation>直至原员工档放回并签署，本台一直有标记。</translation>
    </message>
    <message>
        <source>The terminal raises it by itself at the call of no more bets, and never later.</source>
        <translation>终端只在停止下注时自行提出，之后不再提出。</translation>
    </message>
    <message>
        <source>The terminal raises this by itself when the bets are closed.</source>
        <translation>停止下注时终端会自行提出。</translation>
    </message>
    <message>
        <source>The terminal was restarted</source>
        <translation>终端曾重新启动</translation>
    </message>
    <message>
        <source>The time is right</source>
        <translation>时间正确</translation>
    </message>
    <message>
        <source>The time of the signature of {number} cannot be right.</source>
        <translation>{number} 签署的时间不可能正确。</translation>
    </message>
    <message>
        <source>The two PINs were not the same. Nothing was changed.</source>
        <translation>两次密码不同。未作任何更改。</translation>
    </message>
    <message>
        <source>Theoretical</source>
        <translation>理论值</translation>
    </message>
    <message>
        <source>There are events with numbers below {first}.</source>
        <translation>有编号低于 {first} 的记录。</translation>
    </message>
    <message>
        <source>There are no earlier rounds.</source>
        <translation>没有更早的牌局。</translation>
    </message>
    <message>
        <source>There are no later rounds.</source>
        <translation>没有更后的牌局。</translation>
    </message>
    <message>
        <source>There is a Table Game Shift Manager already, who adds others.</source>
        <translation>已有值班经理，由其加入其他人。</translation>
    </message>
    <message>
        <source>There is already a file at {path}. It was left as it is. Open it, or choose another name.</source>
        <translation>{path} 已有文件，原样保留。请开启它，或另选名称。</translation>
    </message>
    <message>
        <source>There is no PIN from the factory: choose your own, and keep it to yourself.</source>
        <translation>没有出厂密码：请自选并保密。</translation>
    </message>
    <message>
        <source>There is no Table Game Shift Manager in the staff file.</source>
        <translation>员工档内没有值班经理。</translation>
    </message>
    <message>
        <source>There is no Table Game Shift Manager yet. Add one first, with rank {rank}.</source>
        <translation>尚无值班经理。请先加入一名，职级为{rank}。</translation>
    </message>
    <message>
        <source>There is no bet of the last round to repeat here.</source>
        <translation>此处没有上局注码可重复。</translation>
    </message>
    <message>
        <source>There is no entry that could be undone. A supervisor can correct.</source>
        <translation>没有可撤销的输入。主管可更正。</translation>
    </message>
    <message>
        <source>There is no foreign write that waits for a signature.</source>
        <translation>没有待签署的外来写入。</translation>
    </message>
    <message>
        <source>There is no irregularity of the kind {kind}.</source>
        <translation>没有 {kind} 这种异常。</translation>
    </message>
    <message>
        <source>There is no ledger at {path} yet.</source>
        <translation>{path} 尚无账本。</translation>
    </message>
    <message>
        <source>There is no ledger at {path}. Nothing was changed. Check the path, or bring the ledger back from its backup.</source>
        <translation>{path} 没有账本。未作任何更改。请检查路径，或从备份取回账本。</translation>
    </message>
    <message>
        <source>There is no report to export.</source>
        <translation>没有可导出的报告。</translation>
    </message>
    <message>
        <source>There is no report {name}. There are: {names}.</source>
        <translation>没有报告 {name}。现有：{names}。</translation>
    </message>
    <message>
        <source>There is no room left for the staff file {path}. It was left as it was. Free some space, then try again.</source>
        <translation>员工档 {path} 的磁盘已满。原样保留。请腾出空间再试。</translation>
    </message>
    <message>
        <source>There is no room left for {path}. What was recorded before is kept. Free some space, then try again.</source>
        <translation>{path} 的磁盘已满。先前所记录的已保存。请腾出空间再试。</translation>
    </message>
    <message>
        <source>There is no round in which the card could have been drawn.</source>
        <translation>没有可能抽出该牌的牌局。</translation>
    </message>
    <message>
        <source>There is no screen {name}, and no other than the dealer’s.</source>
        <translation>没有屏幕 {name}，亦无荷官以外的其他屏幕。</translation>
    </message>
    <message>
        <source>There is no screen {name}. There is: {there}.</source>
        <translation>没有屏幕 {name}。现有：{there}。</translation>
    </message>
    <message>
        <source>There is no shoe on the table yet.</source>
        <translation>台上尚无牌靴。</translation>
    </message>
    <message>
        <source>There is no shoe. Put in a new shoe.</source>
        <translation>没有牌靴。请换新靴。</translation>
    </message>
    <message>
        <source>There is no such exam.</source>
        <translation>没有此考试。</translation>
    </message>
    <message>
        <source>There is no such game.</source>
        <translation>没有此游戏。</translation>
    </message>
    <message>
        <source>There is no such round, or it is not over.</source>
        <translation>没有此局，或尚未结束。</translation>
    </message>
    <message>
        <source>There is nobody in the staff file.</source>
        <translation>员工档内没有人。</translation>
    </message>
    <message>
        <source>There is nothing more that way.</source>
        <translation>该方向再无内容。</translation>
    </message>
    <message>
        <source>There is nothing to repeat here.</source>
        <translation>此处没有可重复的。</translation>
    </message>
    <message>
        <source>There is nothing to take back here. A supervisor can correct an entry.</source>
        <translation>此处没有可撤销的。主管可更正输入。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的。</translation>
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
        <translation>已是最后的答案。</translation>
    </message>
    <message>
        <source>These are the last rows.</source>
        <translation>已是最后各行。</translation>
    </message>
    <message>
        <source>These checks are on record already.</source>
        <translation>这些检查已有记录。</translation>
    </message>
    <message>
        <source>These checks do not follow those on record.</source>
        <translation>这些检查与已记录的不相连。</translation>
    </message>
    <message>
        <source>These training settings are not possible.</source>
        <translation>此训练设置不可行。</translation>
    </message>
    <message>
        <source>They are in force from the next round on.</source>
        <translation>由下一局起生效。</translation>
    </message>
    <message>
        <source>They wait in the ledger, and are sent in order as soon as that is possible.</source>
        <translation>账链留在账本内，一旦可行即按次序送出。</translation>
    </message>
    <message>
        <source>This PIN is too easy to guess: no run, no repetition, not the staff number. Choose another.</source>
        <translation>此密码太易猜到：不可连号、重复或用员工编号。请另选。</translation>
    </message>
    <message>
        <source>This PIN is too short</source>
        <translation>密码太短</translation>
    </message>
    <message>
        <source>This PIN is too short: it has to have {digits} digits. Change it first.</source>
        <translation>此密码太短：须有 {digits} 位。请先更改。</translation>
    </message>
    <message>
        <source>This badge belongs to somebody else.</source>
        <translation>此员工证属于他人。</translation>
    </message>
    <message>
        <source>This bet has been returned already.</source>
        <translation>此注已经退回。</translation>
    </message>
    <message>
        <source>This bet of box {box} has not won.</source>
        <translation>{box} 号位此注未赢。</translation>
    </message>
    <message>
        <source>This bettor has chosen, and the choice binds.</source>
        <translation>此客人已选择，不可更改。</translation>
    </message>
    <message>
        <source>This bettor has declined already.</source>
        <translation>此客人已表示不买。</translation>
    </message>
    <message>
        <source>This bettor has no bet on that hand that could be insured.</source>
        <translation>此客人在该方没有可买保险的注码。</translation>
    </message>
    <message>
        <source>This bettor has no bet on that hand.</source>
        <translation>此客人在该方没有注码。</translation>
    </message>
    <message>
        <source>This bettor has no bet yet.</source>
        <translation>此客人尚无注码。</translation>
    </message>
    <message>
        <source>This bettor has no bets here.</source>
        <translation>此客人在此没有注码。</translation>
    </message>
    <message>
        <source>This bettor has no options.</source>
        <translation>此客人没有选择权。</translation>
    </message>
    <message>
        <source>This bettor has nothing more to be paid.</source>
        <translation>此客人已无须再赔。</translation>
    </message>
    <message>
        <source>This bettor has taken insurance. Undo as far as that entry first.</source>
        <translation>此客人已买保险。请先撤销至该项为止。</translation>
    </message>
    <message>
        <source>This bettor passed an earlier offer: no more insurance this round.</source>
        <translation>此客人放弃了先前的保险，本局不可再买。</translation>
    </message>
    <message>
        <source>This bettor was offered nothing.</source>
        <translation>未曾向此客人提供。</translation>
    </message>
    <message>
        <source>This cannot have happened at this moment of the round.</source>
        <translation>本局此刻不可能发生此事。</translation>
    </message>
    <message>
        <source>This day of training has ended already.</source>
        <translation>此训练日已结束。</translation>
    </message>
    <message>
        <source>This exam is over.</source>
        <translation>此考试已结束。</translation>
    </message>
    <message>
        <source>This exam is signed already.</source>
        <translation>此考试已签署。</translation>
    </message>
    <message>
        <source>This game has no insurance.</source>
        <translation>此游戏没有保险。</translation>
    </message>
    <message>
        <source>This gaming day</source>
        <translation>本营业日</translation>
    </message>
    <message>
        <source>This is a {kind} ledger. No money was played for.</source>
        <translation>这是{kind}账本，并无真钱投注。</translation>
    </message>
    <message>
        <source>This is about the round itself. Name no other.</source>
        <translation>此项涉及本局，请勿指明其他局。</translation>
    </message>
    <message>
        <source>This is known already: it is not asked again.</source>
        <translation>已经知道，不再问。</translation>
    </message>
    <message>
        <source>This is no fingerprint of the log of checks.</source>
        <translation>这不是检查日志的指纹。</translation>
    </message>
    <message>
        <source>This is no public key.</source>
        <translation>这不是公开密钥。</translation>
    </message>
    <message>
        <source>This is not a table of training.</source>
        <translation>这不是训练台。</translation>
    </message>
    <message>
        <source>This is not about a single card. Name none.</source>
        <translation>此项不涉及单张牌，请勿指明。</translation>
    </message>
    <message>
        <source>This is not the sealed code of this table.</source>
        <translation>这不是本台的密封号码。</translation>
    </message>
    <message>
        <source>This is not the staff file that was replaced.</source>
        <translation>这不是被取代的员工档。</translation>
    </message>
    <message>
        <source>This is the first act of the round.</source>
        <translation>这是本局第一项操作。</translation>
    </message>
    <message>
        <source>This is the first page.</source>
        <translation>这是第一页。</translation>
    </message>
    <message>
        <source>This is the last act of the round.</source>
        <translation>这是本局最后一项操作。</translation>
    </message>
    <message>
        <source>This is the last page.</source>
        <translation>这是最后一页。</translation>
    </message>
    <message>
        <source>This key is on record already.</source>
        <translation>此密钥已在记录内。</translation>
    </message>
    <message>
        <source>This ledger is kept in memory alone: it has no archive.</source>
        <translation>此账本只在内存内：没有存档。</translation>
    </message>
    <message>
        <source>This ledger is kept in memory alone: no report can be made.</source>
        <translation>此账本只在内存内：无法制作报告。</translation>
    </message>
    <message>
        <source>This ledger is kept in memory alone: nothing can be recalled.</source>
        <translation>此账本只在内存内：无法回看。</translation>
    </message>
    <message>
        <source>This needs nobody's approval.</source>
        <translation>此项无须批准。</translation>
    </message>
    <message>
        <source>This number is locked for {minutes} min. A higher rank unlocks it sooner.</source>
        <translation>此编号锁定 {minutes} 分钟。较高职级可提早解锁。</translation>
    </message>
    <message>
        <source>This person acts in no higher rank.</source>
        <translation>此人没有署理更高职级。</translation>
    </message>
    <message>
        <source>This reading of the rules is in force already.</source>
        <translation>规则已是如此理解。</translation>
    </message>
    <message>
        <source>This report was made from the {kind} ledger of {table} as it was at event {seq}, recorded at {at}.</source>
        <translation>本报告由 {table} 的{kind}账本所制，以第 {seq} 条记录为止，记录时间 {at}。</translation>
    </message>
    <message>
        <source>This round is being paid. Bets are taken in the next.</source>
        <translation>本局正在赔付。下一局才收注。</translation>
    </message>
    <message>
        <source>This round so far</source>
        <translation>本局经过</translation>
    </message>
    <message>
        <source>This seed was used before. Draw another.</source>
        <translation>此种子已用过，请另抽。</translation>
    </message>
    <message>
        <source>This session, item by item</source>
        <translation>本节逐题</translation>
    </message>
    <message>
        <source>This sign-off was marked as lapsed already.</source>
        <translation>此签核已标记为失效。</translation>
    </message>
    <message>
        <source>This system does not know the time zone {zone} of the ledger. Install the package tzdata, then make the report again.</source>
        <translation>系统不认得账本的时区 {zone}。请安装软件包 tzdata，再制作报告。</translation>
    </message>
    <message>
        <source>This table: {game}</source>
        <translation>本台：{game}</translation>
    </message>
    <message>
        <source>This takes the {rank} or above.</source>
        <translation>须由{rank}或以上处理。</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Tie, {points}</source>
        <translation>和，{points} 点</translation>
    </message>
    <message>
        <source>Tie, {points} each.</source>
        <translation>和局，{points}点。</translation>
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
        <translation>时间</translation>
    </message>
    <message>
        <source>Time for each decision</source>
        <translation>每题用时</translation>
    </message>
    <message>
        <source>Timed, but nobody fails on time.</source>
        <translation>只计时，不因超时而不合格。</translation>
    </message>
    <message>
        <source>To</source>
        <translation>至</translation>
    </message>
    <message>
        <source>Today’s plan</source>
        <translation>今日计划</translation>
    </message>
    <message>
        <source>Too few cards in the shoe</source>
        <translation>靴内牌不足</translation>
    </message>
    <message>
        <source>Too few cards left</source>
        <translation>靴内牌不足</translation>
    </message>
    <message>
        <source>Too many or too few cards in the decks</source>
        <translation>牌数不符</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>科目</translation>
    </message>
    <message>
        <source>Touch a bet on the cloth</source>
        <translation>先点台面上的注码</translation>
    </message>
    <message>
        <source>Touch a chip first.</source>
        <translation>请先点筹码。</translation>
    </message>
    <message>
        <source>Touch a name to choose it.</source>
        <translation>点选姓名以选取。</translation>
    </message>
    <message>
        <source>Touch a row or a box: paid up to here</source>
        <translation>点行或号位：赔至此处</translation>
    </message>
    <message>
        <source>Touch a topic over its column.</source>
        <translation>点选科目以选取。</translation>
    </message>
    <message>
        <source>Touch in the list at the right what has gone wrong.</source>
        <translation>在右边名单点选出了什么问题。</translation>
    </message>
    <message>
        <source>Touch its face</source>
        <translation>请点选牌面</translation>
    </message>
    <message>
        <source>Touch that card</source>
        <translation>请点选该张牌</translation>
    </message>
    <message>
        <source>Touch the area whose bet was entered wrong.</source>
        <translation>请点按输入错误的注区。</translation>
    </message>
    <message>
        <source>Touch the bet</source>
        <translation>请点选该注</translation>
    </message>
    <message>
        <source>Touch the card that was entered wrong.</source>
        <translation>点选输入错误的牌。</translation>
    </message>
    <message>
        <source>Touched too soon.</source>
        <translation>点得太快。</translation>
    </message>
    <message>
        <source>Train on this terminal</source>
        <translation>在本终端训练</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>导师</translation>
    </message>
    <message>
        <source>Trainer’s page</source>
        <translation>导师页</translation>
    </message>
    <message>
        <source>Training could not be opened.</source>
        <translation>训练未能打开。</translation>
    </message>
    <message>
        <source>Training is on record in a ledger that is not one of training.</source>
        <translation>训练记录在非训练账本内。</translation>
    </message>
    <message>
        <source>Training settings</source>
        <translation>训练设置</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试</translation>
    </message>
    <message>
        <source>Try again now</source>
        <translation>立即再试</translation>
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
        <translation>翻开首张牌并点选牌面。</translation>
    </message>
    <message>
        <source>Turning back taken back</source>
        <translation>撤销退回</translation>
    </message>
    <message>
        <source>Turnover</source>
        <translation>总注额</translation>
    </message>
    <message>
        <source>Two cards came out of the shoe at once.</source>
        <translation>牌靴同时派出两张牌。</translation>
    </message>
    <message>
        <source>Two naturals</source>
        <translation>两方例牌</translation>
    </message>
    <message>
        <source>Type a sum first.</source>
        <translation>请先输入金额。</translation>
    </message>
    <message>
        <source>Type the name first.</source>
        <translation>请先输入姓名。</translation>
    </message>
    <message>
        <source>Type the sealed code from the envelope; then the signature.</source>
        <translation>输入信封内的密封号码，然后签署。</translation>
    </message>
    <message>
        <source>Typed reason</source>
        <translation>输入的原因</translation>
    </message>
    <message>
        <source>Typed reason: {text}</source>
        <translation>输入的原因：{text}</translation>
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
        <translation>低于最低注额</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo entry</source>
        <translation>撤回输入</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>Up to minimum</source>
        <translation>补至最低</translation>
    </message>
    <message>
        <source>VOID</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>Void rounds</source>
        <translation>作废牌局</translation>
    </message>
    <message>
        <source>WARNING: {warning}</source>
        <translation>警告：{warning}</translation>
    </message>
    <message>
        <source>WINS</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Wait {seconds} s before the next attempt.</source>
        <translation>请等 {seconds} 秒再试。</translation>
    </message>
    <message>
        <source>Was it noticed before the next round commenced?</source>
        <translation>是否下一局开始前发现？</translation>
    </message>
    <message>
        <source>Ways in</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Weakest topic in work</source>
        <translation>练习中最低</translation>
    </message>
    <message>
        <source>What a screen cannot see</source>
        <translation>屏幕看不到的</translation>
    </message>
    <message>
        <source>What becomes of the round?</source>
        <translation>本局如何处理？</translation>
    </message>
    <message>
        <source>What bets pay</source>
        <translation>各注赔率</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>变更内容</translation>
    </message>
    <message>
        <source>What comes back</source>
        <translation>再练</translation>
    </message>
    <message>
        <source>What comes back, by day</source>
        <translation>各日重温</translation>
    </message>
    <message>
        <source>What ended with event {seq} has no head among those that left the machine: there is a gap.</source>
        <translation>以第 {seq} 条记录完结者，在送出本机的账链中没有对应：中间有缺。</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>其后如何？</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生何事</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>发生何事？</translation>
    </message>
    <message>
        <source>What has lost is taken, and what has won is paid.</source>
        <translation>输注收取，赢注赔付。</translation>
    </message>
    <message>
        <source>What insurance was due, offered, taken, declined and paid, and its result against its exact edge.</source>
        <translation>应提供、已提供、买入、不买及赔付的保险，及其结果对照准确优势。</translation>
    </message>
    <message>
        <source>What is known of the round?</source>
        <translation>该局已知什么？</translation>
    </message>
    <message>
        <source>What is right now?</source>
        <translation>现在怎样才对？</translation>
    </message>
    <message>
        <source>What is the decision?</source>
        <translation>裁决是什么？</translation>
    </message>
    <message>
        <source>What is wrong?</source>
        <translation>有何错误？</translation>
    </message>
    <message>
        <source>What now?</source>
        <translation>现在怎样？</translation>
    </message>
    <message>
        <source>What the House kept of winnings as commission, by box and by shoe.</source>
        <translation>场方从赢注抽取的佣金，按号位及牌靴。</translation>
    </message>
    <message>
        <source>What was entered wrong?</source>
        <translation>哪一项输入错误？</translation>
    </message>
    <message>
        <source>What was noticed after the next round had commenced is raised as {kind}. Later rounds stand.</source>
        <translation>下一局开始后才发现的，以“{kind}”提出。其后各局有效。</translation>
    </message>
    <message>
        <source>What was planted, and how well it was found, is shown after the last round.</source>
        <translation>错误所在及表现，最后一局后才显示。</translation>
    </message>
    <message>
        <source>What was signed of exam {exam} is not what the ledger gives.</source>
        <translation>考试 {exam} 所签署的与账本所得不同。</translation>
    </message>
    <message>
        <source>What was turned back over the Differential, what was settled pro rata, bets under the minimum, and limits that were changed.</source>
        <translation>超出差额而退回的、按比例结算的、低于最低的注码，以及更改的限额。</translation>
    </message>
    <message>
        <source>What was wrong</source>
        <translation>错在哪里</translation>
    </message>
    <message>
        <source>What will change</source>
        <translation>将会变更</translation>
    </message>
    <message>
        <source>Which bet</source>
        <translation>哪一注</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>哪张牌</translation>
    </message>
    <message>
        <source>Which irregularity?</source>
        <translation>哪种异常？</translation>
    </message>
    <message>
        <source>Which limit changes?</source>
        <translation>更改哪一项限额？</translation>
    </message>
    <message>
        <source>Which rank, for {hours} hours?</source>
        <translation>哪个职级，为期 {hours} 小时？</translation>
    </message>
    <message>
        <source>Which rank?</source>
        <translation>哪个职级？</translation>
    </message>
    <message>
        <source>Which report, or which time?</source>
        <translation>哪份报告，什么时间？</translation>
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
        <translation>比较哪些规则？</translation>
    </message>
    <message>
        <source>While bets are open they are placed and withdrawn, not corrected.</source>
        <translation>下注期间请直接下注或收回，不作更正。</translation>
    </message>
    <message>
        <source>Who asked for it?</source>
        <translation>哪位客人要求？</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>谁裁定</translation>
    </message>
    <message>
        <source>Who decides?</source>
        <translation>由谁裁定？</translation>
    </message>
    <message>
        <source>Who had meant to insure?</source>
        <translation>哪位客人原想买保险？</translation>
    </message>
    <message>
        <source>Who is ready</source>
        <translation>谁已合格</translation>
    </message>
    <message>
        <source>Who is removed later stays in files that were written before.</source>
        <translation>日后移除者仍留在先前写出的档件中。</translation>
    </message>
    <message>
        <source>Who stood behind what, and which entries were corrected or taken back, by kind and person.</source>
        <translation>谁为何事负责，以及哪些输入曾更正或撤销，按种类及人员。</translation>
    </message>
    <message>
        <source>Who trains, how each topic stands, and who is ready.</source>
        <translation>谁在练习、各科进度、谁已合格。</translation>
    </message>
    <message>
        <source>Who trains?</source>
        <translation>谁来受训？</translation>
    </message>
    <message>
        <source>Who was taken out of the file of trainees is not in it; certificates handed out are outside.</source>
        <translation>已从学员档案移除者不在其中；已发出的证书不受影响。</translation>
    </message>
    <message>
        <source>Who?</source>
        <translation>谁？</translation>
    </message>
    <message>
        <source>Whose bet</source>
        <translation>谁的注</translation>
    </message>
    <message>
        <source>Whose bet was entered wrong?</source>
        <translation>谁的注码输入错误？</translation>
    </message>
    <message>
        <source>Withdrawal taken back</source>
        <translation>撤销收回</translation>
    </message>
    <message>
        <source>Without a bet on a hand</source>
        <translation>没有押任何一方</translation>
    </message>
    <message>
        <source>Without a second</source>
        <translation>没有第二位</translation>
    </message>
    <message>
        <source>Worded otherwise: {what}, {old}, now {new}</source>
        <translation>措辞不同：{what}，原 {old}，现 {new}</translation>
    </message>
    <message>
        <source>Wording</source>
        <translation>字眼</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>写备注</translation>
    </message>
    <message>
        <source>Wrong PIN, 1 try left.</source>
        <translation>密码错误，尚可试 1 次。</translation>
    </message>
    <message>
        <source>Wrong PIN, {left} tries left.</source>
        <translation>密码错误，尚可试 {left} 次。</translation>
    </message>
    <message>
        <source>Wrong area</source>
        <translation>点错注区</translation>
    </message>
    <message>
        <source>Wrong hand count</source>
        <translation>张数错误</translation>
    </message>
    <message>
        <source>Wrong key</source>
        <translation>按错键</translation>
    </message>
    <message>
        <source>Wrong moments</source>
        <translation>错误时刻</translation>
    </message>
    <message>
        <source>Wrong number of cards on a hand</source>
        <translation>派牌张数错误</translation>
    </message>
    <message>
        <source>Wrong pay or take</source>
        <translation>赔付或收注有误</translation>
    </message>
    <message>
        <source>Wrong payment or take</source>
        <translation>赔付或收注有误</translation>
    </message>
    <message>
        <source>Wrong payments</source>
        <translation>赔付错误</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>You called errors in {alarms} of {clean} clean rounds. Call only what is wrong.</source>
        <translation>{clean} 局正确中误报 {alarms} 局。有错才报。</translation>
    </message>
    <message>
        <source>You first; the rules open after it.</source>
        <translation>你先做；之后可看规则。</translation>
    </message>
    <message>
        <source>You may go back meanwhile.</source>
        <translation>比较期间可返回。</translation>
    </message>
    <message>
        <source>Your first round</source>
        <translation>第一局</translation>
    </message>
    <message>
        <source>a Pit Manager</source>
        <translation>经理</translation>
    </message>
    <message>
        <source>a Pit Supervisor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>a Pit Supervisor decides</source>
        <translation>由主管决定</translation>
    </message>
    <message>
        <source>a Shift Manager of this file signs</source>
        <translation>由此档的值班经理签署</translation>
    </message>
    <message>
        <source>a Shift Manager signs first</source>
        <translation>先由值班经理签署</translation>
    </message>
    <message>
        <source>a Table Game Shift Manager</source>
        <translation>值班经理</translation>
    </message>
    <message>
        <source>a Tie pays too</source>
        <translation>和局亦赔</translation>
    </message>
    <message>
        <source>a bet</source>
        <translation>注码</translation>
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
        <translation>其他娱乐场的筹码 {amount}，在 {where}</translation>
    </message>
    <message>
        <source>a declined insurance</source>
        <translation>不买保险</translation>
    </message>
    <message>
        <source>a file for each table</source>
        <translation>每表一档</translation>
    </message>
    <message>
        <source>a hand has a wrong number of cards</source>
        <translation>有一方牌数不对</translation>
    </message>
    <message>
        <source>a key, or on the felt</source>
        <translation>按键，或点台面</translation>
    </message>
    <message>
        <source>a mock cannot be signed</source>
        <translation>模拟考试不可签核</translation>
    </message>
    <message>
        <source>a mock: cannot be signed</source>
        <translation>模拟：不能签署</translation>
    </message>
    <message>
        <source>a new PIN, typed twice</source>
        <translation>新密码，输入两次</translation>
    </message>
    <message>
        <source>a new shoe</source>
        <translation>换新靴</translation>
    </message>
    <message>
        <source>a new shoe first</source>
        <translation>先换新靴</translation>
    </message>
    <message>
        <source>a part of its path is no folder</source>
        <translation>路径中有一部分不是文件夹</translation>
    </message>
    <message>
        <source>a payment</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>a report changes nothing</source>
        <translation>报告不作任何更改</translation>
    </message>
    <message>
        <source>a request to squeeze</source>
        <translation>眯牌要求</translation>
    </message>
    <message>
        <source>a round</source>
        <translation>每局</translation>
    </message>
    <message>
        <source>a search changes nothing</source>
        <translation>搜索不作任何更改</translation>
    </message>
    <message>
        <source>a tick is missing</source>
        <translation>尚欠一项勾选</translation>
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
        <translation>处理</translation>
    </message>
    <message>
        <source>acts in none</source>
        <translation>没有署理</translation>
    </message>
    <message>
        <source>add</source>
        <translation>加</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>after a miss</source>
        <translation>错后重做</translation>
    </message>
    <message>
        <source>after a restart, the round goes on</source>
        <translation>重启后本局继续</translation>
    </message>
    <message>
        <source>after cut card</source>
        <translation>切牌后</translation>
    </message>
    <message>
        <source>after four cards</source>
        <translation>四张牌后</translation>
    </message>
    <message>
        <source>after the Player</source>
        <translation>闲之后</translation>
    </message>
    <message>
        <source>after the Player’s third card</source>
        <translation>闲第三张后</translation>
    </message>
    <message>
        <source>after the last card. Now touch card {number}.</source>
        <translation>最后一张后。现点第 {number} 张。</translation>
    </message>
    <message>
        <source>against target</source>
        <translation>对目标</translation>
    </message>
    <message>
        <source>all</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>all bets given back after the Tie</source>
        <translation>和局后全部退还</translation>
    </message>
    <message>
        <source>all bets go back</source>
        <translation>全部注码退回</translation>
    </message>
    <message>
        <source>all bets left from the Tie, {sum}</source>
        <translation>和局全部留台，{sum}</translation>
    </message>
    <message>
        <source>all go back</source>
        <translation>全部退回</translation>
    </message>
    <message>
        <source>all in one file</source>
        <translation>全部在一个档件</translation>
    </message>
    <message>
        <source>all is paid and recovered</source>
        <translation>已全部补赔及收回</translation>
    </message>
    <message>
        <source>all that was recorded is kept</source>
        <translation>所有记录已保存</translation>
    </message>
    <message>
        <source>all topics mastered</source>
        <translation>各科皆掌握</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>准许</translation>
    </message>
    <message>
        <source>among the topics in work</source>
        <translation>在练习中的科目</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>an acting rank ends</source>
        <translation>署理职级终止</translation>
    </message>
    <message>
        <source>an acting rank is assigned</source>
        <translation>委派署理职级</translation>
    </message>
    <message>
        <source>an identity that no ledger can have</source>
        <translation>账本不可能有的身份资料</translation>
    </message>
    <message>
        <source>an opened face</source>
        <translation>开出的牌面</translation>
    </message>
    <message>
        <source>an option</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>an outcome has been established</source>
        <translation>已有确定结果</translation>
    </message>
    <message>
        <source>and times</source>
        <translation>及时间</translation>
    </message>
    <message>
        <source>and {amount} in coin</source>
        <translation>另硬币 {amount}</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>另有 {count} 项</translation>
    </message>
    <message>
        <source>another act</source>
        <translation>其他操作</translation>
    </message>
    <message>
        <source>another dealer takes over</source>
        <translation>另一荷官接台</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>另一程序</translation>
    </message>
    <message>
        <source>another program wrote into the ledger</source>
        <translation>另一程序写入账本</translation>
    </message>
    <message>
        <source>another round</source>
        <translation>再一局</translation>
    </message>
    <message>
        <source>another staff file taken, by the sealed code</source>
        <translation>以密封号码采用另一员工档</translation>
    </message>
    <message>
        <source>another staff file taken, unproved</source>
        <translation>采用另一员工档，未经证明</translation>
    </message>
    <message>
        <source>answer on the page</source>
        <translation>在页上回答</translation>
    </message>
    <message>
        <source>answer to continue</source>
        <translation>回答后继续</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>作答数</translation>
    </message>
    <message>
        <source>any irregularity</source>
        <translation>任何异常</translation>
    </message>
    <message>
        <source>approval refused</source>
        <translation>批准被拒</translation>
    </message>
    <message>
        <source>as advised</source>
        <translation>如建议</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>如所抽</translation>
    </message>
    <message>
        <source>as it was settled</source>
        <translation>照原结算</translation>
    </message>
    <message>
        <source>as on the floor</source>
        <translation>如在台上</translation>
    </message>
    <message>
        <source>as the chips lay on the table</source>
        <translation>以台上筹码为准</translation>
    </message>
    <message>
        <source>as the exam, with this seed</source>
        <translation>与考试相同，用此种子</translation>
    </message>
    <message>
        <source>as the list says, box by box</source>
        <translation>按清单逐个号位</translation>
    </message>
    <message>
        <source>as the rules have it</source>
        <translation>按规则</translation>
    </message>
    <message>
        <source>aside</source>
        <translation>旁边</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>已问</translation>
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
        <translation>先问：{bets}</translation>
    </message>
    <message>
        <source>asks first: {question}</source>
        <translation>先问：{question}</translation>
    </message>
    <message>
        <source>at a player’s request; it holds for all who join</source>
        <translation>应客人要求，对其后加入者同样有效</translation>
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
        <translation>最多 {most} 题，用时 {time}</translation>
    </message>
    <message>
        <source>at stake {sums}</source>
        <translation>受注 {sums}</translation>
    </message>
    <message>
        <source>at the same decision; once only</source>
        <translation>从同一题起，只限一次</translation>
    </message>
    <message>
        <source>at the target</source>
        <translation>按目标时间</translation>
    </message>
    <message>
        <source>at this table since</source>
        <translation>在本台自</translation>
    </message>
    <message>
        <source>at {time}</source>
        <translation>于 {time}</translation>
    </message>
    <message>
        <source>attempt</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>back to the table</source>
        <translation>返回台面</translation>
    </message>
    <message>
        <source>back {amount}: {where}</source>
        <translation>退回 {amount}：{where}</translation>
    </message>
    <message>
        <source>back: box {boxes}</source>
        <translation>退还：{boxes} 号位</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>before the table closes</source>
        <translation>收台前</translation>
    </message>
    <message>
        <source>being checked …</source>
        <translation>核对中…</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>注项</translation>
    </message>
    <message>
        <source>bet {number} of {count}</source>
        <translation>第 {number}／{count} 注</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>注数</translation>
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
        <translation>更改注数</translation>
    </message>
    <message>
        <source>bets on the felt</source>
        <translation>台上注码</translation>
    </message>
    <message>
        <source>bets pro rata</source>
        <translation>按比例注数</translation>
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
        <translation>已问人数</translation>
    </message>
    <message>
        <source>box</source>
        <translation>号位</translation>
    </message>
    <message>
        <source>box {bets}</source>
        <translation>{bets} 号位</translation>
    </message>
    <message>
        <source>box {box}</source>
        <translation>{box} 号位</translation>
    </message>
    <message>
        <source>box {box} goes on</source>
        <translation>{box} 号位继续</translation>
    </message>
    <message>
        <source>box {box} insures {amount}</source>
        <translation>{box} 号位保险 {amount}</translation>
    </message>
    <message>
        <source>box {box} paid</source>
        <translation>{box} 号位已赔</translation>
    </message>
    <message>
        <source>box {box} {bet} {amount}</source>
        <translation>{box} 号位 {bet} {amount}</translation>
    </message>
    <message>
        <source>box {box} {sum}</source>
        <translation>{box} 号位 {sum}</translation>
    </message>
    <message>
        <source>box {box}, {amount}</source>
        <translation>{box} 号位，{amount}</translation>
    </message>
    <message>
        <source>box {box}, {bettor}</source>
        <translation>{box} 号位，{bettor}</translation>
    </message>
    <message>
        <source>box {box}: bets back</source>
        <translation>{box} 号位：退回下注</translation>
    </message>
    <message>
        <source>box {box}: no insurance</source>
        <translation>{box} 号位：不买保险</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>号位</translation>
    </message>
    <message>
        <source>burn, then “Place your bets, please.”</source>
        <translation>销牌，然后“请下注”</translation>
    </message>
    <message>
        <source>by</source>
        <translation>经手人</translation>
    </message>
    <message>
        <source>by exact edge</source>
        <translation>按准确优势</translation>
    </message>
    <message>
        <source>by {rank}</source>
        <translation>由{rank}</translation>
    </message>
    <message>
        <source>call of no more bets taken back</source>
        <translation>撤销停止下注</translation>
    </message>
    <message>
        <source>call the points</source>
        <translation>报点数</translation>
    </message>
    <message>
        <source>cannot be signed</source>
        <translation>不能签署</translation>
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
        <translation>第{number}张派{hand}</translation>
    </message>
    <message>
        <source>card {place} of the round</source>
        <translation>本局第 {place} 张</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>余牌</translation>
    </message>
    <message>
        <source>cards left: {left}, needed: {needed}</source>
        <translation>余牌 {left} 张，需要 {needed} 张</translation>
    </message>
    <message>
        <source>cards replaced</source>
        <translation>换牌</translation>
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
        <translation>留牌，第 {number} 局首张</translation>
    </message>
    <message>
        <source>cash {amount} on {where}</source>
        <translation>现金 {amount}，在 {where}</translation>
    </message>
    <message>
        <source>chain whole</source>
        <translation>账链完整</translation>
    </message>
    <message>
        <source>change what was owed or paid</source>
        <translation>更改应付或已赔</translation>
    </message>
    <message>
        <source>checked to {done}</source>
        <translation>已核对至 {done}</translation>
    </message>
    <message>
        <source>chip cutting by hand</source>
        <translation>徒手切筹码</translation>
    </message>
    <message>
        <source>choose a reason first</source>
        <translation>请先选原因</translation>
    </message>
    <message>
        <source>choose a topic first</source>
        <translation>请先选科目</translation>
    </message>
    <message>
        <source>choose an answer first</source>
        <translation>先选答案</translation>
    </message>
    <message>
        <source>choose both sides first</source>
        <translation>先选两边</translation>
    </message>
    <message>
        <source>choose people and topics first</source>
        <translation>请先选学员及科目</translation>
    </message>
    <message>
        <source>clean rounds {clean} of {count}</source>
        <translation>无错局 {clean}／{count}</translation>
    </message>
    <message>
        <source>clock confirmed</source>
        <translation>时钟确认</translation>
    </message>
    <message>
        <source>clock gap, h</source>
        <translation>时钟差，小时</translation>
    </message>
    <message>
        <source>clock jumped</source>
        <translation>时钟跳动</translation>
    </message>
    <message>
        <source>close the bets, deal four cards</source>
        <translation>停止下注，派四张牌</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>closed by</source>
        <translation>结束者</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>come back</source>
        <translation>重温</translation>
    </message>
    <message>
        <source>comes</source>
        <translation>接台</translation>
    </message>
    <message>
        <source>comes back on {day}</source>
        <translation>{day} 再来</translation>
    </message>
    <message>
        <source>comes off areas touched</source>
        <translation>从所点注区减去</translation>
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
        <translation>确认洗牌及切牌</translation>
    </message>
    <message>
        <source>confirm the time first</source>
        <translation>请先确认时间</translation>
    </message>
    <message>
        <source>copy {time}</source>
        <translation>备份 {time}</translation>
    </message>
    <message>
        <source>corrected after settlement</source>
        <translation>结算后更正</translation>
    </message>
    <message>
        <source>corrected to {sum}</source>
        <translation>更正为 {sum}</translation>
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
        <translation>日数：{days}，分钟：{minutes}</translation>
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
        <translation>裁决</translation>
    </message>
    <message>
        <source>decision {number}</source>
        <translation>第 {number} 题</translation>
    </message>
    <message>
        <source>decision {number} first</source>
        <translation>先看第 {number} 题</translation>
    </message>
    <message>
        <source>decision {number} holds no answer</source>
        <translation>第 {number} 题没有答案</translation>
    </message>
    <message>
        <source>decision {number} holds no fault</source>
        <translation>第 {number} 题没有错误</translation>
    </message>
    <message>
        <source>decision {number} is another</source>
        <translation>第 {number} 题是另一题</translation>
    </message>
    <message>
        <source>decision {number} is graded otherwise</source>
        <translation>第 {number} 题的评分与记录不同</translation>
    </message>
    <message>
        <source>decision {number} is not that of the seed</source>
        <translation>第 {number} 题不是该种子所定的题目</translation>
    </message>
    <message>
        <source>decision {number}: {topic}</source>
        <translation>第 {number} 题：{topic}</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>题数</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>副数</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>不买</translation>
    </message>
    <message>
        <source>demo</source>
        <translation>示范</translation>
    </message>
    <message>
        <source>depends on the cards</source>
        <translation>视乎牌而定</translation>
    </message>
    <message>
        <source>detail</source>
        <translation>细节</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>diff</source>
        <translation>差额</translation>
    </message>
    <message>
        <source>difference after the correction</source>
        <translation>更正后差额</translation>
    </message>
    <message>
        <source>digits or chips</source>
        <translation>数字或筹码</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>dots: Pairs</source>
        <translation>点：对子</translation>
    </message>
    <message>
        <source>down</source>
        <translation>未张贴</translation>
    </message>
    <message>
        <source>draws next</source>
        <translation>待补牌</translation>
    </message>
    <message>
        <source>draws on {points}</source>
        <translation>{points} 点补牌</translation>
    </message>
    <message>
        <source>draws on {points} if the Player stands</source>
        <translation>闲停牌时 {points} 点补牌</translation>
    </message>
    <message>
        <source>draws on {points} if the Player’s third card counts {thirds}</source>
        <translation>{points} 点：闲第三张为 {thirds} 点时补牌</translation>
    </message>
    <message>
        <source>draws on {points} whatever the Player has drawn</source>
        <translation>{points} 点：不论闲第三张，必补牌</translation>
    </message>
    <message>
        <source>drew on {points}</source>
        <translation>{points} 点补牌</translation>
    </message>
    <message>
        <source>due</source>
        <translation>应提供</translation>
    </message>
    <message>
        <source>due again</source>
        <translation>待重温</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>优势</translation>
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
        <translation>否则每分钟重试</translation>
    </message>
    <message>
        <source>entered by</source>
        <translation>输入者</translation>
    </message>
    <message>
        <source>entered late</source>
        <translation>补录</translation>
    </message>
    <message>
        <source>entered: {sum}</source>
        <translation>已输入：{sum}</translation>
    </message>
    <message>
        <source>error {code}</source>
        <translation>错误 {code}</translation>
    </message>
    <message>
        <source>established by</source>
        <translation>结果确定于</translation>
    </message>
    <message>
        <source>event</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>event {seq} cannot follow those before it</source>
        <translation>第 {seq} 条记录不可能接在之前各条之后</translation>
    </message>
    <message>
        <source>event {seq} has the time {at}</source>
        <translation>第 {seq} 条记录的时间为 {at}</translation>
    </message>
    <message>
        <source>event {seq} is missing</source>
        <translation>缺少第 {seq} 条记录</translation>
    </message>
    <message>
        <source>event {seq} is not the one that was recorded</source>
        <translation>第 {seq} 条记录并非当时所记</translation>
    </message>
    <message>
        <source>event {seq} is stored behind event {after}</source>
        <translation>第 {seq} 条记录存于第 {after} 条之后</translation>
    </message>
    <message>
        <source>event {seq}: {why}</source>
        <translation>第 {seq} 条记录：{why}</translation>
    </message>
    <message>
        <source>events after {after}: {why}</source>
        <translation>第 {after} 条记录之后：{why}</translation>
    </message>
    <message>
        <source>every bet</source>
        <translation>各种注</translation>
    </message>
    <message>
        <source>every bettor chooses</source>
        <translation>每位客人选择</translation>
    </message>
    <message>
        <source>exam</source>
        <translation>考试</translation>
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
        <translation>牌面朝下，然后开局</translation>
    </message>
    <message>
        <source>fast: median within the target</source>
        <translation>快：中位时间在目标内</translation>
    </message>
    <message>
        <source>field {field}</source>
        <translation>字段 {field}</translation>
    </message>
    <message>
        <source>figure: at least so many % right, standard {percent}</source>
        <translation>数字：至少答对的百分率，标准 {percent}</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>files of Lammer are missing. Install it again.</source>
        <translation>Lammer 的文件不齐全。请重新安装。</translation>
    </message>
    <message>
        <source>final round</source>
        <translation>最后一局</translation>
    </message>
    <message>
        <source>first</source>
        <translation>第一</translation>
    </message>
    <message>
        <source>first check</source>
        <translation>首次检查</translation>
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
        <translation>五个号位，有站立客人；可能曾有裁定</translation>
    </message>
    <message>
        <source>for good, by PIN</source>
        <translation>不可还原，须输入密码</translation>
    </message>
    <message>
        <source>for supervisors</source>
        <translation>主管适用</translation>
    </message>
    <message>
        <source>forecast</source>
        <translation>预计</translation>
    </message>
    <message>
        <source>foreign write</source>
        <translation>外来写入</translation>
    </message>
    <message>
        <source>foreign write signed for</source>
        <translation>已为外来写入签署</translation>
    </message>
    <message>
        <source>former staff file back in its place</source>
        <translation>原员工档放回原位</translation>
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
        <translation>四个号位；可能曾有裁定</translation>
    </message>
    <message>
        <source>four cards</source>
        <translation>四张牌</translation>
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
        <translation>由 1 号位起，如列</translation>
    </message>
    <message>
        <source>from its first act on</source>
        <translation>由第一项起</translation>
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
        <translation>游戏</translation>
    </message>
    <message>
        <source>gaming day</source>
        <translation>营业日</translation>
    </message>
    <message>
        <source>given by</source>
        <translation>指派者</translation>
    </message>
    <message>
        <source>goes on as it lies</source>
        <translation>照现状继续</translation>
    </message>
    <message>
        <source>gold draws one, or touch a face</source>
        <translation>金色键抽牌，或点选牌面</translation>
    </message>
    <message>
        <source>grade, 1 to 5</source>
        <translation>评分，1 至 5</translation>
    </message>
    <message>
        <source>granted by</source>
        <translation>批准者</translation>
    </message>
    <message>
        <source>green stroke</source>
        <translation>绿线</translation>
    </message>
    <message>
        <source>half pay on 6</source>
        <translation>六点赔半</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>一方</translation>
    </message>
    <message>
        <source>hand signals</source>
        <translation>手势</translation>
    </message>
    <message>
        <source>hands only</source>
        <translation>只有庄闲注</translation>
    </message>
    <message>
        <source>hash of grades, times and wrong moments</source>
        <translation>评分、时间及错误时刻的哈希值</translation>
    </message>
    <message>
        <source>head</source>
        <translation>账链</translation>
    </message>
    <message>
        <source>head of the ledger before the signature</source>
        <translation>签署前的账链</translation>
    </message>
    <message>
        <source>head, to sign for</source>
        <translation>账链，待签署</translation>
    </message>
    <message>
        <source>heads go to</source>
        <translation>账链送往</translation>
    </message>
    <message>
        <source>heads wait for it</source>
        <translation>账链待此外送</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红心</translation>
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
        <translation>将员工证靠近读卡器</translation>
    </message>
    <message>
        <source>holds until</source>
        <translation>有效至</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>hours on record</source>
        <translation>记录时数</translation>
    </message>
    <message>
        <source>house</source>
        <translation>场方</translation>
    </message>
    <message>
        <source>if Banker</source>
        <translation>庄问路</translation>
    </message>
    <message>
        <source>if Player</source>
        <translation>闲问路</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>现行</translation>
    </message>
    <message>
        <source>in time</source>
        <translation>及时</translation>
    </message>
    <message>
        <source>in training</source>
        <translation>练习中</translation>
    </message>
    <message>
        <source>in work</source>
        <translation>练习中</translation>
    </message>
    <message>
        <source>ins. {amount}</source>
        <translation>保险 {amount}</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>insurance closed</source>
        <translation>停止保险</translation>
    </message>
    <message>
        <source>insurance declined, {whose}</source>
        <translation>{whose}不买保险</translation>
    </message>
    <message>
        <source>insurance is offered</source>
        <translation>提供保险</translation>
    </message>
    <message>
        <source>insurance of {sum} on {hand}, {whose}</source>
        <translation>{whose}，{hand}保险 {sum}</translation>
    </message>
    <message>
        <source>insurance offered</source>
        <translation>提供保险</translation>
    </message>
    <message>
        <source>insurance was not offered</source>
        <translation>漏问保险</translation>
    </message>
    <message>
        <source>interrupted {count} times</source>
        <translation>中断 {count} 次</translation>
    </message>
    <message>
        <source>interruptions</source>
        <translation>中断次数</translation>
    </message>
    <message>
        <source>into the folder of reports</source>
        <translation>存入报表文件夹</translation>
    </message>
    <message>
        <source>irregularity</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>is longer than {most} KiB</source>
        <translation>超过 {most} KiB</translation>
    </message>
    <message>
        <source>is not a file but a folder, a pipe or a device</source>
        <translation>不是文件，而是文件夹、管道或设备</translation>
    </message>
    <message>
        <source>it goes on record</source>
        <translation>将会记录</translation>
    </message>
    <message>
        <source>it holds no 64 hexadecimal digits</source>
        <translation>其中没有 64 个十六进制数字</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>it is down</source>
        <translation>未张贴</translation>
    </message>
    <message>
        <source>it is kept under this number</source>
        <translation>以此编号保存</translation>
    </message>
    <message>
        <source>it is not passed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>it is not shown again</source>
        <translation>不会再显示</translation>
    </message>
    <message>
        <source>it is not written as an act is</source>
        <translation>写法不是一项操作</translation>
    </message>
    <message>
        <source>it is signed for now</source>
        <translation>现在签署</translation>
    </message>
    <message>
        <source>it is up</source>
        <translation>已张贴</translation>
    </message>
    <message>
        <source>it lies aside</source>
        <translation>放在一旁</translation>
    </message>
    <message>
        <source>it shows what is on record</source>
        <translation>按记录重新显示</translation>
    </message>
    <message>
        <source>it stays in the file of names</source>
        <translation>只存于学员档</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>原为</translation>
    </message>
    <message>
        <source>item</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>items</source>
        <translation>题数</translation>
    </message>
    <message>
        <source>its content is not what this program writes</source>
        <translation>内容不是本程序所写</translation>
    </message>
    <message>
        <source>its head file attests {attested} events</source>
        <translation>其账链档核证了 {attested} 条记录</translation>
    </message>
    <message>
        <source>its header holds another file format</source>
        <translation>文件头为另一种文件格式</translation>
    </message>
    <message>
        <source>its index takes event {seq} for a {kind}</source>
        <translation>索引把第 {seq} 条记录当作 {kind}</translation>
    </message>
    <message>
        <source>its ledger goes to the archive</source>
        <translation>账本存档</translation>
    </message>
    <message>
        <source>its links lead in a circle</source>
        <translation>链接循环</translation>
    </message>
    <message>
        <source>its log {log} is there</source>
        <translation>其日志 {log} 仍在</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>名称太长</translation>
    </message>
    <message>
        <source>its text is not UTF-8</source>
        <translation>文字编码不符</translation>
    </message>
    <message>
        <source>its time begins with the first decision</source>
        <translation>由第一题起计时</translation>
    </message>
    <message>
        <source>its time goes on</source>
        <translation>继续计时</translation>
    </message>
    <message>
        <source>keeps {sum} on the felt</source>
        <translation>台上保留 {sum}</translation>
    </message>
    <message>
        <source>kept: on two days running</source>
        <translation>保持：连续两日</translation>
    </message>
    <message>
        <source>key of the table put on record</source>
        <translation>本台密钥列入记录</translation>
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
        <translation>最近作答数</translation>
    </message>
    <message>
        <source>last check</source>
        <translation>末次检查</translation>
    </message>
    <message>
        <source>last event</source>
        <translation>最后记录</translation>
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
        <translation>最迟的站立客人先</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>台型</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>领先</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>离台</translation>
    </message>
    <message>
        <source>ledger head: event {seq} · {hash}</source>
        <translation>账链：第 {seq} 条记录 · {hash}</translation>
    </message>
    <message>
        <source>ledger lacks a head that left the machine</source>
        <translation>账本缺已送出本机的账链</translation>
    </message>
    <message>
        <source>left from the Tie</source>
        <translation>和局留下</translation>
    </message>
    <message>
        <source>left lying</source>
        <translation>留在台上</translation>
    </message>
    <message>
        <source>left open</source>
        <translation>未确定</translation>
    </message>
    <message>
        <source>less</source>
        <translation>减少</translation>
    </message>
    <message>
        <source>less than 1 min</source>
        <translation>不足 1 分钟</translation>
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
        <translation>可能：第 {number} 张是多出的同牌</translation>
    </message>
    <message>
        <source>likely: card {number} was not due</source>
        <translation>可能：第 {number} 张不应派</translation>
    </message>
    <message>
        <source>likely: card {number} was not due to {hand}</source>
        <translation>可能：第 {number} 张不应派{hand}</translation>
    </message>
    <message>
        <source>limit ± {amount}</source>
        <translation>限额 ± {amount}</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>limits changed</source>
        <translation>更改限额</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>第 {line} 行</translation>
    </message>
    <message>
        <source>lines that are no check</source>
        <translation>读不出的行</translation>
    </message>
    <message>
        <source>live</source>
        <translation>真钱</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>locked: another Shift Manager unlocks</source>
        <translation>已锁定：由另一值班经理解锁</translation>
    </message>
    <message>
        <source>locked: {rank} unlocks</source>
        <translation>已锁定：由{rank}解锁</translation>
    </message>
    <message>
        <source>log of checks not the one on record</source>
        <translation>检查日志与所载不符</translation>
    </message>
    <message>
        <source>looked up</source>
        <translation>已查看答案</translation>
    </message>
    <message>
        <source>losing bets taken up to box {box}</source>
        <translation>收注至 {box} 号位</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>已输</translation>
    </message>
    <message>
        <source>lost to the House</source>
        <translation>输予场方</translation>
    </message>
    <message>
        <source>manner, voice</source>
        <translation>仪态、声线</translation>
    </message>
    <message>
        <source>marked as lapsed</source>
        <translation>标记为失效</translation>
    </message>
    <message>
        <source>marked everywhere until the former file is signed for</source>
        <translation>原员工档签署之前处处有标记</translation>
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
        <translation>最高差额</translation>
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
        <translation>可以买</translation>
    </message>
    <message>
        <source>median time (ms)</source>
        <translation>中位用时（毫秒）</translation>
    </message>
    <message>
        <source>median time (s)</source>
        <translation>中位时间（秒）</translation>
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
        <translation>分钟</translation>
    </message>
    <message>
        <source>missed offer</source>
        <translation>错过保险</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>mock</source>
        <translation>模拟</translation>
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
        <translation>必须先洗牌</translation>
    </message>
    <message>
        <source>name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>name only, no PIN in training</source>
        <translation>只需姓名，练习不用密码</translation>
    </message>
    <message>
        <source>name, staff number and PIN first</source>
        <translation>请先输入姓名、员工编号及密码</translation>
    </message>
    <message>
        <source>natural {points}</source>
        <translation>例牌 {points} 点</translation>
    </message>
    <message>
        <source>needs a rank</source>
        <translation>须有职级</translation>
    </message>
    <message>
        <source>neglected, bet returned</source>
        <translation>漏问，已退注</translation>
    </message>
    <message>
        <source>net</source>
        <translation>净额</translation>
    </message>
    <message>
        <source>net %</source>
        <translation>净 %</translation>
    </message>
    <message>
        <source>net of staked</source>
        <translation>净额占下注</translation>
    </message>
    <message>
        <source>net of turnover</source>
        <translation>净额占注额</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>new amount</source>
        <translation>新金额</translation>
    </message>
    <message>
        <source>new limit</source>
        <translation>新限额</translation>
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
        <translation>下一个：{box} 号位</translation>
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
        <translation>未在时限内响应</translation>
    </message>
    <message>
        <source>no answer: {bettors}</source>
        <translation>未表示：{bettors}</translation>
    </message>
    <message>
        <source>no badge</source>
        <translation>没有员工证</translation>
    </message>
    <message>
        <source>no bet on record</source>
        <translation>没有注码记录</translation>
    </message>
    <message>
        <source>no bet on record: owed 0.00</source>
        <translation>没有注码记录：应付 0.00</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>不补牌</translation>
    </message>
    <message>
        <source>no card: natural</source>
        <translation>例牌，不补</translation>
    </message>
    <message>
        <source>no feedback</source>
        <translation>不作提示</translation>
    </message>
    <message>
        <source>no identity</source>
        <translation>没有身份资料</translation>
    </message>
    <message>
        <source>no insurance</source>
        <translation>免保险</translation>
    </message>
    <message>
        <source>no insurance due</source>
        <translation>不设保险</translation>
    </message>
    <message>
        <source>no insurance is offered</source>
        <translation>不提供保险</translation>
    </message>
    <message>
        <source>no insurance: {bettors}</source>
        <translation>不买保险：{bettors}</translation>
    </message>
    <message>
        <source>no limit on the Differential</source>
        <translation>差额没有限制</translation>
    </message>
    <message>
        <source>no live bets, own ledger</source>
        <translation>并无真钱投注，独立账本</translation>
    </message>
    <message>
        <source>no outcome has been established</source>
        <translation>未有确定结果</translation>
    </message>
    <message>
        <source>no permission</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>no round of this shoe yet</source>
        <translation>本靴未有结果</translation>
    </message>
    <message>
        <source>no round {number}: {note}</source>
        <translation>没有第 {number} 局：{note}</translation>
    </message>
    <message>
        <source>no shoe</source>
        <translation>没有牌靴</translation>
    </message>
    <message>
        <source>no sign-off lapses</source>
        <translation>没有签核失效</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>没有这个文件或文件夹</translation>
    </message>
    <message>
        <source>no win, no loss</source>
        <translation>不输不赢</translation>
    </message>
    <message>
        <source>nobody answers there</source>
        <translation>对方没有响应</translation>
    </message>
    <message>
        <source>nobody can sign</source>
        <translation>无人可签署</translation>
    </message>
    <message>
        <source>nobody can sign now</source>
        <translation>现时无人可签署</translation>
    </message>
    <message>
        <source>nobody has signed on</source>
        <translation>尚无人签到</translation>
    </message>
    <message>
        <source>nobody is added</source>
        <translation>不新增</translation>
    </message>
    <message>
        <source>none</source>
        <translation>没有</translation>
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
        <translation>没有进行中</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>尚无</translation>
    </message>
    <message>
        <source>not allowed now</source>
        <translation>现时不可</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>未问</translation>
    </message>
    <message>
        <source>not at stake</source>
        <translation>不计输赢</translation>
    </message>
    <message>
        <source>not checked here</source>
        <translation>此处未核对</translation>
    </message>
    <message>
        <source>not due</source>
        <translation>不应派</translation>
    </message>
    <message>
        <source>not examined</source>
        <translation>未考</translation>
    </message>
    <message>
        <source>not in the record</source>
        <translation>不在记录内</translation>
    </message>
    <message>
        <source>not in the rules</source>
        <translation>规则未有</translation>
    </message>
    <message>
        <source>not in this game</source>
        <translation>此玩法没有</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>尚未知道</translation>
    </message>
    <message>
        <source>not locked</source>
        <translation>未锁定</translation>
    </message>
    <message>
        <source>not offered</source>
        <translation>未提供</translation>
    </message>
    <message>
        <source>not over yet</source>
        <translation>尚未完结</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>not proved</source>
        <translation>未证明</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>没有记录</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>不对</translation>
    </message>
    <message>
        <source>not stored as an event is</source>
        <translation>不是以记录的形式保存</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>尚未</translation>
    </message>
    <message>
        <source>not yet, resit</source>
        <translation>未合格，待补考</translation>
    </message>
    <message>
        <source>note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>note of the last event not proved</source>
        <translation>最后记录的备注未获证实</translation>
    </message>
    <message>
        <source>note of the last event sealed from here</source>
        <translation>最后记录的备注由此起加封</translation>
    </message>
    <message>
        <source>noted by</source>
        <translation>备注者</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>没有变更</translation>
    </message>
    <message>
        <source>nothing has changed at the table</source>
        <translation>台面没有改变</translation>
    </message>
    <message>
        <source>nothing here can change</source>
        <translation>此处不能更改任何内容</translation>
    </message>
    <message>
        <source>nothing is noted</source>
        <translation>不写备注</translation>
    </message>
    <message>
        <source>nothing more is due here today</source>
        <translation>今日这里已完成</translation>
    </message>
    <message>
        <source>nothing more is due today</source>
        <translation>今日已完成</translation>
    </message>
    <message>
        <source>nothing to pay</source>
        <translation>无须赔付</translation>
    </message>
    <message>
        <source>nothing to take</source>
        <translation>无须收注</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>没有可撤销</translation>
    </message>
    <message>
        <source>notice</source>
        <translation>告示</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>now {amount}</source>
        <translation>现为 {amount}</translation>
    </message>
    <message>
        <source>now {sum}</source>
        <translation>现为 {sum}</translation>
    </message>
    <message>
        <source>number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>number digits</source>
        <translation>编号位数</translation>
    </message>
    <message>
        <source>number locked</source>
        <translation>编号锁定</translation>
    </message>
    <message>
        <source>number unlocked</source>
        <translation>编号解锁</translation>
    </message>
    <message>
        <source>odds</source>
        <translation>赔率</translation>
    </message>
    <message>
        <source>of rank {rank}</source>
        <translation>{rank} 对</translation>
    </message>
    <message>
        <source>of rounds</source>
        <translation>占局数</translation>
    </message>
    <message>
        <source>of the earlier round</source>
        <translation>属先前牌局</translation>
    </message>
    <message>
        <source>of turnover</source>
        <translation>占注额</translation>
    </message>
    <message>
        <source>of which void</source>
        <translation>其中作废</translation>
    </message>
    <message>
        <source>of winnings</source>
        <translation>占赢额</translation>
    </message>
    <message>
        <source>of {amount}</source>
        <translation>注 {amount}</translation>
    </message>
    <message>
        <source>of {count}</source>
        <translation>共 {count} 题</translation>
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
        <translation>已提供、漏问</translation>
    </message>
    <message>
        <source>offers due</source>
        <translation>应提供次数</translation>
    </message>
    <message>
        <source>old PIN digits</source>
        <translation>旧密码位数</translation>
    </message>
    <message>
        <source>older version of the rules</source>
        <translation>旧版规则</translation>
    </message>
    <message>
        <source>on a Tie</source>
        <translation>和局</translation>
    </message>
    <message>
        <source>on record</source>
        <translation>在记录内</translation>
    </message>
    <message>
        <source>on the card pad</source>
        <translation>用牌面键</translation>
    </message>
    <message>
        <source>on the felt</source>
        <translation>在台面上</translation>
    </message>
    <message>
        <source>on the number pad</source>
        <translation>用数字键</translation>
    </message>
    <message>
        <source>on the {hand} hand, where it does not belong</source>
        <translation>放在{hand}方，并非应派之处</translation>
    </message>
    <message>
        <source>on {points}</source>
        <translation>{points} 点</translation>
    </message>
    <message>
        <source>once it is mended</source>
        <translation>修复之后</translation>
    </message>
    <message>
        <source>once the right file is back</source>
        <translation>放回正确员工档之后</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一</translation>
    </message>
    <message>
        <source>one and a half to one</source>
        <translation>二赔三</translation>
    </message>
    <message>
        <source>one box</source>
        <translation>一个号位</translation>
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
        <translation>二赔一</translation>
    </message>
    <message>
        <source>one touch</source>
        <translation>点一下</translation>
    </message>
    <message>
        <source>only if you watched the exam</source>
        <translation>须亲眼监考</translation>
    </message>
    <message>
        <source>open</source>
        <translation>营业中</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>已开</translation>
    </message>
    <message>
        <source>opens with all topics</source>
        <translation>全部科目开放后开放</translation>
    </message>
    <message>
        <source>opens with: {topics}</source>
        <translation>开放条件：{topics}</translation>
    </message>
    <message>
        <source>options</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>or hold a badge to the reader</source>
        <translation>或将员工证靠近读卡器</translation>
    </message>
    <message>
        <source>or hold badge to reader</source>
        <translation>或将员工证靠近读卡器</translation>
    </message>
    <message>
        <source>or hold the area</source>
        <translation>或按住注区</translation>
    </message>
    <message>
        <source>or touch another area</source>
        <translation>或点另一注区</translation>
    </message>
    <message>
        <source>or touch it: a card, a box, the shoe</source>
        <translation>或点按牌、号位、牌靴</translation>
    </message>
    <message>
        <source>or touch something else</source>
        <translation>或点其他</translation>
    </message>
    <message>
        <source>order of the third cards asked for</source>
        <translation>要求第三张的次序</translation>
    </message>
    <message>
        <source>other reports</source>
        <translation>其他报告</translation>
    </message>
    <message>
        <source>other stopped starts</source>
        <translation>其他被阻止的启动</translation>
    </message>
    <message>
        <source>others {least} to {most}</source>
        <translation>边注 {least} 至 {most}</translation>
    </message>
    <message>
        <source>over by {amount}</source>
        <translation>超出 {amount}</translation>
    </message>
    <message>
        <source>over the maximum</source>
        <translation>超过最高</translation>
    </message>
    <message>
        <source>over {points}</source>
        <translation>对 {points} 点</translation>
    </message>
    <message>
        <source>owed</source>
        <translation>应付</translation>
    </message>
    <message>
        <source>owed {owed}, paid {paid}</source>
        <translation>应付 {owed}，已赔 {paid}</translation>
    </message>
    <message>
        <source>owed, as worked out</source>
        <translation>应付，按计算</translation>
    </message>
    <message>
        <source>owed: no bet on record</source>
        <translation>应付：没有注码记录</translation>
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
        <translation>第 {now} 页，共 {count} 页</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation>第 {page} 页，共 {pages} 页</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>已赔</translation>
    </message>
    <message>
        <source>paid to bettors</source>
        <translation>赔予客人</translation>
    </message>
    <message>
        <source>paid up to box {box}</source>
        <translation>赔至 {box} 号位</translation>
    </message>
    <message>
        <source>paid up to {whose}</source>
        <translation>赔至 {whose}</translation>
    </message>
    <message>
        <source>paid up to {who}</source>
        <translation>赔至 {who}</translation>
    </message>
    <message>
        <source>paid {amount}: {where}</source>
        <translation>赔 {amount}：{where}</translation>
    </message>
    <message>
        <source>paid, as listed</source>
        <translation>已赔，如列</translation>
    </message>
    <message>
        <source>paid, {whose}</source>
        <translation>{whose}已赔</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>条文</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>passed, sign-off due</source>
        <translation>合格，待签核</translation>
    </message>
    <message>
        <source>pay {bettors}: {sum}</source>
        <translation>赔 {bettors}：{sum}</translation>
    </message>
    <message>
        <source>pay {sum}</source>
        <translation>补赔 {sum}</translation>
    </message>
    <message>
        <source>payments of this round: Undo</source>
        <translation>本局赔付：请用撤销</translation>
    </message>
    <message>
        <source>payout unit</source>
        <translation>赔付单位</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>赔</translation>
    </message>
    <message>
        <source>pays on a Tie</source>
        <translation>开和照赔</translation>
    </message>
    <message>
        <source>pays {odds} to 1 if {hand} loses</source>
        <translation>{hand}输，1 赔 {odds}</translation>
    </message>
    <message>
        <source>pays {price}</source>
        <translation>{price}</translation>
    </message>
    <message>
        <source>people</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>placed, paid or back</source>
        <translation>下注、赔付或退回</translation>
    </message>
    <message>
        <source>play goes on, on record</source>
        <translation>牌局继续，并记录</translation>
    </message>
    <message>
        <source>play waits for a signature</source>
        <translation>待签署才可继续</translation>
    </message>
    <message>
        <source>played</source>
        <translation>所玩</translation>
    </message>
    <message>
        <source>private table</source>
        <translation>私人台</translation>
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
        <translation>配置文件与规则文件：放在账本旁的 {folder} 文件夹</translation>
    </message>
    <message>
        <source>program as it was signed</source>
        <translation>程序与签署时一致</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>复原</translation>
    </message>
    <message>
        <source>put its rights right with: chmod 400 {path}</source>
        <translation>请以此命令改正权限：chmod 400 {path}</translation>
    </message>
    <message>
        <source>put the lammer out: {hand}, {price}</source>
        <translation>放出保险牌：{hand}，{price}</translation>
    </message>
    <message>
        <source>raised by</source>
        <translation>提出</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>职级</translation>
    </message>
    <message>
        <source>rank assigned by</source>
        <translation>职级委派者</translation>
    </message>
    <message>
        <source>read by version {number}</source>
        <translation>按版本 {number} 解释</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>readiness</source>
        <translation>准备程度</translation>
    </message>
    <message>
        <source>reading of the rules</source>
        <translation>规则理解</translation>
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
        <translation>复原</translation>
    </message>
    <message>
        <source>record not complete</source>
        <translation>记录不齐全</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>recorded at</source>
        <translation>记录时间</translation>
    </message>
    <message>
        <source>recorded under</source>
        <translation>记录编号</translation>
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
        <translation>注明收回</translation>
    </message>
    <message>
        <source>red line</source>
        <translation>红线</translation>
    </message>
    <message>
        <source>red lines</source>
        <translation>红线</translation>
    </message>
    <message>
        <source>referred</source>
        <translation>呈报</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>refused: “{why}”</source>
        <translation>拒绝：“{why}”</translation>
    </message>
    <message>
        <source>release</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>replaced after the round</source>
        <translation>局后换牌</translation>
    </message>
    <message>
        <source>replaces what lies</source>
        <translation>取代原有注码</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>重演</translation>
    </message>
    <message>
        <source>rest again</source>
        <translation>重复其余</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>returned for neglect</source>
        <translation>因漏问退回</translation>
    </message>
    <message>
        <source>returned on a Tie</source>
        <translation>开和退回</translation>
    </message>
    <message>
        <source>right</source>
        <translation>答对</translation>
    </message>
    <message>
        <source>right is</source>
        <translation>正确是</translation>
    </message>
    <message>
        <source>right, not yet fast</source>
        <translation>正确，未够快</translation>
    </message>
    <message>
        <source>right, of all</source>
        <translation>答对，总数</translation>
    </message>
    <message>
        <source>right: at least {percent} % for certain</source>
        <translation>正确：确定至少 {percent} %</translation>
    </message>
    <message>
        <source>room left on Banker {amount}</source>
        <translation>庄尚余 {amount}</translation>
    </message>
    <message>
        <source>room left on Player {amount}</source>
        <translation>闲尚余 {amount}</translation>
    </message>
    <message>
        <source>round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>round meant</source>
        <translation>所指局数</translation>
    </message>
    <message>
        <source>round void</source>
        <translation>本局作废</translation>
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
        <translation>第 {number} 局进行中</translation>
    </message>
    <message>
        <source>round {number}, entered late</source>
        <translation>第 {number} 局，补录</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>进位额</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>rounds an hour</source>
        <translation>每小时局数</translation>
    </message>
    <message>
        <source>rounds an hour, by days</source>
        <translation>每小时局数，按日</translation>
    </message>
    <message>
        <source>rounds an hour, by half hours</source>
        <translation>每小时局数，按半小时</translation>
    </message>
    <message>
        <source>rounds an hour, by hours</source>
        <translation>每小时局数，按小时</translation>
    </message>
    <message>
        <source>rounds an hour, by {count} days</source>
        <translation>每小时局数，按 {count} 日</translation>
    </message>
    <message>
        <source>rounds an hour, by {count} hours</source>
        <translation>每小时局数，按 {count} 小时</translation>
    </message>
    <message>
        <source>rounds pro rata</source>
        <translation>按比例局数</translation>
    </message>
    <message>
        <source>rows {first} to {last} of {count}</source>
        <translation>第 {first} 至 {last} 行，共 {count} 行</translation>
    </message>
    <message>
        <source>rules read by a later version</source>
        <translation>按较新版本理解规则</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>said nothing</source>
        <translation>没有表示</translation>
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
        <translation>结束前封存</translation>
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
        <translation>下注秒数</translation>
    </message>
    <message>
        <source>seconds dealing</source>
        <translation>派牌秒数</translation>
    </message>
    <message>
        <source>see Recall</source>
        <translation>见回看</translation>
    </message>
    <message>
        <source>see what is missing</source>
        <translation>看看缺什么</translation>
    </message>
    <message>
        <source>see where you stand</source>
        <translation>看看程度</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>seen at the table</source>
        <translation>台面所见</translation>
    </message>
    <message>
        <source>seq</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>sessions left</source>
        <translation>尚余节数</translation>
    </message>
    <message>
        <source>sessions left: {count}</source>
        <translation>尚余节数：{count}</translation>
    </message>
    <message>
        <source>sessions left: {count} or more</source>
        <translation>尚余节数：{count} 或以上</translation>
    </message>
    <message>
        <source>set</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>set the right sum</source>
        <translation>设置正确金额</translation>
    </message>
    <message>
        <source>set the sums first</source>
        <translation>请先设置金额</translation>
    </message>
    <message>
        <source>settings of people and clock changed</source>
        <translation>更改人员及时钟设置</translation>
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
        <translation>与目标之比，中位 {share}</translation>
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
        <translation>牌靴、局、时间、号位、
金额、异常</translation>
    </message>
    <message>
        <source>shoes</source>
        <translation>靴数</translation>
    </message>
    <message>
        <source>shuffle and cut first</source>
        <translation>请先洗牌及切牌</translation>
    </message>
    <message>
        <source>side</source>
        <translation>边注</translation>
    </message>
    <message>
        <source>side maximum</source>
        <translation>边注最高</translation>
    </message>
    <message>
        <source>side min</source>
        <translation>边注最低</translation>
    </message>
    <message>
        <source>side minimum</source>
        <translation>边注最低</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>加减</translation>
    </message>
    <message>
        <source>sign-off lapsed</source>
        <translation>签核失效</translation>
    </message>
    <message>
        <source>sign-offs</source>
        <translation>签核</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>签署时间</translation>
    </message>
    <message>
        <source>signed for; in every report</source>
        <translation>已签署；载于各报告</translation>
    </message>
    <message>
        <source>signed off</source>
        <translation>已签核</translation>
    </message>
    <message>
        <source>signs after the answer</source>
        <translation>回答后签署</translation>
    </message>
    <message>
        <source>signs for the day</source>
        <translation>为本日签署</translation>
    </message>
    <message>
        <source>signs the new limits</source>
        <translation>为新限额签署</translation>
    </message>
    <message>
        <source>signs the new pace</source>
        <translation>为新速度签署</translation>
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
        <translation>自本期开始</translation>
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
        <translation>两张牌六点</translation>
    </message>
    <message>
        <source>six of 3 cards</source>
        <translation>三张牌六点</translation>
    </message>
    <message>
        <source>so far {sum}</source>
        <translation>至今 {sum}</translation>
    </message>
    <message>
        <source>something else uses it</source>
        <translation>正被其他程序使用</translation>
    </message>
    <message>
        <source>something of that name is there already</source>
        <translation>已有同名的文件或文件夹</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>spells</source>
        <translation>当值次数</translation>
    </message>
    <message>
        <source>squeezes</source>
        <translation>眯牌</translation>
    </message>
    <message>
        <source>staff changed</source>
        <translation>员工变更</translation>
    </message>
    <message>
        <source>staff file is another, or missing</source>
        <translation>员工档为另一份或不见了</translation>
    </message>
    <message>
        <source>staff file is as it was known</source>
        <translation>员工档如所认</translation>
    </message>
    <message>
        <source>staff number</source>
        <translation>员工编号</translation>
    </message>
    <message>
        <source>staff number and PIN first</source>
        <translation>请先输入员工编号及密码</translation>
    </message>
    <message>
        <source>staff number and PIN, or the badge</source>
        <translation>员工编号及密码，或员工证</translation>
    </message>
    <message>
        <source>staff put on record for the first time</source>
        <translation>员工首次列入记录</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>保险额</translation>
    </message>
    <message>
        <source>stake unit</source>
        <translation>注码单位</translation>
    </message>
    <message>
        <source>staked</source>
        <translation>下注额</translation>
    </message>
    <message>
        <source>standard (%)</source>
        <translation>标准 (%)</translation>
    </message>
    <message>
        <source>standard: at least {percent} % right</source>
        <translation>标准：至少 {percent} % 正确</translation>
    </message>
    <message>
        <source>standing-{number}</source>
        <translation>站立 {number}</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>stands on {points}</source>
        <translation>{points} 点停牌</translation>
    </message>
    <message>
        <source>stands on {points} once the Player has drawn</source>
        <translation>闲补牌后 {points} 点停牌</translation>
    </message>
    <message>
        <source>start stopped</source>
        <translation>启动被阻止</translation>
    </message>
    <message>
        <source>start to end</source>
        <translation>由始至终</translation>
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
        <translation>不分胜负</translation>
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
        <translation>以此条款开台</translation>
    </message>
    <message>
        <source>take</source>
        <translation>减</translation>
    </message>
    <message>
        <source>take the bets</source>
        <translation>接受下注</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>已买</translation>
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
        <translation>收至 {box} 号位</translation>
    </message>
    <message>
        <source>taken: {where}</source>
        <translation>已收：{where}</translation>
    </message>
    <message>
        <source>takes a few seconds</source>
        <translation>需时数秒</translation>
    </message>
    <message>
        <source>takes over</source>
        <translation>接台</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>target (s)</source>
        <translation>目标（秒）</translation>
    </message>
    <message>
        <source>target {pace}</source>
        <translation>目标 {pace}</translation>
    </message>
    <message>
        <source>target {seconds} s</source>
        <translation>目标 {seconds} 秒</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>十</translation>
    </message>
    <message>
        <source>the Banker’s third card seen first</source>
        <translation>先看庄第三张</translation>
    </message>
    <message>
        <source>the House decides</source>
        <translation>由场方决定</translation>
    </message>
    <message>
        <source>the Original Bet returned, {whose}</source>
        <translation>{whose}退回原注</translation>
    </message>
    <message>
        <source>the PIN that was refused</source>
        <translation>被拒的密码</translation>
    </message>
    <message>
        <source>the PINs were not the same</source>
        <translation>两次密码不同</translation>
    </message>
    <message>
        <source>the Pit Supervisor decides</source>
        <translation>由主管决定</translation>
    </message>
    <message>
        <source>the Shift Manager decides</source>
        <translation>由值班经理决定</translation>
    </message>
    <message>
        <source>the act of the coached round</source>
        <translation>教练局的动作</translation>
    </message>
    <message>
        <source>the acting rank</source>
        <translation>署理职级</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>the answer in the exam</source>
        <translation>考试答案</translation>
    </message>
    <message>
        <source>the approval that was refused</source>
        <translation>被拒的批准</translation>
    </message>
    <message>
        <source>the beginning of the coached round</source>
        <translation>教练局的开始</translation>
    </message>
    <message>
        <source>the beginning of the exam</source>
        <translation>考试开始</translation>
    </message>
    <message>
        <source>the beginning of the placement</source>
        <translation>摸底开始</translation>
    </message>
    <message>
        <source>the bet</source>
        <translation>该注</translation>
    </message>
    <message>
        <source>the bet goes on, {whose}</source>
        <translation>{whose}继续</translation>
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
        <translation>该注，如记录</translation>
    </message>
    <message>
        <source>the bets given back after the Tie</source>
        <translation>和局后退还的注码</translation>
    </message>
    <message>
        <source>the bets raised to the minimum</source>
        <translation>补至最低的注码</translation>
    </message>
    <message>
        <source>the bets taken back</source>
        <translation>收回的注码</translation>
    </message>
    <message>
        <source>the bets that stay</source>
        <translation>留台的注码</translation>
    </message>
    <message>
        <source>the bets turned back</source>
        <translation>退回注码</translation>
    </message>
    <message>
        <source>the bettors place their bets</source>
        <translation>客人下注</translation>
    </message>
    <message>
        <source>the burn</source>
        <translation>销牌</translation>
    </message>
    <message>
        <source>the cards and bets are as they should be</source>
        <translation>牌与注码均如常</translation>
    </message>
    <message>
        <source>the cards can be put back in order</source>
        <translation>牌序可以复原</translation>
    </message>
    <message>
        <source>the cards cannot be put in order</source>
        <translation>牌序无法复原</translation>
    </message>
    <message>
        <source>the cards of the shoe are at fault</source>
        <translation>靴内的牌有问题</translation>
    </message>
    <message>
        <source>the cards seen in their order</source>
        <translation>按次序看牌</translation>
    </message>
    <message>
        <source>the change of the staff</source>
        <translation>员工变更</translation>
    </message>
    <message>
        <source>the checks of the program</source>
        <translation>程序检查</translation>
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
        <translation>数据库结构损坏</translation>
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
        <translation>荷官离台</translation>
    </message>
    <message>
        <source>the dealer says</source>
        <translation>由荷官说明</translation>
    </message>
    <message>
        <source>the dealer’s sign-off</source>
        <translation>荷官离台</translation>
    </message>
    <message>
        <source>the dealer’s sign-on</source>
        <translation>荷官签到</translation>
    </message>
    <message>
        <source>the device does not read or write</source>
        <translation>设备无法读写</translation>
    </message>
    <message>
        <source>the device is not there</source>
        <translation>设备不在</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>the end of insurance</source>
        <translation>停止保险</translation>
    </message>
    <message>
        <source>the end of the acting rank</source>
        <translation>署理终止</translation>
    </message>
    <message>
        <source>the end of the day of training</source>
        <translation>训练日结束</translation>
    </message>
    <message>
        <source>the end of the exam</source>
        <translation>考试结束</translation>
    </message>
    <message>
        <source>the end of the gaming day</source>
        <translation>结束营业日</translation>
    </message>
    <message>
        <source>the end of the round</source>
        <translation>完成本局</translation>
    </message>
    <message>
        <source>the entry taken back</source>
        <translation>撤销输入</translation>
    </message>
    <message>
        <source>the error with its act, or nothing; and how sure</source>
        <translation>选错误及其动作，或没有错误；以及是否确定</translation>
    </message>
    <message>
        <source>the exam going on</source>
        <translation>考试继续</translation>
    </message>
    <message>
        <source>the exam is not over</source>
        <translation>考试尚未结束</translation>
    </message>
    <message>
        <source>the file is no database</source>
        <translation>文件不是数据库</translation>
    </message>
    <message>
        <source>the file system allows only journal mode {mode}</source>
        <translation>文件系统只允许日志模式 {mode}</translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation>文件系统为只读</translation>
    </message>
    <message>
        <source>the file was cut short</source>
        <translation>文件被截短</translation>
    </message>
    <message>
        <source>the foreign write</source>
        <translation>外来写入</translation>
    </message>
    <message>
        <source>the gold button again</source>
        <translation>再按金色键</translation>
    </message>
    <message>
        <source>the gold button below</source>
        <translation>下方金色键</translation>
    </message>
    <message>
        <source>the guide would have said</source>
        <translation>指引会说</translation>
    </message>
    <message>
        <source>the house’s procedure</source>
        <translation>场方程序</translation>
    </message>
    <message>
        <source>the house’s settings for training</source>
        <translation>本场训练设置</translation>
    </message>
    <message>
        <source>the interruption of the exam</source>
        <translation>考试中断</translation>
    </message>
    <message>
        <source>the jump of the clock</source>
        <translation>时钟跳动</translation>
    </message>
    <message>
        <source>the key of the table</source>
        <translation>本台密钥</translation>
    </message>
    <message>
        <source>the lammer</source>
        <translation>保险牌</translation>
    </message>
    <message>
        <source>the lammer is out</source>
        <translation>保险牌已放出</translation>
    </message>
    <message>
        <source>the lapse of sign-offs</source>
        <translation>签核失效</translation>
    </message>
    <message>
        <source>the last at {time}</source>
        <translation>最近一次 {time}</translation>
    </message>
    <message>
        <source>the last bets again, {whose}</source>
        <translation>{whose}重复上局注码</translation>
    </message>
    <message>
        <source>the last bets of the table again</source>
        <translation>重复全台上局注码</translation>
    </message>
    <message>
        <source>the last entry taken back</source>
        <translation>撤销最后输入</translation>
    </message>
    <message>
        <source>the last event, {seq}, has the hash {hash} and the time {at}</source>
        <translation>最后的第 {seq} 条记录的哈希值为 {hash}，时间为 {at}</translation>
    </message>
    <message>
        <source>the last round</source>
        <translation>最后一局</translation>
    </message>
    <message>
        <source>the last round is announced</source>
        <translation>宣布最后一局</translation>
    </message>
    <message>
        <source>the last ten rounds</source>
        <translation>最近十局</translation>
    </message>
    <message>
        <source>the last to pay</source>
        <translation>最后一位</translation>
    </message>
    <message>
        <source>the later reading of the rules</source>
        <translation>较新的规则理解</translation>
    </message>
    <message>
        <source>the ledger stays as it is</source>
        <translation>账本原样保留</translation>
    </message>
    <message>
        <source>the losing bets are taken</source>
        <translation>输注已收</translation>
    </message>
    <message>
        <source>the losing bets taken</source>
        <translation>收取输注</translation>
    </message>
    <message>
        <source>the losing bets taken up to box {box}</source>
        <translation>收注至 {box} 号位</translation>
    </message>
    <message>
        <source>the new gaming day</source>
        <translation>新营业日</translation>
    </message>
    <message>
        <source>the new limits</source>
        <translation>新限额</translation>
    </message>
    <message>
        <source>the new shoe</source>
        <translation>新牌靴</translation>
    </message>
    <message>
        <source>the next card is out already</source>
        <translation>下一张牌已出</translation>
    </message>
    <message>
        <source>the next decision comes up</source>
        <translation>下一题即将出现</translation>
    </message>
    <message>
        <source>the next question</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>the next round</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>the next round follows</source>
        <translation>接着下一局</translation>
    </message>
    <message>
        <source>the next start goes on from here</source>
        <translation>下次启动由此继续</translation>
    </message>
    <message>
        <source>the no-insurance notice</source>
        <translation>免保险告示</translation>
    </message>
    <message>
        <source>the number locked</source>
        <translation>编号锁定</translation>
    </message>
    <message>
        <source>the number unlocked</source>
        <translation>编号解锁</translation>
    </message>
    <message>
        <source>the offer is closed</source>
        <translation>保险已停止</translation>
    </message>
    <message>
        <source>the other change is signed for first</source>
        <translation>先为另一项更改签署</translation>
    </message>
    <message>
        <source>the pace that is expected</source>
        <translation>预期速度</translation>
    </message>
    <message>
        <source>the player has walked away.</source>
        <translation>客人已离台。</translation>
    </message>
    <message>
        <source>the player says that the bet lay on the other hand.</source>
        <translation>客人说注码押在另一方。</translation>
    </message>
    <message>
        <source>the player was paid twice.</source>
        <translation>客人被赔两次。</translation>
    </message>
    <message>
        <source>the players are told now</source>
        <translation>现在告知客人</translation>
    </message>
    <message>
        <source>the players’ display is put right</source>
        <translation>更正客用显示</translation>
    </message>
    <message>
        <source>the players’ display put right</source>
        <translation>更正客用显示</translation>
    </message>
    <message>
        <source>the player’s option</source>
        <translation>客人选择</translation>
    </message>
    <message>
        <source>the removal of a name</source>
        <translation>姓名的移除</translation>
    </message>
    <message>
        <source>the report over the time that was typed</source>
        <translation>所输入时段的报告</translation>
    </message>
    <message>
        <source>the round after the restart</source>
        <translation>重启后的牌局</translation>
    </message>
    <message>
        <source>the round in hand, and no other</source>
        <translation>只限手上这一局</translation>
    </message>
    <message>
        <source>the round is concluded</source>
        <translation>本局完成</translation>
    </message>
    <message>
        <source>the round is concluded, all bets given back</source>
        <translation>本局完成，全部退还</translation>
    </message>
    <message>
        <source>the round is concluded, bets of box {boxes} given back</source>
        <translation>本局完成，{boxes} 号位退还</translation>
    </message>
    <message>
        <source>the round is dealt without bets</source>
        <translation>本局无注派牌</translation>
    </message>
    <message>
        <source>the round is void</source>
        <translation>本局作废</translation>
    </message>
    <message>
        <source>the rules do not say</source>
        <translation>规则未载</translation>
    </message>
    <message>
        <source>the rules have changed</source>
        <translation>规则已更改</translation>
    </message>
    <message>
        <source>the ruling on the irregularity</source>
        <translation>异常裁定</translation>
    </message>
    <message>
        <source>the same PIN again</source>
        <translation>再输入同一密码</translation>
    </message>
    <message>
        <source>the same, in a new ledger</source>
        <translation>照旧，用新账本</translation>
    </message>
    <message>
        <source>the same, none returned</source>
        <translation>照旧，没有退回</translation>
    </message>
    <message>
        <source>the same, read only</source>
        <translation>同一份，只读</translation>
    </message>
    <message>
        <source>the same, sealed</source>
        <translation>同一份，已封存</translation>
    </message>
    <message>
        <source>the seal on the note</source>
        <translation>备注的封印</translation>
    </message>
    <message>
        <source>the sealed code first</source>
        <translation>请先输入密封号码</translation>
    </message>
    <message>
        <source>the shift so far</source>
        <translation>本班至今</translation>
    </message>
    <message>
        <source>the signature on the exam</source>
        <translation>考试签署</translation>
    </message>
    <message>
        <source>the squeeze asked for, box {box}</source>
        <translation>{box} 号位要求眯牌</translation>
    </message>
    <message>
        <source>the staff put on record</source>
        <translation>员工列入记录</translation>
    </message>
    <message>
        <source>the stated order is dealt</source>
        <translation>按所述次序派牌</translation>
    </message>
    <message>
        <source>the table deals on at once</source>
        <translation>本台立即继续</translation>
    </message>
    <message>
        <source>the table starts empty</source>
        <translation>台面清空开始</translation>
    </message>
    <message>
        <source>the table waits for a dealer</source>
        <translation>本台等候荷官</translation>
    </message>
    <message>
        <source>the table waits for the answer</source>
        <translation>其间不作其他操作</translation>
    </message>
    <message>
        <source>the table’s last bets again, {sum}</source>
        <translation>全台重复上局注码，{sum}</translation>
    </message>
    <message>
        <source>the table’s terms</source>
        <translation>本台条款</translation>
    </message>
    <message>
        <source>the taking of the losing bets</source>
        <translation>收取输注</translation>
    </message>
    <message>
        <source>the time of the clock</source>
        <translation>时钟时间</translation>
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
        <translation>{hand}第 {place} 张：点选牌面</translation>
    </message>
    <message>
        <source>the {hand}’s {ordinal} card</source>
        <translation>{hand}的{ordinal}张牌</translation>
    </message>
    <message>
        <source>then</source>
        <translation>接着</translation>
    </message>
    <message>
        <source>then PAY</source>
        <translation>然后赔付</translation>
    </message>
    <message>
        <source>then call the points</source>
        <translation>然后报点数</translation>
    </message>
    <message>
        <source>then change it, under Staff</source>
        <translation>然后在员工页更改</translation>
    </message>
    <message>
        <source>then sign again, once it is mended</source>
        <translation>修复后再签署</translation>
    </message>
    <message>
        <source>then take, pay or refuse</source>
        <translation>再收、赔或拒</translation>
    </message>
    <message>
        <source>then the next day begins</source>
        <translation>然后开始下一日</translation>
    </message>
    <message>
        <source>then the same PIN once more</source>
        <translation>然后再输入同一密码</translation>
    </message>
    <message>
        <source>then third cards, as the Table of Play says</source>
        <translation>其后按补牌规则派第三张</translation>
    </message>
    <message>
        <source>then {hand}’s third card</source>
        <translation>接着：{hand}补第三张牌</translation>
    </message>
    <message>
        <source>theoretical</source>
        <translation>理论值</translation>
    </message>
    <message>
        <source>theoretical by exact edge</source>
        <translation>按准确优势理论值</translation>
    </message>
    <message>
        <source>theoretical of staked</source>
        <translation>理论占下注</translation>
    </message>
    <message>
        <source>theoretical of turnover</source>
        <translation>理论占注额</translation>
    </message>
    <message>
        <source>there is no ledger format {found}</source>
        <translation>没有账本格式 {found}</translation>
    </message>
    <message>
        <source>thick ring</source>
        <translation>粗圈</translation>
    </message>
    <message>
        <source>thin ring</source>
        <translation>细圈</translation>
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
        <translation>三个号位，连边注</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>和局</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>times turned back</source>
        <translation>退回次数</translation>
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
        <translation>供打印</translation>
    </message>
    <message>
        <source>to the coached table</source>
        <translation>返回教练同台</translation>
    </message>
    <message>
        <source>to the skill map</source>
        <translation>回到技能图</translation>
    </message>
    <message>
        <source>to what came of the exam</source>
        <translation>回到考试结果</translation>
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
        <translation>即时讲解</translation>
    </message>
    <message>
        <source>told to be under the minimum</source>
        <translation>告知低于最低限额</translation>
    </message>
    <message>
        <source>too easy to guess</source>
        <translation>太易猜到</translation>
    </message>
    <message>
        <source>too late: refuse, and ask again</source>
        <translation>太迟：请拒绝并重新提出</translation>
    </message>
    <message>
        <source>too little memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>too many open files</source>
        <translation>打开的文件太多</translation>
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
        <translation>这一轮太慢</translation>
    </message>
    <message>
        <source>took {taken}, paid {paid}</source>
        <translation>收 {taken}，赔 {paid}</translation>
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
        <translation>点按本局留下的注</translation>
    </message>
    <message>
        <source>touch a chip, then an area</source>
        <translation>先点筹码，再点注区</translation>
    </message>
    <message>
        <source>touch a chip, then an area of a box</source>
        <translation>点筹码，再点号位的注区</translation>
    </message>
    <message>
        <source>touch a limit first</source>
        <translation>请先点限额</translation>
    </message>
    <message>
        <source>touch a limit, type its sum, set it</source>
        <translation>点限额，输入金额，设置</translation>
    </message>
    <message>
        <source>touch a report or a time</source>
        <translation>点选报告或时间</translation>
    </message>
    <message>
        <source>touch an answer</source>
        <translation>点选答案</translation>
    </message>
    <message>
        <source>touch an area of box {box} to add {sum}</source>
        <translation>点 {box} 号位的注区，加 {sum}</translation>
    </message>
    <message>
        <source>touch an area of box {box} to make it {sum}</source>
        <translation>点 {box} 号位的注区，设为 {sum}</translation>
    </message>
    <message>
        <source>touch an area of box {box} to take {sum} back</source>
        <translation>点 {box} 号位的注区，收回 {sum}</translation>
    </message>
    <message>
        <source>touch areas</source>
        <translation>点按注区</translation>
    </message>
    <message>
        <source>touch for the reason</source>
        <translation>点按看原因</translation>
    </message>
    <message>
        <source>touch for what is wrong</source>
        <translation>点按看错误</translation>
    </message>
    <message>
        <source>touch its face</source>
        <translation>点选牌面</translation>
    </message>
    <message>
        <source>touch its face, or the right hand</source>
        <translation>点选牌面，或点正确一方</translation>
    </message>
    <message>
        <source>touch the act at which it shows</source>
        <translation>点选显出错误的动作</translation>
    </message>
    <message>
        <source>touch the answer of the new rules</source>
        <translation>点选新规则的答案</translation>
    </message>
    <message>
        <source>touch the face of the card turned up</source>
        <translation>点选翻开的牌面</translation>
    </message>
    <message>
        <source>touch the face of the opened card</source>
        <translation>点选所开的牌面</translation>
    </message>
    <message>
        <source>touch the right card</source>
        <translation>点选正确的牌</translation>
    </message>
    <message>
        <source>touch to choose</source>
        <translation>点选以选取</translation>
    </message>
    <message>
        <source>touch to give back</source>
        <translation>点按注码即退还</translation>
    </message>
    <message>
        <source>touch what is known first</source>
        <translation>请先点已知的项目</translation>
    </message>
    <message>
        <source>touch what is known, then search</source>
        <translation>点已知的项目，再搜索</translation>
    </message>
    <message>
        <source>touch what stays, close the bets</source>
        <translation>点按留下的，再停止下注</translation>
    </message>
    <message>
        <source>trainee</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>trainees</source>
        <translation>学员人数</translation>
    </message>
    <message>
        <source>training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>trains</source>
        <translation>受训</translation>
    </message>
    <message>
        <source>try it out: own ledger, no live bets</source>
        <translation>试用：独立账本，并无真钱投注</translation>
    </message>
    <message>
        <source>turn one card, burn its value</source>
        <translation>翻开一张，按点数销牌</translation>
    </message>
    <message>
        <source>turned back</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>turnover</source>
        <translation>总注额</translation>
    </message>
    <message>
        <source>turnover a round</source>
        <translation>每局注额</translation>
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
        <translation>请先输入种子</translation>
    </message>
    <message>
        <source>type it</source>
        <translation>请输入</translation>
    </message>
    <message>
        <source>type number and PIN</source>
        <translation>输入编号及密码</translation>
    </message>
    <message>
        <source>typed, if needed</source>
        <translation>如需要请输入</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>不变</translation>
    </message>
    <message>
        <source>under min</source>
        <translation>低于最低</translation>
    </message>
    <message>
        <source>under the minimum</source>
        <translation>低于最低</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>undo the entry, or raise the irregularity</source>
        <translation>撤销输入，或提出异常</translation>
    </message>
    <message>
        <source>unit {unit}</source>
        <translation>单位 {unit}</translation>
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
        <translation>已张贴</translation>
    </message>
    <message>
        <source>up to event {seq}, head {hash}</source>
        <translation>至第 {seq} 条记录，账链 {hash}</translation>
    </message>
    <message>
        <source>version of the rules</source>
        <translation>规则版本</translation>
    </message>
    <message>
        <source>version {number}</source>
        <translation>第 {number} 版</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>void rounds</source>
        <translation>作废局数</translation>
    </message>
    <message>
        <source>was not due</source>
        <translation>不应提供</translation>
    </message>
    <message>
        <source>was to draw</source>
        <translation>待补</translation>
    </message>
    <message>
        <source>watched by the signer</source>
        <translation>签署者在场监考</translation>
    </message>
    <message>
        <source>went back</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>went back: {was}, right: {now}</source>
        <translation>原退回：{was}，应为：{now}</translation>
    </message>
    <message>
        <source>went on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>what</source>
        <translation>事项</translation>
    </message>
    <message>
        <source>what another program wrote</source>
        <translation>另一程序所写内容</translation>
    </message>
    <message>
        <source>what became of the staff file</source>
        <translation>员工档的处理</translation>
    </message>
    <message>
        <source>what follows, and who decides?</source>
        <translation>其后如何，由谁裁定？</translation>
    </message>
    <message>
        <source>what the profile says</source>
        <translation>配置文件所述</translation>
    </message>
    <message>
        <source>what the road would mark, no forecast</source>
        <translation>并非预测</translation>
    </message>
    <message>
        <source>what was right</source>
        <translation>正确答案</translation>
    </message>
    <message>
        <source>who can unlock the first</source>
        <translation>可为第一位解锁</translation>
    </message>
    <message>
        <source>whose bet it is</source>
        <translation>谁的注</translation>
    </message>
    <message>
        <source>winning bets</source>
        <translation>赢注数</translation>
    </message>
    <message>
        <source>winnings</source>
        <translation>赢额</translation>
    </message>
    <message>
        <source>with Pairs</source>
        <translation>庄闲注及对子注</translation>
    </message>
    <message>
        <source>with a typed seed; it cannot be signed</source>
        <translation>种子由你输入；不能签署</translation>
    </message>
    <message>
        <source>with options</source>
        <translation>有选择</translation>
    </message>
    <message>
        <source>with the Tie</source>
        <translation>庄闲注及和注</translation>
    </message>
    <message>
        <source>with {cards} Banker cards</source>
        <translation>庄 {cards} 张牌</translation>
    </message>
    <message>
        <source>withheld: outcome fixed</source>
        <translation>不给：结果已定</translation>
    </message>
    <message>
        <source>within target</source>
        <translation>达标</translation>
    </message>
    <message>
        <source>won</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>wrong payments</source>
        <translation>赔付错误</translation>
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
        <translation>{action}，已给选择</translation>
    </message>
    <message>
        <source>{actor} cannot have done this: {dealer} was on duty.</source>
        <translation>{actor} 不可能作此操作：当值的是 {dealer}。</translation>
    </message>
    <message>
        <source>{act} cannot have led to what is recorded.</source>
        <translation>{act} 不可能导致所记录的内容。</translation>
    </message>
    <message>
        <source>{act} leads to {wanted} events; {found} are recorded.</source>
        <translation>{act} 导致 {wanted} 条记录；所记录的是 {found} 条。</translation>
    </message>
    <message>
        <source>{act} leads to {wanted} with other contents.</source>
        <translation>{act} 导致 {wanted}，但内容不同。</translation>
    </message>
    <message>
        <source>{act} leads to {wanted}; {found} is recorded.</source>
        <translation>{act} 导致 {wanted}；所记录的是 {found}。</translation>
    </message>
    <message>
        <source>{after} begins with event {first}, but {before} ends with event {last}. Name every file of the table once, without a gap.</source>
        <translation>{after} 始于第 {first} 条记录，但 {before} 止于第 {last} 条。请把该台每个文件各指定一次，不要遗漏。</translation>
    </message>
    <message>
        <source>{after}, at Player {player}, Banker {banker}</source>
        <translation>{after}，闲 {player} 点、庄 {banker} 点</translation>
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
        <translation>结算时退回 {amount}。</translation>
    </message>
    <message>
        <source>{amount} is added</source>
        <translation>加 {amount}</translation>
    </message>
    <message>
        <source>{amount} on the box</source>
        <translation>本号位 {amount}</translation>
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
        <translation>{amount} 从 {where} 取走</translation>
    </message>
    <message>
        <source>{began} to {ended}</source>
        <translation>{began} 至 {ended}</translation>
    </message>
    <message>
        <source>{bets}, House {net}</source>
        <translation>{bets}，场方 {net}</translation>
    </message>
    <message>
        <source>{bets}, as listed</source>
        <translation>{bets}，如列</translation>
    </message>
    <message>
        <source>{bets}, losers hatched</source>
        <translation>{bets}，输注画斜线</translation>
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
        <translation>{bets}，{sum}：退还</translation>
    </message>
    <message>
        <source>{bets}, {sum}: no win, no loss</source>
        <translation>{bets}，{sum}：不输不赢</translation>
    </message>
    <message>
        <source>{bettors} still to choose</source>
        <translation>{bettors}待选择</translation>
    </message>
    <message>
        <source>{bettors} · {next}</source>
        <translation>{bettors} · {next}</translation>
    </message>
    <message>
        <source>{bettor} again</source>
        <translation>{bettor}重复</translation>
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
        <translation>{bet} 1 赔 {odds}</translation>
    </message>
    <message>
        <source>{bet} lost</source>
        <translation>{bet}输</translation>
    </message>
    <message>
        <source>{bet} won</source>
        <translation>{bet}赢</translation>
    </message>
    <message>
        <source>{bet} {amount} is under {minimum}</source>
        <translation>{bet} {amount} 低于 {minimum}</translation>
    </message>
    <message>
        <source>{bet} {sum}</source>
        <translation>{bet} {sum}</translation>
    </message>
    <message>
        <source>{bet} · box {boxes}</source>
        <translation>{bet} · {boxes} 号位</translation>
    </message>
    <message>
        <source>{bet} · {count} boxes</source>
        <translation>{bet} · {count} 个号位</translation>
    </message>
    <message>
        <source>{bet}, box {box}</source>
        <translation>{bet}，{box} 号位</translation>
    </message>
    <message>
        <source>{bet}: a pair of {rank}</source>
        <translation>{bet}：一对 {rank}</translation>
    </message>
    <message>
        <source>{bet}: no pair</source>
        <translation>{bet}：没有对子</translation>
    </message>
    <message>
        <source>{bet}: {result} on {points}, Banker with {cards} cards</source>
        <translation>{bet}：{result} {points} 点，庄 {cards} 张牌</translation>
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
        <translation>{hand}开 {card}</translation>
    </message>
    <message>
        <source>{card} to {hand}</source>
        <translation>{card} 派{hand}</translation>
    </message>
    <message>
        <source>{card} was carried over and lies before the others.</source>
        <translation>{card} 是留牌，须排在其他牌之前。</translation>
    </message>
    <message>
        <source>{card} was entered in this round and is not among the cards given.</source>
        <translation>本局输入过 {card}，但不在所给的牌内。</translation>
    </message>
    <message>
        <source>{card}, or touch another</source>
        <translation>{card}，或点另一张</translation>
    </message>
    <message>
        <source>{card}, then call the points</source>
        <translation>{card}，然后报点数</translation>
    </message>
    <message>
        <source>{changed} of {asked} questions have another answer</source>
        <translation>{asked} 题中 {changed} 题答案不同</translation>
    </message>
    <message>
        <source>{chip}, {count} armed</source>
        <translation>{chip}，已备 {count}</translation>
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
        <translation>{count} 位客人选择</translation>
    </message>
    <message>
        <source>{count} boxes go back</source>
        <translation>{count} 个号位退还</translation>
    </message>
    <message>
        <source>{count} cards, in this order</source>
        <translation>{count} 张，按此次序</translation>
    </message>
    <message>
        <source>{count} chips</source>
        <translation>{count} 枚筹码</translation>
    </message>
    <message>
        <source>{count} colours</source>
        <translation>{count} 种</translation>
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
        <translation>{count} 人不买</translation>
    </message>
    <message>
        <source>{count} faults</source>
        <translation>{count} 项错误</translation>
    </message>
    <message>
        <source>{count} files kept in {folder}, the first of them {name}</source>
        <translation>{count} 个文件存于 {folder}，首个为 {name}</translation>
    </message>
    <message>
        <source>{count} in work</source>
        <translation>{count} 项练习中</translation>
    </message>
    <message>
        <source>{count} items</source>
        <translation>{count} 题</translation>
    </message>
    <message>
        <source>{count} items each</source>
        <translation>每人 {count} 题</translation>
    </message>
    <message>
        <source>{count} kinds in all</source>
        <translation>共 {count} 种</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>余 {count}</translation>
    </message>
    <message>
        <source>{count} left today</source>
        <translation>今日尚余 {count}</translation>
    </message>
    <message>
        <source>{count} lines</source>
        <translation>{count} 行</translation>
    </message>
    <message>
        <source>{count} locked</source>
        <translation>{count} 项未开放</translation>
    </message>
    <message>
        <source>{count} mastered</source>
        <translation>{count} 项已掌握</translation>
    </message>
    <message>
        <source>{count} may claim</source>
        <translation>{count} 人可申索</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>另有 {count} 项</translation>
    </message>
    <message>
        <source>{count} more bets are decided too.</source>
        <translation>另有 {count} 注亦已定。</translation>
    </message>
    <message>
        <source>{count} more kinds</source>
        <translation>另有 {count} 种</translation>
    </message>
    <message>
        <source>{count} more rounds</source>
        <translation>尚余 {count} 局</translation>
    </message>
    <message>
        <source>{count} more, in the strip</source>
        <translation>另有 {count} 项，见下方</translation>
    </message>
    <message>
        <source>{count} more: lammer verify lists them.</source>
        <translation>另有 {count} 项：lammer verify 可列出。</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count}／{all}</translation>
    </message>
    <message>
        <source>{count} of {all} paid</source>
        <translation>已赔 {count}／{all}</translation>
    </message>
    <message>
        <source>{count} offers due</source>
        <translation>应提供 {count} 次</translation>
    </message>
    <message>
        <source>{count} one more day</source>
        <translation>{count} 项再一天</translation>
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
        <translation>{count} 局。每十局有三局含一个错误。</translation>
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
        <translation>待问 {count}</translation>
    </message>
    <message>
        <source>{count} to go over</source>
        <translation>{count} 题待重温</translation>
    </message>
    <message>
        <source>{count} too slow</source>
        <translation>{count} 项太慢</translation>
    </message>
    <message>
        <source>{count} took {sum}</source>
        <translation>{count} 人买 {sum}</translation>
    </message>
    <message>
        <source>{count} tries left</source>
        <translation>尚可试 {count} 次</translation>
    </message>
    <message>
        <source>{count} until {day}</source>
        <translation>{count} 题，至 {day}</translation>
    </message>
    <message>
        <source>{count} untouched boxes</source>
        <translation>{count} 个未动号位</translation>
    </message>
    <message>
        <source>{count} untouched boxes: {boxes}</source>
        <translation>{count} 个未动号位：{boxes}</translation>
    </message>
    <message>
        <source>{count} void</source>
        <translation>作废 {count}</translation>
    </message>
    <message>
        <source>{count} wait</source>
        <translation>{count} 项待送</translation>
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
        <translation>{days} 日 {hours} 小时</translation>
    </message>
    <message>
        <source>{day} is no date. Write it such as 2025-11-27.</source>
        <translation>{day} 不是日期。请写成 2025-11-27。</translation>
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
        <translation>{day}，已结束</translation>
    </message>
    <message>
        <source>{day}, open</source>
        <translation>{day}，营业中</translation>
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
        <translation>{decks} 副 · {cards} 张</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>已完成 {done}／{all}</translation>
    </message>
    <message>
        <source>{earlier} cannot be replayed.</source>
        <translation>{earlier} 无法重演。</translation>
    </message>
    <message>
        <source>{earlier} is of another kind, table or time zone.</source>
        <translation>{earlier} 的种类、台号或时区不同。</translation>
    </message>
    <message>
        <source>{end}, by {number}</source>
        <translation>{end}，由 {number}</translation>
    </message>
    <message>
        <source>{events} events and {rounds}, each as the rules make it. Print the shift report of the day and sign it under this head:
{figures}</source>
        <translation>{events} 条记录及 {rounds}，全部符合规则。请打印当日班次报告，并在此账链下签署：
{figures}</translation>
    </message>
    <message>
        <source>{fault}.</source>
        <translation>{fault}。</translation>
    </message>
    <message>
        <source>{file} begins in the middle of a record. Name the ledger before it too.</source>
        <translation>{file} 从记录中途开始。请同时指定前一本账本。</translation>
    </message>
    <message>
        <source>{file} does not go on from {before}: one of the two was altered, or is of another record.</source>
        <translation>{file} 并非接续 {before}：两者之一曾被改动，或属另一记录。</translation>
    </message>
    <message>
        <source>{file} has ledger format {found}, and this program knows formats up to {known}. It was opened for reading only: what is new in it is left out, and whether it is whole was not proved.</source>
        <translation>{file} 的账本格式为 {found}，本程序只认得至 {known}。只以只读方式打开：其中新增的内容未计入，也未证明是否完整。</translation>
    </message>
    <message>
        <source>{file} is no certificate of a Lammer.</source>
        <translation>{file} 不是 Lammer 的证书。</translation>
    </message>
    <message>
        <source>{file} is the {kind} ledger of table {table}; the others are of the {kind_of_others} table {others}. Make one report a table.</source>
        <translation>{file} 是 {table} 台的{kind}账本；其余是 {others} 台的{kind_of_others}账本。请每台各做一份报告。</translation>
    </message>
    <message>
        <source>{file} was altered: what it embeds cannot be read.</source>
        <translation>{file} 曾被改动：内嵌内容无法读取。</translation>
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
        <translation>{first}{first_points}点，{second}{second_points}点。</translation>
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
        <translation>{folder} 无法写入：{detail}。{nothing}</translation>
    </message>
    <message>
        <source>{game} has no insurance.</source>
        <translation>{game}没有保险。</translation>
    </message>
    <message>
        <source>{game} has no such request.</source>
        <translation>{game}没有此项要求。</translation>
    </message>
    <message>
        <source>{game} has no {bet} bet.</source>
        <translation>{game}没有{bet}注。</translation>
    </message>
    <message>
        <source>{game} may not be played on the layout {layout}.</source>
        <translation>{game}不可用台型 {layout}。</translation>
    </message>
    <message>
        <source>{game} ¶ {paragraph}</source>
        <translation>{game} ¶ {paragraph}</translation>
    </message>
    <message>
        <source>{game}, read by version {number}</source>
        <translation>{game}，按版本 {number} 解释</translation>
    </message>
    <message>
        <source>{hand} at {odds}</source>
        <translation>{hand}，赔率 {odds}</translation>
    </message>
    <message>
        <source>{hand} card {place}</source>
        <translation>{hand}第 {place} 张</translation>
    </message>
    <message>
        <source>{hand} insurance</source>
        <translation>{hand}保险</translation>
    </message>
    <message>
        <source>{hand} is over the limit.</source>
        <translation>{hand}超出限额。</translation>
    </message>
    <message>
        <source>{hand} just at the Differential</source>
        <translation>{hand}刚达差额</translation>
    </message>
    <message>
        <source>{hand} over the Differential, seated</source>
        <translation>{hand}超出差额，入座</translation>
    </message>
    <message>
        <source>{hand} over the Differential, standing</source>
        <translation>{hand}超出差额，站立</translation>
    </message>
    <message>
        <source>{hand} wins, {points} over {other}</source>
        <translation>{hand}赢，{points} 对 {other}</translation>
    </message>
    <message>
        <source>{hand} wins, {points} over {other}.</source>
        <translation>{hand}{points}点赢{other}点。</translation>
    </message>
    <message>
        <source>{hand} {place} corrected: the {face}</source>
        <translation>{hand}第 {place} 张更正：{face}</translation>
    </message>
    <message>
        <source>{hand}, card {number}</source>
        <translation>{hand}，第 {number} 张</translation>
    </message>
    <message>
        <source>{hand}: cut under the minimum</source>
        <translation>{hand}：减至低于最低</translation>
    </message>
    <message>
        <source>{hand}’s card {place}</source>
        <translation>{hand}第 {place} 张</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} 小时 {minutes} 分</translation>
    </message>
    <message>
        <source>{item}</source>
        <translation>{item}</translation>
    </message>
    <message>
        <source>{kinds} cards are out: all {count} of each.</source>
        <translation>{kinds} 种牌已出尽：每种 {count} 张。</translation>
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
        <translation>{least} 至 {most} 题；自动结束。</translation>
    </message>
    <message>
        <source>{left} to go</source>
        <translation>尚余 {left} 局</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} 分钟</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{name} TAKES OVER</source>
        <translation>{name} 接台</translation>
    </message>
    <message>
        <source>{name} acts as {rank} for {hours} hours.</source>
        <translation>{name} 署理{rank} {hours} 小时。</translation>
    </message>
    <message>
        <source>{name} becomes a Table Game Shift Manager.</source>
        <translation>{name} 成为值班经理。</translation>
    </message>
    <message>
        <source>{name} deals already.</source>
        <translation>{name} 已在派牌。</translation>
    </message>
    <message>
        <source>{name} has a new badge.</source>
        <translation>{name} 已有新员工证。</translation>
    </message>
    <message>
        <source>{name} has another PIN.</source>
        <translation>{name} 已更改密码。</translation>
    </message>
    <message>
        <source>{name} has its number, but is not that file: one of the two was altered.</source>
        <translation>{name} 编号相同，但并非该文件：两者之一曾被改动。</translation>
    </message>
    <message>
        <source>{name} has that rank already.</source>
        <translation>{name} 已是该职级。</translation>
    </message>
    <message>
        <source>{name} is added as a Dealer.</source>
        <translation>{name} 已加入为荷官。</translation>
    </message>
    <message>
        <source>{name} is foreign: this program did not make it.</source>
        <translation>{name} 是外来的：并非本程序所建。</translation>
    </message>
    <message>
        <source>{name} is not locked.</source>
        <translation>{name} 未被锁定。</translation>
    </message>
    <message>
        <source>{name} is now {rank}.</source>
        <translation>{name} 现为{rank}。</translation>
    </message>
    <message>
        <source>{name} is taken off the staff.</source>
        <translation>{name} 已移除。</translation>
    </message>
    <message>
        <source>{name} is the dealer’s own screen.</source>
        <translation>{name} 是荷官自己的屏幕。</translation>
    </message>
    <message>
        <source>{name} is the first Table Game Shift Manager.</source>
        <translation>{name} 是首名值班经理。</translation>
    </message>
    <message>
        <source>{name} is unlocked.</source>
        <translation>{name} 已解锁。</translation>
    </message>
    <message>
        <source>{name} no longer acts as {rank}.</source>
        <translation>{name} 不再署理{rank}。</translation>
    </message>
    <message>
        <source>{name} no longer has a badge.</source>
        <translation>{name} 不再有员工证。</translation>
    </message>
    <message>
        <source>{name} pays {odds}</source>
        <translation>{name}中，{odds}</translation>
    </message>
    <message>
        <source>{name} pays {odds}.</source>
        <translation>{name}一赔{odds}。</translation>
    </message>
    <message>
        <source>{name} shows the same as the dealer’s own screen.</source>
        <translation>{name} 与荷官的屏幕显示相同内容。</translation>
    </message>
    <message>
        <source>{name} stays</source>
        <translation>{name} 留任</translation>
    </message>
    <message>
        <source>{name} takes over</source>
        <translation>{name} 接台</translation>
    </message>
    <message>
        <source>{name} was added as {rank}.</source>
        <translation>{name} 已加入为{rank}。</translation>
    </message>
    <message>
        <source>{note}, +{count}</source>
        <translation>{note}，另 {count} 项</translation>
    </message>
    <message>
        <source>{number} cannot have signed on.</source>
        <translation>{number} 不可能已签到。</translation>
    </message>
    <message>
        <source>{number} has another PIN.</source>
        <translation>{number} 已更改密码。</translation>
    </message>
    <message>
        <source>{number} has no badge.</source>
        <translation>{number} 没有员工证。</translation>
    </message>
    <message>
        <source>{number} has not signed for this.</source>
        <translation>{number} 未有为此签署。</translation>
    </message>
    <message>
        <source>{number} is now {rank}.</source>
        <translation>{number} 现为{rank}。</translation>
    </message>
    <message>
        <source>{number} is unlocked.</source>
        <translation>{number} 已解锁。</translation>
    </message>
    <message>
        <source>{number} late</source>
        <translation>{number} 补录</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>第 {number}／{all}</translation>
    </message>
    <message>
        <source>{number} was locked.</source>
        <translation>{number} 当时已锁定。</translation>
    </message>
    <message>
        <source>{number} was not of the rank {rank}.</source>
        <translation>{number} 当时并非{rank}职级。</translation>
    </message>
    <message>
        <source>{number} was not on the staff.</source>
        <translation>{number} 当时不是员工。</translation>
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
        <translation>1 赔 {odds}</translation>
    </message>
    <message>
        <source>{odds} to 1, commission {commission}</source>
        <translation>1 赔 {odds}，抽佣 {commission}</translation>
    </message>
    <message>
        <source>{odds} to one</source>
        <translation>一赔{odds}</translation>
    </message>
    <message>
        <source>{on} continue · {back} returned</source>
        <translation>{on} 继续 · {back} 退回</translation>
    </message>
    <message>
        <source>{on} continued, {back} returned</source>
        <translation>{on} 继续，{back} 退回</translation>
    </message>
    <message>
        <source>{out} is a folder. Only the sections of a report as CSV go into one; name a file.</source>
        <translation>{out} 是文件夹。只有 CSV 各节可放入文件夹；请指定文件。</translation>
    </message>
    <message>
        <source>{out} is a ledger, or bears the name of a part of one. Name another file.</source>
        <translation>{out} 是账本，或名称属于账本的一部分。请另选档名。</translation>
    </message>
    <message>
        <source>{out} is no file that could be replaced. Name another file.</source>
        <translation>{out} 不是可以覆盖的文件。请另选档名。</translation>
    </message>
    <message>
        <source>{out} is there already. Name another file, or add --replace.</source>
        <translation>{out} 已经存在。请另选档名，或加上 --replace。</translation>
    </message>
    <message>
        <source>{pace} / h</source>
        <translation>{pace}／时</translation>
    </message>
    <message>
        <source>{part} of {sum} was taken</source>
        <translation>{sum} 已收 {part}</translation>
    </message>
    <message>
        <source>{path} cannot be opened ({detail}). What was recorded before is kept. Check that its folder is there and can be reached, then try again.</source>
        <translation>无法开启 {path}（{detail}）。先前所记录的已保存。请检查其文件夹是否存在并可到达，再试。</translation>
    </message>
    <message>
        <source>{path} has ledger format {found}; this program knows formats up to {known}, and records nothing in it. It was left as it is, and can still be verified and reported on. Use the newer program.</source>
        <translation>{path} 的账本格式为 {found}；本程序只认得至 {known}，不会在其中记录。原样保留，仍可核实和制作报告。请使用较新的程序。</translation>
    </message>
    <message>
        <source>{path} holds what this program did not make ({names}): it could falsify or block what is recorded. The file was left as it is. Keep a copy for inspection, have that removed, verify the ledger, and try again.</source>
        <translation>{path} 内有并非本程序所建的内容（{names}），可能篡改或阻碍记录。文件原样保留。请留副本备查，移除该内容，核对账本后再试。</translation>
    </message>
    <message>
        <source>{path} is a ledger of kind {found} and cannot serve as {wanted}. It was left as it is. Choose a ledger of kind {wanted}, or make a new one.</source>
        <translation>{path} 是{found}类账本，不能用作{wanted}。原样保留。请选择{wanted}类账本，或另建新的。</translation>
    </message>
    <message>
        <source>{path} is damaged or was altered ({detail}). It was left as it is. Keep it for inspection, verify it, and go on from its backup.</source>
        <translation>{path} 已损坏或曾被改动（{detail}）。原样保留。请保存备查、核对，并从备份继续。</translation>
    </message>
    <message>
        <source>{path} is in use by {holder}. Nothing was changed. Close that program first.</source>
        <translation>{path} 正由{holder}使用。未作任何更改。请先关闭该程序。</translation>
    </message>
    <message>
        <source>{path} is not a file but a folder, a pipe or a device. It was left as it is. Choose the ledger's own file.</source>
        <translation>{path} 不是文件，而是文件夹、管道或设备。原样保留。请选择账本本身的文件。</translation>
    </message>
    <message>
        <source>{path} is not a ledger of this program. It was left as it is. Choose the ledger's own file.</source>
        <translation>{path} 不是本程序的账本。原样保留。请选择账本本身的文件。</translation>
    </message>
    <message>
        <source>{path} is the ledger of table {found}, not of table {wanted}. It was left as it is. Choose the ledger of table {wanted}.</source>
        <translation>{path} 是 {found} 台的账本，不是 {wanted} 台的。原样保留。请选择 {wanted} 台的账本。</translation>
    </message>
    <message>
        <source>{path} or its folder may not be written. What was recorded before is kept. Give this account the right to write there, then try again.</source>
        <translation>{path} 或其文件夹不可写入。先前所记录的已保存。请给此账户写入权再试。</translation>
    </message>
    <message>
        <source>{path} was changed or moved by something else while this table had it open. What was recorded before is kept. Stop, find out what changed it, verify it, and start again.</source>
        <translation>本台开启期间 {path} 曾被其他程序更改或移动。先前所记录的已保存。请停止，查明是谁更改，核对后重新开始。</translation>
    </message>
    <message>
        <source>{path} was cut short to {found} of {known} bytes while this table had it open. Nothing more is written into it. Stop dealing, keep the file and those next to it for inspection, and go on from its backup.</source>
        <translation>本台开启期间 {path} 被截短至 {known} 字节中的 {found}。不再写入任何内容。请停止派牌，保存该档及旁边文件备查，并从备份继续。</translation>
    </message>
    <message>
        <source>{path} was deleted or moved away while this table had it open. What was recorded before is still held by this program: do not close it. Put the file back, or just try again: all of it is then written into a new one there.</source>
        <translation>本台开启期间 {path} 被删除或移走。先前所记录的仍在本程序内：请勿关闭。请放回文件，或直接再试：全部会写入新档。</translation>
    </message>
    <message>
        <source>{path}, event {seq},</source>
        <translation>{path} 第 {seq} 条记录，</translation>
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
        <translation>{place}：没有注码</translation>
    </message>
    <message>
        <source>{place}: no bet, {amount} in the last round</source>
        <translation>{place}：没有注码，上局 {amount}</translation>
    </message>
    <message>
        <source>{place}: {amount}</source>
        <translation>{place}：{amount}</translation>
    </message>
    <message>
        <source>{place}: {amount} loses</source>
        <translation>{place}：输 {amount}</translation>
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
        <translation>{points}{hand}保险，{odds}。</translation>
    </message>
    <message>
        <source>{points} {call}</source>
        <translation>{points}{call}</translation>
    </message>
    <message>
        <source>{question}: {before}; now {now} ({count})</source>
        <translation>{question}：{before}；现在{now}（{count}）</translation>
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
        <translation>{rank}或以上签署</translation>
    </message>
    <message>
        <source>{rank} signs</source>
        <translation>由{rank}签署</translation>
    </message>
    <message>
        <source>{rank} signs.</source>
        <translation>由{rank}签署。</translation>
    </message>
    <message>
        <source>{ready} ready, {left} to go</source>
        <translation>{ready} 人各科皆掌握，余 {left} 人</translation>
    </message>
    <message>
        <source>{remedy}, a new shoe first</source>
        <translation>{remedy}，先换新靴</translation>
    </message>
    <message>
        <source>{remedy}, as advised</source>
        <translation>{remedy}，如建议</translation>
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
        <translation>{result}：闲 {player}，庄 {banker}</translation>
    </message>
    <message>
        <source>{right} of {count}</source>
        <translation>{right}／{count}</translation>
    </message>
    <message>
        <source>{right} of {count} right</source>
        <translation>{count} 题中 {right} 题正确</translation>
    </message>
    <message>
        <source>{rounds} rounds, {events} events</source>
        <translation>{rounds} 局，{events} 条记录</translation>
    </message>
    <message>
        <source>{round}, under {number}</source>
        <translation>{round}，由 {number} 负责</translation>
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
        <translation>退还 {sum}</translation>
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
        <translation>{all} 中 {sum} 计输赢</translation>
    </message>
    <message>
        <source>{sum} of {limit}</source>
        <translation>{sum}，上限 {limit}</translation>
    </message>
    <message>
        <source>{sum} on each of two sides</source>
        <translation>两方各 {sum}</translation>
    </message>
    <message>
        <source>{sum} on one side</source>
        <translation>单方 {sum}</translation>
    </message>
    <message>
        <source>{sum} paid</source>
        <translation>已赔 {sum}</translation>
    </message>
    <message>
        <source>{sum} stays</source>
        <translation>留下 {sum}</translation>
    </message>
    <message>
        <source>{sum} taken back after the Tie</source>
        <translation>和局后收回 {sum}</translation>
    </message>
    <message>
        <source>{sum} turned back</source>
        <translation>退回 {sum}</translation>
    </message>
    <message>
        <source>{sum} was paid</source>
        <translation>已赔 {sum}</translation>
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
        <translation>{sum}；保险仍未停止</translation>
    </message>
    <message>
        <source>{sure}: {right} of {count} right</source>
        <translation>{sure}：答对 {right}，共 {count}</translation>
    </message>
    <message>
        <source>{text}</source>
        <translation>{text}</translation>
    </message>
    <message>
        <source>{text} is no pace. Write rounds an hour, such as 46.</source>
        <translation>{text} 不是速度。请写每小时局数，例如 46。</translation>
    </message>
    <message>
        <source>{text} is no time. Write a date such as 2025-11-27, or a time such as 2025-11-27T18:00.</source>
        <translation>{text} 不是时间。请写日期如 2025-11-27，或时间如 2025-11-27T18:00。</translation>
    </message>
    <message>
        <source>{title}, table {table} ({kind})</source>
        <translation>{title}，{table} 台（{kind}）</translation>
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
        <translation>{topics}：尚余 {left} 题，共 {count} 题，至 {day} 止</translation>
    </message>
    <message>
        <source>{total} min in {days} days</source>
        <translation>{days} 日共 {total} 分钟</translation>
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
        <translation>撤销{what}</translation>
    </message>
    <message>
        <source>{what} {before} → {after}</source>
        <translation>{what} {before} → {after}</translation>
    </message>
    <message>
        <source>{what}, kinds of chips: {kinds}</source>
        <translation>{what}，筹码种类：{kinds}</translation>
    </message>
    <message>
        <source>{where} cannot be used. The log of faults says what is wrong there.</source>
        <translation>{where} 无法使用。故障日志说明了问题所在。</translation>
    </message>
    <message>
        <source>{where} holds an act {name} of version {version} that cannot be read ({detail}). Nothing was changed. Verify the ledger, and go on from its backup.</source>
        <translation>{where}有无法读取的操作 {name}（版本 {version}；{detail}）。未作任何更改。请核对账本，并从备份继续。</translation>
    </message>
    <message>
        <source>{where} holds an act {name} of version {version} that this program does not know. Nothing was changed. Use the program that wrote it, or a newer one.</source>
        <translation>{where}有本程序不认得的操作 {name}（版本 {version}）。未作任何更改。请使用写入它的程序，或较新的程序。</translation>
    </message>
    <message>
        <source>{whose}, {bet} {amount} ({why})</source>
        <translation>{whose}，{bet} {amount}（{why}）</translation>
    </message>
    <message>
        <source>{whose}, {bet} {amount} under {minimum}</source>
        <translation>{whose}，{bet} {amount} 低于 {minimum}</translation>
    </message>
    <message>
        <source>{whose}: {sum} is typed, but not set.</source>
        <translation>{whose}：已输入 {sum}，但未设置。</translation>
    </message>
    <message>
        <source>{who} declines</source>
        <translation>{who}不买</translation>
    </message>
    <message>
        <source>{who} goes on</source>
        <translation>{who}继续</translation>
    </message>
    <message>
        <source>{who} insures for {sum}</source>
        <translation>{who}买保险 {sum}</translation>
    </message>
    <message>
        <source>{who} is paid</source>
        <translation>{who}已赔</translation>
    </message>
    <message>
        <source>{who}, last bets again, {sum}</source>
        <translation>{who}，重复上局注码，{sum}</translation>
    </message>
    <message>
        <source>{who}: all bets taken back</source>
        <translation>{who}：收回全部注码</translation>
    </message>
    <message>
        <source>{who}: bet returned, insurance neglected</source>
        <translation>{who}：退回下注，漏问保险</translation>
    </message>
    <message>
        <source>{who}: bets returned</source>
        <translation>{who}：退回下注</translation>
    </message>
    <message>
        <source>{who}: raised to the minimum</source>
        <translation>{who}：补至最低</translation>
    </message>
    <message>
        <source>{why}</source>
        <translation>{why}</translation>
    </message>
    <message>
        <source>{witness} attests event {attested}</source>
        <translation>{witness} 核证了第 {attested} 条记录</translation>
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
        <translation>“停止下注”</translation>
    </message>
    <message>
        <source>“No more bets”</source>
        <translation>“停止下注”</translation>
    </message>
    <message>
        <source>“Place your bets, please.”</source>
        <translation>“请下注”</translation>
    </message>
    <message>
        <source>“Place your bets”</source>
        <translation>“请下注”</translation>
    </message>
    <message>
        <source>“{sentence}”</source>
        <translation>“{sentence}”</translation>
    </message>
</context>
</TS>
