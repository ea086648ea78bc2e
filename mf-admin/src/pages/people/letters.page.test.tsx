import { saveStaffSession } from '@gallery/api-client';
import { aLetter, aStaffSession, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const ONE = 'GET /api/admin/letters/{id}';
const PATH = '/admin/letters/letter-1';

// Loaded before the first test, so that it does not count toward its time.
beforeAll(() => import('./letters.page'));
beforeEach(() => saveStaffSession(aStaffSession()));

function show(path: string, api: ApiStubs = {}) {
  const rendered = renderRoutes(routes, {
    path,
    api: {
      'GET /api/admin/letters': [aLetter()],
      [ONE]: aLetter(),
      'POST /api/admin/letters': aLetter(),
      'POST /api/admin/letters/reach': { subscribers: 1_204 },
      'POST /api/admin/letters/preview': { subject: 'Autumn', text: 'Dear reader,', html: '<p>Dear</p>' },
      'GET /api/admin/people/tags': [{ tag: 'Press', people: 3 }],
      'GET /api/admin/saved-views': [
        {
          id: 'view-1',
          list: 'people',
          name: 'Buyers in the press',
          filters: { kind: 'buyer', tag: 'Press' },
          isShared: true,
          isOwn: true,
        },
      ],
      'GET /api/admin/studio-events': [],
      ...api,
    },
  });
  return { ...rendered, user: userEvent.setup() };
}

/** Typing letter by letter would take long. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

const sentTo = (calls: { method: string; path: string; body?: unknown }[], path: string) =>
  calls.find((call) => call.method === 'POST' && call.path === path)?.body;

it('lists letters with what they are', async () => {
  show('/admin/letters');
  expect(await screen.findByRole('link', { name: 'Autumn in the studio' })).toHaveAttribute('href', PATH);
  expect(screen.getByRole('table', { name: 'Letters' })).toHaveTextContent('Draft');
});

it('writes a letter to a segment, and says how many get it', async () => {
  const { user, calls } = show('/admin/letters/new');
  fill(await screen.findByLabelText('Subject'), 'Winter');
  fill(screen.getByLabelText('Letter'), 'Dear reader,');
  await screen.findByRole('option', { name: 'Buyers in the press' });
  await user.selectOptions(screen.getByLabelText('Recipients'), 'Buyers in the press');
  expect(await screen.findByText(/1,204 subscribers\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save letter' }));
  await waitFor(() =>
    expect(sentTo(calls, '/api/admin/letters')).toEqual({
      subject: 'Winter',
      words: 'Dear reader,',
      artworkIds: [],
      recipients: { kind: 'buyer', tag: 'Press' },
    }),
  );
});

it('begins with the filters that the list of people had', async () => {
  show('/admin/letters/new?tag=Press&newsletter=confirmed');
  const field = await screen.findByLabelText('Recipients');
  await waitFor(() => expect(field).toHaveDisplayValue('Press'));
});

it('shows the email as it will be', async () => {
  const { user } = show(PATH);
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(within(await screen.findByRole('region', { name: 'Preview' })).getByText('Autumn')).toBeVisible();
});

it('sends a draft now, to how many and at which rate', async () => {
  const { user, calls } = show(PATH, {
    'POST /api/admin/letters/{id}/send': aLetter({ state: 'scheduled' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Send...' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/To 1,204 subscribers, 120 a minute\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(sentTo(calls, '/api/admin/letters/letter-1/send')).toEqual({ version: 1 }));
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

it('offers to send only what is saved', async () => {
  show(PATH);
  expect(await screen.findByRole('button', { name: 'Send...' })).toBeVisible();
  fill(screen.getByLabelText('Subject'), 'Winter');
  expect(screen.queryByRole('button', { name: 'Send...' })).not.toBeInTheDocument();
});

it('keeps what was typed when someone else was faster', async () => {
  const { user } = show(PATH, {
    'PUT /api/admin/letters/{id}': refusal('changed_meanwhile', { details: { version: 2 } }),
  });
  fill(await screen.findByLabelText('Subject'), 'Winter');
  await user.click(screen.getByRole('button', { name: 'Save letter' }));
  expect(await screen.findByText('Someone else just edited this letter.')).toBeVisible();
  expect(screen.getByLabelText('Subject')).toHaveValue('Winter');
});

it('stops a letter that goes out, and tells what became of it', async () => {
  const results = { ...aLetter().results, recipients: 12, sent: 8, waiting: 2, bounced: 1, unsubscribed: 1 };
  const { user, calls } = show(PATH, {
    [ONE]: aLetter({ state: 'sending', results, orders: 2, ordersCents: 180_000 }),
    'POST /api/admin/letters/{id}/stop': aLetter({ state: 'stopped' }),
  });
  expect(await screen.findByText('Bounced, address does not exist')).toBeVisible();
  expect(screen.getByText('2, $1,800.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() =>
    expect(calls.some(({ path }) => path === '/api/admin/letters/letter-1/stop')).toBe(true),
  );
});
