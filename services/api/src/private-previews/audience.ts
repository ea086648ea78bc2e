import { levelsUpTo, type CollectorLevel } from '@gallery/domain';
import { In } from 'typeorm';

/** Whom something is meant for: one collector, or a level and all above it. Exactly one of the two. */
export interface Audience {
  collectorId: string | null;
  level: CollectorLevel | null;
}

/** The collector who asks. */
export interface Viewer {
  id: string;
  level: CollectorLevel | null;
}

/** Conditions, one of which a row must meet to be meant for this collector. */
export const audienceConditions = ({ id, level }: Viewer) => [
  { collectorId: id },
  { level: In(levelsUpTo(level)) },
];

/** What is wrong with whom the owner means, by field; empty when it is one collector or one level. */
export const audienceErrors = ({ collectorId, level }: Audience): Record<string, string> =>
  (collectorId === null) === (level === null)
    ? { collectorId: 'Please choose one collector, or a level instead.' }
    : {};
