import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

function Events() {
  const [shown, setShown] = useState('live');
  return (
    <Tabs
      label="Live events"
      selected={shown}
      onSelect={setShown}
      tabs={[
        { key: 'live', label: 'Live', content: 'tonight' },
        { key: 'upcoming', label: 'Upcoming', content: 'next week' },
        { key: 'past', label: 'Past', content: 'last year', isDisabled: true },
      ]}
    />
  );
}

const shown = () => screen.getByRole('tabpanel').textContent;

it('shows one tab’s content, named by its label', async () => {
  render(<Events />);
  expect(screen.getByRole('tabpanel', { name: 'Live' })).toHaveTextContent('tonight');
  await userEvent.click(screen.getByRole('tab', { name: 'Upcoming' }));
  expect(screen.getByRole('tabpanel', { name: 'Upcoming' })).toHaveTextContent('next week');
});

it('is a single tab stop; arrow keys wrap around and skip disabled tabs', async () => {
  render(<Events />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Live' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toBe('next week');
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toBe('tonight');
});

it('cannot switch to a disabled tab', async () => {
  render(<Events />);
  await userEvent.click(screen.getByRole('tab', { name: 'Past' }));
  expect(shown()).toBe('tonight');
});
