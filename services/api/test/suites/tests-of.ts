import { readdirSync } from 'node:fs';
import path from 'node:path';
import { shareApi } from '../app/start-api';

const SOURCES = path.resolve(__dirname, '../../src');

/**
 * Folders of `src` by suite; a folder inside one of them may have a suite of its own. What is in none is in the suite of all
 * others: no test is left out for want of a line here.
 */
const SUITES = {
  checkout: ['orders/cart-holds', 'orders/checkout', 'orders/hold-budgets', 'orders/waiting-room'],
  orders: ['orders'],
  payments: ['payments', 'payment-requests', 'event-photo-orders', 'catalog'],
  people: ['collectors', 'identity', 'inbox', 'letters', 'people'],
  artworks: ['certificates', 'print-ledger', 'media', 'private-previews'],
  events: ['events', 'event-devices', 'event-photo-uploads', 'live'],
};
type Suite = keyof typeof SUITES;

/** Runs the test files of a suite with one set of loaded modules (ADR 0028), and one running API where they may share (ADR 0077). */
export function testsOf(suite: Suite): void {
  run(testFiles().filter((file) => suiteOf(file) === suite));
}

export function testsOfAllOthers(): void {
  run(testFiles().filter((file) => suiteOf(file) === undefined));
}

/** The suite of the innermost folder that has one. */
function suiteOf(file: string): string | undefined {
  const around = Object.entries(SUITES).flatMap(([suite, folders]) =>
    folders.filter((folder) => file.startsWith(`${folder}/`)).map((folder) => ({ suite, folder })),
  );
  return around.toSorted((a, b) => b.folder.length - a.folder.length).at(0)?.suite;
}

/** Relative to `src`. */
function testFiles(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.test.ts') && file.includes('/'));
}

function run(files: readonly string[]): void {
  shareApi();
  for (const file of files) {
    describe(file, () => {
      require(path.join(SOURCES, file));
    });
  }
}
