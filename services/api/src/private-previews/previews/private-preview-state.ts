import type { PrivatePreviewState } from './dto/private-preview-list.dto';

/** Where a preview stands in its time. */
export function privatePreviewState(
  { opensAt, expiresAt }: { opensAt: Date; expiresAt: Date },
  now: Date,
): PrivatePreviewState {
  if (expiresAt <= now) return 'ended';
  return opensAt > now ? 'planned' : 'open';
}
