import { invalidRequest } from '../api-failure';

/** One value of a form: text, or the content of its brackets. A list is a tree with the keys 0, 1, 2... */
export type FormValue = string | FormTree;
export interface FormTree extends Map<string, FormValue> {}

/** Reads Stripe's form encoding, `a[b][0][c]=1` and `a[]=1`, from a body or a query. Throws 400 for invalid input. */
export function parseForm(text: string): FormTree {
  const form: FormTree = new Map<string, FormValue>();
  for (const [key, value] of new URLSearchParams(text)) {
    place(form, segmentsOf(key), key, value);
  }
  return form;
}

function segmentsOf(key: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (!match?.[1]) throw invalidRequest(`Invalid parameter name: ${key}`, { param: key });
  return [match[1], ...Array.from((match[2] ?? '').matchAll(/\[([^[\]]*)\]/g), (inner) => inner[1] ?? '')];
}

function place(form: FormTree, segments: string[], key: string, value: string): void {
  let tree = form;
  segments.forEach((segment, depth) => {
    const name = segment === '' ? String(tree.size) : segment;
    const present = tree.get(name);
    if (depth === segments.length - 1) {
      if (present instanceof Map) throw conflict(key);
      tree.set(name, value);
      return;
    }
    if (typeof present === 'string') throw conflict(key);
    const inner: FormTree = present ?? new Map<string, FormValue>();
    tree.set(name, inner);
    tree = inner;
  });
}

function conflict(key: string) {
  return invalidRequest(`Parameter given both as a value and as a hash or list: ${key}`, { param: key });
}
