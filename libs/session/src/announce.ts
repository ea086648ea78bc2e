/** Screen readers follow only a region that was there before its text. */
const REGION_LEAD_MS = 100;
/** After this the sentence may no longer be true for people who read on to the end of the page. */
const SENTENCE_LIFETIME_MS = 10_000;

let region: HTMLElement | null = null;

/**
 * Makes screen readers say a sentence after the current one, for changes on a page that show no message.
 * One region serves the whole page, whichever remote speaks.
 */
export function announce(sentence: string): void {
  const current = region?.isConnected ? region : addRegion();
  region = current;
  setTimeout(() => {
    // A new paragraph is spoken even if it says the same again.
    const paragraph = document.createElement('p');
    paragraph.textContent = sentence;
    current.replaceChildren(paragraph);
    setTimeout(() => paragraph.remove(), SENTENCE_LIFETIME_MS);
  }, REGION_LEAD_MS);
}

function addRegion(): HTMLElement {
  const added = document.createElement('div');
  added.className = 'visually-hidden';
  added.setAttribute('aria-live', 'polite');
  document.body.append(added);
  return added;
}
