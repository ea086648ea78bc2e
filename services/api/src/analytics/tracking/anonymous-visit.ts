import { createHmac } from 'node:crypto';
import {
  resolveAffiliateTraffic,
  resolveTrafficSource,
  type KnownHosts,
  type AffiliateCodes,
  type AffiliateTraffic,
  type TrafficSource,
} from '@gallery/domain';
import { v7 as uuid } from 'uuid';
import type { GeoLocation } from './geolocation.service';
import type { PageView } from './visit-records';
import type { QueuedVisit } from './visit-queue';

/** Of the HMAC, in bytes: two visitors of a day are taken for one once in many lives of the gallery. */
const HASH_BYTES = 16;

/** A view as the table of visits has it. */
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

/** What visits are judged by. */
export interface VisitAttributionRules {
  hosts: KnownHosts;
  codes: AffiliateCodes;
}

/**
 * Who a visitor is for one day: one name for one address and browser, which says nothing of either without the day's key, and
 * another one tomorrow.
 */
export const hashVisitor = (key: Buffer, { network, userAgent }: QueuedVisit): Buffer =>
  hash(key, `visitor\n${network}\n${userAgent}`);

/** What a record becomes once its sender is forgotten. */
export function createVisit(
  view: PageView,
  { at, place }: QueuedVisit,
  { key, visitor, rules }: { key: Buffer; visitor: Buffer; rules: VisitAttributionRules },
): Visit {
  const from = resolveTrafficSource(view, rules.hosts);
  return {
    id: uuid({ msecs: at.getTime() }),
    at,
    visitor,
    session: view.sessionId === null ? null : hash(key, `session\n${view.sessionId}`),
    page: view.page,
    from,
    partner: resolveAffiliateTraffic(view.words, from, rules.codes),
    place,
  };
}

const hash = (key: Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest().subarray(0, HASH_BYTES);
