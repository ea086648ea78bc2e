import { screen } from '@testing-library/react';

afterEach(() => document.body.replaceChildren());

/** What each label is of, by the label's text. */
function labelled(html: string): Record<string, string | null> {
  document.body.innerHTML = html;
  const labels = [...document.querySelectorAll('label')];
  return Object.fromEntries(labels.map((label) => [label.textContent, label.control?.className ?? null]));
}

test('a label is of the first element of its id, if that can have one', () => {
  expect(
    labelled(`
      <label for="a">of a field</label> <input id="a" class="field">
      <label for="p">of a paragraph</label> <p id="p"></p>
      <label for="twice">of the first of two</label> <p><select id="twice" class="first"></select></p>
      <input id="twice" class="second">
      <label for="nothing">of nothing</label>
      <label>around a field<input class="inside"></label>`),
  ).toEqual({
    'of a field': 'field',
    'of a paragraph': null,
    'of the first of two': 'first',
    'of nothing': null,
    'around a field': 'inside',
  });
});

test('a label follows what comes, changes its id and goes', () => {
  document.body.innerHTML = '<label for="a">Name</label><input id="b" class="field">';
  const [label] = document.querySelectorAll('label');
  const [input] = document.querySelectorAll('input');
  expect(label?.control).toBeNull();
  input?.setAttribute('id', 'a');
  expect(label?.control).toBe(input);
  input?.remove();
  expect(label?.control).toBeNull();
});

test('elements are shown as the browser’s style sheet says', () => {
  document.body.innerHTML =
    '<div></div><table><tbody><tr><td></td></tr></tbody></table><p hidden></p><dialog></dialog><script></script>';
  const displays = [...document.body.querySelectorAll('*')].map(
    (element) => `${element.localName} ${getComputedStyle(element).display}`,
  );
  expect(displays).toEqual([
    'div block',
    'table table',
    'tbody table-row-group',
    'tr table-row',
    'td table-cell',
    'p none',
    'dialog none',
    'script none',
  ]);
});

test('a query that gives up shows the document as it is then', async () => {
  document.body.innerHTML = '<p>at first</p>';
  const found = screen.findByText('absent', {}, { timeout: 100 });
  document.body.innerHTML = '<p>in the end</p>';
  const error: unknown = await found.catch((reason: unknown) => reason);
  expect(error).toHaveProperty('message', expect.stringContaining('in the end'));
  expect(error).toHaveProperty('stack', expect.stringContaining('in the end'));
  expect(() => screen.getByText('absent')).toThrow(/in the end/);
});
