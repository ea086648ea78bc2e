import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { databaseUrl } from '../../../test/app/database-url';
import { Settings } from '../../platform';
import { GeolocationService, UNKNOWN_LOCATION } from './geolocation.service';

const folder = mkdtempSync(path.join(os.tmpdir(), 'gallery-places-'));
beforeAll(() => {
  Logger.overrideLogger(false);
});
afterAll(() => rmSync(folder, { recursive: true }));

const DATABASE_URL = 'mysql://gallery@localhost/gallery';
const places = (env: Record<string, string> = {}) =>
  new GeolocationService(Settings.read({ DATABASE_URL, LOG_LEVEL: 'silent', ...env }));

function file(content: Buffer): string {
  const name = path.join(folder, `${Math.random()}.mmdb`);
  writeFileSync(name, content);
  return name;
}

const PARIS = {
  country: { iso_code: 'FR', names: { en: 'France' } },
  subdivisions: [{ iso_code: 'IDF', names: { en: 'Île-de-France' } }],
  city: { names: { en: 'Paris', fr: 'Paris' } },
};

describe('with an address database', () => {
  test('a known address has country, region and city', () => {
    const known = places({ GEOIP_DB: file(databaseUrl('203.0.113.9', PARIS)) });
    expect(known.locate('203.0.113.9', {})).toEqual({
      country: 'FR',
      region: 'Île-de-France',
      city: 'Paris',
    });
  });

  test.each(['203.0.113.10', '127.0.0.1', '::1', '2001:db8::1', 'unix', ''])(
    '%s has no location',
    (address) => {
      const known = places({ GEOIP_DB: file(databaseUrl('203.0.113.9', PARIS)) });
      expect(known.locate(address, {})).toEqual(UNKNOWN_LOCATION);
    },
  );

  test('a country database gives only countries', () => {
    const known = places({
      GEOIP_DB: file(databaseUrl('203.0.113.9', { country: { iso_code: 'FR' } })),
    });
    expect(known.locate('203.0.113.9', {})).toEqual({ ...UNKNOWN_LOCATION, country: 'FR' });
  });

  test.each([
    ['is not there', path.join(folder, 'none')],
    ['is none', file(Buffer.from('text'))],
  ])('a file that %s leaves locations unknown, and the gallery running', (_what, name) => {
    expect(places({ GEOIP_DB: name }).locate('203.0.113.9', {})).toEqual(UNKNOWN_LOCATION);
  });
});

describe('with a proxy that adds the location', () => {
  const env = {
    GEO_COUNTRY_HEADER: 'CF-IPCountry',
    GEO_REGION_HEADER: 'cf-region',
    GEO_CITY_HEADER: 'cf-ipcity',
  };

  test.each<[Record<string, string>, object]>([
    [
      { 'cf-ipcountry': 'fr', 'cf-ipcity': 'Paris' },
      { country: 'FR', region: null, city: 'Paris' },
    ],
    [{ 'cf-ipcity': 'S%C3%A3o%20Paulo' }, { ...UNKNOWN_LOCATION, city: 'São Paulo' }],
    [{ 'cf-ipcity': Buffer.from('Zürich').toString('latin1') }, { ...UNKNOWN_LOCATION, city: 'Zürich' }],
    [{ 'cf-ipcity': '100%' }, { ...UNKNOWN_LOCATION, city: '100%' }],
    [{ 'cf-region': `x\u{0}${'y'.repeat(300)}` }, { ...UNKNOWN_LOCATION, region: `x ${'y'.repeat(78)}` }],
    [{ 'cf-ipcountry': 'XX' }, UNKNOWN_LOCATION],
    [{ 'cf-ipcountry': '<script>' }, UNKNOWN_LOCATION],
    [{ 'x-other': 'FR' }, UNKNOWN_LOCATION],
  ])('%j', (headers, place) => expect(places(env).locate('203.0.113.9', headers)).toEqual(place));
});

test('with neither, nobody has a location', () => {
  expect(places().locate('203.0.113.9', { 'cf-ipcountry': 'FR' })).toEqual(UNKNOWN_LOCATION);
});
