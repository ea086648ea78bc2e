import { useMutation, useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { Link, useParams } from 'react-router';
import { aReceipt } from './builders/receipt.builder';
import { errorResponse } from './stub-api';
import { renderRoutes } from './render-routes';

async function call(path: string, init?: RequestInit): Promise<string> {
  const response = await fetch(new URL(path, 'http://localhost'), init);
  return `${response.status} ${await response.text()}`;
}

function Receipt() {
  const { id } = useParams();
  const receipt = useQuery({ queryKey: [id], queryFn: () => call(`/api/checkout-sessions/${id}?full=1`) });
  const release = useMutation({
    mutationFn: () => call('/api/release', { method: 'POST', body: JSON.stringify({ id }) }),
  });
  return (
    <>
      <p>{receipt.data ?? receipt.error?.message}</p>
      <button type="button" onClick={() => release.mutate()}>
        {release.data ?? 'Release'}
      </button>
      <Link to="/">Home</Link>
    </>
  );
}

const routes = [
  { path: '/', element: <p>Home page</p> },
  { path: '/receipt/:id', element: <Receipt /> },
];
const path = '/receipt/cs_1';

it('shows the route at the path and follows its links', async () => {
  const { router } = renderRoutes(routes, { path });
  fireEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByText('Home page')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});

it('returns an object as JSON and records the call', async () => {
  const { calls } = renderRoutes(routes, {
    path,
    api: { 'GET /api/checkout-sessions/{sessionId}': aReceipt({ orderNumber: 'TF-7' }) },
  });
  expect(await screen.findByText(/^200 .*"orderNumber":"TF-7"/)).toBeInTheDocument();
  expect(calls[0]?.params).toEqual({ sessionId: 'cs_1' });
  expect(calls[0]?.query.get('full')).toBe('1');
});

it('returns errors with the status of their code, and nothing with 204', async () => {
  const { calls } = renderRoutes(routes, {
    path,
    api: {
      'GET /api/checkout-sessions/{sessionId}': errorResponse('checkout_session_not_found'),
      'POST /api/release': () => undefined,
    },
  });
  expect(await screen.findByText(/^404 .*"code":"checkout_session_not_found"/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Release' }));
  expect(await screen.findByRole('button', { name: /^204/ })).toBeInTheDocument();
  expect(calls[1]?.body).toEqual({ id: 'cs_1' });
});

it('fails an unhandled call, naming it', async () => {
  renderRoutes(routes, { path });
  expect(
    await screen.findByText('No answer is given for GET /api/checkout-sessions/cs_1'),
  ).toBeInTheDocument();
});
