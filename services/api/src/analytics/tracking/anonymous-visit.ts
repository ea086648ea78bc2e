import { createHmac } from 'node:crypto';
import {
  resolveAffiliateTraffic,
  resolveTrafficSource,
  type KnownHosts,
  type AffiliateCodes,
  type AffiliateTraffic,
  type TrafficSource,
  WEBMAIL_HOSTS,
} from '@gallery/domain';
import { v7 as uuid } from 'uuid';
import type { Settings } from '../../platform';
import type { GeoLocation } from './geolocation.service';
import type { PageView } from './visit-records';
import type { QueuedVisit } from './visit-queue';

/** Bytes kept of the HMAC: 16 make it practically impossible that two visitors of a day collide. */
const HASH_BYTES = 16;

/** A page view without its sender. */
export interface Visit {
  id: string;
  at: Date;
  visitor: Buffer;
  session: Buffer | null;
  page: string;
  from: TrafficSource;
  partner: AffiliateTraffic | null;
  place: GeoLocation;
}

/** The rules that attribute visits. */
export interface VisitAttributionRules {
  hosts: KnownHosts;
  codes: AffiliateCodes;
}

/** The same address and browser have the same hash for one day. Without the day's salt it cannot be traced back to either. */
export const hashVisitor = (salt: Buffer, { network, userAgent }: QueuedVisit): Buffer =>
  hash(salt, `visitor\n${network}\n${userAgent}`);

export function createVisit(
  view: PageView,
  { at, place }: QueuedVisit,
  { salt, visitor, rules }: { salt: Buffer; visitor: Buffer; rules: VisitAttributionRules },
): Visit {
  const from = resolveTrafficSource(view, rules.hosts);
  return {
    id: uuid({ msecs: at.getTime() }),
    at,
    visitor,
    session: view.sessionId === null ? null : hash(salt, `session\n${view.sessionId}`),
    page: view.page,
    from,
    partner: resolveAffiliateTraffic(view.words, from, rules.codes),
    place,
  };
}

const hash = (salt: Buffer, text: string): Buffer =>
  createHmac('sha256', salt).update(text).digest().subarray(0, HASH_BYTES);

/** Columns of the table `visits`. */
export const VISIT_TABLE_COLUMNS = [
  'id',
  'occurred_at',
  'visitor',
  'session',
  'page',
  'source',
  'medium',
  'campaign',
  'partner_kind',
  'partner_code',
  'country',
  'region',
  'city',
] as const;

/** The values of those columns. */
export const toVisitRow = ({ id, at, visitor, session, page, from, partner, place }: Visit) => [
  id,
  at,
  visitor,
  session,
  page,
  from.source,
  from.medium,
  from.campaign,
  partner?.kind ?? null,
  partner?.code ?? null,
  place.country,
  place.region,
  place.city,
];

/** Hosts used to resolve traffic sources: the gallery's own, the owner's ticketing hosts, and webmail. */
export const knownHosts = ({ http, tracking }: Pick<Settings, 'http' | 'tracking'>): KnownHosts => ({
  own: [http.publicOrigin, http.adminOrigin].map((origin) => new URL(origin).hostname),
  ticketing: tracking.ticketingHosts,
  webmail: WEBMAIL_HOSTS,
});
