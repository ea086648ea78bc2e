import type { CollectorCertificate, CollectorTransfer } from '@gallery/contracts';
import { formatDate } from '@gallery/domain';

/** What the holder should know of a certificate: whether it stands, and whether it is signed. */
export function certificateStateLabel({ state, signatureApplied }: CollectorCertificate): string {
  switch (state) {
    case 'revoked':
      return 'Revoked';
    case 'replaced':
      return 'Replaced by a new one';
    default:
      return signatureApplied ? 'Valid, signed' : 'Valid, signature to follow';
  }
}

/** Where a transfer stands, and whose turn it is. */
export function transferStateLabel({ to, state, expiresAt }: CollectorTransfer): string {
  const until = `The links end on ${formatDate(expiresAt)}.`;
  switch (state) {
    case 'asked':
      return `Transfer to ${to}: confirm it by the link in your mail. ${until}`;
    case 'confirmed':
      return `Transfer to ${to}: confirmed by you, ${to} has not accepted yet. ${until}`;
    case 'accepted':
      return `Transfer to ${to}: accepted by ${to}, confirm it by the link in your mail. ${until}`;
  }
}
