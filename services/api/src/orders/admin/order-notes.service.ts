import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AuditLogService } from '../../identity';
import { AppError, Clock, Database } from '../../platform';
import { actorName, type Actor } from '../actor';
import { OrderLocksService } from '../lifecycle/order-locks.service';
import type { UpdateOrderInstallation } from './dto/create-order-note.dto';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderEventKind } from '../entities/order-event.entity';
import { OrdersStore } from '../orders.store';

/** What the gallery writes down about an order for itself; buyers read none of it. */
@Injectable()
export class OrderNotesService {
  constructor(
    private readonly database: Database,
    private readonly orderLocksService: OrderLocksService,
    private readonly ordersStore: OrdersStore,
    private readonly auditLogService: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `order_not_found` */
  async addNote(number: string, text: string, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.orderLocksService.lockOrFail(number);
      await this.addEvent(order, 'staff-note', text, actor);
      await this.record(order, 'order.noted', actor);
    });
  }

  /**
   * The wish for somebody to hang the work was taken care of, or not yet after all. Done already is no error.
   * @throws AppError `order_not_found`, `changed_meanwhile`; `validation_failed` when nobody wished it
   */
  async updateInstallation(number: string, wanted: UpdateOrderInstallation, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.orderLocksService.lockOrFail(number);
      if (order.installation === null) {
        const fault = 'No installation was wished with this order.';
        throw new AppError('validation_failed', { message: fault, fields: { handled: fault } });
      }
      if (wanted.handled === (order.installationHandledAt !== null)) return;
      await this.orderLocksService.assertVersion(order, wanted.version);
      const now = this.clock.now();
      await this.ordersStore.save(order.id, {
        installationHandledAt: wanted.handled ? now : null,
        updatedAt: now,
      });
      const kind = wanted.handled ? 'installation-handled' : 'installation-reopened';
      await this.addEvent(order, kind, wanted.note || null, actor);
      await this.record(order, wanted.handled ? 'order.installed' : 'order.installation-reopened', actor);
    });
  }

  private async addEvent(
    order: OrderEntity,
    kind: OrderEventKind,
    note: string | null,
    actor: Actor,
  ): Promise<void> {
    const { id: orderId, status } = order;
    const createdAt = this.clock.now();
    await this.ordersStore.addEvent({
      id: uuid(),
      orderId,
      kind,
      status,
      actor: actorName(actor),
      note,
      createdAt,
    });
  }

  private async record({ id }: OrderEntity, action: string, actor: Actor): Promise<void> {
    await this.auditLogService.record({
      action,
      actor: { kind: actor.role, id: actor.id },
      subject: { kind: 'order', id },
    });
  }
}
