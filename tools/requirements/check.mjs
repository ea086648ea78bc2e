/**
 * Checks that a test proves each requirement of docs/requirements.md. `--sources` also fails for ids in comments of sources.
 */
import fs from 'node:fs';
import path from 'node:path';
import { coverageOf } from './coverage.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const skipped = /^(node_modules|dist|fixtures|templates|results|report|\..+)$/;
const isCode = /\.(ts|tsx|mts|mjs|cjs|css)$/;
const isTest = /\.(test|journey|visit)\.(ts|tsx|mjs)$/;

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    // Ids in this check's own test are examples.
    if (skipped.test(entry.name) || file === 'tools/requirements') return [];
    return entry.isDirectory() ? filesIn(file) : isCode.test(file) ? [file] : [];
  });
}

/** @param {string[]} files */
const textsOf = (files) =>
  Object.fromEntries(files.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]));

const files = filesIn('');
const { faults, missing, summary } = coverageOf({
  document: fs.readFileSync(path.join(root, 'docs/requirements.md'), 'utf8'),
  tests: textsOf(files.filter((file) => isTest.test(file))),
  ...(process.argv.includes('--sources') && { sources: textsOf(files.filter((file) => !isTest.test(file))) }),
});
for (const fault of faults) console.error(fault);
console.log(summary);
if (missing.length > 0) console.log(`without a test: ${missing.join(', ')}`);
if (faults.length > 0) process.exitCode = 1;
