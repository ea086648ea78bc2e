import type { OrderRecordLine } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import { Link } from 'react-router';
import styles from './order-detail.module.css';
import { printLabel } from './order-labels';

/** What was sold, each with its picture and its numbers; the first one large. */
export function OrderLines({ lines }: { lines: readonly OrderRecordLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        <li key={line.id} className={styles.line} data-first={index === 0 || undefined}>
          <div className={styles.picture}>
            <Picture picture={line.picture} sizes={index === 0 ? '17.5rem' : '4rem'} alt="" />
          </div>
          <div>
            <p className={styles.title}>{line.title}</p>
            <p className={styles.facts}>
              {line.series}, {line.year}
            </p>
            <p className={styles.facts}>
              {printLabel(line)}, {line.frameType}
            </p>
            {line.editionId && (
              <p className={styles.facts}>
                <Link to={`/admin/editions/${line.editionId}`}>Edition ledger</Link>
              </p>
            )}
            {line.refundedNumbers.length > 0 && (
              <p className={styles.facts}>Refunded: number {line.refundedNumbers.join(', ')}</p>
            )}
            {line.isRefunded && <p className={styles.facts}>Refunded</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
