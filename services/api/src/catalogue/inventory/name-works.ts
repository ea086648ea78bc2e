import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SubjectSought, SubjectsNamed } from '../../identity';
import { DomainEvents } from '../../platform';
import { InventoryFigures } from '../inventory-figures';

/** In the audit log a work is called by its title. */
@Injectable()
export class NameWorks implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly works: InventoryFigures,
  ) {}

  onModuleInit(): void {
    this.events.on(SubjectsNamed, (named) => named.add('artwork', (ids) => this.works.titlesOf(ids)));
    this.events.on(
      SubjectSought,
      async ({ name, ids }) => void ids.push(...(await this.works.idsTitled(name))),
    );
  }
}
