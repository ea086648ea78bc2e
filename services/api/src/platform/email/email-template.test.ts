import {
  templatedEmail,
  defineEmailTemplate,
  emailContentErrors,
  renderEmail,
  type EmailContent,
} from './email-template';

const ORDER = defineEmailTemplate({
  key: 'test-order',
  title: 'Order',
  occasion: 'Never',
  subject: 'Your order {order number}',
  words: ['Dear {name},', 'these are yours:', '{prints}', '{note}', '{gallery}'],
  placeholders: {
    name: { sample: 'Ada' },
    'order number': { sample: 'TF-1' },
    prints: { sample: [{ rows: [['Dunes', '3 of 9']] }], isRequired: true },
    note: { sample: 'Soon.' },
  },
});
const gallery = { name: 'TF Gallery', email: 'sales@gallery.example' };
const values = {
  name: 'Ada <b>',
  'order number': 'TF-9',
  prints: [{ rows: [['Dunes', '3 of 9'] satisfies [string, string]] }],
  note: null,
};
const write = (own?: EmailContent) =>
  renderEmail(templatedEmail(ORDER, 'ada@mail.example', values), own ? { 'test-order': own } : {}, gallery);

test('placeholders are replaced, blocks stand alone, and missing values leave no gap', async () => {
  const { to, subject, text, html } = await write();
  expect([to, subject]).toEqual(['ada@mail.example', 'Your order TF-9']);
  expect(text).toBe('Dear Ada <b>,\n\nthese are yours:\n\nDunes: 3 of 9\n\nTF Gallery\n');
  expect(html).toContain('>Dear Ada &lt;b&gt;,</div>');
});

test('the owner’s text replaces the installed one', async () => {
  const { subject, text } = await write({
    subject: '{gallery}: {order number}',
    words: 'Hello {name}!\r\n\r\n{prints}',
  });
  expect(subject).toBe('TF Gallery: TF-9');
  expect(text).toBe('Hello Ada <b>!\n\nDunes: 3 of 9\n');
});

test('a text that a later version does not know falls back to the installed one', async () => {
  expect((await write({ subject: 'Order', words: '{former} {prints}' })).subject).toBe('Your order TF-9');
});

test('placeholders inside values are not replaced', async () => {
  const written = templatedEmail(ORDER, 'ada@mail.example', { ...values, name: '{order number}' });
  expect((await renderEmail(written, {}, gallery)).text).toContain('Dear {order number},');
});

test.each([
  [{ subject: 'A', words: '{prints}' }, {}],
  [{ subject: ' ', words: '{prints}' }, { subject: 'Please enter a subject.' }],
  [{ subject: '{who}', words: '{prints}' }, { subject: 'This email has no placeholder {who}.' }],
  [{ subject: '{prints}', words: '{prints}' }, { subject: '{prints} cannot be used in a subject.' }],
  [{ subject: 'A', words: '' }, { words: 'Please enter the text of the email.' }],
  [{ subject: 'A', words: '{who}\n\n{prints}' }, { words: 'This email has no placeholder {who}.' }],
  [{ subject: 'A', words: 'Hello' }, { words: 'This email needs {prints}.' }],
  [
    { subject: 'A', words: 'Hello\n{prints}' },
    { words: '{prints} needs a paragraph of its own, between blank lines.' },
  ],
])('%j is judged', (text, errors) => {
  expect(emailContentErrors(ORDER, text)).toEqual(errors);
});
