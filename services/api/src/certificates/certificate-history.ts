import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock } from '../platform';
import type { Certificate, CertificateState } from './certificate.entity';
import type { CertificateEvent } from './certificate-event.entity';

type Holder = Pick<Certificate, 'holderName' | 'holderCollectorId'>;

/** Words what happens to certificates for their history. */
@Injectable()
export class CertificateHistory {
  constructor(private readonly clock: Clock) {}

  /** A state that the certificate has come into, with whose it is from now on. */
  entry(
    { id, holderName, holderCollectorId }: Holder & Pick<Certificate, 'id'>,
    kind: CertificateState,
    { actor, note = null }: { actor: string; note?: string | null },
  ): CertificateEvent {
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
