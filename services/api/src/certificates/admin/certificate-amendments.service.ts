import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { PrintTransitionsService } from '../../catalog';
import { AuditLogService, CollectorsService, normalizeEmail } from '../../identity';
import { actorName, OrdersService, OWNER_ACTOR, type Actor } from '../../orders';
import { AppError, Clock, Database } from '../../platform';
import { SiteContentService } from '../../site-content';
import { CertificatesStore } from '../certificates.store';
import {
  createCertificateEvent,
  isInForce,
  type CertificateEntity,
  type CertificateTransferEntity,
} from '../entities/certificate.entity';
import { newCoaId } from '../issuing/certificate-issuing.service';
import { CertificateSigningService } from '../issuing/certificate-signing.service';
import { CertificateTransferEmails } from '../transfers/certificate-transfer.emails';
import { CertificateTransfersStore } from '../transfers/certificate-transfers.store';
import type { AmendedCertificate, CreateGalleryTransfer } from './dto/certificate-admin.dto';

/** The person who amends a certificate, and the version of it that they looked at. */
export interface CertificateAmendmentContext {
  actor?: Actor;
  version?: number;
}

/** What the gallery does to certificates in force: apply the signature, transfer, revoke and replace them. */
@Injectable()
export class CertificateAmendmentsService {
  constructor(
    private readonly database: Database,
    private readonly certificatesStore: CertificatesStore,
    private readonly certificateTransfersStore: CertificateTransfersStore,
    private readonly certificateSigningService: CertificateSigningService,
    private readonly certificateTransferEmails: CertificateTransferEmails,
    private readonly collectorsService: CollectorsService,
    private readonly siteContentService: SiteContentService,
    private readonly printTransitionsService: PrintTransitionsService,
    private readonly ordersService: OrdersService,
    private readonly auditLogService: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /**
   * Puts the photographer's signature, as the gallery shows it today, on the certificate. Repeating it is no error.
   * @throws AppError `certificate_not_found`, `certificate_not_in_force`, `changed_meanwhile`, `no_signature`
   */
  async applySignature(
    coaId: string,
    context: CertificateAmendmentContext = {},
  ): Promise<AmendedCertificate> {
    const { about } = await this.siteContentService.getContent();
    const signatureSrc = about.signature?.src;
    if (signatureSrc === undefined) throw new AppError('no_signature');
    return this.amend(coaId, 'certificate.signature-applied', context, async (certificate) => {
      if (certificate.signatureAppliedAt !== null) return certificate;
      const change = { signatureSrc, signatureAppliedAt: this.clock.now() };
      await this.certificatesStore.update(certificate.id, change);
      return Object.assign(certificate, change);
    });
  }

  /**
   * Transfers a certificate on the gallery's own authority: to an heir, or after a sale that it arranged. It goes into
   * the account that has confirmed the email address, if there is one, and ends any transfer under way. Between
   * collectors, both sides must answer instead (ADR 0055).
   * @throws AppError `certificate_not_found`, `certificate_not_in_force`, `changed_meanwhile`
   */
  async transfer(
    coaId: string,
    { name, email, reason, version, tellsBoth }: CreateGalleryTransfer,
    actor: Actor,
  ): Promise<void> {
    await this.amend(coaId, 'certificate.handed-over', { actor, version }, async (certificate) => {
      const at = this.clock.now();
      const holder = {
        holderName: name,
        holderEmail: email,
        holderCollectorId: await this.findAccountId(email),
      };
      const transfer = toCompletedTransfer(certificate, holder, at);
      await this.certificateTransfersStore.close([certificate.id], 'cancelled', { at });
      await this.certificateTransfersStore.insert(transfer);
      await this.certificatesStore.update(certificate.id, { ...holder, state: 'transferred' });
      await this.certificatesStore.addEvents([
        createCertificateEvent({ id: certificate.id, ...holder }, 'transferred', {
          actor: actorName(actor),
          note: reason,
          at,
        }),
      ]);
      if (tellsBoth) await this.certificateTransferEmails.sendTransferredByGallery(certificate, transfer);
      return certificate;
    });
  }

  /** @throws AppError `certificate_not_found`, `certificate_not_in_force`, `changed_meanwhile` */
  revoke(
    coaId: string,
    reason: string,
    context: CertificateAmendmentContext = {},
  ): Promise<AmendedCertificate> {
    return this.amend(coaId, 'certificate.revoked', context, (certificate, actor) =>
      this.end(certificate, 'revoked', { actor, reason }),
    );
  }

  /**
   * The print was destroyed and made again: a new certificate for the same edition number replaces this one, and the
   * ledger and the order's history say so.
   * @returns the new certificate
   * @throws AppError `certificate_not_found`, `certificate_not_in_force`, `changed_meanwhile`
   */
  replace(
    coaId: string,
    reason: string,
    context: CertificateAmendmentContext = {},
  ): Promise<AmendedCertificate> {
    return this.amend(coaId, 'certificate.replaced', context, async (certificate, actor) => {
      const at = this.clock.now();
      const stated: CertificateEntity = Object.assign({}, certificate, {
        id: uuid(),
        coaId: newCoaId(),
        issuedAt: at,
        state: 'issued',
        replaces: certificate.coaId,
        signatureAppliedAt: null,
        signatureSrc: null,
        version: 1,
      });
      const replacement = Object.assign(stated, this.certificateSigningService.sign(stated));
      // End the old one first: an edition number has one certificate in force.
      await this.certificatesStore.update(certificate.id, { replacedBy: replacement.coaId });
      await this.end(certificate, 'replaced', { actor, reason });
      const issued = { actor: actorName(actor), note: reason, at };
      await this.certificatesStore.insert(
        [replacement],
        [createCertificateEvent(replacement, 'issued', issued)],
      );
      await this.recordReplacement(certificate, { actor, reason });
      return replacement;
    });
  }

  /** Runs in one transaction, with the certificate locked. */
  private amend(
    coaId: string,
    action: AuditAction,
    { actor = OWNER_ACTOR, version: expected }: CertificateAmendmentContext,
    work: (certificate: CertificateEntity, actor: Actor) => Promise<CertificateEntity>,
  ): Promise<AmendedCertificate> {
    return this.database.transaction(async () => {
      const certificate = await this.certificatesStore.lockByCoaId(coaId);
      if (!certificate) throw new AppError('certificate_not_found');
      if (!isInForce(certificate)) throw new AppError('certificate_not_in_force');
      const { id, version } = certificate;
      if (expected !== undefined && expected !== version)
        throw new AppError('changed_meanwhile', { details: { version } });
      const amended = await work(certificate, actor);
      await this.auditLogService.record({
        action,
        actor: { kind: actor.role, id: actor.id },
        subject: { kind: 'certificate', id },
      });
      return presentAmendedCertificate(amended);
    });
  }

  private async end(
    certificate: CertificateEntity,
    state: 'revoked' | 'replaced',
    { actor, reason }: { actor: Actor; reason: string },
  ): Promise<CertificateEntity> {
    const at = this.clock.now();
    await this.certificatesStore.update(certificate.id, { state });
    await this.certificateTransfersStore.close([certificate.id], 'cancelled', { at });
    await this.certificatesStore.addEvents([
      createCertificateEvent(certificate, state, { actor: actorName(actor), note: reason, at }),
    ]);
    return Object.assign(certificate, { state });
  }

  private async recordReplacement(
    { editionId, editionNumber, orderId }: CertificateEntity,
    { actor, reason }: { actor: Actor; reason: string },
  ): Promise<void> {
    const print = await this.printTransitionsService.lock(editionId, editionNumber);
    await this.printTransitionsService.markReplaced(print, { actor: actorName(actor), reason });
    const order = await this.ordersService.find(orderId);
    if (!order) return;
    const message = `Number ${editionNumber}: ${reason}`.slice(0, 500);
    await this.ordersService.addEvent(order, 'print-replaced', actorName(actor), message);
  }

  private async findAccountId(email: string): Promise<string | null> {
    const collector = email === '' ? null : await this.collectorsService.findByConfirmedEmail(email);
    // The database ignores accents when it compares; email addresses don't.
    return collector?.email === normalizeEmail(email) ? collector.id : null;
  }
}

/** The same record as a transfer between collectors, so that it has the same consequences. */
const toCompletedTransfer = (
  { id: certificateId, holderCollectorId }: CertificateEntity,
  to: Pick<CertificateEntity, 'holderName' | 'holderEmail' | 'holderCollectorId'>,
  at: Date,
): CertificateTransferEntity => ({
  id: uuid(),
  certificateId,
  holderCollectorId,
  recipientName: to.holderName,
  recipientEmail: normalizeEmail(to.holderEmail),
  recipientCollectorId: to.holderCollectorId,
  state: 'completed',
  holderDigest: null,
  recipientDigest: null,
  confirmedAt: null,
  acceptedAt: null,
  expiresAt: at,
  createdAt: at,
  closedAt: at,
});

const presentAmendedCertificate = (certificate: CertificateEntity): AmendedCertificate => ({
  coaId: certificate.coaId,
  state: certificate.state,
  signatureApplied: certificate.signatureAppliedAt !== null,
  replaces: certificate.replaces,
  replacedBy: certificate.replacedBy,
});
