import { adminAccountQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { AccountDetails } from '../../features/account/account-details';
import { ChangePasswordForm } from '../../features/account/change-password-form';
import { SecondFactorSettings } from '../../features/account/second-factor-settings';
import { AdminPage } from '../../components/page/admin-page';
import { QueryState } from '../../components/feedback/query-state';

/** /admin/account: who works here, their password and their second factor. */
export function Component() {
  const query = useQuery(adminAccountQuery());
  return (
    <AdminPage title="Account">
      <QueryState query={query} subject="your account" failed="Your account could not be read.">
        {(account) => (
          <>
            <AccountDetails account={account} />
            <ChangePasswordForm />
            <SecondFactorSettings account={account} />
          </>
        )}
      </QueryState>
    </AdminPage>
  );
}
