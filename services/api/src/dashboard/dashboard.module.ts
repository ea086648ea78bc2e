import { Module } from '@nestjs/common';
import { AffiliatesModule } from '../affiliates';
import { CatalogModule } from '../catalog';
import { CertificatesModule } from '../certificates';
import { CollectorsModule } from '../collectors';
import { EventPhotoUploadsModule } from '../event-photo-uploads';
import { IdentityModule } from '../identity';
import { InboxModule } from '../inbox';
import { LiveModule } from '../live';
import { OrdersModule } from '../orders';
import { AttentionService } from './attention.service';
import { AdminDashboardController } from './dashboard.admin.controller';
import { DashboardService } from './dashboard.service';
import { DashboardStore } from './dashboard.store';

/** The first page of the admin, with figures from all other modules. */
@Module({
  imports: [
    IdentityModule,
    AffiliatesModule,
    CatalogModule,
    CertificatesModule,
    CollectorsModule,
    EventPhotoUploadsModule,
    OrdersModule,
    InboxModule,
    LiveModule,
  ],
  controllers: [AdminDashboardController],
  providers: [AttentionService, DashboardService, DashboardStore],
})
export class DashboardModule {}
