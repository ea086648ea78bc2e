import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { toSingleLine } from '@gallery/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Reader, type CityResponse } from 'mmdb-lib';
import { Settings } from '../../platform';

/** Where somebody is, as near as it is known: never nearer than a city. */
export interface GeoLocation {
  /** ISO 3166-1, two letters. */
  country: string | null;
  region: string | null;
  city: string | null;
}

export const UNKNOWN_LOCATION: GeoLocation = { country: null, region: null, city: null };

/** Columns take so many characters. */
const MAX_NAME_LENGTH = 80;

/**
 * Where an address is: by the database of addresses, which is read once at the start, else by headers of the proxy in front. Nobody
 * is asked over the network, and without either nothing is known.
 */
@Injectable()
export class GeolocationService {
  private readonly logger = new Logger(GeolocationService.name);
  private readonly database: Reader<CityResponse> | null;

  constructor(private readonly settings: Settings) {
    this.database = this.openDatabase(settings.visits.geolocation.databaseFile);
  }

  locate(ip: string, headers: IncomingHttpHeaders): GeoLocation {
    if (this.database) return this.lookUp(this.database, ip);
    const { country, region, city } = this.settings.visits.geolocation.headers;
    const header = (name: string | null) => (name === null ? null : headerText(headers[name]));
    return {
      country: countryCode(header(country)),
      region: toSingleLine(header(region), MAX_NAME_LENGTH),
      city: toSingleLine(header(city), MAX_NAME_LENGTH),
    };
  }

  private lookUp(database: Reader<CityResponse>, ip: string): GeoLocation {
    try {
      const found = database.get(ip);
      return {
        country: countryCode(found?.country?.iso_code),
        region: toSingleLine(found?.subdivisions?.[0]?.names?.en, MAX_NAME_LENGTH),
        city: toSingleLine(found?.city?.names?.en, MAX_NAME_LENGTH),
      };
    } catch (error) {
      this.logger.debug(`An address was not found: ${String(error)}`);
      return UNKNOWN_LOCATION;
    }
  }

  /** Without its file the gallery starts, and places are unknown: visits are no reason to stay closed. */
  private openDatabase(file: string | null): Reader<CityResponse> | null {
    if (file === null) return null;
    try {
      return new Reader<CityResponse>(readFileSync(file));
    } catch (error) {
      this.logger.error(`GEOIP_DB cannot be read, and no visit has a place: ${String(error)}`);
      return null;
    }
  }
}

/** XX and T1 are what proxies say of addresses that they do not know, and of Tor. */
function countryCode(code: string | null | undefined): string | null {
  const letters = code?.trim().toUpperCase();
  return letters && /^[A-Z]{2}$/.test(letters) && letters !== 'XX' ? letters : null;
}

/** Names of cities come percent-encoded, or as UTF-8 that the parser of headers took for Latin-1. */
function headerText(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string') return null;
  const bytes = Buffer.from(header, 'latin1').toString('utf8');
  const text = bytes.includes('\u{FFFD}') ? header : bytes;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
