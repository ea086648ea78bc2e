import { aStaffSession, refusal, type ApiCall } from '@gallery/testing';
import { fireEvent, screen } from '@testing-library/react';
import {
  aFile,
  choose,
  DIGESTS,
  prepareBrowser,
  received,
  sent,
  show,
  UPLOAD,
} from '../event-upload-test-support';

beforeEach(prepareBrowser);

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

it('keeps what is in line when the session has ended, and goes on with the next one', async () => {
  let isRefused = true;
  const { user, calls } = show({
    [UPLOAD]: (call: ApiCall) => (isRefused ? refusal('unauthorized') : received(call)),
    'POST /api/admin/login': { ...aStaffSession(), sessionId: 'the-next' },
  });
  await choose(aFile('one.jpg'));
  await user.type(await screen.findByLabelText('Username'), 'owner');
  isRefused = false;
  await user.type(screen.getByLabelText('Password'), 'gallery-demo{Enter}');
  expect(await screen.findByText('1 of 1 uploaded')).toBeVisible();
  expect(calls.at(-1)?.request.headers.get('authorization')).toBe('Bearer the-next');
});
