import { webcrypto } from 'node:crypto';
import { storeOwnerKey } from '@gallery/api-client';
import type { OwnerPhoto, StudioEvent } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import {
  aPicture,
  gallerySettings,
  refusal,
  renderRoutes,
  type ApiAnswers,
  type ApiCall,
} from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../remote';

const EVENTS = 'GET /api/admin/studio-events';
const ONE = 'GET /api/admin/studio-events/{id}';
const EVENT = 'PATCH /api/admin/studio-events/{id}';
const PHOTOS = 'GET /api/admin/studio-events/{id}/photos';
const DIGESTS = 'POST /api/admin/studio-events/{id}/photo-digests';
const UPLOAD = 'POST /api/admin/studio-events/{id}/photos';
const PUBLICATION = 'POST /api/admin/event-photos/{id}/publication';
const WITHDRAWAL = 'POST /api/admin/event-photos/{id}/withdrawal';
const PHOTO = 'PATCH /api/admin/event-photos/{id}';
const WALL = 'POST /api/admin/studio-events/{id}/wall-links';

const evening: StudioEvent = {
  id: 'e1',
  title: 'An Evening on Paper',
  status: 'live',
  description: '',
  eventDate: '2026-11-22T19:00:00.000Z',
  endDate: '2026-11-22T22:00:00.000Z',
  location: 'Studio',
  maxAttendees: null,
  heroImage: null,
  picture: null,
  eventType: '',
  feedPath: '/live-event/tfgallery',
  isVipOnly: false,
  isWatermarked: false,
  registered: 0,
  waitlisted: 0,
  photoCount: 0,
  needsApproval: true,
  cameraOffsetMs: 0,
};

const aPhoto = (plan: Partial<OwnerPhoto> = {}): OwnerPhoto => ({
  id: 'p1',
  fileName: 'IMG_0001.JPG',
  sha256: 'a'.repeat(64),
  state: 'published',
  fault: null,
  caption: '',
  capturedAt: '2026-11-22T19:30:05.000Z',
  seq: 1,
  picture: aPicture(),
  isAvailableForOrder: true,
  visitorName: null,
  ...plan,
});

/** Digests are asked of nobody but the browser; jsdom has none. */
beforeAll(() =>
  Object.defineProperty(window.crypto, 'subtle', { value: webcrypto.subtle, configurable: true }),
);

beforeEach(() => {
  useGallerySettings.getState().learn(gallerySettings());
  storeOwnerKey('the-key');
});

function show(api: ApiAnswers = {}) {
  const rendered = renderRoutes(routes, {
    path: '/admin/events/e1/upload',
    api: {
      [EVENTS]: [evening],
      [ONE]: evening,
      [PHOTOS]: [],
      [DIGESTS]: { known: [] },
      [UPLOAD]: received,
      ...api,
    },
  });
  return { ...rendered, user: userEvent.setup() };
}

const received = ({ body }: ApiCall) => [
  { fileName: nameIn(body), sha256: '', state: 'received', photoId: 'p', fault: null },
];
/** 204. */
const done = () => undefined;
const nameIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'photos' in body ? String(body.photos) : '';

const aFile = (name: string, lastModified = 1_000) =>
  Object.assign(new File([name], name, { type: 'image/jpeg', lastModified }), {
    // jsdom's files cannot be read whole.
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(name).buffer),
  });

async function choose(...files: File[]): Promise<void> {
  const input = await screen.findByLabelText('Photographs', { selector: 'input' });
  fireEvent.change(input, { target: { files } });
}

const sent = (calls: ApiCall[]) =>
  calls
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/photos'))
    .map(({ body }) => nameIn(body));
const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the key', () => {
  beforeEach(() => storeOwnerKey(null));

  it('is asked for, tried, and sent with every call', async () => {
    const { user, calls } = show();
    await user.type(await screen.findByLabelText('Owner’s key'), 'my-key{Enter}');
    expect(await screen.findByRole('heading', { name: 'An Evening on Paper' })).toBeVisible();
    expect(new Set(calls.map(({ request }) => request.headers.get('authorization')))).toEqual(
      new Set(['Bearer my-key']),
    );
  });

  it('that the gallery does not know is told at its field and not kept', async () => {
    const { user } = show({ [EVENTS]: refusal('unauthorized') });
    const field = await screen.findByLabelText('Owner’s key');
    await user.type(field, 'wrong{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Owner’s key')).toHaveAccessibleDescription(
        'The gallery does not know this key.',
      ),
    );
    expect(sessionStorage.length).toBe(0);
  });

  it('is forgotten on request', async () => {
    storeOwnerKey('the-key');
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(screen.getByLabelText('Owner’s key')).toBeVisible();
    expect(sessionStorage.length).toBe(0);
  });
});

