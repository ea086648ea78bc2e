import type { StaffName } from '@gallery/contracts';
import { useStore } from 'zustand';
import type { ConsoleConnection, RecordReference } from './console-connection';
import { useConsoleConnection, useOpenRecord } from './live-records';
import styles from './record-viewers.module.css';

/** Who else has the surrounding record open: `Mara is also here`. */
export function OtherViewers() {
  const connection = useConsoleConnection();
  const record = useOpenRecord();
  return connection && record && <ViewerNames connection={connection} record={record} />;
}

function ViewerNames({ connection, record }: { connection: ConsoleConnection; record: RecordReference }) {
  const { self, viewers } = useStore(connection.state);
  const others =
    viewers?.kind === record.kind && viewers.id === record.id
      ? viewers.viewers.filter(({ id }) => id !== self?.id)
      : [];
  return <output className={styles.viewers}>{others.length > 0 && viewersLabel(others)}</output>;
}

const viewersLabel = (others: readonly StaffName[]): string =>
  `${NAMES.format(others.map(({ name }) => name))} ${others.length === 1 ? 'is' : 'are'} also here`;

const NAMES = new Intl.ListFormat('en');
