import { formatCertificateDate } from '@gallery/domain';
import { letter, type Letter } from '../../platform';
import type { CertificateEntity } from '../entities/certificate.entity';
import type { CertificateTransferEntity } from '../entities/certificate-transfer.entity';
import {
  TRANSFER_INVITATION_TEMPLATE,
  TRANSFER_CANCELLED_TEMPLATE,
  TRANSFER_CONFIRMATION_TEMPLATE,
  TRANSFER_BY_GALLERY_TEMPLATE,
  TRANSFER_COMPLETED_TEMPLATE,
  TRANSFER_RECEIVED_TEMPLATE,
} from './certificate-transfer.email-templates';

/** What mails about a transfer are made of. */
export interface TransferEmailData {
  certificate: Pick<CertificateEntity, 'artworkTitle' | 'number' | 'editionTotal' | 'coaId'>;
  transfer: CertificateTransferEntity;
  holder: { name: string; email: string };
}

/** To the holder: whether it was them who asked, and the link that confirms it. */
export const transferConfirmationEmail = (parts: TransferEmailData, link: string): Letter =>
  letter(TRANSFER_CONFIRMATION_TEMPLATE, parts.holder.email, {
    ...partyPlaceholders(parts),
    'new owner’s email': parts.transfer.recipientEmail,
    until: formatCertificateDate(parts.transfer.expiresAt),
    link: [{ link }],
  });

/** To the new owner: what they are given, and the link that accepts it. */
export const transferInvitationEmail = (parts: TransferEmailData, link: string): Letter =>
  letter(TRANSFER_INVITATION_TEMPLATE, parts.transfer.recipientEmail, {
    ...partyPlaceholders(parts),
    until: formatCertificateDate(parts.transfer.expiresAt),
    link: [{ link }],
  });

/** To the holder until now, once it is done. */
export const transferCompletedEmail = (parts: TransferEmailData): Letter =>
  letter(TRANSFER_COMPLETED_TEMPLATE, parts.holder.email, {
    ...partyPlaceholders(parts),
    certificate: parts.certificate.coaId,
  });

/** To the new owner, once it is theirs. */
export const transferReceivedEmail = (parts: TransferEmailData, link: string): Letter =>
  letter(TRANSFER_RECEIVED_TEMPLATE, parts.transfer.recipientEmail, {
    ...partyPlaceholders(parts),
    certificate: parts.certificate.coaId,
    link: [{ link }],
  });

/** To the new owner who has no account yet, once it is theirs by the gallery's word. */
export const transferByGalleryEmail = (parts: TransferEmailData, link: string): Letter =>
  letter(TRANSFER_BY_GALLERY_TEMPLATE, parts.transfer.recipientEmail, {
    ...partyPlaceholders(parts),
    certificate: parts.certificate.coaId,
    link: [{ link }],
  });

/** To the new owner, when the holder has called it off. */
export const transferCancelledEmail = (parts: TransferEmailData): Letter =>
  letter(TRANSFER_CANCELLED_TEMPLATE, parts.transfer.recipientEmail, partyPlaceholders(parts));

const partyPlaceholders = ({
  certificate: { artworkTitle, number, editionTotal },
  transfer,
  holder,
}: TransferEmailData) => ({
  print: `${artworkTitle}, ${number} of ${editionTotal}`,
  holder: holder.name,
  'new owner': transfer.recipientName,
});
