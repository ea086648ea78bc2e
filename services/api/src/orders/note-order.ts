import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Audit } from '../identity';
import { AppError, Clock, Database } from '../platform';
import { nameOf, type Actor } from './actor';
import { ChangeOrder } from './change-order';
import type { HandleInstallation } from './dto/note-order.dto';
import type { Order } from './order.entity';
import type { OrderEventKind } from './order-event.entity';
import { OrdersStore } from './orders.store';

/** What the gallery writes down about an order for itself; buyers read none of it. */
@Injectable()
export class NoteOnOrder {
  constructor(
    private readonly database: Database,
    private readonly changing: ChangeOrder,
    private readonly store: OrdersStore,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `order_not_found` */
  async note(number: string, text: string, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.changing.lock(number);
      await this.write(order, 'staff-note', text, actor);
      await this.record(order, 'order.noted', actor);
    });
  }

  /**
   * The wish for somebody to hang the work was taken care of, or not yet after all. Done already is no error.
   * @throws AppError `order_not_found`, `changed_meanwhile`; `validation_failed` when nobody wished it
   */
  async handleInstallation(number: string, wanted: HandleInstallation, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.changing.lock(number);
      if (order.installation === null) {
        const fault = 'No installation was wished with this order.';
        throw new AppError('validation_failed', { message: fault, fields: { handled: fault } });
      }
      if (wanted.handled === (order.installationHandledAt !== null)) return;
      await this.changing.guardVersion(order, wanted.version);
      const now = this.clock.now();
      await this.store.save(order.id, {
        installationHandledAt: wanted.handled ? now : null,
        updatedAt: now,
      });
      const kind = wanted.handled ? 'installation-handled' : 'installation-reopened';
      await this.write(order, kind, wanted.note || null, actor);
      await this.record(order, wanted.handled ? 'order.installed' : 'order.installation-reopened', actor);
    });
  }

  private async write(order: Order, kind: OrderEventKind, note: string | null, actor: Actor): Promise<void> {
    const { id: orderId, status } = order;
    const createdAt = this.clock.now();
    await this.store.addEvent({ id: uuid(), orderId, kind, status, actor: nameOf(actor), note, createdAt });
  }

  private async record({ id }: Order, action: string, actor: Actor): Promise<void> {
    await this.audit.record({
      action,
      actor: { kind: actor.role, id: actor.id },
      subject: { kind: 'order', id },
    });
  }
}
