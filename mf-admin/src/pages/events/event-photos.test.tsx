import type { AdminEventPhoto } from '@gallery/contracts';
import { useToasts } from '@gallery/session';
import { aPicture, refusal } from '@gallery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { connect, tellChange } from '../live-updates/live-test-support';
import { photoList, PHOTOS_ROUTE, prepareBrowser, renderUploadPage } from './event-upload-test-support';

const PUBLICATION = 'POST /api/admin/event-photos/{id}/publication';
const WITHDRAWAL = 'POST /api/admin/event-photos/{id}/withdrawal';
const PHOTO = 'PATCH /api/admin/event-photos/{id}';

const aPhoto = (plan: Partial<AdminEventPhoto> = {}): AdminEventPhoto => ({
  id: 'p1',
  fileName: 'IMG_0001.JPG',
  sha256: 'a'.repeat(64),
  state: 'published',
  failureReason: null,
  caption: '',
  version: 1,
  capturedAt: '2026-11-22T19:30:05.000Z',
  seq: 1,
  picture: aPicture(),
  isAvailableForOrder: true,
  visitorName: null,
  ...plan,
});

beforeEach(prepareBrowser);

/** 204. */
const done = () => undefined;
const row = async (name: string) => within(await screen.findByRole('listitem', { name }));

it('photographs are listed latest first with their states', async () => {
  renderUploadPage({
    [PHOTOS_ROUTE]: photoList(() => [
      aPhoto({ id: '1', fileName: 'A.JPG', capturedAt: '2026-11-22T19:00:00.000Z', seq: 7 }),
      aPhoto({ id: '2', fileName: 'B.JPG', capturedAt: '2026-11-22T19:01:00.000Z', state: 'received' }),
      aPhoto({
        id: '3',
        fileName: 'C.JPG',
        capturedAt: '2026-11-22T19:02:00.000Z',
        state: 'failed',
        failureReason: 'It breaks off.',
      }),
      aPhoto({
        id: '4',
        fileName: 'D.JPG',
        capturedAt: '2026-11-22T19:03:00.000Z',
        state: 'code-frame',
        visitorName: 'Ada',
      }),
    ]),
  });
  const list = await screen.findByRole('list', { name: 'Photographs' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.getAttribute('aria-label')),
  ).toEqual(['D.JPG', 'C.JPG', 'B.JPG', 'A.JPG']);
  expect((await row('A.JPG')).getByText('No. 7')).toBeVisible();
  expect((await row('B.JPG')).getByText('Processing')).toBeVisible();
  expect((await row('C.JPG')).getByText('It breaks off.')).toBeVisible();
  expect((await row('D.JPG')).getByText('For Ada')).toBeVisible();
  expect(screen.getByText('3 photographs')).toBeVisible();
});

it('the address says which photographs are shown first, also where none is left', async () => {
  const photos = [
    aPhoto({ id: '1', fileName: 'A.JPG' }),
    aPhoto({ id: '2', fileName: 'B.JPG', state: 'waiting' }),
  ];
  renderUploadPage({ [PHOTOS_ROUTE]: photoList(() => photos) }, '?show=waiting');
  expect((await row('B.JPG')).getByText('Waiting for approval')).toBeVisible();
  expect(screen.queryByRole('listitem', { name: 'A.JPG' })).not.toBeInTheDocument();
  cleanup();
  renderUploadPage({ [PHOTOS_ROUTE]: photoList(() => photos.slice(0, 1)) }, '?show=waiting');
  expect(await screen.findByText('None at the moment.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Show' })).toHaveDisplayValue('Waiting for approval (0)');
});

it('photographs that wait are approved', async () => {
  let photo = aPhoto({ state: 'waiting', seq: null });
  const { user } = renderUploadPage({
    [PHOTOS_ROUTE]: photoList(() => [photo]),
    [PUBLICATION]: () => {
      photo = aPhoto({ seq: 8 });
      return undefined;
    },
  });
  expect(await screen.findByText('1 photograph, 1 waiting for approval')).toBeVisible();
  await user.click((await row('IMG_0001.JPG')).getByRole('button', { name: 'Approve' }));
  expect(await (await row('IMG_0001.JPG')).findByText('No. 8')).toBeVisible();
  expect(useToasts.getState().toast?.title).toBe('IMG_0001.JPG is published');
});

it('photographs are withdrawn, and it is said when that did not work', async () => {
  const { user } = renderUploadPage({
    [PHOTOS_ROUTE]: photoList(() => [aPhoto()]),
    [WITHDRAWAL]: refusal('photo_not_found'),
  });
  await user.click((await row('IMG_0001.JPG')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('The photograph was not withdrawn.')).toBeVisible();
});

it('photographs get a caption', async () => {
  const { user, calls } = renderUploadPage({ [PHOTOS_ROUTE]: photoList(() => [aPhoto()]), [PHOTO]: done });
  await user.click((await row('IMG_0001.JPG')).getByRole('button', { name: 'Caption' }));
  await user.type(screen.getByLabelText('Caption'), 'First dance{Enter}');
  await waitFor(() => expect(screen.queryByLabelText('Caption')).not.toBeInTheDocument());
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    caption: 'First dance',
    version: 1,
  });
});

