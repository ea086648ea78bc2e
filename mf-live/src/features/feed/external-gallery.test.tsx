import { useGallerySettings } from '@gallery/session';
import { gallerySettings } from '@gallery/testing';
import { act, render, screen } from '@testing-library/react';
import { ExternalGallery } from './external-gallery';

const ADDRESS = 'https://photos.example/evening';
const frame = () => screen.getByTitle<HTMLIFrameElement>('More of this evening');

interface Given {
  liveGallery: string | null;
  isShown: boolean;
}

const open = ({ liveGallery = ADDRESS, isShown = true }: Partial<Given> = {}) => {
  useGallerySettings.setState({ settings: gallerySettings({ liveGallery }) });
  render(<ExternalGallery isShown={isShown} />);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('is loaded again every 90 s (L46)', () => {
  open();
  const first = frame();
  expect(first.src).toBe(ADDRESS);
  act(() => jest.advanceTimersByTime(89_999));
  expect(frame()).toBe(first);
  act(() => jest.advanceTimersByTime(1));
  expect(frame()).not.toBe(first);
});

test('where the document does not allow the frame, a link leads there', () => {
  open();
  const refusal = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src' });
  act(() => void document.dispatchEvent(refusal));
  expect(screen.getByRole('link', { name: 'Open the gallery' })).toHaveAttribute('href', ADDRESS);
  expect(screen.queryByTitle('More of this evening')).not.toBeInTheDocument();
});

test.each([{ liveGallery: null }, { isShown: false }])('there is none with %j', (given) => {
  open(given);
  expect(screen.queryByTitle('More of this evening')).not.toBeInTheDocument();
});
