import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * A new page starts at its top, and screen readers announce it because the focus goes to `main`. A record that opens
 * beside its list has the focus instead, and gives it back to its row when it closes.
 */
export function usePageChangeFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const before = shown.current;
    if (before === pathname) return;
    shown.current = pathname;
    const links = [...(main.current?.querySelectorAll<HTMLAnchorElement>('td a') ?? [])];
    const row = before.startsWith(`${pathname}/`) && links.find((link) => link.pathname === before);
    if (row) return row.focus();
    const record = main.current?.querySelector<HTMLElement>('[data-record]');
    (record ?? main.current)?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [pathname, main]);
}

/** Focusable elements. */
const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

/** An element that had the focus, and where it stood in each element around it, the nearest first. */
interface Focused {
  element: HTMLElement;
  places: readonly { around: Element; place: number }[];
}

/**
 * Keyboard users go on from where they were when the button that they pressed is gone: with what is in its
 * place, or near it. A button that was only busy gets the focus back.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = main.current;
    if (!root) return undefined;
    let isByKeyboard = false;
    let focused: Focused | null = null;
    const onKey = () => void (isByKeyboard = true);
    const onPointer = () => void (isByKeyboard = false);
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (root.contains(target)) focused = { element: target, places: placesOf(target, root) };
      // A dialog may take away what opened it.
      else if (!target.closest("[role='dialog'], [role='alertdialog']")) focused = null;
    };
    const onChange = () => {
      if (!isByKeyboard || !focused || document.activeElement !== document.body) return;
      const { element, places } = focused;
      if (!root.contains(element)) nearest(places, root)?.focus();
      else if (!element.matches(':disabled')) element.focus();
    };
    const changes = new MutationObserver(onChange);
    changes.observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('focusin', onFocus);
    return () => {
      changes.disconnect();
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('focusin', onFocus);
    };
  }, [main]);
}

function placesOf(element: Element, root: Element): Focused['places'] {
  const places: { around: Element; place: number }[] = [];
  for (let child = element; child !== root && child.parentElement; child = child.parentElement)
    places.push({
      around: child.parentElement,
      place: [...child.parentElement.children].indexOf(child),
    });
  return places;
}

/** The first control in the same place of the nearest element that is still there, or the last one before it. */
function nearest(places: Focused['places'], root: Element): HTMLElement | null {
  for (const { around, place } of places) {
    if (!root.contains(around)) continue;
    const children = [...around.children];
    for (const child of [children[place], ...children.slice(0, place).toReversed()]) {
      const control = child?.matches(CONTROLS) ? child : child?.querySelector(CONTROLS);
      if (control instanceof HTMLElement && (control.checkVisibility?.() ?? true)) return control;
    }
  }
  return null;
}
