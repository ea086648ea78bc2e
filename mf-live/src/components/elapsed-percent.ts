/** How much of an event has passed, from 0 to 100. */
export function elapsedPercent(startTime: string, endTime: string, now: number): number {
  const [start, end] = [Date.parse(startTime), Date.parse(endTime)];
  if (!(end > start)) return now >= end ? 100 : 0;
  return Math.min(100, Math.max(0, ((now - start) / (end - start)) * 100));
}

/** Whether a live event's time has come: staff may start it before. True during server rendering, when `now` is 0. */
export const hasBegun = (startTime: string, now: number): boolean =>
  now === 0 || Date.parse(startTime) <= now;
