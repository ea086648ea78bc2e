import { saveStaffSession } from '@gallery/api-client';
import {
  aPrintRecord,
  anEditionLedger,
  aStaffSession,
  renderRoutes,
  type ApiCall,
  type ApiStubs,
} from '@gallery/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

export const LEDGER = 'GET /api/admin/editions/{editionId}';

export const SOLD = aPrintRecord({
  editionNumber: 1,
  version: 4,
  state: 'sold',
  holder: 'R. Okafor',
  orderNumber: 'TF-0871',
  date: '2026-03-12T10:00:00.000Z',
  certificate: { coaId: 'COA-1', state: 'issued', signatureApplied: true },
  moves: ['replace'],
  history: [
    {
      kind: 'sold',
      at: '2026-03-12T10:00:00.000Z',
      actor: 'owner ben',
      reason: null,
      orderNumber: 'TF-0871',
    },
  ],
});
export const ASIDE = aPrintRecord({
  editionNumber: 2,
  state: 'gallery-hold',
  holder: 'M. Lindqvist',
  until: '2026-12-24T22:00:00.000Z',
  moves: ['sell', 'release', 'void'],
});
const FREE = aPrintRecord({ editionNumber: 3, version: 7 });

/** Number 1 is sold, 2 on hold, 3 free. */
export const ledger = anEditionLedger({ sold: 1, held: 1, remaining: 8, prints: [SOLD, ASIDE, FREE] });

export const arriveAtEdition = (): void => saveStaffSession(aStaffSession());

/** The ledger's page. */
export function showEdition(api: ApiStubs = {}, query = '') {
  const rendered = renderRoutes(routes, {
    path: `/admin/editions/edition-1${query}`,
    api: { [LEDGER]: ledger, ...api },
  });
  return { ...rendered, user: userEvent.setup() };
}

/** The body of the last request that changes something. */
export const bodyOf = (calls: ApiCall[]): unknown => calls.findLast(({ method }) => method === 'POST')?.body;

/** Typing letter by letter would take long. */
export const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** Presses a button that opens a dialog. */
export async function press(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}
