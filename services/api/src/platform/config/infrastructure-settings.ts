import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@gallery/contracts';
import { EnvironmentReader } from './environment-reader';

/** `DATABASE_URL`. */
export function readDatabaseUrl(read: EnvironmentReader): URL {
  const url = read.url('DATABASE_URL', ['mysql:', 'mariadb:']);
  const unset = read.optional('DATABASE_URL') === null;
  if (unset)
    read.addError(
      'DATABASE_URL is not set: it names the database, as in mysql://user:password@host/gallery.',
    );
  if (url && url.pathname.length < 2)
    read.addError('DATABASE_URL must end with the name of the database, as in /gallery.');
  return url ?? new URL('mysql://localhost/gallery');
}

/** How the connection to the database is encrypted. */
export interface DatabaseTls {
  /** Certificates of who may have signed the server's, as PEM; null for those that Node trusts. */
  ca: string | null;
}

/** `DATABASE_TLS`, `DATABASE_CA_FILE`. Null without TLS. */
export function readDatabaseTls(read: EnvironmentReader): DatabaseTls | null {
  const tls = read.choice('DATABASE_TLS', 'off', ['off', 'required']);
  const file = read.optional('DATABASE_CA_FILE');
  if (tls === 'off') {
    if (file !== null) read.addError('DATABASE_CA_FILE has no meaning without DATABASE_TLS=required.');
    return null;
  }
  return { ca: file === null ? null : readCertificates(read, file) };
}

function readCertificates(read: EnvironmentReader, file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8');
    new X509Certificate(text);
    return text;
  } catch {
    read.addError(`DATABASE_CA_FILE must be a file of certificates as PEM, which ${file} is not.`);
    return null;
  }
}

/** `PLAINTEXT_HOSTS`: where production may connect without TLS. */
export const readPlaintextHosts = (read: EnvironmentReader): readonly string[] =>
  (read.optional('PLAINTEXT_HOSTS') ?? '').split(',').flatMap((host) => host.trim().toLowerCase() || []);

const BUNDLE_NAMES: readonly string[] = ['shell', ...REMOTE_NAMES];

/** `PAGE_BUNDLES`: `shell=folder,mf_storefront=folder`, the folders absolute. Null when pages are not rendered. */
export function readPageBundleFolders(read: EnvironmentReader): Record<string, string> | null {
  const given = read.optional('PAGE_BUNDLES');
  if (given === null) return null;
  const folders = new Map<string, string>();
  for (const pair of given.split(',')) {
    const [name = '', folder = ''] = pair.split('=').map((part) => part.trim());
    if (BUNDLE_NAMES.includes(name) && path.isAbsolute(folder)) folders.set(name, folder);
    else {
      read.addError(
        `PAGE_BUNDLES must be name=/absolute/folder pairs for shell and remotes, separated by commas; "${pair.trim()}" is not.`,
      );
    }
  }
  if (!folders.has('shell'))
    read.addError('PAGE_BUNDLES must name the folder of the shell: it renders all others.');
  return Object.fromEntries(folders);
}

/** How the running process is observed. */
export interface ObservabilitySettings {
  /** Port that answers `GET /metrics`, on HOST; null for none. */
  metricsPort: number | null;
  /** A query that takes longer is logged, without its values. In milliseconds. */
  slowQueryMs: number;
  /** Where traces are sent, by OTLP over HTTP; null sends none and loads nothing. */
  tracesUrl: URL | null;
}

/** `METRICS_PORT`, `SLOW_QUERY_MS`, `OTEL_EXPORTER_OTLP_ENDPOINT`. */
export const readObservabilitySettings = (read: EnvironmentReader): ObservabilitySettings => ({
  metricsPort:
    read.optional('METRICS_PORT') === null ? null : read.integer('METRICS_PORT', 0, { min: 0, max: 65_535 }),
  slowQueryMs: read.integer('SLOW_QUERY_MS', 300, { min: 1, max: 60_000 }),
  tracesUrl: read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
});

/** Where traces are sent, read before everything else. Its errors are reported with all others, by `Settings.read`. */
export const readTracesUrl = (): URL | null =>
  readObservabilitySettings(new EnvironmentReader(process.env)).tracesUrl;

