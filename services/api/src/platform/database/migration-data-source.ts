import { DataSource } from 'typeorm';
import { MIGRATIONS } from '../../migrations';
import type { Settings } from '../config/settings';
import { dataSourceOptions } from './data-source-options';

/** Does the work on a connection of its own that knows the migrations and no entities, before any application stands. */
export async function withMigrationDataSource<T>(
  settings: Settings,
  work: (source: DataSource) => Promise<T>,
): Promise<T> {
  const source = new DataSource({
    ...dataSourceOptions({ ...settings.database, poolSize: 2 }),
    migrations: MIGRATIONS,
  });
  await source.initialize();
  try {
    return await work(source);
  } finally {
    await source.destroy();
  }
}
