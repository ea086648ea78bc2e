import { v7 as uuid } from 'uuid';
import type { CreatePrivatePreview, PrivatePreviewState } from './dto/private-preview.dto';
import type { PrivatePreviewDetails } from './private-previews.store';

/** The preview that a form describes. @param before the preview until now, whose artworks keep their ids */
export function buildPrivatePreview(
  input: CreatePrivatePreview,
  now: Date,
  before?: PrivatePreviewDetails,
): PrivatePreviewDetails {
  const id = before?.preview.id ?? uuid();
  const known = new Map(before?.works.map((work) => [work.artworkId, work.id]));
  return {
    preview: {
      id,
      level: input.level ?? null,
      note: input.note || null,
      isAnnounced: input.isAnnounced ?? true,
      opensAt: input.opensAt === undefined ? (before?.preview.opensAt ?? now) : new Date(input.opensAt),
      expiresAt: new Date(input.expiresAt),
      createdAt: before?.preview.createdAt ?? now,
      version: (before?.preview.version ?? 0) + 1,
    },
    works: input.artworkIds.map((artworkId, position) => ({
      id: known.get(artworkId) ?? uuid(),
      previewId: id,
      artworkId,
      position,
    })),
    guests: (input.collectorIds ?? []).map((collectorId) => ({ previewId: id, collectorId })),
  };
}

/** Errors of the window by field. An end in the past may stay as it was. */
export function windowErrors(
  { opensAt, expiresAt }: PrivatePreviewDetails['preview'],
  now: Date,
  before?: PrivatePreviewDetails,
): Record<string, string> {
  const fields: Record<string, string> = {};
  const isEndKept = before?.preview.expiresAt.getTime() === expiresAt.getTime();
  if (!isStorableDate(opensAt)) fields.opensAt = 'Please choose another opening time.';
  if (!isStorableDate(expiresAt)) fields.expiresAt = 'Please choose another end time.';
  else if (expiresAt <= opensAt || (expiresAt <= now && !isEndKept))
    fields.expiresAt = 'Please choose a later end time.';
  return fields;
}

/**
 * ISO 8601 has formats that JavaScript does not parse (weeks, days of the year), and a wider range than the database.
 */
const isStorableDate = (at: Date): boolean =>
  at >= new Date('2000-01-01T00:00:00Z') && at <= new Date('9999-12-31T00:00:00Z');

/** Derived from the window of a preview. */
export function privatePreviewState(
  { opensAt, expiresAt }: { opensAt: Date; expiresAt: Date },
  now: Date,
): PrivatePreviewState {
  if (expiresAt <= now) return 'ended';
  return opensAt > now ? 'planned' : 'open';
}
