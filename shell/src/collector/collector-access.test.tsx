import { createQueryClient } from '@gallery/api-client';
import { useCollectorAccess, useCollectorSession } from '@gallery/session';
import { aCollector, stubApi, refusal } from '@gallery/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { CollectorAccess } from './collector-access';
import { CollectorLink } from '../layout/navigation';
import { SlotLoader, type LoadSlot } from './slot-loader';

/** Stands in for the form of the collector remote. */
function Form() {
  const [email, setEmail] = useState('');
  return <input aria-label="Email" value={email} onChange={(event) => setEmail(event.target.value)} />;
}

function show(loadSlot: LoadSlot) {
  const Page = () => (
    <>
      <CollectorLink className="" />
      <CollectorAccess />
    </>
  );
  const router = createMemoryRouter([{ path: '/', Component: Page }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SlotLoader value={loadSlot}>
        <RouterProvider router={router} />
      </SlotLoader>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const there: LoadSlot = () => Promise.resolve(Form);
const word = () => screen.getByRole('button', { name: 'Collector access' });

beforeEach(() => {
  useCollectorSession.getState().end();
  useCollectorAccess.getState().close();
});

it('opens COLLECTOR ACCESS from the navigation (C3)', async () => {
  const user = show(there);
  await user.click(word());
  expect(await screen.findByRole('dialog', { name: 'COLLECTOR ACCESS' })).toBeVisible();
  expect(await screen.findByLabelText('Email')).toBeVisible();
});

it('asks the remote for nothing before that', () => {
  const loadSlot = jest.fn(there);
  show(loadSlot);
  expect(loadSlot).not.toHaveBeenCalled();
});

it('closes with Escape, gives the focus back and forgets what was typed (C4)', async () => {
  const user = show(there);
  await user.click(word());
  await user.type(await screen.findByLabelText('Email'), 'elena@marsh.example');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(word()).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(word());
  expect(await screen.findByLabelText('Email')).toHaveValue('');
});

it('says so in the dialog when the remote does not answer, and finds it again', async () => {
  const loadSlot = jest.fn(there).mockRejectedValueOnce(new Error('away'));
  const user = show(loadSlot);
  await user.click(word());
  expect(await screen.findByRole('alert')).toHaveTextContent('Collector access is not available right now.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Email')).toBeVisible();
});

describe('for someone who is signed in the navigation', () => {
  const link = (name: string) => screen.findByRole('link', { name });
  let restore = () => {};
  afterEach(() => restore());

  it('bears their name and leads to their own pages', async () => {
    ({ restore } = stubApi({ 'GET /api/collectors/me': aCollector() }));
    useCollectorSession.getState().start('secret');
    show(there);
    expect(await link('Elena Marsh')).toHaveAttribute('href', '/collector');
  });

  it('leads there before the name is known', async () => {
    ({ restore } = stubApi({ 'GET /api/collectors/me': () => new Promise(() => undefined) }));
    useCollectorSession.getState().start('secret');
    show(there);
    expect(await link('Collector access')).toHaveAttribute('href', '/collector');
  });

  it('asks to sign in again once the server has refused the session (S18, C16)', async () => {
    ({ restore } = stubApi({ 'GET /api/collectors/me': () => refusal('signed_out') }));
    act(() => useCollectorSession.getState().start('secret'));
    show(there);
    await waitFor(() => expect(word()).toBeVisible());
    expect(useCollectorSession.getState().sessionId).toBeNull();
  });
});
