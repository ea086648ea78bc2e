/** Levels that a collector can have; without one they are a first-time collector. */
export const COLLECTOR_LEVELS = ['Standard', 'Premium', 'VIP'] as const;

export type CollectorLevel = (typeof COLLECTOR_LEVELS)[number];

/** The levels of somebody who has this one: it counts together with all below it. */
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

/** What a collector's badge says. */
export const collectorLevelLabel = (level: CollectorLevel | null): string =>
  level === null ? 'First-Time Collector' : LEVEL_LABELS[level];

/** What has to be spent for a level, in cents; null when only the owner gives it. */
export interface LevelThresholds {
  premiumCents: number | null;
  vipCents: number | null;
}

/** The level that follows from paid orders. The owner's own word stands above it. */
export function earnedLevel(
  { paidOrders, spentCents }: { paidOrders: number; spentCents: number },
  { premiumCents, vipCents }: LevelThresholds,
): CollectorLevel | null {
  if (paidOrders === 0) return null;
  if (vipCents !== null && spentCents >= vipCents) return 'VIP';
  if (premiumCents !== null && spentCents >= premiumCents) return 'Premium';
  return 'Standard';
}
