import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ResolveAuditSubjects } from '../identity';
import { PrintSalesService } from '../orders';
import { DomainEvents } from '../platform';
import { PaymentRequestsStore } from './payment-requests.store';

/** What payment requests answer to the questions of other modules. */
@Injectable()
export class PaymentRequestsListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly paymentRequestsStore: PaymentRequestsStore,
    private readonly printSalesService: PrintSalesService,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, (subjects) =>
      subjects.add('payment-request', (ids) => this.resolveNames(ids)),
    );
  }

  /** In the audit log, a payment request has the number of its order. */
  private async resolveNames(ids: string[]): Promise<[id: string, name: string][]> {
    const requests = await this.paymentRequestsStore.findOrderIds(ids);
    const numbers = await this.printSalesService.findOrderNumbers(requests.map(({ orderId }) => orderId));
    return requests.flatMap(({ id, orderId }): [string, string][] => {
      const number = numbers.get(orderId);
      return number === undefined ? [] : [[id, number]];
    });
  }
}
