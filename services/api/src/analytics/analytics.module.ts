import { Module } from '@nestjs/common';
import { EventsModule } from '../events';
import { IdentityModule } from '../identity';
import { OrdersModule } from '../orders';
import { PartnersModule } from '../partners';
import { AnalyticsController } from './analytics.controller';
import { AnalyticsStore } from './analytics.store';
import { ExportAnalytics } from './export-analytics';
import { FindPlace } from './find-place';
import { OwnerAnalyticsController } from './owner-analytics.controller';
import { ReadAnalytics } from './read-analytics';
import { RecordVisits } from './record-visits';
import { RetentionStore } from './retention.store';
import { ReadSalesPath } from './sales/read-sales-path';
import { SalesPathController } from './sales/sales-path.controller';
import { TakeVisits } from './take-visits';
import { TrackingController } from './tracking.controller';
import { VisitMetrics } from './visit-metrics';
import { VisitRetention } from './visit-retention';
import { VisitsStore } from './visits.store';
import { WriteBatch } from './write-batch';

@Module({
  imports: [IdentityModule, EventsModule, OrdersModule, PartnersModule],
  controllers: [AnalyticsController, OwnerAnalyticsController, SalesPathController, TrackingController],
  providers: [
    AnalyticsStore,
    ExportAnalytics,
    FindPlace,
    ReadAnalytics,
    ReadSalesPath,
    RecordVisits,
    RetentionStore,
    TakeVisits,
    VisitMetrics,
    VisitRetention,
    VisitsStore,
    WriteBatch,
  ],
})
export class AnalyticsModule {}
