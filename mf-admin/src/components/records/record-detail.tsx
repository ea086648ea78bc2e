import type { ReactNode } from 'react';
import styles from './record-detail.module.css';
import type { RecordReference } from '../live-updates/console-connection';
import { OpenRecord } from '../live-updates/live-records';
import { OtherViewers } from '../live-updates/record-viewers';

export interface RecordDetailProps {
  /** As the messages of the console name it. */
  record: RecordReference;
  /** Its title: a name, an artwork's title, a number. */
  title: string;
  /** `work` is in italics as titles of artworks are, `number` in the font of figures. */
  look: 'name' | 'work' | 'number';
  /** Beside the title: its status. */
  state?: ReactNode;
  /** Beneath the title: an address. */
  line?: ReactNode;
  children: ReactNode;
}

/** One record beside its list: its title and status, then its sections. */
export function RecordDetail({ record, title, look, state, line, children }: RecordDetailProps) {
  return (
    <OpenRecord record={record}>
      <div className={styles.detail}>
        <header className={styles.head}>
          <h2 className={styles.title} data-look={look}>
            {title}
          </h2>
          {state}
          {line && <p className={styles.line}>{line}</p>}
          <OtherViewers />
        </header>
        {children}
      </div>
    </OpenRecord>
  );
}
