import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OrderRefunded, PrintsRefunded } from '../../orders';
import { Clock, DomainEvents } from '../../platform';
import type { CertificateEntity } from '../entities/certificate.entity';
import { CertificateHistoryService } from './certificate-history.service';
import { CertificatesStore } from '../certificates.store';
import { CertificateTransfersStore } from '../transfers/certificate-transfers.store';

/** Revokes the certificates of orders that were given back, and of single prints of them. */
@Injectable()
export class CertificateRevocationService implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly certificatesStore: CertificatesStore,
    private readonly certificateTransfersStore: CertificateTransfersStore,
    private readonly clock: Clock,
    private readonly certificateHistoryService: CertificateHistoryService,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(OrderRefunded, async ({ orderId, actor }) =>
      this.revoke(await this.certificatesStore.lockInForce(orderId), actor),
    );
    this.domainEvents.on(PrintsRefunded, (refunded) => this.revokePrints(refunded));
  }

  private async revokePrints({ orderId, prints, actor }: PrintsRefunded): Promise<void> {
    const inForce = await this.certificatesStore.lockInForce(orderId);
    const refunded = inForce.filter((certificate) =>
      prints.some(
        (print) => print.editionId === certificate.editionId && print.number === certificate.number,
      ),
    );
    await this.revoke(refunded, actor);
  }

  /** The history keeps them; the print itself waits for the owner's decision. */
  private async revoke(certificates: readonly CertificateEntity[], actor: string): Promise<void> {
    if (certificates.length === 0) return;
    const ids = certificates.map(({ id }) => id);
    await this.certificatesStore.revoke(ids);
    await this.certificateTransfersStore.close(ids, 'cancelled', { at: this.clock.now() });
    await this.certificatesStore.addEvents(
      certificates.map((certificate) =>
        this.certificateHistoryService.createEvent(certificate, 'revoked', { actor }),
      ),
    );
  }
}
