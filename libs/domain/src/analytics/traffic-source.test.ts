import { resolveTrafficSource, WEBMAIL_HOSTS, type TrafficParameters } from './traffic-source';

const hosts = { own: ['gallery.example'], ticketing: ['tickets.example'], webmail: WEBMAIL_HOSTS };

/** `source medium` of a referrer. */
function from(referrer: string, trace: TrafficParameters = {}): string {
  const { source, medium } = resolveTrafficSource({ referrer, ...trace }, hosts);
  return `${source} ${medium}`;
}

test.each([
  ['https://www.tiktok.com/@gallery', 'tiktok social'],
  ['https://l.instagram.com/?u=x', 'instagram social'],
  ['https://m.facebook.com/', 'facebook social'],
  ['https://t.co/abc', 'twitter social'],
  ['https://x.com/', 'twitter social'],
  ['https://lnkd.in/x', 'linkedin social'],
  ['https://www.pinterest.de/pin/1', 'pinterest social'],
  ['https://youtu.be/x', 'youtube social'],
])('%s is social (T8)', (referrer, expected) => expect(from(referrer)).toBe(expected));

test.each([
  ['https://www.google.com/', 'google search'],
  ['https://google.co.uk/search?q=gallery', 'google search'],
  ['https://www.bing.com/', 'bing search'],
  ['https://r.search.yahoo.com/', 'yahoo search'],
])('%s is search (T9)', (referrer, expected) => expect(from(referrer)).toBe(expected));

test.each([
  ['https://www.gallery.example/fine-art', 'gallery.example gallery'],
  ['https://tickets.example/e/1', 'tickets.example gallery'],
  ['https://www.artsy.net/', 'artsy gallery'],
  ['https://www.saatchiart.com/x', 'saatchiart gallery'],
])('%s is a gallery (T10)', (referrer, expected) => expect(from(referrer)).toBe(expected));

test.each([
  ['https://mail.google.com/', 'mail.google.com email'],
  ['https://mail.yahoo.com/', 'mail.yahoo.com email'],
  ['https://gallery.us1.list-manage.com/track', 'gallery.us1.list-manage.com email'],
  ['android-app://com.google.android.gm', 'gm.android.google.com email'],
  ['android-app://com.linkedin.android', 'linkedin social'],
  ['https://a-blog.example/post', 'a-blog.example referral'],
  ['', 'direct none'],
])('%j: letters, others, nobody (T11)', (referrer, expected) => expect(from(referrer)).toBe(expected));

test.each([
  'javascript:alert(1)',
  'not an address',
  'https://[::1]/',
  `https://${'a'.repeat(300)}.example/`,
  'data:text/html,<script>',
])('%s is not a page and counts as none', (referrer) => expect(from(referrer)).toBe('direct none'));

test.each([
  ['https://google.evil.example/', 'google.evil.example referral'],
  ['https://notgoogle.com/', 'notgoogle.com referral'],
  ['https://gallery.example.evil.test/', 'gallery.example.evil.test referral'],
])('%s only looks like a known site', (referrer, expected) => expect(from(referrer)).toBe(expected));

test.each([
  [{ utmSource: 'Instagram', utmMedium: 'cpc' }, 'instagram social'],
  [{ utmSource: 'fb' }, 'facebook social'],
  [{ utmSource: 'spring-letter', utmMedium: 'email' }, 'spring-letter email'],
  [{ utmSource: 'instagram', utmMedium: 'email' }, 'instagram email'],
  [{ utmSource: 'postcard', utmMedium: 'print' }, 'postcard campaign'],
  [{ utmSource: 'artsy.net' }, 'artsy gallery'],
  [{ utmSource: 'https://www.google.com/' }, 'google search'],
  [{ utmSource: 'a\u{2028}b\u{0}c' }, 'a b c campaign'],
])('a link’s own parameters take precedence over the page it was on: %j', (trace, expected) => {
  expect(from('https://www.bing.com/', trace)).toBe(expected);
});

test('a campaign is kept on one line, within its column', () => {
  const { campaign } = resolveTrafficSource({ utmCampaign: `opening\r\n${'x'.repeat(200)}` }, hosts);
  expect(campaign).toBe(`opening ${'x'.repeat(92)}`);
});
