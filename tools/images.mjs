/**
 * `npm run images`: lays out what the images of deploy/Dockerfile hold, looks for what must not be in them, and starts the
 * gallery from it as containers would: production's refusals, migration, API, nginx. Needs no Docker.
 * IMAGE_NODE names another node to run the API with, such as the image's.
 */
import path from 'node:path';
import { proveImages } from './run/images.mjs';
import { printFault } from './run/report.mjs';

try {
  await proveImages(path.resolve(import.meta.dirname, '..'));
} catch (error) {
  printFault(error);
  process.exitCode = 1;
}
