import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Toaster } from '../toast';
import { Dialog } from './dialog';
import { Lightbox } from './lightbox';

function Checkout() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Checkout
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Your details"
        footer={<button type="button">Review order</button>}
      >
        <input aria-label="Full name" />
      </Dialog>
    </>
  );
}

const TOAST = {
  id: '1',
  title: 'Moved back to Confirmed',
  tone: 'default',
  durationMs: 5_000,
  isOpen: true,
} as const;

test('Escape closes the dialog even with a newer toast', async () => {
  const onClose = jest.fn();
  const dialog = (
    <Dialog isOpen title="Refund" onClose={onClose}>
      <input aria-label="Amount" />
    </Dialog>
  );
  const { rerender } = render(dialog);
  rerender(
    <>
      {dialog}
      <Toaster toast={TOAST} onDismiss={() => undefined} />
    </>,
  );
  screen.getByLabelText('Amount').focus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('the dialog', () => {
  beforeEach(async () => {
    render(<Checkout />);
    await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
  });

  it('is named by its title and takes the focus', () => {
    expect(screen.getByRole('dialog', { name: 'Your details' })).toHaveFocus();
  });

  it('traps the focus: Close, content, footer, and round again', async () => {
    const stops = [];
    for (let tab = 0; tab < 4; tab += 1) {
      await userEvent.tab();
      stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    }
    expect(stops).toEqual(['Close', 'Full name', 'Review order', 'Close']);
  });

  it.each([
    ['the word Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('is closed by %s and returns the focus to what opened it', async (_, close) => {
    await close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Checkout' })).toHaveFocus());
  });
});

it('a dialog that only its content can close ignores keys and has no Close', async () => {
  render(
    <Dialog isOpen title="Log in">
      <span />
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

/** A table row that its own dialog removes. */
function Row({ leave }: { leave: 'nothing' | 'what cannot be pressed' }) {
  const [state, setState] = useState<'there' | 'asked' | 'done'>('there');
  return (
    <main tabIndex={-1}>
      {(state !== 'done' || leave !== 'nothing') && (
        <button type="button" disabled={state === 'done'} onClick={() => setState('asked')}>
          Delete
        </button>
      )}
      <Dialog isOpen={state === 'asked'} onClose={() => setState('done')} title="Delete it?">
        <span />
      </Dialog>
    </main>
  );
}

it.each(['nothing', 'what cannot be pressed'] as const)(
  'moves the focus to the page when %s remains of what opened it',
  async (leave) => {
    render(<Row leave={leave} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
);

describe('the lightbox', () => {
  const turn = { onPrevious: jest.fn(), onNext: jest.fn(), onClose: jest.fn() };
  beforeEach(() => {
    jest.clearAllMocks();
    // jsdom has no layout and no scrolling.
    Element.prototype.scrollTo = jest.fn();
  });

  it('is paged with buttons and arrow keys', async () => {
    render(
      <Lightbox isOpen label="Inside Voice" caption="Print, 1 of 2" {...turn}>
        <span />
      </Lightbox>,
    );
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(turn.onNext).toHaveBeenCalledTimes(2);
    expect(turn.onPrevious).toHaveBeenCalledTimes(2);
  });

  it('has no paging buttons for a single picture, and closes', async () => {
    render(
      <Lightbox isOpen label="Inside Voice" onClose={turn.onClose}>
        <span />
      </Lightbox>,
    );
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(turn.onClose).toHaveBeenCalledTimes(1);
  });

  describe('with a picture that can be zoomed', () => {
    const open = () =>
      render(
        <Lightbox isOpen label="Inside Voice" actualWidth={2_400} {...turn}>
          {(isZoomed) => <img alt={isZoomed ? 'A part' : 'The whole'} />}
        </Lightbox>,
      );

    it('switches between the whole picture and actual size with a button', async () => {
      open();
      await userEvent.click(screen.getByRole('button', { name: 'Zoom' }));
      expect(screen.getByRole('img', { name: 'A part' })).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Fit' }));
      expect(screen.getByRole('img', { name: 'The whole' })).toBeInTheDocument();
    });

    it('switches when the picture is clicked', async () => {
      open();
      await userEvent.click(screen.getByRole('img'));
      expect(screen.getByRole('img', { name: 'A part' })).toBeInTheDocument();
    });

    it('moves the zoomed picture with arrow keys instead of paging, within reach of the keyboard', async () => {
      open();
      await userEvent.click(screen.getByRole('button', { name: 'Zoom' }));
      const plate = screen.getByRole('region', { name: 'Inside Voice' });
      expect(plate).toHaveAttribute('tabindex', '0');
      plate.scrollBy = jest.fn();
      await userEvent.keyboard('{ArrowRight}{ArrowUp}');
      expect(jest.mocked(plate.scrollBy).mock.calls).toEqual([
        [120, 0],
        [0, -120],
      ]);
      expect(turn.onNext).not.toHaveBeenCalled();
    });

    it('shows the next picture as a whole', async () => {
      open();
      await userEvent.click(screen.getByRole('button', { name: 'Zoom' }));
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
      expect(screen.getByRole('img', { name: 'The whole' })).toBeInTheDocument();
    });

    it.each([
      ['to the left: next', -80, 10, { next: 1, previous: 0 }],
      ['to the right: previous', 80, 10, { next: 0, previous: 1 }],
      ['too short', -40, 0, { next: 0, previous: 0 }],
      ['downwards', -60, 90, { next: 0, previous: 0 }],
    ])('is paged by a swipe, %s', async (_, across, down, expected) => {
      open();
      const image = screen.getByRole('img');
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: image, coords: { clientX: 200, clientY: 200 } },
        { target: image, coords: { clientX: 200 + across, clientY: 200 + down } },
        { keys: '[/MouseLeft]', target: image },
      ]);
      expect(turn.onNext).toHaveBeenCalledTimes(expected.next);
      expect(turn.onPrevious).toHaveBeenCalledTimes(expected.previous);
      expect(image).toHaveAccessibleName('The whole');
    });
  });
});
