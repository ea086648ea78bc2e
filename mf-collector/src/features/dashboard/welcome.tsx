import type { CollectorRecord } from '@gallery/contracts';
import { collectorLevelLabel, formatMonth } from '@gallery/domain';
import { Button, WordLink } from '@gallery/ui';
import { Link } from 'react-router';
import styles from './welcome.module.css';

export interface WelcomeProps {
  /** Null until the account has been read; the rest of the page does not wait for it. */
  collector: CollectorRecord | null;
  isSigningOut: boolean;
  onSignOut: () => void;
}

/** Greets the collector by name, with their level and since when they are one. */
export function Welcome({ collector, isSigningOut, onSignOut }: WelcomeProps) {
  return (
    <header className={styles.welcome}>
      <h1 className={styles.title}>{greeting(collector)}</h1>
      <p className={styles.standing}>
        {collector && (
          <>
            <span className={styles.level}>{collectorLevelLabel(collector.collectorLevel)}</span>
            Since {formatMonth(collector.createdAt)}
          </>
        )}
      </p>
      <div className={styles.actions}>
        <WordLink render={(parts) => <Link to="/collector/portal" {...parts} />}>Collector portal</WordLink>
        <Button variant="word" isBusy={isSigningOut} onClick={onSignOut}>
          Sign out
        </Button>
      </div>
    </header>
  );
}

/** Who has not bought yet has nothing to come back to. */
function greeting(collector: CollectorRecord | null): string {
  if (!collector) return 'Welcome';
  return `${collector.collectorLevel === null ? 'Welcome' : 'Welcome back'}, ${collector.firstName}`;
}
