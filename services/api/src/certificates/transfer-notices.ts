import { Injectable } from '@nestjs/common';
import { Mail, Settings } from '../platform';
import type { Certificate } from './certificate.entity';
import type { CertificateTransfer } from './certificate-transfer.entity';
import {
  acceptMail,
  calledOffMail,
  confirmMail,
  entrustedMail,
  handedOverMail,
  receivedMail,
} from './transfer-mail';

/** Mails about transfers. Each joins the transaction of its reason. The certificate is as it was before. */
@Injectable()
export class TransferNotices {
  constructor(
    private readonly mail: Mail,
    private readonly settings: Settings,
  ) {}

  /** The two links, each to whom it belongs. */
  async asked(
    certificate: Certificate,
    transfer: CertificateTransfer,
    tokens: { holder: string; recipient: string },
  ): Promise<void> {
    const parts = this.parts(certificate, transfer);
    await this.mail.send(confirmMail(parts, this.linkTo(tokens.holder)));
    await this.mail.send(acceptMail(parts, this.linkTo(tokens.recipient)));
  }

  async completed(certificate: Certificate, transfer: CertificateTransfer): Promise<void> {
    const parts = this.parts(certificate, transfer);
    const account = new URL('/collector/portal', this.settings.http.publicOrigin).href;
    await this.mail.send(handedOverMail(parts), `certificate-handed-over:${transfer.id}`);
    await this.mail.send(receivedMail(parts, account), `certificate-received:${transfer.id}`);
  }

  /** The gallery has done it: both hear of it, as far as their addresses are known. */
  async handedOver(certificate: Certificate, transfer: CertificateTransfer): Promise<void> {
    const parts = this.parts(certificate, transfer);
    const { publicOrigin } = this.settings.http;
    if (certificate.holderEmail !== '')
      await this.mail.send(handedOverMail(parts), `certificate-handed-over:${transfer.id}`);
    if (transfer.recipientEmail === '') return;
    const mail =
      transfer.recipientCollectorId === null
        ? entrustedMail(parts, new URL(`/certificate/${certificate.coaId}`, publicOrigin).href)
        : receivedMail(parts, new URL('/collector/portal', publicOrigin).href);
    await this.mail.send(mail, `certificate-received:${transfer.id}`);
  }

  async calledOff(certificate: Certificate, transfer: CertificateTransfer): Promise<void> {
    await this.mail.send(
      calledOffMail(this.parts(certificate, transfer)),
      `certificate-called-off:${transfer.id}`,
    );
  }

  private parts(certificate: Certificate, transfer: CertificateTransfer) {
    const holder = { name: certificate.holderName, email: certificate.holderEmail };
    return { certificate, transfer, holder };
  }

  private linkTo(token: string): string {
    const link = new URL('/certificate-transfer', this.settings.http.publicOrigin);
    link.searchParams.set('token', token);
    return link.href;
  }
}
