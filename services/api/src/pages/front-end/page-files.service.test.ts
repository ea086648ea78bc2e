import { canBeInlined } from './page-files.service';

test.each([
  ['a{color:red}', true],
  ['a{src:url(/shell/font.woff2)}', true],
  ['a{src:url("data:image/png;base64,AA==")}', true],
  ['a{src:url(https://cdn.example/font.woff2)}', true],
  ['a{src:url(font.woff2)}', false],
  ["a{src:url('../font.woff2')}", false],
  ['a{content:"</style>"}', false],
])('%s can be in a document: %s', (css, may) => {
  expect(canBeInlined(css)).toBe(may);
});
