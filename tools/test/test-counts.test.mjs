import { countJest, countPlaywright } from './test-counts.mjs';

const escape = String.fromCharCode(27);

test('adds up jest’s counts of each project, with colors and the project’s name in front', () => {
  const lines = [
    '@gallery/domain: Tests:       123 passed, 123 total',
    `@gallery/ui: ${escape}[1mTests:       ${escape}[22m${escape}[1m${escape}[31m2 failed${escape}[39m${escape}[22m, 1 skipped, 20 passed, 23 total`,
    'Test Suites: 9 passed, 9 total',
  ];
  expect(countJest(lines)).toEqual({ passed: 143, failed: 2 });
});

test('adds up Playwright’s last lines; flaky tests and those that did not run have not passed', () => {
  const lines = [
    '  ✓  1 a.journey.ts:3:1 › 7 passed the door (1s)',
    '  1 failed',
    '  1 flaky',
    '  2 did not run',
    '  12 passed (31.0s)',
  ];
  expect(countPlaywright(lines)).toEqual({ passed: 12, failed: 4 });
});

test('counts nothing if nothing ran', () => {
  expect(countJest(['Tests:       0 total'])).toEqual({ passed: 0, failed: 0 });
});
