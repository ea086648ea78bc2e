import { aStaffSession, refusal, type ApiCall } from '@gallery/testing';
import { fireEvent, screen } from '@testing-library/react';
import {
  aFile,
  chooseFiles,
  DIGESTS_ROUTE,
  prepareBrowser,
  receivedAnswer,
  sentFileNames,
  renderUploadPage,
  UPLOAD_ROUTE,
} from './event-upload-test-support';

beforeEach(prepareBrowser);

it('sends many files, earliest first, and counts them', async () => {
  const { calls } = renderUploadPage();
  await chooseFiles(aFile('late.jpg', 3_000), aFile('early.jpg', 1_000), aFile('middle.jpg', 2_000));
  expect(await screen.findByText('3 of 3 uploaded')).toBeVisible();
  expect(sentFileNames(calls)).toEqual(['early.jpg', 'middle.jpg', 'late.jpg']);
});

it('takes files that are dropped', async () => {
  const { calls } = renderUploadPage();
  const area = await screen.findByText('Drop photographs here, or');
  fireEvent.drop(area, { dataTransfer: { files: [aFile('dropped.jpg')] } });
  expect(await screen.findByText('1 of 1 uploaded')).toBeVisible();
  expect(sentFileNames(calls)).toEqual(['dropped.jpg']);
});

it('shows how much of a file has left', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  renderUploadPage({
    [UPLOAD_ROUTE]: async (call: ApiCall) => {
      await answered;
      return receivedAnswer(call);
    },
  });
  await chooseFiles(aFile('slow.jpg'));
  expect(await screen.findByRole('progressbar', { name: 'slow.jpg' })).toHaveAttribute('value', '50');
  answer();
  expect(await screen.findByText('1 of 1 uploaded')).toBeVisible();
});

it('leaves out what the gallery has', async () => {
  const { calls } = renderUploadPage({
    [DIGESTS_ROUTE]: ({ body }: ApiCall) => {
      const { digests } = body as { digests: string[] };
      return { known: digests.slice(0, 1) };
    },
  });
  await chooseFiles(aFile('known.jpg', 1), aFile('new.jpg', 2));
  expect(await screen.findByText('1 of 2 uploaded, 1 already uploaded')).toBeVisible();
  expect(sentFileNames(calls)).toEqual(['new.jpg']);
});

it('says at the file why it was refused, and tries it again on request', async () => {
  let isRefused = true;
  const { user } = renderUploadPage({
    [UPLOAD_ROUTE]: (call: ApiCall) =>
      isRefused
        ? [
            {
              fileName: 'bad.jpg',
              sha256: '',
              state: 'refused',
              photoId: null,
              failureReason: 'The picture is truncated.',
            },
          ]
        : receivedAnswer(call),
  });
  await chooseFiles(aFile('bad.jpg'));
  expect(await screen.findByText('The picture is truncated.')).toBeVisible();
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Retry bad.jpg' }));
  expect(await screen.findByText('1 of 1 uploaded')).toBeVisible();
});

it('pauses while the line is down and goes on by itself once the browser is online, without what had arrived', async () => {
  let isDown = true;
  const { calls } = renderUploadPage({
    [DIGESTS_ROUTE]: ({ body }: ApiCall) => {
      const { digests } = body as { digests: string[] };
      return { known: isDown ? [] : digests.slice(0, 1) };
    },
    [UPLOAD_ROUTE]: (call: ApiCall) => {
      if (isDown) throw new TypeError('No line');
      return receivedAnswer(call);
    },
  });
  await chooseFiles(aFile('arrived.jpg', 1), aFile('lost.jpg', 2));
  expect(await screen.findByText('Paused: the gallery is not responding.')).toBeVisible();
  isDown = false;
  const before = calls.length;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('1 of 2 uploaded, 1 already uploaded')).toBeVisible();
  expect(sentFileNames(calls.slice(before))).toEqual(['lost.jpg']);
  expect(screen.queryByText('Paused: the gallery is not responding.')).not.toBeInTheDocument();
});

it('keeps what is in line when the session has ended, and goes on with the next one', async () => {
  let isRefused = true;
  const { user, calls } = renderUploadPage({
    [UPLOAD_ROUTE]: (call: ApiCall) => (isRefused ? refusal('unauthorized') : receivedAnswer(call)),
    'POST /api/admin/login': aStaffSession(),
  });
  await chooseFiles(aFile('one.jpg'));
  await user.type(await screen.findByLabelText('Username'), 'owner');
  isRefused = false;
  await user.type(screen.getByLabelText('Password'), 'gallery-demo{Enter}');
  expect(await screen.findByText('1 of 1 uploaded')).toBeVisible();
  expect(calls.at(-1)?.request.headers.get('authorization')).toBeNull();
});
