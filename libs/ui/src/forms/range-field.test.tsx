import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RangeField } from './range-field';

function Distance() {
  const [feet, setFeet] = useState(12);
  return (
    <RangeField
      label="Seen from"
      hint="One thing in the room"
      valueText={`${feet} feet`}
      min={3}
      max={20}
      value={feet}
      onChange={(event) => setFeet(Number(event.target.value))}
    />
  );
}

it('is named by its label, described by its hint, and has its value as text', () => {
  render(<Distance />);
  const slider = screen.getByRole('slider', { name: 'Seen from' });
  expect(slider).toHaveAccessibleDescription('One thing in the room');
  fireEvent.change(slider, { target: { value: '6' } });
  expect(slider).toHaveValue('6');
  expect(slider).toHaveAttribute('aria-valuetext', '6 feet');
});
