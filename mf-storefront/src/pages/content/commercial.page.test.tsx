import { refusal, renderRoutes, siteContent } from '@gallery/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive } from '../../page-test-support';
import { routes } from '../../remote';

const SITE = 'GET /api/site';

beforeEach(() => arrive());

const open = (commercial = {}) =>
  renderRoutes(routes, { path: '/commercial', api: { [SITE]: siteContent({ commercial }) } });

test('six services are offered (S5, S119)', async () => {
  open();

  const cards = await screen.findAllByRole('article');
  expect(screen.getByRole('heading', { level: 1, name: 'Commercial' })).toBeInTheDocument();
  expect(cards.map((card) => card.querySelector('h2')?.textContent)).toEqual([
    'Documentary',
    'Portrait',
    'Food',
    'Creative',
    'Live Music',
    'Videography',
  ]);
  expect(document.title).toBe('Commercial – TF Gallery');
});

test.each(['Request Quote: Food', 'Book Service: Food'])(
  '%s does nothing, says so, and says what to do instead (S120)',
  async (name) => {
    const { router } = open();
    const button = await screen.findByRole('button', { name });

    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/starts with a conversation/);
    await userEvent.click(button);
    expect(router.state.location.pathname).toBe('/commercial');
    expect(screen.getByRole('link', { name: 'Write to the studio' })).toBeInTheDocument();
  },
);

test('where the owner wishes it, both open the contact form with the service filled in (G37)', async () => {
  const { router } = open({ leadsToContact: true });
  expect(screen.queryByText(/starts with a conversation/)).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('link', { name: 'Book Service: Live Music' }));

  expect(router.state.location).toMatchObject({
    pathname: '/contact',
    search: '?subject=Commission+Inquiry&service=Live+Music&request=booking',
    hash: '#contact-form',
  });
  expect(await screen.findByLabelText('Message')).toHaveValue('I would like to book: Live Music.\n\n');
  expect(screen.getByLabelText('Subject')).toHaveValue('Commission Inquiry');
});

test.each([0, 6])(
  'of a portfolio of %i places only its sentence is read out (S121)',
  async (portfolioTiles) => {
    open({ portfolioTiles });
    await screen.findAllByRole('article');

    expect(screen.queryAllByText('Commissioned work will be shown here.')).toHaveLength(
      portfolioTiles > 0 ? 1 : 0,
    );
  },
);

test('a page that cannot be read says so', async () => {
  renderRoutes(routes, { path: '/commercial', api: { [SITE]: refusal('unavailable') } });
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded.');
});
