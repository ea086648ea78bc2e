import type { CreatePrivatePreview, PrivatePreviewRecord } from '@gallery/contracts';
import type { Audience } from '../../components/forms/audience-field';
import { collectorOption } from '../../components/forms/collector-picker';
import { toDatetimeLocal } from '../../components/forms/datetime-local';
import type { PickerOption } from '../../components/forms/record-picker';

/** What stands in the form. */
export interface PrivatePreviewFields extends Audience {
  artworks: readonly PickerOption[];
  /** As a `datetime-local` box writes it, in this computer's zone; empty to open at once. */
  opensAt: string;
  expiresAt: string;
  note: string;
  isAnnounced: boolean;
}

/** What a new preview begins with. */
export const NEW_PRIVATE_PREVIEW: PrivatePreviewFields = {
  artworks: [],
  isForLevel: true,
  level: 'VIP',
  collectors: [],
  opensAt: '',
  expiresAt: '',
  note: '',
  isAnnounced: true,
};

/** A preview as the form shows it. */
export const toPrivatePreviewFields = (preview: PrivatePreviewRecord): PrivatePreviewFields => ({
  artworks: preview.works.map(({ artworkId, title }) => ({ id: artworkId, word: title })),
  isForLevel: preview.level !== null,
  level: preview.level ?? 'VIP',
  collectors: preview.collectors.map(collectorOption),
  opensAt: toDatetimeLocal(preview.opensAt),
  expiresAt: toDatetimeLocal(preview.expiresAt),
  note: preview.note ?? '',
  isAnnounced: preview.isAnnounced,
});

/** What is wrong, by the field's name in the form; the server checks again. */
export function validatePrivatePreview(
  fields: PrivatePreviewFields,
): Partial<Record<keyof PrivatePreviewFields, string>> {
  const errors: Partial<Record<keyof PrivatePreviewFields, string>> = {};
  if (fields.artworks.length === 0) errors.artworks = 'Please choose a work.';
  if (!fields.isForLevel && fields.collectors.length === 0)
    errors.collectors = 'Please choose collectors, or a level instead.';
  if (!fields.expiresAt) errors.expiresAt = 'Please choose an end.';
  else if (fields.opensAt && fields.expiresAt <= fields.opensAt)
    errors.expiresAt = 'Please choose a later end.';
  return errors;
}

/**
 * The form as it is sent.
 * @param before the preview as it is: a time that nobody touched is sent to the millisecond
 */
export function toPrivatePreviewRequest(
  fields: PrivatePreviewFields,
  before?: PrivatePreviewRecord,
): CreatePrivatePreview {
  const timeOf = (typed: string, kept: string | undefined): string =>
    kept !== undefined && toDatetimeLocal(kept) === typed ? kept : new Date(typed).toISOString();
  return {
    artworkIds: fields.artworks.map(({ id }) => id),
    ...(fields.isForLevel
      ? { level: fields.level }
      : { collectorIds: fields.collectors.map(({ id }) => id) }),
    ...(fields.opensAt === '' ? {} : { opensAt: timeOf(fields.opensAt, before?.opensAt) }),
    expiresAt: timeOf(fields.expiresAt, before?.expiresAt),
    note: fields.note,
    isAnnounced: fields.isAnnounced,
  };
}
