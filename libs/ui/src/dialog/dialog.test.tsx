import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

describe('the dialog', () => {
  beforeEach(async () => {
    render(<Checkout />);
    await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
  });

  it('is named by its title and takes the focus itself', () => {
    expect(screen.getByRole('dialog', { name: 'Your details' })).toHaveFocus();
  });

  it('keeps the focus inside: Close, content, foot, and round again', async () => {
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
  ])('is closed by %s and gives the focus back to what opened it', async (_, close) => {
    await close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Checkout' })).toHaveFocus());
  });
});

describe('the lightbox', () => {
  const turn = { onPrevious: jest.fn(), onNext: jest.fn(), onClose: jest.fn() };
  beforeEach(() => jest.clearAllMocks());

  it('is turned by words and by arrow keys', async () => {
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

  it('shows no words for turning when there is one picture, and closes', async () => {
    render(
      <Lightbox isOpen label="Inside Voice" onClose={turn.onClose}>
        <span />
      </Lightbox>,
    );
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(turn.onClose).toHaveBeenCalledTimes(1);
  });
});
