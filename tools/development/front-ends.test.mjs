import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../gallery/ports.mjs';
import { createProcesses } from '../process/processes.mjs';
import { timeFactor } from '../jest/time-factor.mjs';
import { serveFrontEnd } from './front-ends.mjs';
import { createProblems } from './problems.mjs';

const limitMs = 20_000 * timeFactor;
// The development server's own start, and four waits.
jest.setTimeout(6 * limitMs);

const repository = path.resolve(__dirname, '../..');
const page = "import { word } from './words';\ndocument.body.append(word);\n";

let dir;
let lines;
let processes;
beforeEach(async () => {
  // Inside the repository: the build looks for its packages upward from here.
  fs.mkdirSync(path.join(repository, '.data'), { recursive: true });
  dir = fs.mkdtempSync(path.join(repository, '.data/front-end-'));
  lines = [];
  processes = createProcesses({ graceMs: 500 });
  // Rspack checks imports strictly only in a file that declares itself a module.
  save('package.json', '{"type":"module"}');
  save('src/main.tsx', page);
  save('src/words.ts', "export * from './word';\nexport const other = 'other';\n");
  save('src/word.ts', "export const word = 'first';\n");
  const port = await findFreePort();
  save(
    'rspack.config.mjs',
    `import { base } from ${JSON.stringify(path.join(repository, 'tools/build/rspack-base.mjs'))};
    const config = base({ dir: import.meta.dirname, name: 'page', development: true, publicPath: '/' });
    export default { ...config, entry: './src/main.tsx', devServer: { port: ${port}, host: '127.0.0.1' } };`,
  );
  await serveFrontEnd({
    root: repository,
    name: 'mf-page',
    dir,
    url: `http://127.0.0.1:${port}/main.js`,
    env: process.env,
    processes,
    problems: createProblems((line) => lines.push(line)),
    log: 'logs/mf-page.log',
  });
});
afterEach(async () => {
  await processes.stop();
  processes.close();
  fs.rmSync(dir, { recursive: true });
});

const save = (file, text) => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), text);
};
async function says(text) {
  const deadline = Date.now() + limitMs;
  while (!lines.join('\n').includes(text)) {
    if (Date.now() > deadline) throw new Error(`Not within ${limitMs} ms: ${text}\n${lines.join('\n')}`);
    await delay(20);
  }
}

test('a broken build is reported with its line, and so is its resolution', async () => {
  const folder = path.relative(repository, dir);
  save('src/word.ts', "export const word = 'second';\nexport const other = ;\n");
  await says(`✗ mf-page: ${folder}/src/word.ts:2:`);
  // That the page's import finds no `word` follows from it.
  expect(lines.join('\n')).not.toContain('ESModulesLinkingError');
  expect(lines.join('\n')).toContain('The page shows the build before this edit. Log: logs/mf-page.log');
  save('src/word.ts', "export const word = 'second';\n");
  await says('✓ mf-page: builds again');

  lines.length = 0;
  save('src/main.tsx', `${page}import './not-there';\n`);
  await says(`✗ mf-page: ${folder}/src/main.tsx:3  Module not found: Can't resolve './not-there'`);
  save('src/not-there.ts', 'export {};\n');
  await says('✓ mf-page: builds again');
});

test('an unclosed brace in a style sheet is reported with its line, and so is its resolution', async () => {
  const folder = path.relative(repository, dir);
  save('src/page.module.css', '.title {\n  color: red;\n}\n');
  save('src/main.tsx', `${page}import './page.module.css';\n`);
  save('src/page.module.css', '/* } */\n.title {\n  color: red;\n\n.text {\n  content: "}";\n}\n');
  await says(`✗ mf-page: ${folder}/src/page.module.css:2:8  This brace is never closed`);
  save('src/page.module.css', '/* } */\n.title {\n  color: red;\n}\n');
  await says('✓ mf-page: builds again');
});

test('a style sheet is reported with its file', async () => {
  const folder = path.relative(repository, dir);
  save('src/page.module.css', ".title {\n  composes: large from './not-there.module.css';\n}\n");
  save('src/main.tsx', `${page}import './page.module.css';\n`);
  await says(`✗ mf-page: ${folder}/src/page.module.css:2  Module not found: Can't resolve './not-there`);
});
