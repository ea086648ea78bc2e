import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog';
import { CertificatesModule } from '../certificates';
import { IdentityModule } from '../identity';
import { OrdersModule } from '../orders';
import { AffiliatesService } from './affiliates.service';
import { CommissionReviewService } from './commissions/commission-review.service';
import { AdminAffiliateCommissionsController } from './admin/affiliate-commissions.admin.controller';
import {
  AffiliateCommissionEntity,
  AffiliateCommissionReversalEntity,
} from './commissions/affiliate-commission.entity';
import { AffiliateCommissionsStore } from './commissions/affiliate-commissions.store';
import { CommissionAccrualService } from './commissions/commission-accrual.service';
import { AffiliateStatementsService } from './statements/affiliate-statements.service';
import { ReferralAssignmentService, AttributionService } from './attribution/attribution.service';
import { OrderReferralEntity, OrderReferralsStore } from './attribution/order-referrals.store';
import { AdminAffiliatesController } from './admin/affiliates.admin.controller';
import {
  AffiliateStatementsController,
  AdminAffiliateStatementsController,
} from './statements/affiliate-statements.controller';
import { AffiliatePayoutsService, AffiliateBalanceQueries } from './payouts/affiliate-payouts.service';
import { AffiliateCommissionQueries } from './commissions/affiliate-commission.queries';
import { AffiliateListQueries } from './admin/affiliate-list.queries';
import { OrderReferralQueries } from './attribution/order-referral.queries';
import { CommissionReversalService } from './commissions/commission-reversal.service';
import { AffiliateEntity, AffiliatePayoutEntity } from './affiliate.entity';
import { AffiliatesStore } from './affiliates.store';
import { AffiliateStatementLinksService } from './statements/affiliate-statement-links.service';
import { AffiliateStatementsStore } from './statements/affiliate-statements.store';
import {
  AffiliateProgramController,
  AffiliateApplicationsController,
} from './applications/affiliate-program.controller';
import { AffiliateApplicationsService } from './applications/affiliate-applications.service';
import {
  AffiliateApplicationEntity,
  AffiliateApplicationsStore,
} from './applications/affiliate-applications.store';

/** Affiliates, the orders they referred, and what they earn from them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      AffiliateEntity,
      OrderReferralEntity,
      AffiliateCommissionEntity,
      AffiliateCommissionReversalEntity,
      AffiliatePayoutEntity,
    ]),
    IdentityModule,
    CatalogModule,
    OrdersModule,
    CertificatesModule,
  ],
  controllers: [
    AdminAffiliatesController,
    AdminAffiliateStatementsController,
    AdminAffiliateCommissionsController,
    AffiliateStatementsController,
  ],
  providers: [
    AffiliatesService,
    CommissionReviewService,
    AffiliateCommissionsStore,
    CommissionAccrualService,
    AffiliateStatementsService,
    AttributionService,
    ReferralAssignmentService,
    AffiliatePayoutsService,
    AffiliateCommissionQueries,
    AffiliateListQueries,
    OrderReferralQueries,
    OrderReferralsStore,
    CommissionReversalService,
    AffiliatesStore,
    AffiliateStatementLinksService,
    AffiliateStatementsStore,
    AffiliateBalanceQueries,
  ],
  exports: [
    AffiliateCommissionQueries,
    AffiliatesService,
    AffiliateStatementLinksService,
    AffiliatePayoutsService,
    ReferralAssignmentService,
  ],
})
export class AffiliatesModule {}

/** The public part of the affiliate program: what it pays, and how to apply. */
@Module({
  imports: [TypeOrmModule.forFeature([AffiliateApplicationEntity])],
  controllers: [AffiliateApplicationsController, AffiliateProgramController],
  providers: [AffiliateApplicationsService, AffiliateApplicationsStore],
  exports: [AffiliateApplicationsService],
})
export class AffiliateApplicationsModule {}
