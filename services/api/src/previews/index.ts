/** Private previews, artist notes and the pre-sale list. */
export { ArtistNotes } from './artist-notes.service';
export { GrantPreview } from './grant-preview';
export { PreviewsModule } from './previews.module';
export { SeenWorks } from './seen-works';
export { PREVIEW_MAILS } from './preview-mail';
