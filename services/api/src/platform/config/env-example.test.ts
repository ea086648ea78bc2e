import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';
import { Settings } from './settings';

const ROOT = path.resolve(__dirname, '../../../../..');
const EXAMPLE = path.join(ROOT, '.env.example');
const OWNER = path.resolve(__dirname, '../../owner.ts');

/** What the API looks for in its environment. */
function asked(): string[] {
  const names = new Set<string>();
  const environment: Record<string, string | undefined> = {
    DATABASE_URL: 'mysql://gallery@localhost/gallery',
  };
  Settings.read(
    new Proxy(environment, {
      get: (given, name) => {
        names.add(String(name));
        return given[String(name)];
      },
    }),
  );
  return [...names];
}

test('.env.example explains every setting', () => {
  const example = fs.readFileSync(EXAMPLE, 'utf8');
  const explained = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(asked()).toContain('STRIPE_SECRET_KEY');
  expect(asked().filter((name) => !explained.includes(name))).toEqual([]);
});

/** What `owner.js secrets` makes of these settings. */
const filledIn = (settings: string): string =>
  execFileSync(process.execPath, [...process.execArgv, OWNER, 'secrets'], {
    input: settings,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });

test('with its secrets filled in, only the Stripe keys are missing, and filling in again changes nothing', () => {
  const settings = filledIn(fs.readFileSync(EXAMPLE, 'utf8'));
  const environment = {
    ...parseEnv(settings),
    // As in docker-compose.yml.
    NODE_ENV: 'production',
    DATABASE_URL: 'mysql://gallery_api@database/gallery',
    MEDIA_S3_BUCKET: 'gallery',
    MEDIA_S3_ENDPOINT: 'http://store:7070',
    PLAINTEXT_HOSTS: 'database,redis,store',
    TRUSTED_PROXIES: '1',
  };
  expect(() => Settings.read(environment)).toThrow(ONLY_KEYS_OF_STRIPE);
  expect(filledIn(settings)).toBe(settings);
});

/** Everything except what Stripe issues. */
const ONLY_KEYS_OF_STRIPE =
  /valid:\n.*STRIPE_SECRET_KEY.*\n.*STRIPE_PUBLISHABLE_KEY.*\n.*STRIPE_WEBHOOK_SECRET.*$/;
const fileOf = (...names: string[]): string => fs.readFileSync(path.join(ROOT, ...names), 'utf8');

let example: ReturnType<typeof parseEnv> | undefined;
/** The settings of .env.example with every secret that is made here. */
const secretsFilledIn = () => (example ??= parseEnv(filledIn(fs.readFileSync(EXAMPLE, 'utf8'))));

type Environment = Record<string, string | undefined>;

interface ComposeFile {
  services: Record<string, { environment: Record<string, string | number | null> }>;
}

/** The environment of api-1, with a settings file that has its secrets. Later files add to earlier ones. */
function ofCompose(...files: string[]): Environment {
  const dotEnv = secretsFilledIn();
  const environment: Environment = {};
  for (const file of files) {
    const { services }: ComposeFile = parse(fileOf(file), { merge: true, logLevel: 'error' });
    for (const [name, value] of Object.entries(services['api-1']?.environment ?? {})) {
      const resolve = (_all: string, variable: string, instead: string): string =>
        dotEnv[variable] || instead;
      environment[name] =
        value === null ? dotEnv[name] : String(value).replace(/\$\{(\w+):-(.*?)\}/g, resolve);
    }
  }
  return environment;
}

interface Deployment {
  spec: { template: { spec: { containers: { env: { name: string; value?: string }[] }[] } } };
}

/** The environment of the API's pods in the example, with its Secret filled in. */
function ofKubernetes(): Environment {
  const folder = 'deploy/kubernetes/example';
  const environment: Environment = parseEnv(fileOf(folder, 'settings.env'));
  for (const name of Object.keys(parseEnv(fileOf(folder, 'secrets.env.example'))))
    environment[name] = secretsFilledIn()[name];
  const [, document] = parseAllDocuments(fileOf('deploy/kubernetes/base/api.yaml'));
  if (!document) throw new Error('api.yaml has no Deployment.');
  const { spec }: Deployment = document.toJS();
  for (const { name, value } of spec.template.spec.containers[0]?.env ?? [])
    if (value !== undefined) environment[name] = value;
  return environment;
}

test.each([
  ['docker-compose.yml', () => ofCompose('docker-compose.yml')],
  ['docker-compose.galera.yml', () => ofCompose('docker-compose.yml', 'docker-compose.galera.yml')],
  ['deploy/kubernetes', ofKubernetes],
])('%s sets everything that production requires', (_what, read) => {
  const environment = read();
  expect(environment.NODE_ENV).toBe('production');
  expect(() => Settings.read(environment)).toThrow(ONLY_KEYS_OF_STRIPE);
  for (const name of ['TRUSTED_PROXIES', 'PLAINTEXT_HOSTS', 'ADMIN_SECRETS_KEY', 'DATABASE_URL'])
    expect(() => Settings.read({ ...environment, [name]: undefined })).not.toThrow(ONLY_KEYS_OF_STRIPE);
});
