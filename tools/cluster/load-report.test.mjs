import { byQuarter, timesTable } from './load-report.mjs';

test('requests are counted by kind, with percentiles', () => {
  const times = Array.from({ length: 200 }, (_, index) => 200 - index);
  const [, row] = timesTable(new Map([['browse', times]]), 100);
  expect(row.split(/ +/)).toEqual(['browse', '200', '2.0', '100', '190', '198', '200']);
});

test('reports growth from quarter to quarter, but not a single peak', () => {
  expect(byQuarter([10, 10, 11, 12, 900, 12, 13, 14, 13, 15, 15, 15])).toEqual([10, 12, 13, 15]);
});
