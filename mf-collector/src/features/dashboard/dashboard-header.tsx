import type { CollectorRecord } from '@gallery/contracts';
import { collectorLevelLabel, formatMonth, toLocalMonth } from '@gallery/domain';
import { useTimeZone } from '@gallery/session';
import { Button, TextLink } from '@gallery/ui';
import styles from './dashboard-header.module.css';

export interface DashboardHeaderProps {
  /** Null while loading; the rest of the page does not wait for it. */
  collector: CollectorRecord | null;
  isSigningOut: boolean;
  onSignOut: () => void;
}

/** A greeting with the collector's name, level and start date. */
export function DashboardHeader({ collector, isSigningOut, onSignOut }: DashboardHeaderProps) {
  const timeZone = useTimeZone();
  return (
    <header className={styles.welcome}>
      {collector?.profileImageUrl && (
        <img className={styles.picture} src={collector.profileImageUrl} width={72} height={72} alt="" />
      )}
      <h1 className={styles.title}>{greeting(collector)}</h1>
      <p className={styles.standing}>
        {collector && (
          <>
            <span className={styles.level}>{collectorLevelLabel(collector.collectorLevel)}</span>
            Since {formatMonth(toLocalMonth(collector.createdAt, timeZone))}
          </>
        )}
      </p>
      <div className={styles.actions}>
        <TextLink to="/collector/collection">My collection</TextLink>
        <TextLink to="/collector/portal">Collector portal</TextLink>
        <Button variant="text" isBusy={isSigningOut} onClick={onSignOut}>
          Sign out
        </Button>
      </div>
    </header>
  );
}

/** No "welcome back" before the first purchase. */
function greeting(collector: CollectorRecord | null): string {
  if (!collector) return 'Welcome';
  return `${collector.collectorLevel === null ? 'Welcome' : 'Welcome back'}, ${collector.firstName}`;
}
