import { CLOSE_SIGNED_OUT } from '@gallery/contracts';
import { openSocket } from '../../../test/app/socket-page';
import { startTcpProxy } from '../../../test/app/tcp-proxy';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createEdition, type TestEdition } from '../../../test/builders/checkout';
import { ledgerCalls, sale } from '../../../test/builders/print-ledger';
import { openConsole, staffSignedIn, type TestStaff } from '../../../test/builders/staff';
import { signedIn } from '../../../test/builders/collectors';
import { EventBus } from '../event-bus';
import { ConsoleGateway } from './console.gateway';
import type { ConsoleMessage } from './dto/console-socket-messages.dto';

let api: TestApi;
let mara: TestStaff;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  mara = await staffSignedIn(api);
});
afterAll(() => api.close());

describe('Authorization', () => {
  it('is the session cookie of staff', async () => {
    const page = await openConsole(api, mara);

    expect(page.heard).toEqual([
      { type: 'ready', staff: { id: mara.id, name: 'Mara' }, quietMs: expect.any(Number) },
    ]);
    await page.close();
  });

  it('closes the socket of anyone else', async () => {
    const ada = await signedIn(api);
    const open = (headers: Record<string, string>) =>
      openSocket<ConsoleMessage>(api, '/ws/console', { headers });
    const [stranger, collector] = [await open({}), await open(ada.headers)];

    expect(await stranger.closed).toBe(CLOSE_SIGNED_OUT);
    expect(await collector.closed).toBe(CLOSE_SIGNED_OUT);
  });

  it('ends with the session, at once', async () => {
    const page = await openConsole(api, mara);
    await api.request('/api/admin/logout', { method: 'POST', headers: mara.headers });

    expect(await page.closed).toBe(CLOSE_SIGNED_OUT);
  });

  it('ends when the account is disabled, within a minute', async () => {
    const page = await openConsole(api, mara);
    await api.database.manager.query('UPDATE admins SET disabled_at = NOW(3) WHERE id = ?', [mara.id]);
    await api.get(ConsoleGateway).recheckSessions();

    expect(await page.closed).toBe(CLOSE_SIGNED_OUT);
  });
});

describe('The quiet time that a page gets when it connects', () => {
  const quietMs = async () => {
    const page = await openConsole(api, mara);
    const ready = page.heard.find(({ type }) => type === 'ready');
    await page.close();
    return ready?.type === 'ready' ? ready.quietMs : NaN;
  };

  it('counts from the last change, even if nobody was connected', async () => {
    const before = performance.now();
    api.get(EventBus).publish({ about: 'record', kind: 'order', id: 'an-order' });
    const changed = performance.now();
    const first = await quietMs();
    const second = await quietMs();

    expect(first).toBeLessThanOrEqual(performance.now() - before);
    expect(second).toBeGreaterThan(first);
    expect(second).toBeLessThanOrEqual(performance.now() - changed + 1);
  });

  it('ends when messages may have been lost', async () => {
    const before = performance.now();
    api.get(ConsoleGateway).resync();

    expect(await quietMs()).toBeLessThanOrEqual(performance.now() - before);
  });
});

