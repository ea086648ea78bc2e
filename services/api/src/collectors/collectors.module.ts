import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog';
import { CertificatesModule } from '../certificates';
import { IdentityModule } from '../identity';
import { InboxModule } from '../inbox';
import { MediaModule } from '../media';
import { OrdersModule } from '../orders';
import { PaymentRequestsModule } from '../payment-requests';
import { PrivatePreviewsModule } from '../private-previews';
import { CollectorDetailService } from './admin/collector-detail.service';
import { CollectorListQueries } from './admin/collector-list.queries';
import { CollectorListStore } from './admin/collector-list.store';
import { CollectorNoteEntity, CollectorNotesStore } from './admin/collector-notes.store';
import { CollectorNotesService } from './admin/collector-notes.service';
import { AdminCollectorsController } from './admin/collectors.admin.controller';
import { CollectorEmails } from './collectors.emails';
import { CollectorsListeners } from './collectors.listeners';
import {
  CommissionRequestEntity,
  CommissionRequestEventEntity,
  CommissionRequestsStore,
} from './commission-requests/commission-requests.store';
import {
  AdminCommissionRequestsController,
  CommissionRequestsController,
} from './commission-requests/commission-requests.controller';
import { CommissionDepositsService } from './commission-requests/commission-deposits.service';
import { CommissionRequestQueries } from './commission-requests/commission-requests.queries';
import { CommissionRequestsService } from './commission-requests/commission-requests.service';
import { FavoriteEntity, FavoritesStore } from './favorites/favorites.store';
import { FavoritesController } from './favorites/favorites.controller';
import { FavoritesService } from './favorites/favorites.service';
import { ProfilePictureController } from './profile-picture/profile-picture.controller';
import { ProfilePictureService } from './profile-picture/profile-picture.service';
import { CollectorLevelsService } from './levels/collector-levels.service';

/** Collectors in the admin, favorites and commission requests. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      FavoriteEntity,
      CommissionRequestEntity,
      CommissionRequestEventEntity,
      CollectorNoteEntity,
    ]),
    CatalogModule,
    CertificatesModule,
    IdentityModule,
    InboxModule,
    MediaModule,
    OrdersModule,
    PaymentRequestsModule,
    PrivatePreviewsModule,
  ],
  controllers: [
    FavoritesController,
    CommissionRequestsController,
    AdminCollectorsController,
    AdminCommissionRequestsController,
    ProfilePictureController,
  ],
  providers: [
    CollectorListStore,
    CollectorNotesStore,
    CollectorsListeners,
    CommissionRequestsStore,
    CommissionDepositsService,
    CommissionRequestsService,
    CollectorNotesService,
    CollectorListQueries,
    CollectorDetailService,
    CommissionRequestQueries,
    CollectorLevelsService,
    FavoritesStore,
    FavoritesService,
    CollectorEmails,
    ProfilePictureService,
  ],
  exports: [CommissionRequestQueries],
})
export class CollectorsModule {}
