import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog';
import { IdentityModule } from '../identity';
import { SettingsModule } from '../settings';
import { EmailTemplatesService } from './email-templates.service';
import { AdminEmailTemplatesController } from './email-templates.admin.controller';

@Module({
  imports: [IdentityModule, SettingsModule, CatalogModule],
  controllers: [AdminEmailTemplatesController],
  providers: [EmailTemplatesService],
})
export class EmailTemplatesModule {}
