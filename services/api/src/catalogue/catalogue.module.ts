import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { SettingsModule } from '../settings';
import { ArtworkImageEntity } from './artwork-image.entity';
import { ArtworkSlugEntity } from './artwork-slug.entity';
import { ArtworkEntity } from './artwork.entity';
import { ArtworksController } from './artworks.controller';
import { Catalogue } from './catalogue.service';
import { CatalogueStore } from './catalogue.store';
import { CreateArtwork } from './create-artwork';
import { EditionEntity } from './edition.entity';
import { EditionCosts } from './edition-costs';
import { EditionLedgers } from './edition-ledgers';
import { EndReservation } from './end-reservation';
import { GatherArtworks } from './gather-artworks';
import { HoldMetrics } from './hold-metrics';
import { HoldPrints } from './hold-prints';
import { InventoryFigures } from './inventory-figures';
import { Inventory } from './inventory.service';
import { ArtworkInventoryController } from './inventory/artwork-inventory.controller';
import { ChangeEditions } from './inventory/change-editions';
import { InventoryStore } from './inventory/inventory.store';
import { KeepWorks } from './inventory/keep-works';
import { NameWorks } from './inventory/name-works';
import { PlacePictures } from './inventory/place-pictures';
import { ReadWorkForm } from './inventory/read-work-form';
import { ReadWorks } from './inventory/read-works';
import { ReceivePicture } from './inventory/receive-picture';
import { RemoveWork } from './inventory/remove-work';
import { ShowStaffAll } from './inventory/show-staff-all';
import { StagePicture } from './inventory/stage-picture';
import { ItemsForSale } from './items-for-sale';
import { LiveEditions } from './live-editions';
import { LiveEditionsStore } from './live-editions.store';
import { OpenArtwork } from './open-artwork';
import { OwnersPrints } from './owners-prints';
import { PreviewedWorks } from './previewed-works';
import { PrintEventEntity } from './print-event.entity';
import { PrintLedger } from './print-ledger';
import { PrintEntity } from './print.entity';
import { PrintStore } from './print.store';
import { ReadyCatalogue } from './ready-catalogue';
import { RenameArtwork } from './rename-artwork';
import { ReservationExpiry } from './reservation-expiry';
import { Reservations } from './reservations';
import { ReservationStore } from './reservation.store';
import { ReservePrint } from './reserve-print';
import { KeepSeries } from './series/keep-series';
import { SeriesController } from './series/series.controller';
import { SeriesStore } from './series/series.store';
import { ApplyImport } from './works-file/apply-import';
import { ExportWorks } from './works-file/export-works';
import { ImportWorks } from './works-file/import-works';
import { PlanImport } from './works-file/plan-import';
import { WorksFileController } from './works-file/works-file.controller';
import { WorksImportController } from './works-file/works-import.controller';

@Module({
  imports: [
    IdentityModule,
    MediaModule,
    SettingsModule,
    TypeOrmModule.forFeature([
      ArtworkEntity,
      ArtworkSlugEntity,
      ArtworkImageEntity,
      EditionEntity,
      PrintEntity,
      PrintEventEntity,
    ]),
  ],
  controllers: [
    ArtworkInventoryController,
    ArtworksController,
    SeriesController,
    WorksFileController,
    WorksImportController,
  ],
  providers: [
    ApplyImport,
    Catalogue,
    CatalogueStore,
    ChangeEditions,
    CreateArtwork,
    EditionCosts,
    EditionLedgers,
    EndReservation,
    ExportWorks,
    GatherArtworks,
    HoldMetrics,
    HoldPrints,
    ImportWorks,
    Inventory,
    InventoryFigures,
    InventoryStore,
    ItemsForSale,
    KeepSeries,
    KeepWorks,
    LiveEditions,
    LiveEditionsStore,
    NameWorks,
    OpenArtwork,
    OwnersPrints,
    PlacePictures,
    PlanImport,
    PreviewedWorks,
    PrintLedger,
    PrintStore,
    ReadWorkForm,
    ReadWorks,
    ReadyCatalogue,
    ReceivePicture,
    RemoveWork,
    RenameArtwork,
    ReservationExpiry,
    Reservations,
    ReservationStore,
    ReservePrint,
    SeriesStore,
    ShowStaffAll,
    StagePicture,
  ],
  exports: [
    Catalogue,
    EditionCosts,
    EditionLedgers,
    Inventory,
    InventoryFigures,
    LiveEditions,
    OwnersPrints,
    PreviewedWorks,
    PrintLedger,
    Reservations,
  ],
})
export class CatalogueModule {}
