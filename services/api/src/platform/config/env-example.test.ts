import fs from 'node:fs';
import path from 'node:path';
import { Settings } from './settings';

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
  const example = fs.readFileSync(path.resolve(__dirname, '../../../../../.env.example'), 'utf8');
  const explained = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(asked()).toContain('STRIPE_SECRET_KEY');
  expect(asked().filter((name) => !explained.includes(name))).toEqual([]);
});
