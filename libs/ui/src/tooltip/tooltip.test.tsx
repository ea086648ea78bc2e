import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip, TooltipProvider } from './tooltip';

beforeEach(() => {
  jest.useFakeTimers();
  // Radix observes the control's size; jsdom has no layout.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  render(
    <TooltipProvider>
      <Tooltip text="Nine prints, no more">
        <button type="button">Edition</button>
      </Tooltip>
      <Tooltip text="Signed and numbered">
        <button type="button">Certificate</button>
      </Tooltip>
    </TooltipProvider>,
  );
});
afterEach(() => jest.useRealTimers());

const control = (name: string) => screen.getByRole('button', { name });
const rest = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.queryByRole('tooltip')?.textContent;

it('opens after 700 ms of hovering, not before (X8)', () => {
  fireEvent.pointerMove(control('Edition'), { pointerType: 'mouse' });
  rest(699);
  expect(shown()).toBeUndefined();
  rest(1);
  expect(shown()).toBe('Nine prints, no more');
});

it.each([
  [299, 'Signed and numbered'],
  [301, undefined],
])('%i ms after one has closed the next one opens with %j at once (X8)', (ms, text) => {
  fireEvent.pointerMove(control('Edition'), { pointerType: 'mouse' });
  rest(700);
  fireEvent.keyDown(document, { key: 'Escape' });
  rest(ms);
  fireEvent.pointerMove(control('Certificate'), { pointerType: 'mouse' });
  rest(0);
  expect(shown()).toBe(text);
});

it('opens at once on keyboard focus, describes its control and closes with Escape', () => {
  act(() => control('Edition').focus());
  expect(control('Edition')).toHaveAccessibleDescription('Nine prints, no more');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(shown()).toBeUndefined();
});
