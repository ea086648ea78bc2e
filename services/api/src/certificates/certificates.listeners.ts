import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  CollectorDataExportRequested,
  CollectorDeleted,
  CollectorEmailConfirmed,
  FindAuditSubject,
  ResolveAuditSubjects,
} from '../identity';
import { OrderConfirmed, OrderRefunded, PrintsRefunded } from '../orders';
import { Clock, DomainEvents } from '../platform';
import { presentCollectorCertificate } from './certificate.presenter';
import { CertificatesStore } from './certificates.store';
import { CertificateIssuingService } from './issuing/certificate-issuing.service';
import { CertificateTransfersStore } from './transfers/certificate-transfers.store';

/** The export contains what the gallery keeps, without the details that are shown with it. */
const NO_DETAILS = { transfers: [], events: [], pictures: [], printedAt: new Map(), hiddenArtworkIds: [] };

/** What certificates do in response to orders, accounts and the audit log. */
@Injectable()
export class CertificatesListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly certificatesStore: CertificatesStore,
    private readonly certificateTransfersStore: CertificateTransfersStore,
    private readonly certificateIssuingService: CertificateIssuingService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(OrderConfirmed, (confirmed) => this.certificateIssuingService.issue(confirmed));
    this.domainEvents.on(OrderRefunded, (refunded) => this.certificateIssuingService.revokeOrder(refunded));
    this.domainEvents.on(PrintsRefunded, (refunded) => this.certificateIssuingService.revokePrints(refunded));
    this.domainEvents.on(CollectorEmailConfirmed, (confirmed) => this.claim(confirmed));
    this.domainEvents.on(CollectorDataExportRequested, (requested) => this.export(requested));
    this.domainEvents.on(CollectorDeleted, (deleted) => this.anonymize(deleted));
    this.domainEvents.on(ResolveAuditSubjects, async (subjects) =>
      subjects.add('certificate', 'SELECT id, coa_id AS name FROM certificates'),
    );
    this.domainEvents.on(FindAuditSubject, async (search) =>
      search.add('SELECT id FROM certificates WHERE coa_id = CONVERT(? USING ascii)'),
    );
  }

  /** Moves certificates that were issued to an email address into the account that has confirmed it. */
  private async claim({ collectorId, email }: CollectorEmailConfirmed): Promise<void> {
    // The database ignores accents when it compares; email addresses don't.
    const own = (await this.certificatesStore.lockUnclaimed(email)).filter(
      ({ holderEmail }) => holderEmail.toLowerCase() === email,
    );
    if (own.length === 0) return;
    await this.certificatesStore.claim(
      own.map(({ id }) => id),
      collectorId,
    );
  }

  private async export({ collectorId, sections }: CollectorDataExportRequested): Promise<void> {
    const certificates = await this.certificatesStore.listByCollector(collectorId);
    const transfers = await this.certificateTransfersStore.listByCollector(collectorId);
    sections.set(
      'certificates',
      certificates.map((certificate) =>
        Object.assign(presentCollectorCertificate(certificate, NO_DETAILS), {
          holderName: certificate.holderName,
          holderEmail: certificate.holderEmail,
        }),
      ),
    );
    sections.set(
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

  /** The certificates stay valid and keep their history, without the holder's name unless the account only lapsed. */
  private async anonymize({ collectorId, confirmedEmail, isRequested }: CollectorDeleted): Promise<void> {
    const transfers = await this.certificateTransfersStore.listByCollector(collectorId);
    const received =
      confirmedEmail === null ? [] : await this.certificateTransfersStore.listByRecipient(confirmedEmail);
    const open = [...transfers, ...received].filter(({ state }) => state === 'open');
    const certificateIds = open.map(({ certificateId }) => certificateId);
    await this.certificatesStore.lockHeld(collectorId, certificateIds);
    await this.certificateTransfersStore.close(certificateIds, 'cancelled', { at: this.clock.now() });
    // Nobody needs to know any longer for whom they intended a transfer that never completed.
    const unfinished = transfers.filter(
      ({ recipientCollectorId, state }) => recipientCollectorId === collectorId || state !== 'completed',
    );
    await this.certificateTransfersStore.anonymizeRecipient([...unfinished, ...received].map(({ id }) => id));
    if (isRequested) await this.certificatesStore.anonymizeHolder(collectorId);
    else await this.certificatesStore.unclaim(collectorId);
  }
}
