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
