import { readdirSync } from 'node:fs';
import path from 'node:path';
import { shareApi } from '../app/start-api';

const SOURCES = path.resolve(__dirname, '../../src');

/** Folders of `src` by suite. What is in none is in the suite of all others: no test is left out for want of a line here. */
const SUITES = {
  selling: ['orders'],
  payments: ['payments', 'payment-requests', 'event-photo-orders', 'catalog'],
  people: ['collectors', 'identity', 'inbox'],
  artworks: ['certificates', 'print-ledger', 'media', 'private-previews'],
  events: ['events', 'event-devices', 'event-photo-uploads', 'live'],
};
type Suite = keyof typeof SUITES;

/** Runs the test files of a suite with one set of loaded modules (ADR 0028), and one running API where they may share (ADR 0077). */
export function testsOf(suite: Suite): void {
  run(folders().filter((folder) => SUITES[suite].includes(folder)));
}

export function testsOfAllOthers(): void {
  const named = Object.values(SUITES).flat();
  run(folders().filter((folder) => !named.includes(folder)));
}

function folders(): string[] {
  const entries = readdirSync(SOURCES, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function run(names: readonly string[]): void {
  shareApi();
  for (const name of names) {
    const files = readdirSync(path.join(SOURCES, name), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((each) => each.endsWith('.test.ts'))) {
      describe(`${name}/${file}`, () => {
        require(path.join(SOURCES, name, file));
      });
    }
  }
}
