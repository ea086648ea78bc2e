import { anEvent } from '@gallery/testing';
import type { EventRecord } from '@gallery/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive, tile, visit } from '../live-event-test-support';

const MINE = 'GET /api/events/{id}/my-photos';

const browserSocket = globalThis.WebSocket;
beforeEach(() => arrive());
afterAll(() => Object.assign(globalThis, { WebSocket: browserSocket }));

describe('one photograph', () => {
  const full = (name: string) => screen.findByRole('dialog', { name });

  test('opens in full, turns, and gives the focus back where it was left (L39)', async () => {
    visit();
    const guest = userEvent.setup();
    await guest.click(await tile(/Frame 2/));
    expect(await full('Frame 2')).toBeVisible();
    await guest.keyboard('{ArrowRight}');
    expect(await full('Frame 1')).toBeVisible();
    await guest.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: /Frame 1/ })).toHaveFocus());
  });

  test("'Back to Gallery' closes it, and the choice with it (L56)", async () => {
    const { router } = visit();
    const guest = userEvent.setup();
    await guest.click(await tile(/Frame 2/));
    await guest.click(await screen.findByRole('button', { name: 'Back to Gallery' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  test('is opened by its link', async () => {
    visit({}, '/live-event/event?photo=photo-1');
    expect(await full('Frame 1')).toBeVisible();
  });

  test('that was taken down says so', async () => {
    visit({}, '/live-event/event?photo=photo-9');
    expect(await screen.findByText('This photograph is no longer in the feed.')).toBeVisible();
  });

  test('has its purchase options beside it (L40)', async () => {
    visit();
    const guest = userEvent.setup();
    await guest.click(await tile(/Frame 2/));
    await guest.click(await screen.findByRole('button', { name: 'Purchase options' }));
    expect(await screen.findByRole('heading', { name: 'Purchase options' })).toBeVisible();
  });

  test('is inquired about where nothing is sold by itself (G40)', async () => {
    arrive({ salesMode: 'inquire' });
    visit();
    await userEvent.setup().click(await tile(/Frame 2/));
    expect(await screen.findByRole('button', { name: 'INQUIRE' })).toBeVisible();
  });

  /** What is handed to the phone's share sheet for the second photo of the event. */
  const share = async (event: Partial<EventRecord>) => {
    const shared = jest.fn(() => Promise.resolve());
    const guest = userEvent.setup();
    Object.defineProperty(navigator, 'share', { configurable: true, value: shared });
    visit({ 'GET /api/events/{id}': anEvent(event) });
    await guest.click(await tile(/Frame 2/));
    await guest.click(await screen.findByRole('button', { name: 'Share' }));
    Reflect.deleteProperty(navigator, 'share');
    return shared;
  };

  test('is shared with the hashtag of the gallery, when its event has none (L47, G101)', async () => {
    expect(await share({ hashtag: null })).toHaveBeenCalledWith({
      title: 'Frame 2',
      text: 'Frame 2 #TFGallery',
      url: 'http://localhost/live-event/event?photo=photo-2',
    });
  });

  test('is shared with the hashtag of its event (G101)', async () => {
    expect(await share({ hashtag: '#PaperEvening' })).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'Frame 2 #PaperEvening' }),
    );
  });
});

describe('my photos', () => {
  test('are those that follow the code of the guest', async () => {
    visit({ [MINE]: ['photo-1'] });
    await tile(/Frame 2/);
    await userEvent.setup().click(screen.getByRole('radio', { name: 'My photos' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByText('Frame 1')).toBeVisible();
  });

  test('are none until the code was photographed, which is shown large', async () => {
    visit({ [MINE]: [] }, '/live-event/tfgallery?photos=mine');
    expect(await screen.findByText('No photos yet')).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'My photo code' }));
    expect(await screen.findByRole('img', { name: 'Your code, ABCDEFGHJKLM' })).toBeVisible();
  });
});
