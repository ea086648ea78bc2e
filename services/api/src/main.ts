import 'reflect-metadata';
import { startTracing } from './platform/tracing/tracing';

/** Traced modules must not be loaded before tracing is set up, so no import above may load them. */
async function run(): Promise<void> {
  await startTracing();
  const { bootstrap: runProcess } = await import('./bootstrap');
  await runProcess();
}

void run();
