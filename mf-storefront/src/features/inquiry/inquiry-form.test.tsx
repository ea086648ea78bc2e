import { refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive, fill } from '../../page-test-support';
import InquiryDialog from './inquiry-dialog';
import { InquiryForm } from './inquiry-form';

const CONTACT = 'POST /api/contact';
const received = { success: true, message: 'Thank you.' };

beforeEach(() => arrive());

const open = (api: ApiStubs = {}) =>
  renderRoutes([{ path: '/', element: <InquiryForm title="Inside Voice" /> }], { api });

const field = (name: string) => screen.findByLabelText(name);

/** Fills in the required fields and the given ones, and submits. */
async function inquire(named: Record<string, string> = {}) {
  const user = userEvent.setup();
  const typed = { 'First name': 'Ada', 'Last name': 'Byron', Email: 'ada@example.com', ...named };
  for (const [name, text] of Object.entries(typed)) {
    if (text !== '') await fill(user, await field(name), text);
  }
  await user.click(screen.getByText('Send inquiry'));
}

test('the inquiry names the work and who asks, and the form is empty again (S136, S138, S139)', async () => {
  const { calls } = open({ [CONTACT]: received });
  expect(await field('Artwork')).toHaveValue('Inside Voice');
  expect(await field('Artwork')).toHaveAttribute('readonly');
  await inquire({ 'Location (optional)': 'London' });
  expect(await screen.findByText("Thanks! We'll be in touch soon.")).toBeInTheDocument();
  expect(calls.map((call) => call.body)).toEqual([
    {
      name: 'Ada Byron',
      email: 'ada@example.com',
      subject: 'Artwork Inquiry: Inside Voice',
      message: 'Artwork: Inside Voice\nName: Ada Byron\nEmail: ada@example.com\nLocation: London',
    },
  ]);
  expect(await field('First name')).toHaveValue('');
});

test('a location that is not given is said to be so (S138)', async () => {
  const { calls } = open({ [CONTACT]: received });
  await inquire();
  await screen.findByRole('status');
  expect(calls[0]?.body).toMatchObject({ message: expect.stringContaining('Location: Not provided') });
});

test('while it is sent, nothing can be changed or sent again (S137)', async () => {
  open({ [CONTACT]: () => new Promise(() => {}) });
  await inquire();
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  expect(await field('First name')).toHaveAttribute('readonly');
});

test.each([
  ['First name', '', 'Enter your first name'],
  ['Last name', '', 'Enter your last name'],
  ['Email', '', 'Enter your email address'],
  ['Email', 'ada@', 'Enter a valid email address'],
])('%s %j is asked for at its field, and nothing is sent (S136)', async (name, text, sentence) => {
  const { calls } = open({ [CONTACT]: received });
  await inquire({ [name]: text });
  expect(await field(name)).toHaveAccessibleDescription(sentence);
  expect(await field(name)).toHaveFocus();
  expect(calls).toEqual([]);
});

test.each([
  ["the server's words", refusal('rate_limited'), 'Too many requests. Please wait a moment and try again.'],
  ['ours without any', new Response('<h1>Bad gateway</h1>', { status: 502 }), 'Something went wrong.'],
  ['those of an answer that was no success', { success: false, message: 'Closed today.' }, 'Closed today.'],
])('a failure is told in %s, and what was typed stays (S140)', async (_whose, response, sentence) => {
  open({ [CONTACT]: response });
  await inquire();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(await field('First name')).toHaveValue('Ada');
});

test('without a network it says so (S140)', async () => {
  open();
  await inquire();
  expect(await screen.findByText('Network error.')).toBeInTheDocument();
});

test('what the server refuses at the email stands at the email', async () => {
  const fields = { email: 'Please enter a valid email address.' };
  open({ [CONTACT]: refusal('validation_failed', { fields }) });
  await inquire();
  await screen.findByText('Some fields are missing or not valid.');
  expect(await field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
});

test('the dialog bears the title of the work, and closes (S73)', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  renderRoutes([{ path: '/', element: <InquiryDialog title="Inside Voice" onClose={onClose} /> }]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Inside Voice' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
