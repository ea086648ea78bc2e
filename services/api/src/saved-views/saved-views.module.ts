import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { SavedView } from './saved-view.entity';
import { SavedViewsController } from './saved-views.controller';
import { SavedViews } from './saved-views.service';
import { SavedViewsStore } from './saved-views.store';

@Module({
  imports: [IdentityModule, TypeOrmModule.forFeature([SavedView])],
  controllers: [SavedViewsController],
  providers: [SavedViews, SavedViewsStore],
})
export class SavedViewsModule {}
