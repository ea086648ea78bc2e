import fs from 'node:fs';
import path from 'node:path';
import { missingInTutorial } from './tutorials.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'docs/tutorials');

test.each(fs.readdirSync(folder))('every file and command that %s names exists', (name) => {
  expect(missingInTutorial(root, fs.readFileSync(path.join(folder, name), 'utf8'))).toEqual([]);
});

test('finds a missing file, script and test, but not a file that the reader creates', () => {
  const text = [
    'Edit `libs/domain/src/gone.ts` and `libs/domain/src/index.ts`.',
    'A new file, `libs/domain/src/new.ts`:',
    '```',
    'npm run gone',
    'npm run dev',
    'npx jest -c mf-storefront/jest.config.mjs gone',
    'npx jest -c mf-storefront/jest.config.mjs edition-options',
    '```',
  ].join('\n');
  expect(missingInTutorial(root, text)).toEqual([
    'libs/domain/src/gone.ts',
    'npm run gone',
    'npx jest -c mf-storefront/jest.config.mjs gone',
  ]);
});
