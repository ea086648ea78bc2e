import { arrive } from '../../../page-test-support';
import { mayAutoplay, whenPageIdle } from './autoplay';

/** A connection as the browser describes it. */
function connectedBy(connection: object) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

describe('whether a film may start by itself', () => {
  beforeEach(() => arrive());
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

  test('it may where the browser does not tell of its connection', () => {
    expect(mayAutoplay()).toBe(true);
  });

  test('it may on a fast connection', () => {
    connectedBy({ effectiveType: '4g', saveData: false });
    expect(mayAutoplay()).toBe(true);
  });

  test.each([{ effectiveType: '3g' }, { effectiveType: 'slow-2g' }, { effectiveType: '4g', saveData: true }])(
    'it may not with %o',
    (connection) => {
      connectedBy(connection);
      expect(mayAutoplay()).toBe(false);
    },
  );
});

/** jsdom has no idle callback: idle work waits one second there, as in Safari. */
describe('when a film starts by itself', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a page that nobody touches is left to itself for six seconds', () => {
    const start = jest.fn();
    whenPageIdle(start);
    jest.advanceTimersByTime(6_000);
    expect(start).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(start).toHaveBeenCalledTimes(1);
  });

  test.each(['pointermove', 'wheel', 'keydown'])(
    'a visitor who moves (%s) gets it as soon as the page rests',
    (sign) => {
      const start = jest.fn();
      whenPageIdle(start);
      window.dispatchEvent(new Event(sign));
      window.dispatchEvent(new Event(sign));
      jest.advanceTimersByTime(1_000);
      expect(start).toHaveBeenCalledTimes(1);
      jest.advanceTimersByTime(10_000);
      expect(start).toHaveBeenCalledTimes(1);
    },
  );

  test('who leaves the page in between gets none', () => {
    const start = jest.fn();
    const cancel = whenPageIdle(start);
    window.dispatchEvent(new Event('wheel'));
    cancel();
    whenPageIdle(start)();
    jest.advanceTimersByTime(10_000);
    expect(start).not.toHaveBeenCalled();
  });
});
