import { consoleAccountQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { OwnAccount } from '../features/account/own-account';
import { OwnPassword } from '../features/account/own-password';
import { SecondFactor } from '../features/account/second-factor';
import { ConsolePage } from '../parts/console-page';
import { QueryState } from '../parts/query-state';

/** /admin/account: who works here, their password and their second factor. */
export function Component() {
  const query = useQuery(consoleAccountQuery());
  return (
    <ConsolePage title="Account">
      <QueryState query={query} loading="Loading your account..." failed="Your account could not be read.">
        {(account) => (
          <>
            <OwnAccount account={account} />
            <OwnPassword />
            <SecondFactor account={account} />
          </>
        )}
      </QueryState>
    </ConsolePage>
  );
}
