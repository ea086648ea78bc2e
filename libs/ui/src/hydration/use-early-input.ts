import { useEffect } from 'react';

/**
 * A server-rendered field can be filled before hydration. The page's state would not know, and drop the text at the
 * next change: this hook replays it as an input event.
 * @param id of the control
 */
export function useEarlyInput(id: string): void {
  useEffect(() => {
    const control = document.getElementById(id);
    if (control instanceof HTMLSelectElement) return replayEarlyChoice(control);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const { value, defaultValue } = control;
    if (value === defaultValue) return;
    // After hydration, during which React handles no events. Another field's replay renders the form
    // again, without this text.
    queueMicrotask(() => {
      // React ignores an event for a value it has seen: its own setter records the old one, the element's not the new
      // one.
      control.value = defaultValue;
      Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }, [id]);
}

/**
 * Only the server marks the selected option by an attribute. The selection may be lost when the page handles events:
 * a second render in between resets it.
 */
function replayEarlyChoice(select: HTMLSelectElement): void {
  const { selectedIndex, options } = select;
  const first = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  if (first === -1 || selectedIndex === first) return;
  queueMicrotask(() => {
    select.selectedIndex = selectedIndex;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
