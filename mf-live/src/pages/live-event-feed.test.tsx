import { anEvent, refusal } from '@gallery/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPhoto, shownToast, tell, TestSocket, tile, visit, arrive } from '../live-event-test-support';

const PHOTOS = 'GET /api/events/{id}/photos';
const PASS = 'GET /api/events/{id}/guest-pass';
const VISITOR = 'POST /api/collect-visitor';

const browserSocket = globalThis.WebSocket;
beforeEach(() => arrive());
afterEach(() => jest.useRealTimers());
afterAll(() => Object.assign(globalThis, { WebSocket: browserSocket }));

describe('the gate', () => {
  const shut = { [PASS]: () => Response.json(null) };
  const entrance = {
    success: true,
    message: 'Welcome.',
    eventId: 'event',
    pass: 'token',
    guestCode: 'ABCDEFGHJKLM',
    isWaitlisted: false,
  };

  async function enter(name: string, email: string) {
    const guest = userEvent.setup();
    const [nameField, emailField] = [
      await screen.findByLabelText('Full Name'),
      screen.getByLabelText('Email Address'),
    ];
    if (name) await guest.type(nameField, name);
    if (email) await guest.type(emailField, email);
    await guest.click(screen.getByRole('button', { name: 'Enter Gallery' }));
  }

  test('asks for name and email before any photograph (L28)', async () => {
    const { calls } = visit(shut);
    expect(await screen.findByLabelText('Email Address')).toHaveAttribute('type', 'email');
    expect(calls.some(({ path }) => path.endsWith('/photos'))).toBe(false);
    expect(TestSocket.made).toEqual([]);
  });

  test('lets those in who waited at it for the event to begin, with what they had typed (G61)', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let status: 'scheduled' | 'live' = 'scheduled';
    visit({ ...shut, 'GET /api/events/{id}': () => anEvent({ status }) });
    expect(await screen.findByRole('button', { name: 'Register' })).toBeVisible();
    fireEvent.change(screen.getByLabelText('Full Name'), { target: { value: 'Elena Marsh' } });
    status = 'live';
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(await screen.findByRole('button', { name: 'Enter Gallery' })).toBeVisible();
    expect(screen.getByLabelText('Full Name')).toHaveValue('Elena Marsh');
  });

  test('registers guests of an upcoming event, and says when and where it is', async () => {
    const upcoming = anEvent({
      status: 'scheduled',
      startTime: '2030-11-24T00:00:00Z',
      endTime: '2030-11-24T03:00:00Z',
    });
    visit({
      ...shut,
      'GET /api/events/{id}': upcoming,
      [VISITOR]: { ...entrance, message: 'You are registered for An Evening on Paper.' },
    });
    expect(await screen.findByText('Nov 23, 2030, 6:00 PM – 9:00 PM CST')).toBeVisible();
    const guest = userEvent.setup();
    await guest.type(screen.getByLabelText('Full Name'), 'Elena Marsh');
    await guest.type(screen.getByLabelText('Email Address'), 'elena@example.com');
    await guest.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(shownToast()).toBe('Registered: You are registered for An Evening on Paper.'));
  });

  test('says what is missing (L29)', async () => {
    const { calls } = visit(shut);
    await enter('  ', 'a@example.com');
    expect(shownToast()).toBe(
      'Required Information: Please enter your name and email to access the gallery.',
    );
    expect(screen.getByLabelText('Full Name')).toHaveFocus();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('lets in who gave both, and notes it (L30, L31, L32, L37, X10)', async () => {
    const { calls } = visit({ ...shut, [VISITOR]: entrance });
    await enter('Elena Marsh', 'elena@example.com');
    expect(await screen.findByText(/^Welcome, Elena\./)).toBeVisible();
    expect(shownToast()).toBe('Welcome: Welcome to the TF Gallery live feed.');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Elena Marsh',
      email: 'elena@example.com',
      eventId: 'event',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(localStorage.getItem('live-access')).toBe('["event"]');
    act(() => TestSocket.last.accept());
    expect(TestSocket.last.sent).toEqual([{ type: 'join_event', eventId: 'event', pass: 'token' }]);
  });

  test("shows the gallery's word at the field that it is about (G50)", async () => {
    const said = 'Name must be at least 2 characters';
    visit({ ...shut, [VISITOR]: refusal('validation_failed', { fields: { name: said } }) });
    await enter('E', 'elena@example.com');
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByLabelText('Email Address')).toHaveValue('elena@example.com');
  });

  test('keeps what was typed when nothing came back (L31)', async () => {
    visit({ ...shut, [VISITOR]: refusal('unavailable') });
    await enter('Elena', 'elena@example.com');
    await waitFor(() => expect(shownToast()).toBe('Error: Something went wrong. Please try again.'));
    expect(screen.getByLabelText('Full Name')).toHaveValue('Elena');
  });

  test('says that an event is full (G70)', async () => {
    visit({ ...shut, [VISITOR]: refusal('event_full') });
    await enter('Elena', 'elena@example.com');
    expect(await screen.findByText(/You are on the waitlist/)).toBeVisible();
  });

  test('opens again when the gallery asks for a pass, and nothing typed is lost (G49)', async () => {
    let isExpired = false;
    const refused = refusal('pass_required');
    visit({
      ...shut,
      [VISITOR]: entrance,
      [PHOTOS]: () => (isExpired ? refused : [aPhoto(1)]),
    });
    await enter('Elena Marsh', 'elena@example.com');
    await tile(/Frame 1/);
    isExpired = true;
    tell({ type: 'heartbeat', eventId: 'event', revision: 9 });
    expect(await screen.findByLabelText('Full Name')).toHaveValue('Elena Marsh');
    expect(screen.getByText('Frame 1')).not.toBeVisible();
    expect(localStorage.getItem('live-access')).toBe('[]');
  });
});

test('a photograph says how many of its prints are sold, of all sizes', async () => {
  const sold = { photoId: 'photo-2', label: '', total: 9, held: 1 };
  visit({
    'GET /api/events/{eventId}/editions': [
      { ...sold, size: '30x20', sold: 2 },
      { ...sold, size: '45x30', sold: 1 },
      { ...sold, photoId: 'photo-1', size: '30x20', sold: 0 },
    ],
  });
  expect(await tile(/^Frame 2.*3 sold$/)).toBeVisible();
  expect(await tile(/^Frame 1.*CST$/)).toBeVisible();
});

describe('the hint', () => {
  beforeEach(() => jest.useFakeTimers());

  const later = async (ms: number, steps: number) => {
    for (let step = 0; step < steps; step += 1) await act(() => jest.advanceTimersByTimeAsync(ms / steps));
  };

  test('Tap any photo stands there for three seconds (L43)', async () => {
    visit();
    await later(400, 40);
    const hint = screen.getByText('Tap any photo');
    expect(hint).not.toHaveAttribute('aria-hidden', 'true');
    await later(3_000, 3);
    expect(hint).toHaveAttribute('aria-hidden', 'true');
  });
});
