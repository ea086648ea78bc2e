import { render, screen } from '@testing-library/react';
import { Notice } from './notice';

afterEach(() => jest.restoreAllMocks());

it('announces errors assertively and other notices politely', () => {
  render(
    <>
      <Notice tone="error" title="Unable to Load Event" />
      <Notice tone="success">It is in your orders.</Notice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Unable to Load Event');
  expect(screen.getByRole('status')).toHaveTextContent('It is in your orders.');
});

it('does not repeat what a toast announces, and is scrolled to', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
  render(
    <Notice tone="error" isToasted>
      Your card was declined.
    </Notice>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Your card was declined.')).toBeVisible();
  expect(scroll).toHaveBeenCalledTimes(1);
});

it('scrolls to an error and to the response to a click, but not to other notices', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
  const { rerender } = render(<Notice>Sent.</Notice>);
  expect(scroll).not.toHaveBeenCalled();
  rerender(<Notice tone="error">Your card was declined.</Notice>);
  expect(scroll.mock.contexts).toEqual([screen.getByRole('alert')]);
  rerender(
    <Notice tone="warning" isAnswer>
      Changed meanwhile.
    </Notice>,
  );
  expect(scroll.mock.contexts).toHaveLength(2);
});
