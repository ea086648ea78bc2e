import { goalTable } from './goals.mjs';

test('compares a figure with its bound, or with the goal if there is none', () => {
  const lines = goalTable([
    ['polls: p99', '3 ms'],
    ['polls: CPU', '', { name: 'polls', value: 31, unit: 'µs', bound: 10, times: 3 }],
    ['document: CPU', '', { name: 'document', value: 60, unit: 'µs', bound: 30, most: 300 }],
    ['memory', '', { name: 'memory', value: 130, unit: 'MiB', most: 130 }],
  ]);
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    ['figure', 'here', 'bound', 'ratio', 'goal'],
    ['polls', '31 µs', '10 µs', '3.1×', '≤ 3×', 'not held'],
    ['document', '60 µs', '30 µs', '2.0×', '≤ 300 µs', 'held'],
    ['memory', '130 MiB', '≤ 130 MiB', 'held'],
  ]);
});

test('has no table without a goal', () => {
  expect(goalTable([['polls: p99', '3 ms']])).toEqual([]);
});
