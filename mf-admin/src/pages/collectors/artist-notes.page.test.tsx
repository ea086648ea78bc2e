import { saveStaffSession } from '@gallery/api-client';
import {
  anArtistNoteRecord,
  aPicture,
  aStaffSession,
  refusal,
  renderRoutes,
  type ApiStubs,
} from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const LIST = 'GET /api/admin/artist-notes';
const WRITE = 'POST /api/admin/artist-notes';

// Loaded before the first test, so that it does not count toward its time.
beforeAll(() => import('./artist-notes.page'));
beforeEach(() => saveStaffSession(aStaffSession({ role: 'staff' })));

function show(api: ApiStubs = {}) {
  const list = { items: [anArtistNoteRecord()], total: 1, nextCursor: null };
  const rendered = renderRoutes(routes, { path: '/admin/notes', api: { [LIST]: list, ...api } });
  return { ...rendered, user: userEvent.setup() };
}

/** Typing letter by letter would take long. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('opens a note to its words', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'A first proof' }));
  expect(screen.getByText('Fresh from the press.')).toBeVisible();
});

it('stands in the Collectors section of the sidebar', async () => {
  show();
  const sections = within(await screen.findByRole('navigation', { name: 'Console' }));
  expect(sections.getByRole('link', { name: 'Collectors' })).toHaveAttribute('aria-current', 'page');
});

it('is written to a level', async () => {
  const { user, calls } = show({ [WRITE]: anArtistNoteRecord() });
  await user.click(await screen.findByRole('button', { name: 'Write a note' }));
  const form = within(await screen.findByRole('dialog'));
  await user.selectOptions(form.getByLabelText('Level'), 'Premium Collector');
  fill(form.getByLabelText('Title'), 'One');
  fill(form.getByLabelText('Note'), 'For few.');
  await user.click(form.getByRole('button', { name: 'Create note' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      title: 'One',
      text: 'For few.',
      level: 'Premium',
    }),
  );
});

it('has a picture, once one is chosen and described', async () => {
  const { user, calls } = show({
    [WRITE]: anArtistNoteRecord(),
    'POST /api/admin/artwork-inventory/pictures': aPicture({ id: 'p1' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Write a note' }));
  const form = within(await screen.findByRole('dialog'));
  await user.upload(form.getByLabelText('Picture'), new File(['bytes'], 'proof.jpg', { type: 'image/jpeg' }));
  fill(await form.findByLabelText('Description (alt text)'), 'A proof on the table');
  await user.click(form.getByRole('button', { name: 'Create note' }));
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
      title: '',
      text: '',
      level: 'VIP',
      mediaId: 'p1',
      pictureAlt: 'A proof on the table',
    }),
  );
});

it('keeps what was typed when it is refused, and says why at the field', async () => {
  const { user } = show({
    [WRITE]: () => refusal('validation_failed', { fields: { title: 'Please enter a title.' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Write a note' }));
  const form = within(await screen.findByRole('dialog'));
  fill(form.getByLabelText('Note'), 'For few.');
  await user.click(form.getByRole('button', { name: 'Create note' }));
  await waitFor(() =>
    expect(form.getByLabelText('Title')).toHaveAccessibleDescription(/Please enter a title/),
  );
  expect(form.getByLabelText('Note')).toHaveValue('For few.');
});

it('is withdrawn after a question', async () => {
  const { user, calls } = show({ 'DELETE /api/admin/artist-notes/{id}': () => undefined });
  await user.click(await screen.findByRole('button', { name: 'A first proof' }));
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});
