import { Injectable } from '@nestjs/common';

type CountViewers = (eventId: string) => Promise<number>;

/** How many open pages follow an event. The module that holds their sockets depends on this one and sets the source. */
@Injectable()
export class EventViewersService {
  private source: CountViewers = () => Promise.resolve(0);

  setSource(source: CountViewers): void {
    this.source = source;
  }

  count(eventId: string): Promise<number> {
    return this.source(eventId);
  }
}
