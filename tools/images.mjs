/**
 * `npm run images`: lays out what the images of deploy/Dockerfile hold, looks for what must not be in them, and starts the
 * gallery from it as containers would: production's refusals, migration, API, nginx. Needs no Docker.
 * IMAGE_NODE names another node to run the API with, such as the image's.
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
