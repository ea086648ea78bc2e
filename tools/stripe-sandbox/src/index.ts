export { startStripeSandbox } from './sandbox';
export type { Actors, PayOptions, Sandbox, SandboxOptions, WebhookControl } from './sandbox-interface';
export type { SandboxEvent } from './account/event-types';
export type { CallFilter, Fault } from './wire/faults';
export type { Delivery } from './webhooks/webhook-sender';
