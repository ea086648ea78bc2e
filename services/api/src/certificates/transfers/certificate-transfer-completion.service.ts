import { Injectable } from '@nestjs/common';
import { CollectorsService, type SignedInCollector } from '../../identity';
import { AppError, Clock, Database, hashSecret } from '../../platform';
import { CertificatesStore } from '../certificates.store';
import {
  createCertificateEvent,
  isInForce,
  type CertificateEntity,
  type CertificateTransferEntity,
} from '../entities/certificate.entity';
import { CertificateTransferEmails } from './certificate-transfer.emails';
import { CertificateTransfersService, type TransferView } from './certificate-transfers.service';
import { CertificateTransfersStore } from './certificate-transfers.store';

type TransferLink = { holderDigest: string } | { recipientDigest: string };

/**
 * Holder and recipient answer through their links, in any order; the last answer completes the transfer. The
 * certificate is locked before the transfer, so that two simultaneous answers take turns.
 */
@Injectable()
export class CertificateTransferCompletionService {
  constructor(
    private readonly database: Database,
    private readonly certificatesStore: CertificatesStore,
    private readonly certificateTransfersStore: CertificateTransfersStore,
    private readonly collectorsService: CollectorsService,
    private readonly certificateTransferEmails: CertificateTransferEmails,
    private readonly certificateTransfersService: CertificateTransfersService,
    private readonly clock: Clock,
  ) {}

  /** Uses up the holder's link. @throws AppError `transfer_not_found`, `certificate_not_in_force` */
  confirm(token: string): Promise<TransferView> {
    return this.answer({ holderDigest: hashSecret(token) }, 'holder', async ({ id }) => {
      const change = { confirmedAt: this.clock.now(), holderDigest: null };
      await this.certificateTransfersStore.update(id, change);
      return change;
    });
  }

  /**
   * Uses up the recipient's link; only the person it was sent to can do that.
   * @throws AppError `transfer_not_found`, `transfer_for_another`, `certificate_not_in_force`
   */
  accept(token: string, collector: SignedInCollector): Promise<TransferView> {
    const link = { recipientDigest: hashSecret(token) };
    return this.answer(link, 'recipient', async ({ id, recipientEmail }) => {
      const isRecipient = collector.emailConfirmedAt !== null && collector.email === recipientEmail;
      if (!isRecipient) throw new AppError('transfer_for_another');
      const recipient = { recipientCollectorId: collector.id, recipientDigest: null };
      const change = { ...recipient, acceptedAt: this.clock.now() };
      await this.certificateTransfersStore.update(id, change);
      return change;
    });
  }

  private answer(
    link: TransferLink,
    role: TransferView['role'],
    saveAnswer: (transfer: CertificateTransferEntity) => Promise<Partial<CertificateTransferEntity>>,
  ): Promise<TransferView> {
    return this.database.transaction(async () => {
      const found = await this.certificateTransfersStore.find(link);
      const certificate = found && (await this.certificatesStore.lock(found.certificateId));
      const open = found && (await this.certificateTransfersStore.lock(found.id));
      if (!certificate || !open || !this.isAnswerable(open, link)) throw new AppError('transfer_not_found');
      assertHeld(certificate, open);
      const transfer = Object.assign(open, await saveAnswer(open));
      const isDone = transfer.confirmedAt !== null && transfer.acceptedAt !== null;
      if (isDone) await this.complete(certificate, transfer);
      return this.certificateTransfersService.present(certificate, transfer, role);
    });
  }

  /** Checked again under the lock: the link may have been used, or the transfer cancelled, since it was found. */
  private isAnswerable(transfer: CertificateTransferEntity, link: TransferLink): boolean {
    const isSame =
      'holderDigest' in link
        ? transfer.holderDigest === link.holderDigest
        : transfer.recipientDigest === link.recipientDigest;
    return isSame && transfer.state === 'open' && this.clock.now() < transfer.expiresAt;
  }

  private async complete(certificate: CertificateEntity, transfer: CertificateTransferEntity): Promise<void> {
    const at = this.clock.now();
    const { holderCollectorId, recipientCollectorId } = transfer;
    const recipient =
      recipientCollectorId === null ? null : await this.collectorsService.find(recipientCollectorId);
    if (!recipient) throw new AppError('transfer_not_found');
    const holder = {
      holderName: `${recipient.firstName} ${recipient.lastName}`.trim(),
      holderEmail: recipient.email,
      holderCollectorId: recipient.id,
    };
    await this.certificatesStore.update(certificate.id, { ...holder, state: 'transferred' });
    await this.certificateTransfersStore.update(transfer.id, { state: 'completed', closedAt: at });
    await this.certificatesStore.addEvents([
      createCertificateEvent({ id: certificate.id, ...holder }, 'transferred', { actor: 'collector', at }),
    ]);
    const giver = holderCollectorId === null ? null : await this.collectorsService.find(holderCollectorId);
    const holderEmail = giver?.email ?? certificate.holderEmail;
    await this.certificateTransferEmails.sendCompleted(Object.assign(certificate, { holderEmail }), transfer);
  }
}

function assertHeld(certificate: CertificateEntity, { holderCollectorId }: CertificateTransferEntity): void {
  if (certificate.holderCollectorId !== holderCollectorId) throw new AppError('transfer_not_found');
  if (!isInForce(certificate)) throw new AppError('certificate_not_in_force');
}
