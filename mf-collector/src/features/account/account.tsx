import type { CollectorRecord } from '@gallery/contracts';
import { AccountPart } from './account-part';
import styles from './account.module.css';
import { DataExport } from './data-export';
import { Deletion } from './deletion';
import { EmailAddress } from './email-address';
import { NamesForm } from './names-form';
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
      <AccountPart title="Name">
        <NamesForm collector={collector} />
      </AccountPart>
      <AccountPart title="E-mail">
        <EmailAddress collector={collector} />
      </AccountPart>
      <AccountPart title="Password">
        <PasswordForm />
      </AccountPart>
      <AccountPart title="Sessions">
        <SessionList />
      </AccountPart>
      <AccountPart title="Your data">
        <DataExport />
      </AccountPart>
      <AccountPart title="Delete the account">
        <Deletion />
      </AccountPart>
    </div>
  );
}
