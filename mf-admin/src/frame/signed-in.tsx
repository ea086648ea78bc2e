import { storeOwnerKey } from '@gallery/api-client';
import { Button } from '@gallery/ui';
import styles from './signed-in.module.css';

/** Who works here, and the way out; at the foot of the sidebar and of the menu. */
export function SignedIn() {
  return (
    <div className={styles.signedIn}>
      <p className={styles.who}>Signed in as owner</p>
      <Button variant="word" onClick={() => storeOwnerKey(null)}>
        Sign out
      </Button>
    </div>
  );
}
