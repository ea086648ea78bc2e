import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../gallery/ports.mjs';
import { createProcesses } from '../process/processes.mjs';
import { timeFactor } from '../jest/time-factor.mjs';
import { createProblems } from './problems.mjs';
import { watchProgram } from './program.mjs';

const limitMs = 20_000 * timeFactor;
// Two waits, and the time to start and end around them.
jest.setTimeout(4 * limitMs);
const main = `import { createServer } from 'node:http';
import { greeting } from './greeting';
createServer((_request, response) => response.end(greeting)).listen(Number(process.env.PORT), '127.0.0.1');
`;

let root;
let port;
let lines;
let processes;
let program;
beforeEach(async () => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-program-')));
  port = await findFreePort();
  lines = [];
  processes = createProcesses({ graceMs: 500 });
  save('main.ts', main);
  save('greeting.ts', "import { word } from './word';\nexport const greeting: string = word;\n");
  save('word.ts', "export const word = 'first';\n");
  program = await watchProgram({
    root,
    program: {
      name: 'api',
      command: process.execPath,
      args: ['--enable-source-maps', path.join(root, 'dist/main.js')],
      cwd: root,
      env: { ...process.env, PORT: String(port) },
    },
    url: `http://127.0.0.1:${port}/`,
    folders: [{ dir: root, swcrc: path.resolve(__dirname, '../build/node.swcrc') }],
    processes,
    problems: createProblems((line) => lines.push(line)),
    log: 'logs/api.log',
  });
});
afterEach(async () => {
  await program.close();
  await processes.stop();
  processes.close();
  fs.rmSync(root, { recursive: true });
});

const save = (file, text) => {
  fs.mkdirSync(path.join(root, 'src'), { recursive: true });
  fs.writeFileSync(path.join(root, 'src', file), text);
};
const answer = () =>
  fetch(`http://127.0.0.1:${port}/`).then(
    (response) => response.text(),
    () => 'none',
  );

/** @param {() => unknown} holds what must come true within the time that a developer is promised */
async function soon(holds) {
  const deadline = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ${limitMs} ms. Printed: ${lines.join('\n')}`);
    await delay(20);
  }
}
const says = (text) => () => lines.join('\n').includes(text);

test('a change to any file restarts with the new version', async () => {
  expect(await answer()).toBe('first');
  save('word.ts', "export const word = 'second';\n");
  await soon(async () => (await answer()) === 'second');
  expect(lines).toEqual([]);
});

test('a syntax error is reported while the previous version runs, until it is fixed', async () => {
  save('word.ts', "export const word = 'second';\nexport const = 3;\n");
  await soon(says('✗ api: src/word.ts:2:1  Unexpected token'));
  expect(lines.join('\n')).toContain(
    'The version before this edit still answers until this is fixed. Log: logs/api.log',
  );
  expect(await answer()).toBe('first');
  save('word.ts', "export const word = 'third';\n");
  await soon(says('✓ api: runs again'));
  expect(await answer()).toBe('third');
});

test('a missing module is reported with the file that imports it, until it exists', async () => {
  save('greeting.ts', "import { word } from './another-word';\nexport const greeting: string = word;\n");
  await soon(says("✗ api: src/greeting.ts:1  Cannot find module './another-word'"));
  expect(lines.join('\n')).toContain('The version before this edit still answers');
  expect(await answer()).toBe('first');
  save('another-word.ts', "export const word = 'other';\n");
  await soon(says('✓ api: runs again'));
  expect(await answer()).toBe('other');
});

test('a package that is not installed is reported with the file that imports it', async () => {
  save('greeting.ts', "import { word } from 'not-installed';\nexport const greeting: string = word;\n");
  await soon(says("✗ api: src/greeting.ts:1  Cannot find module 'not-installed'"));
  expect(await answer()).toBe('first');
});

test('a removed module is reported with its many importers, which Node lists twice', async () => {
  for (let index = 1; index < 20; index += 1)
    save(`word-${index}.ts`, `export { word } from './word-${index + 1}';\n`);
  save('word-20.ts', "export { word } from './word';\n");
  save('greeting.ts', "import { word } from './word-1';\nexport const greeting: string = word;\n");
  await soon(() => fs.existsSync(path.join(root, 'dist/word-20.js')));
  fs.rmSync(path.join(root, 'src/word.ts'));
  await soon(says("✗ api: src/word-20.ts:1  Error: Cannot find module './word'"));
  expect(lines.join('\n')).toContain('It crashed while starting (exit code 1) and does not answer');
});

test('a missing provider is reported with its module', async () => {
  save('sold-works.module.ts', 'export {};\n');
  save(
    'main.ts',
    `const stack = "Error: Nest can't resolve it. Is it available in the SoldWorksModule module.\\n    at elsewhere";
process.stdout.write(JSON.stringify({ level: 'error', err: { stack } }) + '\\n', () => process.exit(1));\n`,
  );
  await soon(says("✗ api: src/sold-works.module.ts  Error: Nest can't resolve it."));
});

test('a failing request is reported with its first line of our code while the program runs on', async () => {
  const log = `{"level":"error","err":{"stack":"QueryFailedError: Unknown column\\n    at ${root}/lost.ts:1:1\\n    at ${root}/src/word.ts:1:14"}}`;
  save('main.ts', `${main}setTimeout(() => console.log(${JSON.stringify(log)}), 500);\n`);
  await soon(says('✗ api: src/word.ts:1:14  QueryFailedError: Unknown column'));
  expect(await answer()).toBe('first');
});

test('an exception at the start is reported with its line, until another file is fixed', async () => {
  save(
    'greeting.ts',
    "import { word } from './word';\nif (word !== 'right') throw new TypeError('wrong word');\nexport const greeting: string = word;\n",
  );
  await soon(says('✗ api: src/greeting.ts:2:29  TypeError: wrong word'));
  save('word.ts', "export const word = 'right';\n");
  await soon(says('✓ api: runs again'));
  expect(await answer()).toBe('right');
});

test('a requested exit is not a crash', async () => {
  await processes.stop();
  expect(lines).toEqual([]);
});

test('a program killed from outside says so and restarts', async () => {
  save('main.ts', `import fs from 'node:fs';\nfs.writeFileSync('pid', String(process.pid));\n${main}`);
  await soon(() => fs.existsSync(path.join(root, 'pid')));
  await soon(async () => (await answer()) === 'first');
  process.kill(Number(fs.readFileSync(path.join(root, 'pid'), 'utf8')), 'SIGKILL');
  await soon(says('✗ api: Its process was ended from outside'));
  await soon(says('✓ api: runs again'));
  expect(await answer()).toBe('first');
});

test('a program killed from outside while it starts is restarted', async () => {
  save(
    'main.ts',
    `import fs from 'node:fs';
if (!fs.existsSync('ended')) {
  fs.writeFileSync('ended', '');
  process.kill(process.pid, 'SIGKILL');
}
${main}`,
  );
  await soon(says('✗ api: Its process was ended from outside'));
  await soon(says('✓ api: runs again'));
});

test('a crash while running is reported, and the next change restarts it', async () => {
  save('main.ts', `${main}setTimeout(() => { throw new Error('too late'); }, 300);\n`);
  await soon(says('✗ api: src/main.ts:4:26  Error: too late'));
  expect(lines.join('\n')).toContain('It crashed (exit code 1) and does not answer');
  save('main.ts', main);
  await soon(says('✓ api: runs again'));
  expect(await answer()).toBe('first');
});
