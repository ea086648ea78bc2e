import { useCollectorAccess } from './collector-access.store';
import { useCollectorSession } from './collector-session.store';
import { onceSignedIn } from './once-signed-in';

const goOn = jest.fn();
const { open, close } = useCollectorAccess.getState();
const { begin, end } = useCollectorSession.getState();

beforeEach(() => {
  goOn.mockClear();
  close();
  end();
});

it('goes on once somebody has signed in, and only that time', () => {
  onceSignedIn(goOn);
  open();
  begin('secret');
  close();
  expect(goOn).toHaveBeenCalledTimes(1);
  end();
  begin('another');
  expect(goOn).toHaveBeenCalledTimes(1);
});

it('forgets a wish whose dialog was closed', () => {
  onceSignedIn(goOn);
  open();
  close();
  begin('secret');
  expect(goOn).not.toHaveBeenCalled();
});

it('goes on with the newest wish alone', () => {
  const former = jest.fn();
  onceSignedIn(former);
  onceSignedIn(goOn);
  begin('secret');
  expect(former).not.toHaveBeenCalled();
  expect(goOn).toHaveBeenCalledTimes(1);
});
