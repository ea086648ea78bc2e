import type { HealthReport } from '@gallery/contracts';
import { refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from './health.page';

const READ = 'GET /api/admin/settings/health';

const inOrder: HealthReport = {
  checkedAt: '2026-11-28T20:00:00.000Z',
  findings: [
    { what: 'Clock', state: 'ok', sentence: null },
    { what: 'Backups', state: 'unchecked', sentence: 'The API has no access to them. Run `npm run doctor`.' },
  ],
};
const withProblem: HealthReport = {
  ...inOrder,
  findings: [
    ...inOrder.findings,
    { what: 'SPF', state: 'wrong', sentence: 'blooms.art has no SPF record: add the TXT record.' },
  ],
};

const show = (api: ApiStubs) => renderRoutes([{ path: '/', Component }], { api });

it('says that everything is in order, what was checked and when', async () => {
  show({ [READ]: inOrder });
  expect(await screen.findByText('Everything is in order.')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'In order' })).getByText('Clock')).toBeVisible();
  expect(screen.getByText('Nov 28, 2026', { exact: false, selector: 'time' })).toBeVisible();
});

it('names what is wrong before everything else, and what to do', async () => {
  show({ [READ]: withProblem });
  expect(await screen.findByText('One thing needs attention.')).toBeVisible();
  const [first] = screen.getAllByRole('list', { name: /attention|order|checked/ });
  expect(first).toHaveTextContent('blooms.art has no SPF record: add the TXT record.');
});

it('says what cannot be checked from here, and why', async () => {
  show({ [READ]: inOrder });
  const list = await screen.findByRole('list', { name: 'Not checked here' });
  expect(list).toHaveTextContent('BackupsThe API has no access to them. Run npm run doctor.');
  expect(within(list).getByText('npm run doctor').tagName).toBe('CODE');
});

it('checks again by keyboard', async () => {
  let asked = 0;
  show({ [READ]: () => ((asked += 1) === 1 ? withProblem : inOrder) });
  (await screen.findByRole('button', { name: 'Check again' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Everything is in order.')).toBeVisible();
});

it('can be asked for again when it did not come', async () => {
  let asked = 0;
  show({ [READ]: () => ((asked += 1) === 1 ? refusal('unavailable') : inOrder) });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Everything is in order.')).toBeVisible();
});
