import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Checkbox } from '../forms/checkbox';
import { RadioRow, RadioRows } from '../forms/radio-rows';
import { ChipRadio } from '../forms/chip-radio';

function Choice() {
  const [size, setSize] = useState<string | null>(null);
  const [frame, setFrame] = useState('Black');
  const [hasPerson, setPerson] = useState(false);
  const [isMatted, setMatted] = useState(true);
  return (
    <>
      <RadioRows legend="Edition" columns={['Print', 'Frame', 'Price']}>
        {['7x7', '20x20'].map((key) => (
          <RadioRow
            key={key}
            name="edition"
            value={key}
            checked={key === size}
            onChange={() => setSize(key)}
            title={key}
          />
        ))}
      </RadioRows>
      {['Black', 'Gold'].map((style) => (
        <ChipRadio
          key={style}
          name="frame"
          value={style}
          checked={style === frame}
          onChange={() => setFrame(style)}
        >
          {style}
        </ChipRadio>
      ))}
      <Checkbox label="Person" checked={hasPerson} onChange={({ target }) => setPerson(target.checked)} />
      <Checkbox label="Mat" checked={isMatted} onChange={({ target }) => setMatted(target.checked)} />
      <output>
        {size}, {frame}, {hasPerson ? 'a person' : 'nobody'}, {isMatted ? 'a mat' : 'no mat'}
      </output>
    </>
  );
}

/** The page as the server rendered it; clicks now come before the scripts run. */
function arrived(): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Choice />);
  document.body.replaceChildren(page);
  return page;
}

const takeOver = (container: HTMLElement) => render(<Choice />, { container, hydrate: true });

test('a choice made before hydration stays, and the page knows it', async () => {
  const page = arrived();
  within(page).getByRole('radio', { name: '20x20' }).click();
  within(page).getByRole('radio', { name: 'Gold' }).click();
  within(page).getByRole('checkbox', { name: 'Person' }).click();
  within(page).getByRole('checkbox', { name: 'Mat' }).click();
  takeOver(page);
  expect(await screen.findByText('20x20, Gold, a person, no mat')).toBeVisible();
  expect(screen.getByRole('radio', { name: '20x20' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Person' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Mat' })).not.toBeChecked();
});

test('without a click, nothing is chosen', async () => {
  const page = arrived();
  takeOver(page);
  expect(screen.getByRole('status')).toHaveTextContent(/^, Black, nobody, a mat$/);
});
