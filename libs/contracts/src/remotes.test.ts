import { parseRemoteList, remoteOfPath } from './remotes';
import { themeOfPath } from './page-theme';

it.each([
  ['/', 'mf_storefront'],
  ['/fine-art', 'mf_storefront'],
  ['/fine-art/', 'mf_storefront'],
  ['/fine-art/shallows', 'mf_storefront'],
  ['/artwork/shallows', 'mf_storefront'],
  ['/commercial', 'mf_storefront'],
  ['/about', 'mf_storefront'],
  ['/contact', 'mf_storefront'],
  ['/cart', 'mf_storefront'],
  ['/order-confirmation', 'mf_storefront'],
  ['/order-success', 'mf_storefront'],
  ['/checkout', 'mf_storefront'],
  ['/payment-success', 'mf_storefront'],
  ['/order-lookup', 'mf_storefront'],
  ['/selling-partners', 'mf_storefront'],
  ['/partner-statement/a-token', 'mf_storefront'],
  ['/catalog', 'mf_storefront'],
  ['/visualizer', 'mf_storefront'],
  ['/newsletter/confirm', 'mf_storefront'],
  ['/newsletter/unsubscribe', 'mf_storefront'],
  ['/site-preview/about', 'mf_storefront'],
  ['/collector', 'mf_collector'],
  ['/collector/portal', 'mf_collector'],
  ['/live-events', 'mf_live'],
  ['/live-event-gate/opening', 'mf_live'],
  ['/live-event/tfgallery', 'mf_live'],
  ['/live-event/', 'mf_live'],
  ['/live-event/tfgallery/projector', 'mf_live'],
  ['/site-preview/live', 'mf_live'],
  ['/admin', 'mf_admin'],
  ['/admin/login', 'mf_admin'],
  ['/admin/inventory/7', 'mf_admin'],
  ['/artwork', null],
  ['/fine-art/a/b', null],
  ['/collectors', null],
  ['/live-event-gate', null],
  ['/administration', null],
  ['/newsletter', null],
  ['/partner-statement', null],
  ['/nothing', null],
])('assigns %s to %s', (path, remote) => {
  expect(remoteOfPath(path)).toBe(remote);
});

it.each([
  ['/live-events', 'dark'],
  ['/Live-Event/Opening/', 'dark'],
  ['/live-event-gate/opening', 'dark'],
  ['/fine-art', 'paper'],
  ['/live-event-gate', 'paper'],
])('puts %s in the room %s', (path, room) => {
  expect(themeOfPath(path)).toBe(room);
});

it('reads a list of paths and URLs', () => {
  const list = {
    remotes: [
      { name: 'mf_storefront', entry: '/remotes/mf-storefront/mf-manifest.json' },
      { name: 'mf_live', entry: 'https://live.example/mf-manifest.json' },
    ],
  };
  expect(parseRemoteList(list)).toEqual(list);
});

it.each([
  [null, 'no array'],
  [{ remotes: {} }, 'no array'],
  [{ remotes: [{ name: 'mf_shop', entry: '/a' }] }, 'unknown one: mf_shop'],
  [{ remotes: [{ name: 'mf_live', entry: 'javascript:alert(1)' }] }, 'neither a path'],
  [{ remotes: [{ name: 'mf_live', entry: '//evil.example/a' }] }, 'neither a path'],
  [
    {
      remotes: [
        { name: 'mf_live', entry: '/a' },
        { name: 'mf_live', entry: '/b' },
      ],
    },
    'twice',
  ],
])('rejects %j', (list, why) => {
  expect(() => parseRemoteList(list)).toThrow(why);
});
