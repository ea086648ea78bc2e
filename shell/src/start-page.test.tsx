import { createQueryClient } from '@gallery/api-client';
import { PAGE_HYDRATED } from '@gallery/contracts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app';
import { noSlots } from './collector/slot-loader';
import { RemoteUnavailable } from './remotes/remote-unavailable-error';
import type { Remotes } from './remotes/remote-loader';
import { shellRoutes } from './router';
import { startPage, type PageOptions } from './start-page';

function Artworks() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>All works</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Seen {count}
      </button>
    </>
  );
}

const artworks: RouteObject[] = [{ path: '/fine-art', lazy: async () => ({ Component: Artworks }) }];
const rendered: RouteObject[] = [{ path: '/fine-art', Component: Artworks }];

const remotes = (routesOf: Remotes['routesOf'] = async () => artworks): PageOptions['remotes'] => ({
  knows: () => true,
  isStale: async () => false,
  routesOf,
  slot: noSlots,
});

let root: HTMLElement;
let page: Root;

/** The document as the server has written it. */
beforeEach(() => {
  window.scrollTo = jest.fn();
  history.replaceState(null, '', '/fine-art');
  const router = createMemoryRouter(shellRoutes(rendered), { initialEntries: ['/fine-art'] });
  const html = renderToString(
    <App queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </App>,
  );
  document.body.innerHTML = `<div id="root">${html}</div>`;
  root = document.querySelector<HTMLElement>('#root') ?? document.body;
});
afterEach(() => act(() => page.unmount()));

const start = (table?: PageOptions['remotes']) =>
  act(async () => {
    page = await startPage(root, { remotes: table ?? remotes(), queryClient: createQueryClient() });
  });

it('takes over what the server has rendered, element by element and without a word', async () => {
  const complaint = jest.spyOn(console, 'error');
  const elements = [...root.querySelectorAll('*')];
  await start();
  expect([...root.querySelectorAll('*')]).toEqual(elements);
  expect(elements.every((element) => element.isConnected)).toBe(true);
  expect(complaint).not.toHaveBeenCalled();
});

it('answers the visitor from then on', async () => {
  await start();
  await userEvent.click(screen.getByRole('button', { name: 'Seen 0' }));
  expect(screen.getByRole('button', { name: 'Seen 1' })).toBeVisible();
});

it('says when it answers, so that what was pressed before can be done', async () => {
  const button = screen.getByRole('button', { name: 'Seen 0' });
  document.addEventListener(PAGE_HYDRATED, () => button.click(), { once: true });
  await start();
  expect(await screen.findByRole('button', { name: 'Seen 1' })).toBeVisible();
});

it('gives a rendered page up whose code cannot be had: what looks alive must answer', async () => {
  await start(remotes(() => Promise.reject(new RemoteUnavailable('mf_storefront', 'away'))));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'All works' })).not.toBeInTheDocument();
});
