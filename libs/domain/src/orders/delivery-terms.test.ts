import { isLocalZip } from './delivery-terms';

test('the ZIP rule waits for five digits (S157)', () => {
  expect(isLocalZip('7522')).toBe(false);
  expect(isLocalZip('75226')).toBe(true);
});
