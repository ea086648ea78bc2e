import { answerApi } from '@gallery/testing';
import { waitFor } from '@testing-library/react';
import { sendRecords } from './visit-records';

const TRACK = '/api/analytics/track';

let restore = () => {};
afterEach(() => {
  restore();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

it('hands records to the browser, which sends them even when the page is gone', () => {
  const sendBeacon = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon });
  sendRecords(TRACK, [{ page: '/' }]);
  expect(sendBeacon).toHaveBeenCalledWith(TRACK, '{"records":[{"page":"/"}]}');
});

it.each([
  ['has too much in hand', () => Object.assign(navigator, { sendBeacon: () => false })],
  ['knows no such thing', () => undefined],
])('sends records itself where the browser %s', async (_why, arrange) => {
  arrange();
  const { calls, ...network } = answerApi({ [`POST ${TRACK}`]: () => undefined });
  ({ restore } = network);
  sendRecords(TRACK, [{ page: '/' }]);
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ records: [{ page: '/' }] }]));
});
