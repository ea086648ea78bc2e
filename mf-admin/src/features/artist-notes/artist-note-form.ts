import type { ArtistNoteRecord, CreateArtistNote, Picture } from '@gallery/contracts';
import { levelAudienceLabel, type Audience } from '../../components/forms/audience-field';
import { collectorOption, fullName } from '../../components/forms/collector-picker';

/** What stands in the form. */
export interface ArtistNoteFields extends Audience {
  title: string;
  text: string;
  /** Null while it has none. */
  picture: Picture | null;
  pictureAlt: string;
}

/** What a new note begins with. */
export const NEW_ARTIST_NOTE: ArtistNoteFields = {
  title: '',
  text: '',
  picture: null,
  pictureAlt: '',
  isForLevel: true,
  level: 'VIP',
  collectors: [],
};

/** A note as the form shows it. */
export const toArtistNoteFields = (note: ArtistNoteRecord): ArtistNoteFields => ({
  title: note.title,
  text: note.text,
  picture: note.picture,
  pictureAlt: note.pictureAlt,
  isForLevel: note.level !== null,
  level: note.level ?? 'VIP',
  collectors: note.collector === null ? [] : [collectorOption(note.collector)],
});

/** The form as it is sent. */
export function toArtistNoteRequest({
  title,
  text,
  picture,
  pictureAlt,
  isForLevel,
  level,
  collectors,
}: ArtistNoteFields): CreateArtistNote {
  const [reader] = collectors;
  return {
    title,
    text,
    ...(isForLevel ? { level } : reader ? { collectorId: reader.id } : {}),
    ...(picture ? { mediaId: picture.id, pictureAlt } : {}),
  };
}

/** Who reads it: `Premium Collector and above`, or one collector. */
export function artistNoteAudienceLabel({
  level,
  collector,
}: Pick<ArtistNoteRecord, 'level' | 'collector'>): string {
  if (level !== null) return levelAudienceLabel(level);
  return collector === null ? 'Nobody any more' : fullName(collector);
}
