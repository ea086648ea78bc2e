import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual, MoreThan } from 'typeorm';
import { Database } from '../../platform';
import { CertificateTransferEntity, type TransferState } from '../entities/certificate.entity';

type TransferChange = Partial<
  Pick<
    CertificateTransferEntity,
    | 'state'
    | 'holderDigest'
    | 'recipientDigest'
    | 'recipientCollectorId'
    | 'confirmedAt'
    | 'acceptedAt'
    | 'closedAt'
  >
>;

/** Every query on certificate transfers. Callers always lock the certificate first. */
@Injectable()
export class CertificateTransfersStore {
  constructor(private readonly database: Database) {}

  async insert(transfer: CertificateTransferEntity): Promise<void> {
    await this.database.manager.insert(CertificateTransferEntity, transfer);
  }

  async find(
    where: { id: string } | { holderDigest: string } | { recipientDigest: string },
  ): Promise<CertificateTransferEntity | null> {
    return this.database.manager.findOneBy(CertificateTransferEntity, where);
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<CertificateTransferEntity | null> {
    return this.database.lock(CertificateTransferEntity, { id });
  }

  async update(id: string, change: TransferChange): Promise<void> {
    await this.database.manager.update(CertificateTransferEntity, { id }, change);
  }

  /** Completed transfers, and open ones that have not expired. */
  async listByCertificates(
    certificateIds: readonly string[],
    now: Date,
  ): Promise<CertificateTransferEntity[]> {
    if (certificateIds.length === 0) return [];
    const certificateId = In([...certificateIds]);
    return this.database.manager.findBy(CertificateTransferEntity, [
      { certificateId, state: 'completed' },
      { certificateId, state: 'open', expiresAt: MoreThan(now) },
    ]);
  }

  async hasOpen(certificateId: string): Promise<boolean> {
    return this.database.manager.existsBy(CertificateTransferEntity, { certificateId, state: 'open' });
  }

  /** Closes open transfers; with `expiredBy`, only those that had expired by then. */
  async close(
    certificateIds: readonly string[],
    state: Exclude<TransferState, 'open' | 'completed'>,
    { at, expiredBy }: { at: Date; expiredBy?: Date },
  ): Promise<void> {
    await this.database.manager.update(
      CertificateTransferEntity,
      {
        certificateId: In([...certificateIds]),
        state: 'open',
        ...(expiredBy ? { expiresAt: LessThanOrEqual(expiredBy) } : {}),
      },
      { state, holderDigest: null, recipientDigest: null, closedAt: at },
    );
  }

  /** Every transfer from or to the collector, oldest first. */
  async listByCollector(collectorId: string): Promise<CertificateTransferEntity[]> {
    return this.database.manager.find(CertificateTransferEntity, {
      where: [{ holderCollectorId: collectorId }, { recipientCollectorId: collectorId }],
      order: { createdAt: 'ASC' },
    });
  }

  /** Transfers to an email address, in any state. */
  async listByRecipient(recipientEmail: string): Promise<CertificateTransferEntity[]> {
    const similar = await this.database.manager.findBy(CertificateTransferEntity, { recipientEmail });
    // The database ignores accents when it compares; email addresses don't.
    return similar.filter((transfer) => transfer.recipientEmail === recipientEmail);
  }

  /** Removes the new owner's name and email address from transfers. */
  async anonymizeRecipient(ids: readonly string[]): Promise<void> {
    await this.database.manager.update(
      CertificateTransferEntity,
      { id: In([...ids]) },
      { recipientName: '', recipientEmail: '' },
    );
  }
}
