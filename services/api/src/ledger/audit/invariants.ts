import type { CertificateSigner } from '../../certificates';
import { CERTIFICATE_INVARIANTS } from './certificates.invariants';
import { signatureInvariant } from './certificate-signatures';
import { COMMISSION_INVARIANTS } from './commission.invariants';
import type { Invariant } from './invariant';
import { MONEY_INVARIANTS } from './money.invariants';
import { ORDER_INVARIANTS } from './orders.invariants';
import { PRINT_INVARIANTS } from './prints.invariants';
import { PROMISE_INVARIANTS } from './promises.invariants';

/** Everything that is verified of a gallery, in the order in which it is told. */
export const invariantsWith = (signer: Pick<CertificateSigner, 'publishedKeys'>): readonly Invariant[] => [
  ...PRINT_INVARIANTS,
  ...CERTIFICATE_INVARIANTS,
  signatureInvariant(signer),
  ...ORDER_INVARIANTS,
  ...MONEY_INVARIANTS,
  ...COMMISSION_INVARIANTS,
  ...PROMISE_INVARIANTS,
];
