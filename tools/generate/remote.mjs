/** `npm run new:remote -- mf-press`: a remote with one page, its test and its build, listed wherever remotes are. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { insertBefore, pascalCase, writeTemplate } from './write-template.mjs';

const usage = 'Usage: npm run new:remote -- mf-<noun in kebab-case>';

/**
 * @param {string} root
 * @param {{ name: string }} names
 * @returns {string[]} what was written
 */
export function generateRemote(root, { name }) {
  if (!/^mf-[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(usage);
  const noun = name.replace(/^mf-/, '');
  const remote = name.replaceAll('-', '_');
  const files = writeTemplate('remote', path.join(root, name), [
    ['mf_example', remote],
    ['mf-example', name],
    ['Example', pascalCase(noun)],
    ['example', noun],
  ]);
  const manifest = path.join(root, 'package.json');
  const workspace = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  workspace.workspaces.push(name);
  fs.writeFileSync(manifest, `${JSON.stringify(workspace, null, 2)}\n`);

  const registry = path.join(root, 'libs/contracts/src/remotes.ts');
  insertBefore(registry, /(?<=REMOTE_NAMES = \[[^\]]*)\] as const/, `, '${remote}'`);
  insertBefore(registry, /(?<=PATH_PATTERNS[^;]*)\};\n/, `  ${remote}: [/^\\/${noun}$/],\n`);

  const dockerfile = path.join(root, 'deploy/Dockerfile');
  insertBefore(dockerfile, /(?<=run-many -t build [^\n]*)\n/, ` ${name}`);
  insertBefore(
    dockerfile,
    /ENV PARTS_DIR=/,
    `COPY --from=build /gallery/${name}/dist /srv/gallery/built/remotes/${name}/\n`,
  );
  return [
    ...files.map((file) => `${name}/${file}`),
    'package.json',
    'libs/contracts/src/remotes.ts',
    'deploy/Dockerfile',
  ].map((file) => `wrote ${file}`);
}

if (process.argv[1] === import.meta.filename) {
  try {
    const [name = ''] = process.argv.slice(2);
    const root = path.resolve(import.meta.dirname, '../..');
    console.log(generateRemote(root, { name }).join('\n'));
    // Links the package and adds it to package-lock.json.
    const { status } = spawnSync('npm', ['install', '--prefer-offline'], { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error('left: npm install, which has failed');
    console.log(`left: the paths of its pages in libs/contracts/src/remotes.ts, now only /${name.slice(3)}`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
