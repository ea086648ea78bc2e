import type { EmailTemplateRecord, EmailTemplateRow } from '@gallery/contracts';
import { refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from './email-templates.page';

const LIST = 'GET /api/admin/email-templates';
const ONE = 'GET /api/admin/email-templates/{key}';
const CHANGE = 'PUT /api/admin/email-templates/{key}';
const PREVIEW = 'POST /api/admin/email-templates/{key}/preview';
const VERSIONS = 'GET /api/admin/email-templates/{key}/versions';

const row: EmailTemplateRow = {
  key: 'order-confirmed',
  title: 'Order: paid',
  occasion: 'To the buyer, once the prints are theirs',
  version: 1,
  changedAt: '2026-11-22T10:00:00.000Z',
  changedBy: 'owner',
  isOwn: true,
};
const installed = { subject: 'Your order {order number}', words: 'Dear {name},\n\n{prints}' };
const own = { subject: 'Thank you, {name}', words: 'Hello\n\n{prints}' };
const record: EmailTemplateRecord = {
  ...row,
  content: own,
  installed,
  placeholders: [
    { name: 'name', isRequired: false, isBlock: false, sample: 'Ada Byron' },
    { name: 'prints', isRequired: true, isBlock: true, sample: '' },
  ],
};

function show(api: ApiStubs = {}, path = '/admin/settings/email-templates/order-confirmed') {
  const rendered = renderRoutes([{ path: '/admin/settings/email-templates/:key?', Component }], {
    path,
    api: { [LIST]: [row], [VERSIONS]: [], [ONE]: record, ...api },
  });
  return { ...rendered, user: userEvent.setup() };
}
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('leads from the list to the words of an email', async () => {
  const { user } = show({}, '/admin/settings/email-templates');
  await user.click(await screen.findByRole('link', { name: 'Order: paid' }));
  expect(await screen.findByLabelText('Subject')).toHaveValue('Thank you, {name}');
});

it('saves the words with the version that was seen', async () => {
  const { user, calls } = show({ [CHANGE]: { ...record, version: 2 } });
  enter(await screen.findByLabelText('Subject'), 'For you');
  await user.click(screen.getByRole('button', { name: 'Save email' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      version: 1,
      content: { ...own, subject: 'For you' },
    }),
  );
});

it('tells an unknown name at its field and keeps what was typed', async () => {
  const fields = { 'content.words': 'This email has no placeholder {who}.' };
  const { user } = show({ [CHANGE]: () => refusal('validation_failed', { fields }) });
  enter(await screen.findByLabelText('Text'), '{who}');
  await user.click(screen.getByRole('button', { name: 'Save email' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Text')).toHaveAccessibleDescription('This email has no placeholder {who}.'),
  );
  expect(screen.getByLabelText('Text')).toHaveValue('{who}');
});

const PAGE = '<style>@media (prefers-color-scheme: dark) {}</style><p>Hello, Ada</p>';

it('previews what is typed, as a page, in dark mode and as text', async () => {
  const { user, calls } = show({
    [PREVIEW]: { subject: 'Thank you, Ada', text: 'Hello, Ada', html: PAGE },
  });
  enter(await screen.findByLabelText('Text'), 'Hello, {name}');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ...own, words: 'Hello, {name}' });
  expect(preview.getByTitle('Email preview')).toHaveAttribute(
    'srcdoc',
    '<style>@media not all {}</style><p>Hello, Ada</p>',
  );
  await user.click(preview.getByLabelText('Dark mode'));
  expect(preview.getByTitle('Email preview')).toHaveAttribute(
    'srcdoc',
    '<style>@media all {}</style><p>Hello, Ada</p>',
  );
  await user.click(preview.getByLabelText('Plain text'));
  expect(preview.getByText('Hello, Ada')).toBeVisible();
});

it('goes back to the installed words, and to those of a version', async () => {
  const { user, calls } = show({
    [CHANGE]: { ...record, content: installed, isOwn: false },
    [VERSIONS]: [{ version: 1, changedAt: row.changedAt, changedBy: 'owner', content: own }],
  });
  await user.click(await screen.findByRole('button', { name: 'Reset to default' }));
  await user.click(screen.getByRole('button', { name: 'Save email' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ version: 1, content: null }),
  );
  await user.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  expect(screen.getByLabelText('Subject')).toHaveValue(own.subject);
});

it('shows what an earlier version said without taking it', async () => {
  const { user } = show({
    [VERSIONS]: [{ version: 1, changedAt: row.changedAt, changedBy: 'owner', content: null }],
  });
  await user.click(await screen.findByRole('button', { name: 'View version 1' }));
  const version = within(screen.getByRole('region', { name: 'Version 1' }));
  expect(version.getByText(installed.subject)).toBeVisible();
  expect(screen.getByLabelText('Subject')).toHaveValue(own.subject);
});

it('puts a name where the cursor stands', async () => {
  const { user } = show();
  const words = await screen.findByLabelText<HTMLTextAreaElement>('Text');
  words.setSelectionRange(5, 5);
  await user.click(screen.getByRole('button', { name: 'Insert {name}' }));
  expect(words).toHaveValue('Hello{name}\n\n{prints}');
});
