import { v7 as uuid } from 'uuid';
import type { CreatePrivatePreview, PrivatePreviewState } from './dto/private-preview.dto';
import type { PrivatePreviewDetails } from './private-previews.store';

/**
 * The preview that was asked for.
 * @param before the preview as it was; its works keep what collectors know them by
 */
export function buildPrivatePreview(
  asked: CreatePrivatePreview,
  now: Date,
  before?: PrivatePreviewDetails,
): PrivatePreviewDetails {
  const id = before?.preview.id ?? uuid();
  const known = new Map(before?.works.map((work) => [work.artworkId, work.id]));
  return {
    preview: {
      id,
      level: asked.level ?? null,
      note: asked.note || null,
      isAnnounced: asked.isAnnounced ?? true,
      opensAt: asked.opensAt === undefined ? (before?.preview.opensAt ?? now) : new Date(asked.opensAt),
      expiresAt: new Date(asked.expiresAt),
      createdAt: before?.preview.createdAt ?? now,
      version: (before?.preview.version ?? 0) + 1,
    },
    works: asked.artworkIds.map((artworkId, position) => ({
      id: known.get(artworkId) ?? uuid(),
      previewId: id,
      artworkId,
      position,
    })),
    guests: (asked.collectorIds ?? []).map((collectorId) => ({ previewId: id, collectorId })),
  };
}

/** What is wrong with the window, by field. One that has ended may stay as it was, and so may its end. */
export function windowErrors(
  { opensAt, expiresAt }: PrivatePreviewDetails['preview'],
  now: Date,
  before?: PrivatePreviewDetails,
): Record<string, string> {
  const fields: Record<string, string> = {};
  const isEndKept = before?.preview.expiresAt.getTime() === expiresAt.getTime();
  if (!isStorableDate(opensAt)) fields.opensAt = 'Please choose another opening.';
  if (!isStorableDate(expiresAt)) fields.expiresAt = 'Please choose another end.';
  else if (expiresAt <= opensAt || (expiresAt <= now && !isEndKept))
    fields.expiresAt = 'Please choose a later end.';
  return fields;
}

/** Times are written in more ways than JavaScript reads (weeks, days of the year), and reach further than the database. */
const isStorableDate = (at: Date): boolean =>
  at >= new Date('2000-01-01T00:00:00Z') && at <= new Date('9999-12-31T00:00:00Z');

/** Where a preview stands in its time. */
export function privatePreviewState(
  { opensAt, expiresAt }: { opensAt: Date; expiresAt: Date },
  now: Date,
): PrivatePreviewState {
  if (expiresAt <= now) return 'ended';
  return opensAt > now ? 'planned' : 'open';
}
