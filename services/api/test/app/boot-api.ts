import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Abstract, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SchedulerRegistry } from '@nestjs/schedule';
import { startStripeSandbox, type Sandbox } from '@gallery/stripe-sandbox';
import { createApp } from '../../src/app';
import { Database, Settings } from '../../src/platform';
import { SettingsSyncWorker } from '../../src/settings';
import { withMigrationDataSource, migrateUp } from '../../src/platform/database/migrations';
import { OutboxWorker } from '../../src/platform/outbox/outbox.worker';
import { AnswerCheck } from './answer-check';
import type { TcpProxy } from './tcp-proxy';
import { MovableClock } from './movable-clock';
import { connect, resetTables, tablesOf } from './test-schema';

export interface BootOptions {
  /** Environment variables on top of the tests' own. */
  env?: Record<string, string>;
  /** Starts a Stripe stand-in of its own, whose webhooks reach this API. */
  stripe?: boolean;
  /** Modules with routes and handlers that only the test needs. */
  modules?: Type[];
  /** The way to the database, for tests that cut it. */
  line?: TcpProxy;
  /** The database user that the API connects as, once the tests' own has migrated. */
  databaseUser?: { name: string; password: string };
  /** How far this machine's clock is ahead of the database's, in milliseconds; negative when it is behind. */
  clockDriftMs?: number;
  /** Receives the log lines, one JSON text each. */
  onLogLine?: (line: string) => void;
}

