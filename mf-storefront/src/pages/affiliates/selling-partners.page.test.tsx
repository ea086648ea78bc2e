import type { AffiliateProgram } from '@gallery/contracts';
import { refusal, renderRoutes, siteContent, type ApiStubs } from '@gallery/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive, fill } from '../../page-test-support';
import { routes } from '../../remote';

const APPLY = 'POST /api/send-partner-application';
const SITE = 'GET /api/site';
const PROGRAM = 'GET /api/affiliate-program';

const program: AffiliateProgram = {
  rate: '20',
  returnDays: 30,
  replyHours: '24-48',
  examples: [
    {
      size: '60x40',
      price: 15_000,
      production: 1_650,
      shipping: 400,
      paymentFee: 450,
      net: 12_500,
      commission: 2_500,
    },
    { size: '7x5', price: 333, production: 3.01, shipping: 20, paymentFee: 9.99, net: 300, commission: 60 },
  ],
};
const received = { success: true, message: 'Thank you.' };

beforeEach(() => {
  arrive();
  Element.prototype.scrollIntoView = jest.fn();
  document.head.querySelector('meta[name="robots"]')?.remove();
});

const open = (api: ApiStubs = {}) =>
  renderRoutes(routes, {
    path: '/selling-partners',
    api: { [SITE]: siteContent(), [PROGRAM]: program, ...api },
  });

const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');

/** What `apply` sends. */
const application = {
  fullName: 'Elena Marsh',
  email: 'elena@marsh.example',
  phone: '',
  location: 'Dallas',
  business: '',
  portfolio: '',
  role: 'Gallerist',
  buyerTypes: '',
  experience: '',
  notes: '',
};

/** Fills in the required or the given fields, and submits. */
async function apply(named: Record<string, string> = {}) {
  const user = userEvent.setup();
  const typed = { 'Full name': 'Elena Marsh', Email: 'elena@marsh.example', Location: 'Dallas', ...named };
  for (const [label, text] of Object.entries(typed)) {
    if (text !== '') await fill(user, await screen.findByLabelText(label), text);
  }
  await user.click(screen.getByRole('button', { name: 'Submit application' }));
}

test('the promise, and what two sales give (P1, P2, P3)', async () => {
  open();
  expect(
    await screen.findByText(/20% of net profit \(after production, shipping and payment fees\)/),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'A $15,000 sale gives $2,500' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'A $333 sale gives $60' })).toBeVisible();
  expect(screen.getByText('−$3.01')).toBeVisible();
  expect(screen.getByText('Share in what a sale earns.')).toBeVisible();
});

test('the form has ten fields, and five roles of which the first is chosen (P4, P6)', async () => {
  open();
  expect(await screen.findByLabelText('Role')).toHaveValue('Gallerist');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Gallerist',
    'Interior Designer',
    'Collector',
    'Curator',
    'Other',
  ]);
  expect(screen.getAllByRole('textbox')).toHaveLength(9);
});

test('an application goes out as the fields of a form, and its success is said (P7, P9)', async () => {
  const { calls } = open({ [APPLY]: received });
  await screen.findByLabelText('Role');
  await apply({ 'Notes (optional)': 'I show photographs.' });
  expect(await screen.findByRole('heading', { name: 'Application Submitted' })).toHaveFocus();
  expect(screen.getByText(/team will be in touch.*within 24-48 hours/)).toBeVisible();
  expect(screen.queryByLabelText('Full name')).toBeNull();
  const call = calls.find(({ method }) => method === 'POST');
  expect(call?.request.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
  expect(call?.body).toEqual({ ...application, notes: 'I show photographs.' });
});

test('page and success are not for search engines (P12)', async () => {
  open({ [APPLY]: received });
  await apply();
  expect(robots()).toBe('noindex');
  await screen.findByRole('heading', { name: 'Application Submitted' });
  expect(robots()).toBe('noindex');
});

test('while it is sent the button says so, and nothing can be changed (P8)', async () => {
  open({ [APPLY]: () => new Promise(() => {}) });
  await apply();
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
  expect(screen.getByLabelText('Full name')).toHaveAttribute('readonly');
});

test.each([
  ['Full name', '', 'Enter your full name'],
  ['Email', 'elena@', 'Enter a valid email address'],
  ['Location', '', 'Enter your city and state or country'],
])('%s %j is asked for at its field, and nothing is sent (P5)', async (label, text, sentence) => {
  const { calls } = open();
  await screen.findByLabelText(label);
  await apply({ [label]: text });
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test.each([
  ['the server’s words', refusal('rate_limited'), 'Too many requests. Please wait a moment and try again.'],
  ['ours without any', { success: false, message: '' }, 'Failed to submit application. Please try again.'],
  ['its words beside no success', { success: false, message: 'Not today.' }, 'Not today.'],
  [
    'words about the network',
    () => Promise.reject(new TypeError('offline')),
    'Network error. Please check your connection and try again.',
  ],
])(
  'a failure is told above the form in %s, and what was typed stays (P10, P11)',
  async (_whose, response, told) => {
    open({ [APPLY]: response });
    await apply();
    expect(await screen.findByRole('alert')).toHaveTextContent(told);
    expect(screen.getByLabelText('Full name')).toHaveValue('Elena Marsh');
  },
);

test('what the server refuses is said at its field', async () => {
  open({ [APPLY]: refusal('validation_failed', { fields: { portfolio: 'Please keep it shorter.' } }) });
  await apply();
  await waitFor(() =>
    expect(screen.getByLabelText('Portfolio (optional)')).toHaveAccessibleDescription(
      'Please keep it shorter.',
    ),
  );
});

test('without words and figures the form stands, and the figures can be asked for again', async () => {
  open({ [SITE]: refusal('unavailable'), [PROGRAM]: refusal('unavailable') });
  expect(await screen.findByText('The examples could not be loaded.')).toBeVisible();
  expect(screen.getByLabelText('Full name')).toBeEnabled();
});

test('what a robot fills in travels along, for the API to drop', async () => {
  const { calls } = open({ [APPLY]: received });
  await screen.findByLabelText('Role');
  const honeypot = document.querySelector<HTMLInputElement>('input[name="website"]');
  if (honeypot) honeypot.value = 'https://pills.example';
  await apply();
  await screen.findByRole('heading', { name: 'Application Submitted' });
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...application,
    website: 'https://pills.example',
  });
});
