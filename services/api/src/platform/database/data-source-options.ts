import type { DataSourceOptions, Logger } from 'typeorm';
import type { Settings } from '../config/settings';
import { Logger as NestLogger } from '@nestjs/common';
import type { LogFields } from '../logging/logger';
import { queryFingerprint } from './query-fingerprint';

/** How TypeORM reaches the database that the settings name. A `socketPath` query parameter means a Unix socket. */
export function dataSourceOptions({ url, poolSize }: Settings['database']): DataSourceOptions {
  const socketPath = url.searchParams.get('socketPath');
  return {
    type: 'mysql',
    ...(socketPath ? { socketPath } : { host: url.hostname, port: Number(url.port || 3306) }),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    charset: 'utf8mb4',
    timezone: 'Z',
    isolationLevel: 'READ COMMITTED',
    poolSize,
    supportBigNumbers: true,
    synchronize: false,
    migrationsRun: false,
  };
}

/** Tells of queries that took long, with the id of the request that asked. What fails is told by whoever asked for it. */
export class SlowQueryLogger implements Logger {
  private readonly logger = new NestLogger('Database');

  logQuerySlow(ms: number, query: string): void {
    // Facts, as of requests and calls: programs beside the gallery, which show warnings to who started them, stay quiet.
    this.logger.log({ message: 'slow query', ms, query: queryFingerprint(query) } satisfies LogFields);
  }

  logQuery(): void {}
  logQueryError(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
