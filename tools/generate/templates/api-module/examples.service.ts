import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock, Database } from '../platform';
import { ExampleEntity } from './example.entity';
import { ExamplesStore } from './examples.store';

/** One method per use case; each owns its transaction. */
@Injectable()
export class ExamplesService {
  constructor(
    private readonly database: Database,
    private readonly store: ExamplesStore,
    private readonly clock: Clock,
  ) {}

  list(): Promise<ExampleEntity[]> {
    return this.store.newestFirst();
  }

  add(name: string): Promise<ExampleEntity> {
    return this.database.transaction(async () => {
      const example = { id: uuid(), name, createdAt: this.clock.now() };
      await this.store.insert(example);
      return example;
    });
  }
}
