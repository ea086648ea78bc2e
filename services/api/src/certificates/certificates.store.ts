import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../platform';
import { Certificate } from './certificate.entity';
import { CertificateEvent } from './certificate-event.entity';

/** Every query of the certificates module. */
@Injectable()
export class CertificatesStore {
  constructor(private readonly database: Database) {}

  async insert(certificates: Certificate[], events: CertificateEvent[]): Promise<void> {
    const { manager } = this.database;
    await manager
      .createQueryBuilder()
      .insert()
      .into(Certificate)
      .values(certificates)
      .updateEntity(false)
      .execute();
    await this.addEvents(events);
  }

  async addEvents(events: CertificateEvent[]): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(CertificateEvent)
      .values(events)
      .updateEntity(false)
      .execute();
  }

  /** Certificates of an order that are in force, locked. */
  async lockInForce(orderId: string): Promise<Certificate[]> {
    return this.database.manager.find(Certificate, {
      where: { orderId, state: In(['issued', 'transferred']) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async revoke(ids: string[]): Promise<void> {
    await this.database.manager.update(Certificate, { id: In(ids) }, { state: 'revoked' });
  }
}
