/** Selling partners: who they are, how one becomes one, referrals and commission. */
export { AddPartner } from './add-partner';
export { ApproveCommission } from './approve-commission';
export { NewSellingPartner, SellingPartner } from './dto/selling-partner.dto';
export { KnownPartners } from './known-partners';
export { NameReferral } from './name-referral';
export { PartnersModule } from './partners.module';
export { ApplicationBook, type KnownApplication } from './applications/application-book';
export {
  applicationDeclined,
  PARTNER_APPLICATION_MAILS,
  PARTNER_APPLICATION_NOTICES,
} from './applications/application-mails';
export { PartnerApplied } from './applications/applications.events';
export { ApplicationsModule } from './applications/applications.module';
export { PartnerProgramme } from './programme/partner-programme.dto';
