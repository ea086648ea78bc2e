import { anArtwork, renderRoutes } from '@gallery/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive } from '../../page-test-support';
import { routes } from '../../remote';

const dunes = anArtwork({ title: 'Dunes' });
/** The decoded file; jsdom decodes no pictures. */
const decode = jest.fn<Promise<ImageBitmap>, unknown[]>();
const bitmap = (width: number, height: number): ImageBitmap => ({ width, height, close: jest.fn() });

beforeAll(() => import('./visualizer.page'));
beforeEach(() => {
  arrive();
  decode.mockReset();
  globalThis.createImageBitmap = (...given: unknown[]) => decode(...given);
  HTMLCanvasElement.prototype.getContext = () => null;
  renderRoutes(routes, { path: '/visualizer', api: { 'GET /api/admin/artwork-inventory': [dunes] } });
});

const choose = async (name = 'wall.jpg') => {
  const field = await screen.findByLabelText('A photo of your wall');
  fireEvent.change(field, { target: { files: [new File(['pixels'], name, { type: 'image/jpeg' })] } });
};

test('a file that is no picture is refused in a sentence, and the painted wall stays', async () => {
  decode.mockRejectedValue(new DOMException('The source image could not be decoded.', 'InvalidStateError'));
  await choose('wall.heic');
  expect(
    await screen.findByText(/This file could not be opened.*export a HEIC photo as JPEG/),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Move Dunes')).toBeInTheDocument();
});

test('the marks and the length between them give the photo its scale', async () => {
  decode.mockResolvedValue(bitmap(1_600, 1_200));
  await choose();
  // The marks span half of the height: 160 inches, and 4 to 3 of it across.
  expect(await screen.findByText('Wall shown: 18 ft wide')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Length'), { target: { value: '40' } });
  expect(screen.getByText('Wall shown: 9 ft wide')).toBeInTheDocument();
});

test('arrow keys move a mark, as far as the edge of the photo', async () => {
  decode.mockResolvedValue(bitmap(1_600, 1_200));
  await choose();
  const mark = await screen.findByLabelText('Second mark');
  // Long steps are three hundredths of the photo: from 0.8 on, eight of them would leave it.
  for (let press = 0; press < 8; press += 1) fireEvent.keyDown(mark, { key: 'ArrowDown', shiftKey: true });
  expect(mark.style.top).toBe('100%');
  // 80 inches are seven tenths of the height now.
  expect(screen.getByText('Wall shown: 12.5 ft wide')).toBeInTheDocument();
});

test('what is no length is said at its field, and the scale stays as it was', async () => {
  const user = userEvent.setup();
  decode.mockResolvedValue(bitmap(1_600, 1_200));
  await choose();
  await user.type(await screen.findByLabelText('Length'), ' doors');
  expect(screen.getByText('Enter a length, such as 80 or 203 cm.')).toBeInTheDocument();
  expect(screen.getByText('Wall shown: 18 ft wide')).toBeInTheDocument();
  await user.click(screen.getByText('Place the work'));
  expect(screen.queryByLabelText('Move Dunes')).not.toBeInTheDocument();
});

test('measured, the work hangs on the photo at its scale; taken away, on paint again (G24)', async () => {
  const user = userEvent.setup();
  const photo = bitmap(1_600, 1_200);
  decode.mockResolvedValue(photo);
  await choose();
  await user.click(await screen.findByText('Place the work'));
  // 42 of 213.3 inches.
  expect(Number.parseFloat(screen.getByLabelText('Move Dunes').style.width)).toBeCloseTo(19.69, 2);
  await user.click(screen.getByText('Remove photo'));
  expect(screen.getByText('Wall shown: 16 ft wide')).toBeInTheDocument();
  expect(photo.close).toHaveBeenCalled();
});

test('a large photo is made smaller before it is kept, and the large one given back', async () => {
  const large = bitmap(8_000, 6_000);
  decode.mockResolvedValueOnce(large).mockResolvedValueOnce(bitmap(2_400, 1_800));
  await choose();
  expect(await screen.findByText('Place the work')).toBeInTheDocument();
  expect(decode).toHaveBeenLastCalledWith(
    large,
    expect.objectContaining({ resizeWidth: 2_400, resizeHeight: 1_800 }),
  );
  expect(large.close).toHaveBeenCalled();
});
