import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog';
import { EventPhotoUploadsModule } from '../event-photo-uploads';
import { IdentityModule } from '../identity';
import { InboxModule } from '../inbox';
import { OrdersModule } from '../orders';
import { AdminDashboardController } from './dashboard.admin.controller';
import { DashboardService } from './dashboard.service';

/** The first page of the admin, with figures from all other modules. */
@Module({
  imports: [IdentityModule, CatalogModule, EventPhotoUploadsModule, OrdersModule, InboxModule],
  controllers: [AdminDashboardController],
  providers: [DashboardService],
})
export class DashboardModule {}
