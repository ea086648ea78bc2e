import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createProcesses } from '../process/processes.mjs';
import { timeFactor } from '../jest/time-factor.mjs';
import { createProblems } from './problems.mjs';
import { watchTypes } from './types.mjs';

const limitMs = 20_000 * timeFactor;
jest.setTimeout(4 * limitMs);

const compiler = path.resolve(__dirname, '../../node_modules/typescript-native/bin/tsc');
const projects = [
  { name: 'words', folder: 'libs/words', uses: [] },
  { name: 'page', folder: 'page', uses: ['words'] },
];

let root;
let lines;
let processes;
let types;
beforeEach(async () => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-types-')));
  lines = [];
  processes = createProcesses({ graceMs: 500 });
  for (const { folder } of projects)
    save(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions: { types: [] }, include: ['src'] }));
  save('libs/words/src/index.ts', "export const word: string = 'first';\n");
  save(
    'page/src/main.ts',
    "import { word } from '../../libs/words/src';\nexport const shown: string = word;\n",
  );
  const say = (line) => lines.push(line);
  types = await watchTypes({
    root,
    projects,
    compiler,
    cacheDir: path.join(root, 'cache'),
    processes,
    problems: createProblems(say),
    say,
    log: 'logs/types.log',
  });
});
afterEach(async () => {
  await types.close();
  await processes.stop();
  processes.close();
  fs.rmSync(root, { recursive: true });
});

const save = (file, text) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
async function says(text) {
  const deadline = Date.now() + limitMs;
  while (!lines.join('\n').includes(text)) {
    if (Date.now() > deadline) throw new Error(`Not within ${limitMs} ms: ${text}\n${lines.join('\n')}`);
    await delay(20);
  }
}

test('a type error is reported with its line in every project that it breaks, until all are fixed', async () => {
  await says('✓ No type errors.');
  lines.length = 0;
  save('libs/words/src/index.ts', 'export const word: number = 1;\n');
  await says(
    "✗ types of page: page/src/main.ts:2:14  TS2322: Type 'number' is not assignable to type 'string'.",
  );
  expect(lines.join('\n')).toContain('Log: logs/types.log');
  expect(lines.join('\n')).not.toContain('types of words');
  save('libs/words/src/index.ts', "export const word: string = 'second';\n");
  await says('✓ No type errors.');
});
