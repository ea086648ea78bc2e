/**
 * Shortcuts through jsdom with the same answers. Queries by role and label take most of a page test's time, and most of that is
 * asking each rule of the browser's style sheet, and walking the document for each label.
 */
const { createRequire } = require('node:module');

const ofJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
const selectors = ofJsdom('./jsdom/living/helpers/selectors.js');

const TAG_NAMES = /^[a-z][a-z0-9]*(\s*,\s*[a-z][a-z0-9]*)*$/;

/** The tag names of a selector that consists of them, null for any other; by selector. */
const tagNames = new Map();

function tagNamesOf(selector) {
  let names = tagNames.get(selector);
  if (names === undefined) {
    // Keyframes are among the rules and have none.
    names =
      typeof selector === 'string' && TAG_NAMES.test(selector) ? new Set(selector.split(/\s*,\s*/)) : null;
    tagNames.set(selector, names);
  }
  return names;
}

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  tagNamesOf(selector)?.has(element._localName) ?? matchesDontThrow(element, selector);

// Loaded in its own order, now that the function above is its own.
ofJsdom('jsdom');
const { implementation: Label } = ofJsdom('./jsdom/living/nodes/HTMLLabelElement-impl.js');
const { isLabelable } = ofJsdom('./jsdom/living/helpers/form-controls.js');

const control = Object.getOwnPropertyDescriptor(Label.prototype, 'control');
Object.defineProperty(Label.prototype, 'control', {
  ...control,
  get() {
    const id = this.getAttributeNS(null, 'for');
    const root = this.getRootNode({});
    // The first of several that have the same id, or one outside the document, is for jsdom to find.
    if (!id || root !== this._ownerDocument || root._ids[id]?.length > 1) return control.get.call(this);
    const found = root.getElementById(id);
    return found && isLabelable(found) ? found : null;
  },
});