describe('upload', () => {
  it('sends many files, earliest first, and counts them', async () => {
    const { calls } = show();
    await choose(aFile('late.jpg', 3_000), aFile('early.jpg', 1_000), aFile('middle.jpg', 2_000));
    expect(await screen.findByText('3 of 3 uploaded')).toBeVisible();
    expect(sent(calls)).toEqual(['early.jpg', 'middle.jpg', 'late.jpg']);
  });

  it('takes files that are dropped', async () => {
    const { calls } = show();
    const area = await screen.findByText('Drop photographs here, or');
    fireEvent.drop(area, { dataTransfer: { files: [aFile('dropped.jpg')] } });
    expect(await screen.findByText('1 of 1 uploaded')).toBeVisible();
    expect(sent(calls)).toEqual(['dropped.jpg']);
  });

  it('shows how much of a file has left', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    show({
      [UPLOAD]: async (call: ApiCall) => {
        await answered;
        return received(call);
      },
    });
    await choose(aFile('slow.jpg'));
    expect(await screen.findByRole('progressbar', { name: 'slow.jpg' })).toHaveAttribute('value', '50');
    answer();
    expect(await screen.findByText('1 of 1 uploaded')).toBeVisible();
  });

  it('leaves out what the gallery has', async () => {
    const { calls } = show({
      [DIGESTS]: ({ body }: ApiCall) => {
        const { digests } = body as { digests: string[] };
        return { known: digests.slice(0, 1) };
      },
    });
    await choose(aFile('known.jpg', 1), aFile('new.jpg', 2));
    expect(await screen.findByText('1 of 2 uploaded, 1 already there')).toBeVisible();
    expect(sent(calls)).toEqual(['new.jpg']);
  });

  it('says at the file why it was refused, and tries it again on request', async () => {
    let isRefused = true;
    const { user } = show({
      [UPLOAD]: (call: ApiCall) =>
        isRefused
          ? [
              {
                fileName: 'bad.jpg',
                sha256: '',
                state: 'refused',
                photoId: null,
                fault: 'The picture is truncated.',
              },
            ]
          : received(call),
    });
    await choose(aFile('bad.jpg'));
    expect(await screen.findByText('The picture is truncated.')).toBeVisible();
    isRefused = false;
    await user.click(screen.getByRole('button', { name: 'Retry bad.jpg' }));
    expect(await screen.findByText('1 of 1 uploaded')).toBeVisible();
  });

  it('pauses while the line is down and goes on by itself once the browser is online, without what had arrived', async () => {
    let isDown = true;
    const { calls } = show({
      [DIGESTS]: ({ body }: ApiCall) => {
        const { digests } = body as { digests: string[] };
        return { known: isDown ? [] : digests.slice(0, 1) };
      },
      [UPLOAD]: (call: ApiCall) => {
        if (isDown) throw new TypeError('No line');
        return received(call);
      },
    });
    await choose(aFile('arrived.jpg', 1), aFile('lost.jpg', 2));
    expect(await screen.findByText('Paused: the gallery does not answer.')).toBeVisible();
    isDown = false;
    const before = calls.length;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('1 of 2 uploaded, 1 already there')).toBeVisible();
    expect(sent(calls.slice(before))).toEqual(['lost.jpg']);
    expect(screen.queryByText('Paused: the gallery does not answer.')).not.toBeInTheDocument();
  });

  it('keeps what is in line when the key is refused, and goes on with the next key', async () => {
    let isRefused = true;
    const { user, calls } = show({
      [UPLOAD]: (call: ApiCall) => (isRefused ? refusal('unauthorized') : received(call)),
    });
    await choose(aFile('one.jpg'));
    const field = await screen.findByLabelText('Owner’s key');
    isRefused = false;
    await user.type(field, 'the-next-key{Enter}');
    expect(await screen.findByText('1 of 1 uploaded')).toBeVisible();
    expect(calls.at(-1)?.request.headers.get('authorization')).toBe('Bearer the-next-key');
  });
});

