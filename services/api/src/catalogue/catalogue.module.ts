import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media';
import { ArtworkImageEntity } from './artwork-image.entity';
import { ArtworkSlugEntity } from './artwork-slug.entity';
import { ArtworkEntity } from './artwork.entity';
import { ArtworksController } from './artworks.controller';
import { Catalogue } from './catalogue.service';
import { CatalogueStore } from './catalogue.store';
import { CreateArtwork } from './create-artwork';
import { EditionEntity } from './edition.entity';
import { EndReservation } from './end-reservation';
import { HoldPrints } from './hold-prints';
import { InventoryFigures } from './inventory-figures';
import { Inventory } from './inventory.service';
import { ItemsForSale } from './items-for-sale';
import { LiveEditions } from './live-editions';
import { LiveEditionsStore } from './live-editions.store';
import { OpenArtwork } from './open-artwork';
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

@Module({
  imports: [
    MediaModule,
    TypeOrmModule.forFeature([
      ArtworkEntity,
      ArtworkSlugEntity,
      ArtworkImageEntity,
      EditionEntity,
      PrintEntity,
      PrintEventEntity,
    ]),
  ],
  controllers: [ArtworksController],
  providers: [
    Catalogue,
    CatalogueStore,
    CreateArtwork,
    EndReservation,
    HoldPrints,
    Inventory,
    InventoryFigures,
    ItemsForSale,
    LiveEditions,
    LiveEditionsStore,
    OpenArtwork,
    PreviewedWorks,
    PrintLedger,
    PrintStore,
    ReadyCatalogue,
    RenameArtwork,
    ReservationExpiry,
    Reservations,
    ReservationStore,
    ReservePrint,
  ],
  exports: [Catalogue, Inventory, InventoryFigures, LiveEditions, PreviewedWorks, PrintLedger, Reservations],
})
export class CatalogueModule {}
