import { Button } from '@gallery/ui';
import styles from './connection-status.module.css';

export interface ConnectionStatusProps {
  /** The socket has had its last try. */
  isStopped: boolean;
  /** The last question to the gallery got an answer: photographs still come by the poll. */
  isReachable: boolean;
  onReconnect: () => void;
}

/** Says when photographs come later than they could, and what can be done. Silent while all is well. */
export function ConnectionStatus({ isStopped, isReachable, onReconnect }: ConnectionStatusProps) {
  return (
    <div className={styles.line}>
      <output>
        {!isReachable && 'No connection to the gallery. Photographs appear again as soon as it is back.'}
        {isReachable && isStopped && 'Live updates have stopped. New photographs take a few seconds longer.'}
      </output>
      {isStopped && (
        <Button variant="text" onClick={onReconnect}>
          Reconnect
        </Button>
      )}
    </div>
  );
}
