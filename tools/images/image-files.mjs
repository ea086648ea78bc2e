/** Assembles an image's files in a folder as deploy/Dockerfile describes, without Docker. */
import fs from 'node:fs';
import path from 'node:path';
import { instructionsOf, readCopy, stagesIn } from './dockerfile.mjs';

const BUILD = 'build';

/**
 * @param {object} options
 * @param {string} options.root the repository, built
 * @param {string} options.target a stage of the Dockerfile
 * @param {string} options.dir becomes the root of the image's file system, without its base image
 * @param {Record<string, string>} [options.stages] folders of the stages that `runStage` has run, by name, if it copies from them
 */
export function layOut({ root, target, dir, stages }) {
  const origins = { [BUILD]: root, ...stages };
  let workdir = '/';
  for (const { keyword, text } of instructionsOf(stagesOf(root), target)) {
    if (keyword === 'WORKDIR') workdir = text;
    if (keyword !== 'COPY') continue;
    const { from, sources, target: to } = readCopy(text);
    const place = path.join(dir, path.resolve(workdir, to));
    // All stages work in the folder that the first path segment names: /gallery.
    for (const source of sources)
      copy(
        from ? path.join(origins[from] ?? '', source.split('/').slice(2).join('/')) : path.join(root, source),
        place,
        to,
      );
  }
}

/**
 * Runs a stage that installs or lists packages: its COPY lines and its commands, which are npm's and a shell's.
 * @param {{ root: string, name: string, dir: string, processes: import('../process/processes.mjs').Processes, env: NodeJS.ProcessEnv }} options
 */
export async function runStage({ root, name, dir, processes, env }) {
  const stage = stagesOf(root).find((one) => one.name === name);
  for (const { keyword, text } of stage?.instructions ?? []) {
    if (keyword === 'COPY') {
      const { sources, target } = readCopy(text);
      for (const source of sources) copy(path.join(root, source), path.join(dir, target), target);
    }
    if (keyword === 'RUN')
      await processes.run({
        name: `The stage ${name}`,
        command: 'sh',
        args: ['-c', text.replace(/^--mount=\S+ /, '')],
        cwd: dir,
        env,
        timeoutMs: 5 * 60_000,
      });
  }
}

/** As Docker copies: a folder's content into the target; a file into a target with a trailing slash, else under its name. */
function copy(from, place, written) {
  const isFile = fs.statSync(from).isFile();
  const intoFolder =
    isFile && (written.endsWith('/') || fs.statSync(place, { throwIfNoEntry: false })?.isDirectory());
  const to = intoFolder ? path.join(place, path.basename(from)) : place;
  fs.mkdirSync(isFile ? path.dirname(to) : to, { recursive: true });
  fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

/** @param {string} root */
const stagesOf = (root) => stagesIn(fs.readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8'));

/** Every file below the folder, by its path from there. @param {string} dir @returns {string[]} */
export const filesBelow = (dir) =>
  fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));

/** Bytes of all files. @param {string} dir */
export const sizeOf = (dir) =>
  filesBelow(dir).reduce((sum, file) => sum + fs.statSync(path.join(dir, file)).size, 0);
