import { Button } from '@gallery/ui';
import styles from './connection-status.module.css';

export interface ConnectionStatusProps {
  /** The socket gave up reconnecting. */
  isStopped: boolean;
  /** The last poll succeeded: photos still arrive. */
  isReachable: boolean;
  onReconnect: () => void;
}

/** Says when photos arrive with a delay, and offers to reconnect. */
export function ConnectionStatus({ isStopped, isReachable, onReconnect }: ConnectionStatusProps) {
  return (
    <div className={styles.line}>
      <output aria-label="Connection">
        {!isReachable && 'You are offline. New photographs will appear when you are back online.'}
        {isReachable &&
          isStopped &&
          'Live updates are paused. New photographs may take a few seconds longer.'}
      </output>
      {isStopped && (
        <Button variant="text" onClick={onReconnect}>
          Reconnect
        </Button>
      )}
    </div>
  );
}
