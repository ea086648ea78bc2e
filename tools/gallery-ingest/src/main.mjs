#!/usr/bin/env node
/** `npx gallery-ingest --event ID --watch FOLDER`: sends photos that tethering software writes into a folder to an event. */
import { ingest } from './ingest.mjs';
import { Stop, exitCodes } from './stop.mjs';

try {
  process.exitCode = await ingest(process.argv.slice(2), process.env);
} catch (error) {
  if (error instanceof Stop) {
    console.error(error.message);
    process.exitCode = error.exitCode;
  } else {
    console.error(error instanceof Error ? error.stack : String(error));
    process.exitCode = exitCodes.left;
  }
}
