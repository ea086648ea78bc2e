import { clearRejectedStaffSession, SIGN_OUT_STAFF_KEY } from '@gallery/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useStaffSession } from '../session/staff-session';
import { createConsoleConnection, type ConsoleConnection, type RecordReference } from './console-connection';

const ConnectionContext = createContext<ConsoleConnection | null>(null);

/** The console's connection; null where no page of the console is around. */
export const useConsoleConnection = (): ConsoleConnection | null => useContext(ConnectionContext);

/** Keeps what the pages inside show up to date, for as long as someone is signed in. */
export function LiveRecords({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [connection] = useState(() => createConsoleConnection(queryClient));
  const session = useStaffSession();
  useEffect(() => {
    if (session === null) return;
    return connection.start(() => {
      // After signing out, the user is already on the way to the login.
      if (queryClient.isMutating({ mutationKey: SIGN_OUT_STAFF_KEY }) === 0)
        clearRejectedStaffSession(session);
    });
  }, [connection, queryClient, session]);
  return <ConnectionContext value={connection}>{children}</ConnectionContext>;
}

const RecordContext = createContext<RecordReference | null>(null);

/** The record that is open around here; null where none is. */
export const useOpenRecord = (): RecordReference | null => useContext(RecordContext);

interface OpenRecordProps {
  /** Null for one that is not there yet: nobody else can have it open. */
  record: RecordReference | null;
  children: ReactNode;
}

/** Around a record's page or form: others who have it open are told, and forms inside say who changes it. */
export function OpenRecord({ record, children }: OpenRecordProps) {
  const connection = useConsoleConnection();
  const kind = record?.kind;
  const id = record?.id;
  useEffect(
    () =>
      connection && kind !== undefined && id !== undefined ? connection.openRecord({ kind, id }) : undefined,
    [connection, kind, id],
  );
  return <RecordContext value={record}>{children}</RecordContext>;
}
