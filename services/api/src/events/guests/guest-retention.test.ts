import { guestRetentionCutoff, guestsToAnonymize } from './guest-retention';

test('guests are kept for so many days after the end of their event', () => {
  expect(guestRetentionCutoff(new Date('2026-11-22T20:00:00Z'), 180)).toEqual(
    new Date('2026-05-26T20:00:00Z'),
  );
});

test('whose address has a reason to stay is kept', () => {
  const guests = [
    { id: 'g1', email: 'ada@example.com' },
    { id: 'g2', email: 'grace@example.com' },
  ];
  expect(guestsToAnonymize(guests, new Set(['ada@example.com']))).toEqual(['g2']);
});
