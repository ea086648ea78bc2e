import { collectorLevelLabel, earnedLevel, levelsFrom, levelsUpTo } from './collector-level';

test.each([
  ['VIP', 'VIP Collector'],
  ['Premium', 'Premium Collector'],
  ['Standard', 'Returning Collector'],
  [null, 'First-Time Collector'],
] as const)('%s is called %s (C20)', (level, label) => {
  expect(collectorLevelLabel(level)).toBe(label);
});

const thresholds = { premiumCents: 1_000_000, vipCents: 5_000_000 };

test.each([
  [0, 0, null],
  [1, 33_300, 'Standard'],
  [2, 999_999, 'Standard'],
  [2, 1_000_000, 'Premium'],
  [9, 5_000_000, 'VIP'],
] as const)(
  '%s paid orders of %s cents in total make a collector %s (G54)',
  (paidOrders, spentCents, level) => {
    expect(earnedLevel({ paidOrders, spentCents }, thresholds)).toBe(level);
  },
);

test('without thresholds only the owner sets Premium or VIP', () => {
  const none = { premiumCents: null, vipCents: null };
  expect(earnedLevel({ paidOrders: 9, spentCents: 9_000_000 }, none)).toBe('Standard');
});

test('what is meant for a level reaches it and all levels above it (G57)', () => {
  expect(levelsFrom('Premium')).toEqual(['Premium', 'VIP']);
  expect(levelsUpTo('Premium')).toEqual(['Standard', 'Premium']);
  expect(levelsUpTo(null)).toEqual([]);
});
