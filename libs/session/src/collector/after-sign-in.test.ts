import { useCollectorAccess } from './collector-access.store';
import { useCollectorSession } from './collector-session.store';
import { afterSignIn } from './after-sign-in';

const goOn = jest.fn();
const { open, close } = useCollectorAccess.getState();
const { start: begin, end } = useCollectorSession.getState();

beforeEach(() => {
  goOn.mockClear();
  close();
  end();
});

it('goes on once somebody has signed in, and only that time', () => {
  afterSignIn(goOn);
  open();
  begin('secret');
  close();
  expect(goOn).toHaveBeenCalledTimes(1);
  end();
  begin('another');
  expect(goOn).toHaveBeenCalledTimes(1);
});

it('forgets a wish whose dialog was closed', () => {
  afterSignIn(goOn);
  open();
  close();
  begin('secret');
  expect(goOn).not.toHaveBeenCalled();
});

it('goes on with the newest wish alone', () => {
  const former = jest.fn();
  afterSignIn(former);
  afterSignIn(goOn);
  begin('secret');
  expect(former).not.toHaveBeenCalled();
  expect(goOn).toHaveBeenCalledTimes(1);
});
