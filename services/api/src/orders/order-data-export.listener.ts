import { toDollars } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CollectorDataExportRequested } from '../identity';
import { DomainEvents } from '../platform';
import { OrdersStore } from './orders.store';
import { CollectorOrdersService } from './collector/collector-orders.service';

/** The orders' part of what is kept about a collector: what they see of them, and what was written down besides. */
@Injectable()
export class OrderDataExportListener implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly ordersStore: OrdersStore,
    private readonly collectorOrdersService: CollectorOrdersService,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(CollectorDataExportRequested, (exported) => this.addOrders(exported));
  }

  private async addOrders({ collectorId, sections: parts }: CollectorDataExportRequested): Promise<void> {
    const orders = await this.ordersStore.findAllByCollector(collectorId);
    const shown = await this.collectorOrdersService.present(orders);
    parts.set(
      'orders',
      orders.map((order, index) => ({
        order: shown[index],
        customerName: order.customerName,
        customerEmail: order.customerEmail,
        billing: order.billing,
        shipping: order.shipping,
        installation: order.installation,
        referralPartnerId: order.referralPartnerId,
        referredAt: order.referredAt,
        referralSource: order.referralSource,
        attribution: order.attribution,
        refunded: toDollars(order.refundedCents),
        shippingPaid: toDollars(order.shippingPaidCents),
      })),
    );
  }
}
