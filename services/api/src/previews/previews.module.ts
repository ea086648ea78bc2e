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
import { CollectorViewController } from './collector-view.controller';
import { GrantPreview } from './grant-preview';
import { KeepArtistNotes } from './keep-artist-notes';
import { ListArtistNotes } from './list-artist-notes';
import { OwnerArtistNotesController } from './owner-artist-notes.controller';
import { OwnerPreviewsController } from './owner-previews.controller';
import { NamePreviews } from './name-previews';
import { PresaleRequest } from './presale-request.entity';
import { PresaleRequestsStore } from './presale-requests.store';
import { PreviewBook } from './preview-book';
import { PreviewGuest } from './preview-guest.entity';
import { PreviewNotices } from './preview-notices';
import { PreviewWork } from './preview-work.entity';
import { PreviewsController } from './previews.controller';
import { PreviewsFilesController } from './previews-files.controller';
import { PrivatePreview } from './private-preview.entity';
import { PrivatePreviewsStore } from './private-previews.store';
import { ReadPreviews } from './read-previews';
import { ReadPrivateInventory } from './read-private-inventory';
import { ReleaseReservation } from './release-reservation';
import { ReservationsController } from './reservations.controller';
import { ReserveInPreview } from './reserve-in-preview';
import { SeenWorks } from './seen-works';
import { ShownWorksStore } from './shown-works.store';

/** What chosen collectors see before the public: private previews, artist notes and the pre-sale list. */
@Module({
  imports: [
    TypeOrmModule.forFeature([PrivatePreview, PreviewWork, PreviewGuest, ArtistNote, PresaleRequest]),
    IdentityModule,
    MediaModule,
    CatalogueModule,
  ],
  controllers: [
    PreviewsController,
    ReservationsController,
    OwnerPreviewsController,
    OwnerArtistNotesController,
    CollectorViewController,
    PreviewsFilesController,
  ],
  providers: [
    AnnounceOpening,
    ArtistNotes,
    ArtistNotesStore,
    AskForPresale,
    CollectorData,
    GrantPreview,
    KeepArtistNotes,
    ListArtistNotes,
    NamePreviews,
    PresaleRequestsStore,
    PreviewBook,
    PreviewNotices,
    PrivatePreviewsStore,
    ReadPreviews,
    ReadPrivateInventory,
    ReleaseReservation,
    ReserveInPreview,
    SeenWorks,
    ShownWorksStore,
  ],
  exports: [PreviewBook, SeenWorks],
})
export class PreviewsModule {}
