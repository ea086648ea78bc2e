import { idsInComments, idsInTitles, idsOutsideTitles, requirementsIn } from './requirement-ids.mjs';

/** Later decisions are counted, and listed while no test proves them, but they don't fail the check. */
const isLaterDecision = /^R/;

/**
 * @typedef {object} Files
 * @property {string} document docs/requirements.md
 * @property {Record<string, string>} tests text by path
 * @property {Record<string, string>} [sources] text by path; without it, sources are not checked
 */

/** @param {Files} files @returns {{ faults: string[], summary: string, missing: string[] }} */
export function coverageOf({ document, tests, sources = {} }) {
  const requirements = requirementsIn(document);
  const known = new Set(requirements.map(({ id }) => id));
  /** @type {string[]} */
  const faults = [];
  if (known.size === 0) faults.push('docs/requirements.md lists no requirement');
  if (known.size < requirements.length)
    for (const { id } of requirements.filter(
      (one, at) => requirements.findIndex((r) => r.id === one.id) < at,
    ))
      faults.push(`${id}: listed twice`);

  const covered = new Set();
  for (const [file, text] of Object.entries(tests)) {
    for (const { id, line } of idsInTitles(text)) {
      covered.add(id);
      if (!known.has(id)) faults.push(`${file}:${line}: there is no requirement ${id}`);
    }
    for (const { id, line } of idsOutsideTitles(text))
      faults.push(`${file}:${line}: ${id} belongs at the end of a test’s title, as (S52) or (S52, S53)`);
  }
  for (const [file, text] of Object.entries(sources))
    for (const { id, line } of idsInComments(text))
      faults.push(`${file}:${line}: ${id} belongs into a test, not into a source`);

  const missing = [...known].filter((id) => !covered.has(id));
  for (const { id, text } of requirements)
    if (!covered.has(id) && !isLaterDecision.test(id)) faults.push(`${id}: no test proves it\n    ${text}`);
  const countOf = (all) => `${all.filter((id) => covered.has(id)).length} of ${all.length}`;
  const later = [...known].filter((id) => isLaterDecision.test(id));
  const settled = [...known].filter((id) => !isLaterDecision.test(id));
  return {
    faults,
    missing,
    summary: `requirements: ${countOf(settled)} covered by tests (R: ${countOf(later)})`,
  };
}
