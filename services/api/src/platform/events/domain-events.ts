import { Injectable } from '@nestjs/common';

type EventType<E> = new (...args: never[]) => E;
type Handler = (event: object) => Promise<void>;

/**
 * Events that modules publish for those above them. Listeners run in the publisher's transaction, in the order they
 * subscribed, and one that throws rolls the whole back. Emails and calls belong into the outbox, not into a listener.
 */
@Injectable()
export class DomainEvents {
  private readonly handlers = new Map<unknown, Handler[]>();

  /** Subscribes to exactly this class of event, for the life of the process. */
  on<E>(type: EventType<E>, handle: (event: E) => Promise<void>): void {
    const typed: Handler = async (event) => {
      if (event instanceof type) await handle(event);
    };
    this.handlers.set(type, [...(this.handlers.get(type) ?? []), typed]);
  }

  /** Resolves once every listener is done; rejects with the first failure. */
  async publish(event: object): Promise<void> {
    for (const handle of this.handlers.get(event.constructor) ?? []) await handle(event);
  }
}

/**
 * A record that the console shows was created or changed. Published inside the transaction that does it; staff who have the
 * record or its list open are told after the commit.
 */
export class RecordChanged {
  constructor(
    /** The kind is that of the audit log: `order`, `artwork`, `message`. */
    readonly record: { kind: string; id: string },
    /** What staff did, as the audit log names it; absent for changes that shoppers, Stripe or workers make. */
    readonly act?: { action: string; staffId: string },
  ) {}
}
