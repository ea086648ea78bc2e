import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue';
import { EventsModule } from '../events';
import { IdentityModule } from '../identity';
import { IngestModule } from '../ingest';
import { OrdersModule } from '../orders';
import { PaymentRequestsModule } from '../payment-requests';
import { PhotoEditionsController } from './photo-editions.controller';
import { PhotoFiles } from './photo-files';
import { PhotoFilesController } from './photo-files.controller';
import { PhotoOrdersController } from './photo-orders.controller';
import { PlacePhotoOrder } from './place-photo-order';
import { ReadPhotoEditions } from './read-photo-editions';

/** Selling photographs of events: as numbered prints, and as event photos with their digital file. */
@Module({
  imports: [CatalogueModule, EventsModule, IdentityModule, IngestModule, OrdersModule, PaymentRequestsModule],
  controllers: [PhotoEditionsController, PhotoOrdersController, PhotoFilesController],
  providers: [PhotoFiles, PlacePhotoOrder, ReadPhotoEditions],
})
export class PhotoOrdersModule {}
