import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Database, isAscii, ResponseCache } from '../platform';
import { CERTIFICATES_TOPIC } from './certificates-policy';
import { CertificateEntity, CertificateEventEntity } from './entities/certificate.entity';
import type { SignedStatement } from './issuing/certificate-signing.service';

/** The columns that may change; what a certificate states never does. */
type CertificateChange = Partial<
  Pick<
    CertificateEntity,
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
  constructor(
    private readonly database: Database,
    private readonly responseCache: ResponseCache,
  ) {}

  async insert(certificates: CertificateEntity[], events: CertificateEventEntity[]): Promise<void> {
    const { manager } = this.database;
    await manager
      .createQueryBuilder()
      .insert()
      .into(CertificateEntity)
      .values(certificates)
      .updateEntity(false)
      .execute();
    await this.addEvents(events);
  }

  async addEvents(events: CertificateEventEntity[]): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(CertificateEventEntity)
      .values(events)
      .updateEntity(false)
      .execute();
    this.announceChange();
  }

  async find(id: string): Promise<CertificateEntity | null> {
    return this.database.manager.findOneBy(CertificateEntity, { id });
  }

  async findByCoaId(coaId: string): Promise<CertificateEntity | null> {
    return isAscii(coaId) ? this.database.manager.findOneBy(CertificateEntity, { coaId }) : null;
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<CertificateEntity | null> {
    return this.database.lock(CertificateEntity, { id });
  }

  /** The row stays locked until the transaction ends. */
  async lockByCoaId(coaId: string): Promise<CertificateEntity | null> {
    return isAscii(coaId) ? this.database.lock(CertificateEntity, { coaId }) : null;
  }

  async update(id: string, change: CertificateChange): Promise<void> {
    await this.database.manager.update(
      CertificateEntity,
      { id },
      { ...change, version: () => 'version + 1' },
    );
    this.announceChange();
  }

  /** Newest sale first. */
  async listByCollector(holderCollectorId: string): Promise<CertificateEntity[]> {
    return this.database.manager.find(CertificateEntity, {
      where: { holderCollectorId },
      order: { saleDate: 'DESC', id: 'DESC' },
    });
  }

  /** Of an order, oldest first. */
  async listByOrder(orderId: string): Promise<CertificateEntity[]> {
    return this.database.manager.find(CertificateEntity, {
      where: { orderId },
      order: { issuedAt: 'ASC', editionNumber: 'ASC' },
    });
  }

  /** All certificates of an edition, newest first, with the columns that the ledger shows. */
  async listByEdition(editionId: string): Promise<CertificateEntity[]> {
    return this.database.manager.find(CertificateEntity, {
      select: {
        coaId: true,
        editionNumber: true,
        state: true,
        holderName: true,
        signatureAppliedAt: true,
        orderId: true,
      },
      where: { editionId },
      order: { issuedAt: 'DESC', id: 'DESC' },
    });
  }

  /** Those in force of these editions, by number. */
  async listInForce(editionIds: readonly string[]): Promise<CertificateEntity[]> {
    return this.database.manager.find(CertificateEntity, {
      where: { editionId: In([...editionIds]), state: In(['issued', 'transferred']) },
      order: { editionNumber: 'ASC' },
    });
  }

  /** Oldest first. */
  async listEvents(certificateId: string): Promise<CertificateEventEntity[]> {
    return this.database.manager.find(CertificateEventEntity, {
      where: { certificateId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** Of several certificates, oldest first. */
  async listEventsOf(certificateIds: readonly string[]): Promise<CertificateEventEntity[]> {
    return this.database.manager.find(CertificateEventEntity, {
      where: { certificateId: In([...certificateIds]) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** Certificates of an order that are in force, locked. */
  async lockInForce(orderId: string): Promise<CertificateEntity[]> {
    return this.database.lockAll(CertificateEntity, { orderId, state: In(['issued', 'transferred']) });
  }

  async revoke(ids: string[]): Promise<void> {
    await this.database.manager.update(
      CertificateEntity,
      { id: In(ids) },
      { state: 'revoked', version: () => 'version + 1' },
    );
    this.announceChange();
  }

  /** Certificates of this email address that are in no account, locked. */
  async lockUnclaimed(holderEmail: string): Promise<CertificateEntity[]> {
    return this.database.lockAll(CertificateEntity, { holderEmail, holderCollectorId: IsNull() });
  }

  /** Moves certificates into an account, including their history. */
  async claim(ids: string[], holderCollectorId: string): Promise<void> {
    const { manager } = this.database;
    await manager.update(CertificateEntity, { id: In(ids) }, { holderCollectorId });
    await manager.update(
      CertificateEventEntity,
      { certificateId: In(ids), holderCollectorId: IsNull() },
      { holderCollectorId },
    );
  }

  /** Locks a collector's certificates and these others, in the order of ids. */
  async lockHeld(holderCollectorId: string, ids: readonly string[]): Promise<void> {
    await this.database.lockAll(CertificateEntity, [{ holderCollectorId }, { id: In([...ids]) }]);
  }

  /** Takes certificates out of the account again, as if issued to a guest. */
  async unclaim(holderCollectorId: string): Promise<void> {
    const { manager } = this.database;
    for (const entity of [CertificateEntity, CertificateEventEntity])
      await manager.update(entity, { holderCollectorId }, { holderCollectorId: null });
  }

  /** Removes a holder's name and email address from certificates and history. */
  async anonymizeHolder(holderCollectorId: string): Promise<void> {
    const { manager } = this.database;
    const nobody = { holderName: '', holderCollectorId: null };
    await manager.update(CertificateEntity, { holderCollectorId }, { ...nobody, holderEmail: '' });
    await manager.update(CertificateEventEntity, { holderCollectorId }, nobody);
  }

  /** Certificates from before the gallery signed them. */
  async listUnsigned(): Promise<CertificateEntity[]> {
    return this.database.manager.findBy(CertificateEntity, { statement: '' });
  }

  /** Only signs what is not signed yet, so that a second process changes nothing. */
  async sign(id: string, signed: SignedStatement): Promise<void> {
    await this.database.manager.update(CertificateEntity, { id, statement: '' }, signed);
    this.announceChange();
  }

  /** Rebuilds pages that show certificates. */
  private announceChange(): void {
    this.database.afterCommit(() => this.responseCache.invalidate(CERTIFICATES_TOPIC));
  }
}
