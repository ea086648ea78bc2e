import { levelsUpTo, type CollectorLevel } from '@gallery/domain';
import { In } from 'typeorm';

/** Who something is for: one collector, or a level and all levels above it. Exactly one of the two. */
export interface Audience {
  collectorId: string | null;
  level: CollectorLevel | null;
}

/** The collector who makes the request. */
export interface Viewer {
  id: string;
  level: CollectorLevel | null;
}

/** A row that meets one of these conditions is for this collector. */
export const audienceConditions = ({ id, level }: Viewer) => [
  { collectorId: id },
  { level: In(levelsUpTo(level)) },
];

/** Errors by field; empty when exactly one collector or one level is given. */
export const audienceErrors = ({ collectorId, level }: Audience): Record<string, string> =>
  (collectorId === null) === (level === null)
    ? { collectorId: 'Please choose one collector, or a level instead.' }
    : {};
