import type { Finding } from './audit-ledger';

/** A finding as lines of text: the invariant, of how many things it was asked, and what broke it. */
export function findingLines({ name, checked, faults, named, ms }: Finding): string[] {
  const head = `${faults === 0 ? '✓' : '✗'} ${name}: ${checked.toLocaleString('en')} checked`;
  const time = `${(ms / 1_000).toFixed(1)} s`;
  if (faults === 0) return [`${head}, ${time}`];
  const more = faults - named.length;
  return [
    `${head}, ${faults.toLocaleString('en')} at fault, ${time}`,
    ...named.map(({ subject, says }) => `    ${subject} ${says}`),
    ...(more > 0 ? [`    and ${more.toLocaleString('en')} more`] : []),
  ];
}

/** The last line: what was found in all. */
export function conclusion(findings: readonly Finding[]): string {
  const faults = findings.reduce((sum, finding) => sum + finding.faults, 0);
  const broken = findings.filter((finding) => finding.faults > 0).length;
  return faults === 0
    ? `Nothing is wrong: ${findings.length} invariants hold.`
    : `${faults.toLocaleString('en')} ${faults === 1 ? 'fault' : 'faults'} in ${broken} of ${findings.length} invariants.`;
}
