import { saveStaffSession } from '@gallery/api-client';
import type { CertificateList } from '@gallery/contracts';
import {
  aCertificateRecord,
  aCertificateRow,
  aStaffSession,
  refusal,
  renderRoutes,
  type ApiStubs,
  type ApiCall,
} from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const LIST = 'GET /api/admin/certificates';
const ONE = 'GET /api/admin/certificates/{coaId}';
const SIGNATURE = 'POST /api/admin/certificates/{coaId}/signature';
const TRANSFER = 'POST /api/admin/certificates/{coaId}/transfer';
const REVOCATION = 'POST /api/admin/certificates/{coaId}/revocation';
const COA = 'COA-7K3M-Q9XD-04TB';

const list = (...items: CertificateList['items']): CertificateList => ({
  items,
  total: items.length,
  nextCursor: null,
});
const record = aCertificateRecord();

// Loaded before the first test, so that it does not count toward its time.
beforeAll(() => import('./certificates.page'));
beforeEach(() => saveStaffSession(aStaffSession()));

function show(path: string, api: ApiStubs = {}) {
  const rendered = renderRoutes(routes, {
    path,
    api: { [LIST]: list(aCertificateRow()), [ONE]: record, ...api },
  });
  return { ...rendered, user: userEvent.setup() };
}

const bodyOf = (calls: ApiCall[]): unknown => calls.findLast(({ method }) => method === 'POST')?.body;

/** Typing letter by letter would take long. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function press(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

describe('the list', () => {
  it('tells which print each certificate is of and whose it is, and leads to it', async () => {
    show('/admin/certificates');
    const certificates = within(await screen.findByRole('table', { name: 'Certificates' }));
    expect(await certificates.findByText('Inside Voice, 20 × 20 in, 6 of 9')).toBeVisible();
    expect(certificates.getByText('R. Okafor')).toBeVisible();
    expect(certificates.getByText(COA)).toHaveAttribute('href', `/admin/certificates/${COA}`);
  });

  it('asks for those that wait for the signature', async () => {
    const { user, calls } = show('/admin/certificates');
    await user.click(await screen.findByRole('button', { name: 'To sign' }));
    await waitFor(() => expect(calls.at(-1)?.query.get('signature')).toBe('missing'));
  });

  it('says so when no certificate is like that', async () => {
    show('/admin/certificates?q=nobody', { [LIST]: list() });
    expect(await screen.findByText('No certificates match these filters.')).toBeVisible();
  });
});

describe('a certificate', () => {
  it('shows what it states, whose it is, and its history with reasons', async () => {
    const history = [
      ...record.history,
      {
        state: 'revoked' as const,
        at: '2026-11-20T10:00:00.000Z',
        holderName: 'R. Okafor',
        actor: 'owner ben',
        note: 'Stolen',
      },
    ];
    show(`/admin/certificates/${COA}`, {
      [ONE]: aCertificateRecord({ state: 'revoked', moves: [], history }),
    });
    const detail = within(await screen.findByRole('region', { name: `Certificate ${COA}` }));
    expect(await detail.findByText('20 × 20 in, framed 32.5 × 32.5 in, black')).toBeVisible();
    expect(detail.getByText('6 of 9')).toHaveAttribute('href', '/admin/editions/edition-1');
    expect(detail.getByRole('list', { name: `History of ${COA}` })).toHaveTextContent(
      'Revoked: Stolen by ben',
    );
    expect(detail.queryByRole('button', { name: 'Revoke' })).toBeNull();
  });

  it('is signed with one press', async () => {
    const { user, calls } = show(`/admin/certificates/${COA}`, { [SIGNATURE]: record });
    await user.click(await screen.findByRole('button', { name: 'Apply signature' }));
    await waitFor(() => expect(bodyOf(calls)).toEqual({ version: 3 }));
  });

  it('says when the gallery has no signature to apply', async () => {
    const { user } = show(`/admin/certificates/${COA}`, { [SIGNATURE]: () => refusal('no_signature') });
    await user.click(await screen.findByRole('button', { name: 'Apply signature' }));
    expect(await screen.findByText('No signature image has been uploaded yet.')).toBeVisible();
  });

  it('is transferred by the gallery’s word', async () => {
    const { user, calls } = show(`/admin/certificates/${COA}`, { [TRANSFER]: record });
    const dialog = await press(user, 'Transfer');
    fill(dialog.getByLabelText('New owner'), 'Elena Ruiz');
    fill(dialog.getByLabelText('Email'), 'elena@example.com');
    fill(dialog.getByLabelText('Reason'), 'Heir');
    await user.click(dialog.getByRole('button', { name: 'Transfer' }));
    await waitFor(() =>
      expect(bodyOf(calls)).toEqual({
        name: 'Elena Ruiz',
        email: 'elena@example.com',
        reason: 'Heir',
        tellsBoth: true,
        version: 3,
      }),
    );
  });

  it('is not revoked without a reason, and what was typed stays when someone came first', async () => {
    const { user } = show(`/admin/certificates/${COA}`, {
      [REVOCATION]: () => refusal('certificate_not_in_force'),
    });
    const dialog = await press(user, 'Revoke');
    fill(dialog.getByLabelText('Reason'), 'Stolen');
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await dialog.findByText('This certificate is no longer valid.')).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Stolen');
  });
});
