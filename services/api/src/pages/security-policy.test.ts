import { contentSecurityPolicy } from './security-policy';

const policy = (entry: string, stripeHost: URL | null = null) =>
  contentSecurityPolicy({
    remotes: { remotes: [{ name: 'mf_storefront', entry }] },
    publicOrigin: 'https://gallery.example',
    stripeHost,
  });

test('scripts come from the site, from Stripe and from nowhere else', () => {
  expect(policy('/remotes/mf-storefront/mf-manifest.json')).toContain(
    "script-src 'self' https://js.stripe.com https://*.js.stripe.com;",
  );
});

test('a remote on another origin is allowed by its origin, from the same list that the page loads', () => {
  const allowed = policy('https://cdn.example/mf/mf-manifest.json');
  for (const directive of ['script-src', 'style-src', 'connect-src', 'font-src', 'img-src']) {
    expect(allowed).toMatch(new RegExp(`${directive} [^;]*https://cdn\\.example(?: |;)`));
  }
});

test('documents are never framed, take no base, embed no objects and run nothing inline', () => {
  const strict = policy('/m.json');
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

test("the gallery's own socket is allowed, and a stand-in takes the place of Stripe", () => {
  const local = policy('/m.json', new URL('http://127.0.0.1:8082'));
  expect(local).toMatch(/connect-src [^;]*wss:\/\/gallery\.example[^;]*http:\/\/127\.0\.0\.1:8082/);
  expect(local).not.toContain('stripe.com');
});
