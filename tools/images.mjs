/**
 * `npm run images`: assembles the files of the images of deploy/Dockerfile, checks for files that must not be in them, and starts the
 * gallery from them as containers would: rejected settings, migration, API, nginx. Needs no Docker.
 * IMAGE_NODE names another node for the API, such as the image's.
 */
import path from 'node:path';
import { checkImages } from './images/check-images.mjs';
import { printError } from './process/report.mjs';

try {
  await checkImages(path.resolve(import.meta.dirname, '..'));
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
