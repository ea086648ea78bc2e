/** State of a slideshow: three numbers, so that it never grows. */
export interface SlideshowState {
  /** Publication number of a photo; 0 before the first. */
  current: number;
  /** Position of the round through all photos; new ones do not move it. */
  round: number;
  /** The newest photo that was shown as new, or was there at the start. */
  seen: number;
}

/** How long a photo is shown. */
export const SLIDE_DURATION_MS = 8_000;
/** At most this many new photos are shown in a row; the rest comes in the round. */
const MAX_WAITING_ARRIVALS = 12;

export const initialSlideshow: SlideshowState = { current: 0, round: 0, seen: 0 };

/**
 * The next photo: the earliest new one that was not shown yet, else the next older of the round, which restarts with
 * the newest.
 * @param seqs publication numbers of all photos, newest first
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
