import { parseRemoteAssets } from './front-end-assets.service';

const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.1234abcd.js' } },
  exposes: [
    {
      path: './remote',
      assets: {
        js: { sync: ['expose.js'], async: ['1.js', '2.js'] },
        css: { sync: ['expose.css'], async: ['2.css'] },
      },
    },
  ],
};

test('finds files next to the manifest', () => {
  expect(
    parseRemoteAssets('/remotes/mf-live/mf-manifest.json', manifest, { room: ['2.js', '2.css'] }),
  ).toEqual({
    manifest: '/remotes/mf-live/mf-manifest.json',
    build: 'remoteEntry.1234abcd.js',
    always: [
      '/remotes/mf-live/remoteEntry.1234abcd.js',
      '/remotes/mf-live/expose.js',
      '/remotes/mf-live/expose.css',
    ],
    byPage: { room: ['/remotes/mf-live/2.js', '/remotes/mf-live/2.css'] },
  });
});

test.each([[null], [[]], ['text'], [{ metaData: null, exposes: {} }]])(
  'a manifest like %j has no files',
  (odd) => {
    expect(parseRemoteAssets('/m.json', odd, null)).toEqual({
      manifest: '/m.json',
      build: '',
      always: [],
      byPage: {},
    });
  },
);

test('only file names get into the document', () => {
  const pages = { room: ['../../api/evil.js', 'https://evil.example/x.js', 'a"b.js', 'fine.js', 7] };
  expect(parseRemoteAssets('/m.json', null, pages).byPage).toEqual({ room: ['/fine.js'] });
});
