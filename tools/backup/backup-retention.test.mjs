import { describe, expect, test } from '@jest/globals';
import { logsFrom } from './replay-binary-logs.mjs';
import { backupsToPrune } from './backup-retention.mjs';

const nightly = (from, days) =>
  Array.from({ length: days }, (_, day) => {
    const at = new Date(Date.parse(from) + day * 86_400_000);
    return at.toISOString().replace(/[-:]|\.\d+/g, '');
  });

describe('backups', () => {
  const names = nightly('2026-01-01T03:00:00Z', 90);

  test('keeps all backups of the last days, before that the last of each week and month', () => {
    const going = backupsToPrune(names, { days: 7, weeks: 3, months: 3 });
    expect(names.filter((name) => !going.includes(name)).map((name) => name.slice(4, 8))).toEqual([
      '0131',
      '0228',
      '0322',
      '0325',
      '0326',
      '0327',
      '0328',
      '0329',
      '0330',
      '0331',
    ]);
  });

  test('always keeps the newest', () => {
    expect(backupsToPrune(names, { days: 0, weeks: 0, months: 0 })).toEqual(names.slice(0, -1));
  });
});

describe('binary logs', () => {
  test('are replayed in order from the one the backup names', () => {
    const names = ['log.index', 'log.000009', 'log.000011', 'log.000010', 'other.000012', 'log.000008'];
    expect(logsFrom(names, 'log.000009')).toEqual(['log.000009', 'log.000010', 'log.000011']);
  });

  test('are rejected if one is missing', () => {
    expect(() => logsFrom(['log.000009', 'log.000011'], 'log.000009')).toThrow('Before log.000011');
    expect(() => logsFrom(['log.000010'], 'log.000009')).toThrow('Before log.000010');
    expect(() => logsFrom([], 'log.000009')).toThrow('log.000009');
  });
});
