import type { EnvironmentReader } from './environment-reader';

/** How the place of visitors is found. */
export interface GeolocationSettings {
  /** A database of addresses in MaxMind's format; null for none. */
  databaseFile: string | null;
  /** Headers that a proxy in front sets, in lower case; null for those that it does not. */
  headers: { country: string | null; region: string | null; city: string | null };
}

/** What counting visits needs from the environment. */
export interface VisitSettings {
  geolocation: GeolocationSettings;
  /** Records per address within the window of the rate limit; further ones are not counted. */
  recordsPerWindow: number;
}

/** What the owner decides about counting visits. */
export interface TrackingSettings {
  /** While it is off nothing is counted, and pages send nothing. */
  isOn: boolean;
  /** Words in links that count as affiliate traffic besides the ids of active affiliates, in lower case. */
  codeWords: string[];
  /** Hosts of ticketing sites, whose visitors come from a gallery. */
  ticketingHosts: string[];
  /** For how many days single visits are kept; the sums of days stay. */
  visitDays: number;
}

/** The defaults, until the owner changes them. */
export const DEFAULT_TRACKING: TrackingSettings = {
  isOn: true,
  codeWords: [],
  ticketingHosts: ['eventbrite.com'],
  visitDays: 90,
};

/** `GEOIP_DB`, `GEO_COUNTRY_HEADER`, `GEO_REGION_HEADER`, `GEO_CITY_HEADER`, `RATE_LIMIT_VISITS`. */
export const readVisitSettings = (read: EnvironmentReader): VisitSettings => ({
  geolocation: {
    databaseFile: read.optional('GEOIP_DB'),
    headers: {
      country: readHeaderName(read, 'GEO_COUNTRY_HEADER'),
      region: readHeaderName(read, 'GEO_REGION_HEADER'),
      city: readHeaderName(read, 'GEO_CITY_HEADER'),
    },
  },
  recordsPerWindow: read.integer('RATE_LIMIT_VISITS', 3_000, { min: 1, max: 1_000_000_000 }),
});

function readHeaderName(read: EnvironmentReader, variable: string): string | null {
  const name = read.optional(variable)?.toLowerCase() ?? null;
  if (name !== null && !/^[a-z0-9-]+$/.test(name))
    read.addError(`${variable} must be the name of a header, as in cf-ipcountry, not "${name}".`);
  return name;
}
