import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remotesOf } from '../build/remotes.mjs';
import { remotePlaces } from '../gallery/gallery-servers.mjs';
import { timeFactor } from '../jest/time-factor.mjs';
import { generateRemote } from './remote.mjs';

const repository = path.resolve(__dirname, '../..');
/** Sources of packages that the tools themselves do not depend on. */
const { startWeb } = require(path.join(repository, 'tools/web/src'));
const registry = (root) => require(path.join(root, 'libs/contracts/src/remotes.ts'));
// The compiler and a production build.
jest.setTimeout(120_000 * timeFactor);

/**
 * Where a remote has to be named by hand or by the generator; everything else reads the registry.
 * @param {string} root @returns {string[]} what is missing
 */
function missingPlaces(root) {
  const read = (file) => {
    const at = path.join(root, file);
    return fs.existsSync(at) ? fs.readFileSync(at, 'utf8') : '';
  };
  const dockerfile = read('deploy/Dockerfile');
  const { workspaces } = JSON.parse(read('package.json'));
  return remotesOf(root).flatMap(({ name, folder, isPublic }) => {
    const copied = isPublic ? `/srv/gallery/built/remotes/${folder}/` : '/srv/gallery/console/';
    const places = {
      'a pattern for its paths in libs/contracts/src/remotes.ts': new RegExp(`^  ${name}: \\[`, 'm').test(
        read('libs/contracts/src/remotes.ts'),
      ),
      'a workspace in package.json': workspaces.includes(folder),
      [`name: '${name}' in ${folder}/rspack.config.mjs`]: read(`${folder}/rspack.config.mjs`).includes(
        `name: '${name}'`,
      ),
      [`src/remote.tsx in ${folder}`]: read(`${folder}/src/remote.tsx`) !== '',
      'the build in deploy/Dockerfile': new RegExp(`-t build .* ${folder}( |$)`, 'm').test(dockerfile),
      'the image in deploy/Dockerfile': dockerfile.includes(
        `COPY --from=build /gallery/${folder}/dist ${copied}`,
      ),
    };
    return Object.keys(places)
      .filter((place) => !places[place])
      .map((place) => `${folder} lacks ${place}`);
  });
}

test('what tools read from the registry is what the module exports', () => {
  expect(remotesOf(repository).map(({ name }) => name)).toEqual([...registry(repository).REMOTE_NAMES]);
});

test('every remote is listed everywhere', () => {
  expect(missingPlaces(repository)).toEqual([]);
});

describe('a generated remote', () => {
  /** @type {string} a tree that looks like the repository and points to it, so that what is generated goes elsewhere */
  let root;
  beforeAll(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-remote-'));
    const copied = [
      'package.json',
      'tsconfig.base.json',
      'deploy/Dockerfile',
      'libs/contracts/src',
      'tools/build',
    ];
    const linked = ['node_modules', 'tools/jest', 'libs/ui', 'libs/session'];
    for (const file of copied)
      fs.cpSync(path.join(repository, file), path.join(root, file), { recursive: true });
    for (const file of linked) fs.symlinkSync(path.join(repository, file), path.join(root, file));
    for (const { folder } of remotesOf(repository)) {
      fs.mkdirSync(path.join(root, folder, 'dist'), { recursive: true });
      for (const file of ['rspack.config.mjs', 'src'])
        fs.symlinkSync(path.join(repository, folder, file), path.join(root, folder, file));
    }
    generateRemote(root, { name: 'mf-press' });
  });
  afterAll(() => fs.rmSync(root, { recursive: true }));

  const run = (script, ...args) =>
    spawnSync(process.execPath, [path.join(repository, 'node_modules', script), ...args], {
      cwd: path.join(root, 'mf-press'),
      encoding: 'utf8',
      timeout: 90_000,
    });

  test('is listed everywhere', () => {
    expect(remotesOf(root).at(-1)).toEqual({ name: 'mf_press', folder: 'mf-press', isPublic: true });
    expect(missingPlaces(root)).toEqual([]);
  });

  test('compiles', () => {
    expect(run('typescript-native/bin/tsc', '--noEmit').stdout).toBe('');
  });

  test('is built, and listed where the shell finds the remote of its path', async () => {
    const { status, stdout, stderr } = run('@rspack/cli/bin/rspack.js', 'build');
    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
    const server = await startWeb({
      port: 0,
      host: '127.0.0.1',
      apiUrl: 'http://127.0.0.1:9',
      shellDir: path.join(root, 'mf-press'),
      remotes: remotePlaces(root, 8081),
    });
    try {
      const { parseRemoteList, remoteOfPath } = registry(root);
      const list = parseRemoteList(await (await fetch(`${server.url}/remotes.json`)).json());
      const { entry } = list.remotes.find(({ name }) => name === remoteOfPath('/press'));
      const manifest = await (await fetch(`${server.url}${entry}`)).json();
      expect(manifest).toMatchObject({ name: 'mf_press', exposes: [{ path: './remote' }] });
    } finally {
      await server.close();
    }
  });

  test.each(['press', 'mf_press', 'mf-Press', '../mf-press'])('"%s" is not a name for one', (name) => {
    expect(() => generateRemote(root, { name })).toThrow('Usage: npm run new:remote');
  });

  test('is not overwritten', () => {
    expect(() => generateRemote(root, { name: 'mf-press' })).toThrow('is there already');
  });
});
