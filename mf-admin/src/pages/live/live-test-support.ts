import type { ConsoleMessage } from '@gallery/contracts';
import { TestSocket } from '@gallery/testing';
import { act, waitFor } from '@testing-library/react';

/** Who is signed in, as the messages name them. */
export const SELF = { id: 'staff-owner', name: 'Ben' };
export const MARA = { id: 'staff-mara', name: 'Mara' };

/** Sends a message of the API to the page. */
export const tell = (message: ConsoleMessage) => act(() => TestSocket.last.tell(message));

/** Tells that a record changed; Mara did it unless it says otherwise. */
export const tellChange = (
  kind: Extract<ConsoleMessage, { type: 'record_changed' }>['kind'],
  id: string,
  named: { action?: string; by?: { id: string; name: string } } = { by: MARA },
) => tell({ type: 'record_changed', kind, id, ...named });

/** The page's socket is open, and the API has said whose it is. */
export async function connect(): Promise<void> {
  await waitFor(() => expect(TestSocket.made).not.toHaveLength(0));
  act(() => TestSocket.last.accept());
  tell({ type: 'ready', staff: SELF });
}