/** The real API on a port of its own over a real database. */
export interface TestApi {
  url: string;
  app: NestFastifyApplication;
  clock: MovableClock;
  database: Database;
  settings: Settings;
  /** DATABASE_URL of the schema, for processes beside this one. */
  databaseUrl: string;
  /** The Stripe stand-in; throws when the API was started without. */
  stripe(): Sandbox;
  get<T>(type: Type<T> | Abstract<T>): T;
  /** A request to a path of the API; bodies are sent as JSON. Throws for an answer that the OpenAPI document does not describe. */
  request(path: string, options?: RequestOptions): Promise<Response>;
  /** The same for bodies of other kinds: `fetch` with a path of the API. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Has the outbox deliver all that is due. */
  deliverOutbox(): Promise<void>;
  /** The .eml files delivered so far, as text. */
  mails(): Promise<string[]>;
  /** Empties all tables but for the owner who is signed in, and sets the clock right. Call it before each test. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export interface RequestOptions {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Boots the whole API on a free port over a schema, which it migrates and empties first. */
export async function bootApi(databaseUrl: string, options: BootOptions = {}): Promise<TestApi> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'gallery-api-'));
  const clock = new MovableClock(options.clockDriftMs);
  const sandbox = options.stripe ? await startSandbox(clock) : null;
  const environment = {
    NODE_ENV: 'test',
    PORT: '0',
    PUBLIC_ORIGIN: 'http://gallery.example',
    SALES_MODE: 'purchase',
    LOG_LEVEL: options.onLogLine ? 'info' : 'silent',
    RATE_LIMIT_WRITES: '1000000',
    RATE_LIMIT_CHECKOUTS: '1000000',
    RATE_LIMIT_MAILS: '1000000',
    HOLD_BUDGET_NETWORK: '1000000',
    HOLD_BUDGET_SHOPPER: '1000000',
    HOLD_BUDGET_PERSON: '1000000',
    ORDER_LIMIT_SMALL_EDITION: '100',
    ORDER_LIMIT_LARGE_EDITION: '100',
    TRUSTED_PROXIES: '0',
    DATABASE_POOL_SIZE: '20',
    ...(sandbox ? { STRIPE_HOST: sandbox.url } : {}),
    ...options.env,
    DATABASE_URL: options.line?.url(databaseUrl) ?? databaseUrl,
    DATA_DIR: dataDir,
  };
  const owner = Settings.read(environment);
  const settings = options.databaseUser
    ? Settings.read({ ...environment, DATABASE_URL: urlAs(options.databaseUser, environment.DATABASE_URL) })
    : owner;
  const { onLogLine } = options;
  const logDestination = onLogLine && { write: onLogLine };
  await withMigrationDataSource(owner, migrateUp);
  // One for all resets: connecting takes half of a reset's time.
  const connection = await connect(databaseUrl);
  // They do not change while it runs, and looking them up takes as long as emptying them.
  const tables = await tablesOf(connection);
  await resetTables(connection, tables);
  const app = await createApp(settings, { clock, logDestination, modules: options.modules }).catch(
    async (error: unknown) => {
      await connection.end();
      throw error;
    },
  );
  await app.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${portOf(app.getHttpServer().address())}`;
  sandbox?.webhooks.sendTo(`${url}/api/stripe/webhook`);
  // Of a test's own routes the document knows nothing.
  const check = options.modules ? null : answerCheck();

  return {
    url,
    app,
    clock,
    settings,
    databaseUrl,
    database: app.get(Database),
    stripe: () => {
      if (!sandbox) throw new Error('Start the API with {stripe: true}.');
      return sandbox;
    },
    get: (type) => app.get(type, { strict: false }),
    request: (at, request = {}) => fetchChecked(`${url}${at}`, initOf(request), check),
    fetch: (at, init = {}) => fetchChecked(`${url}${at}`, init, check),
    deliverOutbox: () => app.get(OutboxWorker, { strict: false }).drain(),
    mails: () => mailsIn(path.join(dataDir, 'outbox')),
    reset: async () => {
      clock.reset();
      settings.applyOverrides({});
      await resetTables(connection, tables);
      // With nothing left to deliver this waits for what the last test had begun to.
      await app.get(OutboxWorker, { strict: false }).drain();
      beginIntervals(app);
      // It knows settings by their versions, which begin anew with the tables.
      await app.get(SettingsSyncWorker, { strict: false }).refresh();
    },
    close: async () => {
      await sandbox?.close();
      await app.close();
      await connection.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** As if it had just been started: what it does by itself every few seconds does not fall into a test by chance. */
function beginIntervals(app: NestFastifyApplication): void {
  const registry = app.get(SchedulerRegistry, { strict: false });
  for (const name of registry.getIntervals()) registry.getInterval<NodeJS.Timeout>(name).refresh();
}

let sharedCheck: AnswerCheck | null = null;

/** The document is read with the first API of a process. */
function answerCheck(): AnswerCheck {
  sharedCheck ??= new AnswerCheck();
  return sharedCheck;
}

/** An answer that the OpenAPI document does not describe. */
export class UndescribedAnswer extends Error {}

/** `fetch` from whatever process of the API. Throws for an answer that the OpenAPI document does not describe. */
export async function fetchChecked(
  url: string,
  init: RequestInit = {},
  check: AnswerCheck | null = answerCheck(),
): Promise<Response> {
  const response = await fetch(url, init);
  const problem = await check?.problemOf(init.method ?? 'GET', url, response);
  if (problem) throw new UndescribedAnswer(problem);
  return response;
}

function initOf({ method = 'GET', body, headers = {} }: RequestOptions): RequestInit {
  if (body === undefined) return { method, headers };
  const withType = { 'content-type': 'application/json', ...headers };
  return { method, headers: withType, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

async function startSandbox(clock: MovableClock): Promise<Sandbox> {
  return startStripeSandbox({
    secretKey: 'sk_test_sandbox',
    publishableKey: 'pk_test_sandbox',
    webhookSecret: 'whsec_sandbox',
    // Stripe's clock is everyone's, whatever this machine's says.
    now: () => clock.databaseTime(new Date()),
  });
}

async function mailsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const written = names.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(written.map((name) => readFile(path.join(folder, name), 'utf8')));
}

/** The same database, as another user. */
function urlAs({ name, password }: { name: string; password: string }, databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.username = name;
  url.password = password;
  return url.href;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The API does not listen on a port.');
  return address.port;
}
