import type { ArtistNoteRecord, NewArtistNote, Picture } from '@gallery/contracts';
import type { ChosenAudience } from '../../parts/audience-field';
import { collectorChoice } from '../../parts/collectors-field';

/** What stands in the form. */
export interface NoteFields extends ChosenAudience {
  title: string;
  text: string;
  /** Null while it has none. */
  picture: Picture | null;
  pictureAlt: string;
}

/** What a new note begins with. */
export const NEW_NOTE: NoteFields = {
  title: '',
  text: '',
  picture: null,
  pictureAlt: '',
  isForLevel: true,
  level: 'VIP',
  collectors: [],
};

/** A note as the form shows it. */
export const fieldsOf = (note: ArtistNoteRecord): NoteFields => ({
  title: note.title,
  text: note.text,
  picture: note.picture,
  pictureAlt: note.pictureAlt,
  isForLevel: note.level !== null,
  level: note.level ?? 'VIP',
  collectors: note.collector === null ? [] : [collectorChoice(note.collector)],
});

/** The form as it is sent. */
export function bodyOf({
  title,
  text,
  picture,
  pictureAlt,
  isForLevel,
  level,
  collectors,
}: NoteFields): NewArtistNote {
  const [reader] = collectors;
  return {
    title,
    text,
    ...(isForLevel ? { level } : reader ? { collectorId: reader.id } : {}),
    ...(picture ? { mediaId: picture.id, pictureAlt } : {}),
  };
}
