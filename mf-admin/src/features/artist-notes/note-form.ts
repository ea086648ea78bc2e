import type { ArtistNoteRecord, NewArtistNote } from '@gallery/contracts';
import type { ChosenAudience } from '../../parts/audience-field';
import { collectorChoice } from '../../parts/collectors-field';

/** What stands in the form. */
export interface NoteFields extends ChosenAudience {
  title: string;
  text: string;
}

/** What a new note begins with. */
export const NEW_NOTE: NoteFields = { title: '', text: '', isForLevel: true, level: 'VIP', collectors: [] };

/** A note as the form shows it. */
export const fieldsOf = (note: ArtistNoteRecord): NoteFields => ({
  title: note.title,
  text: note.text,
  isForLevel: note.level !== null,
  level: note.level ?? 'VIP',
  collectors: note.collector === null ? [] : [collectorChoice(note.collector)],
});

/** The form as it is sent; the note's picture stays. */
export function bodyOf(
  { title, text, isForLevel, level, collectors }: NoteFields,
  note: ArtistNoteRecord | null,
): NewArtistNote {
  const [reader] = collectors;
  return {
    title,
    text,
    ...(isForLevel ? { level } : reader ? { collectorId: reader.id } : {}),
    ...(note?.mediaId ? { mediaId: note.mediaId, pictureAlt: note.pictureAlt } : {}),
  };
}
