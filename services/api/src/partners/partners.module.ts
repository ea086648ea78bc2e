import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../catalogue';
import { CertificatesModule } from '../certificates';
import { IdentityModule } from '../identity';
import { OrdersModule } from '../orders';
import { AddPartner } from './add-partner';
import { ApproveCommission } from './approve-commission';
import { ChangePartner } from './change-partner';
import { CommissionController } from './commission.controller';
import { CommissionLineEntity } from './commission-line.entity';
import { CommissionListStore } from './commission-list.store';
import { CommissionPayoutEntity } from './commission-payout.entity';
import { CommissionReversalEntity } from './commission-reversal.entity';
import { CommissionStore } from './commission.store';
import { DecideCommission } from './decide-commission';
import { EarnCommission } from './earn-commission';
import { ExportStatement } from './export-statement';
import { JudgeReferrals } from './judge-referrals';
import { KnownPartners } from './known-partners';
import { NamePartners } from './name-partners';
import { NameReferral } from './name-referral';
import { OrderReferralEntity } from './order-referral.entity';
import { PartnerLedgerController } from './partner-ledger.controller';
import { PartnersFileController } from './partners-file.controller';
import { PartnerStatementsController } from './partner-statements.controller';
import { PayPartner } from './pay-partner';
import { ReadCommission } from './read-commission';
import { ReadPartners } from './read-partners';
import { ReadReferrals } from './read-referrals';
import { ReadStatement } from './read-statement';
import { ReferralsStore } from './referrals.store';
import { ReverseCommission } from './reverse-commission';
import { SellingPartnerEntity } from './selling-partner.entity';
import { SellingPartnersController } from './selling-partners.controller';
import { SellingPartnersStore } from './selling-partners.store';
import { StatementLinks } from './statement-links';
import { StatementsController } from './statements.controller';
import { StatementsStore } from './statements.store';
import { SumUpPartners } from './partner-sums';

/** Selling partners: who they are, which orders they brought, and what they are owed for them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      SellingPartnerEntity,
      OrderReferralEntity,
      CommissionLineEntity,
      CommissionReversalEntity,
      CommissionPayoutEntity,
    ]),
    IdentityModule,
    CatalogueModule,
    OrdersModule,
    CertificatesModule,
  ],
  controllers: [
    SellingPartnersController,
    PartnersFileController,
    PartnerLedgerController,
    StatementsController,
    CommissionController,
    PartnerStatementsController,
  ],
  providers: [
    AddPartner,
    ApproveCommission,
    ChangePartner,
    CommissionListStore,
    CommissionStore,
    DecideCommission,
    EarnCommission,
    ExportStatement,
    JudgeReferrals,
    KnownPartners,
    NamePartners,
    NameReferral,
    PayPartner,
    ReadCommission,
    ReadPartners,
    ReadReferrals,
    ReadStatement,
    ReferralsStore,
    ReverseCommission,
    SellingPartnersStore,
    StatementLinks,
    StatementsStore,
    SumUpPartners,
  ],
  exports: [AddPartner, ApproveCommission, KnownPartners, NameReferral],
})
export class PartnersModule {}
