import { normalizeVisitedPage } from '@gallery/domain';
import { AppError } from '../../platform';

/** Records that one request may bring. */
const MAX_RECORDS = 20;
/** Longer than any address that a page sends of itself, in UTF-16 units. */
const MAX_TEXT_LENGTH = 2_048;
const EVENT_ID = /^[\w-]{1,64}$/;

/** A page that was seen, as the page tells it. */
export interface PageView {
  kind: 'view';
  page: string;
  referrer: string | null;
  sessionId: string | null;
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
  /** What may name a partner: the code of the link, and its other words. */
  words: (string | null)[];
}

/** An event that somebody came for. */
export interface EventVisit {
  kind: 'event';
  eventId: string;
}

export type VisitRecord = PageView | EventVisit;

const VIEW_FIELDS = [
  'page',
  'referrer',
  'sessionId',
  'utmSource',
  'utmMedium',
  'utmCampaign',
  'utmTerm',
  'utmContent',
  'isPartner',
  'partnerCode',
];
const TRAFFIC_FIELDS = ['source', 'medium', 'campaign', 'referrer', 'landingPage', 'eventId', 'sessionId'];

/**
 * The views that a body tells of: one record, or `{records}`. Which partner a visit is owed to is for the server to say, so that
 * `isPartner` is not believed.
 * @throws AppError `validation_failed`
 */
export function parsePageViews(body: unknown): PageView[] {
  return recordsIn(body).map((record, index) => {
    const text = textsOf(record, VIEW_FIELDS, index);
    const page = normalizeVisitedPage(text('page') ?? '');
    if (page === null) throw fieldError(index, 'page', 'Please send the path of a page.');
    return {
      kind: 'view',
      page,
      referrer: text('referrer'),
      sessionId: text('sessionId'),
      utmSource: text('utmSource'),
      utmMedium: text('utmMedium'),
      utmCampaign: text('utmCampaign'),
      words: ['partnerCode', 'utmSource', 'utmCampaign', 'utmTerm', 'utmContent'].map(text),
    };
  });
}

/**
 * The visits of events that a body of traffic records tells of. The others have nothing to add: how a visit began is said by
 * each of its views.
 * @throws AppError `validation_failed`
 */
export function parseEventVisits(body: unknown): EventVisit[] {
  return recordsIn(body).flatMap((record, index): EventVisit[] => {
    const eventId = textsOf(record, TRAFFIC_FIELDS, index)('eventId');
    return eventId !== null && EVENT_ID.test(eventId) ? [{ kind: 'event', eventId }] : [];
  });
}

function recordsIn(body: unknown): unknown[] {
  if (!isRecord(body)) throw new AppError('validation_failed', { message: 'Please send a record.' });
  const { records } = body;
  if (records === undefined) return [body];
  if (Array.isArray(records) && records.length <= MAX_RECORDS && Object.keys(body).length === 1)
    return records;
  throw new AppError('validation_failed', {
    fields: { records: `Please send at most ${MAX_RECORDS} records.` },
  });
}

/** The texts of a record by name; empty ones are none. */
function textsOf(record: unknown, fields: readonly string[], index: number): (name: string) => string | null {
  if (!isRecord(record)) throw fieldError(index, 'records', 'Please send objects.');
  for (const [name, value] of Object.entries(record)) {
    if (!fields.includes(name)) throw fieldError(index, name.slice(0, 40), 'This field is not known.');
    const isFlag = name === 'isPartner' && typeof value === 'boolean';
    if (value !== null && typeof value !== 'string' && !isFlag)
      throw fieldError(index, name, 'Please send text.');
    if (typeof value === 'string' && value.length > MAX_TEXT_LENGTH)
      throw fieldError(index, name, 'This is too long.');
  }
  return (name) => {
    const value = record[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
}

const fieldError = (index: number, field: string, sentence: string): AppError =>
  new AppError('validation_failed', { fields: { [`records.${index}.${field}`]: sentence } });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
