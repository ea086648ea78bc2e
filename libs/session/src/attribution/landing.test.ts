import { startVisit, saveAttribution, parseLanding } from './landing';
import { currentReferral } from './referral-storage';

const PAGE = 'https://gallery.example/fine-art';

const arrive = (query: string) => saveAttribution(parseLanding(`${PAGE}${query}`, ''));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'referral=; max-age=0';
});

describe('a referral', () => {
  it('is the partner’s code, lowercased and trimmed, with time and full URL (T3)', () => {
    arrive('?ref=%20Selma-Art%20&series=florals');
    expect(currentReferral()).toEqual({
      partnerId: 'selma-art',
      timestamp: expect.stringMatching(/^\d{4}-.+Z$/),
      source: `${PAGE}?ref=%20Selma-Art%20&series=florals`,
    });
  });

  it('is found by its long parameter too (T1)', () => {
    arrive('?referral=otto&ref=');
    expect(currentReferral()?.partnerId).toBe('otto');
  });

  it.each(['', '?ref=', '?ref=%20', '?reference=selma'])('is missing in %j', (query) => {
    arrive(query);
    expect(currentReferral()).toBeNull();
  });
});

it('an event in the URL is kept for the tab (T4)', () => {
  arrive('?event_id=opening&event_name=Autumn%20opening');
  expect(JSON.parse(sessionStorage.getItem('event-attribution') ?? '')).toEqual({
    eventId: 'opening',
    eventName: 'Autumn opening',
    timestamp: expect.stringMatching(/^\d{4}-.+Z$/),
  });
});

describe('a visit', () => {
  const first = parseLanding(
    `${PAGE}?ref=Selma&utm_source=letter&utm_medium=email&utm_term=x&key=secret`,
    'https://mail.example/read?message=secret',
  );

  it('begins with what the first URL says, without the query', () => {
    expect(startVisit(first)).toEqual({
      sessionId: expect.stringMatching(/^\d+(-\d+){3}$/),
      landingPage: '/fine-art',
      referrer: 'https://mail.example/read',
      utmSource: 'letter',
      utmMedium: 'email',
      utmTerm: 'x',
      isPartner: true,
      partnerCode: 'selma',
    });
  });

  it('continues when the tab comes back from elsewhere', () => {
    const { sessionId } = startVisit(first);
    const back = parseLanding('https://gallery.example/order-success', 'https://pay.example/');
    expect(startVisit(back)).toMatchObject({ sessionId, landingPage: '/fine-art', utmSource: 'letter' });
  });

  it.each(['{', '[]', 'null', '7'])('starts anew if %j is stored', (text) => {
    sessionStorage.setItem('visit', text);
    expect(startVisit(first)).toMatchObject({ landingPage: '/fine-art' });
  });
});
