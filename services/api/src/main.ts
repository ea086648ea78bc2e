import 'reflect-metadata';
import { startTracing } from './platform/tracing/start-tracing';

/** What is traced must not be loaded before its tracing, hence nothing above that loads it. */
async function run(): Promise<void> {
  await startTracing();
  const { runProcess } = await import('./process');
  await runProcess();
}

void run();
