import type { MigrationInterface } from 'typeorm';

/**
 * What a migration says of itself where its SQL may take something away from code that still runs (ADR 0082).
 * - `expand`: it only looks so, and why the release before gets on with it
 * - `contract`: it does, and which release was the first that neither read nor wrote what goes
 */
export type MigrationStep =
  | { kind: 'expand'; because: string }
  | { kind: 'contract'; unusedSince: string; because: string };

/** A migration; `step` is for those that `narrowingsOf` finds something in. */
export interface MigrationClass {
  new (): MigrationInterface;
  readonly step?: MigrationStep;
}

/** A version that ran somewhere, and the timestamp of the last migration that it brought. */
export interface Release {
  version: string;
  last: number;
}

/** Every release, oldest first. 1.0.0 brings the whole schema at once; from there on migrations only add. */
export const RELEASES: readonly Release[] = [
  { version: '1.0.0', last: 1_764_400_000_014 },
  { version: '1.1.0', last: 1_764_700_000_081 },
];
