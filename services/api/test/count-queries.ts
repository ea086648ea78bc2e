import { DataSource, type Logger } from 'typeorm';
import type { TestApi } from './start-api';

const ignore = (): void => undefined;

/** How many statements the work sends to the database. Nothing else may run meanwhile. */
export async function countQueries(api: TestApi, work: () => Promise<unknown>): Promise<number> {
  const source = api.get(DataSource);
  const before = source.logger;
  let count = 0;
  const counting: Logger = {
    logQuery: () => {
      count += 1;
    },
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  };
  source.logger = counting;
  try {
    await work();
    return count;
  } finally {
    source.logger = before;
  }
}
