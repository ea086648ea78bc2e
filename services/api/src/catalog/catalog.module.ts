import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { SettingsModule } from '../settings';
import { ArtworkImageEntity } from './entities/artwork-image.entity';
import { ArtworkSlugEntity } from './entities/artwork-slug.entity';
import { ArtworkEntity } from './entities/artwork.entity';
import { ArtworksController } from './artworks/artworks.controller';
import { CatalogService } from './catalog.service';
import { CatalogStore } from './catalog.store';
import { ArtworksService } from './artworks/artworks.service';
import { EditionEntity } from './entities/edition.entity';
import { EditionCostsService } from './editions/edition-costs.service';
import { EditionLedgerQueries } from './editions/edition-ledger.queries';
import { ReservationEndingService } from './reservations/reservation-ending.service';
import { ArtworkDetailsService } from './artworks/artwork-details.service';
import { PrintHoldsMetrics } from './prints/print-holds.metrics';
import { PrintHoldsService } from './prints/print-holds.service';
import { InventoryStatsService } from './inventory/inventory-stats.service';
import { PublicArtworksService } from './artworks/public-artworks.service';
import { AdminArtworkInventoryController } from './inventory/artwork-inventory.admin.controller';
import { EditionChangesService } from './inventory/edition-changes.service';
import { InventoryStore } from './inventory/inventory.store';
import { ArtworkInventoryService } from './inventory/artwork-inventory.service';
import { ArtworkAuditSubjectResolver } from './artwork-audit-subjects';
import { ArtworkPicturesService } from './inventory/artwork-pictures.service';
import { ArtworkFormService } from './inventory/artwork-form.service';
import { InventoryQueries } from './inventory/inventory.queries';
import { PictureUploadService } from './inventory/picture-upload.service';
import { ArtworkRemovalService } from './inventory/artwork-removal.service';
import { StaffInventoryResponse } from './staff-inventory-response';
import { PictureStagingService } from './inventory/picture-staging.service';
import { PurchasableEditionsService } from './editions/purchasable-editions.service';
import { EventPhotoEditionsService } from './editions/event-photo-editions.service';
import { EventPhotoEditionsStore } from './editions/event-photo-editions.store';
import { ArtworkPublishingService } from './artworks/artwork-publishing.service';
import { PrintTransitionsService } from './prints/print-transitions.service';
import { CollectorArtworksService } from './artworks/collector-artworks.service';
import { PrintEventEntity } from './entities/print-event.entity';
import { PrintLedgerService } from './prints/print-ledger.service';
import { PrintEntity } from './entities/print.entity';
import { PrintsStore } from './prints/prints.store';
import { CatalogListeners } from './catalog.listeners';
import { ArtworkRenamingService } from './artworks/artwork-renaming.service';
import { ReservationExpiryWorker } from './reservations/reservation-expiry.worker';
import { ReservationsService } from './reservations/reservations.service';
import { ReservationsStore } from './reservations/reservations.store';
import { ReservationCreationService } from './reservations/reservation-creation.service';
import { SeriesService } from './series/series.service';
import { AdminSeriesController } from './series/series.admin.controller';
import { SeriesStore } from './series/series.store';
import { ArtworkImportWriterService } from './import-export/artwork-import-writer.service';
import { ArtworkExportService } from './import-export/artwork-export.service';
import { ArtworkImportService } from './import-export/artwork-import.service';
import { ArtworkImportPlanService } from './import-export/artwork-import-plan.service';
import { AdminArtworkExportController } from './import-export/artwork-export.admin.controller';
import { AdminArtworkImportExportController } from './import-export/artwork-import-export.admin.controller';

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
    AdminArtworkInventoryController,
    ArtworksController,
    AdminSeriesController,
    AdminArtworkExportController,
    AdminArtworkImportExportController,
  ],
  providers: [
    ArtworkImportWriterService,
    CatalogService,
    CatalogStore,
    EditionChangesService,
    ArtworksService,
    EditionCostsService,
    EditionLedgerQueries,
    ReservationEndingService,
    ArtworkExportService,
    ArtworkDetailsService,
    PrintHoldsMetrics,
    PrintHoldsService,
    ArtworkImportService,
    PublicArtworksService,
    InventoryStatsService,
    InventoryStore,
    PurchasableEditionsService,
    SeriesService,
    ArtworkInventoryService,
    EventPhotoEditionsService,
    EventPhotoEditionsStore,
    ArtworkAuditSubjectResolver,
    ArtworkPublishingService,
    PrintTransitionsService,
    ArtworkPicturesService,
    ArtworkImportPlanService,
    CollectorArtworksService,
    PrintLedgerService,
    PrintsStore,
    ArtworkFormService,
    InventoryQueries,
    CatalogListeners,
    PictureUploadService,
    ArtworkRemovalService,
    ArtworkRenamingService,
    ReservationExpiryWorker,
    ReservationsService,
    ReservationsStore,
    ReservationCreationService,
    SeriesStore,
    StaffInventoryResponse,
    PictureStagingService,
  ],
  exports: [
    CatalogService,
    EditionCostsService,
    EditionLedgerQueries,
    PublicArtworksService,
    InventoryStatsService,
    EventPhotoEditionsService,
    PrintTransitionsService,
    CollectorArtworksService,
    PrintLedgerService,
    ReservationsService,
  ],
})
export class CatalogModule {}
