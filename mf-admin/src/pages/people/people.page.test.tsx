import { saveStaffSession } from '@gallery/api-client';
import type { PeopleList } from '@gallery/contracts';
import {
  aPersonRecord,
  aPersonRow,
  aStaffSession,
  refusal,
  renderRoutes,
  type ApiStubs,
} from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const LIST = 'GET /api/admin/people';
const ONE = 'GET /api/admin/people/{id}';
const PATH = '/admin/people/person-1';

const list = (...items: PeopleList['items']): PeopleList => ({
  items,
  total: items.length,
  nextCursor: null,
});

// Loaded before the first test, so that it does not count toward its time.
beforeAll(() => import('./people.page'));
beforeEach(() => saveStaffSession(aStaffSession()));

function show(path: string, api: ApiStubs = {}) {
  const rendered = renderRoutes(routes, {
    path,
    api: {
      [LIST]: list(aPersonRow()),
      'GET /api/admin/people/tags': [{ tag: 'Press', people: 1 }],
      'GET /api/admin/studio-events': [],
      [ONE]: aPersonRecord(),
      ...api,
    },
  });
  return { ...rendered, user: userEvent.setup() };
}

/** Typing letter by letter would take long. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

const dialog = async () => within(await screen.findByRole('dialog'));

const callTo = (calls: { method: string; path: string }[], method: string, path: string) =>
  calls.find((call) => call.method === method && call.path === path);

describe('the list', () => {
  it('tells who they are and when they were last in contact, and leads to each', async () => {
    show('/admin/people');
    expect(await screen.findByRole('link', { name: 'Elena Marsh' })).toHaveAttribute('href', PATH);
    const table = screen.getByRole('table', { name: 'People' });
    expect(table).toHaveTextContent('Collector, Buyer, Subscriber');
    expect(table).toHaveTextContent('Nov 14, 2026');
    expect(table).toHaveTextContent('Press');
  });

  it('calls someone without a name by their address, and says that they unsubscribed', async () => {
    show('/admin/people', {
      [LIST]: list(aPersonRow({ name: '', kinds: [], newsletter: 'ended' })),
    });
    expect(await screen.findByRole('link', { name: 'elena@marsh.example' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'People' })).toHaveTextContent('unsubscribed');
  });

  it('tells every address of a person', async () => {
    show('/admin/people', { [LIST]: list(aPersonRow({ otherEmails: ['elena@work.example'] })) });
    expect(await screen.findByText('elena@marsh.example, elena@work.example')).toBeVisible();
  });

  it('asks for what the view is about', async () => {
    const { user, calls } = show('/admin/people');
    await user.click(await screen.findByRole('button', { name: 'Subscribers' }));
    await waitFor(() => expect(calls.at(-1)?.query.get('newsletter')).toBe('confirmed'));
  });

  it('asks for a tag in use', async () => {
    const { user, calls } = show('/admin/people');
    await screen.findByRole('option', { name: 'Press' });
    await user.selectOptions(screen.getByLabelText('Tag'), 'Press');
    await waitFor(() => expect(calls.some(({ query }) => query.get('tag') === 'Press')).toBe(true));
  });

  it('offers partners to the owner only', async () => {
    saveStaffSession(aStaffSession({ role: 'staff' }));
    show('/admin/people');
    const kinds = within(await screen.findByLabelText('Type'));
    expect(kinds.getByRole('option', { name: 'Guest' })).toBeInTheDocument();
    expect(kinds.queryByRole('option', { name: 'Partner' })).not.toBeInTheDocument();
  });

  it('says so when nobody is like that, and leads back to all', async () => {
    show('/admin/people?q=nobody', { [LIST]: list() });
    expect(await screen.findByText('No people match these filters.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show everyone' })).toBeVisible();
  });

  it('can be asked for again when it did not come', async () => {
    show('/admin/people', { [LIST]: () => refusal('unavailable') });
    expect(await screen.findByText('The people could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: /try again/i })).toBeVisible();
  });
});

describe('a person', () => {
  it('shows consent with its source, other names, and what was between us with links', async () => {
    show(PATH);
    const detail = within(await screen.findByRole('region', { name: 'Person' }));
    expect(await detail.findByText('Subscribed')).toBeVisible();
    expect(detail.getByText(/, page of an artwork/)).toBeVisible();
    expect(detail.getByText('E. Marsh')).toBeVisible();
    expect(detail.getByRole('link', { name: 'Inside Voice' })).toHaveAttribute(
      'href',
      '/admin/orders/TF-7K3M-Q9XD',
    );
    expect(detail.getByText('Order, TF-7K3M-Q9XD, Processing')).toBeVisible();
    expect(detail.getByRole('link', { name: 'Framing' })).toHaveAttribute('href', '/admin/inbox/message-1');
    expect(detail.getByText('Message, needs reply')).toBeVisible();
  });

  it('gets a tag', async () => {
    const { user, calls } = show(PATH, { 'POST /api/admin/people/{id}/tags': aPersonRecord() });
    await user.click(await screen.findByRole('button', { name: 'Add a tag' }));
    fill((await dialog()).getByLabelText('Tag'), 'Hotel');
    await user.click((await dialog()).getByRole('button', { name: 'Add tag' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callTo(calls, 'POST', '/api/admin/people/person-1/tags')).toMatchObject({
      body: { tag: 'Hotel' },
    });
  });

  it('loses a tag', async () => {
    const { user, calls } = show(PATH, { 'DELETE /api/admin/people/{id}/tags/{tag}': aPersonRecord() });
    await user.click(await screen.findByRole('button', { name: 'Remove tag Press' }));
    await waitFor(() =>
      expect(callTo(calls, 'DELETE', '/api/admin/people/person-1/tags/Press')).toBeDefined(),
    );
  });

  it('keeps what was typed when someone else has changed the note', async () => {
    const { user, calls } = show(PATH, {
      'PUT /api/admin/people/{id}/note': () =>
        refusal('changed_meanwhile', { details: { text: 'Prefers noon.', version: 3 } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit note' }));
    fill((await dialog()).getByLabelText('Note'), 'Prefers evenings.');
    await user.click((await dialog()).getByRole('button', { name: 'Save note' }));
    expect(await (await dialog()).findByText('Someone else just changed this note.')).toBeVisible();
    expect((await dialog()).getByLabelText('Note')).toHaveValue('Prefers evenings.');
    expect(callTo(calls, 'PUT', '/api/admin/people/person-1/note')).toMatchObject({
      body: { text: 'Prefers evenings.', version: 2 },
    });
  });

  const otherAddress = {
    id: 'person-2',
    email: 'elena@work.example',
    subscription: null,
    note: { text: 'Met in Basel.', by: 'Mara', at: '2026-11-01T12:00:00.000Z' },
  };

  it('shows other addresses with their own consent and note, which the owner separates', async () => {
    const { user, calls } = show(PATH, {
      [ONE]: aPersonRecord({ otherEmails: [otherAddress.email], addresses: [otherAddress] }),
      'DELETE /api/admin/people/{id}/addresses/{addressId}': aPersonRecord(),
    });
    const addresses = within(await screen.findByRole('region', { name: 'Other addresses' }));
    expect(addresses.getByText('Never subscribed to letters. Mara noted: Met in Basel.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Letters to elena@work.example' })).toBeVisible();
    await user.click(addresses.getByRole('button', { name: 'Separate elena@work.example' }));
    await user.click((await dialog()).getByRole('button', { name: 'Separate' }));
    await waitFor(() =>
      expect(callTo(calls, 'DELETE', '/api/admin/people/person-1/addresses/person-2')).toBeDefined(),
    );
  });

  it('gets another address from the owner, who reads why one is refused', async () => {
    const nobody = 'No one in the list has this address.';
    const { user, calls } = show(PATH, {
      'POST /api/admin/people/{id}/addresses': () =>
        refusal('validation_failed', { fields: { email: nobody } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add another address' }));
    fill((await dialog()).getByLabelText('Other email address'), 'elena@work.example');
    await user.click((await dialog()).getByRole('button', { name: 'Show as one person' }));
    expect(await (await dialog()).findByText(nobody)).toBeVisible();
    expect(callTo(calls, 'POST', '/api/admin/people/person-1/addresses')).toMatchObject({
      body: { email: 'elena@work.example' },
    });
  });

  it('is joined with nobody by staff', async () => {
    saveStaffSession(aStaffSession({ role: 'staff' }));
    show(PATH, { [ONE]: aPersonRecord({ addresses: [otherAddress] }) });
    expect(await screen.findByText('elena@work.example')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Separate|another address/ })).not.toBeInTheDocument();
  });

  it('says so when they are gone', async () => {
    show(PATH, { [ONE]: () => refusal('person_not_found') });
    expect(await screen.findByText('This person could not be found.')).toBeVisible();
  });
});

describe('letters', () => {
  it('records how someone agreed to them', async () => {
    const { user, calls } = show(PATH, {
      [ONE]: aPersonRecord({ newsletter: null, subscription: null }),
      'POST /api/admin/people/{id}/newsletter': aPersonRecord(),
    });
    await user.click(await screen.findByRole('button', { name: 'Record consent' }));
    const consent = await dialog();
    fill(consent.getByLabelText('How they agreed'), 'Guest book');
    await user.click(consent.getByRole('button', { name: 'Record consent' }));
    await waitFor(() =>
      expect(callTo(calls, 'POST', '/api/admin/people/person-1/newsletter')).toMatchObject({
        body: { note: 'Guest book' },
      }),
    );
  });

  it('offers no consent for whoever unsubscribed by themselves', async () => {
    const { subscription } = aPersonRecord();
    const ended = subscription && {
      ...subscription,
      state: 'ended' as const,
      endedBy: 'subscriber' as const,
    };
    show(PATH, { [ONE]: aPersonRecord({ newsletter: 'ended', subscription: ended }) });
    expect(await screen.findByText('Only they can subscribe again, using the form.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Record consent' })).not.toBeInTheDocument();
  });
});
