import { expect, walk } from '../engines/test';

walk(
  'the first partner who refers a visitor is stored, in the browser and in a cookie (T1, T2, T3)',
  async ({ visitor }) => {
    await visitor.open('/about?ref=%20Ref-Test%20&utm_source=x');
    await visitor.until(() => !location.search.includes('ref='));
    const kept = () => visitor.run(() => JSON.stringify(localStorage));
    expect(await kept()).toMatch(/partnerId\W+ref-test\b/);
    expect(await kept()).toMatch(/timestamp/);
    expect(await kept()).toMatch(/source\W+http\S+ref=%20Ref-Test/);
    expect(await visitor.run(() => document.cookie)).toContain('ref-test');
    await visitor.open('/about?referral=other');
    await visitor.until(() => !location.search.includes('referral='));
    expect(await kept()).toMatch(/ref-test/);
    expect(await visitor.run(() => document.cookie)).not.toContain('other');
  },
);

walk('the event that a visitor comes from is stored for the session (T4)', async ({ visitor }) => {
  await visitor.open('/about?event_id=e1&event_name=Gala');
  await visitor.until(() => {
    const kept = JSON.stringify(sessionStorage);
    return /eventId\W+e1/.test(kept) && /eventName\W+Gala/.test(kept) && kept.includes('timestamp');
  });
});
walk('each page view, forward and back, is reported (T5, T6, T7)', async ({ visitor }) => {
  // Automated visits are not reported, so automation is hidden early: the first report comes 100 ms after the load.
  await expect(async () => {
    await visitor.open('/about?utm_source=letter');
    await visitor.run(hearVisits);
    await visitor.press('link', 'Contact', -1);
    await visitor.expectAddress(/\/contact$/);
    await visitor.run(() => history.back());
    await visitor.expectAddress(/\/about\?/);
    await visitor.run(() => window.dispatchEvent(new Event('pagehide')));
    expect(await visitor.run(() => window.toldVisits?.join())).toMatch(
      /"page":"\/about".*"page":"\/contact".*"page":"\/about"/,
    );
  }).toPass({ timeout: 40_000 });
  const told = await visitor.run(() => window.toldVisits?.join());
  expect(told).toMatch(/\/api\/traffic-tracking .*"source":"letter"/);
  expect(told).toMatch(/\/api\/analytics\/track .*"sessionId":"/);
  expect(told).toMatch(/"utmSource":"letter"/);
});

declare global {
  interface Window {
    /** What was reported about visits: path and body. */
    toldVisits?: string[];
  }
}

/** Runs in the page. */
function hearVisits(): void {
  const told: string[] = (window.toldVisits = []);
  Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  navigator.sendBeacon = (path, body) => {
    told.push(`${String(path)} ${typeof body === 'string' ? body : ''}`);
    return true;
  };
}
