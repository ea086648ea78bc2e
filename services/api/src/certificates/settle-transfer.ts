import { Injectable } from '@nestjs/common';
import { Collectors, type SignedInCollector } from '../identity';
import { AppError, Clock, Database, digestOf } from '../platform';
import { isInForce, type Certificate } from './certificate.entity';
import { CertificateHistory } from './certificate-history';
import type { CertificateTransfer } from './certificate-transfer.entity';
import { CertificatesStore } from './certificates.store';
import type { TransferView } from './dto/transfer.dto';
import { ReadTransfer } from './read-transfer';
import { TransferNotices } from './transfer-notices';
import { TransfersStore } from './transfers.store';

type Link = { holderDigest: string } | { recipientDigest: string };

/**
 * Both ends of a transfer answer by their links, in any order; who answers last moves the certificate. The certificate is
 * locked first, then the transfer, so that two answers at once follow each other.
 */
@Injectable()
export class SettleTransfer {
  constructor(
    private readonly database: Database,
    private readonly store: CertificatesStore,
    private readonly transfers: TransfersStore,
    private readonly collectors: Collectors,
    private readonly history: CertificateHistory,
    private readonly notices: TransferNotices,
    private readonly reading: ReadTransfer,
    private readonly clock: Clock,
  ) {}

  /** The holder's link is used up by it. @throws AppError `transfer_not_found`, `certificate_not_in_force` */
  confirm(token: string): Promise<TransferView> {
    return this.answer({ holderDigest: digestOf(token) }, 'holder', async ({ id }) => {
      const change = { confirmedAt: this.clock.now(), holderDigest: null };
      await this.transfers.save(id, change);
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
      await this.transfers.save(id, change);
      return change;
    });
  }

  private answer(
    link: Link,
    role: TransferView['role'],
    note: (transfer: CertificateTransfer) => Promise<Partial<CertificateTransfer>>,
  ): Promise<TransferView> {
    return this.database.transaction(async () => {
      const found = await this.transfers.find(link);
      const certificate = found && (await this.store.lock(found.certificateId));
      const open = found && (await this.transfers.lock(found.id));
      if (!certificate || !open || !this.isAnswerable(open, link)) throw new AppError('transfer_not_found');
      guardHeld(certificate, open);
      const transfer = Object.assign(open, await note(open));
      const isDone = transfer.confirmedAt !== null && transfer.acceptedAt !== null;
      if (isDone) await this.complete(certificate, transfer);
      return this.reading.present(certificate, transfer, role);
    });
  }

  /** Asked again under the lock: somebody else may have used the link or called it off since it was found. */
  private isAnswerable(transfer: CertificateTransfer, link: Link): boolean {
    const isSame =
      'holderDigest' in link
        ? transfer.holderDigest === link.holderDigest
        : transfer.recipientDigest === link.recipientDigest;
    return isSame && transfer.state === 'open' && this.clock.now() < transfer.expiresAt;
  }

  private async complete(certificate: Certificate, transfer: CertificateTransfer): Promise<void> {
    const { recipientCollectorId } = transfer;
    const recipient = recipientCollectorId === null ? null : await this.collectors.find(recipientCollectorId);
    if (!recipient) throw new AppError('transfer_not_found');
    const holder = {
      holderName: `${recipient.firstName} ${recipient.lastName}`.trim(),
      holderEmail: recipient.email,
      holderCollectorId: recipient.id,
    };
    await this.store.save(certificate.id, { ...holder, state: 'transferred' });
    await this.transfers.save(transfer.id, { state: 'completed', closedAt: this.clock.now() });
    const entry = this.history.entry({ id: certificate.id, ...holder }, 'transferred', {
      actor: 'collector',
    });
    await this.store.addEvents([entry]);
    const { holderCollectorId } = transfer;
    const giver = holderCollectorId === null ? null : await this.collectors.find(holderCollectorId);
    const holderEmail = giver?.email ?? certificate.holderEmail;
    await this.notices.completed(Object.assign(certificate, { holderEmail }), transfer);
  }
}

function guardHeld(certificate: Certificate, { holderCollectorId }: CertificateTransfer): void {
  if (certificate.holderCollectorId !== holderCollectorId) throw new AppError('transfer_not_found');
  if (!isInForce(certificate)) throw new AppError('certificate_not_in_force');
}
