import { adminDownload, adminMutation, adminQuery } from '../admin-options';

const NOTES = '/api/admin/artist-notes';
const NOTE = '/api/admin/artist-notes/{id}';

/** Newest first; an empty `q` does not filter. */
export const adminArtistNotesQuery = (q: string, cursor: string | null) =>
  adminQuery(NOTES, { q: q || null, cursor });

/** Sends a note to one collector, or to a level and all above it. */
export const createArtistNote = () => adminMutation('post', NOTES, {}, [NOTES]);

export const updateArtistNote = (id: string) => adminMutation('put', NOTE, { id }, [NOTES]);

/** Hides a note from its readers. */
export const withdrawArtistNote = (id: string) => adminMutation('delete', NOTE, { id }, [NOTES]);

export const exportArtistNotes = () => adminDownload(`${NOTES}.csv`, {});
