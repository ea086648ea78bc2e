import 'reflect-metadata';
import { CertificateSigningService } from './certificates';
import { auditLedger, formatSummary, formatFinding, ledgerInvariants } from './print-ledger';
import { Settings } from './platform';
import { withMigrationDataSource, pendingMigrations } from './platform/database/migrations';
import { startupErrorMessage } from './bootstrap';

/**
 * Checks the ledger, certificates and payments of the running gallery that the settings point to.
 * @returns whether every invariant holds
 */
async function audit(): Promise<boolean> {
  const settings = Settings.read(process.env);
  return withMigrationDataSource(settings, async (source) => {
    const pending = await pendingMigrations(source);
    if (pending.length > 0) throw new Error(`Migrations are pending: ${pending.join(', ')}.`);
    const invariants = ledgerInvariants(new CertificateSigningService(settings));
    const findings = await auditLedger(source, invariants, (finding) =>
      process.stdout.write(`${formatFinding(finding).join('\n')}\n`),
    );
    process.stdout.write(`\n${formatSummary(findings)}\n`);
    return findings.every(({ violations }) => violations === 0);
  });
}

audit().then(
  (isClean) => {
    process.exitCode = isClean ? 0 : 1;
  },
  (error: unknown) => {
    process.stderr.write(`${startupErrorMessage(error)}\n`);
    process.exitCode = 1;
  },
);
