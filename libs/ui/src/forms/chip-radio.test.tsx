import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChipRadio } from './chip-radio';

function Frames() {
  const [chosen, setChosen] = useState('Black');
  return (
    <fieldset>
      <legend>Frame</legend>
      {['Black', 'Gold'].map((style) => (
        <ChipRadio
          key={style}
          name="frame"
          value={style}
          checked={style === chosen}
          onChange={() => setChosen(style)}
        >
          {style}
        </ChipRadio>
      ))}
    </fieldset>
  );
}

test('one option of the group is selected, by pointer or arrow key', async () => {
  render(<Frames />);
  await userEvent.click(screen.getByText('Gold'));
  expect(screen.getByRole('radio', { name: 'Gold' })).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'Black' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Gold' })).not.toBeChecked();
});
