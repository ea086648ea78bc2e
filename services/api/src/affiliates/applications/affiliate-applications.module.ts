import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AffiliateProgramController } from './affiliate-program.controller';
import { AffiliateApplicationsService } from './affiliate-applications.service';
import { AffiliateApplicationsController } from './affiliate-applications.controller';
import { AffiliateApplicationEntity } from './affiliate-application.entity';
import { AffiliateApplicationsStore } from './affiliate-applications.store';

/** The public part of the affiliate program: what it pays, and how to apply. */
@Module({
  imports: [TypeOrmModule.forFeature([AffiliateApplicationEntity])],
  controllers: [AffiliateApplicationsController, AffiliateProgramController],
  providers: [AffiliateApplicationsService, AffiliateApplicationsStore],
  exports: [AffiliateApplicationsService],
})
export class AffiliateApplicationsModule {}
