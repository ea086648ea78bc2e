import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Audit } from '../identity';
import { AppError, Clock, Database } from '../platform';
import { Site } from '../site';
import { isInForce, type Certificate } from './certificate.entity';
import { CertificateHistory } from './certificate-history';
import { CertificateSigner } from './certificate-signer';
import { CertificatesStore } from './certificates.store';
import type { OwnerCertificate } from './dto/owner-certificate.dto';
import { newCoaId } from './issue-certificates';
import { TransfersStore } from './transfers.store';

const OWNER = 'owner';

/** What the owner does to certificates in force: set the signature beneath them, revoke them, replace them (G22). */
@Injectable()
export class AmendCertificate {
  constructor(
    private readonly database: Database,
    private readonly store: CertificatesStore,
    private readonly transfers: TransfersStore,
    private readonly history: CertificateHistory,
    private readonly signer: CertificateSigner,
    private readonly site: Site,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets the photographer's signature, as the gallery shows it today, beneath the certificate (C45). Done already is no
   * error. @throws AppError `certificate_not_found`, `certificate_not_in_force`, `no_signature`
   */
  async applySignature(coaId: string): Promise<OwnerCertificate> {
    const { about } = await this.site.content();
    const signatureSrc = about.signature?.src;
    if (signatureSrc === undefined) throw new AppError('no_signature');
    return this.amend(coaId, 'signature-applied', async (certificate) => {
      if (certificate.signatureAppliedAt !== null) return certificate;
      const change = { signatureSrc, signatureAppliedAt: this.clock.now() };
      await this.store.save(certificate.id, change);
      return Object.assign(certificate, change);
    });
  }

  /** @throws AppError `certificate_not_found`, `certificate_not_in_force` */
  revoke(coaId: string, reason: string): Promise<OwnerCertificate> {
    return this.amend(coaId, 'revoked', async (certificate) => this.end(certificate, 'revoked', reason));
  }

  /**
   * The print was destroyed and made again: another certificate for the same number takes the place of this one.
   * @returns the new certificate
   * @throws AppError `certificate_not_found`, `certificate_not_in_force`
   */
  replace(coaId: string, reason: string): Promise<OwnerCertificate> {
    return this.amend(coaId, 'replaced', async (certificate) => {
      const stated: Certificate = Object.assign({}, certificate, {
        id: uuid(),
        coaId: newCoaId(),
        issuedAt: this.clock.now(),
        state: 'issued',
        replaces: certificate.coaId,
        signatureAppliedAt: null,
        signatureSrc: null,
      });
      const replacement = Object.assign(stated, this.signer.sign(stated));
      // First the old one: a number has one certificate in force.
      await this.store.save(certificate.id, { replacedBy: replacement.coaId });
      await this.end(certificate, 'replaced', reason);
      const issued = this.history.entry(replacement, 'issued', { actor: OWNER, note: reason });
      await this.store.insert([replacement], [issued]);
      return replacement;
    });
  }

  private async amend(
    coaId: string,
    deed: string,
    work: (certificate: Certificate) => Promise<Certificate>,
  ): Promise<OwnerCertificate> {
    return this.database.transaction(async () => {
      const certificate = await this.store.lockByCoaId(coaId);
      if (!certificate) throw new AppError('certificate_not_found');
      if (!isInForce(certificate)) throw new AppError('certificate_not_in_force');
      const amended = await work(certificate);
      const subject = { kind: 'certificate', id: certificate.id };
      await this.audit.record({ action: `certificate.${deed}`, actor: { kind: OWNER }, subject });
      return presentForOwner(amended);
    });
  }

  private async end(
    certificate: Certificate,
    state: 'revoked' | 'replaced',
    reason: string,
  ): Promise<Certificate> {
    await this.store.save(certificate.id, { state });
    await this.transfers.close([certificate.id], 'cancelled', { at: this.clock.now() });
    await this.store.addEvents([this.history.entry(certificate, state, { actor: OWNER, note: reason })]);
    return Object.assign(certificate, { state });
  }
}

const presentForOwner = (certificate: Certificate): OwnerCertificate => ({
  coaId: certificate.coaId,
  state: certificate.state,
  signatureApplied: certificate.signatureAppliedAt !== null,
  replaces: certificate.replaces,
  replacedBy: certificate.replacedBy,
});
