import { useEffect } from 'react';

/**
 * A page that the server rendered can be typed into, and chosen from, before it runs. Its state would not know, and take
 * the words away at the next change: the field tells of them as if they came now.
 * @param id of the control
 */
export function useEarlyInput(id: string): void {
  useEffect(() => {
    const control = document.getElementById(id);
    if (control instanceof HTMLSelectElement) return replayEarlyChoice(control);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const { value, defaultValue } = control;
    if (value === defaultValue) return;
    // Behind React's own work on the page, in which it takes no events. What another field tells first renders the form
    // anew, and without these words.
    queueMicrotask(() => {
      // React takes no event for news whose value it has seen: its own setter notes the old one, the element's not the new one.
      control.value = defaultValue;
      Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }, [id]);
}

/**
 * Only the server marks what is chosen by an attribute. The choice may be gone by the time that the page takes events: a
 * second render in between sets it back.
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
