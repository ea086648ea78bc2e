import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SettingsError } from './environment-reader';
import { Settings } from './settings';

const database = { DATABASE_URL: 'mysql://gallery@localhost/gallery' };

function faultsOf(environment: Record<string, string>): string[] {
  try {
    Settings.read(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.errors;
    throw error;
  }
}

test('needs nothing but a database', () => {
  const settings = Settings.read(database);

  expect(settings.sales).toEqual({
    mode: 'inquire',
    taxMode: 'destination',
    cardFeeMode: 'surcharge',
    editionPolicy: expect.stringContaining('replaced under its own number'),
  });
  expect(settings.http.publicOrigin).toBe('http://localhost:8080');
  expect(settings.stripe.host).toBeNull();
});

test('names every error at once', () => {
  const errors = faultsOf({
    PORT: 'eighty',
    SALES_MODE: 'auction',
    PUBLIC_ORIGIN: 'gallery.example/shop',
    SMTP_URL: 'http://x',
  });

  expect(errors).toEqual([
    'PUBLIC_ORIGIN must be an address like https://gallery.example without a path, not "gallery.example/shop".',
    'PORT must be a whole number from 0 to 65535, not "eighty".',
    'DATABASE_URL is not set: it names the database, as in mysql://user:password@host/gallery.',
    'SALES_MODE must be one of inquire, purchase, not "auction".',
    'SMTP_URL must be a URL that starts with smtp:// or smtps://.',
  ]);
});

test('levels are left to the owner unless an amount is set', () => {
  expect(Settings.read(database).levels).toEqual({ premiumCents: null, vipCents: null });
  expect(
    Settings.read({ ...database, LEVEL_PREMIUM_SPEND: '10000', LEVEL_VIP_SPEND: '50000' }).levels,
  ).toEqual({ premiumCents: 1_000_000, vipCents: 5_000_000 });
});

test('a VIP must spend more than a Premium collector', () => {
  expect(faultsOf({ ...database, LEVEL_PREMIUM_SPEND: '50000', LEVEL_VIP_SPEND: '50000' })).toEqual([
    'LEVEL_VIP_SPEND must be more than LEVEL_PREMIUM_SPEND.',
  ]);
});

test('never repeats a password that is part of a wrong URL', () => {
  const [message] = faultsOf({ DATABASE_URL: 'postgres://gallery:s3cret@localhost/gallery' });

  expect(message).toBe('DATABASE_URL must be a URL that starts with mysql:// or mariadb://.');
});

test('a database URL without a schema is an error', () => {
  expect(faultsOf({ DATABASE_URL: 'mysql://gallery@localhost' })).toEqual([
    'DATABASE_URL must end with the name of the database, as in /gallery.',
  ]);
});

test.each(['é!', 'T', 'tf gallery'])(
  'a brand id %j, which no order number can start with, is an error',
  (id) => {
    expect(faultsOf({ ...database, BRAND_ID: id })).toEqual([expect.stringContaining('BRAND_ID')]);
  },
);

test('a guessable key for passes is an error, and not repeated', () => {
  const errors = faultsOf({ ...database, EVENT_PASS_KEY: 'short' });
  expect(errors).toEqual(['EVENT_PASS_KEY must have 32 characters or more.']);
});

test.each([
  ['ADMIN_GATE_HASH', 'atelier'],
  ['ADMIN_SECRETS_KEY', 'too short'],
])('an invalid %s is an error, and not repeated', (name, value) => {
  const errors = faultsOf({ ...database, [name]: value });
  expect(errors).toEqual([expect.stringMatching(new RegExp(`^${name} must be (?!.*${value})`))]);
});

test('an invalid certificate file is an error, and so is one without TLS', () => {
  const DATABASE_CA_FILE = __filename;
  expect(faultsOf({ ...database, DATABASE_TLS: 'required', DATABASE_CA_FILE })).toEqual([
    expect.stringContaining('DATABASE_CA_FILE must be'),
  ]);
  expect(faultsOf({ ...database, DATABASE_CA_FILE })).toEqual([
    expect.stringContaining('DATABASE_CA_FILE has no meaning'),
  ]);
});

test('reads social links as label and URL', () => {
  const { links } = Settings.read({
    ...database,
    BRAND_LINKS: 'Instagram=https://a.example/x?y=1, Journal=https://b.example',
  });

  expect(links).toEqual([
    { label: 'Instagram', href: 'https://a.example/x?y=1' },
    { label: 'Journal', href: 'https://b.example' },
  ]);
});

test.each(['BRAND_LINKS', 'ARTIST_SITES', 'CHARITY_LINK'])(
  'a %s that would run a script is an error',
  (name) => {
    expect(faultsOf({ ...database, [name]: 'Press=javascript:alert(1)' })).toEqual([
      expect.stringContaining(name),
    ]);
  },
);

test.each([
  [
    'The project=https://project.example/a?b=c',
    { label: 'The project', href: 'https://project.example/a?b=c' },
  ],
  ['none', null],
])('reads the charity %s', (CHARITY_LINK, charity) => {
  expect(Settings.read({ ...database, CHARITY_LINK }).charity).toEqual(charity);
});

test('an external live gallery is framed over https only', () => {
  const LIVE_GALLERY_URL = 'https://photos.example/evening';
  expect(Settings.read({ ...database, LIVE_GALLERY_URL }).live.galleryUrl?.href).toBe(LIVE_GALLERY_URL);
  expect(Settings.read(database).live.galleryUrl).toBeNull();
  expect(faultsOf({ ...database, LIVE_GALLERY_URL: 'http://photos.example' })).toEqual([
    'LIVE_GALLERY_URL must be a URL that starts with https://.',
  ]);
});

test('places are unknown unless a file or a header is named', () => {
  expect(Settings.read(database).visits.geolocation).toEqual({
    databaseFile: null,
    headers: { country: null, region: null, city: null },
  });
  const named = { ...database, GEOIP_DB: '/data/city.mmdb', GEO_CITY_HEADER: 'CF-IPCity' };
  expect(Settings.read(named).visits.geolocation).toMatchObject({
    databaseFile: '/data/city.mmdb',
    headers: { city: 'cf-ipcity' },
  });
  expect(faultsOf({ ...database, GEO_COUNTRY_HEADER: 'cf ipcountry:' })).toEqual([
    'GEO_COUNTRY_HEADER must be the name of a header, as in cf-ipcountry, not "cf ipcountry:".',
  ]);
});

test('reads where the builds that render pages are', () => {
  const { pageBundles } = Settings.read({ ...database, PAGE_BUNDLES: 'shell=/a/server, mf_storefront=/b' });
  expect(pageBundles).toEqual({ shell: '/a/server', mf_storefront: '/b' });
  expect(Settings.read(database).pageBundles).toBeNull();
});

test.each(['shell=relative', 'mf_storefront=/b', 'shell=/a,mf_press=/b', '/a'])(
  'bundles %j that cannot render pages are an error',
  (bundles) => {
    expect(faultsOf({ ...database, PAGE_BUNDLES: bundles }).join(' ')).toContain('PAGE_BUNDLES');
  },
);

const base64 = (key: KeyObject): string =>
  key.export({ format: 'der', type: key.type === 'private' ? 'pkcs8' : 'spki' }).toString('base64');

test('reads the certificate key as PEM or base64', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const forms = [privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(), base64(privateKey)];
  const read = forms.map((CERTIFICATE_SIGNING_KEY) =>
    Settings.read({ ...database, CERTIFICATE_SIGNING_KEY }).certificates.signing.equals(privateKey),
  );
  expect(read).toEqual([true, true]);
});

