import type { PreviewState } from './dto/preview-list.dto';

/** Where a preview stands in its time. */
export function previewState(
  { opensAt, expiresAt }: { opensAt: Date; expiresAt: Date },
  now: Date,
): PreviewState {
  if (expiresAt <= now) return 'ended';
  return opensAt > now ? 'planned' : 'open';
}
