/** The ledger of numbered prints, as the gallery's people see it and work with it, and its audit. */
export { auditLedger, type Finding } from './audit/audit-ledger';
export { conclusion, findingLines } from './audit/audit-report';
export { invariantsWith } from './audit/invariants';
export { LedgerModule } from './ledger.module';
