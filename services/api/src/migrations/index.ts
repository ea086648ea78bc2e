import { Platform1764400000000 } from './initial/1764400000000-platform';
import { Identity1764400000001 } from './initial/1764400000001-identity';
import { Media1764400000002 } from './initial/1764400000002-media';
import { SiteContent1764400000003 } from './initial/1764400000003-site-content';
import { Catalog1764400000004 } from './initial/1764400000004-catalog';
import { Events1764400000005 } from './initial/1764400000005-events';
import { Payments1764400000006 } from './initial/1764400000006-payments';
import { Orders1764400000007 } from './initial/1764400000007-orders';
import { PaymentRequests1764400000008 } from './initial/1764400000008-payment-requests';
import { Certificates1764400000009 } from './initial/1764400000009-certificates';
import { Collectors1764400000010 } from './initial/1764400000010-collectors';
import { PrivatePreviews1764400000011 } from './initial/1764400000011-private-previews';
import { Affiliates1764400000012 } from './initial/1764400000012-affiliates';
import { Inbox1764400000013 } from './initial/1764400000013-inbox';
import { Analytics1764400000014 } from './initial/1764400000014-analytics';
import { CommissionDeposits1764700000001 } from './1764700000001-commission-deposits';
import { People1764700000002 } from './1764700000002-people';
import { Search1764700000005 } from './1764700000005-search';
import { Attention1764700000010 } from './1764700000010-attention';
import { PriceChanges1764700000020 } from './1764700000020-price-changes';
import { Letters1764700000030 } from './1764700000030-letters';
import { NewsletterConsent1764700000031 } from './1764700000031-newsletter-consent';
import { PeopleNames1764700000032 } from './1764700000032-people-names';
import { DeliveryQuotes1764700000040 } from './1764700000040-delivery-quotes';
import { BouncedEmails1764700000041 } from './1764700000041-bounced-emails';
import { PersonAddresses1764700000060 } from './1764700000060-person-addresses';
import { OrderNumberParts1764700000061 } from './1764700000061-order-number-parts';
import { EditVersions1764700000080 } from './1764700000080-edit-versions';
import { SoldCustomFrames1764700000081 } from './1764700000081-sold-custom-frames';
import { DatabaseCluster1764700000105 } from './1764700000105-database-cluster';
import type { MigrationClass } from './migration-step';

/** Every migration, oldest first. A module adds its file here; `initial` holds the schema that 1.0.0 brought. */
export const MIGRATIONS: MigrationClass[] = [
  Platform1764400000000,
  Identity1764400000001,
  Media1764400000002,
  SiteContent1764400000003,
  Catalog1764400000004,
  Events1764400000005,
  Payments1764400000006,
  Orders1764400000007,
  PaymentRequests1764400000008,
  Certificates1764400000009,
  Collectors1764400000010,
  PrivatePreviews1764400000011,
  Affiliates1764400000012,
  Inbox1764400000013,
  Analytics1764400000014,
  CommissionDeposits1764700000001,
  People1764700000002,
  Search1764700000005,
  Attention1764700000010,
  PriceChanges1764700000020,
  Letters1764700000030,
  NewsletterConsent1764700000031,
  PeopleNames1764700000032,
  DeliveryQuotes1764700000040,
  BouncedEmails1764700000041,
  PersonAddresses1764700000060,
  OrderNumberParts1764700000061,
  EditVersions1764700000080,
  SoldCustomFrames1764700000081,
  DatabaseCluster1764700000105,
];
