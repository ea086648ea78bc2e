import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SubjectSought, SubjectsNamed } from '../../identity';
import { DomainEvents } from '../../platform';
import { InventoryFigures } from '../inventory-figures';

/** In the audit log a work is called by its title, an edition by title and size. */
@Injectable()
export class NameWorks implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly works: InventoryFigures,
  ) {}

  onModuleInit(): void {
    this.events.on(SubjectsNamed, async (named) => {
      await named.add('artwork', (ids) => this.works.titlesOf(ids));
      await named.add('edition', (ids) => this.works.editionNamesOf(ids));
    });
    this.events.on(
      SubjectSought,
      async ({ name, ids }) => void ids.push(...(await this.works.idsTitled(name))),
    );
  }
}
