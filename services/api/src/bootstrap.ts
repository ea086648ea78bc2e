import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app';
import { Settings, SettingsError } from './platform';
import {
  withMigrationDataSource,
  migrateUp,
  PendingMigrationsError,
  assertNoPendingMigrations,
} from './platform/database/migrations';
import { ClockDriftError } from './platform/clock/clock-drift.service';
import { MetricsServer } from './platform/metrics/metrics-server';
import { endTracing } from './platform/tracing/tracing';

/** Runs the API as its own process: settings, migrations outside production, port, signals. */
export async function bootstrap(): Promise<void> {
  try {
    const settings = Settings.read(process.env);
    // In production, each deployment migrates once, before it starts instances.
    await withMigrationDataSource<unknown>(
      settings,
      settings.mode === 'production' ? assertNoPendingMigrations : migrateUp,
    );
    const app = await createApp(settings);
    shutDownOnSignals(app, settings);
    await app.get(MetricsServer, { strict: false }).listen();
    await app.listen(settings.http.port, settings.http.host);
    process.send?.('listening');
  } catch (error) {
    process.stderr.write(`${startupErrorMessage(error)}\n`);
    process.exit(1);
  }
}

/** Why the process cannot start, in one sentence where known. */
export function startupErrorMessage(error: unknown): string {
  if (
    error instanceof SettingsError ||
    error instanceof PendingMigrationsError ||
    error instanceof ClockDriftError
  )
    return error.message;
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  const port: unknown = error instanceof Error && 'port' in error ? error.port : undefined;
  const syscall: unknown = error instanceof Error && 'syscall' in error ? error.syscall : undefined;
  if (syscall === 'listen') {
    if (code === 'EADDRINUSE')
      return `Port ${String(port)} is taken. Stop what uses it, or set PORT to another.`;
    if (code === 'EACCES')
      return `Port ${String(port)} may not be used by this account. Set PORT to one above 1023.`;
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST is not an address of this machine.';
  }
  if (code === 'ECONNREFUSED' || code === 'ENOENT' || code === 'ENOTFOUND' || code === 'ETIMEDOUT') {
    return 'The database cannot be reached. Start it, or set DATABASE_URL to where it runs.';
  }
  if (code === 'ER_ACCESS_DENIED_ERROR' || code === 'ER_DBACCESS_DENIED_ERROR') {
    return 'The database refuses the user or the password of DATABASE_URL.';
  }
  if (code === 'ER_BAD_DB_ERROR')
    return 'The database named by DATABASE_URL does not exist. Create it first.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function shutDownOnSignals(app: NestFastifyApplication, settings: Settings): void {
  let ending = false;
  const end = (exitCode: number): void => {
    if (ending) return;
    ending = true;
    void shutDownGracefully(app, settings.http.shutdownMs).then(async (how) => {
      await endTracing();
      process.exit(how === 'clean' ? exitCode : 1);
    });
  };
  process.once('SIGTERM', () => end(0));
  process.once('SIGINT', () => end(0));
  const crash = (error: unknown): void => {
    const server = app.getHttpAdapter().getInstance();
    server.log.fatal(
      { err: error instanceof Error ? error : new Error(String(error)) },
      'unexpected failure, ending',
    );
    end(1);
  };
  process.on('unhandledRejection', crash);
  process.on('uncaughtException', crash);
}

/**
 * Ends the application in order: readiness turns false, the port closes, running requests and workers finish, the
 * database closes. Connections that are still busy after `timeoutMs` are closed.
 */
export async function shutDownGracefully(
  app: INestApplication<Server>,
  timeoutMs: number,
): Promise<'clean' | 'cut off'> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<'cut off'>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, 'cut off');
  });
  const ended = await Promise.race([app.close().then(() => 'clean' as const), patience]);
  clearTimeout(timer);
  if (ended === 'cut off') app.getHttpServer().closeAllConnections();
  return ended;
}
