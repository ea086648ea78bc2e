import { normalizeVisitedPage } from '@gallery/domain';
import { AppError } from '../../platform';
import { MAX_RECORDS_PER_REQUEST } from '../analytics-policy';

/** Longer than any URL that the gallery's pages send, in UTF-16 units. */
const MAX_TEXT_LENGTH = 2_048;
const EVENT_ID = /^[\w-]{1,64}$/;

/** A page view, as the page reports it. */
export interface PageView {
  kind: 'view';
  page: string;
  referrer: string | null;
  sessionId: string | null;
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
  /** Texts that may contain an affiliate's code: the link's code and UTM fields. */
  words: (string | null)[];
}

/** A visit through an event's link. */
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
 * The body is one record or `{records}`. `isPartner` is ignored: the server decides which affiliate a visit is credited to.
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
 * The event visits of a body of traffic records. Other traffic records add nothing: every page view carries its own
 * source.
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
  if (Array.isArray(records) && records.length <= MAX_RECORDS_PER_REQUEST && Object.keys(body).length === 1)
    return records;
  throw new AppError('validation_failed', {
    fields: { records: `Please send at most ${MAX_RECORDS_PER_REQUEST} records.` },
  });
}

/** Returns a reader of the record's texts by name; an empty text reads as null. */
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

const fieldError = (index: number, field: string, message: string): AppError =>
  new AppError('validation_failed', { fields: { [`records.${index}.${field}`]: message } });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
