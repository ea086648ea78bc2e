/** How long the gallery holds a print for someone, unless staff choose another day. */
export const GALLERY_HOLD_DAYS = 7;
const MAX_GALLERY_HOLD_DAYS = 366;

/** Why the gallery cannot hold a print until then; null if it can. */
export function galleryHoldEndError(end: Date, now: Date): string | null {
  if (end <= now) return 'Please choose a day in the future.';
  const days = (end.getTime() - now.getTime()) / 86_400_000;
  return days > MAX_GALLERY_HOLD_DAYS ? 'Please choose a day within a year.' : null;
}
