import { visitSeed } from './visit-seed';

function serveDocument(visit: string) {
  document.head.innerHTML = `<script type="application/json" id="visit">${visit}</script>`;
}

beforeEach(() => sessionStorage.clear());

test('the document brings the seed, whatever the tab has kept', () => {
  serveDocument('');
  visitSeed();
  serveDocument('{"seed":11}');
  expect(visitSeed()).toBe(11);
});

test('a document without a seed: one is drawn and kept', () => {
  serveDocument('');
  const seed = visitSeed();
  expect(Number.isSafeInteger(seed)).toBe(true);
  expect(visitSeed()).toBe(seed);
});
