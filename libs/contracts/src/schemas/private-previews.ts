/** Private previews and artist notes. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

export type PreviewedArtwork = Schemas['PreviewedArtwork'];
export type PreviewEdition = Schemas['PreviewEdition'];
export type ArtistNoteView = Schemas['ArtistNoteView'];
export type PresaleNotification = Schemas['PresaleNotification'];
export type PrivatePreviewList = Schemas['PrivatePreviewList'];
export type PrivatePreviewRow = Schemas['PrivatePreviewRow'];
export type PrivatePreviewRecord = Schemas['PrivatePreviewRecord'];
export type CreatePrivatePreview = Schemas['CreatePrivatePreview'];
export type UpdatePrivatePreview = Schemas['UpdatePrivatePreview'];
export type ArtistNoteList = Schemas['ArtistNoteList'];
export type ArtistNoteRecord = Schemas['ArtistNoteRecord'];
export type CreateArtistNote = Schemas['CreateArtistNote'];
export type UpdateArtistNote = Schemas['UpdateArtistNote'];
