import { Logger as NestLogger } from '@nestjs/common';
import type { Logger } from 'typeorm';
import type { LogFields } from '../logging/logger';
import { queryFingerprint } from './query-fingerprint';

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
