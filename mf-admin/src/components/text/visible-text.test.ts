import { visibleText } from './visible-text';

it('leaves what people write as it is, in any script', () => {
  for (const text of ['/fine-art/night-bloom', '<b>Frühling</b>', 'معرض الصور', 'نمی‌دانم', '👩‍🎨 open studio'])
    expect(visibleText(text)).toBe(text);
});

it.each([
  ['a turn of the reading direction', 'photo\u202Egpj.exe', 'photo[U+202E]gpj.exe'],
  ['an isolate that is not closed', '\u2066spring', '[U+2066]spring'],
  ['a line of its own', 'a\nb\u2028c', 'a[U+000A]b[U+2028]c'],
  ['nothing at all', 'a\u200Bb\u0000', 'a[U+200B]b[U+0000]'],
  ['half a character', 'a\uD83D', 'a[U+D83D]'],
])('shows %s by its code', (_what, text, shown) => {
  expect(visibleText(text)).toBe(shown);
});

it('cuts marks that are piled on one letter', () => {
  expect(visibleText(`a${'\u0301'.repeat(40)}b`)).toBe(`a${'\u0301'.repeat(3)}b`);
});
