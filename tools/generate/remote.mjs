/** `npm run new:remote -- mf-press`: a remote with one page, its test and its build. */
import fs from 'node:fs';
import path from 'node:path';
import { addToBoundaries, pascalCase, writeTemplate } from './write-template.mjs';

const usage = 'Usage: npm run new:remote -- mf-<noun in kebab-case>';

/**
 * @param {string} root
 * @param {{ name: string }} names
 * @returns {string[]} what was written, and what is left to be done by hand
 */
export function generateRemote(root, { name }) {
  if (!/^mf-[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(usage);
  const noun = name.replace(/^mf-/, '');
  const files = writeTemplate('remote', path.join(root, name), [
    ['mf_example', name.replaceAll('-', '_')],
    ['mf-example', name],
    ['Example', pascalCase(noun)],
    ['example', noun],
  ]);
  addToBoundaries(
    root,
    '  api: {',
    `  '${name}': {\n    folder: '${name}',\n    mayImport: libraries,\n    testsMayImport: ['testing', 'build', 'jest'],\n    browser: true,\n  },`,
  );
  const manifest = path.join(root, 'package.json');
  const workspace = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  workspace.workspaces.push(name);
  fs.writeFileSync(manifest, `${JSON.stringify(workspace, null, 2)}\n`);
  return [
    ...files.map((file) => `wrote ${name}/${file}`),
    `left: name ${name.replaceAll('-', '_')} and its paths in libs/contracts/src/remotes.ts`,
    `left: give it a port in tools/build/rspack-development.mjs and a place in tools/web/src/main.ts`,
    'left: npm install',
  ];
}

if (process.argv[1] === import.meta.filename) {
  try {
    const [name = ''] = process.argv.slice(2);
    console.log(generateRemote(path.resolve(import.meta.dirname, '../..'), { name }).join('\n'));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
