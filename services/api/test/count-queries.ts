import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource, type Logger } from 'typeorm';
import type { TestApi } from './start-api';

const ignore = (): void => undefined;

/** How many statements the work sends to the database. What the API does by itself meanwhile is not counted. */
export async function countQueries(api: TestApi, work: () => Promise<unknown>): Promise<number> {
  const source = api.get(DataSource);
  const before = source.logger;
  const ours = new AsyncLocalStorage<true>();
  let count = 0;
  const counting: Logger = {
    logQuery: () => {
      if (ours.getStore()) count += 1;
    },
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  };
  source.logger = counting;
  try {
    await ours.run(true, work);
    return count;
  } finally {
    source.logger = before;
  }
}
