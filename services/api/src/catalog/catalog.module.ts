import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { SettingsModule } from '../settings';
import { ArtworkDetailsService } from './artworks/artwork-details.service';
import { ArtworksController } from './artworks/artworks.controller';
import { ArtworksService } from './artworks/artworks.service';
import { CollectorArtworksService } from './artworks/collector-artworks.service';
import { FirstPicturesService } from './artworks/first-pictures.service';
import { PublicArtworksService } from './artworks/public-artworks.service';
import { BackInStockAlertEntity, BackInStockAlertsStore } from './back-in-stock/back-in-stock-alerts.store';
import { BackInStockController } from './back-in-stock/back-in-stock.controller';
import { BackInStockService } from './back-in-stock/back-in-stock.service';
import { CatalogListeners } from './catalog.listeners';
import { CatalogService } from './catalog.service';
import { CatalogStore } from './catalog.store';
import { EditionAvailabilityQueries } from './editions/edition-availability.queries';
import { EditionLedgerQueries } from './editions/edition-ledger.queries';
import { EditionPricesService } from './editions/edition-prices.service';
import { EditionPricesStore } from './editions/edition-prices.store';
import { EventPhotoEditionsService } from './editions/event-photo-editions.service';
import { EventPhotoEditionsStore } from './editions/event-photo-editions.store';
import { PurchasableEditionsService } from './editions/purchasable-editions.service';
import { ArtworkEntity, ArtworkImageEntity, ArtworkSlugEntity } from './entities/artwork.entity';
import { EditionEntity } from './entities/edition.entity';
import { PrintEntity, PrintEventEntity } from './entities/print.entity';
import { AdminArtworkImportExportController } from './import-export/artwork-import-export.admin.controller';
import { ArtworkImportExportService } from './import-export/artwork-import-export.service';
import { ArtworkImportPlanService } from './import-export/artwork-import-plan.service';
import { ArtworkFormService } from './inventory/artwork-form.service';
import { AdminArtworkInventoryController } from './inventory/artwork-inventory.admin.controller';
import { ArtworkInventoryService } from './inventory/artwork-inventory.service';
import { ArtworkPicturesService } from './inventory/artwork-pictures.service';
import { EditionChangesService } from './inventory/edition-changes.service';
import { InventoryStatsQueries } from './inventory/inventory-stats.queries';
import { InventoryQueries } from './inventory/inventory.queries';
import { InventoryStore } from './inventory/inventory.store';
import { PrintChangesQueries } from './prints/print-changes.queries';
import { PrintHoldsService } from './prints/print-holds.service';
import { PrintLedgerService } from './prints/print-ledger.service';
import { PrintTransitionsService } from './prints/print-transitions.service';
import { PrintsStore } from './prints/prints.store';
import { ReservationExpiryWorker } from './reservations/reservation-expiry.worker';
import { ReservationsService } from './reservations/reservations.service';
import { ReservationsStore } from './reservations/reservations.store';
import { AdminSeriesController } from './series/series.admin.controller';
import { SeriesService } from './series/series.service';

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
      BackInStockAlertEntity,
    ]),
  ],
  controllers: [
    AdminArtworkInventoryController,
    ArtworksController,
    AdminSeriesController,
    AdminArtworkImportExportController,
    BackInStockController,
  ],
  providers: [
    CatalogService,
    CatalogStore,
    EditionChangesService,
    ArtworksService,
    EditionAvailabilityQueries,
    EditionLedgerQueries,
    EditionPricesService,
    EditionPricesStore,
    ReservationsService,
    ArtworkImportExportService,
    ArtworkDetailsService,
    PrintChangesQueries,
    PrintHoldsService,
    PublicArtworksService,
    InventoryStatsQueries,
    InventoryStore,
    PurchasableEditionsService,
    SeriesService,
    ArtworkInventoryService,
    EventPhotoEditionsService,
    EventPhotoEditionsStore,
    PrintTransitionsService,
    ArtworkPicturesService,
    ArtworkImportPlanService,
    CollectorArtworksService,
    FirstPicturesService,
    PrintLedgerService,
    PrintsStore,
    ArtworkFormService,
    InventoryQueries,
    CatalogListeners,
    ReservationExpiryWorker,
    ReservationsStore,
    BackInStockAlertsStore,
    BackInStockService,
  ],
  exports: [
    BackInStockService,
    CatalogService,
    EditionAvailabilityQueries,
    EditionLedgerQueries,
    EditionPricesService,
    PublicArtworksService,
    InventoryQueries,
    InventoryStatsQueries,
    EventPhotoEditionsService,
    PrintChangesQueries,
    PrintTransitionsService,
    CollectorArtworksService,
    FirstPicturesService,
    PrintLedgerService,
    ReservationsService,
  ],
})
export class CatalogModule {}
