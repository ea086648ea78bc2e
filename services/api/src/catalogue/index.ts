/** Works, their editions and the ledger of numbered prints. */
export { CatalogueModule } from './catalogue.module';
export type { ArtworkFacts } from './artwork-facts';
export { Catalogue, type KnownArtwork } from './catalogue.service';
export type { SaleItem, SaleReference } from './items-for-sale';
export { LiveEditions, type LiveEdition, type LivePhoto } from './live-editions';
export type { OpenedArtwork } from './open-artwork';
export type { CreatedArtwork } from './create-artwork';
export type { NewArtwork, NewArtworkEdition, NewArtworkImage } from './new-artwork';
export { frameStylesOf } from './artwork.presenter';
export { CATALOGUE_TOPIC } from './artworks.controller';
export { EditionCosts } from './edition-costs';
export { EditionLedgers, type EditionInLedger, type LedgerPrint } from './edition-ledgers';
export { InventoryFigures, type InventoryTotals, type ScarceEdition } from './inventory-figures';
export { Inventory, type Publication } from './inventory.service';
export {
  PreviewedWorks,
  type NumberState,
  type PreviewedEdition,
  type PreviewedWork,
} from './previewed-works';
export { ArtworkCard, ArtworkRecord, EditionOption } from './artwork.dto';
export { InventoryPage, InventoryRecord } from './inventory/inventory.dto';
export { ArtworkChanged, ArtworkLeaving, PrintsChanged } from './catalogue.events';
export type { HoldRequest } from './hold-prints';
export { OwnersPrints, type Keeping, type LedgerDeed, type LockedPrint } from './owners-prints';
export { PrintLedger, type OfflineSale, type PrintRow, type SoldPrint } from './print-ledger';
export { Reservations } from './reservations';
export type { ReservedFor, ReservedPrint } from './reserved-print';
export type { Reservation } from './reserve-print';
