import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { SavedViewEntity, SavedViewsStore } from './saved-views.store';
import { AdminSavedViewsController } from './saved-views.admin.controller';
import { SavedViewsService } from './saved-views.service';

@Module({
  imports: [IdentityModule, TypeOrmModule.forFeature([SavedViewEntity])],
  controllers: [AdminSavedViewsController],
  providers: [SavedViewsService, SavedViewsStore],
})
export class SavedViewsModule {}
