/** Fails with a list of what is wrong with an OpenAPI document: the one that `npm run contracts` wrote, or the one named. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { documentProblems } from './document-problems.mjs';

const DOCUMENT = path.resolve(import.meta.dirname, '../../libs/contracts/openapi.json');

const problems = await documentProblems(await readFile(process.argv[2] ?? DOCUMENT, 'utf8'));
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
else
  process.stdout.write(
    'The OpenAPI document is valid, and says of every operation what it does and answers.\n',
  );
