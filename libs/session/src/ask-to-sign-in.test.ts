import { askToSignIn, stopAskingToSignIn } from './ask-to-sign-in';
import { useCollectorAccess } from './collector-access.store';
import { useCollectorSession } from './collector-session.store';
import { useNotices } from './notices.store';

const isOpen = () => useCollectorAccess.getState().isOpen;
const said = () => useNotices.getState().notice;

beforeEach(() => {
  jest.useFakeTimers();
  useCollectorSession.getState().end();
  useCollectorAccess.getState().close();
  useNotices.setState({ notice: null });
});
afterEach(() => {
  stopAskingToSignIn();
  jest.useRealTimers();
});

it('says that the session is over and opens the dialog half a second later (C21)', () => {
  askToSignIn();
  expect(said()?.title).toBe('You are logged out. Logging in again...');
  jest.advanceTimersByTime(499);
  expect(isOpen()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isOpen()).toBe(true);
});

it('says what a page needs to somebody who was not signed in (C21)', () => {
  askToSignIn('missing');
  expect(said()?.title).toBe('Authentication Required');
});

it('says that photos are ordered by collectors (L67)', () => {
  askToSignIn('photo-order');
  expect(said()).toMatchObject({
    title: 'Login Required',
    description: 'Please log in to order photos.',
  });
});

it('asks once, however many calls meet the ended session', () => {
  askToSignIn();
  const first = said()?.id;
  askToSignIn();
  jest.advanceTimersByTime(500);
  askToSignIn();
  expect(said()?.id).toBe(first);
});

it('does not ask somebody who has signed in meanwhile', () => {
  askToSignIn();
  useCollectorSession.getState().begin('secret');
  jest.advanceTimersByTime(500);
  expect(isOpen()).toBe(false);
});

it('takes the question back', () => {
  askToSignIn();
  stopAskingToSignIn();
  jest.advanceTimersByTime(500);
  expect(isOpen()).toBe(false);
});
