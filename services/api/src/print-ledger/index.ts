/** The print ledger in the admin, and its audit. */
export {
  auditLedger,
  formatSummary,
  formatFinding,
  ledgerInvariants,
  type AuditFinding,
} from './ledger-audit/ledger-audit';
export { PrintLedgerModule } from './print-ledger.module';
