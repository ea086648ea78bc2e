import type { CertificateSigningService } from '../../certificates';
import { CERTIFICATE_INVARIANTS } from './certificates.invariants';
import { certificateSignatureInvariant } from './certificate-signatures.invariant';
import { AFFILIATE_COMMISSION_INVARIANTS } from './affiliate-commission.invariants';
import type { Invariant } from './invariant';
import { PAYMENT_INVARIANTS } from './payments.invariants';
import { ORDER_INVARIANTS } from './orders.invariants';
import { PRINT_INVARIANTS } from './prints.invariants';
import { OUTBOX_INVARIANTS } from './outbox.invariants';

/** Everything that is verified of a gallery, in the order in which it is told. */
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
