import { createHmac } from 'node:crypto';
import {
  partnerTraffic,
  visitSource,
  type KnownHosts,
  type PartnerCodes,
  type PartnerTraffic,
  type VisitSource,
} from '@gallery/domain';
import { v7 as uuid } from 'uuid';
import type { Place } from './find-place';
import type { PageView } from './visit-record';
import type { WaitingVisit } from './visit-queue';

/** Of the HMAC, in bytes: two visitors of a day are taken for one once in many lives of the gallery. */
const HASH_BYTES = 16;

/** A view as the table of visits has it. */
export interface Visit {
  id: string;
  at: Date;
  visitor: Buffer;
  session: Buffer | null;
  page: string;
  from: VisitSource;
  partner: PartnerTraffic | null;
  place: Place;
}

/** What visits are judged by. */
export interface VisitRules {
  hosts: KnownHosts;
  codes: PartnerCodes;
}

/**
 * Who a visitor is for one day: one name for one address and browser, which says nothing of either without the day's key, and
 * another one tomorrow.
 */
export const visitorOf = (key: Buffer, { network, userAgent }: WaitingVisit): Buffer =>
  hash(key, `visitor\n${network}\n${userAgent}`);

/** What a record becomes once its sender is forgotten. */
export function describeView(
  view: PageView,
  { at, place }: WaitingVisit,
  { key, visitor, rules }: { key: Buffer; visitor: Buffer; rules: VisitRules },
): Visit {
  const from = visitSource(view, rules.hosts);
  return {
    id: uuid({ msecs: at.getTime() }),
    at,
    visitor,
    session: view.sessionId === null ? null : hash(key, `session\n${view.sessionId}`),
    page: view.page,
    from,
    partner: partnerTraffic(view.words, from, rules.codes),
    place,
  };
}

const hash = (key: Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest().subarray(0, HASH_BYTES);