/** What live events need: sockets, and messages between instances. */
export interface LiveSettings {
  /** Carries messages between instances; null if there is only one, or if polling the database is enough. */
  redisUrl: URL | null;
  /** Sentinels that know which Redis of the group in `redisUrl` leads; empty if it names a server. */
  redisSentinels: readonly { host: string; port: number }[];
  /** Sockets of one process; pages beyond that poll. */
  maxSockets: number;
  /** How many of them may come from one network: all guests of a venue share an address. */
  maxSocketsPerNetwork: number;
  /** How often one network may try to open a socket. */
  upgradesPerMinute: number;
  /** A page elsewhere that shows the current event too, framed in its feed; null for none. */
  galleryUrl: URL | null;
}

/** `REDIS_URL`, `REDIS_SENTINELS`, `LIVE_MAX_SOCKETS`, `LIVE_MAX_SOCKETS_PER_NETWORK`, `LIVE_UPGRADES_PER_MINUTE`, `LIVE_GALLERY_URL`. */
export const readLiveSettings = (read: EnvironmentReader): LiveSettings => ({
  redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
  redisSentinels: readRedisSentinels(read),
  maxSockets: read.integer('LIVE_MAX_SOCKETS', 20_000, { min: 1, max: 1_000_000 }),
  maxSocketsPerNetwork: read.integer('LIVE_MAX_SOCKETS_PER_NETWORK', 2_500, { min: 1, max: 1_000_000 }),
  upgradesPerMinute: read.integer('LIVE_UPGRADES_PER_MINUTE', 5_000, { min: 1, max: 1_000_000 }),
  galleryUrl: read.url('LIVE_GALLERY_URL', ['https:']),
});

/** `REDIS_SENTINELS`: `host:port,host:port`. */
function readRedisSentinels(read: EnvironmentReader): LiveSettings['redisSentinels'] {
  const given = read.optional('REDIS_SENTINELS');
  if (given === null) return [];
  if (read.optional('REDIS_URL') === null)
    read.addError('REDIS_SENTINELS has no meaning without REDIS_URL, whose host names their group.');
  return given.split(',').flatMap((pair) => {
    const [, host, port] = /^([\w.-]+):(\d{1,5})$/.exec(pair.trim()) ?? [];
    if (host !== undefined) return [{ host, port: Number(port) }];
    read.addError(`REDIS_SENTINELS must be host:port pairs, separated by commas; "${pair.trim()}" is not.`);
    return [];
  });
}

/** How many prints may be held unpaid; null for the default of the orders' policy. */
export interface HoldBudgetSettings {
  /** By all shoppers of one network together. */
  network: number | null;
  /** By the shoppers with one email address, and with one browser. */
  shopper: number | null;
  /** By a guest of a live event, or a collector. */
  person: number | null;
  /** By all guests of one network together. */
  guestNetwork: number | null;
}

const HOLDS = { min: 1, max: 1_000_000 };

/** `HOLD_BUDGET_NETWORK`, `HOLD_BUDGET_SHOPPER`, `HOLD_BUDGET_PERSON`, `HOLD_BUDGET_GUEST_NETWORK`. */
export const holdBudgetSettings = (read: EnvironmentReader): HoldBudgetSettings => ({
  network: read.optionalInteger('HOLD_BUDGET_NETWORK', HOLDS),
  shopper: read.optionalInteger('HOLD_BUDGET_SHOPPER', HOLDS),
  person: read.optionalInteger('HOLD_BUDGET_PERSON', HOLDS),
  guestNetwork: read.optionalInteger('HOLD_BUDGET_GUEST_NETWORK', HOLDS),
});

/** How often one address may write. */
export interface RateLimitSettings {
  /** Length of the window in seconds. */
  windowSeconds: number;
  /** Writes (POST, PUT, PATCH, DELETE) per address and route within the window. */
  writes: number;
  /** Attempts to start a checkout per address within the window. */
  checkouts: number;
  /** Forms that make the gallery send an email, per address within the window. */
  mails: number;
}

/** `RATE_LIMIT_WINDOW_SECONDS`, `RATE_LIMIT_WRITES`, `RATE_LIMIT_CHECKOUTS`, `RATE_LIMIT_MAILS`. */
export const rateLimitSettings = (read: EnvironmentReader): RateLimitSettings => ({
  windowSeconds: read.integer('RATE_LIMIT_WINDOW_SECONDS', 60, { min: 1, max: 3_600 }),
  writes: read.integer('RATE_LIMIT_WRITES', 120, { min: 1, max: 1_000_000 }),
  checkouts: read.integer('RATE_LIMIT_CHECKOUTS', 30, { min: 1, max: 1_000_000 }),
  mails: read.integer('RATE_LIMIT_MAILS', 10, { min: 1, max: 1_000_000 }),
});
