import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock } from '../../platform';
import type { CertificateEntity, CertificateState } from '../entities/certificate.entity';
import type { CertificateEventEntity } from '../entities/certificate-event.entity';

type CertificateHolder = Pick<CertificateEntity, 'holderName' | 'holderCollectorId'>;

/** Words what happens to certificates for their history. */
@Injectable()
export class CertificateHistoryService {
  constructor(private readonly clock: Clock) {}

  /** A state that the certificate has come into, with whose it is from now on. */
  createEvent(
    { id, holderName, holderCollectorId }: CertificateHolder & Pick<CertificateEntity, 'id'>,
    kind: CertificateState,
    { actor, note = null }: { actor: string; note?: string | null },
  ): CertificateEventEntity {
    return {
      id: uuid(),
      certificateId: id,
      kind,
      holderName,
      holderCollectorId,
      actor,
      note,
      createdAt: this.clock.now(),
    };
  }
}
