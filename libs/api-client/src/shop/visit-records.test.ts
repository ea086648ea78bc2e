import { stubApi } from '@gallery/testing';
import { waitFor } from '@testing-library/react';
import { sendVisitRecords } from './visit-records';

const TRACK = '/api/analytics/track';

let restore = () => {};
afterEach(() => {
  restore();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

it('hands records to the browser, which sends them even after the page is closed', () => {
  const sendBeacon = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon });
  sendVisitRecords(TRACK, [{ page: '/' }]);
  expect(sendBeacon).toHaveBeenCalledWith(TRACK, '{"records":[{"page":"/"}]}');
});

it.each([
  ['has too much in hand', () => Object.assign(navigator, { sendBeacon: () => false })],
  ['knows no such thing', () => undefined],
])('sends records itself where the browser %s', async (_why, arrange) => {
  arrange();
  const { calls, ...network } = stubApi({ [`POST ${TRACK}`]: () => undefined });
  ({ restore } = network);
  sendVisitRecords(TRACK, [{ page: '/' }]);
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ records: [{ page: '/' }] }]));
});

it('does not show that they could not be sent (T13)', async () => {
  const failed = jest.fn();
  process.on('unhandledRejection', failed);
  const { fetch } = globalThis;
  const send = jest.fn(() => Promise.reject(new TypeError('The network is away.')));
  Object.assign(globalThis, { fetch: send });
  expect(() => sendVisitRecords(TRACK, [{ page: '/' }])).not.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 0));
  Object.assign(globalThis, { fetch });
  process.off('unhandledRejection', failed);
  expect(send).toHaveBeenCalledTimes(1);
  expect(failed).not.toHaveBeenCalled();
});
