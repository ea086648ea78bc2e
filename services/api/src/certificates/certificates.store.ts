import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Database } from '../platform';
import { Certificate } from './certificate.entity';
import { CertificateEvent } from './certificate-event.entity';
import type { SignedStatement } from './certificate-signer';

/** What may change of a certificate; what it states never does. */
type CertificateChange = Partial<
  Pick<
    Certificate,
    | 'state'
    | 'holderName'
    | 'holderEmail'
    | 'holderCollectorId'
    | 'signatureAppliedAt'
    | 'signatureSrc'
    | 'replacedBy'
  >
>;

/** Every query on certificates and their history. */
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

  async find(id: string): Promise<Certificate | null> {
    return this.database.manager.findOneBy(Certificate, { id });
  }

  /** What stands on each paper, by id. */
  async coaIdsOf(ids: string[]): Promise<[id: string, coaId: string][]> {
    const certificates = await this.database.manager.find(Certificate, {
      select: { id: true, coaId: true },
      where: { id: In(ids) },
    });
    return certificates.map(({ id, coaId }) => [id, coaId]);
  }

  async findByCoaId(coaId: string): Promise<Certificate | null> {
    return isAscii(coaId) ? this.database.manager.findOneBy(Certificate, { coaId }) : null;
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<Certificate | null> {
    return this.lockBy({ id });
  }

  /** The row stays locked until the transaction ends. */
  async lockByCoaId(coaId: string): Promise<Certificate | null> {
    return isAscii(coaId) ? this.lockBy({ coaId }) : null;
  }

  async save(id: string, change: CertificateChange): Promise<void> {
    await this.database.manager.update(Certificate, { id }, { ...change, version: () => 'version + 1' });
  }

  /** Newest sale first. */
  async ofCollector(holderCollectorId: string): Promise<Certificate[]> {
    return this.database.manager.find(Certificate, {
      where: { holderCollectorId },
      order: { saleDate: 'DESC', id: 'DESC' },
    });
  }

  /** Of an order, oldest first. */
  async ofOrder(orderId: string): Promise<Certificate[]> {
    return this.database.manager.find(Certificate, {
      where: { orderId },
      order: { issuedAt: 'ASC', number: 'ASC' },
    });
  }

  /** Of all numbers of an edition, newest first. Only what the ledger shows is read. */
  async ofEdition(editionId: string): Promise<Certificate[]> {
    return this.database.manager.find(Certificate, {
      select: {
        coaId: true,
        number: true,
        state: true,
        holderName: true,
        signatureAppliedAt: true,
        orderId: true,
      },
      where: { editionId },
      order: { issuedAt: 'DESC', id: 'DESC' },
    });
  }

  /** Oldest first. */
  async eventsOf(certificateId: string): Promise<CertificateEvent[]> {
    return this.database.manager.find(CertificateEvent, {
      where: { certificateId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
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
    await this.database.manager.update(
      Certificate,
      { id: In(ids) },
      { state: 'revoked', version: () => 'version + 1' },
    );
  }

  /** Certificates under this address that are in nobody's account, locked. */
  async lockUnclaimed(holderEmail: string): Promise<Certificate[]> {
    return this.database.manager.find(Certificate, {
      where: { holderEmail, holderCollectorId: IsNull() },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Puts certificates into an account, their history until now included. */
  async claim(ids: string[], holderCollectorId: string): Promise<void> {
    const { manager } = this.database;
    await manager.update(Certificate, { id: In(ids) }, { holderCollectorId });
    await manager.update(
      CertificateEvent,
      { certificateId: In(ids), holderCollectorId: IsNull() },
      { holderCollectorId },
    );
  }

  /** Locks what a collector holds, and certificates that are on their way, in the order of their ids. */
  async lockHeld(holderCollectorId: string, ids: readonly string[]): Promise<void> {
    await this.database.manager.find(Certificate, {
      where: [{ holderCollectorId }, { id: In([...ids]) }],
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Puts certificates back under their address, in nobody's account, as they were issued to a guest. */
  async unclaim(holderCollectorId: string): Promise<void> {
    const { manager } = this.database;
    for (const entity of [Certificate, CertificateEvent])
      await manager.update(entity, { holderCollectorId }, { holderCollectorId: null });
  }

  /** Takes a holder's name and address off their certificates and off the history. */
  async forgetHolder(holderCollectorId: string): Promise<void> {
    const { manager } = this.database;
    const nobody = { holderName: '', holderCollectorId: null };
    await manager.update(Certificate, { holderCollectorId }, { ...nobody, holderEmail: '' });
    await manager.update(CertificateEvent, { holderCollectorId }, nobody);
  }

  /** Certificates from before there were signatures. */
  async unsigned(): Promise<Certificate[]> {
    return this.database.manager.findBy(Certificate, { statement: '' });
  }

  /** Signs what is not signed yet; a second process that comes to the same changes nothing. */
  async sign(id: string, signed: SignedStatement): Promise<void> {
    await this.database.manager.update(Certificate, { id, statement: '' }, signed);
  }

  private lockBy(where: { id: string } | { coaId: string }): Promise<Certificate | null> {
    return this.database.manager.findOne(Certificate, { where, lock: { mode: 'pessimistic_write' } });
  }
}

/** An ASCII column cannot even be compared with other characters. */
const isAscii = (text: string): boolean => /^[\x20-\x7e]+$/.test(text);