describe('the photographs', () => {
  it('are listed latest first with their states', async () => {
    show({
      [PHOTOS]: [
        aPhoto({ id: '1', fileName: 'A.JPG', capturedAt: '2026-11-22T19:00:00.000Z', seq: 7 }),
        aPhoto({ id: '2', fileName: 'B.JPG', capturedAt: '2026-11-22T19:01:00.000Z', state: 'received' }),
        aPhoto({
          id: '3',
          fileName: 'C.JPG',
          capturedAt: '2026-11-22T19:02:00.000Z',
          state: 'failed',
          fault: 'It breaks off.',
        }),
        aPhoto({
          id: '4',
          fileName: 'D.JPG',
          capturedAt: '2026-11-22T19:03:00.000Z',
          state: 'marker',
          visitorName: 'Ada',
        }),
      ],
    });
    const list = await screen.findByRole('list', { name: 'Photographs' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.getAttribute('aria-label')),
    ).toEqual(['D.JPG', 'C.JPG', 'B.JPG', 'A.JPG']);
    expect((await row('A.JPG')).getByText('No. 7')).toBeVisible();
    expect((await row('B.JPG')).getByText('Being prepared')).toBeVisible();
    expect((await row('C.JPG')).getByText('It breaks off.')).toBeVisible();
    expect((await row('D.JPG')).getByText('For Ada')).toBeVisible();
    expect(screen.getByText('3 photographs')).toBeVisible();
  });

  it('that wait are approved', async () => {
    let photo = aPhoto({ state: 'waiting', seq: null });
    const { user } = show({
      [PHOTOS]: () => [photo],
      [PUBLICATION]: () => {
        photo = aPhoto({ seq: 8 });
        return undefined;
      },
    });
    expect(await screen.findByText('1 photograph, 1 waiting for approval')).toBeVisible();
    await user.click((await row('IMG_0001.JPG')).getByRole('button', { name: 'Approve' }));
    expect(await (await row('IMG_0001.JPG')).findByText('No. 8')).toBeVisible();
  });

  it('are withdrawn, and it is said when that did not work', async () => {
    const { user } = show({ [PHOTOS]: [aPhoto()], [WITHDRAWAL]: refusal('photo_not_found') });
    await user.click((await row('IMG_0001.JPG')).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('The photograph was not withdrawn.')).toBeVisible();
  });

  it('get a caption', async () => {
    const { user, calls } = show({ [PHOTOS]: [aPhoto()], [PHOTO]: done });
    await user.click((await row('IMG_0001.JPG')).getByRole('button', { name: 'Caption' }));
    await user.type(screen.getByLabelText('Caption'), 'First dance{Enter}');
    await waitFor(() => expect(screen.queryByLabelText('Caption')).not.toBeInTheDocument());
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ caption: 'First dance' });
  });

  it('are taken out of the shop', async () => {
    const { user, calls } = show({ [PHOTOS]: [aPhoto()], [PHOTO]: done });
    await user.click((await row('IMG_0001.JPG')).getByLabelText('Can be ordered'));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ isAvailableForOrder: false }),
    );
  });

  it('can be narrowed to one state', async () => {
    const { user } = show({
      [PHOTOS]: [
        aPhoto({ id: '1', fileName: 'A.JPG' }),
        aPhoto({ id: '2', fileName: 'B.JPG', state: 'waiting' }),
      ],
    });
    await user.selectOptions(await screen.findByLabelText('Show'), 'Waiting for approval (1)');
    expect(screen.getByRole('listitem', { name: 'B.JPG' })).toBeVisible();
    expect(screen.queryByRole('listitem', { name: 'A.JPG' })).not.toBeInTheDocument();
  });

  it('say when there are none, and when they cannot be read', async () => {
    let isBroken = true;
    const { user } = show({ [PHOTOS]: () => (isBroken ? new Response(null, { status: 503 }) : []) });
    expect(await screen.findByText('The photographs could not be read.')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No photographs yet.')).toBeVisible();
  });
});

describe('the evening', () => {
  it('takes the offset from what the camera shows, with an example of what it means', async () => {
    const { calls, user } = show({
      [ONE]: { ...evening, cameraOffsetMs: 135_000 },
      [EVENT]: evening,
    });
    const clock = await part('Camera clock');
    expect(clock.getByText(/Off by \+0:02:15\./)).toHaveTextContent(
      'dates 19:30:00 counts as taken at 19:32:15',
    );
    jest.spyOn(Date, 'now').mockReturnValue(new Date('2026-11-22T19:30:00').getTime());
    fireEvent.change(clock.getByLabelText('What the camera’s clock shows'), {
      target: { value: '2026-11-22T19:35:00' },
    });
    await user.click(clock.getByRole('button', { name: 'Set' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ cameraOffsetMs: '-300000' }),
    );
    jest.restoreAllMocks();
  });

  it('asks at the field for a time', async () => {
    const { user } = show();
    const clock = await part('Camera clock');
    await user.click(clock.getByRole('button', { name: 'Set' }));
    expect(clock.getByLabelText('What the camera’s clock shows')).toHaveAccessibleDescription(
      'Enter the date and the time that the camera shows',
    );
  });

  it('gives the command to copy', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Copy command' }));
    expect(await navigator.clipboard.readText()).toBe(
      'npx gallery-ingest --event e1 --watch FOLDER --url http://localhost',
    );
    expect(screen.getByText('Copied.')).toBeVisible();
  });

  it('makes a link to the wall', async () => {
    const { user } = show({ [WALL]: { url: 'https://gallery.example/live-event/e1/wall?pass=x' } });
    await user.click(await screen.findByRole('button', { name: 'Make a link' }));
    expect(await screen.findByText('https://gallery.example/live-event/e1/wall?pass=x')).toBeVisible();
  });
});

it('says when there is no such event', async () => {
  show({ [ONE]: refusal('event_not_found') });
  expect(await screen.findByText('There is no such event.')).toBeVisible();
});
