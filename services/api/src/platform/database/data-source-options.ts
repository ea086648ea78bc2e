import type { DataSourceOptions } from 'typeorm';
import type { Settings } from '../config/settings';

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
