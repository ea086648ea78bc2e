import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { Settings } from './settings';

const EXAMPLE = path.resolve(__dirname, '../../../../../.env.example');
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

test('with its secrets filled in, only the keys of Stripe are missing, and filling in again changes nothing', () => {
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
  expect(() => Settings.read(environment)).toThrow(
    /valid:\n.*STRIPE_SECRET_KEY.*\n.*STRIPE_PUBLISHABLE_KEY.*\n.*STRIPE_WEBHOOK_SECRET.*$/,
  );
  expect(filledIn(settings)).toBe(settings);
});
