import { cancelCertificateTransfer, serverMessageOf } from '@gallery/api-client';
import type { CollectorCertificate, CollectorTransfer } from '@gallery/contracts';
import { formatEditionNumber, formatDate, formatSize, UNTITLED_ARTWORK } from '@gallery/domain';
import { showToast, showErrorToast, useTimeZone } from '@gallery/session';
import { Button, Picture, TextLink } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { provenanceLine } from '../../components/provenance';
import { RecordRow, RecordRowTitle } from '../../components/record-rows';
import styles from './certificates.module.css';

export interface CertificateRowProps {
  certificate: CollectorCertificate;
  /** Opens the transfer dialog. */
  onTransfer: () => void;
  onChanged: () => Promise<unknown>;
}

/** A certificate: its print, its state, and its actions. */
export function CertificateRow({ certificate, onTransfer, onChanged }: CertificateRowProps) {
  const { artworkTitle, editionNumber, editionTotal, size, coaId, saleDate, pdfPath, picture, transfer } =
    certificate;
  const artwork = useRef<HTMLDivElement>(null);
  const timeZone = useTimeZone();
  const named = (
    <span className="visually-hidden">
      {' '}
      of {artworkTitle}, number {editionNumber}
    </span>
  );
  return (
    <RecordRow layout={styles.row}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="6rem" alt="" />
      </div>
      <div className={styles.work} ref={artwork} tabIndex={-1}>
        <RecordRowTitle>{artworkTitle || UNTITLED_ARTWORK}</RecordRowTitle>
        <p>
          {formatSize(size)}, {formatEditionNumber(editionTotal, editionNumber)}
        </p>
        <p>{certificateStateLabel(certificate)}</p>
        <p>{provenanceLine(certificate.provenance, timeZone)}</p>
        {certificate.isArtworkHidden && <p>{HIDDEN_ARTWORK_NOTICE}</p>}
      </div>
      <p className={styles.facts}>
        <span>{coaId}</span>
        <time dateTime={saleDate}>{formatDate(saleDate, timeZone)}</time>
      </p>
      <div className={styles.actions}>
        <TextLink href={pdfPath} target="_blank" rel="noreferrer">
          Open certificate{named}
          <span className="visually-hidden"> (PDF, opens in a new tab)</span>
        </TextLink>
        <TextLink to={`/certificate/${encodeURIComponent(coaId)}`}>Public page{named}</TextLink>
        {!transfer && canTransfer(certificate) && (
          <Button variant="text" onClick={onTransfer}>
            Transfer{named}
          </Button>
        )}
      </div>
      {transfer && (
        <div className={styles.transfer}>
          <p>{transferStateLabel(transfer, timeZone)}</p>
          <CancelTransfer
            transferId={transfer.id}
            name={transfer.to}
            // The cancel button disappears with the transfer.
            onCancelled={() => artwork.current?.focus({ preventScroll: true })}
            onChanged={onChanged}
          />
        </div>
      )}
    </RecordRow>
  );
}

const HIDDEN_ARTWORK_NOTICE =
  'This artwork is no longer on public view. Your print and its certificate are not affected.';

/** A certificate that is not in force cannot be transferred. */
const canTransfer = ({ state }: CollectorCertificate): boolean => state !== 'revoked' && state !== 'replaced';

interface CancelTransferProps {
  transferId: string;
  /** Name of the new holder. */
  name: string;
  /** The transfer is cancelled, and its button about to disappear. */
  onCancelled: () => void;
  onChanged: () => Promise<unknown>;
}

function CancelTransfer({ transferId, name, onCancelled, onChanged }: CancelTransferProps) {
  const { mutate: cancel, isPending } = useMutation({
    ...cancelCertificateTransfer(),
    onSettled: onChanged,
    onSuccess: () => {
      onCancelled();
      showToast({ title: 'Transfer Cancelled', description: 'The print remains yours.' });
    },
    onError: (error) =>
      showErrorToast('The transfer could not be cancelled', serverMessageOf(error, 'Please try again.')),
  });
  return (
    <Button variant="text" isBusy={isPending} onClick={() => cancel(transferId)}>
      Cancel the transfer<span className="visually-hidden"> to {name}</span>
    </Button>
  );
}

/** Whether the certificate is in force, and whether it is signed. */
function certificateStateLabel({ state, signatureApplied }: CollectorCertificate): string {
  switch (state) {
    case 'revoked':
      return 'Revoked';
    case 'replaced':
      return 'Replaced by a new one';
    default:
      return signatureApplied ? 'Valid, signed' : 'Valid, awaiting signature';
  }
}

/** The state of a transfer, and who must act. */
function transferStateLabel({ to, state, expiresAt }: CollectorTransfer, timeZone: string): string {
  const until = `The links expire on ${formatDate(expiresAt, timeZone)}.`;
  switch (state) {
    case 'asked':
      return `Transfer to ${to}: confirm it with the link in your email. ${until}`;
    case 'confirmed':
      return `Transfer to ${to}: you have confirmed, and ${to} has not accepted yet. ${until}`;
    case 'accepted':
      return `Transfer to ${to}: ${to} has accepted. Confirm it with the link in your email. ${until}`;
  }
}
