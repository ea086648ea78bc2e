import { signedIn } from '../../../test/builders/collectors';
import { createEvent, enter } from '../../../test/builders/events';
import { ledgerCalls } from '../../../test/builders/print-ledger';
import { reserve, showTo } from '../../../test/builders/private-previews';
import {
  createEdition,
  BEHIND_PROXY,
  printsByState,
  type TestEdition,
} from '../../../test/builders/checkout';
import { outcome, peopleAt } from '../../../test/builders/waiting-room';
import { startApi, type TestApi } from '../../../test/app/start-api';
import type { ArtworkRecord } from '../../catalog';
import { Metrics } from '../../platform';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

let api: TestApi;
/** Of one print. */
let edition: TestEdition;

beforeAll(async () => {
  api = await startApi({ stripe: true, env: BEHIND_PROXY });
});
beforeEach(async () => {
  await api.reset();
  api.stripe().clearFaults();
  edition = await createEdition(api, { total: 1 });
});
afterAll(() => api.close());

const { shopper, holder, queue } = peopleAt(
  () => api,
  () => edition,
);

describe('a print that someone else holds unpaid (R9)', () => {
  test('has a line: the checkout returns a place in it', async () => {
    await holder();
    const [ada, ben] = await queue(2);
    const answer = await ben?.checkOut([edition]);
    expect(answer?.status).toBe(409);
    expect(answer?.body).toMatchObject({
      code: 'waiting_room',
      details: {
        title: 'Night Bloom',
        size: '30x20',
        place: {
          token: expect.stringMatching(/^[\w-]{43}$/),
          state: 'waiting',
          position: 2,
          printsInCheckout: 1,
          estimateMinutes: null,
          secondsLeft: null,
        },
      },
    });
    expect(await ada?.look()).toMatchObject({ position: 1, estimateMinutes: 31 });
  });

  test('goes to the first person in line for three minutes once it is released', async () => {
    const { cancel } = await holder();
    const [ada, ben] = await queue(2);
    await cancel();
    expect(await ben?.look()).toMatchObject({ state: 'waiting', position: 2, estimateMinutes: 3 });
    expect(await ada?.look()).toMatchObject({ state: 'called', position: null });
    expect((await ada?.look())?.secondsLeft).toBeGreaterThan(175);
    expect(await ada?.checkOut([edition]).then(outcome)).toBe('session');
    expect(await ada?.look()).toMatchObject({ state: 'used' });
    expect(await ben?.look()).toMatchObject({ state: 'waiting', position: 1, estimateMinutes: 31 });
  });

  test('is not available to a newcomer while someone is waiting for it', async () => {
    const { cancel } = await holder();
    const [ada] = await queue(1);
    await cancel();
    const newcomer = shopper();
    expect(outcome(await newcomer.checkOut([edition]))).toBe('409 waiting_room');
    expect(await newcomer.look()).toMatchObject({ position: 2 });
    expect(await ada?.checkOut([edition]).then(outcome)).toBe('session');
  });

  test('passes to the next person when a turn expires; whoever missed it can line up again', async () => {
    const { cancel } = await holder();
    const [ada, ben] = await queue(2);
    await cancel();
    await ada?.look();
    for (let minute = 0; minute < 3; minute += 1) {
      api.clock.advance(MINUTE_MS);
      await ben?.look();
    }
    expect(await ben?.look()).toMatchObject({ state: 'called' });
    expect(await ada?.look()).toMatchObject({ state: 'ended' });
    expect(await ada?.checkOut([edition]).then(outcome)).toBe('409 waiting_room');
    expect(await ada?.look()).toMatchObject({ state: 'waiting', position: 2 });
    expect(await ben?.checkOut([edition]).then(outcome)).toBe('session');
  });

  test('skips whoever has closed the page; until then their place is kept', async () => {
    const { cancel } = await holder();
    const [ada, ben, cleo] = await queue(3);
    api.clock.advance(119 * SECOND_MS);
    await ben?.look();
    await cleo?.look();
    api.clock.advance(2 * SECOND_MS);
    expect(await cleo?.look()).toMatchObject({ position: 3 });
    await cancel();
    expect(await cleo?.look()).toMatchObject({ state: 'waiting', position: 2 });
    expect(await ben?.look()).toMatchObject({ state: 'called' });
    expect(await ada?.look()).toMatchObject({ state: 'ended' });
  });

  test('can be bought normally once everyone waiting has closed their pages', async () => {
    const { cancel } = await holder();
    await queue(3);
    await cancel();
    api.clock.advance(2 * MINUTE_MS);
    expect(await shopper().checkOut([edition]).then(outcome)).toBe('session');
  });

  test('is sold out for everyone in line once it is paid, and for newcomers', async () => {
    const first = await holder();
    const [ada] = await queue(1);
    await first.pay();
    expect(await ada?.look()).toMatchObject({ state: 'sold_out', position: null, estimateMinutes: null });
    expect(await shopper().checkOut([edition]).then(outcome)).toBe('409 prints_unavailable');
  });

  test('goes to the next in line when someone leaves', async () => {
    const { cancel } = await holder();
    const [ada, ben] = await queue(2);
    await cancel();
    await ada?.look();
    expect(await ada?.leave()).toBe(204);
    expect(await ada?.leave()).toBe(204);
    expect(await ben?.look()).toMatchObject({ state: 'called' });
    expect(await ada?.look()).toMatchObject({ state: 'ended' });
  });

  test('is sold without a line when the person who checks out again is alone', async () => {
    const { cancel } = await holder();
    const [ada] = await queue(1);
    await cancel();
    expect(await ada?.checkOut([edition]).then(outcome)).toBe('session');
  });
});

