import {
  acceptCertificateTransfer,
  confirmCertificateTransfer,
  isApiError,
  isPrivateQuery,
  certificateTransferQuery,
  serverMessageOf,
} from '@gallery/api-client';
import type { TransferView } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { useCollectorAccess, useCollectorSession } from '@gallery/session';
import { Button, ButtonLink, EmptyState, ErrorState, LoadingState, PageHeading, Picture } from '@gallery/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import styles from './certificate-transfer-response.module.css';

export interface CertificateTransferResponseProps {
  /** The token of the link. */
  token: string;
}

/** The page of a transfer link: the holder confirms, the new holder accepts. */
export function CertificateTransferResponse({ token }: CertificateTransferResponseProps) {
  const { data: transfer, error, refetch } = useQuery(certificateTransferQuery(token));
  const queryClient = useQueryClient();
  const response = useMutation({
    ...(transfer?.role === 'recipient' ? acceptCertificateTransfer() : confirmCertificateTransfer()),
    onSuccess: () => queryClient.invalidateQueries({ predicate: isPrivateQuery }),
  });
  if (response.data) return <TransferAnswered transfer={response.data} />;
  if (transfer)
    return (
      <TransferQuestion
        transfer={transfer}
        isBusy={response.isPending}
        error={response.error}
        onAnswer={() => response.mutate(token)}
      />
    );
  if (!error)
    return (
      <>
        <h1 className="visually-hidden">Certificate transfer</h1>
        <LoadingState>Loading the transfer...</LoadingState>
      </>
    );
  if (isApiError(error, 'transfer_not_found'))
    return (
      <ErrorState
        heading="h1"
        detail="It was already used, has expired, or the transfer was cancelled."
        action={<ButtonLink to="/contact#contact-form">Write to us</ButtonLink>}
      >
        This link is no longer valid.
      </ErrorState>
    );
  return (
    <ErrorState heading="h1" onRetry={() => void refetch()}>
      The transfer could not be loaded.
    </ErrorState>
  );
}

interface TransferQuestionProps {
  transfer: TransferView;
  isBusy: boolean;
  error: Error | null;
  onAnswer: () => void;
}

function TransferQuestion({ transfer, isBusy, error, onAnswer }: TransferQuestionProps) {
  const { role, artworkTitle, editionNumber, editionTotal, size, picture, from, to, email } = transfer;
  const isSignedIn = useCollectorSession(({ sessionId }) => sessionId !== null);
  const open = useCollectorAccess((state) => state.open);
  const isHolder = role === 'holder';
  const needsSignIn = !isHolder && (!isSignedIn || isApiError(error, 'signed_out'));
  return (
    <div className={styles.page}>
      <PageHeading hasRule>{isHolder ? 'Confirm the transfer' : 'Accept the certificate'}</PageHeading>
      <div className={styles.question}>
        <div className={styles.picture}>
          <Picture picture={picture} sizes="20rem" />
        </div>
        <div>
          <p className={styles.title}>{artworkTitle}</p>
          <p className={styles.text}>
            {editionNumber} of {editionTotal}, {formatSize(size)}
          </p>
          <p className={styles.text}>
            {isHolder
              ? `The certificate will pass to ${to} (${email}). Once both of you have confirmed, it leaves your account, together with its PDF.`
              : `${from} would like to transfer this certificate of authenticity to you. To accept it, use the account for ${email}.`}
          </p>
          {needsSignIn ? (
            <Button variant="filled" onClick={() => open()}>
              Sign in to accept
            </Button>
          ) : (
            <Button variant="filled" isBusy={isBusy} busyText="One moment..." onClick={onAnswer}>
              {isHolder ? 'Confirm transfer' : 'Accept certificate'}
            </Button>
          )}
          {error && !isBusy && !needsSignIn && (
            <p className={styles.fault} role="alert">
              {serverMessageOf(error, 'Something went wrong. Please try again.')}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

function TransferAnswered({ transfer: { role, state, to, from, coaId } }: { transfer: TransferView }) {
  const isDone = state === 'completed';
  const waiting =
    role === 'holder'
      ? `${to} still has to accept, with the link in their email.`
      : `${from} still has to confirm.`;
  const done =
    role === 'holder' ? `It now belongs to ${to}.` : 'It is now yours. You can find it in your account.';
  return (
    <EmptyState
      heading="h1"
      detail={isDone ? done : waiting}
      action={<ButtonLink to={`/certificate/${coaId}`}>View the certificate</ButtonLink>}
    >
      {isDone ? 'The certificate has been transferred.' : 'Thank you. Your confirmation has been recorded.'}
    </EmptyState>
  );
}
