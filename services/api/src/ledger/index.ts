/** The ledger of numbered prints, as the gallery's people see it and work with it. */
export { LedgerModule } from './ledger.module';
