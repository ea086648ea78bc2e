import { median, readFigures, tableOf } from './figures.mjs';

const result = ({ performance = 0.98, lcp = 1_234.4, items = [] } = {}) => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: null },
  },
  audits: {
    'largest-contentful-paint': { numericValue: lcp },
    'first-contentful-paint': { numericValue: 700 },
    'total-blocking-time': { numericValue: 12.6 },
    'cumulative-layout-shift': { numericValue: 0.00044 },
    'network-requests': { details: { items } },
  },
  environment: { benchmarkIndex: 2_500.5 },
});

test('one run: scores out of a hundred, whole milliseconds, scripts as transferred', () => {
  const items = [
    { resourceType: 'Script', transferSize: 100_000 },
    { resourceType: 'Script', transferSize: 40_500 },
    { resourceType: 'Image', transferSize: 90_000 },
  ];
  expect(readFigures(result({ items }))).toEqual({
    performance: 98,
    accessibility: 100,
    bestPractices: 100,
    seo: 0,
    lcp: 1_234,
    fcp: 700,
    tbt: 13,
    cls: 0,
    script: 140.5,
    benchmarkIndex: 2_501,
  });
});

test('the median is the middle of the sorted values', () => {
  expect(median([900, 1_100, 1_000])).toBe(1_000);
  expect(median([30, 10, 20, 40])).toBe(20);
});

test('the table has a row of medians for each page', () => {
  const runs = [1_500, 1_300, 1_400].map((lcp) => readFigures(result({ lcp })));
  const [, , row] = tableOf([{ page: '/fine-art', runs }]).split('\n');
  expect(row).toContain('| /fine-art | 98 | 1400 | 700 |');
});
