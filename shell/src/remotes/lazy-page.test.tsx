import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { withLazyPages } from './lazy-page';

function chunkLoadError(): Error {
  return Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
}

function open(
  lazy: () => Promise<{ Component: () => React.ReactNode }>,
  reloadIfStale = () => Promise.resolve(false),
) {
  const routes: RouteObject[] = [{ children: [{ path: '/', lazy, HydrateFallback: () => null }] }];
  render(<RouterProvider router={createMemoryRouter(withLazyPages(routes, reloadIfStale))} />);
}

it('shows a page that arrives after a failed download', async () => {
  let isAway = true;
  open(() =>
    isAway ? Promise.reject(chunkLoadError()) : Promise.resolve({ Component: () => <h1>Here</h1> }),
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded.');
  isAway = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
});

it('shows nothing of a failure that a new document mends', async () => {
  const asked = new Promise<void>((resolve) => {
    open(
      () => Promise.reject(chunkLoadError()),
      () => {
        resolve();
        return Promise.resolve(true);
      },
    );
  });
  await asked;
  expect(screen.queryByRole('alert')).toBeNull();
});
