import { aPicture, renderRoutes, siteContent } from '@gallery/testing';
import type { Film } from '@gallery/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { arrive } from '../../../page-test-support';
import { BehindTheScenes } from '../behind-the-scenes';
import { mockFilmPlayback, type FilmPlaybackMock } from './film-test-support';
import { Hero } from '../hero';

const film: Film = {
  poster: aPicture({ alt: 'Dunes' }),
  sources: [
    { src: '/videos/dunes.webm', type: 'video/webm' },
    { src: '/videos/dunes.mp4', type: 'video/mp4' },
  ],
  seconds: 72,
};
let cinema: FilmPlaybackMock;

beforeEach(() => {
  cinema = mockFilmPlayback();
});
afterEach(() => cinema.restore());

const show = (element: ReactNode) => renderRoutes([{ path: '*', element }]);
const hero = (shown = film) => <Hero home={{ ...siteContent().home, hero: shown }} />;
const scenes = <BehindTheScenes scenes={{ caption: 'Behind the scenes', film }} />;

describe('the film that opens the page', () => {
  test('its poster is there at once and ahead of everything', async () => {
    arrive({ wantsStillness: true });
    show(hero());
    const poster = await screen.findByRole('img', { name: 'Dunes' });
    expect(poster).toHaveAttribute('fetchpriority', 'high');
    expect(poster).toHaveAttribute('loading', 'eager');
  });

  test('it starts by itself, silent, from two files, and can be paused (S33)', async () => {
    arrive();
    show(hero());
    await screen.findByRole('button', { name: 'Play film' });
    cinema.rest();
    expect(cinema.running()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Pause film' }));
    const video = document.querySelector('video');
    expect(video).toHaveProperty('muted', true);
    expect(video?.querySelectorAll('source')).toHaveLength(2);
    expect(cinema.running()).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Play film' }));
    expect(cinema.running()).toHaveLength(1);
  });

  test('who wants stillness gets the poster, and the film on request', async () => {
    arrive({ wantsStillness: true });
    show(hero());
    const play = await screen.findByRole('button', { name: 'Play film' });
    cinema.rest();
    expect(document.querySelector('video')).toBeNull();
    await userEvent.click(play);
    expect(cinema.running()).toHaveLength(1);
  });

  test('who saves data gets the poster', async () => {
    arrive();
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    show(hero());
    await screen.findByRole('button', { name: 'Play film' });
    cinema.rest();
    Reflect.deleteProperty(navigator, 'connection');
    expect(document.querySelector('video')).toBeNull();
  });

  test('a browser that plays nothing leaves the poster and the word', async () => {
    arrive({ wantsStillness: true });
    cinema.refuse();
    show(hero());
    await userEvent.click(await screen.findByRole('button', { name: 'Play film' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Play film' })).toBeInTheDocument());
    expect(screen.getByRole('img', { name: 'Dunes' })).toBeInTheDocument();
  });

  test('without a film there is no word about one', async () => {
    arrive();
    show(hero({ poster: null, sources: [], seconds: 0 }));
    expect(await screen.findByRole('link', { name: 'View the collection' })).toHaveAttribute(
      'href',
      '/fine-art',
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the film behind the scenes', () => {
  test('it says how long it is and waits to be asked (S42)', async () => {
    arrive();
    show(scenes);
    expect(await screen.findByText('Behind the scenes, 1:12, silent')).toBeInTheDocument();
    cinema.rest();
    expect(document.querySelector('video')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play film' }));
    expect(cinema.running()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Pause film' })).toBeInTheDocument();
  });
});
