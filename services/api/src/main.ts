import 'reflect-metadata';
import { startTracing } from './platform/tracing/tracing';

/** What is traced must not be loaded before its tracing, hence nothing above that loads it. */
async function run(): Promise<void> {
  await startTracing();
  const { bootstrap: runProcess } = await import('./bootstrap');
  await runProcess();
}

void run();
