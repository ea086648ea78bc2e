import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { securityHeaders } from './security-headers';

const headers = ({
  entry = '/m.json',
  stripeHost = null as URL | null,
  takesPayment = false,
  framed = null as URL | null,
  isPersonal = false,
  isKey = false,
  isRendered = false,
} = {}) =>
  securityHeaders({
    remotes: { remotes: [{ name: 'mf_storefront', entry }] },
    publicOrigin: 'https://gallery.example',
    stripeHost,
    takesPayment,
    framed,
    isPersonal: isPersonal || takesPayment,
    isKey,
    isRendered,
  });
const policy = (page?: Parameters<typeof headers>[0]) => headers(page)['content-security-policy'] ?? '';

test('scripts load only from the site', () => {
  expect(policy()).toContain("script-src 'self';");
  expect(policy()).not.toContain('stripe');
});

test('the two inline scripts of a rendered document are allowed by their hashes', () => {
  expect(policy({ isRendered: true })).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}='){2};/);
});

test('Stripe is allowed where payments are taken, including payment requests from its frame', () => {
  const paying = headers({ takesPayment: true });
  const allowed = paying['content-security-policy'];
  expect(allowed).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(allowed).toContain(
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
  );
  expect(allowed).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
  expect(paying['permissions-policy']).toContain('payment=(self "https://js.stripe.com")');
  expect(paying['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test('browsers report what was blocked on the payment page only', () => {
  const paying = headers({ takesPayment: true });
  expect(paying['content-security-policy']).toContain(
    'report-uri /api/payment-page-reports; report-to payment-page',
  );
  expect(paying['reporting-endpoints']).toBe('payment-page="/api/payment-page-reports"');
  expect(policy()).not.toContain('report-');
  expect(headers()).not.toHaveProperty('reporting-endpoints');
});

test('the payment page allows exactly the sources in its inventory', async () => {
  const guide = await readFile(path.resolve(__dirname, '../../../../../docs/operations.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| `([a-z]+-src)` +\| `([^`]+)`/gm)];
  const inventory = (directive: string) =>
    rows.flatMap(([, name, source]) => (name === directive ? [source] : []));
  const directives = new Map(
    policy({ takesPayment: true })
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name, ...sources]) => [name, sources]),
  );
  for (const directive of ['script-src', 'frame-src', 'connect-src'])
    expect([directive, directives.get(directive)]).toEqual([directive, inventory(directive)]);
});

test('a page without payments frames nothing and cannot request payment', () => {
  expect(policy()).toContain("frame-src 'none'");
  expect(headers()['permissions-policy']).toContain('payment=()');
});

test('a page that frames another allows its origin, but not its scripts', () => {
  const allowed = policy({ framed: new URL('https://photos.example/evening') });
  expect(allowed).toContain('frame-src https://photos.example;');
  expect(allowed).toContain("script-src 'self';");
});

test('a remote on another origin is allowed by its origin, from the list that the page loads', () => {
  const allowed = policy({ entry: 'https://cdn.example/mf/mf-manifest.json' });
  for (const directive of ['script-src', 'style-src', 'connect-src', 'font-src', 'img-src']) {
    expect(allowed).toMatch(new RegExp(`${directive} [^;]*https://cdn\\.example(?: |;)`));
  }
});

test('documents cannot be framed, set a base, embed objects or run inline scripts', () => {
  const strict = policy();
  for (const part of [
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ]) {
    expect(strict).toContain(part);
  }
  expect(strict).not.toMatch(/script-src[^;]*unsafe/);
});

test('allows the gallery’s own socket, and a stand-in in place of Stripe', () => {
  const local = policy({ stripeHost: new URL('http://127.0.0.1:8082'), takesPayment: true });
  expect(local).toMatch(/connect-src [^;]*wss:\/\/gallery\.example[^;]*http:\/\/127\.0\.0\.1:8082/);
  expect(local).not.toContain('stripe.com');
});

test('a personal page sends only its origin as referrer, and nothing where the URL is a key', () => {
  expect(headers()['referrer-policy']).toBeUndefined();
  expect(headers({ isPersonal: true })['referrer-policy']).toBe('strict-origin');
  expect(headers({ isPersonal: true, isKey: true })['referrer-policy']).toBe('no-referrer');
});
