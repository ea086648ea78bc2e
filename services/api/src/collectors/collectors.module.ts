import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog';
import { CertificatesModule } from '../certificates';
import { IdentityModule } from '../identity';
import { InboxModule } from '../inbox';
import { OrdersModule } from '../orders';
import { PrivatePreviewsModule } from '../private-previews';
import { CollectorsListeners } from './collectors.listeners';
import { CommissionRequestEventEntity } from './commission-requests/commission-request-event.entity';
import { CommissionRequestHistoryService } from './commission-requests/commission-request-history.service';
import { CommissionRequestEmails } from './commission-requests/commission-request-email-sender';
import { CommissionRequestEntity } from './commission-requests/commission-request.entity';
import { CommissionRequestsStore } from './commission-requests/commission-requests.store';
import { CommissionRequestsController } from './commission-requests/commission-requests.controller';
import { AdminCommissionRequestExportController } from './commission-requests/commission-request-export.admin.controller';
import { CollectorCommissionRequestsService } from './commission-requests/collector-commission-requests.service';
import { AdminCollectorsController } from './admin/collectors.admin.controller';
import { CollectorListStore } from './admin/collector-list.store';
import { CollectorNoteEntity } from './admin/collector-note.entity';
import { CollectorNotesStore } from './admin/collector-notes.store';
import { CommissionRequestListStore } from './commission-requests/commission-request-list.store';
import { CommissionRequestEditingService } from './commission-requests/commission-request-editing.service';
import { CollectorNotesService } from './admin/collector-notes.service';
import { CollectorListQueries } from './admin/collector-list.queries';
import { CollectorDetailService } from './admin/collector-detail.service';
import { CommissionRequestQueries } from './commission-requests/commission-requests.queries';
import { FavoriteCleanupListener } from './favorite-cleanup.listener';
import { FavoriteEntity } from './favorites/favorite.entity';
import { FavoritesStore } from './favorites/favorites.store';
import { FavoritesController } from './favorites/favorites.controller';
import { FavoritesService } from './favorites/favorites.service';
import { CollectorLevelsService } from './levels/collector-levels.service';
import { CommissionRequestStatusService } from './commission-requests/commission-request-status.service';
import { CommissionRequestAuditSubjectResolver } from './commission-request-audit-subjects';
import { CommissionRequestsService } from './commission-requests/commission-requests.service';
import { AdminCommissionRequestsController } from './commission-requests/commission-requests.admin.controller';
import { AdminCollectorLevelsController } from './levels/collector-levels.admin.controller';

/** What the gallery keeps for its collectors: the works they saved, and what is made for them. */
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
    OrdersModule,
    PrivatePreviewsModule,
  ],
  controllers: [
    FavoritesController,
    CommissionRequestsController,
    AdminCommissionRequestExportController,
    AdminCollectorsController,
    AdminCommissionRequestsController,
    AdminCollectorLevelsController,
  ],
  providers: [
    FavoriteCleanupListener,
    CollectorListStore,
    CollectorNotesStore,
    CollectorsListeners,
    CommissionRequestListStore,
    CommissionRequestEditingService,
    CollectorNotesService,
    CollectorListQueries,
    CollectorDetailService,
    CommissionRequestQueries,
    CollectorLevelsService,
    FavoritesStore,
    FavoritesService,
    CommissionRequestsStore,
    CommissionRequestAuditSubjectResolver,
    CollectorCommissionRequestsService,
    CommissionRequestHistoryService,
    CommissionRequestEmails,
    CommissionRequestsService,
    CommissionRequestStatusService,
  ],
  exports: [
    FavoritesService,
    CollectorLevelsService,
    CommissionRequestsService,
    CommissionRequestStatusService,
  ],
})
export class CollectorsModule {}
