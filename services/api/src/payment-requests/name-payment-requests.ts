import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SubjectsNamed } from '../identity';
import { PrintSales } from '../orders';
import { DomainEvents } from '../platform';
import { PaymentRequestsStore } from './payment-requests.store';

/** In the audit log a payment request is called by the number of its order. */
@Injectable()
export class NamePaymentRequests implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: PaymentRequestsStore,
    private readonly orders: PrintSales,
  ) {}

  onModuleInit(): void {
    this.events.on(SubjectsNamed, (named) => named.add('payment-request', (ids) => this.namesOf(ids)));
  }

  private async namesOf(ids: string[]): Promise<[id: string, name: string][]> {
    const requests = await this.store.ordersOf(ids);
    const numbers = await this.orders.numbersOf(requests.map(({ orderId }) => orderId));
    return requests.flatMap(({ id, orderId }): [string, string][] => {
      const number = numbers.get(orderId);
      return number === undefined ? [] : [[id, number]];
    });
  }
}
