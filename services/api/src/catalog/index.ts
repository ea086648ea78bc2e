/** Artworks, editions and the print ledger. */
export { CatalogModule } from './catalog.module';
export { MAX_EDITION_SIZE } from './catalog-policy';
export { CatalogService, type ArtworkFacts, type ArtworkSummary } from './catalog.service';
export type { PurchasableEdition, EditionReference } from './editions/purchasable-editions.service';
export {
  EventPhotoEditionsService,
  type EventPhotoEdition,
  type PurchasableEventPhoto,
} from './editions/event-photo-editions.service';
export type { ArtworkPublishResult, CreatedArtwork } from './artworks/artworks.service';
export type { NewArtwork, NewArtworkEdition, NewArtworkImage } from './artworks/new-artwork';
export { frameStylesOf } from './artworks/artwork.presenter';
export { CATALOG_TOPIC } from './artworks/artworks.controller';
export {
  EditionAvailabilityQueries,
  type EditionAvailability,
} from './editions/edition-availability.queries';
export { BACK_IN_STOCK_EMAILS } from './back-in-stock/back-in-stock.emails';
export { BackInStockService } from './back-in-stock/back-in-stock.service';
export {
  EditionLedgerQueries,
  type EditionWithPrints,
  type PrintWithHistory,
} from './editions/edition-ledger.queries';
export {
  EditionPricesService,
  type EditionPriceChange,
  type PricedEdition,
} from './editions/edition-prices.service';
export { InventoryStatsQueries, type InventoryTotals } from './inventory/inventory-stats.queries';
export { PublicArtworksService, type PublishedArtwork } from './artworks/public-artworks.service';
export {
  CollectorArtworksService,
  type CollectorPrintState,
  type CollectorEdition,
  type CollectorArtwork,
} from './artworks/collector-artworks.service';
export { ArtworkCard, ArtworkRecord, EditionOption, PublicLedgerEntry } from './artworks/dto/artwork.dto';
export { InventoryPage, InventoryRecord, type InventoryEdition } from './inventory/dto/inventory.dto';
export { InventoryQueries } from './inventory/inventory.queries';
export { ArtworkChanged, ArtworkRemovalRequested, PrintsChanged } from './domain-events';
export { PrintChangesQueries, type ChangedArtwork } from './prints/print-changes.queries';
export type { ChosenPrint, HoldRequest } from './prints/print-holds.service';
export {
  PrintTransitionsService,
  type GalleryHold,
  type PrintTransitionContext,
  type LockedPrint,
} from './prints/print-transitions.service';
export {
  PrintLedgerService,
  type OfflinePrintSale,
  type PrintRow,
  type PrintReference,
} from './prints/print-ledger.service';
export {
  ReservationsService,
  type CollectorReservedPrint,
  type Reservation,
  type ReservedPrint,
} from './reservations/reservations.service';
export { FirstPicturesService } from './artworks/first-pictures.service';
