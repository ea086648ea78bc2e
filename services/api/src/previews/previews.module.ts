import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../catalogue';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { AnnounceOpening } from './announce-opening';
import { ArtistNote } from './artist-note.entity';
import { ArtistNotes } from './artist-notes.service';
import { ArtistNotesStore } from './artist-notes.store';
import { AskForPresale } from './ask-for-presale';
import { CollectorData } from './collector-data';
import { GrantPreview } from './grant-preview';
import { OwnerPreviewsController } from './owner-previews.controller';
import { PresaleRequest } from './presale-request.entity';
import { PresaleRequestsStore } from './presale-requests.store';
import { PreviewNotices } from './preview-notices';
import { PreviewsController } from './previews.controller';
import { PrivatePreview } from './private-preview.entity';
import { PrivatePreviewsStore } from './private-previews.store';
import { ReadPrivateInventory } from './read-private-inventory';
import { ReservationsController } from './reservations.controller';
import { ReserveInPreview } from './reserve-in-preview';
import { SeenWorks } from './seen-works';

/** What chosen collectors see before the public: private previews, artist notes and the pre-sale list. */
@Module({
  imports: [
    TypeOrmModule.forFeature([PrivatePreview, ArtistNote, PresaleRequest]),
    IdentityModule,
    MediaModule,
    CatalogueModule,
  ],
  controllers: [PreviewsController, ReservationsController, OwnerPreviewsController],
  providers: [
    AnnounceOpening,
    ArtistNotes,
    ArtistNotesStore,
    AskForPresale,
    CollectorData,
    GrantPreview,
    PresaleRequestsStore,
    PreviewNotices,
    PrivatePreviewsStore,
    ReadPrivateInventory,
    ReserveInPreview,
    SeenWorks,
  ],
  exports: [SeenWorks],
})
export class PreviewsModule {}
