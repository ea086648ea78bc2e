import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog';
import { EventsModule } from '../events';
import { IdentityModule } from '../identity';
import { EventPhotoUploadsModule } from '../event-photo-uploads';
import { OrdersModule } from '../orders';
import { PaymentRequestsModule } from '../payment-requests';
import {
  AdminEventPhotoSalesController,
  EventPhotoEditionsController,
  EventPhotoFilesController,
  EventPhotoOrdersController,
} from './event-photo-orders.controller';
import { AdminEventFollowUpsController } from './follow-ups/event-follow-ups.admin.controller';
import { EventFollowUpsService } from './follow-ups/event-follow-ups.service';
import { EventPhotoFilesService } from './event-photo-files.service';
import { EventPhotoOrdersService, EventPhotoSalesService } from './event-photo-orders.service';
import { EventPhotoPurchaseOptionsService } from './event-photo-purchase-options.service';

/** Sales of event photos: as numbered prints, and as digital files. */
@Module({
  imports: [
    CatalogModule,
    EventsModule,
    IdentityModule,
    EventPhotoUploadsModule,
    OrdersModule,
    PaymentRequestsModule,
  ],
  controllers: [
    AdminEventFollowUpsController,
    AdminEventPhotoSalesController,
    EventPhotoEditionsController,
    EventPhotoOrdersController,
    EventPhotoFilesController,
  ],
  providers: [
    EventFollowUpsService,
    EventPhotoFilesService,
    EventPhotoOrdersService,
    EventPhotoPurchaseOptionsService,
    EventPhotoSalesService,
  ],
})
export class EventPhotoOrdersModule {}
