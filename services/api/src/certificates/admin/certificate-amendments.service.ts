import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { PrintTransitionsService } from '../../catalog';
import { AuditLogService } from '../../identity';
import { nameOf, OrdersService, OWNER_ACTOR, type Actor } from '../../orders';
import { AppError, Clock } from '../../platform';
import { SiteContentService } from '../../site-content';
import type { CertificateEntity } from '../entities/certificate.entity';
import { CertificateHistoryService } from '../issuing/certificate-history.service';
import { CertificateSigningService } from '../issuing/certificate-signing.service';
import { CertificatesStore } from '../certificates.store';
import { CertificateUpdatesService } from './certificate-updates.service';
import type { AmendedCertificate } from './dto/certificate-amendment.dto';
import { newCoaId } from '../issuing/certificate-issuing.service';
import { CertificateTransfersStore } from '../transfers/certificate-transfers.store';

/** What a step of the gallery rests on: who takes it, and the version of the certificate that they looked at. */
export interface CertificateAmendmentContext {
  actor?: Actor;
  version?: number;
}

/** What the gallery does to certificates in force: set the signature beneath them, revoke them, replace them. */
@Injectable()
export class CertificateAmendmentsService {
  constructor(
    private readonly certificateUpdatesService: CertificateUpdatesService,
    private readonly certificatesStore: CertificatesStore,
    private readonly certificateTransfersStore: CertificateTransfersStore,
    private readonly certificateHistoryService: CertificateHistoryService,
    private readonly certificateSigningService: CertificateSigningService,
    private readonly siteContentService: SiteContentService,
    private readonly printTransitionsService: PrintTransitionsService,
    private readonly ordersService: OrdersService,
    private readonly auditLogService: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets the photographer's signature, as the gallery shows it today, beneath the certificate. Done already is no
   * error. @throws AppError `certificate_not_found`, `certificate_not_in_force`, `changed_meanwhile`, `no_signature`
   */
  async applySignature(coaId: string, step: CertificateAmendmentContext = {}): Promise<AmendedCertificate> {
    const { about } = await this.siteContentService.getContent();
    const signatureSrc = about.signature?.src;
    if (signatureSrc === undefined) throw new AppError('no_signature');
    return this.amend(coaId, 'signature-applied', step, async (certificate) => {
      if (certificate.signatureAppliedAt !== null) return certificate;
      const change = { signatureSrc, signatureAppliedAt: this.clock.now() };
      await this.certificatesStore.update(certificate.id, change);
      return Object.assign(certificate, change);
    });
  }

  /** @throws AppError `certificate_not_found`, `certificate_not_in_force`, `changed_meanwhile` */
  revoke(coaId: string, reason: string, step: CertificateAmendmentContext = {}): Promise<AmendedCertificate> {
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
  replace(
    coaId: string,
    reason: string,
    step: CertificateAmendmentContext = {},
  ): Promise<AmendedCertificate> {
    return this.amend(coaId, 'replaced', step, async (certificate, actor) => {
      const stated: CertificateEntity = Object.assign({}, certificate, {
        id: uuid(),
        coaId: newCoaId(),
        issuedAt: this.clock.now(),
        state: 'issued',
        replaces: certificate.coaId,
        signatureAppliedAt: null,
        signatureSrc: null,
        version: 1,
      });
      const replacement = Object.assign(stated, this.certificateSigningService.sign(stated));
      // First the old one: a number has one certificate in force.
      await this.certificatesStore.update(certificate.id, { replacedBy: replacement.coaId });
      await this.end(certificate, 'replaced', { actor, reason });
      const issued = this.certificateHistoryService.createEvent(replacement, 'issued', {
        actor: nameOf(actor),
        note: reason,
      });
      await this.certificatesStore.insert([replacement], [issued]);
      await this.recordReplacement(certificate, { actor, reason });
      return replacement;
    });
  }

  private amend(
    coaId: string,
    deed: string,
    { actor = OWNER_ACTOR, version }: CertificateAmendmentContext,
    work: (certificate: CertificateEntity, actor: Actor) => Promise<CertificateEntity>,
  ): Promise<AmendedCertificate> {
    return this.certificateUpdatesService.update(coaId, version, async (certificate) => {
      const amended = await work(certificate, actor);
      await this.auditLogService.record({
        action: `certificate.${deed}`,
        actor: { kind: actor.role, id: actor.id },
        subject: { kind: 'certificate', id: certificate.id },
      });
      return presentAmendedCertificate(amended);
    });
  }

  private async end(
    certificate: CertificateEntity,
    state: 'revoked' | 'replaced',
    { actor, reason }: { actor: Actor; reason: string },
  ): Promise<CertificateEntity> {
    await this.certificatesStore.update(certificate.id, { state });
    await this.certificateTransfersStore.close([certificate.id], 'cancelled', { at: this.clock.now() });
    const entry = this.certificateHistoryService.createEvent(certificate, state, {
      actor: nameOf(actor),
      note: reason,
    });
    await this.certificatesStore.addEvents([entry]);
    return Object.assign(certificate, { state });
  }

  private async recordReplacement(
    { editionId, number, orderId }: CertificateEntity,
    { actor, reason }: { actor: Actor; reason: string },
  ): Promise<void> {
    const print = await this.printTransitionsService.lock(editionId, number);
    await this.printTransitionsService.markReplaced(print, { actor: nameOf(actor), reason });
    const order = await this.ordersService.find(orderId);
    if (!order) return;
    await this.ordersService.addEvent(
      order,
      'print-replaced',
      nameOf(actor),
      `Number ${number}: ${reason}`.slice(0, 500),
    );
  }
}

const presentAmendedCertificate = (certificate: CertificateEntity): AmendedCertificate => ({
  coaId: certificate.coaId,
  state: certificate.state,
  signatureApplied: certificate.signatureAppliedAt !== null,
  replaces: certificate.replaces,
  replacedBy: certificate.replacedBy,
});
