import { useCollectorAccess } from './collector-access.store';
import { useCollectorSession } from './collector-session.store';
import { afterSignIn } from './after-sign-in';

const goOn = jest.fn();
const { open, close } = useCollectorAccess.getState();
const { start, end } = useCollectorSession.getState();

beforeEach(() => {
  goOn.mockClear();
  close();
  end();
});

it('continues once someone has signed in, only that time', () => {
  afterSignIn(goOn);
  open();
  start('secret');
  close();
  expect(goOn).toHaveBeenCalledTimes(1);
  end();
  start('another');
  expect(goOn).toHaveBeenCalledTimes(1);
});

it('drops an action whose dialog was closed', () => {
  afterSignIn(goOn);
  open();
  close();
  start('secret');
  expect(goOn).not.toHaveBeenCalled();
});

it('continues only with the latest action', () => {
  const previous = jest.fn();
  afterSignIn(previous);
  afterSignIn(goOn);
  start('secret');
  expect(previous).not.toHaveBeenCalled();
  expect(goOn).toHaveBeenCalledTimes(1);
});
