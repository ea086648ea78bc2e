import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AuditLogService, CollectorsService, normalizeEmail } from '../../identity';
import { nameOf, type Actor } from '../../orders';
import { Clock } from '../../platform';
import type { CertificateEntity } from '../entities/certificate.entity';
import { CertificateHistoryService } from '../issuing/certificate-history.service';
import type { CertificateTransferEntity } from '../entities/certificate-transfer.entity';
import { CertificatesStore } from '../certificates.store';
import { CertificateUpdatesService } from '../admin/certificate-updates.service';
import type { CreateGalleryTransfer } from '../admin/dto/certificate-amendment.dto';
import { CertificateTransferEmails } from './certificate-transfer.emails';
import { CertificateTransfersStore } from './certificate-transfers.store';

/**
 * Transfers a certificate by the gallery's word: to an heir, after a sale that it arranged. Between collectors both sides
 * answer instead (ADR 0055).
 */
@Injectable()
export class GalleryTransferService {
  constructor(
    private readonly certificateUpdatesService: CertificateUpdatesService,
    private readonly certificatesStore: CertificatesStore,
    private readonly certificateTransfersStore: CertificateTransfersStore,
    private readonly collectorsService: CollectorsService,
    private readonly certificateHistoryService: CertificateHistoryService,
    private readonly certificateTransferEmails: CertificateTransferEmails,
    private readonly auditLogService: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /**
   * Into the account that has proved the address, when there is one. A transfer that is under way ends.
   * @throws AppError `certificate_not_found`, `certificate_not_in_force`, `changed_meanwhile`
   */
  async transfer(
    coaId: string,
    { name, email, reason, version, tellsBoth }: CreateGalleryTransfer,
    actor: Actor,
  ): Promise<void> {
    await this.certificateUpdatesService.update(coaId, version, async (certificate) => {
      const holder = {
        holderName: name,
        holderEmail: email,
        holderCollectorId: await this.findAccountId(email),
      };
      const transfer = this.buildCompleted(certificate, holder);
      await this.certificateTransfersStore.close([certificate.id], 'cancelled', { at: transfer.createdAt });
      await this.certificateTransfersStore.insert(transfer);
      await this.certificatesStore.update(certificate.id, { ...holder, state: 'transferred' });
      const whose = { id: certificate.id, ...holder };
      await this.certificatesStore.addEvents([
        this.certificateHistoryService.createEvent(whose, 'transferred', {
          actor: nameOf(actor),
          note: reason,
        }),
      ]);
      if (tellsBoth) await this.certificateTransferEmails.sendTransferredByGallery(certificate, transfer);
      await this.auditLogService.record({
        action: 'certificate.handed-over',
        actor: { kind: actor.role, id: actor.id },
        subject: { kind: 'certificate', id: certificate.id },
      });
    });
  }

  private async findAccountId(email: string): Promise<string | null> {
    const collector = email === '' ? null : await this.collectorsService.findByConfirmedEmail(email);
    // The database takes letters with and without accents for the same; addresses are not.
    return collector?.email === normalizeEmail(email) ? collector.id : null;
  }

  /** As the transfers between collectors are kept, so that what follows from one follows from this too. */
  private buildCompleted(
    { id: certificateId, holderCollectorId }: CertificateEntity,
    to: Pick<CertificateEntity, 'holderName' | 'holderEmail' | 'holderCollectorId'>,
  ): CertificateTransferEntity {
    const now = this.clock.now();
    return {
      id: uuid(),
      certificateId,
      holderCollectorId,
      recipientName: to.holderName,
      recipientEmail: normalizeEmail(to.holderEmail),
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
