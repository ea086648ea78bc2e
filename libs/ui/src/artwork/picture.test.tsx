import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { Picture } from './picture';
import { CONNECTION_BACK, PICTURE_RETRY_DELAYS_MS } from './picture-retries';
import type { PictureSource } from './picture-source';

const lily: PictureSource = {
  id: '0'.repeat(31) + 'a',
  alt: 'Radiograph of a lily',
  width: 1600,
  height: 1067,
  dominantColor: '#382526',
  placeholder: 'data:image/webp;base64,UklGRg==',
  widths: [400, 800, 1200],
};

it('takes the files of an event photo from its event’s folder', () => {
  render(<Picture picture={{ ...lily, eventId: 'opening-night' }} sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveAttribute(
    'src',
    `/api/event-pictures/opening-night/${lily.id}-800.jpg`,
  );
});

it('adds the grant of a guarded picture to every file', () => {
  const guarded = { ...lily, eventId: 'for-few', grant: 'abc.def' };
  const { container } = render(<Picture picture={guarded} sizes="50vw" />);
  const address = (width: number, format: string) =>
    `/api/event-pictures/for-few/${lily.id}-${width}.${format}?grant=abc.def`;
  expect(screen.getByRole('img')).toHaveAttribute('src', address(800, 'jpg'));
  expect(container.querySelector('source')?.srcset).toContain(`${address(400, 'avif')} 400w`);
});

it('offers every width in two formats, newer first, with its own size', () => {
  const { container } = render(<Picture picture={lily} sizes="50vw" />);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map((source) => source.type)).toEqual(['image/avif']);
  expect(sources[0]?.srcset).toBe(
    [400, 800, 1200].map((width) => `/api/uploads/${lily.id}-${width}.avif ${width}w`).join(', '),
  );
  const image = screen.getByRole('img', { name: 'Radiograph of a lily' });
  expect(image).toHaveAttribute('src', `/api/uploads/${lily.id}-800.jpg`);
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '1067');
});

it('loads lazily unless it is the first in the view', () => {
  const { rerender } = render(<Picture picture={lily} sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  rerender(<Picture picture={lily} sizes="50vw" priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

it('shows its color until the file is loaded', () => {
  const { container } = render(<Picture picture={lily} sizes="50vw" />);
  expect(container.firstChild).toHaveStyle({ '--color': '#382526' });
  expect(screen.getByRole('img')).toHaveAttribute('data-waiting');
  fireEvent.load(screen.getByRole('img'));
  expect(screen.getByRole('img')).not.toHaveAttribute('data-waiting');
});

it('replaces a file that cannot be loaded, with the same ratio and name (S79)', () => {
  render(<Picture picture={lily} sizes="50vw" />);
  fireEvent.error(screen.getByRole('img'));
  const placeholder = screen.getByRole('img', { name: 'Radiograph of a lily' });
  expect(placeholder.tagName).toBe('SPAN');
  expect(placeholder).toHaveStyle({ '--ratio': '1600 / 1067' });
});

it('says in a sentence which picture could not be loaded', () => {
  render(<Picture picture={lily} sizes="50vw" title="Inside Voice" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('Inside Voice: this picture could not be loaded.')).toBeInTheDocument();
});

it('starts again with another picture after one has failed', () => {
  const { rerender } = render(<Picture picture={lily} sizes="50vw" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture picture={{ ...lily, id: 'b'.repeat(32), alt: 'Another' }} sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'Another' }).tagName).toBe('IMG');
});

describe('on the server', () => {
  const served = () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Picture picture={lily} sizes="50vw" />);
    return root;
  };
  const hydrate = (root: HTMLElement, arrived: { complete: boolean; naturalWidth: number }) => {
    Object.defineProperties(root.querySelector('img'), {
      complete: { value: arrived.complete },
      naturalWidth: { value: arrived.naturalWidth },
    });
    act(() => void hydrateRoot(root, <Picture picture={lily} sizes="50vw" />));
  };

  it('hides nothing, for visitors without scripts', () => {
    expect(served().querySelector('img')).not.toHaveAttribute('data-waiting');
  });

  it('does not fade in what has loaded before the scripts', () => {
    const root = served();
    hydrate(root, { complete: true, naturalWidth: 800 });
    expect(root.querySelector('picture')).toHaveAttribute('data-shown');
  });

  it('shows the placeholder where a file failed before the scripts loaded (S79)', () => {
    const root = served();
    hydrate(root, { complete: true, naturalWidth: 0 });
    expect(root.querySelector('img')).toBeNull();
    expect(root.querySelector('[role=img]')).toHaveAccessibleName('Radiograph of a lily');
  });
});

describe('with a different picture for wide windows', () => {
  const framed = { ...lily, id: 'f'.repeat(32), alt: 'Framed', width: 1500, height: 1000 };

  it('lets the browser choose, each with its own ratio (S55, S56)', () => {
    const { container } = render(<Picture picture={lily} wide={framed} sizes="50vw" />);
    const sources = [...container.querySelectorAll('source[media]')];
    expect(sources.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/jpeg']);
    for (const source of sources) {
      expect(source).toHaveAttribute('media', '(min-width: 48rem)');
      expect(source).toHaveAttribute('width', '1500');
      expect(source).toHaveAttribute('height', '1000');
      expect(source.getAttribute('srcset')).toContain(framed.id);
    }
    expect(screen.getByRole('img', { name: lily.alt })).toHaveAttribute('height', '1067');
  });

  it.each([
    [lily, null],
    [null, lily],
    [lily, lily],
  ])('shows a single picture in every window', (picture, wide) => {
    const { container } = render(<Picture picture={picture} wide={wide} sizes="50vw" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', `/api/uploads/${lily.id}-800.jpg`);
    expect(container.querySelector('source[media]')).toBeNull();
  });
});

it('does not repeat the caption', () => {
  render(<Picture picture={null} sizes="50vw" alt="" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

describe('after a file failed', () => {
  const failure = 'Radiograph of a lily: this picture could not be loaded.';
  const fail = () => fireEvent.error(screen.getByRole('img'));
  const lookAt = (visibilityState: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
    fireEvent(document, new Event('visibilitychange'));
  };
  const wait = (delayMs: number) => act(() => jest.advanceTimersByTime(delayMs));

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0);
    render(<Picture picture={lily} sizes="50vw" />);
    fail();
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it.each(['online', CONNECTION_BACK])('requests it again at the window’s %s event', (type) => {
    fireEvent(window, new Event(type));
    expect(screen.getByRole('img')).toHaveAttribute('src', `/api/uploads/${lily.id}-800.jpg`);
  });

  it('requests it again without an event, after growing delays, and stops', () => {
    for (const delay of PICTURE_RETRY_DELAYS_MS) {
      wait(delay - 1);
      expect(screen.getByText(failure)).toBeVisible();
      wait(1);
      expect(screen.queryByText(failure)).not.toBeInTheDocument();
      fail();
    }
    wait(24 * 60 * 60_000);
    expect(screen.getByText(failure)).toBeVisible();
  });

  it('waits while the page is hidden, and requests it when it is shown', () => {
    lookAt('hidden');
    wait(60 * 60_000);
    expect(screen.getByText(failure)).toBeVisible();
    lookAt('visible');
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
  });

  it('starts again with the shortest delay once the connection is back', () => {
    wait(PICTURE_RETRY_DELAYS_MS[0] ?? 0);
    fail();
    fireEvent(window, new Event(CONNECTION_BACK));
    fail();
    wait(PICTURE_RETRY_DELAYS_MS[0] ?? 0);
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
  });
});
