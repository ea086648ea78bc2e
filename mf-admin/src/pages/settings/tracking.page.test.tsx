import { useToasts } from '@gallery/session';
import { aSettingsRecord, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from './tracking.page';

const CHANGE = 'PUT /api/admin/settings/tracking';

const standing = {
  ...aSettingsRecord().tracking,
  content: { isOn: true, visitDays: 90, codeWords: ['opening'], ticketingHosts: ['eventbrite.com'] },
};
const settings = aSettingsRecord({ tracking: standing });

function show(api: ApiStubs = {}) {
  const rendered = renderRoutes([{ path: '/', Component }], {
    api: { 'GET /api/admin/settings': settings, ...api },
  });
  return { ...rendered, user: userEvent.setup() };
}

const enter = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

it('writes lists line by line, and leaves empty lines out (G99)', async () => {
  const { user, calls } = show({ [CHANGE]: settings });
  await enter('Code words, one per line', 'opening\n\n  vernissage \n');
  await user.click(screen.getByRole('checkbox', { name: 'Count visits' }));
  await user.click(screen.getByRole('button', { name: 'Save tracking' }));
  await waitFor(() => expect(useToasts.getState().toast?.title).toBe('Settings saved'));
  expect(calls.at(-1)?.body).toEqual({
    version: standing.version,
    content: { ...standing.content, isOn: false, codeWords: ['opening', 'vernissage'] },
  });
});

it('keeps every line while it is written', async () => {
  show();
  await enter('Ticketing sites, one per line', 'eventbrite.com\n');
  expect(screen.getByLabelText('Ticketing sites, one per line')).toHaveValue('eventbrite.com\n');
});

it('says at its field what is wrong, and keeps what was written', async () => {
  const fields = { 'content.ticketingHosts': 'Please enter sites, such as tickets.example.' };
  const { user } = show({ [CHANGE]: () => refusal('validation_failed', { fields }) });
  await enter('Ticketing sites, one per line', 'eventbrite.com\n\nnot a host');
  await user.click(screen.getByRole('button', { name: 'Save tracking' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Ticketing sites, one per line')).toHaveAccessibleDescription(
      /Please enter sites, such as tickets\.example\./,
    ),
  );
  expect(screen.getByLabelText('Ticketing sites, one per line')).toHaveValue('eventbrite.com\n\nnot a host');
});

it('takes digits alone for the days', async () => {
  show();
  await enter('Keep individual visits for (days)', '3o0 days');
  expect(screen.getByLabelText('Keep individual visits for (days)')).toHaveValue('30');
});
