import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { ExampleEntity } from './example.entity';
import { AdminExamplesController } from './examples.admin.controller';
import { ExamplesController } from './examples.controller';
import { ExamplesService } from './examples.service';
import { ExamplesStore } from './examples.store';

@Module({
  imports: [IdentityModule, TypeOrmModule.forFeature([ExampleEntity])],
  controllers: [ExamplesController, AdminExamplesController],
  providers: [ExamplesService, ExamplesStore],
})
export class ExamplesModule {}
