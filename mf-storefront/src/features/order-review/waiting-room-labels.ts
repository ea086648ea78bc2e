import type { WaitingRoomPlace } from '@gallery/contracts';

const RULES = new Intl.PluralRules('en-US', { type: 'ordinal' });
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** 'You are 14th in line.' */
export const positionLabel = (position: number): string =>
  `You are ${position}${SUFFIXES[RULES.select(position)] ?? 'th'} in line.`;

/** How long it may take. Nobody can know who pays, so the estimate assumes that nobody does. */
export function estimateLabel({ estimateMinutes }: Pick<WaitingRoomPlace, 'estimateMinutes'>): string {
  if (estimateMinutes === null)
    return 'There are more people ahead of you than prints left, so you may not get one. Some of them may leave.';
  const minutes = estimateMinutes === 1 ? 'a minute' : `${estimateMinutes} minutes`;
  return `If no one ahead of you pays, the wait is about ${minutes}.`;
}

/** '3 prints are in checkout now.' */
export const checkoutsLabel = (prints: number): string =>
  prints === 1 ? 'One print is in checkout now.' : `${prints} prints are in checkout now.`;

/** The time left of a turn: '2:05'. */
export function timeLeftLabel(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
