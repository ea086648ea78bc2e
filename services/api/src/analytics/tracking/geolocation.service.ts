import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { toSingleLine } from '@gallery/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Reader, type CityResponse } from 'mmdb-lib';
import { Settings } from '../../platform';

/** A location, never more precise than a city. */
export interface GeoLocation {
  /** ISO 3166-1, two letters. */
  country: string | null;
  region: string | null;
  city: string | null;
}

export const UNKNOWN_LOCATION: GeoLocation = { country: null, region: null, city: null };

/** The length of the columns. */
const MAX_NAME_LENGTH = 80;

/**
 * Locates IP addresses with a database that is read at startup, or else by the proxy's headers. Makes no network
 * requests; without either, locations are unknown.
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

  /** A missing file does not keep the API from starting. */
  private openDatabase(file: string | null): Reader<CityResponse> | null {
    if (file === null) return null;
    try {
      return new Reader<CityResponse>(readFileSync(file));
    } catch (error) {
      this.logger.error(`GEOIP_DB cannot be read, so visits have no location: ${String(error)}`);
      return null;
    }
  }
}

/** Proxies send XX for unknown addresses and T1 for Tor. */
function countryCode(code: string | null | undefined): string | null {
  const letters = code?.trim().toUpperCase();
  return letters && /^[A-Z]{2}$/.test(letters) && letters !== 'XX' ? letters : null;
}

/** City names are percent-encoded, or UTF-8 that Node has parsed as Latin-1. */
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
