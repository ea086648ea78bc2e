import type { DataSource } from 'typeorm';
import { textIn, type Fault, type Invariant, type Row } from './invariant';
import { withSnapshot, type LedgerSnapshot } from './ledger-snapshot';

/** Faults that are kept of one invariant; the others are counted. */
const MOST_NAMED = 20;

/** What was found of one invariant. */
export interface Finding {
  name: string;
  /** Of how many things it was asked. */
  checked: number;
  /** How many broke it. */
  faults: number;
  /** The first of them. */
  named: readonly Fault[];
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
  tell: (finding: Finding) => void = () => undefined,
): Promise<Finding[]> {
  return withSnapshot(source, (snapshot) => findingsIn(snapshot, invariants, tell));
}

/** The same, of what this snapshot shows. */
export async function findingsIn(
  snapshot: LedgerSnapshot,
  invariants: readonly Invariant[],
  tell: (finding: Finding) => void = () => undefined,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const invariant of invariants) {
    const finding = await verify(snapshot, invariant);
    findings.push(finding);
    tell(finding);
  }
  return findings;
}

async function verify(snapshot: LedgerSnapshot, invariant: Invariant): Promise<Finding> {
  const started = performance.now();
  const checked = await snapshot.count(invariant.checked);
  const named: Fault[] = [];
  let faults = 0;
  for await (const row of snapshot.rows(invariant.faults)) {
    const fault = faultOf(row, invariant);
    if (fault === null) continue;
    faults += 1;
    if (named.length < MOST_NAMED) named.push(fault);
  }
  return { name: invariant.name, checked, faults, named, ms: performance.now() - started };
}

const faultOf = (row: Row, { judge }: Invariant): Fault | null =>
  judge ? judge(row) : { subject: textIn(row, 'subject'), says: textIn(row, 'says') };
