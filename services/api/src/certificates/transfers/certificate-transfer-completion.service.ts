import { Injectable } from '@nestjs/common';
import { CollectorsService, type SignedInCollector } from '../../identity';
import { AppError, Clock, Database, digestOf } from '../../platform';
import { isInForce, type CertificateEntity } from '../entities/certificate.entity';
import { CertificateHistoryService } from '../issuing/certificate-history.service';
import type { CertificateTransferEntity } from '../entities/certificate-transfer.entity';
import { CertificatesStore } from '../certificates.store';
import type { TransferView } from './dto/certificate-transfer.dto';
import { CertificateTransferLookupService } from './certificate-transfer-lookup.service';
import { CertificateTransferEmails } from './certificate-transfer.emails';
import { CertificateTransfersStore } from './certificate-transfers.store';

type TransferLink = { holderDigest: string } | { recipientDigest: string };

/**
 * Both ends of a transfer answer by their links, in any order; who answers last moves the certificate. The certificate is
 * locked first, then the transfer, so that two answers at once follow each other.
 */
@Injectable()
export class CertificateTransferCompletionService {
  constructor(
    private readonly database: Database,
    private readonly certificatesStore: CertificatesStore,
    private readonly certificateTransfersStore: CertificateTransfersStore,
    private readonly collectorsService: CollectorsService,
    private readonly certificateHistoryService: CertificateHistoryService,
    private readonly certificateTransferEmails: CertificateTransferEmails,
    private readonly certificateTransferLookupService: CertificateTransferLookupService,
    private readonly clock: Clock,
  ) {}

  /** The holder's link is used up by it. @throws AppError `transfer_not_found`, `certificate_not_in_force` */
  confirm(token: string): Promise<TransferView> {
    return this.answer({ holderDigest: digestOf(token) }, 'holder', async ({ id }) => {
      const change = { confirmedAt: this.clock.now(), holderDigest: null };
      await this.certificateTransfersStore.update(id, change);
      return change;
    });
  }

  /**
   * The new owner's link is used up by it, and by them alone.
   * @throws AppError `transfer_not_found`, `transfer_for_another`, `certificate_not_in_force`
   */
  accept(token: string, collector: SignedInCollector): Promise<TransferView> {
    const link = { recipientDigest: digestOf(token) };
    return this.answer(link, 'recipient', async ({ id, recipientEmail }) => {
      const isTheirs = collector.emailConfirmedAt !== null && collector.email === recipientEmail;
      if (!isTheirs) throw new AppError('transfer_for_another');
      const recipient = { recipientCollectorId: collector.id, recipientDigest: null };
      const change = { ...recipient, acceptedAt: this.clock.now() };
      await this.certificateTransfersStore.update(id, change);
      return change;
    });
  }

  private answer(
    link: TransferLink,
    role: TransferView['role'],
    note: (transfer: CertificateTransferEntity) => Promise<Partial<CertificateTransferEntity>>,
  ): Promise<TransferView> {
    return this.database.transaction(async () => {
      const found = await this.certificateTransfersStore.find(link);
      const certificate = found && (await this.certificatesStore.lock(found.certificateId));
      const open = found && (await this.certificateTransfersStore.lock(found.id));
      if (!certificate || !open || !this.isAnswerable(open, link)) throw new AppError('transfer_not_found');
      assertHeld(certificate, open);
      const transfer = Object.assign(open, await note(open));
      const isDone = transfer.confirmedAt !== null && transfer.acceptedAt !== null;
      if (isDone) await this.complete(certificate, transfer);
      return this.certificateTransferLookupService.present(certificate, transfer, role);
    });
  }

  /** Asked again under the lock: somebody else may have used the link or called it off since it was found. */
  private isAnswerable(transfer: CertificateTransferEntity, link: TransferLink): boolean {
    const isSame =
      'holderDigest' in link
        ? transfer.holderDigest === link.holderDigest
        : transfer.recipientDigest === link.recipientDigest;
    return isSame && transfer.state === 'open' && this.clock.now() < transfer.expiresAt;
  }

  private async complete(certificate: CertificateEntity, transfer: CertificateTransferEntity): Promise<void> {
    const { recipientCollectorId } = transfer;
    const recipient =
      recipientCollectorId === null ? null : await this.collectorsService.find(recipientCollectorId);
    if (!recipient) throw new AppError('transfer_not_found');
    const holder = {
      holderName: `${recipient.firstName} ${recipient.lastName}`.trim(),
      holderEmail: recipient.email,
      holderCollectorId: recipient.id,
    };
    await this.certificatesStore.update(certificate.id, { ...holder, state: 'transferred' });
    await this.certificateTransfersStore.update(transfer.id, {
      state: 'completed',
      closedAt: this.clock.now(),
    });
    const entry = this.certificateHistoryService.createEvent(
      { id: certificate.id, ...holder },
      'transferred',
      {
        actor: 'collector',
      },
    );
    await this.certificatesStore.addEvents([entry]);
    const { holderCollectorId } = transfer;
    const giver = holderCollectorId === null ? null : await this.collectorsService.find(holderCollectorId);
    const holderEmail = giver?.email ?? certificate.holderEmail;
    await this.certificateTransferEmails.sendCompleted(Object.assign(certificate, { holderEmail }), transfer);
  }
}

function assertHeld(certificate: CertificateEntity, { holderCollectorId }: CertificateTransferEntity): void {
  if (certificate.holderCollectorId !== holderCollectorId) throw new AppError('transfer_not_found');
  if (!isInForce(certificate)) throw new AppError('certificate_not_in_force');
}
