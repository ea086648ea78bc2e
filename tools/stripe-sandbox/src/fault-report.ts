import { inspect } from 'node:util';

/** Says on standard error what went wrong inside the sandbox itself. */
export function reportFault(fault: unknown): void {
  process.stderr.write(`${typeof fault === 'string' ? fault : inspect(fault)}\n`);
}
