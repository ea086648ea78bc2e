import { Link } from 'react-router';
import { LogOut } from '../features/access/log-out';
import { useStaffSession } from '../parts/use-staff-session';
import styles from './signed-in.module.css';

/** Who works here, and the way out; at the foot of the sidebar and of the menu. */
export function SignedIn() {
  const session = useStaffSession();
  return (
    <div className={styles.signedIn}>
      {session && (
        <p className={styles.who}>
          Signed in as <Link to="/admin/account">{session.user.firstName}</Link>
        </p>
      )}
      <LogOut />
    </div>
  );
}
