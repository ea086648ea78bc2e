import { DailyTotals, visitorDigest, OTHER, type Dimension } from './daily-totals';
import type { Visit } from './tracking/anonymous-visit';

const nobody = { country: null, region: null, city: null };

function view(page: string, visitor = 'a', changed: Partial<Visit> = {}): Visit {
  return {
    id: page,
    at: new Date(0),
    visitor: Buffer.from(visitor.padEnd(16)),
    session: null,
    page,
    from: { source: 'direct', medium: 'none', campaign: null },
    partner: null,
    place: nobody,
    ...changed,
  };
}

const NONE_KNOWN: ReadonlyMap<Dimension, ReadonlySet<string>> = new Map();

function lines(sums: DailyTotals, known = NONE_KNOWN): Record<string, [visits: number, visitors: number]> {
  return Object.fromEntries(
    sums
      .withinLimits(known)
      .map(({ dimension, name, visits, visitors }) => [`${dimension} ${name}`, [visits, visitors.size]]),
  );
}

test('a visitor counts once in each row, however often they come', () => {
  const sums = new DailyTotals();
  sums.addView(view('/'));
  sums.addView(view('/about'));
  sums.addView(
    view('/', 'b', {
      partner: { kind: 'registered', code: 'elena' },
      place: { country: 'FR', region: null, city: null },
    }),
  );
  sums.addEvent('opening', Buffer.from('b'));
  sums.addLost('flood', 7);
  expect(lines(sums)).toEqual({
    'all ': [3, 2],
    'country FR': [1, 1],
    'event opening': [1, 1],
    'lost flood': [7, 0],
    'page /': [2, 2],
    'page /about': [1, 1],
    'partner registered:elena': [1, 1],
    'source direct': [3, 2],
  });
});

test('ten thousand pages become five hundred rows and one for all others', () => {
  const sums = new DailyTotals();
  for (let index = 0; index < 10_000; index += 1) sums.addView(view(`/${index}`, String(index % 30)));
  const pages = Object.entries(lines(sums)).filter(([line]) => line.startsWith('page '));
  expect(pages).toHaveLength(501);
  expect(Object.fromEntries(pages)[`page ${OTHER}`]).toEqual([9_500, 30]);
});

test('a page that has a row today keeps it when there is no room for more', () => {
  const known = new Map([['page', new Set(Array.from({ length: 500 }, (_, index) => `/${index}`))] as const]);
  const sums = new DailyTotals();
  sums.addView(view('/7'));
  sums.addView(view('/new'));
  expect(lines(sums, known)).toMatchObject({ 'page /7': [1, 1], [`page ${OTHER}`]: [1, 1] });
});

test('a common page gets a row even without room', () => {
  const known = new Map([['page', new Set(Array.from({ length: 500 }, (_, index) => `/${index}`))] as const]);
  const sums = new DailyTotals();
  sums.addView(view('/about'));
  sums.addView(view('/made-up'));
  const kept = sums.withinLimits(known, new Map([['page', new Set(['/about'])]]));
  expect(kept.filter(({ dimension }) => dimension === 'page').map(({ name }) => name)).toEqual([
    OTHER,
    '/about',
  ]);
});

test('a visitor has a different hash in each row', () => {
  const marks = [
    visitorDigest({ dimension: 'page', name: '/' }, 'a'),
    visitorDigest({ dimension: 'page', name: '/' }, 'b'),
    visitorDigest({ dimension: 'source', name: '/' }, 'a'),
  ];
  expect(new Set(marks.map(String)).size).toBe(3);
});
