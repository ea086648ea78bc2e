import type { DataSource } from 'typeorm';
import { textColumn, type InvariantViolation, type Invariant, type AuditRow } from './invariant';
import { withSnapshot, type LedgerSnapshot } from './ledger-snapshot';

/** Faults that are kept of one invariant; the others are counted. */
const MAX_EXAMPLES = 20;

/** What was found of one invariant. */
export interface AuditFinding {
  name: string;
  /** Of how many things it was asked. */
  checked: number;
  /** How many broke it. */
  violations: number;
  /** The first of them. */
  examples: readonly InvariantViolation[];
  /** How long it took. */
  ms: number;
}

/**
 * Verifies invariants one after the other, all in one snapshot. Memory stays level however large the gallery is.
 * @param tell hears of each finding as soon as it is made
 */
export function auditLedger(
  source: DataSource,
  invariants: readonly Invariant[],
  tell: (finding: AuditFinding) => void = () => undefined,
): Promise<AuditFinding[]> {
  return withSnapshot(source, (snapshot) => checkInvariants(snapshot, invariants, tell));
}

/** The same, of what this snapshot shows. */
export async function checkInvariants(
  snapshot: LedgerSnapshot,
  invariants: readonly Invariant[],
  tell: (finding: AuditFinding) => void = () => undefined,
): Promise<AuditFinding[]> {
  const findings: AuditFinding[] = [];
  for (const invariant of invariants) {
    const finding = await checkInvariant(snapshot, invariant);
    findings.push(finding);
    tell(finding);
  }
  return findings;
}

async function checkInvariant(snapshot: LedgerSnapshot, invariant: Invariant): Promise<AuditFinding> {
  const started = performance.now();
  const checked = await snapshot.count(invariant.countSql);
  const named: InvariantViolation[] = [];
  let faults = 0;
  for await (const row of snapshot.rows(invariant.violationsSql)) {
    const fault = violationOf(row, invariant);
    if (fault === null) continue;
    faults += 1;
    if (named.length < MAX_EXAMPLES) named.push(fault);
  }
  return {
    name: invariant.name,
    checked,
    violations: faults,
    examples: named,
    ms: performance.now() - started,
  };
}

const violationOf = (row: AuditRow, { evaluate: judge }: Invariant): InvariantViolation | null =>
  judge ? judge(row) : { subject: textColumn(row, 'subject'), message: textColumn(row, 'says') };
