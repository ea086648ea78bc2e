import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { PartnersModule } from '../partners';
import { AnalyticsController } from './analytics.controller';
import { AnalyticsStore } from './analytics.store';
import { ExportAnalytics } from './export-analytics';
import { FindPlace } from './find-place';
import { OwnerAnalyticsController } from './owner-analytics.controller';
import { ReadAnalytics } from './read-analytics';
import { RecordVisits } from './record-visits';
import { RetentionStore } from './retention.store';
import { TakeVisits } from './take-visits';
import { TrackingController } from './tracking.controller';
import { VisitRetention } from './visit-retention';
import { VisitsStore } from './visits.store';
import { WriteBatch } from './write-batch';

@Module({
  imports: [IdentityModule, PartnersModule],
  controllers: [AnalyticsController, OwnerAnalyticsController, TrackingController],
  providers: [
    AnalyticsStore,
    ExportAnalytics,
    FindPlace,
    ReadAnalytics,
    RecordVisits,
    RetentionStore,
    TakeVisits,
    VisitRetention,
    VisitsStore,
    WriteBatch,
  ],
})
export class AnalyticsModule {}
