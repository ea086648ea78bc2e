import { Platform1763700000000 } from './1763700000000-platform';
import { Media1763700001000 } from './1763700001000-media';
import { Catalogue1763700002000 } from './1763700002000-catalogue';
import { Payments1763700003000 } from './1763700003000-payments';
import { Orders1763700004000 } from './1763700004000-orders';
import { Certificates1763700005000 } from './1763700005000-certificates';
import { Inbox1763700006000 } from './1763700006000-inbox';
import { Site1763800000000 } from './1763800000000-site';
import { ContactMessages1763800001000 } from './1763800001000-contact-messages';
import { NewsletterConsent1763800001500 } from './1763800001500-newsletter-consent';
import { PaymentRequests1763800002000 } from './1763800002000-payment-requests';
import { ContactMessagesBySender1763800003000 } from './1763800003000-contact-messages-by-sender';
import { Identity1764000000000 } from './1764000000000-identity';
import { Accounts1764000001000 } from './1764000001000-accounts';
import { OrdersOfCollectors1764000002000 } from './1764000002000-orders-of-collectors';
import { Collecting1764000003000 } from './1764000003000-collecting';
import { CollectorInquiries1764000003500 } from './1764000003500-collector-inquiries';
import { Previews1764000004000 } from './1764000004000-previews';
import { CertificatesOfHolders1764000005000 } from './1764000005000-certificates-of-holders';
import { ArtistProofs1764000006000 } from './1764000006000-artist-proofs';
import { Events1764100000000 } from './1764100000000-events';
import { EventPhotoOrders1764100001000 } from './1764100001000-event-photo-orders';
import { EventPictures1764100002000 } from './1764100002000-event-pictures';
import { LiveEditions1764100003000 } from './1764100003000-live-editions';
import { Admins1764200000000 } from './1764200000000-admins';
import { AuditKept1764200000100 } from './1764200000100-audit-kept';
import { Figures1764200000500 } from './1764200000500-figures';
import { Inventory1764200001000 } from './1764200001000-inventory';
import { OrdersConsole1764200002000 } from './1764200002000-orders-console';
import { OwnersSettings1764200003000 } from './1764200003000-settings';
import { Ledger1764200004000 } from './1764200004000-ledger';
import { InboxDesk1764200005000 } from './1764200005000-inbox-desk';
import { People1764200006000 } from './1764200006000-people';
import { KeptVersions1764200007000 } from './1764200007000-kept-versions';
import { PriceBooks1764200007100 } from './1764200007100-price-books';
import { ConsoleLists1764200008000 } from './1764200008000-console-lists';
import { OrderReferrals1764200010000 } from './1764200010000-order-referrals';
import { SellingPartners1764200010100 } from './1764200010100-selling-partners';
import { Commission1764200010200 } from './1764200010200-commission';
import { PartnerApplications1764200011000 } from './1764200011000-partner-applications';
import { Visits1764200012000 } from './1764200012000-visits';
import { OrderOrigins1764200013000 } from './1764200013000-order-origins';
import { SitePreviews1764200014000 } from './1764200014000-site-previews';
import { MessageWords1764200014100 } from './1764200014100-message-words';
import { EditionGone1764300000000 } from './1764300000000-edition-gone';
import { EveryWord1764300000001 } from './1764300000001-every-word';
import { OutboxRequests1764300000030 } from './1764300000030-outbox-requests';
import { SavedViews1764300000040 } from './1764300000040-saved-views';
import { EditionsScarce1764300000060 } from './1764300000060-editions-scarce';
import { EventVersions1764300000070 } from './1764300000070-event-versions';
import { HoldBudgets1764300000080 } from './1764300000080-hold-budgets';
import type { MigrationClass } from './migration-step';

/** Every migration, oldest first. A module adds its file here. */
export const MIGRATIONS: MigrationClass[] = [
  Platform1763700000000,
  Media1763700001000,
  Catalogue1763700002000,
  Payments1763700003000,
  Orders1763700004000,
  Certificates1763700005000,
  Inbox1763700006000,
  Site1763800000000,
  ContactMessages1763800001000,
  NewsletterConsent1763800001500,
  PaymentRequests1763800002000,
  ContactMessagesBySender1763800003000,
  Identity1764000000000,
  Accounts1764000001000,
  OrdersOfCollectors1764000002000,
  Collecting1764000003000,
  CollectorInquiries1764000003500,
  Previews1764000004000,
  CertificatesOfHolders1764000005000,
  ArtistProofs1764000006000,
  Events1764100000000,
  EventPhotoOrders1764100001000,
  EventPictures1764100002000,
  LiveEditions1764100003000,
  Admins1764200000000,
  AuditKept1764200000100,
  Figures1764200000500,
  Inventory1764200001000,
  OrdersConsole1764200002000,
  OwnersSettings1764200003000,
  Ledger1764200004000,
  InboxDesk1764200005000,
  People1764200006000,
  KeptVersions1764200007000,
  PriceBooks1764200007100,
  ConsoleLists1764200008000,
  OrderReferrals1764200010000,
  SellingPartners1764200010100,
  Commission1764200010200,
  PartnerApplications1764200011000,
  Visits1764200012000,
  OrderOrigins1764200013000,
  SitePreviews1764200014000,
  MessageWords1764200014100,
  EditionGone1764300000000,
  EveryWord1764300000001,
  OutboxRequests1764300000030,
  SavedViews1764300000040,
  EditionsScarce1764300000060,
  EventVersions1764300000070,
  HoldBudgets1764300000080,
];
