/** Private previews, artist notes and the pre-sale list. */
export { PrivatePreviewsService } from './previews/private-previews.service';
export { ArtistNotesService } from './artist-notes/artist-notes.service';
export {
  PrivatePreviewLookupService,
  type PresaleNotificationSummary,
} from './previews/private-preview-lookup.service';
export { PresaleNotificationsSent, PresaleNotificationRequested } from './domain-events';
export { PrivatePreviewsModule } from './private-previews.module';
export { PrivatePreviewAccessService } from './previews/private-preview-access.service';
export { PRIVATE_PREVIEW_EMAIL_TEMPLATES } from './private-previews.emails';
export type { PrivatePreviewArtwork } from './previews/private-preview-artwork';
