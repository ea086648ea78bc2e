import 'reflect-metadata';
import { Settings } from './platform';
import {
  withMigrationDataSource,
  migrateDown,
  migrateUp,
  pendingMigrations,
} from './platform/database/migrations';
import { startupErrorMessage } from './bootstrap';

const USAGE = 'Usage: node dist/migrate.js up | down | status';

/** Migrates manually: `up` runs pending migrations, `down` undoes the latest one, `status` lists pending ones. */
async function migrate(command: string | undefined): Promise<string> {
  if (command !== 'up' && command !== 'down' && command !== 'status') return USAGE;
  const settings = Settings.read(process.env);
  return withMigrationDataSource(settings, async (source) => {
    if (command === 'up') return `Migrated: ${(await migrateUp(source)).join(', ') || 'nothing was pending'}`;
    if (command === 'down') {
      return `Undone: ${(await migrateDown(source, 'latest')).join(', ') || 'nothing to undo'}`;
    }
    return `Pending: ${(await pendingMigrations(source)).join(', ') || 'nothing'}`;
  });
}

migrate(process.argv[2]).then(
  (answer) => {
    process.stdout.write(`${answer}\n`);
    if (answer === USAGE) process.exitCode = 1;
  },
  (error: unknown) => {
    process.stderr.write(`${startupErrorMessage(error)}\n`);
    process.exitCode = 1;
  },
);
