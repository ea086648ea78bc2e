import { guestRetentionCutoff, guestsToAnonymize } from './guest-retention';

test('guest data is kept for this many days after the event', () => {
  expect(guestRetentionCutoff(new Date('2026-11-22T20:00:00Z'), 180)).toEqual(
    new Date('2026-05-26T20:00:00Z'),
  );
});

test('guests with a kept address are not anonymized', () => {
  const guests = [
    { id: 'g1', email: 'ada@example.com' },
    { id: 'g2', email: 'grace@example.com' },
  ];
  expect(guestsToAnonymize(guests, new Set(['ada@example.com']))).toEqual(['g2']);
});
