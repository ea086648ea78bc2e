import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { AdminArtistNotesController } from './artist-notes/artist-notes.admin.controller';
import { ArtistNoteQueries } from './artist-notes/artist-notes.queries';
import { ArtistNotesService } from './artist-notes/artist-notes.service';
import { ArtistNotesStore, ArtistNoteEntity } from './artist-notes/artist-notes.store';
import {
  PresaleNotificationEntity,
  PresaleNotificationsStore,
} from './presale-notifications/presale-notifications.store';
import {
  PrivatePreviewArtworkEntity,
  PrivatePreviewEntity,
  PrivatePreviewGuestEntity,
} from './entities/private-preview.entity';
import { PresaleNotificationsService } from './presale-notifications/presale-notifications.service';
import { CollectorPreviewsService } from './previews/collector-previews.service';
import { AdminPrivatePreviewsController } from './previews/private-previews.admin.controller';
import { PrivatePreviewsController } from './previews/private-previews.controller';
import { PrivatePreviewQueries } from './previews/private-previews.queries';
import { PrivatePreviewsService } from './previews/private-previews.service';
import { PrivatePreviewsStore } from './previews/private-previews.store';
import { PrivatePreviewEmails } from './private-previews.emails';
import { PrivatePreviewsListeners } from './private-previews.listeners';
import { PreviewReservationsService } from './reservations/preview-reservations.service';

/** What chosen collectors see before the public: private previews, artist notes and the presale list. */
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
  controllers: [PrivatePreviewsController, AdminPrivatePreviewsController, AdminArtistNotesController],
  providers: [
    PresaleNotificationsService,
    ArtistNoteQueries,
    ArtistNotesStore,
    PrivatePreviewsListeners,
    PrivatePreviewsService,
    ArtistNotesService,
    PresaleNotificationsStore,
    CollectorPreviewsService,
    PrivatePreviewEmails,
    PrivatePreviewsStore,
    PrivatePreviewQueries,
    PreviewReservationsService,
  ],
  exports: [CollectorPreviewsService],
})
export class PrivatePreviewsModule {}
