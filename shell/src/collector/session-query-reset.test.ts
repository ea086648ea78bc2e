import { createQueryClient } from '@gallery/api-client';
import { useCollectorSession } from '@gallery/session';
import { resetQueriesOnSessionChange } from './session-query-reset';

const ORDERS = ['/api/orders'];
const ARTWORKS = ['/api/artworks'];

let stop = () => {};
beforeEach(() => useCollectorSession.getState().end());
afterEach(() => stop());

/** A page that has read someone's orders and the public catalog. */
function pageWithAnswers() {
  const queryClient = createQueryClient();
  stop = resetQueriesOnSessionChange(queryClient);
  queryClient.setQueryData(ORDERS, ['hers']);
  queryClient.setQueryData(ARTWORKS, ['public']);
  return queryClient;
}

it('forgets what one collector has read when another signs in (C13)', () => {
  useCollectorSession.getState().start('hers');
  const queryClient = pageWithAnswers();
  useCollectorSession.getState().start('his');
  expect(queryClient.getQueryData(ORDERS)).toBeUndefined();
  expect(queryClient.getQueryData(ARTWORKS)).toEqual(['public']);
});

it('forgets it when the session ends (C16)', () => {
  useCollectorSession.getState().start('hers');
  const queryClient = pageWithAnswers();
  useCollectorSession.getState().end();
  expect(queryClient.getQueryData(ORDERS)).toBeUndefined();
});

it('keeps it while the session stays', () => {
  useCollectorSession.getState().start('hers');
  const queryClient = pageWithAnswers();
  useCollectorSession.getState().start('hers');
  expect(queryClient.getQueryData(ORDERS)).toEqual(['hers']);
});
