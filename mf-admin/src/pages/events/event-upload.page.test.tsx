import type { EventDevice } from '@gallery/contracts';
import { refusal } from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  liveEvent,
  DEVICES_ROUTE,
  EVENT_ROUTE,
  prepareBrowser,
  renderUploadPage,
} from './event-upload-test-support';

const EVENT = 'PATCH /api/admin/studio-events/{id}';
const PROJECTOR = 'POST /api/admin/studio-events/{id}/projector-links';
const PAIRING = 'POST /api/admin/studio-events/{id}/pairing-codes';

const aDevice: EventDevice = {
  id: 'd1',
  name: 'Bar laptop',
  pairedBy: 'Mara',
  pairedAt: '2026-11-22T18:00:00.000Z',
  lastUsedAt: null,
  expiresAt: '2100-01-01T00:00:00.000Z',
  state: 'active',
};

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
    fireEvent.change(clock.getByLabelText('Time on the camera'), {
      target: { value: '2026-11-22T19:35:00' },
    });
    await user.click(clock.getByRole('button', { name: 'Set' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
        cameraOffsetMs: '-300000',
        version: '1',
      }),
    );
    jest.restoreAllMocks();
  });

  it('asks at the field for a time', async () => {
    const { user } = renderUploadPage();
    const clock = await part('Camera clock');
    await user.click(clock.getByRole('button', { name: 'Set' }));
    expect(clock.getByLabelText('Time on the camera')).toHaveAccessibleDescription(
      'Enter the date and time the camera shows',
    );
  });

  it('pairs a device by a code with its remaining time and the commands to copy (R10)', async () => {
    const expiresAt = new Date(Date.now() + 90_000).toISOString();
    const { user } = renderUploadPage({
      [PAIRING]: { code: '7KXQ-4MWP', expiresAt, galleryUrl: 'https://gallery.example' },
    });
    await user.click(await screen.findByRole('button', { name: 'Pair a device' }));
    expect(await screen.findByText('7KXQ-4MWP')).toBeVisible();
    expect(screen.getByText(/Works once, for another 1:\d\d/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy pairing command' }));
    expect(await navigator.clipboard.readText()).toBe(
      'npx gallery-ingest pair --url https://gallery.example --code 7KXQ-4MWP',
    );
    await user.click(screen.getByRole('button', { name: 'Copy command' }));
    expect(await navigator.clipboard.readText()).toBe('npx gallery-ingest --watch FOLDER');
    expect(screen.getByRole('button', { name: 'New code' })).toBeVisible();
  });

  it('hides a code that has expired', async () => {
    const expiresAt = new Date(Date.now() - 1_000).toISOString();
    const { user } = renderUploadPage({ [PAIRING]: { code: '7KXQ-4MWP', expiresAt, galleryUrl: '' } });
    await user.click(await screen.findByRole('button', { name: 'Pair a device' }));
    expect(await screen.findByText('The code has expired.')).toBeVisible();
    expect(screen.queryByText('7KXQ-4MWP')).toBeNull();
  });

  it('lists the devices, and revokes one after asking (R10)', async () => {
    const { user, calls } = renderUploadPage({
      [DEVICES_ROUTE]: [aDevice, { ...aDevice, id: 'd2', name: 'Old laptop', state: 'revoked' }],
      'DELETE /api/admin/event-devices/{id}': () => undefined,
    });
    expect(await screen.findByText('Bar laptop')).toBeVisible();
    expect(screen.getByText('Revoked')).toBeVisible();
    expect(screen.getAllByText(/Paired by Mara/)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Revoke' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke Bar laptop?' }));
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.map(({ path }) => path)).toContain('/api/admin/event-devices/d1');
  });

  it('says when no device is paired, and when the list did not come', async () => {
    renderUploadPage();
    expect(await screen.findByText('No devices paired.')).toBeVisible();
    renderUploadPage({ [DEVICES_ROUTE]: refusal('event_not_found') });
    expect(await screen.findByText('The devices could not be loaded.')).toBeVisible();
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
  expect(await screen.findByText('This event could not be found.')).toBeVisible();
});
