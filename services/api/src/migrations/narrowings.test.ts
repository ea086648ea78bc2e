import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MIGRATIONS } from '.';
import { RELEASES, type MigrationStep, type Release } from './migration-step';

/** What code of the release before may trip over, in the SQL of a migration's way up. */
const NARROWING: readonly [what: string, sql: RegExp][] = [
  ['drops a table', /\bDROP\s+TABLE\b/i],
  [
    'drops a column',
    /\bDROP\s+(?!TABLE|KEY|INDEX|CONSTRAINT|FOREIGN|CHECK|TRIGGER|PRIMARY|VIEW)(?:COLUMN\s+)?`?\w+/i,
  ],
  ['renames', /\bRENAME\b|\bCHANGE\s+(?:COLUMN\s+)?`?\w+`?\s+`?\w+/i],
  ['changes a column', /\bMODIFY\b/i],
  ['removes rows', /\bDELETE\s+FROM\b|\bTRUNCATE\b/i],
  ['drops the primary key', /\bDROP\s+PRIMARY\s+KEY\b/i],
];

/** Clauses that a new table may have and one that is in use had better not get. */
const ADDED: readonly [what: string, clause: RegExp][] = [
  ['refuses what was allowed', /\bADD\s+(?:UNIQUE|CONSTRAINT|PRIMARY|FOREIGN|CHECK)\b/i],
  [
    'adds a column that must be given',
    /\bADD\s+(?:COLUMN\s+)?(?!KEY|INDEX|UNIQUE|CONSTRAINT|FULLTEXT|PRIMARY|FOREIGN|CHECK)`?\w+(?:(?!\bDEFAULT\b|\bAS\s*\(|\bGENERATED\b|,\s*(?:ADD|MODIFY|DROP|CHANGE)\b)[\s\S])*?\bNOT\s+NULL\b(?!\s+(?:DEFAULT|AUTO_INCREMENT))/i,
  ],
];

/**
 * What of this SQL an instance of the release before could not get on with, in words; empty when it only adds. It reads
 * words, not meaning: a column that only becomes longer is named too, and its migration says why that is harmless.
 */
function narrowingsOf(sql: string): string[] {
  const altered = [...sql.matchAll(/\bALTER\s+TABLE\b[^;`']*/gi)].map(([statement]) => statement);
  return [
    ...NARROWING.filter(([, pattern]) => pattern.test(sql)),
    ...ADDED.filter(([, pattern]) => altered.some((statement) => pattern.test(statement))),
  ].map(([what]) => what);
}

/** The part of a migration's file that runs on the way up: all of it but `down`. */
const wayUp = (source: string): string => source.replace(/ {2}async down\([\s\S]*?\n {2}\}\n/, '');

test.each([
  ['CREATE TABLE editions (id INT NOT NULL, UNIQUE KEY x (id), CONSTRAINT y CHECK (id > 0))'],
  ['ALTER TABLE orders ADD carrier VARCHAR(60) NULL, ADD COLUMN version INT NOT NULL DEFAULT 1'],
  ['ALTER TABLE orders ADD KEY orders_newest (created_at), DROP KEY orders_type, DROP INDEX x'],
  ['ALTER TABLE outbox ADD urgency TINYINT AS (IF(state = 1, 2, 0)) STORED NOT NULL'],
  ['ALTER TABLE prints DROP CONSTRAINT prints_reservation, DROP FOREIGN KEY prints_edition'],
  ['UPDATE orders SET carrier = NULL'],
])('only adds: %s', (sql) => {
  expect(narrowingsOf(sql)).toEqual([]);
});

test.each([
  ['DROP TABLE favorites', 'drops a table'],
  ['ALTER TABLE orders DROP COLUMN carrier', 'drops a column'],
  ['ALTER TABLE orders ADD x INT NULL, DROP carrier', 'drops a column'],
  ['ALTER TABLE orders RENAME COLUMN a TO b', 'renames'],
  ['ALTER TABLE orders CHANGE collector_id account_id CHAR(36) NULL', 'renames'],
  ['ALTER TABLE orders MODIFY number VARCHAR(10) NOT NULL', 'changes a column'],
  ['DELETE FROM order_events WHERE kind = 1', 'removes rows'],
  ['ALTER TABLE orders ADD version INT NOT NULL', 'adds a column that must be given'],
  ['ALTER TABLE orders ADD a INT NULL, ADD b INT NOT NULL', 'adds a column that must be given'],
  ['ALTER TABLE orders ADD UNIQUE KEY orders_number (number)', 'refuses what was allowed'],
  ['ALTER TABLE orders ADD CONSTRAINT paid CHECK (total > 0)', 'refuses what was allowed'],
])('takes something away: %s', (sql, what) => {
  expect(narrowingsOf(sql)).toEqual([what]);
});

test('only the way up is checked', () => {
  const source = "  async up() {\n    q('A');\n  }\n\n  async down(r) {\n    q('DROP TABLE x');\n  }\n}\n";
  expect(narrowingsOf(wayUp(source))).toEqual([]);
});

/** What is wrong with a step that takes something away, given what has been released; null when nothing is. */
function faultOf(
  timestamp: number,
  step: MigrationStep | undefined,
  releases: readonly Release[],
): string | null {
  if (!step) return 'says neither expand nor contract';
  if (step.kind === 'expand') return null;
  const release = releases.find(({ version }) => version === step.unusedSince);
  if (!release) return `what it takes away is unused since ${step.unusedSince}, which has not been released`;
  return release.last < timestamp
    ? null
    : `comes with ${release.version}, whose instances must have run first`;
}

describe('a step that takes something away', () => {
  const releases = [{ version: '1.0.0', last: 10 }];
  const contract = (unusedSince: string) => ({ kind: 'contract', unusedSince, because: '' }) as const;

  test.each([
    ['is refused without a word', undefined, 'says neither expand nor contract'],
    [
      'is refused together with the release that stops using it',
      contract('1.1.0'),
      'what it takes away is unused since 1.1.0, which has not been released',
    ],
    ['may come once that has run', contract('1.0.0'), null],
    ['may say that it only looks so', { kind: 'expand', because: 'longer' } as const, null],
  ])('%s', (_, step, fault) => {
    expect(faultOf(11, step, releases)).toBe(fault);
  });
});

test('no migration since the last release removes what its instances still use', () => {
  const first = RELEASES[0]?.last ?? 0;
  const faults = readdirSync(__dirname).flatMap((file) => {
    const timestamp = Number(/^(\d{13})-.*\.ts$/.exec(file)?.[1] ?? 0);
    if (timestamp <= first) return [];
    const narrowings = narrowingsOf(wayUp(readFileSync(path.join(__dirname, file), 'utf8')));
    const migration = MIGRATIONS.find(({ name }) => name.endsWith(String(timestamp)));
    const fault = narrowings.length > 0 ? faultOf(timestamp, migration?.step, RELEASES) : null;
    return fault === null ? [] : [`${file} ${narrowings.join(', ')}: ${fault}`];
  });
  expect(faults).toEqual([]);
});
