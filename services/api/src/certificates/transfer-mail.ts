import { certificateDate } from '@gallery/domain';
import { letter, type Letter } from '../platform';
import type { Certificate } from './certificate.entity';
import type { CertificateTransfer } from './certificate-transfer.entity';
import { ACCEPT, CALLED_OFF, CONFIRM, ENTRUSTED, HANDED_OVER, RECEIVED } from './transfer-templates';

/** What mails about a transfer are made of. */
export interface TransferMailParts {
  certificate: Pick<Certificate, 'artworkTitle' | 'number' | 'editionTotal' | 'coaId'>;
  transfer: CertificateTransfer;
  holder: { name: string; email: string };
}

/** To the holder: whether it was them who asked, and the link that confirms it. */
export const confirmMail = (parts: TransferMailParts, link: string): Letter =>
  letter(CONFIRM, parts.holder.email, {
    ...partiesOf(parts),
    'new owner’s email': parts.transfer.recipientEmail,
    until: certificateDate(parts.transfer.expiresAt),
    link: [{ link }],
  });

/** To the new owner: what they are given, and the link that accepts it. */
export const acceptMail = (parts: TransferMailParts, link: string): Letter =>
  letter(ACCEPT, parts.transfer.recipientEmail, {
    ...partiesOf(parts),
    until: certificateDate(parts.transfer.expiresAt),
    link: [{ link }],
  });

/** To the holder until now, once it is done. */
export const handedOverMail = (parts: TransferMailParts): Letter =>
  letter(HANDED_OVER, parts.holder.email, { ...partiesOf(parts), certificate: parts.certificate.coaId });

/** To the new owner, once it is theirs. */
export const receivedMail = (parts: TransferMailParts, link: string): Letter =>
  letter(RECEIVED, parts.transfer.recipientEmail, {
    ...partiesOf(parts),
    certificate: parts.certificate.coaId,
    link: [{ link }],
  });

/** To the new owner who has no account yet, once it is theirs by the gallery's word. */
export const entrustedMail = (parts: TransferMailParts, link: string): Letter =>
  letter(ENTRUSTED, parts.transfer.recipientEmail, {
    ...partiesOf(parts),
    certificate: parts.certificate.coaId,
    link: [{ link }],
  });

/** To the new owner, when the holder has called it off. */
export const calledOffMail = (parts: TransferMailParts): Letter =>
  letter(CALLED_OFF, parts.transfer.recipientEmail, partiesOf(parts));

const partiesOf = ({
  certificate: { artworkTitle, number, editionTotal },
  transfer,
  holder,
}: TransferMailParts) => ({
  print: `${artworkTitle}, ${number} of ${editionTotal}`,
  holder: holder.name,
  'new owner': transfer.recipientName,
});
