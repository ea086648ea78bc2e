import { certificateDate } from '@gallery/domain';
import { composeMail, type MailMessage } from '../platform';
import type { Certificate } from './certificate.entity';
import type { CertificateTransfer } from './certificate-transfer.entity';

/** What mails about a transfer are made of, and who signs them. */
export interface TransferMailParts {
  certificate: Pick<Certificate, 'artworkTitle' | 'number' | 'editionTotal' | 'coaId'>;
  transfer: CertificateTransfer;
  holder: { name: string; email: string };
  from: { name: string; email: string };
}

/** To the holder: whether it was them who asked, and the link that confirms it. */
export function confirmMail(parts: TransferMailParts, link: string): MailMessage {
  const { transfer, holder, from } = parts;
  return composeMail(holder.email, `Confirm the transfer of ${printOf(parts)}`, [
    `Dear ${holder.name},`,
    `you asked us to transfer the certificate of ${printOf(parts)} to ${transfer.recipientName} (${transfer.recipientEmail}). Confirm it on this page:`,
    { link },
    `Once you have confirmed and ${transfer.recipientName} has accepted, the certificate is no longer yours. The link can be used once, until ${until(transfer)}. If you did not ask for this, do nothing and write to ${from.email}.`,
    from.name,
  ]);
}

/** To the new owner: what they are given, and the link that accepts it. */
export function acceptMail(parts: TransferMailParts, link: string): MailMessage {
  const { transfer, holder, from } = parts;
  return composeMail(transfer.recipientEmail, `${holder.name} transfers ${printOf(parts)} to you`, [
    `Dear ${transfer.recipientName},`,
    `${holder.name} would like to transfer the certificate of authenticity of ${printOf(parts)} to you. Accept it on this page, signed in with this e-mail address:`,
    { link },
    `The link can be used once, until ${until(transfer)}. If you do not expect this, do nothing.`,
    `If anything is on your mind, answer this mail or write to ${from.email}.`,
    from.name,
  ]);
}

/** To the holder until now, once it is done. */
export function handedOverMail(parts: TransferMailParts): MailMessage {
  const { certificate, transfer, holder, from } = parts;
  return composeMail(holder.email, `Transferred: the certificate of ${printOf(parts)}`, [
    `Dear ${holder.name},`,
    `the certificate ${certificate.coaId} of ${printOf(parts)} now belongs to ${transfer.recipientName}. It has left your account, and its PDF with it.`,
    `If this was not your wish, write to ${from.email} at once.`,
    from.name,
  ]);
}

/** To the new owner, once it is theirs. */
export function receivedMail(parts: TransferMailParts, link: string): MailMessage {
  const { certificate, transfer, from } = parts;
  return composeMail(transfer.recipientEmail, `Yours: the certificate of ${printOf(parts)}`, [
    `Dear ${transfer.recipientName},`,
    `the certificate ${certificate.coaId} of ${printOf(parts)} is yours. You find it in your account:`,
    { link },
    from.name,
  ]);
}

/** To the new owner who has no account yet, once it is theirs by the gallery's word. */
export function entrustedMail(parts: TransferMailParts, link: string): MailMessage {
  const { certificate, transfer, from } = parts;
  return composeMail(transfer.recipientEmail, `Yours: the certificate of ${printOf(parts)}`, [
    `Dear ${transfer.recipientName},`,
    `the certificate ${certificate.coaId} of ${printOf(parts)} is yours. Anybody can see that it holds:`,
    { link },
    `Once you have an account with this e-mail address, you find it there with its PDF.`,
    `If anything is on your mind, answer this mail or write to ${from.email}.`,
    from.name,
  ]);
}

/** To the new owner, when the holder has called it off. */
export function calledOffMail(parts: TransferMailParts): MailMessage {
  const { transfer, from } = parts;
  return composeMail(transfer.recipientEmail, `Called off: the transfer of ${printOf(parts)}`, [
    `Dear ${transfer.recipientName},`,
    `the transfer of ${printOf(parts)} to you was called off. The link in our earlier mail does nothing any more.`,
    from.name,
  ]);
}

const printOf = ({ certificate: { artworkTitle, number, editionTotal } }: TransferMailParts): string =>
  `${artworkTitle}, ${number} of ${editionTotal}`;

const until = ({ expiresAt }: CertificateTransfer): string => certificateDate(expiresAt);
