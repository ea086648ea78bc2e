import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue';
import { IdentityModule } from '../identity';
import { InboxModule } from '../inbox';
import { IngestModule } from '../ingest';
import { OrdersModule } from '../orders';
import { DashboardController } from './dashboard.controller';
import { ReadActivity } from './read-activity';
import { ReadAttention } from './read-attention';
import { ReadDashboard } from './read-dashboard';

/** What the owner sees first: figures over all other modules. */
@Module({
  imports: [IdentityModule, CatalogueModule, IngestModule, OrdersModule, InboxModule],
  controllers: [DashboardController],
  providers: [ReadActivity, ReadAttention, ReadDashboard],
})
export class DashboardModule {}
