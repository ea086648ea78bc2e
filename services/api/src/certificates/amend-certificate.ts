import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { OwnersPrints } from '../catalogue';
import { Audit } from '../identity';
import { nameOf, OrderBook, THE_OWNER, type Actor } from '../orders';
import { AppError, Clock } from '../platform';
import { Site } from '../site';
import type { Certificate } from './certificate.entity';
import { CertificateHistory } from './certificate-history';
import { CertificateSigner } from './certificate-signer';
import { CertificatesStore } from './certificates.store';
import { ChangeCertificate } from './change-certificate';
import type { OwnerCertificate } from './dto/owner-certificate.dto';
import { newCoaId } from './issue-certificates';
import { TransfersStore } from './transfers.store';

/** What a step of the gallery rests on: who takes it, and the version of the certificate that they looked at. */
export interface CertificateStep {
  actor?: Actor;
  version?: number;
}

/** What the gallery does to certificates in force: set the signature beneath them, revoke them, replace them. */
@Injectable()
export class AmendCertificate {
  constructor(
    private readonly changing: ChangeCertificate,
    private readonly store: CertificatesStore,
    private readonly transfers: TransfersStore,
    private readonly history: CertificateHistory,
    private readonly signer: CertificateSigner,
    private readonly site: Site,
    private readonly prints: OwnersPrints,
    private readonly orders: OrderBook,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets the photographer's signature, as the gallery shows it today, beneath the certificate. Done already is no
   * error. @throws AppError `certificate_not_found`, `certificate_not_in_force`, `changed_meanwhile`, `no_signature`
   */
  async applySignature(coaId: string, step: CertificateStep = {}): Promise<OwnerCertificate> {
    const { about } = await this.site.content();
    const signatureSrc = about.signature?.src;
    if (signatureSrc === undefined) throw new AppError('no_signature');
    return this.amend(coaId, 'signature-applied', step, async (certificate) => {
      if (certificate.signatureAppliedAt !== null) return certificate;
      const change = { signatureSrc, signatureAppliedAt: this.clock.now() };
      await this.store.save(certificate.id, change);
      return Object.assign(certificate, change);
    });
  }

  /** @throws AppError `certificate_not_found`, `certificate_not_in_force`, `changed_meanwhile` */
  revoke(coaId: string, reason: string, step: CertificateStep = {}): Promise<OwnerCertificate> {
    return this.amend(coaId, 'revoked', step, (certificate, actor) =>
      this.end(certificate, 'revoked', { actor, reason }),
    );
  }

  /**
   * The print was destroyed and made again: another certificate for the same number takes the place of this one, and the
   * ledger and the order's history say so.
   * @returns the new certificate
   * @throws AppError `certificate_not_found`, `certificate_not_in_force`, `changed_meanwhile`
   */
  replace(coaId: string, reason: string, step: CertificateStep = {}): Promise<OwnerCertificate> {
    return this.amend(coaId, 'replaced', step, async (certificate, actor) => {
      const stated: Certificate = Object.assign({}, certificate, {
        id: uuid(),
        coaId: newCoaId(),
        issuedAt: this.clock.now(),
        state: 'issued',
        replaces: certificate.coaId,
        signatureAppliedAt: null,
        signatureSrc: null,
        version: 1,
      });
      const replacement = Object.assign(stated, this.signer.sign(stated));
      // First the old one: a number has one certificate in force.
      await this.store.save(certificate.id, { replacedBy: replacement.coaId });
      await this.end(certificate, 'replaced', { actor, reason });
      const issued = this.history.entry(replacement, 'issued', { actor: nameOf(actor), note: reason });
      await this.store.insert([replacement], [issued]);
      await this.noteReplaced(certificate, { actor, reason });
      return replacement;
    });
  }

  private amend(
    coaId: string,
    deed: string,
    { actor = THE_OWNER, version }: CertificateStep,
    work: (certificate: Certificate, actor: Actor) => Promise<Certificate>,
  ): Promise<OwnerCertificate> {
    return this.changing.change(coaId, version, async (certificate) => {
      const amended = await work(certificate, actor);
      await this.audit.record({
        action: `certificate.${deed}`,
        actor: { kind: actor.role, id: actor.id },
        subject: { kind: 'certificate', id: certificate.id },
      });
      return presentForOwner(amended);
    });
  }

  private async end(
    certificate: Certificate,
    state: 'revoked' | 'replaced',
    { actor, reason }: { actor: Actor; reason: string },
  ): Promise<Certificate> {
    await this.store.save(certificate.id, { state });
    await this.transfers.close([certificate.id], 'cancelled', { at: this.clock.now() });
    const entry = this.history.entry(certificate, state, { actor: nameOf(actor), note: reason });
    await this.store.addEvents([entry]);
    return Object.assign(certificate, { state });
  }

  private async noteReplaced(
    { editionId, number, orderId }: Certificate,
    { actor, reason }: { actor: Actor; reason: string },
  ): Promise<void> {
    const print = await this.prints.lock(editionId, number);
    await this.prints.noteReplaced(print, { actor: nameOf(actor), reason });
    const order = await this.orders.find(orderId);
    if (!order) return;
    await this.orders.note(
      order,
      'print-replaced',
      nameOf(actor),
      `Number ${number}: ${reason}`.slice(0, 500),
    );
  }
}

const presentForOwner = (certificate: Certificate): OwnerCertificate => ({
  coaId: certificate.coaId,
  state: certificate.state,
  signatureApplied: certificate.signatureAppliedAt !== null,
  replaces: certificate.replaces,
  replacedBy: certificate.replacedBy,
});
