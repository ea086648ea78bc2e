import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { instructionsOf, readCopy, stagesIn } from '../images/dockerfile.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');

const page = read('docs/first-night.md');
const example = read('.env.example');
const services = Object.keys(parse(read('docker-compose.yml'), { merge: true }).services);
const shells = [...page.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block]) => block);
const commands = [
  ...shells.join('\n').split('\n'),
  ...[...page.matchAll(/`(docker compose [^`]+)`/g)].map(([, one]) => one),
];

/** What the code says. */
const [, types = ''] =
  /STRIPE_WEBHOOK_EVENT_TYPES = \[(.*?)\]/s.exec(read('libs/health/src/stripe-webhook-event-types.ts')) ?? [];
const events = [...types.matchAll(/'([a-z_.]+)'/g)].map(([, type]) => type);
const [, apiVersion = 'none'] =
  /STRIPE_API_VERSION = '([^']+)'/.exec(read('services/api/src/payments/stripe/stripe.client.ts')) ?? [];

test('the Stripe events to paste are those that have an effect, here and in operations', () => {
  expect(events).toContain('checkout.session.completed');
  expect([...page.matchAll(/^ {3}([a-z_]+\.[a-z_.]+)$/gm)].map(([, type]) => type)).toEqual(events);
  const [, section = ''] = /^## Stripe webhooks$(.*?)^## /ms.exec(read('docs/operations.md')) ?? [];
  expect([...section.matchAll(/^- `([a-z_.]+)`:/gm)].map(([, type]) => type)).toEqual(events);
});

test('the Stripe API version is the code’s', () => {
  expect(page).toContain(`the API version \`${apiVersion}\``);
});

test('every variable it names is explained in .env.example', () => {
  const named = [...page.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)[`=]/g)].map(([, name]) => name);
  expect(named).toContain('BACKUP_AGE_RECIPIENTS');
  expect(named.filter((name) => !new RegExp(`^#?${name}=`, 'm').test(example))).toEqual([]);
});

test.each(shells)('a shell accepts %j', (block) => {
  expect(execFileSync('bash', ['-n'], { input: block.replaceAll(/<[a-z ]+>/g, 'x'), encoding: 'utf8' })).toBe(
    '',
  );
});

test('every service in a Compose command exists', () => {
  const named = commands.flatMap((command) => {
    const [, options = ''] = /^docker compose .*?\b(?:run|exec|logs)\b(.*)$/.exec(command) ?? [];
    return options.split(' ').find((word) => /^[a-z]/.test(word)) ?? [];
  });
  expect(named).toEqual(expect.arrayContaining(['migrate', 'api-1', 'backup']));
  expect(named.filter((name) => !services.includes(name))).toEqual([]);
});

test('every program it runs is in the image', () => {
  const programs = commands.flatMap((command) => /node ((?:services|tools)\/\S+)/.exec(command)?.[1] ?? []);
  const inBackup = instructionsOf(stagesIn(read('deploy/Dockerfile')), 'backup').flatMap(
    ({ keyword, text }) => (keyword === 'COPY' ? readCopy(text).sources : []),
  );
  const isThere = (program) =>
    program.startsWith('tools/')
      ? inBackup.includes(program)
      : fs.existsSync(path.join(root, program.replace('dist/', 'src/').replace(/\.js$/, '.ts')));
  expect(programs).toEqual(expect.arrayContaining(['services/api/dist/owner.js', 'tools/backup.mjs']));
  expect(programs.filter((program) => !isThere(program))).toEqual([]);
});

test('the rehearsal sells in test mode', () => {
  const [, script = ''] = /^sed '(.+)' \.env > rehearsal\.env$/m.exec(page) ?? [];
  const changed = execFileSync('sed', [script], { input: example, encoding: 'utf8' });
  expect(changed).toMatch(/^GALLERY_MODE=development$/m);
  expect(changed).toMatch(/^SALES_MODE=purchase$/m);
});
