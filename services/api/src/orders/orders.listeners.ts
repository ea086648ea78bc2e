import { toDollars } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ArtworkRemovalRequested } from '../catalog';
import { GuestDataExpired } from '../events';
import {
  CollectorDataExportRequested,
  FindAuditSubject,
  normalizeEmail,
  ResolveAuditSubjects,
} from '../identity';
import { DomainEvents } from '../platform';
import { CollectorOrdersService } from './collector/collector-orders.service';
import { OrdersStore } from './orders.store';

/** Answers other modules' questions about orders. Events that change orders go to the service that does it. */
@Injectable()
export class OrdersListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly ordersStore: OrdersStore,
    private readonly collectorOrdersService: CollectorOrdersService,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(ArtworkRemovalRequested, async (removal) => {
      // Once ordered, an artwork stays, whatever happened to the order.
      if (await this.ordersStore.hasOrdersForArtwork(removal.artworkId)) removal.preventRemoval();
    });
    this.domainEvents.on(ResolveAuditSubjects, async (subjects) =>
      subjects.add('order', 'SELECT id, number AS name FROM orders'),
    );
    this.domainEvents.on(FindAuditSubject, async (search) =>
      search.add('SELECT id FROM orders WHERE number = CONVERT(? USING ascii)'),
    );
    this.domainEvents.on(GuestDataExpired, (expired) => this.retainBuyers(expired));
    this.domainEvents.on(CollectorDataExportRequested, (request) => this.exportOrders(request));
  }

  /** A guest who bought an event photo is kept for as long as the order is. */
  private async retainBuyers({ addresses, keptAddresses }: GuestDataExpired): Promise<void> {
    const expiring = new Set(addresses);
    for (const buyer of await this.ordersStore.findEventPhotoBuyers(addresses)) {
      const address = normalizeEmail(buyer);
      // The database ignores accents when it compares, but they make a different email address.
      if (expiring.has(address)) keptAddresses.add(address);
    }
  }

  /** What collectors see of their orders, and what is stored besides. */
  private async exportOrders({ collectorId, sections }: CollectorDataExportRequested): Promise<void> {
    const orders = await this.ordersStore.findAllByCollector(collectorId);
    const presented = await this.collectorOrdersService.present(orders);
    sections.set(
      'orders',
      orders.map((order, index) => ({
        order: presented[index],
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
        disputeWithdrawn: toDollars(order.disputeWithdrawnCents),
        shippingPaid: toDollars(order.shippingPaidCents),
      })),
    );
  }
}
