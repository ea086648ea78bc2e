import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { PresaleNotificationsService } from './presale-notifications/presale-notifications.service';
import { ArtistNoteEntity } from './entities/artist-note.entity';
import { ArtistNoteViewsService } from './artist-notes/artist-note-views.service';
import { ArtistNotesStore } from './artist-notes/artist-notes.store';
import { PresaleNotificationRequestsService } from './presale-notifications/presale-notification-requests.service';
import { PrivatePreviewsListeners } from './private-previews.listeners';
import { AdminCollectorPreviewsController } from './previews/collector-previews.admin.controller';
import { PrivatePreviewsService } from './previews/private-previews.service';
import { ArtistNotesService } from './artist-notes/artist-notes.service';
import { ArtistNoteQueries } from './artist-notes/artist-notes.queries';
import { AdminArtistNotesController } from './artist-notes/artist-notes.admin.controller';
import { AdminPrivatePreviewsController } from './previews/private-previews.admin.controller';
import { PrivatePreviewAuditSubjectResolver } from './private-preview-audit-subjects';
import { PresaleNotificationEntity } from './entities/presale-notification.entity';
import { PresaleNotificationsStore } from './presale-notifications/presale-notifications.store';
import { PrivatePreviewLookupService } from './previews/private-preview-lookup.service';
import { PrivatePreviewGuestEntity } from './entities/private-preview-guest.entity';
import { PrivatePreviewEmails } from './private-preview-email-sender';
import { PrivatePreviewArtworkEntity } from './entities/private-preview-artwork.entity';
import { PrivatePreviewsController } from './previews/private-previews.controller';
import { AdminPrivatePreviewExportsController } from './previews/private-preview-exports.admin.controller';
import { PrivatePreviewEntity } from './entities/private-preview.entity';
import { PrivatePreviewsStore } from './previews/private-previews.store';
import { PrivatePreviewQueries } from './previews/private-previews.queries';
import { CollectorPreviewsService } from './previews/collector-previews.service';
import { ReservationReleaseService } from './reservations/reservation-release.service';
import { ReservationsController } from './reservations/reservations.controller';
import { PreviewReservationsService } from './reservations/preview-reservations.service';
import { PrivatePreviewAccessService } from './previews/private-preview-access.service';
import { PrivatePreviewArtworksStore } from './previews/private-preview-artworks.store';

/** What chosen collectors see before the public: private previews, artist notes and the pre-sale list. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      PrivatePreviewEntity,
      PrivatePreviewArtworkEntity,
      PrivatePreviewGuestEntity,
      ArtistNoteEntity,
      PresaleNotificationEntity,
    ]),
    IdentityModule,
    MediaModule,
    CatalogModule,
  ],
  controllers: [
    PrivatePreviewsController,
    ReservationsController,
    AdminPrivatePreviewsController,
    AdminArtistNotesController,
    AdminCollectorPreviewsController,
    AdminPrivatePreviewExportsController,
  ],
  providers: [
    PresaleNotificationsService,
    ArtistNoteViewsService,
    ArtistNotesStore,
    PresaleNotificationRequestsService,
    PrivatePreviewsListeners,
    PrivatePreviewsService,
    ArtistNotesService,
    ArtistNoteQueries,
    PrivatePreviewAuditSubjectResolver,
    PresaleNotificationsStore,
    PrivatePreviewLookupService,
    PrivatePreviewEmails,
    PrivatePreviewsStore,
    PrivatePreviewQueries,
    CollectorPreviewsService,
    ReservationReleaseService,
    PreviewReservationsService,
    PrivatePreviewAccessService,
    PrivatePreviewArtworksStore,
  ],
  exports: [PrivatePreviewLookupService, PrivatePreviewAccessService],
})
export class PrivatePreviewsModule {}
