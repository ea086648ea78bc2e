import qrcode from 'qrcode';
import { MAX_KEPT_QR_CODES } from '../events-policy';
import { createGateQrCode } from './gate-qr-code';

const ORIGIN = 'http://gallery.example';
const codeOf = (id: string, title = 'Evening') => createGateQrCode({ id, title }, ORIGIN);

let draw: jest.SpyInstance;
beforeEach(() => (draw = jest.spyOn(qrcode, 'create')));
afterEach(() => draw.mockRestore());

it('is drawn once for all requests, even simultaneous ones', async () => {
  const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf('once')));
  codes.push(await codeOf('once'));

  expect(draw).toHaveBeenCalledTimes(1);
  expect(new Set(codes.map(({ qrCode }) => qrCode)).size).toBe(1);
});

it('is drawn again for another title', async () => {
  const [one, other] = [await codeOf('renamed', 'Evening'), await codeOf('renamed', 'Night')];

  expect(draw).toHaveBeenCalledTimes(2);
  expect(one.qrCode).not.toBe(other.qrCode);
});

it('is dropped for the event that was requested least recently', async () => {
  await codeOf('first');
  for (let count = 0; count < MAX_KEPT_QR_CODES - 1; count += 1) await codeOf(`other-${count}`);
  await codeOf('first');
  await codeOf('one-more');
  draw.mockClear();

  await codeOf('first');
  expect(draw).not.toHaveBeenCalled();
  await codeOf('other-0');
  expect(draw).toHaveBeenCalledTimes(1);
});