describe('people on one network (R9)', () => {
  const NETWORK = '203.0.113.';

  test('have six places in a line together; a collector and an event’s guest have their own', async () => {
    await holder();
    const answers = [];
    for (let index = 0; index < 7; index += 1)
      answers.push(await shopper({ ip: NETWORK + index }).checkOut([edition]));
    expect(answers.map(outcome)).toEqual([
      ...Array<string>(6).fill('409 waiting_room'),
      '429 hold_budget_exceeded',
    ]);
    expect(answers[6]?.message).toMatch(/^Your network already has 6 places in line/);

    const collector = await signedIn(api);
    const guest = await enter(api, (await createEvent(api)).id);
    for (const { headers } of [collector, guest]) {
      const { place } = await shopper({ ip: `${NETWORK}9` }, headers).checkOut([edition]);
      expect(place).toMatchObject({ state: 'waiting' });
    }
  });

  test('do not get a second place through another tab or another spelling of the email address', async () => {
    await holder();
    const answers = [];
    for (const email of ['ada@example.com', ' Ada@Example.com'])
      answers.push(await shopper({ ip: `${NETWORK}1`, email }).checkOut([edition]));
    expect(new Set(answers.map(({ place }) => place?.token)).size).toBe(1);
  });

  test('a collector has one place on every network', async () => {
    await holder();
    const { headers } = await signedIn(api);
    const answers = [
      await shopper({}, headers).checkOut([edition]),
      await shopper({}, headers).checkOut([edition]),
    ];
    expect(new Set(answers.map(({ place }) => place?.token)).size).toBe(1);
  });
});

describe('a cart with several editions', () => {
  let other: TestEdition;
  beforeEach(async () => {
    other = await createEdition(api, { total: 1, title: 'Other' });
  });

  test('waits for the first one that others want; nothing is held meanwhile', async () => {
    await holder();
    const answer = await shopper().checkOut([other, edition]);
    expect(answer.place).toMatchObject({ editionId: edition.editionId, position: 1 });
    expect(await printsByState(api)).toEqual({ available: 1, held: 1 });
  });

  test('does not wait when another edition in it is sold out', async () => {
    const sold = await holder();
    await sold.pay();
    edition = [other, (other = edition)][0] ?? other;
    await holder();
    const answer = await shopper().checkOut([edition, other]);
    expect(answer.body).toMatchObject({ code: 'prints_unavailable', details: { title: 'Night Bloom' } });
  });

  test('in its turn, names the other edition that is unavailable, and the turn continues', async () => {
    const { cancel } = await holder();
    const ada = shopper();
    await ada.checkOut([edition, other]);
    await shopper().checkOut([other]);
    await cancel();
    expect(await ada.look()).toMatchObject({ state: 'called' });
    expect((await ada.checkOut([edition, other])).body).toMatchObject({
      code: 'prints_unavailable',
      details: { title: 'Other', remaining: 0 },
    });
    expect(await ada.checkOut([edition]).then(outcome)).toBe('session');
  });
});

test('staff see how many wait in the edition’s ledger and in the metrics', async () => {
  await holder();
  await queue(2);
  expect(await ledgerCalls(() => ({ api, edition })).ledger()).toMatchObject({ waiting: 2 });
  expect(await api.get(Metrics).render()).toContain('gallery_waiting_room_people 2');
  api.clock.advance(2 * MINUTE_MS);
  expect(await ledgerCalls(() => ({ api, edition })).ledger()).toMatchObject({ waiting: 0 });
});

test('a collector can buy a reserved print without waiting', async () => {
  edition = await createEdition(api, { total: 2, title: 'Two' });
  const ada = await signedIn(api);
  await showTo(api, edition.artworkId, { collectorId: ada.id });
  await reserve(api, ada, { ...edition, editionNumber: 1 });
  await holder();
  await queue(1);
  expect(await shopper({}, ada.headers).checkOut([edition]).then(outcome)).toBe('session');
});

test('nobody waits for a print that is held for a payment link', async () => {
  await holder();
  await api.database.manager.query('UPDATE prints SET held_until = ?', [
    new Date(api.clock.now().getTime() + 61 * MINUTE_MS),
  ]);
  expect(await shopper().checkOut([edition]).then(outcome)).toBe('409 prints_unavailable');
});

describe('the artwork says when the hold on its last print ends', () => {
  const holdsOf = async () => {
    const answer = await api.request('/api/admin/artwork-inventory');
    const [artwork]: ArtworkRecord[] = JSON.parse(await answer.text());
    const [option] = artwork?.editionOptions ?? [];
    const minutesTo = (at: string | null | undefined) =>
      at && Math.round((Date.parse(at) - api.clock.now().getTime()) / MINUTE_MS);
    return { all: minutesTo(option?.heldUntil), unpaid: minutesTo(option?.unpaidUntil) };
  };

  test('for a checkout, which can be waited for', async () => {
    expect(await holdsOf()).toEqual({ all: null, unpaid: null });
    await holder();
    expect(await holdsOf()).toEqual({ all: 31, unpaid: 31 });
  });

  test('for a payment link', async () => {
    await holder();
    await api.database.manager.query('UPDATE prints SET held_until = ?, version = version + 1', [
      new Date(api.clock.now().getTime() + 3 * 24 * 60 * MINUTE_MS),
    ]);
    expect(await holdsOf()).toEqual({ all: 4_320, unpaid: 4_320 });
  });

  test('for a reservation, which no checkout ends', async () => {
    const ada = await signedIn(api);
    await showTo(api, edition.artworkId, { collectorId: ada.id });
    await reserve(api, ada, { ...edition, editionNumber: 1 });
    expect(await holdsOf()).toEqual({ all: 48 * 60, unpaid: null });
  });
});
