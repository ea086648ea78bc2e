import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PrintsChanged } from '../../catalog';
import { StaffDirectoryService, StaffSessionsEnded } from '../../identity';
import { OrderConfirmed, OrderPlaced, OrderRefunded, RefundsRecounted } from '../../orders';
import { PaymentUpdated, RefundSettled } from '../../payments';
import { Database, DomainEvents, RecordChanged, RedisConnection } from '../../platform';
import { EventBus, type EventBusMessage } from '../event-bus';
import { consoleRecordKind, type ConsoleRecordKind } from './console-records';
import { ConsoleGateway } from './console.gateway';
import { ConsoleSessionsService } from './console-sessions.service';

/** Tells the console what changes, at this instance or another. */
@Injectable()
export class ConsoleListeners implements OnModuleInit {
  private readonly logger = new Logger(ConsoleListeners.name);

  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly eventBus: EventBus,
    private readonly consoleGateway: ConsoleGateway,
    private readonly consoleSessionsService: ConsoleSessionsService,
    private readonly staffDirectoryService: StaffDirectoryService,
    private readonly redisConnection: RedisConnection,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(RecordChanged, async ({ record, act }) => {
      const kind = consoleRecordKind(record.kind);
      if (kind) this.publishAfterCommit({ about: 'record', kind, id: record.id, act });
    });
    this.domainEvents.on(OrderPlaced, async ({ order }) => this.publishChange('order', order.id));
    this.domainEvents.on(OrderConfirmed, async ({ order }) => {
      this.publishChange('order', order.id);
      this.publishChange('affiliate_commission', order.id);
    });
    this.domainEvents.on(OrderRefunded, async ({ orderId }) => this.publishChange('order', orderId));
    this.domainEvents.on(RefundsRecounted, async ({ orderId }) => {
      this.publishChange('order', orderId);
      this.publishChange('affiliate_commission', orderId);
    });
    this.domainEvents.on(PaymentUpdated, async ({ reference, flow }) =>
      this.publishChange(flow === 'session' ? 'order' : 'payment_request', reference),
    );
    this.domainEvents.on(RefundSettled, async ({ reference }) => this.publishChange('order', reference));
    this.domainEvents.on(PrintsChanged, async ({ editionIds }) => {
      for (const editionId of editionIds) this.publishChange('edition', editionId);
    });
    this.domainEvents.on(StaffSessionsEnded, async () =>
      this.publishAfterCommit({ about: 'staff_sessions' }),
    );
    this.eventBus.subscribe((message) => void this.receive(message));
    this.redisConnection.onReconnect(() => this.consoleGateway.resync());
  }

  private publishChange(kind: ConsoleRecordKind, id: string): void {
    this.publishAfterCommit({ about: 'record', kind, id });
  }

  private publishAfterCommit(message: EventBusMessage): void {
    this.database.afterCommit(() => this.eventBus.publish(message));
  }

  private async receive(message: EventBusMessage): Promise<void> {
    if (message.about === 'staff_sessions') return this.consoleSessionsService.recheckAll();
    if (message.about !== 'record') return;
    this.consoleGateway.endQuiet();
    if (!this.consoleGateway.isWatched) return;
    const { kind, id, act } = message;
    const by = act && (await this.findName(act.staffId));
    this.consoleGateway.announce({
      type: 'record_changed',
      kind,
      id,
      ...(act && { action: act.action }),
      ...(by && { by }),
    });
  }

  /** Undefined while the database is unavailable: that something changed matters more than who changed it. */
  private async findName(staffId: string) {
    try {
      return await this.staffDirectoryService.findName(staffId);
    } catch (error) {
      this.logger.warn(`A change is announced without a name: ${String(error)}`);
      return undefined;
    }
  }
}
