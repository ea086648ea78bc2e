import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RadioRow, RadioRows } from './radio-rows';
import { WordRadio } from './word-radio';

function Choice() {
  const [size, setSize] = useState<string | null>(null);
  const [frame, setFrame] = useState('Black');
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
        <WordRadio
          key={style}
          name="frame"
          value={style}
          checked={style === frame}
          onChange={() => setFrame(style)}
        >
          {style}
        </WordRadio>
      ))}
      <output>
        {size}, {frame}
      </output>
    </>
  );
}

/** The page as the server wrote it; what is pressed now is pressed before the scripts run. */
function arrived(): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Choice />);
  document.body.replaceChildren(page);
  return page;
}

const takeOver = (page: HTMLElement) => act(() => hydrateRoot(page, <Choice />));

test('what was chosen before the scripts ran stays chosen, and the page knows it', async () => {
  const page = arrived();
  within(page).getByRole('radio', { name: '20x20' }).click();
  within(page).getByRole('radio', { name: 'Gold' }).click();
  await takeOver(page);
  expect(screen.getByRole('radio', { name: '20x20' })).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('20x20, Gold');
});

test('where nothing was pressed, nothing is chosen', async () => {
  const page = arrived();
  await takeOver(page);
  expect(screen.getByRole('status')).toHaveTextContent(/^, Black$/);
});
