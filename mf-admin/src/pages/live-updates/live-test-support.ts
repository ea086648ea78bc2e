import type { ConsoleMessage } from '@gallery/contracts';
import { anOrderReferral, anOrderRow, renderRoutes, TestSocket, type ApiStubs } from '@gallery/testing';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

/** Who is signed in, as the messages name them. */
export const SELF = { id: 'staff-owner', name: 'Ben' };
export const MARA = { id: 'staff-mara', name: 'Mara' };

/** Nothing changed since long before the page. */
const ALWAYS_QUIET_MS = 1e12;

/** Sends a message of the API to the page. */
export const tell = (message: ConsoleMessage) => act(() => TestSocket.last.tell(message));

/** Announces that a record changed; Mara did it unless it says otherwise. */
export const tellChange = (
  kind: Extract<ConsoleMessage, { type: 'record_changed' }>['kind'],
  id: string,
  named: { action?: string; by?: { id: string; name: string } } = { by: MARA },
) => tell({ type: 'record_changed', kind, id, ...named });

/** The page's socket is open, and the API has said whose it is and since when nothing changed. */
export async function connect(quietMs = ALWAYS_QUIET_MS): Promise<void> {
  await waitFor(() => expect(TestSocket.made).not.toHaveLength(0));
  act(() => TestSocket.last.accept());
  tell({ type: 'ready', staff: SELF, quietMs });
}

export const listOf = <Item>(...items: Item[]) => ({ items, total: items.length, nextCursor: null });

const NO_REFERRAL = { attributionStatus: null, partner: null, code: null };

/** A page of the console that is connected. The orders page lacks only its order. */
export async function showConnected(path: string, api: ApiStubs) {
  const rendered = renderRoutes(routes, {
    path,
    api: {
      'GET /api/admin/orders': listOf(anOrderRow()),
      'GET /api/admin/orders/{orderNumber}/certificates': [],
      'GET /api/admin/orders/{orderNumber}/payment-requests': [],
      'GET /api/admin/orders/{orderNumber}/referral': anOrderReferral(NO_REFERRAL),
      'GET /api/admin/emails': listOf(),
      'GET /api/admin/inbox/counts': { awaitingReply: 3, late: 1 },
      ...api,
    },
  });
  await connect();
  return { ...rendered, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}
