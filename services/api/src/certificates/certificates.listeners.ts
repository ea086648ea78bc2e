import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CollectorDeleted, CollectorDataExportRequested } from '../identity';
import { Clock, DomainEvents } from '../platform';
import { presentCollectorCertificate } from './certificate.presenter';
import { CertificatesStore } from './certificates.store';
import { CertificateTransfersStore } from './transfers/certificate-transfers.store';

/** What certificates keep of a collector: told on request, and taken off when their account goes. */
@Injectable()
export class CertificatesListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly certificatesStore: CertificatesStore,
    private readonly certificateTransfersStore: CertificateTransfersStore,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(CollectorDataExportRequested, (asked) => this.export(asked));
    this.domainEvents.on(CollectorDeleted, (deleted) => this.anonymize(deleted));
  }

  private async export({ collectorId, sections: parts }: CollectorDataExportRequested): Promise<void> {
    const certificates = await this.certificatesStore.listByCollector(collectorId);
    const transfers = await this.certificateTransfersStore.listByCollector(collectorId);
    parts.set(
      'certificates',
      certificates.map((certificate) =>
        Object.assign(presentCollectorCertificate(certificate, [], null), {
          holderName: certificate.holderName,
          holderEmail: certificate.holderEmail,
        }),
      ),
    );
    parts.set(
      'certificateTransfers',
      transfers.map(({ id, state, recipientName, recipientEmail, createdAt, closedAt }) => ({
        id,
        state,
        recipientName,
        recipientEmail,
        createdAt,
        closedAt,
      })),
    );
  }

  /** The certificates stay valid and keep their history; it no longer says who, unless the account only lapsed. */
  private async anonymize({
    collectorId,
    confirmedEmail,
    isRequested: isWished,
  }: CollectorDeleted): Promise<void> {
    const transfers = await this.certificateTransfersStore.listByCollector(collectorId);
    const toThem =
      confirmedEmail === null ? [] : await this.certificateTransfersStore.listByRecipient(confirmedEmail);
    const open = [...transfers, ...toThem].filter(({ state }) => state === 'open');
    const moving = open.map(({ certificateId }) => certificateId);
    await this.certificatesStore.lockHeld(collectorId, moving);
    await this.certificateTransfersStore.close(moving, 'cancelled', { at: this.clock.now() });
    // Whom they meant to give something that never went there is nobody's to know any more.
    const theirs = transfers.filter(
      ({ recipientCollectorId, state }) => recipientCollectorId === collectorId || state !== 'completed',
    );
    await this.certificateTransfersStore.anonymizeRecipient([...theirs, ...toThem].map(({ id }) => id));
    if (isWished) await this.certificatesStore.anonymizeHolder(collectorId);
    else await this.certificatesStore.unclaim(collectorId);
  }
}
