import { anArtworkCard, anArtwork, aPicture, renderRoutes } from '@gallery/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArtworkCarousel } from './artwork-carousel';

const TITLES = ['Inside Voice', 'What the Tide Kept', 'One Breath', 'Mended Twice', 'Shallows'];
const works = TITLES.map((title) =>
  anArtworkCard(anArtwork({ title, artworkImages: [aPicture({ alt: `${title}, seen` })] })),
);

async function open({ seed = 1, artworks = works } = {}) {
  const element = (
    <>
      <ArtworkCarousel artworks={artworks} seed={seed} availabilityOf={() => 'From $333'} />
      <input aria-label="Email" />
    </>
  );
  const { router } = renderRoutes([{ path: '*', element }]);
  await screen.findByRole('region', { name: 'Artworks' });
  return { router, user: userEvent.setup() };
}

const shown = () => screen.getByRole('heading', { level: 2 }).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  [1, 'What the Tide Kept'],
  [7, 'One Breath'],
])('the visit of seed %i begins with %s (S35)', async (seed, title) => {
  await open({ seed });
  expect(shown()).toBe(title);
});

test('Previous and Next lead round in both directions (S36)', async () => {
  await open({ seed: 0 });
  await press('Previous');
  expect(shown()).toBe('Shallows');
  expect(screen.getByText('5 of 5')).toBeInTheDocument();
  await press('Next');
  await press('Next');
  expect(shown()).toBe('What the Tide Kept');
});

test('a stroke for every work, the one that is shown marked, leads straight to it (S36)', async () => {
  await open();
  await press('Mended Twice, 4 of 5');
  expect(shown()).toBe('Mended Twice');
  const current = screen.getAllByRole('button', { current: true });
  expect(current.map((dot) => dot.getAttribute('aria-label'))).toEqual(['Mended Twice, 4 of 5']);
});

test('the arrow keys turn it, and the focus follows from stroke to stroke (S37)', async () => {
  const { user } = await open({ seed: 0 });
  act(() => screen.getByRole('button', { name: 'Inside Voice, 1 of 5' }).focus());
  await user.keyboard('{ArrowLeft}');
  expect(shown()).toBe('Shallows');
  expect(screen.getByRole('button', { name: 'Shallows, 5 of 5' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toBe('What the Tide Kept');
});

test('the arrow keys turn it while it fills the window, but are left to a field and to the browser (S37)', async () => {
  const { user } = await open({ seed: 0 });
  standsAt({ top: 0, bottom: window.innerHeight });
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('What the Tide Kept');
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await user.type(screen.getByLabelText('Email'), 'a{ArrowLeft}');
  expect(shown()).toBe('What the Tide Kept');
});

test('a carousel out of sight stays as it is', async () => {
  const { user } = await open({ seed: 0 });
  standsAt({ top: window.innerHeight, bottom: 2 * window.innerHeight });
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('Inside Voice');
});

/** The carousel's position in the viewport: jsdom has no layout. */
function standsAt({ top, bottom }: { top: number; bottom: number }) {
  const rect = DOMRect.fromRect({ y: top, height: bottom - top });
  jest.spyOn(screen.getByRole('region'), 'getBoundingClientRect').mockReturnValue(rect);
}

describe('a finger on the picture (S38)', () => {
  async function swipe(way: { x: number; y?: number }, pointer = 'TouchA') {
    const { user, router } = await open({ seed: 0 });
    const target = screen.getByRole('img', { name: 'Inside Voice, seen' });
    const [from, to] = [
      { clientX: 200, clientY: 300 },
      { clientX: 200 + way.x, clientY: 300 + (way.y ?? 0) },
    ];
    await user.pointer([
      { keys: `[${pointer}>]`, target, coords: from },
      { keys: `[/${pointer}]`, target, coords: to },
    ]);
    return router.state.location.pathname;
  }

  test.each([
    ['49 px to the left: nothing', { x: -49 }, 'Inside Voice'],
    ['50 px to the left: the next', { x: -50 }, 'What the Tide Kept'],
    ['50 px to the right: the one before', { x: 50 }, 'Shallows'],
    ['down the page: nothing', { x: -60, y: 200 }, 'Inside Voice'],
  ])('%s', async (_, way, title) => {
    await swipe(way);
    expect(shown()).toBe(title);
  });

  test('a mouse that drags turns nothing', async () => {
    await swipe({ x: -80 }, 'MouseLeft');
    expect(shown()).toBe('Inside Voice');
  });
});

test('picture and title lead to the work (S40)', async () => {
  await open();
  const carousel = within(screen.getByRole('region', { name: 'Artworks' }));
  const links = carousel.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/fine-art/what-the-tide-kept', '/fine-art/what-the-tide-kept']);
});

test('only the picture that is shown and its neighbours are asked for', async () => {
  await open({ seed: 0 });
  const asked = screen.getAllByRole('img', { hidden: true }).map((image) => image.getAttribute('alt'));
  expect(asked).toEqual(['Inside Voice, seen', 'What the Tide Kept, seen', 'Shallows, seen']);
  expect(screen.getByRole('img')).toHaveAccessibleName('Inside Voice, seen');
});

test('one work alone cannot be turned', async () => {
  await open({ artworks: works.slice(0, 1) });
  expect(shown()).toBe('Inside Voice');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
