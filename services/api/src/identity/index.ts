/** Collectors' accounts and sessions. */
export { Audit, type Deed } from './audit/audit';
export { Collectors, type KnownCollector } from './collectors';
export { CurrentCollector, ForCollectors } from './collector.guard';
export { plainAddress } from './email-address';
export { CollectorDeleted, CollectorEmailConfirmed, CollectorExported } from './identity.events';
export { IdentityModule } from './identity.module';
export { AddressProof } from './links/address-proof';
export { Sessions } from './sessions';
export { SignUp } from './sign-up';
export type { SignedInCollector } from './signed-in-collector';
