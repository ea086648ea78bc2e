/**
 * `npm run pin:images`: asks the registries what the tags of deploy/Dockerfile and the compose files mean today, and writes the
 * digests beside them. Needs Docker with Buildx. Run it for updates, too, and commit the result.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pinImages } from './images/pin-images.mjs';
import { printError, ToolError } from './process/report.mjs';

const root = path.resolve(import.meta.dirname, '..');
const FILES = ['deploy/Dockerfile', 'docker-compose.yml', 'docker-compose.galera.yml'];

function digestOf(image) {
  const args = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'];
  const { status, stdout, stderr, error } = spawnSync('docker', args, { encoding: 'utf8', timeout: 60_000 });
  if (status !== 0)
    throw new ToolError(`The digest of ${image} is not known here.`, error?.message ?? stderr);
  return stdout.trim();
}

try {
  const pinned = FILES.map((file) => [
    file,
    pinImages(fs.readFileSync(path.join(root, file), 'utf8'), digestOf),
  ]);
  for (const [file, text] of pinned) fs.writeFileSync(path.join(root, file), text);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
