import type { AuditFinding } from './ledger-audit';

/** A finding as lines of text: the invariant, of how many things it was asked, and what broke it. */
export function formatFinding({
  name,
  checked,
  violations: faults,
  examples: named,
  ms,
}: AuditFinding): string[] {
  const head = `${faults === 0 ? '✓' : '✗'} ${name}: ${checked.toLocaleString('en')} checked`;
  const time = `${(ms / 1_000).toFixed(1)} s`;
  if (faults === 0) return [`${head}, ${time}`];
  const more = faults - named.length;
  return [
    `${head}, ${faults.toLocaleString('en')} at fault, ${time}`,
    ...named.map(({ subject, message: says }) => `    ${subject} ${says}`),
    ...(more > 0 ? [`    and ${more.toLocaleString('en')} more`] : []),
  ];
}

/** The last line: what was found in all. */
export function formatSummary(findings: readonly AuditFinding[]): string {
  const faults = findings.reduce((sum, finding) => sum + finding.violations, 0);
  const broken = findings.filter((finding) => finding.violations > 0).length;
  return faults === 0
    ? `Nothing is wrong: ${findings.length} invariants hold.`
    : `${faults.toLocaleString('en')} ${faults === 1 ? 'fault' : 'faults'} in ${broken} of ${findings.length} invariants.`;
}
