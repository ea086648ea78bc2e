import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../identity';
import { AppError, Clock, Database } from '../../platform';
import { OrderHistoryService, actorName, type Actor } from '../lifecycle/order-history.service';
import { OrderLocksService } from '../lifecycle/order-locks.service';
import type { UpdateOrderInstallation } from './dto/order-record.dto';
import type { OrderEntity } from '../entities/order.entity';
import { OrdersStore } from '../orders.store';

/** Staff's own notes on an order; buyers never see them. */
@Injectable()
export class OrderNotesService {
  constructor(
    private readonly database: Database,
    private readonly orderLocksService: OrderLocksService,
    private readonly orderHistoryService: OrderHistoryService,
    private readonly ordersStore: OrdersStore,
    private readonly auditLogService: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `order_not_found` */
  async addNote(number: string, text: string, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.orderLocksService.lockOrFail(number);
      await this.orderHistoryService.add(order, 'staff-note', actorName(actor), text);
      await this.recordAudit(order, 'order.noted', actor);
    });
  }

  /**
   * Marks the installation request as handled, or opens it again. Repeating it is not an error.
   * @throws AppError `order_not_found`, `changed_meanwhile`; `validation_failed` for an order without such a request
   */
  async updateInstallation(number: string, change: UpdateOrderInstallation, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.orderLocksService.lockOrFail(number);
      if (order.installation === null) {
        const message = 'This order has no installation request.';
        throw new AppError('validation_failed', { message, fields: { handled: message } });
      }
      if (change.handled === (order.installationHandledAt !== null)) return;
      await this.orderLocksService.assertVersion(order, change.version);
      const now = this.clock.now();
      await this.ordersStore.save(order.id, {
        installationHandledAt: change.handled ? now : null,
        updatedAt: now,
      });
      const kind = change.handled ? 'installation-handled' : 'installation-reopened';
      await this.orderHistoryService.add(order, kind, actorName(actor), change.note || null);
      await this.recordAudit(
        order,
        change.handled ? 'order.installed' : 'order.installation-reopened',
        actor,
      );
    });
  }

  private async recordAudit({ id }: OrderEntity, action: AuditAction, actor: Actor): Promise<void> {
    await this.auditLogService.record({
      action,
      actor: { kind: actor.role, id: actor.id },
      subject: { kind: 'order', id },
    });
  }
}
