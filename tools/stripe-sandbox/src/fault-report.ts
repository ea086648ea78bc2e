import { inspect } from 'node:util';

/** Reports the sandbox's own errors on standard error. */
export function reportFault(fault: unknown): void {
  process.stderr.write(`${typeof fault === 'string' ? fault : inspect(fault)}\n`);
}
