import { dollars } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CollectorExported } from '../identity';
import { DomainEvents } from '../platform';
import { OrdersStore } from './orders.store';
import { ReadCollectorOrders } from './read-collector-orders';

/** The orders' part of what is kept about a collector: what they see of them, and what was written down besides. */
@Injectable()
export class ExportOrders implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: OrdersStore,
    private readonly reading: ReadCollectorOrders,
  ) {}

  onModuleInit(): void {
    this.events.on(CollectorExported, (exported) => this.add(exported));
  }

  private async add({ collectorId, parts }: CollectorExported): Promise<void> {
    const orders = await this.store.everyOf(collectorId);
    const shown = await this.reading.present(orders);
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
        refunded: dollars(order.refundedCents),
        shippingPaid: dollars(order.shippingPaidCents),
      })),
    );
  }
}