test('certificate keys of another kind are errors, and are not repeated', () => {
  const other = generateKeyPairSync('x25519');
  const keys = { private: base64(other.privateKey), public: base64(other.publicKey) };
  const errors = faultsOf({
    ...database,
    CERTIFICATE_SIGNING_KEY: keys.private,
    CERTIFICATE_PUBLISHED_KEYS: keys.public,
  });
  expect(errors).toEqual([
    'CERTIFICATE_SIGNING_KEY must be an Ed25519 private key, PKCS #8 as PEM or its base64.',
    'CERTIFICATE_PUBLISHED_KEYS must be Ed25519 public keys, SPKI in base64, separated by commas.',
  ]);
});

test('Sentinels are hosts with ports, of the group that REDIS_URL names', () => {
  const given = { ...database, REDIS_URL: 'redis://gallery', REDIS_SENTINELS: 'one:26379, 10.0.0.2:26379' };

  expect(Settings.read(given).live.redisSentinels).toEqual([
    { host: 'one', port: 26_379 },
    { host: '10.0.0.2', port: 26_379 },
  ]);
  expect(faultsOf({ ...given, REDIS_SENTINELS: 'one' })).toEqual([
    'REDIS_SENTINELS must be host:port pairs, separated by commas; "one" is not.',
  ]);
  expect(faultsOf({ ...database, REDIS_SENTINELS: 'one:26379' })).toEqual([
    'REDIS_SENTINELS has no meaning without REDIS_URL, whose host names their group.',
  ]);
});
