import { newId, type Account } from './account';
import { API_VERSION, type Announce, type Cause, type SandboxEvent } from './event-types';

/** Records events with a snapshot of their object and passes each to the listener. */
export class EventLog {
  private cause: Cause = { id: null, idempotency_key: null };

  constructor(
    private readonly account: Account,
    private readonly listener: (event: SandboxEvent) => void,
    /** Whether an endpoint receives events. */
    private readonly expected: () => boolean,
  ) {}

  readonly announce: Announce = (news) => {
    const event: SandboxEvent = structuredClone({
      ...news,
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.account.seconds(),
      livemode: false,
      pending_webhooks: this.expected() ? 1 : 0,
      request: this.cause,
    });
    this.account.addEvent(event);
    this.listener(event);
  };

  /** Runs synchronous work whose events have this request's id. */
  during<T>(cause: Cause, work: () => T): T {
    const before = this.cause;
    this.cause = cause;
    try {
      return work();
    } finally {
      this.cause = before;
    }
  }
}
