import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MIGRATIONS } from '../migrations';
import { Clock } from './clock/clock';
import { Settings } from './config/settings';
import { dataSourceOptions } from './database/data-source';
import { Database } from './database/database';
import { QueryLog } from './database/query-log';
import { ErrorFilter } from './errors/error.filter';
import { createValidationPipe } from './errors/validation.pipe';
import { DomainEvents } from './events/domain-events';
import { HealthController } from './http/health.controller';
import { RateLimitCounts } from './http/rate-limit-counts';
import { RateLimitGuard, rateLimits } from './http/rate-limit';
import { Readiness } from './http/readiness';
import { ReadyResponses } from './http/ready-responses';
import { Metrics } from './metrics/metrics';
import { MetricsServer } from './metrics/metrics-server';
import { PlatformMetrics } from './metrics/platform-metrics';
import { RequestMetrics } from './metrics/request-metrics';
import { FailedJobs } from './outbox/failed-jobs';
import { FailedMails } from './outbox/failed-mails';
import { Mail } from './outbox/mail';
import { Outbox } from './outbox/outbox';
import { OutboxBook } from './outbox/outbox-book';
import { OutboxEntity } from './outbox/outbox.entity';
import { OutboxStore } from './outbox/outbox.store';
import { OutboxWorker } from './outbox/outbox.worker';
import { RedisLink } from './redis/redis-link';
import { openStorage } from './storage/open-storage';
import { Storage } from './storage/storage';

const SERVICES = [
  Database,
  DomainEvents,
  FailedJobs,
  FailedMails,
  Mail,
  Metrics,
  Outbox,
  OutboxBook,
  RateLimitCounts,
  Readiness,
  ReadyResponses,
  RedisLink,
];

/** What every other module stands on. Global: modules inject its services without importing it. */
@Module({})
export class PlatformModule {
  static with(settings: Settings, clock: Clock): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [
        DiscoveryModule,
        ThrottlerModule.forRootAsync({
          inject: [RateLimitCounts],
          useFactory: (storage: RateLimitCounts) => ({ ...rateLimits(settings), storage }),
        }),
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            ...dataSourceOptions(settings.database),
            logger: new QueryLog(),
            maxQueryExecutionTime: settings.seeing.slowQueryMs,
            migrations: MIGRATIONS,
            autoLoadEntities: true,
            retryAttempts: 0,
          }),
        }),
        TypeOrmModule.forFeature([OutboxEntity]),
      ],
      controllers: [HealthController],
      providers: [
        { provide: Settings, useValue: settings },
        { provide: Clock, useValue: clock },
        { provide: Storage, useFactory: openStorage, inject: [Settings, Metrics] },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: createValidationPipe },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        OutboxStore,
        OutboxWorker,
        MetricsServer,
        PlatformMetrics,
        RequestMetrics,
        ...SERVICES,
      ],
      exports: [Settings, Clock, Storage, ...SERVICES],
    };
  }
}
