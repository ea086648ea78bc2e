import type { AdminAccount } from '@gallery/contracts';
import { PageSection } from '../../components/page/page-section';
import { Fact, FactList } from '../../components/records/fact-list';
import styles from './account.module.css';

/** The signed-in staff member's details; the owner changes them. */
export function AccountDetails({ account: { firstName, username, role, email } }: { account: AdminAccount }) {
  return (
    <PageSection title={firstName}>
      <div className={styles.form}>
        <FactList>
          <Fact label="Username">{username}</Fact>
          <Fact label="Role">{role === 'owner' ? 'Owner' : 'Staff'}</Fact>
          <Fact label="E-mail">{email}</Fact>
        </FactList>
      </div>
    </PageSection>
  );
}
