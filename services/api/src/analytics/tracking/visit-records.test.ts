import { AppError } from '../../platform';
import { parseEventVisits, parsePageViews } from './visit-records';

function faultsOf(body: unknown): unknown {
  try {
    return parsePageViews(body);
  } catch (error) {
    return error instanceof AppError ? error.fields : error;
  }
}

describe('is rejected:', () => {
  test.each<[string, unknown]>([
    ['no object', 'text'],
    ['a list', []],
    ['no page', { referrer: '' }],
    ['a page that is none', { page: 'javascript:alert(1)' }],
    ['a number for a page', { page: 5 }],
    ['an object for a text', { page: '/', referrer: { $gt: '' } }],
    ['a list for a text', { page: '/', utmSource: ['a'] }],
    ['a field that is not known', { page: '/', admin: true }],
    ['a text without end', { page: '/', referrer: 'x'.repeat(3_000) }],
    ['too many', { records: Array.from({ length: 21 }, () => ({ page: '/' })) }],
    ['no list', { records: 'x' }],
  ])('%s', (_what, body) => {
    expect(() => parsePageViews(body)).toThrow(AppError);
  });
});

test('an error names its record and field', () => {
  expect(faultsOf({ records: [{ page: '/' }, { page: 5 }] })).toEqual({
    'records.1.page': 'Please send text.',
  });
});

test('only the path of a page is read, and isPartner is ignored (G76)', () => {
  const [view] = parsePageViews({
    page: '/about?key=secret',
    isPartner: true,
    partnerCode: 'elena',
    utmTerm: '',
  });
  expect(view).toMatchObject({ page: '/about', words: ['elena', null, null, null, null] });
});

test.each([['opening'], ['01a20357-0682-7753-b63c-bbdf0e5edc7a']])(
  'an event is identified by its id: %s',
  (eventId) => {
    expect(parseEventVisits({ landingPage: '/', eventId })).toEqual([{ kind: 'event', eventId }]);
  },
);

test.each([[''], ['<script>'], ['x'.repeat(65)], [null]])('%j is not an event', (eventId) => {
  expect(parseEventVisits({ eventId })).toEqual([]);
});
