"""Training on record: answers, placements, exams and sign-offs, decided as purely as a round is."""
