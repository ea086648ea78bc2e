export { startStripeSandbox } from './sandbox';
export type { Actors, PayOptions, Sandbox, SandboxOptions, WebhookControl } from './sandbox-interface';
export type { SandboxEvent } from './events';
export type { CallFilter, Fault } from './faults';
export type { Delivery } from './webhook-sender';
