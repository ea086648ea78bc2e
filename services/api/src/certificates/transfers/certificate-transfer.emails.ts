import { Injectable } from '@nestjs/common';
import { Mail, Settings } from '../../platform';
import type { CertificateEntity } from '../entities/certificate.entity';
import type { CertificateTransferEntity } from '../entities/certificate-transfer.entity';
import {
  transferInvitationEmail,
  transferCancelledEmail,
  transferConfirmationEmail,
  transferByGalleryEmail,
  transferCompletedEmail,
  transferReceivedEmail,
} from './certificate-transfer-email-builders';

/** Mails about transfers. Each joins the transaction of its reason. The certificate is as it was before. */
@Injectable()
export class CertificateTransferEmails {
  constructor(
    private readonly email: Mail,
    private readonly settings: Settings,
  ) {}

  /** The two links, each to whom it belongs. */
  async sendRequested(
    certificate: CertificateEntity,
    transfer: CertificateTransferEntity,
    tokens: { holder: string; recipient: string },
  ): Promise<void> {
    const parts = this.emailData(certificate, transfer);
    await this.email.send(transferConfirmationEmail(parts, this.linkTo(tokens.holder)));
    await this.email.send(transferInvitationEmail(parts, this.linkTo(tokens.recipient)));
  }

  async sendCompleted(certificate: CertificateEntity, transfer: CertificateTransferEntity): Promise<void> {
    const parts = this.emailData(certificate, transfer);
    const account = new URL('/collector/portal', this.settings.http.publicOrigin).href;
    await this.email.send(transferCompletedEmail(parts), `certificate-handed-over:${transfer.id}`);
    await this.email.send(transferReceivedEmail(parts, account), `certificate-received:${transfer.id}`);
  }

  /** The gallery has done it: both hear of it, as far as their addresses are known. */
  async sendTransferredByGallery(
    certificate: CertificateEntity,
    transfer: CertificateTransferEntity,
  ): Promise<void> {
    const parts = this.emailData(certificate, transfer);
    const { publicOrigin } = this.settings.http;
    if (certificate.holderEmail !== '')
      await this.email.send(transferCompletedEmail(parts), `certificate-handed-over:${transfer.id}`);
    if (transfer.recipientEmail === '') return;
    const mail =
      transfer.recipientCollectorId === null
        ? transferByGalleryEmail(parts, new URL(`/certificate/${certificate.coaId}`, publicOrigin).href)
        : transferReceivedEmail(parts, new URL('/collector/portal', publicOrigin).href);
    await this.email.send(mail, `certificate-received:${transfer.id}`);
  }

  async sendCancelled(certificate: CertificateEntity, transfer: CertificateTransferEntity): Promise<void> {
    await this.email.send(
      transferCancelledEmail(this.emailData(certificate, transfer)),
      `certificate-called-off:${transfer.id}`,
    );
  }

  private emailData(certificate: CertificateEntity, transfer: CertificateTransferEntity) {
    const holder = { name: certificate.holderName, email: certificate.holderEmail };
    return { certificate, transfer, holder };
  }

  private linkTo(token: string): string {
    const link = new URL('/certificate-transfer', this.settings.http.publicOrigin);
    link.searchParams.set('token', token);
    return link.href;
  }
}
