import type { SeriesTable } from '@gallery/contracts';
import { aSeriesTable, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from './series.page';

const READ = 'GET /api/admin/series';
const CHANGE = 'PUT /api/admin/series';

const installed = aSeriesTable();
const table = aSeriesTable({
  series: installed.series.map((each) => (each.slug === 'florals' ? { ...each, works: 3 } : each)),
});

function show(api: ApiStubs = {}) {
  const rendered = renderRoutes([{ path: '/', Component }], { api: { [READ]: table, ...api } });
  return { ...rendered, user: userEvent.setup() };
}

const named = (name: string): SeriesTable => ({
  ...table,
  version: 1,
  changedBy: 'owner',
  changedAt: '2026-11-22T10:00:00.000Z',
  series: table.series.map((each) => (each.slug === 'florals' ? { ...each, name } : each)),
});
const fieldsOf = async (name: string) => within(await screen.findByRole('group', { name }));
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save series' }));

it('sends the whole table with what was renamed, hidden and moved', async () => {
  const { user, calls } = show({ [CHANGE]: named('PETALS') });
  await user.click(await screen.findByRole('button', { name: 'Edit FLORALS' }));
  enter((await fieldsOf('FLORALS')).getByLabelText('Name'), 'PETALS');
  await user.click((await fieldsOf('PETALS')).getByLabelText('In the catalog filter'));
  await user.click(screen.getByRole('button', { name: 'Up PETALS' }));
  await save(user);
  await waitFor(() =>
    expect(calls.at(-1)?.body).toMatchObject({
      version: 0,
      series: [
        { slug: 'florals', name: 'PETALS', inFilter: false, near: ['wabi-sabi', 'neural'] },
        { slug: 'dontshootmyface', mobileLabel: 'PORTRAITS' },
        ...Array.from({ length: installed.series.length - 2 }, () => ({})),
      ],
    }),
  );
  expect(await screen.findByText(/Last changed by owner/)).toBeVisible();
});

it('adds a series, and removes one that no work has', async () => {
  const { user, calls } = show({ [CHANGE]: table });
  await user.click(await screen.findByRole('button', { name: 'Add a series' }));
  enter((await fieldsOf('New series')).getByLabelText('Name'), 'HARBOUR');
  await user.click(screen.getByRole('button', { name: 'Remove NEURAL' }));
  expect(screen.queryByRole('button', { name: 'Remove FLORALS' })).not.toBeInTheDocument();
  await save(user);
  await waitFor(() => {
    const said = JSON.stringify(calls.at(-1)?.body);
    expect(said).toContain('{"slug":"","name":"HARBOUR","mobileLabel":"HARBOUR"');
    expect(said).not.toContain('neural');
  });
});

it('tells a fault at its field, in a row that was closed too', async () => {
  const fields = { 'series.1.name': 'Another series has this name.' };
  const { user } = show({ [CHANGE]: () => refusal('validation_failed', { fields }) });
  await screen.findByRole('table', { name: 'Series' });
  await save(user);
  expect((await fieldsOf('FLORALS')).getByLabelText('Name')).toHaveAccessibleDescription(
    'Another series has this name.',
  );
});

it('says what someone else has changed, and keeps what was typed', async () => {
  let reads = 0;
  const { user } = show({
    [READ]: () => (reads++ === 0 ? table : named('PETALS')),
    [CHANGE]: () => refusal('changed_meanwhile'),
  });
  await user.click(await screen.findByRole('button', { name: 'Hide FLORALS' }));
  await save(user);
  expect(await screen.findByText(/They changed: PETALS\./)).toBeVisible();
  // NEURAL and WABI SABI are offered nowhere as installed.
  expect(screen.getAllByText('Hidden')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'load theirs' }));
  expect(await screen.findByText('PETALS')).toBeVisible();
});
