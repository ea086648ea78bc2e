import 'reflect-metadata';
import { CertificateSigner } from './certificates';
import { auditLedger, conclusion, findingLines, invariantsWith } from './ledger';
import { Settings } from './platform';
import { withMigrationSource } from './platform/database/migration-source';
import { pendingMigrations } from './platform/database/migrations';
import { startUpSentence } from './process';

/**
 * Verifies ledger, certificates and money of the gallery that the settings name, while it runs.
 * @returns whether nothing is wrong
 */
async function audit(): Promise<boolean> {
  const settings = Settings.read(process.env);
  return withMigrationSource(settings, async (source) => {
    const pending = await pendingMigrations(source);
    if (pending.length > 0) throw new Error(`The database lacks migrations: ${pending.join(', ')}.`);
    const invariants = invariantsWith(new CertificateSigner(settings));
    const findings = await auditLedger(source, invariants, (finding) =>
      process.stdout.write(`${findingLines(finding).join('\n')}\n`),
    );
    process.stdout.write(`\n${conclusion(findings)}\n`);
    return findings.every(({ faults }) => faults === 0);
  });
}

audit().then(
  (isRight) => {
    process.exitCode = isRight ? 0 : 1;
  },
  (error: unknown) => {
    process.stderr.write(`${startUpSentence(error)}\n`);
    process.exitCode = 1;
  },
);
