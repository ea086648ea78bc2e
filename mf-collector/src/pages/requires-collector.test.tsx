import { useCollectorAccess, useCollectorSession, useToasts } from '@gallery/session';
import { renderRoutes } from '@gallery/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequiresCollector } from './requires-collector';

const isAccessOpen = () => useCollectorAccess.getState().isOpen;
const said = () => useToasts.getState().toast?.title;

const visit = () =>
  renderRoutes(
    [
      {
        Component: RequiresCollector,
        children: [{ path: '/collector', Component: () => <h1>Own works</h1> }],
      },
    ],
    { path: '/collector' },
  );

beforeEach(() => {
  useCollectorSession.getState().end();
  useCollectorAccess.getState().close();
  useToasts.setState({ toast: null });
});

it('goes on to the page that was asked for once someone has signed in (G27)', async () => {
  visit();
  await screen.findByRole('heading', { name: 'This page is for collectors.' });
  act(() => useCollectorSession.getState().start('secret'));
  expect(await screen.findByRole('heading', { name: 'Own works' })).toBeVisible();
});

it('says that the session is over when it ends while the page is open (C16, C21)', async () => {
  useCollectorSession.getState().start('secret');
  visit();
  await screen.findByRole('heading', { name: 'Own works' });
  act(() => useCollectorSession.getState().end());
  expect(await screen.findByText('This page is for collectors.')).toBeVisible();
  expect(said()).toBe('You are logged out. Logging in again...');
  await waitFor(() => expect(isAccessOpen()).toBe(true));
});

it('keeps the title that its document has without a session', async () => {
  visit();
  await screen.findByRole('heading', { name: 'This page is for collectors.' });
  expect(document.title).toMatch(/^Collector – /);
});

it('opens the dialog again for someone who has closed it', async () => {
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Create Account' }));
  expect(useCollectorAccess.getState()).toMatchObject({ isOpen: true, tab: 'create-account' });
});
