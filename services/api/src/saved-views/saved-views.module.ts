import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { SavedViewEntity } from './saved-view.entity';
import { AdminSavedViewsController } from './saved-views.admin.controller';
import { SavedViewsService } from './saved-views.service';
import { SavedViewsStore } from './saved-views.store';

@Module({
  imports: [IdentityModule, TypeOrmModule.forFeature([SavedViewEntity])],
  controllers: [AdminSavedViewsController],
  providers: [SavedViewsService, SavedViewsStore],
})
export class SavedViewsModule {}
