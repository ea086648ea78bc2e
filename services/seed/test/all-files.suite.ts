import { readdirSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(__dirname, '../src');

// With one set of loaded modules (ADR 0028). Each file starts an API of its own.
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
for (const file of files.filter((name) => name.endsWith('.test.ts')).toSorted()) {
  describe(file, () => {
    require(path.join(SOURCES, file));
  });
}
