import type { ConsoleAccount } from '@gallery/contracts';
import { ConsolePart } from '../../parts/console-part';
import { Fact, FactList } from '../../parts/fact-list';
import styles from './account.module.css';

/** Who works here; the owner changes it. */
export function OwnAccount({ account: { firstName, username, role, email } }: { account: ConsoleAccount }) {
  return (
    <ConsolePart title={firstName}>
      <div className={styles.form}>
        <FactList>
          <Fact label="Username">{username}</Fact>
          <Fact label="Role">{role === 'owner' ? 'Owner' : 'Staff'}</Fact>
          <Fact label="E-mail">{email}</Fact>
        </FactList>
      </div>
    </ConsolePart>
  );
}
