/** Checks for files that must not be in an image. */
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from './image-files.mjs';

const isPackage = (file) => file.split('/').includes('node_modules');
const TEST = /(\.test\.\w+$)|(^|\/)(tests?|__tests__|e2e)\//;
const SOURCE = /(?<!\.d)\.tsx?$/;
const SECRET_NAME = /(^|\/)(\.env(\..*)?|.*\.(pem|key|p12)|id_[a-z0-9]+)$/;
const SECRET = /-----BEGIN [A-Z ]*PRIVATE KEY-----\n|\b(sk|rk)_live_\w{8,}|:_authToken=/;
const SBOM = /^(gallery|etc\/gallery)\/sbom\.cdx\.json$/;
/** Larger files are bundles and images. */
const MAX_READ_BYTES = 2_000_000;

/**
 * @param {string} dir as `layOut` has filled it
 * @param {{ packages: Record<string, { dev?: boolean, devOptional?: boolean }> }} lock package-lock.json
 * @returns {string[]} a sentence for each fault
 */
export function imageErrors(dir, lock) {
  const files = filesBelow(dir);
  const own = files.filter((file) => !isPackage(file));
  return [
    ...own.filter((file) => TEST.test(file)).map((file) => `${file} is a test.`),
    ...own.filter((file) => SOURCE.test(file)).map((file) => `${file} is source, not build output.`),
    ...files.filter((file) => SECRET_NAME.test(file)).map((file) => `${file} has the name of a secret.`),
    ...own.filter((file) => holdsSecret(path.join(dir, file))).map((file) => `${file} holds a secret.`),
    ...packagesOf(files)
      .filter((folder) => lock.packages[folder]?.dev || lock.packages[folder]?.devOptional)
      .map((folder) => `${folder} is a development dependency.`),
  ];
}

/**
 * Whether the list of the image's packages is there and complete.
 * @param {string} dir as `layOut` has filled it @returns {string[]}
 */
export function sbomErrors(dir) {
  const files = filesBelow(dir);
  const list = files.find((file) => SBOM.test(file));
  if (!list) return ['sbom.cdx.json is missing.'];
  const { components } = JSON.parse(fs.readFileSync(path.join(dir, list), 'utf8'));
  const listed = new Set(
    components.map(({ purl }) => decodeURIComponent(purl).replace(/^pkg:npm\/(.+)@.*$/, '$1')),
  );
  return packagesOf(files)
    .map((folder) => folder.split('node_modules/').at(-1))
    .filter((name) => !listed.has(name))
    .map((name) => `sbom.cdx.json does not list ${name}.`);
}

function holdsSecret(file) {
  return fs.statSync(file).size <= MAX_READ_BYTES && SECRET.test(fs.readFileSync(file, 'utf8'));
}

/** As the lock file names them, wherever the image has them: node_modules/a, services/api/node_modules/@b/c. */
function packagesOf(files) {
  const folders = files.flatMap((file) => {
    const found = /^(?:gallery\/)?((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/.][^/]*)\//.exec(file);
    return found ? [found[1]] : [];
  });
  return [...new Set(folders)];
}
