import { Logger as NestLogger } from '@nestjs/common';
import { createPool, type Pool, type PoolOptions } from 'mysql2';
import { type DataSourceOptions, DefaultNamingStrategy, type Logger } from 'typeorm';
import type { Settings } from '../config/settings';
import type { LogFields } from '../logging/logger';
import { queryFingerprint } from './query-fingerprint';

/** How TypeORM reaches the database that the settings name. A `socketPath` query parameter means a Unix socket. */
export function dataSourceOptions({ url, poolSize, tls }: Settings['database']): DataSourceOptions {
  const socketPath = url.searchParams.get('socketPath');
  return {
    type: 'mysql',
    ...(socketPath ? { socketPath } : { host: url.hostname, port: Number(url.port || 3306) }),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    ...(tls && {
      ssl: { ...(tls.ca !== null && { ca: tls.ca }), rejectUnauthorized: true, verifyIdentity: true },
    }),
    charset: 'utf8mb4',
    timezone: 'Z',
    namingStrategy: new SnakeCaseNamingStrategy(),
    driver: { createPool: createReadCommittedPool },
    poolSize,
    supportBigNumbers: true,
    synchronize: false,
    migrationsRun: false,
  };
}

/**
 * Each connection is set once: before each transaction it would be one more query. Without the caller's stack, which the
 * driver would record before each query for the few that fail. Without room for 16,000 prepared statements, half a
 * megabyte in each connection: TypeORM prepares none.
 */
function createReadCommittedPool(options: PoolOptions): Pool {
  const pool = createPool({ ...options, trace: false, maxPreparedStatements: 1 });
  pool.on('connection', (connection) => {
    connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
  });
  return pool;
}

/** The property `createdAt` is the column `created_at`. */
class SnakeCaseNamingStrategy extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? propertyName.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}

/** Logs slow queries with the id of their request. Failures are logged by their callers. */
export class SlowQueryLogger implements Logger {
  private readonly logger = new NestLogger('Database');

  logQuerySlow(ms: number, query: string): void {
    // Logged as information, like requests: command line programs show warnings to the person who started them.
    this.logger.log({ message: 'slow query', ms, query: queryFingerprint(query) } satisfies LogFields);
  }

  logQuery(): void {}
  logQueryError(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
