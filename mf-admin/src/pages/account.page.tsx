import { consoleAccountQuery } from '@gallery/api-client';
import { Button, ErrorState, LoadingState } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { OwnAccount } from '../features/account/own-account';
import { OwnPassword } from '../features/account/own-password';
import { SecondFactor } from '../features/account/second-factor';
import { ConsolePage } from '../parts/console-page';

/** /admin/account: who works here, their password and their second factor. */
export function Component() {
  const { data: account, isError, isFetching, refetch } = useQuery(consoleAccountQuery());
  return (
    <ConsolePage title="Account">
      {!account && !isError && <LoadingState>Loading your account...</LoadingState>}
      {!account && isError && (
        <ErrorState
          action={
            <Button size="dense" isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          Your account could not be read.
        </ErrorState>
      )}
      {account && (
        <>
          <OwnAccount account={account} />
          <OwnPassword />
          <SecondFactor account={account} />
        </>
      )}
    </ConsolePage>
  );
}
