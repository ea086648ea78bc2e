/**
 * `npm run strings [-- folders or files]`: every string that a person can meet on a screen, in an email or on paper, by file,
 * to be read in one go. It would rather show a few strings too many than one too few.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stringsInJson, stringsInSource } from './strings/extract-strings.mjs';

const root = path.resolve(import.meta.dirname, '..');
const asked = process.argv.slice(2);
const folders = asked.length
  ? asked
  : ['shell', 'mf-*', 'libs', 'services', 'tools/stripe-sandbox', 'tools/web', 'demo'];
const isRead = (/** @type {string} */ file) =>
  /\.tsx?$|^demo\/[^/]+\.json$/.test(file) &&
  !/\.test\.|\.d\.ts$|\/test\/|\/testing\/|\/generated\/|openapi/.test(file) &&
  !file.startsWith('libs/testing/');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
  cwd: root,
  encoding: 'utf8',
});
for (const file of files.split('\n').filter(isRead)) {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const found = file.endsWith('.json') ? stringsInJson(text) : stringsInSource(file, text);
  if (found.length === 0) continue;
  console.log(`\n${file}`);
  for (const { line, text: words } of found) console.log(`${line ? `${line}: ` : ''}${words}`);
}
