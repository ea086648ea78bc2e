/** Selling partners, referrals and commission. */
export { AddPartner } from './add-partner';
export { NewSellingPartner, SellingPartner } from './dto/selling-partner.dto';
export { KnownPartners } from './known-partners';
export { PartnersModule } from './partners.module';
