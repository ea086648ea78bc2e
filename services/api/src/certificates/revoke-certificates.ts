import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OrderRefunded, PrintsRefunded } from '../orders';
import { Clock, DomainEvents } from '../platform';
import type { Certificate } from './certificate.entity';
import { CertificateHistory } from './certificate-history';
import { CertificatesStore } from './certificates.store';
import { TransfersStore } from './transfers.store';

/** Revokes the certificates of orders that were given back, and of single prints of them. */
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
    this.events.on(OrderRefunded, async ({ orderId, actor }) =>
      this.revoke(await this.store.lockInForce(orderId), actor),
    );
    this.events.on(PrintsRefunded, (refunded) => this.revokePrints(refunded));
  }

  private async revokePrints({ orderId, prints, actor }: PrintsRefunded): Promise<void> {
    const inForce = await this.store.lockInForce(orderId);
    const refunded = inForce.filter((certificate) =>
      prints.some(
        (print) => print.editionId === certificate.editionId && print.number === certificate.number,
      ),
    );
    await this.revoke(refunded, actor);
  }

  /** The history keeps them; the print itself waits for the owner's decision. */
  private async revoke(certificates: readonly Certificate[], actor: string): Promise<void> {
    if (certificates.length === 0) return;
    const ids = certificates.map(({ id }) => id);
    await this.store.revoke(ids);
    await this.transfers.close(ids, 'cancelled', { at: this.clock.now() });
    await this.store.addEvents(
      certificates.map((certificate) => this.history.entry(certificate, 'revoked', { actor })),
    );
  }
}
