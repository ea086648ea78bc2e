/** Collector levels; without one a collector is a first-time collector. */
export const COLLECTOR_LEVELS = ['Standard', 'Premium', 'VIP'] as const;

export type CollectorLevel = (typeof COLLECTOR_LEVELS)[number];

/** This level and all below it. */
export const levelsUpTo = (level: CollectorLevel | null): CollectorLevel[] =>
  level === null ? [] : COLLECTOR_LEVELS.slice(0, COLLECTOR_LEVELS.indexOf(level) + 1);

/** This level and all above it: what is shown to a level is shown to them. */
export const levelsFrom = (level: CollectorLevel): CollectorLevel[] =>
  COLLECTOR_LEVELS.slice(COLLECTOR_LEVELS.indexOf(level));

const LEVEL_LABELS: Record<CollectorLevel, string> = {
  VIP: 'VIP Collector',
  Premium: 'Premium Collector',
  Standard: 'Returning Collector',
};

/** The badge's label. */
export const collectorLevelLabel = (level: CollectorLevel | null): string =>
  level === null ? 'First-Time Collector' : LEVEL_LABELS[level];

/** Spending that earns a level, in cents; null when only the owner grants it. The owner sets both in the settings. */
export interface LevelThresholds {
  premiumCents: number | null;
  vipCents: number | null;
}

/** The level earned by paid orders. A level set by the owner wins. */
export function earnedLevel(
  { paidOrders, spentCents }: { paidOrders: number; spentCents: number },
  { premiumCents, vipCents }: LevelThresholds,
): CollectorLevel | null {
  if (paidOrders === 0) return null;
  if (vipCents !== null && spentCents >= vipCents) return 'VIP';
  if (premiumCents !== null && spentCents >= premiumCents) return 'Premium';
  return 'Standard';
}
