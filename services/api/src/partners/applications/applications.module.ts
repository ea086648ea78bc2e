import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PartnerProgrammeController } from '../programme/partner-programme.controller';
import { ApplicationBook } from './application-book';
import { ApplicationsController } from './applications.controller';
import { ApplyAsPartner } from './apply-as-partner';
import { PartnerApplication } from './partner-application.entity';
import { PartnerApplicationsStore } from './partner-applications.store';

/** The selling partners' programme as the public meets it: what it pays, and how one applies. */
@Module({
  imports: [TypeOrmModule.forFeature([PartnerApplication])],
  controllers: [ApplicationsController, PartnerProgrammeController],
  providers: [ApplicationBook, ApplyAsPartner, PartnerApplicationsStore],
  exports: [ApplicationBook],
})
export class ApplicationsModule {}
