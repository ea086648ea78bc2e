import path from 'node:path';
import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MIGRATIONS } from '../migrations';
import { Clock } from './clock/clock';
import { ClockDriftService } from './clock/clock-drift.service';
import { Settings } from './config/settings';
import { dataSourceOptions, SlowQueryLogger } from './database/data-source-options';
import { Database } from './database/database';
import { ErrorFilter } from './errors/error.filter';
import { createValidationPipe } from './errors/validation.pipe';
import { DomainEvents } from './events/domain-events';
import { HealthController } from './http/health/health.controller';
import { RateLimitStore, RateLimitGuard, rateLimitOptions } from './http/rate-limit/rate-limit';
import { ReadinessService } from './http/health/readiness.service';
import { ResponseCache } from './http/response-cache/response-cache';
import { Metrics } from './metrics/metrics';
import { MetricsServer } from './metrics/metrics-server';
import { PlatformMetrics, RequestMetrics } from './metrics/platform-metrics';
import { OutboxMessagesService } from './outbox/outbox-messages.service';
import { Mailer } from './email/mailer';
import { OutboxService } from './outbox/outbox.service';
import { OutboxEntity } from './outbox/outbox.entity';
import { OutboxStore } from './outbox/outbox.store';
import { OutboxWorker } from './outbox/outbox.worker';
import { RedisConnection } from './redis/redis-connection';
import { SocketConnections } from './sockets/socket-connections';
import { RetentionRunEntity, RetentionService, RetentionWorker } from './retention/retention.service';
import { DiskStorage } from './storage/disk-storage';
import { Storage } from './storage/storage';

const SERVICES = [
  ClockDriftService,
  Database,
  DomainEvents,
  OutboxMessagesService,
  OutboxMessagesService,
  Mailer,
  Metrics,
  OutboxService,
  OutboxMessagesService,
  RateLimitStore,
  ReadinessService,
  ResponseCache,
  RedisConnection,
  RetentionService,
  SocketConnections,
];

/** The storage of this gallery: the store that the settings name, else `DATA_DIR/media`. */
export async function createStorage(
  { dataDir, media: pictures }: Settings,
  metrics?: Metrics,
): Promise<Storage> {
  const durations = metrics?.histogram({
    name: 'store_call_seconds',
    help: 'Calls to the S3 store, retries included, by outcome; none when pictures are in a folder.',
    labels: ['method', 'outcome'],
  });
  if (pictures.store === null) return new DiskStorage(path.join(dataDir, 'media'));
  // Loaded only where there is one.
  const { S3Storage } = await import('./storage/s3-storage');
  return new S3Storage(pictures.store, {
    incoming: path.join(dataDir, 'incoming'),
    onCall: (method, outcome, ms) => durations?.observe({ method, outcome }, ms / 1_000),
  });
}

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
          inject: [RateLimitStore],
          useFactory: (storage: RateLimitStore) => ({ ...rateLimitOptions(settings), storage }),
        }),
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            ...dataSourceOptions(settings.database),
            logger: new SlowQueryLogger(),
            maxQueryExecutionTime: settings.observability.slowQueryMs,
            migrations: MIGRATIONS,
            autoLoadEntities: true,
            retryAttempts: 0,
          }),
        }),
        TypeOrmModule.forFeature([OutboxEntity, RetentionRunEntity]),
      ],
      controllers: [HealthController],
      providers: [
        { provide: Settings, useValue: settings },
        { provide: Clock, useValue: clock },
        { provide: Storage, useFactory: createStorage, inject: [Settings, Metrics] },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: createValidationPipe },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        OutboxStore,
        OutboxWorker,
        RetentionWorker,
        MetricsServer,
        PlatformMetrics,
        RequestMetrics,
        ...SERVICES,
      ],
      exports: [Settings, Clock, Storage, ...SERVICES],
    };
  }
}
