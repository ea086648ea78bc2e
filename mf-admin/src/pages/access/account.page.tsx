import { adminAccountQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { AccountDetails, ChangePasswordForm } from '../../features/account/account-details';
import { PasskeySettings } from '../../features/account/passkey-settings';
import { SecondFactorSettings } from '../../features/account/second-factor-settings';
import { AdminPage } from '../../components/page/admin-page';
import { QueryState } from '../../components/feedback/query-state';

/** /admin/account: who works here, their password, second factor and passkeys. */
export function Component() {
  const query = useQuery(adminAccountQuery());
  return (
    <AdminPage title="Account">
      <QueryState query={query} subject="your account" failed="Your account could not be loaded.">
        {(account) => (
          <>
            <AccountDetails account={account} />
            <ChangePasswordForm />
            <SecondFactorSettings account={account} />
            <PasskeySettings />
          </>
        )}
      </QueryState>
    </AdminPage>
  );
}