describe('A changed record', () => {
  let edition: TestEdition;
  const { post } = ledgerCalls(() => ({ api, edition }));
  beforeEach(async () => {
    edition = await createEdition(api);
  });

  it('is announced with who did what', async () => {
    const page = await openConsole(api, mara);
    const ben = await staffSignedIn(api, { firstName: 'Ben' });
    await post('/offline-sales', sale({ editionNumber: 3 }), ben.headers);
    for (;;) {
      const message = await page.next('record_changed');
      if (message.kind !== 'order' || !message.by) continue;

      expect(message).toMatchObject({
        action: 'order.sold-offline',
        by: { id: ben.id, name: 'Ben' },
      });
      break;
    }
    await page.close();
  });

  it('is announced without a name when a shopper makes it', async () => {
    const page = await openConsole(api, mara);
    await api.request('/api/contact', {
      method: 'POST',
      body: {
        name: 'Elena Marsh',
        email: 'elena@marsh.example',
        subject: 'General Inquiry',
        message: 'Is Night Bloom still available?',
      },
    });
    let message = await page.next('record_changed');
    while (message.kind !== 'message') message = await page.next('record_changed');

    expect(message).toEqual({ type: 'record_changed', kind: 'message', id: expect.any(String) });
    await page.close();
  });

  it('is announced without a name when the database cannot provide it', async () => {
    const line = startTcpProxy();
    await line.mend();
    const remote = await startApi({ line });
    const page = await openConsole(remote, await staffSignedIn(remote, { firstName: 'Ben' }));
    await line.cut();
    const act = { action: 'order.refunded', staffId: mara.id };
    remote.get(EventBus).publish({ about: 'record', kind: 'order', id: 'an-order', act });
    const change = await page.next('record_changed');
    await line.mend();
    await page.close();
    await remote.close();

    expect(change).toEqual({
      type: 'record_changed',
      kind: 'order',
      id: 'an-order',
      action: 'order.refunded',
    });
  });

  it('that is for the owner is not announced to staff', async () => {
    const owner = await staffSignedIn(api, { firstName: 'Olga', role: 'owner' });
    const [staffPage, ownerPage] = [await openConsole(api, mara), await openConsole(api, owner)];
    const { announce } = api.get(ConsoleGateway);
    announce.call(api.get(ConsoleGateway), { type: 'record_changed', kind: 'staff', id: mara.id });
    await ownerPage.next('record_changed');
    staffPage.send('still there?');
    await staffPage.next('refused');

    expect(staffPage.heard.map(({ type }) => type)).toEqual(['ready', 'refused']);
    await Promise.all([staffPage, ownerPage].map((page) => page.close()));
  });
});

describe('Who has a record open', () => {
  const order = { kind: 'order', id: '01a208ac-3b7f-719d-8fbb-44a18d01aab2' };

  it('is sent to everyone who has it open, by name, as they come and go', async () => {
    const ben = await staffSignedIn(api, { firstName: 'Ben' });
    const [first, second] = [await openConsole(api, mara), await openConsole(api, ben)];
    first.send({ type: 'open_record', ...order });
    await first.next('record_viewers');
    second.send({ type: 'open_record', ...order });
    const both = await first.next('record_viewers');
    second.send({ type: 'close_record' });

    expect(both).toEqual({
      type: 'record_viewers',
      ...order,
      viewers: [
        { id: mara.id, name: 'Mara' },
        { id: ben.id, name: 'Ben' },
      ],
    });
    expect(await first.next('record_viewers')).toMatchObject({ viewers: [{ name: 'Mara' }] });
    await Promise.all([first, second].map((page) => page.close()));
  });

  it('counts a person with two windows once, and drops a closed window', async () => {
    const [first, second] = [await openConsole(api, mara), await openConsole(api, mara)];
    first.send({ type: 'open_record', ...order });
    await first.next('record_viewers');
    second.send({ type: 'open_record', ...order });

    expect(await second.next('record_viewers')).toMatchObject({ viewers: [{ id: mara.id }] });
    await first.close();
    expect(await second.next('record_viewers')).toMatchObject({ viewers: [{ id: mara.id }] });
    await second.close();
  });

  it('is not sent to staff for records that only the owner has', async () => {
    const page = await openConsole(api, mara);
    page.send({ type: 'open_record', kind: 'staff', id: mara.id });

    expect(await page.next('refused')).toMatchObject({ code: 'owner_only' });
    await page.close();
  });

  it('is rejected for records that the console does not have', async () => {
    const page = await openConsole(api, mara);
    page.send({ type: 'open_record', kind: 'secret', id: '1' });

    expect(await page.next('refused')).toMatchObject({
      code: 'validation_failed',
      fields: { kind: expect.any(String) },
    });
    await page.close();
  });
});
