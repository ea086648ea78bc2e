import { adminAccountQuery, readStaffSession } from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { QueryState } from '../../components/feedback/query-state';
import { AdminPage } from '../../components/page/admin-page';
import { HelpText } from '../../components/page/page-section';
import styles from './account.module.css';
import { PasskeySettings } from './passkey-settings';
import { SecondFactorSettings } from './second-factor-settings';

/** What staff see after the password where the gallery requires a second factor and they have none. */
export function SecondFactorSetup() {
  const query = useQuery(adminAccountQuery());
  const opening = useMutation({ mutationFn: () => readStaffSession() });
  return (
    <main className={styles.setup}>
      <AdminPage title="Set up a second factor">
        <HelpText>The gallery requires a second factor for everyone who works in the console.</HelpText>
        <QueryState query={query} subject="your account" failed="Your account could not be loaded.">
          {(account) => (
            <>
              <SecondFactorSettings account={account} isRequired />
              <PasskeySettings />
              <ErrorNotice title="The console could not be opened." failure={opening.error} />
              {!account.isSecondFactorMissing && (
                <div>
                  <Button
                    variant="filled"
                    size="dense"
                    isBusy={opening.isPending}
                    busyText="Opening..."
                    onClick={() => opening.mutate()}
                  >
                    Continue to the console
                  </Button>
                </div>
              )}
            </>
          )}
        </QueryState>
      </AdminPage>
    </main>
  );
}
