/** The ledger of numbered prints, as the gallery's people see it and work with it, and its audit. */
export { auditLedger, type AuditFinding } from './ledger-audit/ledger-audit';
export { formatSummary, formatFinding } from './ledger-audit/audit-report';
export { ledgerInvariants } from './ledger-audit/all-invariants';
export { PrintLedgerModule } from './print-ledger.module';
