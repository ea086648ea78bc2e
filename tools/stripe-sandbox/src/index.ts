export { startStripeSandbox, type PayOptions, type Sandbox, type SandboxOptions } from './sandbox';
export type { SandboxEvent } from './events';
export type { CallFilter, Fault } from './faults';
export type { Delivery } from './webhook-sender';
