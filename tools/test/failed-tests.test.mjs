import { failedInJest, failedInPlaywright } from './failed-tests.mjs';

test('finds jest’s failures among the lines of other projects, each once', () => {
  const lines = [
    '@gallery/api: FAIL test/suites/others.suite.ts (535.922 s)',
    '@gallery/api:   ● pages/seo.test.ts › names every work',
    '@gallery/ui: PASS src/button.test.tsx',
    '@gallery/api:     expect(received).toBe(expected)',
    '@gallery/api:     ',
    '@gallery/api:   ● pages/seo.test.ts › names every event',
    '@gallery/api:     Error: timeout',
    '@gallery/api: PASS test/suites/payments.suite.ts',
    '@gallery/api:   ● pages/seo.test.ts › names every work',
    '@gallery/api:     expect(received).toBe(expected)',
  ];
  expect(failedInJest(lines)).toEqual([
    ['@gallery/api: pages/seo.test.ts › names every work', '    expect(received).toBe(expected)'],
    ['@gallery/api: pages/seo.test.ts › names every event', '    Error: timeout'],
  ]);
});

test('finds Playwright’s failures before its counts', () => {
  const lines = [
    '  1) [visits] › visits/layout.visit.ts:137:1 › the button is near ────────────',
    '',
    '    Error: expect(received).toBeLessThan(expected)',
    '',
    '  1 failed',
    '    [visits] › visits/layout.visit.ts:137:1 › the button is near ────────────',
    '  12 passed (31.0s)',
  ];
  expect(failedInPlaywright(lines)).toEqual([
    [
      '[visits] › visits/layout.visit.ts:137:1 › the button is near',
      '    Error: expect(received).toBeLessThan(expected)',
    ],
  ]);
});

test('finds nothing if nothing failed, and shortens long lines', () => {
  expect([failedInJest(['PASS a.test.ts']), failedInPlaywright(['  2 passed (1s)'])]).toEqual([[], []]);
  const long = ['  ● a.test.ts › fails', ...Array.from({ length: 40 }, (_, line) => `    line ${line}`)];
  expect(failedInJest(long)[0]).toHaveLength(25);
});
