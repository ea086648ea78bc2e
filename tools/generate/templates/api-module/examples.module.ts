import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExampleEntity } from './example.entity';
import { ExamplesController } from './examples.controller';
import { ExamplesService } from './examples.service';
import { ExamplesStore } from './examples.store';

@Module({
  imports: [TypeOrmModule.forFeature([ExampleEntity])],
  controllers: [ExamplesController],
  providers: [ExamplesService, ExamplesStore],
})
export class ExamplesModule {}
