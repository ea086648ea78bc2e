import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual, MoreThan } from 'typeorm';
import { Database } from '../platform';
import { CertificateTransfer, type TransferState } from './certificate-transfer.entity';

type TransferChange = Partial<
  Pick<
    CertificateTransfer,
    | 'state'
    | 'holderDigest'
    | 'recipientDigest'
    | 'recipientCollectorId'
    | 'confirmedAt'
    | 'acceptedAt'
    | 'closedAt'
  >
>;

/** Every query on transfers of certificates. Their certificate is locked first, always. */
@Injectable()
export class TransfersStore {
  constructor(private readonly database: Database) {}

  async insert(transfer: CertificateTransfer): Promise<void> {
    await this.database.manager.insert(CertificateTransfer, transfer);
  }

  async find(
    where: { id: string } | { holderDigest: string } | { recipientDigest: string },
  ): Promise<CertificateTransfer | null> {
    return this.database.manager.findOneBy(CertificateTransfer, where);
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<CertificateTransfer | null> {
    return this.database.manager.findOne(CertificateTransfer, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async save(id: string, change: TransferChange): Promise<void> {
    await this.database.manager.update(CertificateTransfer, { id }, change);
  }

  /** Transfers of certificates that are done, or can still be. */
  async ofCertificates(certificateIds: readonly string[], now: Date): Promise<CertificateTransfer[]> {
    if (certificateIds.length === 0) return [];
    const certificateId = In([...certificateIds]);
    return this.database.manager.findBy(CertificateTransfer, [
      { certificateId, state: 'completed' },
      { certificateId, state: 'open', expiresAt: MoreThan(now) },
    ]);
  }

  async hasOpen(certificateId: string): Promise<boolean> {
    return this.database.manager.existsBy(CertificateTransfer, { certificateId, state: 'open' });
  }

  /** Closes what is open; with `expiredBy` only what had run out of time by then. */
  async close(
    certificateIds: readonly string[],
    state: Exclude<TransferState, 'open' | 'completed'>,
    { at, expiredBy }: { at: Date; expiredBy?: Date },
  ): Promise<void> {
    await this.database.manager.update(
      CertificateTransfer,
      {
        certificateId: In([...certificateIds]),
        state: 'open',
        ...(expiredBy ? { expiresAt: LessThanOrEqual(expiredBy) } : {}),
      },
      { state, holderDigest: null, recipientDigest: null, closedAt: at },
    );
  }

  /** Every transfer in which the collector takes or took part, oldest first. */
  async ofCollector(collectorId: string): Promise<CertificateTransfer[]> {
    return this.database.manager.find(CertificateTransfer, {
      where: [{ holderCollectorId: collectorId }, { recipientCollectorId: collectorId }],
      order: { createdAt: 'ASC' },
    });
  }

  /** Transfers to an address, whoever it is of, and whatever became of them. */
  async to(recipientEmail: string): Promise<CertificateTransfer[]> {
    const similar = await this.database.manager.findBy(CertificateTransfer, { recipientEmail });
    // The database takes letters with and without accents for the same; addresses are not.
    return similar.filter((transfer) => transfer.recipientEmail === recipientEmail);
  }

  /** Takes the new owner's name and address off transfers. */
  async forgetRecipient(ids: readonly string[]): Promise<void> {
    await this.database.manager.update(
      CertificateTransfer,
      { id: In([...ids]) },
      { recipientName: '', recipientEmail: '' },
    );
  }
}
