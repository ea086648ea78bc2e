import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OrderRefunded } from '../orders';
import { Clock, DomainEvents } from '../platform';
import { CertificateHistory } from './certificate-history';
import { CertificatesStore } from './certificates.store';
import { TransfersStore } from './transfers.store';

/** Revokes the certificates of orders that were given back (G21). */
@Injectable()
export class RevokeCertificates implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: CertificatesStore,
    private readonly transfers: TransfersStore,
    private readonly clock: Clock,
    private readonly history: CertificateHistory,
  ) {}

  onModuleInit(): void {
    this.events.on(OrderRefunded, ({ orderId, actor }) => this.revokeOf(orderId, actor));
  }

  /** The history keeps them; the print itself waits for the owner's decision (G21). */
  private async revokeOf(orderId: string, actor: string): Promise<void> {
    const certificates = await this.store.lockInForce(orderId);
    if (certificates.length === 0) return;
    const ids = certificates.map(({ id }) => id);
    await this.store.revoke(ids);
    await this.transfers.close(ids, 'cancelled', { at: this.clock.now() });
    await this.store.addEvents(
      certificates.map((certificate) => this.history.entry(certificate, 'revoked', { actor })),
    );
  }
}