it('what was typed stays when someone else has captioned the photograph, and is saved as of theirs', async () => {
  let photo = aPhoto();
  const { user, calls } = renderUploadPage({
    [PHOTOS_ROUTE]: photoList(() => [photo]),
    [PHOTO]: () => {
      if (photo.version === 2) return undefined;
      photo = { ...photo, caption: 'The band', version: 2 };
      return refusal('changed_meanwhile', { details: { version: 2 } });
    },
  });
  await user.click((await row('IMG_0001.JPG')).getByRole('button', { name: 'Caption' }));
  await user.type(screen.getByLabelText('Caption'), 'First dance{Enter}');
  expect(await screen.findByText('It now says: “The band” Save again to keep yours.')).toBeVisible();
  expect(screen.getByLabelText('Caption')).toHaveValue('First dance');
  await user.click(screen.getByRole('button', { name: 'Save caption' }));
  await waitFor(() => expect(screen.queryByLabelText('Caption')).not.toBeInTheDocument());
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { caption: 'First dance', version: 1 },
    { caption: 'First dance', version: 2 },
  ]);
});

it('photographs are taken out of the shop', async () => {
  const { user, calls } = renderUploadPage({ [PHOTOS_ROUTE]: photoList(() => [aPhoto()]), [PHOTO]: done });
  await user.click((await row('IMG_0001.JPG')).getByLabelText('Can be ordered'));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ isAvailableForOrder: false }),
  );
});

it('photographs that arrive while someone works wait behind a word', async () => {
  let photos = [aPhoto({ id: '1', fileName: 'A.JPG' })];
  const { user } = renderUploadPage({ [PHOTOS_ROUTE]: photoList(() => photos) });
  await row('A.JPG');
  await connect();
  photos = [
    aPhoto({ id: '2', fileName: 'B.JPG', capturedAt: '2026-11-22T19:31:00.000Z' }),
    aPhoto({ id: '1', fileName: 'A.JPG', state: 'withdrawn' }),
  ];
  tellChange('event_photo', '2', {});
  expect(await (await row('A.JPG')).findByText('Withdrawn')).toBeVisible();
  expect(screen.getByText('2 photographs')).toBeVisible();
  expect(screen.queryByRole('listitem', { name: 'B.JPG' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Show 1 new in Photographs' }));
  expect(screen.getByRole('listitem', { name: 'B.JPG' })).toBeVisible();
});

it('photographs are read a page at a time, and counted all the same', async () => {
  const photos = Array.from({ length: 120 }, (_, index) =>
    aPhoto({ id: `p${index}`, fileName: `${index}.JPG`, state: index < 70 ? 'waiting' : 'published' }),
  );
  const { user, calls } = renderUploadPage({ [PHOTOS_ROUTE]: photoList(() => photos) });
  const shown = () =>
    within(screen.getByRole('list', { name: 'Photographs' })).getAllByRole('listitem').length;
  expect(await screen.findByText('50 of 120 shown')).toBeVisible();
  expect(screen.getByText('120 photographs, 70 waiting for approval')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('100 of 120 shown')).toBeVisible();
  expect(shown()).toBe(100);
  await user.selectOptions(screen.getByLabelText('Show'), 'Waiting for approval (70)');
  expect(await screen.findByText('50 of 70 shown')).toBeVisible();
  const asked = calls.filter(({ method, path }) => method === 'GET' && path.endsWith('/photos'));
  expect(asked.map(({ query }) => [query.get('state'), query.get('cursor')])).toEqual([
    [null, null],
    [null, '50'],
    ['waiting', null],
  ]);
});

it('photographs can be narrowed to one state', async () => {
  const { user } = renderUploadPage({
    [PHOTOS_ROUTE]: photoList(() => [
      aPhoto({ id: '1', fileName: 'A.JPG' }),
      aPhoto({ id: '2', fileName: 'B.JPG', state: 'waiting' }),
    ]),
  });
  await user.selectOptions(await screen.findByLabelText('Show'), 'Waiting for approval (1)');
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'A.JPG' })).not.toBeInTheDocument());
  expect(screen.getByRole('listitem', { name: 'B.JPG' })).toBeVisible();
});

it('a line says when there are no photographs, and when they cannot be read', async () => {
  let isBroken = true;
  const { user } = renderUploadPage({
    [PHOTOS_ROUTE]: (call) => (isBroken ? new Response(null, { status: 503 }) : photoList(() => [])(call)),
  });
  expect(await screen.findByText('The photographs could not be loaded.')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No photographs yet.')).toBeVisible();
});
