import { cancelBackInStockAlert, confirmBackInStockAlert, serverMessageOf } from '@gallery/api-client';
import { Button, ButtonLink, EmptyState, Notice, Page, PageHeading } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { usePageHead } from '../../use-page-head';
import styles from './back-in-stock.page.module.css';

/**
 * Where the emails of a back-in-stock alert lead. Only the buttons act: mail programs follow links before people do.
 */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const confirm = useMutation(confirmBackInStockAlert());
  const cancel = useMutation(cancelBackInStockAlert());
  const answer = cancel.data ?? confirm.data;
  const error = cancel.error ?? confirm.error;
  usePageHead('Back in stock');
  return (
    <Page>
      <PageHeading hasRule>Back in stock</PageHeading>
      {token === '' && (
        <EmptyState action={<FineArtLink />}>
          This link is incomplete. Please open the link in our email again.
        </EmptyState>
      )}
      {answer && <EmptyState action={<FineArtLink />}>{answer.message}</EmptyState>}
      {token !== '' && !answer && (
        <div className={styles.step}>
          <p className={styles.text}>
            We will email you once when a print in the size you chose is available again.
          </p>
          {error && (
            <Notice tone="error">
              {serverMessageOf(error, 'We could not save your choice. Please try again.')}
            </Notice>
          )}
          <div className={styles.actions}>
            <Button
              variant="filled"
              isBusy={confirm.isPending}
              busyText="Confirming..."
              onClick={() => confirm.mutate(token)}
            >
              Confirm
            </Button>
            <Button
              isBusy={cancel.isPending}
              busyText="Unsubscribing..."
              onClick={() => cancel.mutate(token)}
            >
              Unsubscribe
            </Button>
          </div>
        </div>
      )}
    </Page>
  );
}

const FineArtLink = () => <ButtonLink to="/fine-art">Fine Art</ButtonLink>;
