import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { Database } from '../platform';
import { CertificateTransfer } from './certificate-transfer.entity';

/** Every query on transfers of certificates. */
@Injectable()
export class TransfersStore {
  constructor(private readonly database: Database) {}

  /** Transfers of certificates that are done, or can still be. */
  async ofCertificates(certificateIds: readonly string[], now: Date): Promise<CertificateTransfer[]> {
    if (certificateIds.length === 0) return [];
    const certificateId = In([...certificateIds]);
    return this.database.manager.findBy(CertificateTransfer, [
      { certificateId, state: 'completed' },
      { certificateId, state: 'open', expiresAt: MoreThan(now) },
    ]);
  }
}
