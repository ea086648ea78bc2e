import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ResolveAuditSubjects } from '../identity';
import { OpenBalancesRequested } from '../orders';
import { Clock, DomainEvents } from '../platform';
import { shippingCentsOf } from './entities/payment-request.entity';
import { PaymentRequestStepsService } from './payment-request-steps.service';
import { PaymentRequestsStore } from './payment-requests.store';

/** Answers questions from other modules about payment requests. */
@Injectable()
export class PaymentRequestsListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly paymentRequestsStore: PaymentRequestsStore,
    private readonly paymentRequestStepsService: PaymentRequestStepsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, async (subjects) =>
      subjects.add(
        'payment-request',
        `SELECT request.id, placed.number AS name
         FROM payment_requests request JOIN orders placed ON placed.id = request.order_id`,
      ),
    );
    this.domainEvents.on(OpenBalancesRequested, (request) => this.addBalances(request));
  }

  /** Two queries, however many orders there are. */
  private async addBalances({ orderIds, balances }: OpenBalancesRequested): Promise<void> {
    const requests = await this.paymentRequestsStore.findOpen(orderIds, this.clock.now());
    const lines = await this.paymentRequestsStore.findLines(requests.map(({ id }) => id));
    for (const request of requests) {
      const own = lines.filter(({ paymentRequestId }) => paymentRequestId === request.id);
      balances.push({
        orderId: request.orderId,
        id: request.id,
        description: own.map(({ description }) => description).join(', '),
        amountCents: request.amountCents,
        isDelivery: !request.paysOrder && shippingCentsOf(own) > 0,
        since: request.createdAt,
        payPath: this.paymentRequestStepsService.buildPath(request),
      });
    }
  }
}
