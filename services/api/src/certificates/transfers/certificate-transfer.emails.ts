import { formatDate } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { emailPicture, MediaService } from '../../media';
import {
  templatedEmail,
  Mailer,
  Settings,
  type EmailBlock,
  type EmailPicture,
  type TemplatedEmail,
} from '../../platform';
import type { CertificateEntity, CertificateTransferEntity } from '../entities/certificate.entity';
import {
  TRANSFER_BY_GALLERY_TEMPLATE,
  TRANSFER_CANCELLED_TEMPLATE,
  TRANSFER_COMPLETED_TEMPLATE,
  TRANSFER_CONFIRMATION_TEMPLATE,
  TRANSFER_INVITATION_TEMPLATE,
  TRANSFER_LABELS,
  TRANSFER_RECEIVED_TEMPLATE,
} from './certificate-transfer.email-templates';

/** Emails about transfers, each sent in the transaction that causes it, with the certificate as it was before. */
@Injectable()
export class CertificateTransferEmails {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly mediaService: MediaService,
  ) {}

  /** Sends each side its own link. */
  async sendRequested(
    certificate: CertificateEntity,
    transfer: CertificateTransferEntity,
    tokens: { holder: string; recipient: string },
  ): Promise<void> {
    const data = await this.emailData(certificate, transfer);
    await this.mailer.send(transferConfirmationEmail(data, this.linkTo(tokens.holder)));
    await this.mailer.send(transferInvitationEmail(data, this.linkTo(tokens.recipient)));
  }

  async sendCompleted(certificate: CertificateEntity, transfer: CertificateTransferEntity): Promise<void> {
    const data = await this.emailData(certificate, transfer);
    const account = new URL('/collector/portal', this.settings.http.publicOrigin).href;
    await this.mailer.send(transferCompletedEmail(data), `certificate-handed-over:${transfer.id}`);
    await this.mailer.send(transferReceivedEmail(data, account), `certificate-received:${transfer.id}`);
  }

  /** Tells both sides, if their email addresses are known. */
  async sendTransferredByGallery(
    certificate: CertificateEntity,
    transfer: CertificateTransferEntity,
  ): Promise<void> {
    const data = await this.emailData(certificate, transfer);
    const { publicOrigin } = this.settings.http;
    if (certificate.holderEmail !== '')
      await this.mailer.send(transferCompletedEmail(data), `certificate-handed-over:${transfer.id}`);
    if (transfer.recipientEmail === '') return;
    const email =
      transfer.recipientCollectorId === null
        ? transferByGalleryEmail(data, new URL(`/certificate/${certificate.coaId}`, publicOrigin).href)
        : transferReceivedEmail(data, new URL('/collector/portal', publicOrigin).href);
    await this.mailer.send(email, `certificate-received:${transfer.id}`);
  }

  async sendCancelled(certificate: CertificateEntity, transfer: CertificateTransferEntity): Promise<void> {
    await this.mailer.send(
      transferCancelledEmail(await this.emailData(certificate, transfer)),
      `certificate-called-off:${transfer.id}`,
    );
  }

  private async emailData(
    certificate: CertificateEntity,
    transfer: CertificateTransferEntity,
  ): Promise<TransferEmailData> {
    const holder = { name: certificate.holderName, email: certificate.holderEmail };
    const { pictureId } = certificate;
    const [found] = pictureId === null ? [] : await this.mediaService.findPictures([pictureId]);
    const picture = found ? emailPicture(found, this.settings.http.publicOrigin) : null;
    return { certificate, transfer, holder, picture, timeZone: this.settings.brand.timeZone };
  }

  private linkTo(token: string): string {
    const link = new URL('/certificate-transfer', this.settings.http.publicOrigin);
    link.searchParams.set('token', token);
    return link.href;
  }
}

/** The data for an email about a transfer. */
export interface TransferEmailData {
  certificate: Pick<CertificateEntity, 'artworkTitle' | 'editionNumber' | 'editionTotal' | 'coaId'>;
  transfer: CertificateTransferEntity;
  holder: { name: string; email: string };
  picture: EmailPicture | null;
  /** The time zone of the dates. */
  timeZone: string;
}

/** To the holder: the link that confirms the transfer they asked for. */
export const transferConfirmationEmail = (data: TransferEmailData, link: string): TemplatedEmail =>
  templatedEmail(TRANSFER_CONFIRMATION_TEMPLATE, data.holder.email, {
    ...partyPlaceholders(data),
    'new owner’s email': data.transfer.recipientEmail,
    until: formatDate(data.transfer.expiresAt, data.timeZone),
    artwork: artworkBlock(data),
    link: [{ link, label: TRANSFER_LABELS.confirm }],
  });

/** To the new owner: what they are given, and the link to accept it. */
export const transferInvitationEmail = (data: TransferEmailData, link: string): TemplatedEmail =>
  templatedEmail(TRANSFER_INVITATION_TEMPLATE, data.transfer.recipientEmail, {
    ...partyPlaceholders(data),
    until: formatDate(data.transfer.expiresAt, data.timeZone),
    artwork: artworkBlock(data),
    link: [{ link, label: TRANSFER_LABELS.accept }],
  });

/** To the former holder, once it is done. */
export const transferCompletedEmail = (data: TransferEmailData): TemplatedEmail =>
  templatedEmail(TRANSFER_COMPLETED_TEMPLATE, data.holder.email, {
    ...partyPlaceholders(data),
    certificate: data.certificate.coaId,
  });

/** To the new owner, once it is theirs. */
export const transferReceivedEmail = (data: TransferEmailData, link: string): TemplatedEmail =>
  templatedEmail(TRANSFER_RECEIVED_TEMPLATE, data.transfer.recipientEmail, {
    ...partyPlaceholders(data),
    certificate: data.certificate.coaId,
    artwork: artworkBlock(data),
    link: [{ link, label: TRANSFER_LABELS.account }],
  });

/** To a new owner without an account, once the gallery has transferred it. */
export const transferByGalleryEmail = (data: TransferEmailData, link: string): TemplatedEmail =>
  templatedEmail(TRANSFER_BY_GALLERY_TEMPLATE, data.transfer.recipientEmail, {
    ...partyPlaceholders(data),
    certificate: data.certificate.coaId,
    artwork: artworkBlock(data),
    link: [{ link, label: TRANSFER_LABELS.certificate }],
  });

/** To the new owner, when the holder has cancelled it. */
export const transferCancelledEmail = (data: TransferEmailData): TemplatedEmail =>
  templatedEmail(TRANSFER_CANCELLED_TEMPLATE, data.transfer.recipientEmail, partyPlaceholders(data));

const artworkBlock = ({
  certificate: { artworkTitle, editionNumber, editionTotal },
  picture,
}: TransferEmailData): EmailBlock[] => [
  { work: { title: artworkTitle, editionNumbers: [editionNumber], editionTotal, picture } },
];

const partyPlaceholders = ({
  certificate: { artworkTitle, editionNumber, editionTotal },
  transfer,
  holder,
}: TransferEmailData) => ({
  print: `${artworkTitle}, ${editionNumber} of ${editionTotal}`,
  holder: holder.name,
  'new owner': transfer.recipientName,
});
