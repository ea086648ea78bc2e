import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog';
import { IdentityModule } from '../identity';
import { InboxModule } from '../inbox';
import { EventPhotoUploadsModule } from '../event-photo-uploads';
import { OrdersModule } from '../orders';
import { AdminDashboardController } from './dashboard.admin.controller';
import { DashboardActivityService } from './dashboard-activity.service';
import { DashboardAttentionService } from './dashboard-attention.service';
import { DashboardService } from './dashboard.service';

/** What the owner sees first: figures over all other modules. */
@Module({
  imports: [IdentityModule, CatalogModule, EventPhotoUploadsModule, OrdersModule, InboxModule],
  controllers: [AdminDashboardController],
  providers: [DashboardActivityService, DashboardAttentionService, DashboardService],
})
export class DashboardModule {}
