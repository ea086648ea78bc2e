import { tableOf } from './table.mjs';

test('a verification has a line for each part, and their sum', () => {
  const results = [
    { what: 'Tests', isHeld: true, ms: 960_000, said: 'tests: 7000 passed, 0 failed' },
    { what: 'Chaos', isHeld: false, ms: 45_000, said: '1 checks failed.' },
  ];
  expect(tableOf(results).split('\n')).toEqual([
    'Tests  held        16 min 0 s  tests: 7000 passed, 0 failed',
    'Chaos  not held        45.0 s  1 checks failed.',
    'All    not held   16 min 45 s  1 of 2 held',
  ]);
});
