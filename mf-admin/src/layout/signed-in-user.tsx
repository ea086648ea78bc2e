import { Link } from 'react-router';
import { SignOutButton } from '../features/access/sign-out-button';
import { useStaffSession } from '../components/session/use-staff-session';
import styles from './signed-in-user.module.css';

/** Who works here, and the way out; at the foot of the sidebar and of the menu. */
export function SignedInUser() {
  const session = useStaffSession();
  return (
    <div className={styles.signedIn}>
      {session && (
        <p className={styles.who}>
          Signed in as <Link to="/admin/account">{session.user.firstName}</Link>
        </p>
      )}
      <SignOutButton />
    </div>
  );
}
