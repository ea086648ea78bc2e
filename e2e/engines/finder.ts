import type * as TestingLibrary from '@testing-library/dom';

declare global {
  interface Window {
    /** Set by its own script. */
    TestingLibraryDom?: typeof TestingLibrary;
    /** What the page reported since it was last asked. */
    pageErrors?: string[];
  }
}

/** Text, or a regular expression in a form that JSON can carry. */
export type Wanted = string | { source: string; flags: string };

/** How a person finds an element: by its role and name, a field by its label, a passage by its text. */
export type Query =
  | { role: string; name: Wanted; place?: number }
  | { label: Wanted; place?: number }
  | { text: Wanted; place?: number };

/** What `look` returns: errors that the page reported, and the element, which becomes a reference. */
export interface Sight {
  isReady: boolean;
  element: Element | null;
  errors: string[];
}

/**
 * Runs in the page. Finds an element in the open dialog, if there is one, else in the whole page. Also listens to the
 * page's errors from the first look at its document on: the driver has no way to do so earlier.
 */
export function look(query: Query): Sight {
  if (!window.pageErrors) {
    const errors: string[] = (window.pageErrors = []);
    window.addEventListener('error', ({ message }) => errors.push(message));
    window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
    Object.assign(console, { error: (...words: unknown[]) => errors.push(words.map(String).join(' ')) });
  }
  const errors = window.pageErrors.splice(0);
  const library = window.TestingLibraryDom;
  if (!library) return { isReady: false, element: null, errors };
  const root =
    [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].at(-1) ?? document.body;
  const match = (wanted: Wanted) =>
    typeof wanted === 'string' ? wanted : new RegExp(wanted.source, wanted.flags);
  const find = (): HTMLElement[] => {
    // Elements behind a dialog are hidden from queries by role.
    if ('role' in query)
      return library.queryAllByRole(document.body, query.role, { name: match(query.name) });
    if ('label' in query) return library.queryAllByLabelText(root, match(query.label));
    return library
      .queryAllByText(root, match(query.text))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }));
  };
  return { isReady: true, element: find().at(query.place ?? 0) ?? null, errors };
}

/** Runs in the page. */
export function isLinked(name: string, address: string): boolean {
  return [...document.querySelectorAll('a')].some(
    (link) =>
      new RegExp(name, 'i').test(`${link.textContent} ${link.getAttribute('aria-label') ?? ''}`) &&
      new RegExp(address).test(link.getAttribute('href') ?? ''),
  );
}

/** Runs in the page: React marks the elements that it has hydrated. */
export function hasListeners(selector: string): boolean {
  return Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));
}
