import type { Audience } from './audience';

/** What is wrong with whom the owner means, by field; empty when it is one collector or one level. */
export const audienceErrors = ({ collectorId, level }: Audience): Record<string, string> =>
  (collectorId === null) === (level === null)
    ? { collectorId: 'Please choose one collector, or a level instead.' }
    : {};
