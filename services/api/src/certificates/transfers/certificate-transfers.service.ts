import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { normalizeEmail, type SignedInCollector } from '../../identity';
import { AppError, Clock, Database, digestOf, generateSecret } from '../../platform';
import { presentCollectorTransfer } from '../certificate.presenter';
import { isInForce } from '../entities/certificate.entity';
import type { CertificateTransferEntity } from '../entities/certificate-transfer.entity';
import { CertificatesStore } from '../certificates.store';
import type { CollectorTransfer } from '../collector/dto/collector-certificate.dto';
import type { CreateCertificateTransfer } from './dto/certificate-transfer.dto';
import { CertificateTransferEmails } from './certificate-transfer.emails';
import { CertificateTransfersStore } from './certificate-transfers.store';

/** Both links end then, in milliseconds. */
const TRANSFER_LINK_DURATION_MS = 7 * 86_400_000;

/** A holder asks that somebody else shall hold a certificate, and may call that off (ADR 0055). */
@Injectable()
export class CertificateTransfersService {
  constructor(
    private readonly database: Database,
    private readonly certificatesStore: CertificatesStore,
    private readonly certificateTransfersStore: CertificateTransfersStore,
    private readonly certificateTransferEmails: CertificateTransferEmails,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends both their links. One transfer at a time: the certificate is locked meanwhile.
   * @throws AppError `certificate_not_found`, `certificate_not_in_force`, `transfer_open`, `validation_failed`
   */
  create(
    collector: SignedInCollector,
    coaId: string,
    request: CreateCertificateTransfer,
  ): Promise<CollectorTransfer> {
    rejectOwnAddress(collector, request.email);
    return this.database.transaction(async () => {
      const certificate = await this.certificatesStore.lockByCoaId(coaId);
      if (certificate?.holderCollectorId !== collector.id) throw new AppError('certificate_not_found');
      if (!isInForce(certificate)) throw new AppError('certificate_not_in_force');
      const now = this.clock.now();
      await this.certificateTransfersStore.close([certificate.id], 'expired', { at: now, expiredBy: now });
      if (await this.certificateTransfersStore.hasOpen(certificate.id)) throw new AppError('transfer_open');

      const tokens = { holder: generateSecret(), recipient: generateSecret() };
      const transfer: CertificateTransferEntity = {
        id: uuid(),
        certificateId: certificate.id,
        holderCollectorId: collector.id,
        recipientName: request.name,
        recipientEmail: normalizeEmail(request.email),
        recipientCollectorId: null,
        state: 'open',
        holderDigest: digestOf(tokens.holder),
        recipientDigest: digestOf(tokens.recipient),
        confirmedAt: null,
        acceptedAt: null,
        expiresAt: new Date(now.getTime() + TRANSFER_LINK_DURATION_MS),
        createdAt: now,
        closedAt: null,
      };
      await this.certificateTransfersStore.insert(transfer);
      // The account's address rather than the order's: it is the holder of today who has to confirm.
      await this.certificateTransferEmails.sendRequested(
        Object.assign(certificate, { holderEmail: collector.email }),
        transfer,
        tokens,
      );
      return presentCollectorTransfer(transfer);
    });
  }

  /** Both links are dead at once. @throws AppError `transfer_not_found` */
  async cancel(collector: SignedInCollector, id: string): Promise<void> {
    const found = await this.certificateTransfersStore.find({ id });
    if (found?.holderCollectorId !== collector.id) throw new AppError('transfer_not_found');
    await this.database.transaction(async () => {
      const certificate = await this.certificatesStore.lock(found.certificateId);
      const transfer = await this.certificateTransfersStore.lock(id);
      if (!certificate || transfer?.state !== 'open') throw new AppError('transfer_not_found');
      await this.certificateTransfersStore.close([certificate.id], 'cancelled', { at: this.clock.now() });
      await this.certificateTransferEmails.sendCancelled(certificate, transfer);
    });
  }
}

function rejectOwnAddress({ email }: SignedInCollector, recipient: string): void {
  if (normalizeEmail(recipient) !== email) return;
  const fault = 'Please enter the address of the new owner; this one is yours.';
  throw new AppError('validation_failed', { message: fault, fields: { email: fault } });
}
