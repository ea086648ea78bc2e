import { guestsToAnonymize } from './guest-retention.worker';

test('guests with a kept address are not anonymized', () => {
  const guests = [
    { id: 'g1', email: 'ada@example.com' },
    { id: 'g2', email: 'grace@example.com' },
  ];
  expect(guestsToAnonymize(guests, new Set(['ada@example.com']))).toEqual(['g2']);
});
