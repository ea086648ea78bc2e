import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { plainPhoto } from '../../../test/builders/event-files';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { Storage } from '../../platform';
import { eventOriginalKey } from '../images/image-derivatives';
import { EventPicturesService } from './event-pictures.service';

let api: TestApi;

beforeAll(async () => (api = await startApi()));
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

test('when a picture cannot be stored, the others are stored before their folder is deleted', async () => {
  const storage = api.get(Storage);
  const bytes = await plainPhoto(900, 600).jpeg().toBuffer();
  const original = { eventId: randomUUID(), sha256: createHash('sha256').update(bytes).digest('hex') };
  await storage.put(eventOriginalKey(original.eventId, original.sha256), bytes, 'image/jpeg');
  const keep = storage.saveFile.bind(storage);
  const kept: string[] = [];
  const keeping = jest.spyOn(storage, 'saveFile').mockImplementation(async (...file) => {
    await pause(50);
    await keep(...file);
    kept.push(file[1]);
  });
  keeping.mockRejectedValueOnce(new Error('No room is left.'));

  const making = api.get(EventPicturesService).renderFirst(original, { mark: null, looksForCode: false });

  await expect(making).rejects.toThrow('No room is left.');
  expect(kept.length).toBeGreaterThan(0);
  expect(kept).toHaveLength(keeping.mock.calls.length - 1);
});
