import { Module } from '@nestjs/common';
import { EventsModule } from '../events';
import { IdentityModule } from '../identity';
import { OrdersModule } from '../orders';
import { AffiliatesModule } from '../affiliates';
import {
  AnalyticsController,
  AdminAnalyticsController,
  AdminConversionsController,
} from './reports/analytics.admin.controller';
import { AnalyticsStore } from './reports/analytics.store';
import { GeolocationService } from './tracking/geolocation.service';
import { AnalyticsReportsService } from './reports/analytics-reports.service';
import { VisitQueueWorker } from './tracking/visit-queue.worker';
import { ConversionReportsService } from './conversions/conversion-reports.service';
import { VisitTrackingService } from './tracking/visit-tracking.service';
import { TrackingController } from './tracking/tracking.controller';
import { VisitRetentionWorker } from './tracking/visit-retention.worker';
import { VisitsStore } from './tracking/visits.store';
import { VisitBatchesService } from './tracking/visit-batches.service';

@Module({
  imports: [IdentityModule, EventsModule, OrdersModule, AffiliatesModule],
  controllers: [
    AnalyticsController,
    AdminAnalyticsController,
    AdminConversionsController,
    TrackingController,
  ],
  providers: [
    AnalyticsStore,
    GeolocationService,
    AnalyticsReportsService,
    ConversionReportsService,
    VisitQueueWorker,
    VisitTrackingService,
    VisitRetentionWorker,
    VisitsStore,
    VisitBatchesService,
  ],
})
export class AnalyticsModule {}
