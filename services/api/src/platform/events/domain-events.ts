import { Injectable } from '@nestjs/common';

type EventType<E> = new (...args: never[]) => E;
type Handler = (event: object) => Promise<void>;

/**
 * News that flows upwards through the modules. Subscribers run in the publisher's transaction, one after the other in the
 * order they subscribed, and a subscriber that throws undoes the whole. Whoever emails or calls out enqueues an outbox
 * message instead of doing it in the handler.
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

  /** Resolves once every subscriber is done; rejects with the first subscriber's failure. */
  async publish(event: object): Promise<void> {
    for (const handle of this.handlers.get(event.constructor) ?? []) await handle(event);
  }
}
