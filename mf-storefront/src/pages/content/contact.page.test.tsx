import { aPicture, refusal, renderRoutes, siteContent, type ApiStubs } from '@gallery/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive, fill, shownToast } from '../../page-test-support';
import { routes } from '../../remote';

const CONTACT = 'POST /api/contact';
const SITE = 'GET /api/site';
const received = { success: true, message: 'Thank you.' };

beforeEach(() => {
  arrive();
  Element.prototype.scrollIntoView = jest.fn();
});

const open = (api: ApiStubs = {}, path = '/contact') =>
  renderRoutes(routes, { path, api: { [SITE]: siteContent(), ...api } });

/** Fills in every field, or as given, and submits. */
async function write(named: Record<string, string> = {}) {
  const user = userEvent.setup();
  const typed = { Name: 'Ada Byron', Email: 'ada@example.com', Message: 'Good evening.', ...named };
  for (const [label, text] of Object.entries(typed)) {
    if (text !== '') await fill(user, await screen.findByLabelText(label), text);
  }
  await user.click(screen.getByText('Send message'));
}

test("the gallery's own words: who writes, the studio in its city (S122, S123)", async () => {
  open();
  expect(await screen.findByText('About the press.')).toBeInTheDocument();
  for (const name of ['Art Collectors', 'Press & Media', 'Selling Partners', 'Studio in Dallas']) {
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  }
});

test('without them the page stands all the same', async () => {
  open({ [SITE]: refusal('unavailable') });
  expect(await screen.findByRole('heading', { name: 'Selling Partners' })).toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toBeEnabled();
});

test('there are five subjects, a general inquiry by default (S125)', async () => {
  open();
  expect(await screen.findByLabelText('Subject')).toHaveValue('General Inquiry');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Commission Inquiry',
    'Press / Media Inquiry',
    'Gallery Partnership',
    'Becoming a Selling Partner',
    'General Inquiry',
  ]);
});

test('a category leads to the form with its subject, and the focus to its heading', async () => {
  open();
  await userEvent.setup().click(await screen.findByRole('link', { name: 'Press / Media Inquiry' }));
  expect(screen.getByLabelText('Subject')).toHaveValue('Press / Media Inquiry');
  await waitFor(() => expect(screen.getByText('Write to us')).toHaveFocus());
});

test('who wants to sell is led to the program (S13)', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'About the program' })).toHaveAttribute(
    'href',
    '/selling-partners',
  );
});

test('the anchor of a deep link is followed, its subject chosen (S7)', async () => {
  open({}, '/contact?subject=Commission%20Inquiry#contact-form');
  expect(await screen.findByLabelText('Subject')).toHaveValue('Commission Inquiry');
  expect(screen.getByText('Write to us')).toHaveFocus();
});

test.each([
  ['a request', '?service=Food&request=quote', 'I would like a quote for: Food.\n\n'],
  ['no known request', '?service=Food&request=all', ''],
  ['no service', '?request=quote', ''],
])('an address with %s begins the message', async (_, search, message) => {
  open({}, `/contact${search}`);
  expect(await screen.findByLabelText('Message')).toHaveValue(message);
});

test('a sent request leaves an empty message', async () => {
  open({ [CONTACT]: received }, '/contact?service=Food&request=quote');
  await write({ Message: '' });
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''));
});

test('the studio is shown where the owner has a picture of it', async () => {
  const picture = aPicture({ alt: 'The studio by its window' });
  open({ [SITE]: siteContent({ contact: { picture } }) });
  expect(await screen.findByRole('img', { name: 'The studio by its window' })).toBeInTheDocument();
});

test('a message is sent, which is said once, and the form goes back to its defaults (S126, S127, S129)', async () => {
  const { calls } = open({ [CONTACT]: received });
  const subject = await screen.findByLabelText('Subject');
  await userEvent.setup().selectOptions(subject, 'Gallery Partnership');
  await write();
  expect(await screen.findByText('Message Sent Successfully')).toBeInTheDocument();
  expect(screen.getByText("Thank you for your message. We'll get back to you soon!")).toBeInTheDocument();
  expect(shownToast()).toBeUndefined();
  expect(calls.find((call) => call.method === 'POST')?.body).toEqual({
    name: 'Ada Byron',
    email: 'ada@example.com',
    subject: 'Gallery Partnership',
    message: 'Good evening.',
  });
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(subject).toHaveValue('General Inquiry');
});

test('while it is sent the button says so (S126)', async () => {
  open({ [CONTACT]: () => new Promise(() => {}) });
  await write();
  expect(await screen.findByRole('button', { name: 'SENDING...' })).toBeDisabled();
});

test.each([
  ['Name', '', 'Enter your name'],
  ['Email', 'ada@', 'Enter a valid email address'],
  ['Message', '', 'Enter your message'],
])('%s %j is asked for at its field, and nothing is sent (S124)', async (label, text, sentence) => {
  const { calls } = open();
  await write({ [label]: text });
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(calls.filter((call) => call.method === 'POST')).toEqual([]);
});

test.each([
  ["the server's words", refusal('rate_limited'), 'Too many requests. Please wait a moment and try again.'],
  ['ours without any', new Response('', { status: 502 }), 'Please try again later.'],
])('a failure is told in %s, and what was typed stays (S128)', async (_whose, response, told) => {
  open({ [CONTACT]: response });
  await write();
  await waitFor(() => expect(shownToast()).toBe(`Failed to Send Message: ${told}`));
  expect(screen.getByLabelText('Message')).toHaveValue('Good evening.');
});

test('what a robot fills in travels along, for the API to drop', async () => {
  const { calls } = open({ [CONTACT]: received });
  await screen.findByLabelText('Subject');
  const honeypot = document.querySelector<HTMLInputElement>('input[name="website"]');
  if (honeypot) honeypot.value = 'https://pills.example';
  await write();
  await screen.findByText('Message Sent Successfully');
  expect(calls.find((call) => call.method === 'POST')?.body).toEqual({
    name: 'Ada Byron',
    email: 'ada@example.com',
    subject: 'General Inquiry',
    message: 'Good evening.',
    website: 'https://pills.example',
  });
});
