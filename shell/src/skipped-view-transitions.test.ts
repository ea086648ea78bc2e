import { ignoreSkippedViewTransitions } from './skipped-view-transitions';

/** A browser that skips every transition, as it does with one that the next overtakes. */
function pageThatSkips() {
  const ready = Promise.reject(new DOMException('Transition was skipped', 'AbortError'));
  const handled = jest.spyOn(ready, 'catch');
  const page = document.implementation.createHTMLDocument();
  const transition = { ready, finished: Promise.resolve() };
  Object.defineProperty(page, 'startViewTransition', { writable: true, value: () => transition });
  return { page, transition, handled };
}

it('reports no error for a transition that was overtaken', () => {
  const { page, transition, handled } = pageThatSkips();
  ignoreSkippedViewTransitions(page);
  expect(page.startViewTransition(() => undefined)).toBe(transition);
  expect(handled).toHaveBeenCalled();
});

it('leaves a browser without transitions as it is', () => {
  const page = document.implementation.createHTMLDocument();
  ignoreSkippedViewTransitions(page);
  expect(page).not.toHaveProperty('startViewTransition');
});
