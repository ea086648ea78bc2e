import { Injectable } from '@nestjs/common';
import { Database } from '../platform';
import { ExampleEntity } from './example.entity';

/** Every query of the examples module. */
@Injectable()
export class ExamplesStore {
  constructor(private readonly database: Database) {}

  newestFirst(): Promise<ExampleEntity[]> {
    return this.database.manager.find(ExampleEntity, { order: { createdAt: 'DESC', id: 'DESC' } });
  }

  async insert(example: ExampleEntity): Promise<void> {
    await this.database.manager.insert(ExampleEntity, example);
  }
}
