import 'reflect-metadata';
import { CertificateSigningService } from './certificates';
import { auditLedger, formatSummary, formatFinding, ledgerInvariants } from './print-ledger';
import { Settings } from './platform';
import { withMigrationDataSource, pendingMigrations } from './platform/database/migrations';
import { startupErrorMessage } from './bootstrap';

/**
 * Verifies ledger, certificates and money of the gallery that the settings name, while it runs.
 * @returns whether nothing is wrong
 */
async function audit(): Promise<boolean> {
  const settings = Settings.read(process.env);
  return withMigrationDataSource(settings, async (source) => {
    const pending = await pendingMigrations(source);
    if (pending.length > 0) throw new Error(`The database lacks migrations: ${pending.join(', ')}.`);
    const invariants = ledgerInvariants(new CertificateSigningService(settings));
    const findings = await auditLedger(source, invariants, (finding) =>
      process.stdout.write(`${formatFinding(finding).join('\n')}\n`),
    );
    process.stdout.write(`\n${formatSummary(findings)}\n`);
    return findings.every(({ violations: faults }) => faults === 0);
  });
}

audit().then(
  (isRight) => {
    process.exitCode = isRight ? 0 : 1;
  },
  (error: unknown) => {
    process.stderr.write(`${startupErrorMessage(error)}\n`);
    process.exitCode = 1;
  },
);
