import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { plainAddress, type SignedInCollector } from '../identity';
import { AppError, Clock, Database, digestOf, newSecret } from '../platform';
import { presentTransfer } from './certificate.presenter';
import { isInForce } from './certificate.entity';
import type { CertificateTransfer } from './certificate-transfer.entity';
import { CertificatesStore } from './certificates.store';
import type { CollectorTransfer } from './dto/collector-certificate.dto';
import type { TransferRequest } from './dto/transfer.dto';
import { TransferNotices } from './transfer-notices';
import { TransfersStore } from './transfers.store';

/** Both links end then, in milliseconds. */
const VALID_MS = 7 * 86_400_000;

/** A holder asks that somebody else shall hold a certificate, and may call that off (ADR 0055). */
@Injectable()
export class AskTransfer {
  constructor(
    private readonly database: Database,
    private readonly store: CertificatesStore,
    private readonly transfers: TransfersStore,
    private readonly notices: TransferNotices,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends both their links. One transfer at a time: the certificate is locked meanwhile.
   * @throws AppError `certificate_not_found`, `certificate_not_in_force`, `transfer_open`, `validation_failed`
   */
  ask(collector: SignedInCollector, coaId: string, request: TransferRequest): Promise<CollectorTransfer> {
    guardOther(collector, request.email);
    return this.database.transaction(async () => {
      const certificate = await this.store.lockByCoaId(coaId);
      if (certificate?.holderCollectorId !== collector.id) throw new AppError('certificate_not_found');
      if (!isInForce(certificate)) throw new AppError('certificate_not_in_force');
      const now = this.clock.now();
      await this.transfers.close([certificate.id], 'expired', { at: now, expiredBy: now });
      if (await this.transfers.hasOpen(certificate.id)) throw new AppError('transfer_open');

      const tokens = { holder: newSecret(), recipient: newSecret() };
      const transfer: CertificateTransfer = {
        id: uuid(),
        certificateId: certificate.id,
        holderCollectorId: collector.id,
        recipientName: request.name,
        recipientEmail: plainAddress(request.email),
        recipientCollectorId: null,
        state: 'open',
        holderDigest: digestOf(tokens.holder),
        recipientDigest: digestOf(tokens.recipient),
        confirmedAt: null,
        acceptedAt: null,
        expiresAt: new Date(now.getTime() + VALID_MS),
        createdAt: now,
        closedAt: null,
      };
      await this.transfers.insert(transfer);
      // The account's address rather than the order's: it is the holder of today who has to confirm.
      await this.notices.asked(
        Object.assign(certificate, { holderEmail: collector.email }),
        transfer,
        tokens,
      );
      return presentTransfer(transfer);
    });
  }

  /** Both links are dead at once. @throws AppError `transfer_not_found` */
  async cancel(collector: SignedInCollector, id: string): Promise<void> {
    const found = await this.transfers.find({ id });
    if (found?.holderCollectorId !== collector.id) throw new AppError('transfer_not_found');
    await this.database.transaction(async () => {
      const certificate = await this.store.lock(found.certificateId);
      const transfer = await this.transfers.lock(id);
      if (!certificate || transfer?.state !== 'open') throw new AppError('transfer_not_found');
      await this.transfers.close([certificate.id], 'cancelled', { at: this.clock.now() });
      await this.notices.calledOff(certificate, transfer);
    });
  }
}

function guardOther({ email }: SignedInCollector, recipient: string): void {
  if (plainAddress(recipient) !== email) return;
  const fault = 'Please enter the address of the new owner; this one is yours.';
  throw new AppError('validation_failed', { message: fault, fields: { email: fault } });
}
