/** Affiliates: applications, referrals, commissions, payouts and statements. */
export { AffiliatesService } from './affiliates.service';
export { AffiliateCommissionQueries } from './commissions/affiliate-commission.queries';
export { AffiliatePayoutsService } from './payouts/affiliate-payouts.service';
export { CreateAffiliate, Affiliate } from './dto/affiliate.dto';
export { ReferralAssignmentService } from './attribution/attribution.service';
export { AffiliateStatementLinksService } from './statements/affiliate-statement-links.service';
export { AffiliatesModule, AffiliateApplicationsModule } from './affiliates.module';
export {
  AffiliateApplicationsService,
  type AffiliateApplication,
  AffiliateApplicationSubmitted,
} from './applications/affiliate-applications.service';
export {
  applicationDeclinedEmail,
  AFFILIATE_APPLICATION_EMAILS,
  AFFILIATE_APPLICATION_NOTIFICATIONS,
} from './affiliates.emails';
export { AffiliateProgram } from './applications/dto/affiliate-application.dto';
