import { promptSignIn, cancelSignInPrompt } from './sign-in-prompt';
import { useCollectorAccess } from './collector-access.store';
import { useCollectorSession } from './collector-session.store';
import { useToasts } from '../toasts/toasts.store';

const isOpen = () => useCollectorAccess.getState().isOpen;
const said = () => useToasts.getState().toast;

beforeEach(() => {
  jest.useFakeTimers();
  useCollectorSession.getState().end();
  useCollectorAccess.getState().close();
  useToasts.setState({ toast: null });
});
afterEach(() => {
  cancelSignInPrompt();
  jest.useRealTimers();
});

it('says that the session is over and opens the dialog half a second later (C21)', () => {
  promptSignIn();
  expect(said()?.title).toBe('You are logged out. Logging in again...');
  jest.advanceTimersByTime(499);
  expect(isOpen()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isOpen()).toBe(true);
});

it('tells a visitor who was not signed in what a page needs (C21)', () => {
  promptSignIn('missing');
  expect(said()?.title).toBe('Authentication Required');
});

it('says that ordering photos requires sign-in (L67)', () => {
  promptSignIn('photo-order');
  expect(said()).toMatchObject({
    title: 'Login Required',
    description: 'Please log in to order photos.',
  });
});

it('prompts once, however many calls find the session ended', () => {
  promptSignIn();
  const first = said()?.id;
  promptSignIn();
  jest.advanceTimersByTime(500);
  promptSignIn();
  expect(said()?.id).toBe(first);
});

it('does not prompt someone who has signed in meanwhile', () => {
  promptSignIn();
  useCollectorSession.getState().start('secret');
  jest.advanceTimersByTime(500);
  expect(isOpen()).toBe(false);
});

it('can be withdrawn', () => {
  promptSignIn();
  cancelSignInPrompt();
  jest.advanceTimersByTime(500);
  expect(isOpen()).toBe(false);
});
