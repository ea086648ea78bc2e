import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AffiliateProgramController, AffiliateApplicationsController } from './affiliate-program.controller';
import { AffiliateApplicationsService } from './affiliate-applications.service';
import { AffiliateApplicationEntity, AffiliateApplicationsStore } from './affiliate-applications.store';

/** The public part of the affiliate program: what it pays, and how to apply. */
@Module({
  imports: [TypeOrmModule.forFeature([AffiliateApplicationEntity])],
  controllers: [AffiliateApplicationsController, AffiliateProgramController],
  providers: [AffiliateApplicationsService, AffiliateApplicationsStore],
  exports: [AffiliateApplicationsService],
})
export class AffiliateApplicationsModule {}
