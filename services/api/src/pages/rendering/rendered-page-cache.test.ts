import { RenderedPageCache } from './rendered-page-cache';

let rendered: string[];

beforeEach(() => {
  rendered = [];
});

const ask = (pages: RenderedPageCache, key: string, html = key): Promise<string | null> =>
  pages.get(key, async () => {
    rendered.push(key);
    return html;
  });

test('a page is rendered once for all who ask, at the same moment as well', async () => {
  const pages = new RenderedPageCache(2, 100);
  await Promise.all([ask(pages, 'a'), ask(pages, 'a')]);
  expect(await ask(pages, 'a')).toBe('a');
  expect(rendered).toEqual(['a']);
});

test('of too many pages those that nobody asks for are forgotten', async () => {
  const pages = new RenderedPageCache(2, 100);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(pages, key);
  expect(rendered).toEqual(['a', 'b', 'c', 'b']);
});

test('long pages take the places of several', async () => {
  const pages = new RenderedPageCache(10, 100);
  await ask(pages, 'a', 'x'.repeat(40));
  await ask(pages, 'b', 'x'.repeat(40));
  await ask(pages, 'c', 'x'.repeat(40));
  await ask(pages, 'b');
  await ask(pages, 'a');
  expect(rendered).toEqual(['a', 'b', 'c', 'a']);
});

test('a failure is not kept', async () => {
  const pages = new RenderedPageCache(2, 100);
  await expect(pages.get('a', () => Promise.reject(new Error('no thread')))).rejects.toThrow('no thread');
  expect(await ask(pages, 'a')).toBe('a');
});
