/** Private previews, artist notes and the pre-sale list. */
export { GrantPreview } from './grant-preview';
export { KeepArtistNotes } from './keep-artist-notes';
export { PreviewBook, type KnownPresaleRequest } from './preview-book';
export { PresaleAnswered, PresaleAsked } from './previews.events';
export { PreviewsModule } from './previews.module';
export { SeenWorks } from './seen-works';
export { PREVIEW_MAILS } from './preview-mail';
export type { ShownWork } from './shown-work';
