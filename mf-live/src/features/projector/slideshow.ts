/** Which photograph a wall shows. Three numbers, however long the evening: nothing of it grows. */
export interface SlideshowState {
  /** Numbers of photographs in their event; 0 before the first. */
  current: number;
  /** Where the round through all has come to; arrivals do not move it. */
  round: number;
  /** The newest that was shown as an arrival, or was there when the show began. */
  seen: number;
}

/** More arrivals than this at once are not waited for: the rest comes in the round. */
const MAX_WAITING_ARRIVALS = 12;

export const initialSlideshow: SlideshowState = { current: 0, round: 0, seen: 0 };

/**
 * The next photograph: the earliest arrival that was not shown yet, else the next older of the round, which begins again with
 * the newest.
 *
 * @param seqs numbers of all photographs, newest first
 */
export function nextSlide({ round, seen }: SlideshowState, seqs: readonly number[]): SlideshowState {
  const [newest] = seqs;
  if (newest === undefined) return initialSlideshow;
  if (seen === 0) return { current: newest, round: newest, seen: newest };
  const arrival = seqs.slice(0, MAX_WAITING_ARRIVALS).findLast((seq) => seq > seen);
  if (arrival !== undefined) return { current: arrival, round, seen: arrival };
  const next = seqs.find((seq) => seq < round) ?? newest;
  return { current: next, round: next, seen };
}
