/** Works, their editions and the ledger of numbered prints. */
export { CatalogueModule } from './catalogue.module';
export type { ArtworkFacts } from './artwork-facts';
export { Catalogue, type KnownArtwork, type SaleItem, type SaleReference } from './catalogue.service';
export type { OpenedArtwork } from './open-artwork';
export type { CreatedArtwork } from './create-artwork';
export type { NewArtwork, NewArtworkEdition, NewArtworkImage } from './new-artwork';
export { CATALOGUE_TOPIC } from './artworks.controller';
export { Inventory, type Publication } from './inventory.service';
export {
  PreviewedWorks,
  type NumberState,
  type PreviewedEdition,
  type PreviewedWork,
} from './previewed-works';
export { ArtworkCard, ArtworkRecord, EditionOption } from './artwork.dto';
export { ArtworkChanged, PrintsChanged } from './catalogue.events';
export {
  PrintLedger,
  type HoldRequest,
  type OfflineSale,
  type PrintRow,
  type SoldPrint,
} from './print-ledger';
