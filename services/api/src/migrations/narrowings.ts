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
export function narrowingsOf(sql: string): string[] {
  const altered = [...sql.matchAll(/\bALTER\s+TABLE\b[^;`']*/gi)].map(([statement]) => statement);
  return [
    ...NARROWING.filter(([, pattern]) => pattern.test(sql)),
    ...ADDED.filter(([, pattern]) => altered.some((statement) => pattern.test(statement))),
  ].map(([what]) => what);
}

/** The part of a migration's file that runs on the way up: all of it but `down`. */
export const wayUp = (source: string): string => source.replace(/ {2}async down\([\s\S]*?\n {2}\}\n/, '');
