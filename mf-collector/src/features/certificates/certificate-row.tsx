import { cancelTransfer, isApiError } from '@gallery/api-client';
import type { CollectorCertificate } from '@gallery/contracts';
import { editionStatement, formatDay, formatSize, UNTITLED } from '@gallery/domain';
import { notify } from '@gallery/session';
import { Button, Picture, WordLink } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Row, RowTitle } from '../../parts/rows';
import { stateWords, transferWords } from './certificate-text';
import styles from './certificates.module.css';

export interface CertificateRowProps {
  certificate: CollectorCertificate;
  /** The holder wants to pass the print on. */
  onPass: () => void;
  onChanged: () => Promise<unknown>;
}

/** One certificate: which print it is for, its state, and what its holder can do with it. */
export function CertificateRow({ certificate, onPass, onChanged }: CertificateRowProps) {
  const { artworkTitle, editionNumber, editionTotal, size, coaId, saleDate, pdfPath, picture, transfer } =
    certificate;
  const work = useRef<HTMLDivElement>(null);
  const named = (
    <span className="visually-hidden">
      {' '}
      of {artworkTitle}, number {editionNumber}
    </span>
  );
  return (
    <Row layout={styles.row}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="6rem" alt="" />
      </div>
      <div className={styles.work} ref={work} tabIndex={-1}>
        <RowTitle>{artworkTitle || UNTITLED}</RowTitle>
        <p>
          {formatSize(size)}, {editionStatement(editionTotal, editionNumber)}
        </p>
        <p>{stateWords(certificate)}</p>
      </div>
      <p className={styles.facts}>
        <span>{coaId}</span>
        <time dateTime={saleDate}>{formatDay(saleDate)}</time>
      </p>
      <div className={styles.actions}>
        <WordLink href={pdfPath} target="_blank" rel="noreferrer">
          Open certificate{named}
          <span className="visually-hidden"> (PDF, opens in a new tab)</span>
        </WordLink>
        <WordLink render={(parts) => <Link to={`/certificate/${encodeURIComponent(coaId)}`} {...parts} />}>
          Public page{named}
        </WordLink>
        {!transfer && canPass(certificate) && (
          <Button variant="word" onClick={onPass}>
            Transfer{named}
          </Button>
        )}
      </div>
      {transfer && (
        <div className={styles.transfer}>
          <p>{transferWords(transfer)}</p>
          <CancelTransfer
            transferId={transfer.id}
            name={transfer.to}
            // The word that was pressed goes with its transfer.
            onCancelled={() => work.current?.focus({ preventScroll: true })}
            onChanged={onChanged}
          />
        </div>
      )}
    </Row>
  );
}

/** A certificate that stands for nothing any more cannot be passed on. */
const canPass = ({ state }: CollectorCertificate): boolean => state !== 'revoked' && state !== 'replaced';

interface CancelTransferProps {
  transferId: string;
  /** Of who was to get the print. */
  name: string;
  /** The transfer is over, and the word that ended it about to go. */
  onCancelled: () => void;
  onChanged: () => Promise<unknown>;
}

function CancelTransfer({ transferId, name, onCancelled, onChanged }: CancelTransferProps) {
  const { mutate: cancel, isPending } = useMutation({
    ...cancelTransfer(),
    onSettled: onChanged,
    onSuccess: () => {
      onCancelled();
      notify({ title: 'Transfer Cancelled', description: 'The print stays yours.' });
    },
    onError: (failure) =>
      notify({
        title: 'The transfer could not be cancelled',
        description: (isApiError(failure) && failure.serverMessage) || 'Please try again.',
        tone: 'destructive',
      }),
  });
  return (
    <Button variant="word" isBusy={isPending} onClick={() => cancel(transferId)}>
      Cancel the transfer<span className="visually-hidden"> to {name}</span>
    </Button>
  );
}
