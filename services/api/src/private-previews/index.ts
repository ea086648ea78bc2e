/** Private previews, artist notes and presale notifications. */
export { PrivatePreviewsModule } from './private-previews.module';
export {
  PresaleNotificationRequested,
  PresaleNotificationsSent,
} from './presale-notifications/presale-notifications.service';
export {
  CollectorPreviewsService,
  type PresaleNotificationSummary,
  type PrivatePreviewArtwork,
} from './previews/collector-previews.service';
export { PRIVATE_PREVIEW_EMAIL_TEMPLATES } from './private-previews.emails';
export { ArtistNotesService } from './artist-notes/artist-notes.service';
export { PrivatePreviewsService } from './previews/private-previews.service';
