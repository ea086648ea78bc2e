#!/usr/bin/env node
/** `npx gallery-ingest`: pairs this device with an event, and sends it the photos that tethering software writes into a folder. */
import { ingest } from './ingest.mjs';
import { pair } from './pair-command.mjs';
import { ExitError, exitCodes } from './exit.mjs';

try {
  const [command, ...rest] = process.argv.slice(2);
  process.exitCode =
    command === 'pair' ? await pair(rest, process.env) : await ingest(process.argv.slice(2), process.env);
} catch (error) {
  if (error instanceof ExitError) {
    console.error(error.message);
    process.exitCode = error.exitCode;
  } else {
    console.error(error instanceof Error ? error.stack : String(error));
    process.exitCode = exitCodes.left;
  }
}
