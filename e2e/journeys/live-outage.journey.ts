import { captions, enterFeed, liveEvent } from '../harness/guest';
import { Photographer } from '../harness/photographer';
import { openSecondGallery } from '../harness/second-gallery';
import { expect, test } from '../harness/test';

// The browser logs that the network, and later the API, is down.
test.use({
  allowedInConsole:
    /ERR_|Failed to load resource|WebSocket|Firefox can’t establish a connection|ws was interrupted/,
});

test('the network fails, then the API is killed: the guest ends up with every photo once, in order', async ({
  context,
  page,
  gallery,
}) => {
  test.slow();
  const house = await openSecondGallery();
  try {
    const { id } = await liveEvent(gallery);
    // The photographer uses the first instance: photos must reach the pages of the second.
    const photographer = new Photographer(gallery.baseURL, id);
    // Two photos rendered in parallel may be published in either order, so each waits for the one before it.
    const publish = async (caption: string): Promise<void> => {
      const photoId = await photographer.send('04-around-the-table.jpg', caption);
      const published = 'SELECT id FROM event_photos WHERE id = ? AND seq IS NOT NULL';
      await expect.poll(() => gallery.query(published, [photoId]), { timeout: 30_000 }).toHaveLength(1);
    };
    await enterFeed(page, `${house.baseURL}/live-event/${id}`);

    await publish('Frame A');
    await expect.poll(() => captions(page)).toContain('Frame A');

    await test.step('the guest loses the network and reconnects', async () => {
      await context.setOffline(true);
      await publish('Frame B');
      await publish('Frame C');
      await context.setOffline(false);
      await expect.poll(() => captions(page), { timeout: 30_000 }).toContain('Frame C');
    });

    await test.step('their instance is killed and restarted', async () => {
      await house.killApi();
      await publish('Frame D');
      await house.startApi();
      await publish('Frame E');
      await expect.poll(() => captions(page), { timeout: 30_000 }).toContain('Frame E');
    });

    // A photo has its caption once its picture has loaded, and pictures load in any order.
    const ours = async () => (await captions(page)).filter((caption) => caption.startsWith('Frame '));
    await expect.poll(ours).toEqual(['Frame E', 'Frame D', 'Frame C', 'Frame B', 'Frame A']);
  } finally {
    await house.close();
  }
});
