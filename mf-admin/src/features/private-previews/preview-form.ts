import type { NewPrivatePreview, PrivatePreviewRecord } from '@gallery/contracts';
import type { ChosenAudience } from '../../parts/audience-field';
import { collectorChoice } from '../../parts/collectors-field';
import { localTime } from '../../parts/local-time';
import type { PickerChoice } from '../../parts/record-picker';

/** What stands in the form. */
export interface PreviewFields extends ChosenAudience {
  works: readonly PickerChoice[];
  /** As a `datetime-local` box writes it, in this computer's zone; empty to open at once. */
  opensAt: string;
  expiresAt: string;
  note: string;
  isAnnounced: boolean;
}

/** What a new preview begins with. */
export const NEW_PREVIEW: PreviewFields = {
  works: [],
  isForLevel: true,
  level: 'VIP',
  collectors: [],
  opensAt: '',
  expiresAt: '',
  note: '',
  isAnnounced: true,
};

/** A preview as the form shows it. */
export const fieldsOf = (preview: PrivatePreviewRecord): PreviewFields => ({
  works: preview.works.map(({ artworkId, title }) => ({ id: artworkId, word: title })),
  isForLevel: preview.level !== null,
  level: preview.level ?? 'VIP',
  collectors: preview.collectors.map(collectorChoice),
  opensAt: localTime(preview.opensAt),
  expiresAt: localTime(preview.expiresAt),
  note: preview.note ?? '',
  isAnnounced: preview.isAnnounced,
});

/** What is wrong, by the field's name on the wire; the server judges again. */
export function faultsOf(fields: PreviewFields): Partial<Record<keyof NewPrivatePreview, string>> {
  const faults: Partial<Record<keyof NewPrivatePreview, string>> = {};
  if (fields.works.length === 0) faults.artworkIds = 'Please choose a work.';
  if (!fields.isForLevel && fields.collectors.length === 0)
    faults.collectorIds = 'Please choose collectors, or a level instead.';
  if (!fields.expiresAt) faults.expiresAt = 'Please choose an end.';
  else if (fields.opensAt && fields.expiresAt <= fields.opensAt)
    faults.expiresAt = 'Please choose a later end.';
  return faults;
}

/**
 * The form as it is sent.
 * @param before the preview as it is: a time that nobody touched is sent to the millisecond
 */
export function bodyOf(fields: PreviewFields, before?: PrivatePreviewRecord): NewPrivatePreview {
  const timeOf = (typed: string, kept: string | undefined): string =>
    kept !== undefined && localTime(kept) === typed ? kept : new Date(typed).toISOString();
  return {
    artworkIds: fields.works.map(({ id }) => id),
    ...(fields.isForLevel
      ? { level: fields.level }
      : { collectorIds: fields.collectors.map(({ id }) => id) }),
    ...(fields.opensAt === '' ? {} : { opensAt: timeOf(fields.opensAt, before?.opensAt) }),
    expiresAt: timeOf(fields.expiresAt, before?.expiresAt),
    note: fields.note,
    isAnnounced: fields.isAnnounced,
  };
}
