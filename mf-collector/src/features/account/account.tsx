import type { CollectorRecord } from '@gallery/contracts';
import { AccountSection } from './account-section';
import styles from './account.module.css';
import { DataExport } from './data-export';
import { AccountDeletion } from './account-deletion';
import { AccountEmail } from './account-email';
import { NameForm } from './name-form';
import { PasswordForm } from './password-form';
import { SessionList } from './session-list';

export interface AccountProps {
  /** Whose account it is. */
  collector: CollectorRecord;
}

/** Everything that a collector settles about their own account: the profile of the dashboard. */
export function Account({ collector }: AccountProps) {
  return (
    <div className={styles.account}>
      <AccountSection title="Name">
        <NameForm collector={collector} />
      </AccountSection>
      <AccountSection title="E-mail">
        <AccountEmail collector={collector} />
      </AccountSection>
      <AccountSection title="Password">
        <PasswordForm />
      </AccountSection>
      <AccountSection title="Sessions">
        <SessionList />
      </AccountSection>
      <AccountSection title="Your data">
        <DataExport />
      </AccountSection>
      <AccountSection title="Delete the account">
        <AccountDeletion />
      </AccountSection>
    </div>
  );
}
