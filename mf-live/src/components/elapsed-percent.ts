/** How much of an event has passed, from 0 to 100. */
export function elapsedPercent(startTime: string, endTime: string, now: number): number {
  const [start, end] = [Date.parse(startTime), Date.parse(endTime)];
  if (!(end > start)) return now >= end ? 100 : 0;
  return Math.min(100, Math.max(0, ((now - start) / (end - start)) * 100));
}

/** Whether it is the time of a live event: staff may let it go live before. `now` is 0 during server rendering: then it is. */
export const hasBegun = (startTime: string, now: number): boolean =>
  now === 0 || Date.parse(startTime) <= now;
