/**
 * What cannot be seen or turns the text around it: controls, format marks such as right-to-left overrides, separators
 * of lines, halves of characters. The two joiners are left: Persian words and emoji are made with them.
 */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Marks on one letter beyond what any language writes: they would cover the lines above and below. */
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** A text that a stranger chose, as it can be shown without misleading anyone: unseen characters by their codes. */
export const visibleText = (text: string): string =>
  text.replaceAll(INVISIBLE, codePointLabel).replaceAll(STACKED_MARKS, '$1');

const codePointLabel = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
