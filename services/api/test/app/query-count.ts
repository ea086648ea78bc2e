import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource, type Logger } from 'typeorm';
import type { TestApi } from './start-api';

const ignore = (): void => undefined;

/**
 * The statements that the work sends to the database, in order. What the API does by itself meanwhile is left out. Requests
 * of the work go in by `api.app.inject`: what a connection leads to is nobody's work.
 */
export async function queriesOf(api: TestApi, work: () => Promise<unknown>): Promise<string[]> {
  const source = api.get(DataSource);
  const before = source.logger;
  const ours = new AsyncLocalStorage<true>();
  const queries: string[] = [];
  const noting: Logger = {
    logQuery: (query) => {
      if (ours.getStore()) queries.push(query);
    },
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  };
  source.logger = noting;
  try {
    // Awaited in there: some work only begins once someone waits for it.
    await ours.run(true, async () => {
      await work();
    });
    return queries;
  } finally {
    // Else every promise of the process would go on carrying it along, at a price that grows with each call.
    ours.disable();
    source.logger = before;
  }
}

/** How many statements the work sends to the database. */
export const countQueries = async (api: TestApi, work: () => Promise<unknown>): Promise<number> =>
  (await queriesOf(api, work)).length;
