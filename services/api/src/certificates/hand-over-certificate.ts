import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Audit, Collectors, plainAddress } from '../identity';
import { nameOf, type Actor } from '../orders';
import { Clock } from '../platform';
import type { Certificate } from './certificate.entity';
import { CertificateHistory } from './certificate-history';
import type { CertificateTransfer } from './certificate-transfer.entity';
import { CertificatesStore } from './certificates.store';
import { ChangeCertificate } from './change-certificate';
import type { HandOver } from './dto/owner-certificate.dto';
import { TransferNotices } from './transfer-notices';
import { TransfersStore } from './transfers.store';

/**
 * Transfers a certificate by the gallery's word: to an heir, after a sale that it arranged. Between collectors both sides
 * answer instead (ADR 0055).
 */
@Injectable()
export class HandOverCertificate {
  constructor(
    private readonly changing: ChangeCertificate,
    private readonly store: CertificatesStore,
    private readonly transfers: TransfersStore,
    private readonly collectors: Collectors,
    private readonly history: CertificateHistory,
    private readonly notices: TransferNotices,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Into the account that has proved the address, when there is one. A transfer that is under way ends.
   * @throws AppError `certificate_not_found`, `certificate_not_in_force`, `changed_meanwhile`
   */
  async handOver(
    coaId: string,
    { name, email, reason, version, tellsBoth }: HandOver,
    actor: Actor,
  ): Promise<void> {
    await this.changing.change(coaId, version, async (certificate) => {
      const holder = {
        holderName: name,
        holderEmail: email,
        holderCollectorId: await this.accountOf(email),
      };
      const transfer = this.completed(certificate, holder);
      await this.transfers.close([certificate.id], 'cancelled', { at: transfer.createdAt });
      await this.transfers.insert(transfer);
      await this.store.save(certificate.id, { ...holder, state: 'transferred' });
      const whose = { id: certificate.id, ...holder };
      await this.store.addEvents([
        this.history.entry(whose, 'transferred', { actor: nameOf(actor), note: reason }),
      ]);
      if (tellsBoth) await this.notices.handedOver(certificate, transfer);
      await this.audit.record({
        action: 'certificate.handed-over',
        actor: { kind: actor.role, id: actor.id },
        subject: { kind: 'certificate', id: certificate.id },
      });
    });
  }

  private async accountOf(email: string): Promise<string | null> {
    const collector = email === '' ? null : await this.collectors.ofConfirmedEmail(email);
    // The database takes letters with and without accents for the same; addresses are not.
    return collector?.email === plainAddress(email) ? collector.id : null;
  }

  /** As the transfers between collectors are kept, so that what follows from one follows from this too. */
  private completed(
    { id: certificateId, holderCollectorId }: Certificate,
    to: Pick<Certificate, 'holderName' | 'holderEmail' | 'holderCollectorId'>,
  ): CertificateTransfer {
    const now = this.clock.now();
    return {
      id: uuid(),
      certificateId,
      holderCollectorId,
      recipientName: to.holderName,
      recipientEmail: plainAddress(to.holderEmail),
      recipientCollectorId: to.holderCollectorId,
      state: 'completed',
      holderDigest: null,
      recipientDigest: null,
      confirmedAt: null,
      acceptedAt: null,
      expiresAt: now,
      createdAt: now,
      closedAt: now,
    };
  }
}
