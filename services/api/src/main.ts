import 'reflect-metadata';
import { startTracing } from './platform/tracing/start-tracing';

/** What is traced must not be loaded before its tracing, hence nothing above that loads it. */
async function run(): Promise<void> {
  await startTracing(process.env);
  const { runProcess } = await import('./process');
  await runProcess();
}

void run();
