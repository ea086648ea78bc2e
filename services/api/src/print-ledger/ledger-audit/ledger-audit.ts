import type { DataSource, QueryRunner } from 'typeorm';
import type { CertificateSigningService } from '../../certificates';
import { AFFILIATE_COMMISSION_INVARIANTS } from './affiliate-commission.invariants';
import { CERTIFICATE_INVARIANTS, certificateSignatureInvariant } from './certificates.invariants';
import { textColumn, type AuditRow, type Invariant, type InvariantViolation } from './invariant';
import { ORDER_INVARIANTS } from './orders.invariants';
import { OUTBOX_INVARIANTS, PAYMENT_INVARIANTS } from './payments.invariants';
import { PRINT_INVARIANTS } from './prints.invariants';

/** Violations that are reported per invariant; further ones are only counted. */
const MAX_EXAMPLES = 20;

/** The result for one invariant. */
export interface AuditFinding {
  name: string;
  /** How many things were checked. */
  checked: number;
  /** How many broke it. */
  violations: number;
  /** The first of them. */
  examples: readonly InvariantViolation[];
  /** How long it took. */
  ms: number;
}

/**
 * Checks invariants one after the other, all in one snapshot. Memory use does not grow with the gallery.
 * @param report gets each finding as soon as it is made
 */
export function auditLedger(
  source: DataSource,
  invariants: readonly Invariant[],
  report: (finding: AuditFinding) => void = () => undefined,
): Promise<AuditFinding[]> {
  return withSnapshot(source, (snapshot) => checkInvariants(snapshot, invariants, report));
}

/** The same for a given snapshot. */
export async function checkInvariants(
  snapshot: LedgerSnapshot,
  invariants: readonly Invariant[],
  report: (finding: AuditFinding) => void = () => undefined,
): Promise<AuditFinding[]> {
  const findings: AuditFinding[] = [];
  for (const invariant of invariants) {
    const finding = await checkInvariant(snapshot, invariant);
    findings.push(finding);
    report(finding);
  }
  return findings;
}

async function checkInvariant(snapshot: LedgerSnapshot, invariant: Invariant): Promise<AuditFinding> {
  const started = performance.now();
  const checked = await snapshot.count(invariant.countSql);
  const examples: InvariantViolation[] = [];
  let violations = 0;
  for await (const row of snapshot.rows(invariant.violationsSql)) {
    const violation = violationOf(row, invariant);
    if (violation === null) continue;
    violations += 1;
    if (examples.length < MAX_EXAMPLES) examples.push(violation);
  }
  return {
    name: invariant.name,
    checked,
    violations,
    examples,
    ms: performance.now() - started,
  };
}

const violationOf = (row: AuditRow, { evaluate }: Invariant): InvariantViolation | null =>
  evaluate ? evaluate(row) : { subject: textColumn(row, 'subject'), message: textColumn(row, 'says') };

/** The gallery as it was at one moment. */
export interface LedgerSnapshot {
  /** The first value of the first row. */
  count(sql: string): Promise<number>;
  /** Row by row, as fast as they are consumed: a table may be larger than memory. */
  rows(sql: string): AsyncIterable<AuditRow>;
}

/**
 * Reads in one transaction that sees what was committed before it began and nothing since, takes no locks and cannot
 * write. The shop stays open during this.
 */
export async function withSnapshot<T>(
  source: DataSource,
  work: (snapshot: LedgerSnapshot) => Promise<T>,
): Promise<T> {
  const runner = source.createQueryRunner();
  try {
    await runner.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    const result = await work({
      count: async (sql) => {
        const rows = await source.query<AuditRow[]>(sql, [], runner);
        return Number(Object.values(rows[0] ?? {})[0]);
      },
      rows: (sql) => rowsOf(runner, sql),
    });
    await runner.query('COMMIT');
    return result;
  } finally {
    await runner.release();
  }
}

async function* rowsOf(runner: QueryRunner, sql: string): AsyncIterable<AuditRow> {
  const rows: AsyncIterable<AuditRow> = await runner.stream(sql);
  for await (const row of rows) yield row;
}

/** A finding as lines of text: the invariant, how many things were checked, and what violates it. */
export function formatFinding({ name, checked, violations, examples, ms }: AuditFinding): string[] {
  const head = `${violations === 0 ? '✓' : '✗'} ${name}: ${checked.toLocaleString('en')} checked`;
  const time = `${(ms / 1_000).toFixed(1)} s`;
  if (violations === 0) return [`${head}, ${time}`];
  const more = violations - examples.length;
  return [
    `${head}, ${countViolations(violations)}, ${time}`,
    ...examples.map(({ subject, message }) => `    ${subject} ${message}`),
    ...(more > 0 ? [`    and ${more.toLocaleString('en')} more`] : []),
  ];
}

const countViolations = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'violation' : 'violations'}`;

/** The last line: the result of the whole audit. */
export function formatSummary(findings: readonly AuditFinding[]): string {
  const violations = findings.reduce((sum, finding) => sum + finding.violations, 0);
  const broken = findings.filter((finding) => finding.violations > 0).length;
  return violations === 0
    ? `All ${findings.length} invariants hold.`
    : `${countViolations(violations)} in ${broken} of ${findings.length} invariants.`;
}

/** Every invariant, in the order of the report. */
export const ledgerInvariants = (
  signer: Pick<CertificateSigningService, 'publishedKeys'>,
): readonly Invariant[] => [
  ...PRINT_INVARIANTS,
  ...CERTIFICATE_INVARIANTS,
  certificateSignatureInvariant(signer),
  ...ORDER_INVARIANTS,
  ...PAYMENT_INVARIANTS,
  ...AFFILIATE_COMMISSION_INVARIANTS,
  ...OUTBOX_INVARIANTS,
];
