import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { AddPartner } from './add-partner';
import { ChangePartner } from './change-partner';
import { KnownPartners } from './known-partners';
import { NamePartners } from './name-partners';
import { ReadPartners } from './read-partners';
import { SellingPartnerEntity } from './selling-partner.entity';
import { SellingPartnersController } from './selling-partners.controller';
import { SellingPartnersStore } from './selling-partners.store';

/** Selling partners: who they are, which orders they brought, and what they are owed for them. */
@Module({
  imports: [TypeOrmModule.forFeature([SellingPartnerEntity]), IdentityModule],
  controllers: [SellingPartnersController],
  providers: [AddPartner, ChangePartner, KnownPartners, NamePartners, ReadPartners, SellingPartnersStore],
  exports: [AddPartner, KnownPartners],
})
export class PartnersModule {}
