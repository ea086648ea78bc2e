import { refusal } from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { liveEvent, EVENT_ROUTE, prepareBrowser, renderUploadPage } from './event-upload-test-support';

const EVENT = 'PATCH /api/admin/studio-events/{id}';
const PROJECTOR = 'POST /api/admin/studio-events/{id}/projector-links';

beforeEach(prepareBrowser);

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the event', () => {
  it('takes the offset from what the camera shows, with an example of what it means', async () => {
    const { calls, user } = renderUploadPage({
      [EVENT_ROUTE]: { ...liveEvent, cameraOffsetMs: 135_000 },
      [EVENT]: liveEvent,
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
    const { user } = renderUploadPage();
    const clock = await part('Camera clock');
    await user.click(clock.getByRole('button', { name: 'Set' }));
    expect(clock.getByLabelText('What the camera’s clock shows')).toHaveAccessibleDescription(
      'Enter the date and the time that the camera shows',
    );
  });

  it('gives the command to copy', async () => {
    const { user } = renderUploadPage();
    await user.click(await screen.findByRole('button', { name: 'Copy command' }));
    expect(await navigator.clipboard.readText()).toBe(
      'npx gallery-ingest --event e1 --watch FOLDER --url http://localhost',
    );
    expect(screen.getByText('Copied.')).toBeVisible();
  });

  it('creates a link to the projector', async () => {
    const { user } = renderUploadPage({
      [PROJECTOR]: { url: 'https://gallery.example/live-event/e1/projector?pass=x' },
    });
    await user.click(await screen.findByRole('button', { name: 'Create a link' }));
    expect(await screen.findByText('https://gallery.example/live-event/e1/projector?pass=x')).toBeVisible();
  });
});

it('says when there is no such event', async () => {
  renderUploadPage({ [EVENT_ROUTE]: refusal('event_not_found') });
  expect(await screen.findByText('There is no such event.')).toBeVisible();
});
