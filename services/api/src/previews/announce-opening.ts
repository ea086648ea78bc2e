import { Injectable } from '@nestjs/common';
import { Catalogue } from '../catalogue';
import { Collectors } from '../identity';
import { Clock, Database, DomainEvents } from '../platform';
import type { ArtworkOpening } from './dto/presale.dto';
import { PresaleRequestsStore } from './presale-requests.store';
import { PreviewNotices } from './preview-notices';
import { PresaleAnswered } from './previews.events';

/** The owner opens a work to the public, and the collectors of its pre-sale list are told in the order they asked. */
@Injectable()
export class AnnounceOpening {
  constructor(
    private readonly database: Database,
    private readonly catalogue: Catalogue,
    private readonly collectors: Collectors,
    private readonly requests: PresaleRequestsStore,
    private readonly notices: PreviewNotices,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Calling it again tells those who have asked since, and nobody twice. Who has not confirmed an address keeps waiting.
   * @throws AppError `artwork_not_found`
   */
  open(artworkId: string): Promise<ArtworkOpening> {
    return this.database.transaction(async () => {
      const { wasHidden, ...artwork } = await this.catalogue.openArtwork(artworkId);
      const waiting = await this.requests.unanswered(artworkId);
      const reachable = await this.collectors.reachable({
        ids: waiting.map(({ collectorId }) => collectorId),
      });
      const told = waiting.flatMap((request) => {
        const collector = reachable.find(({ id }) => id === request.collectorId);
        return collector ? [{ request, collector }] : [];
      });
      // One after the other: the outbox delivers in the order in which it was told.
      for (const { request, collector } of told)
        await this.notices.artworkOpened(request, artwork, collector);
      const ids = told.map(({ request }) => request.id);
      const now = this.clock.now();
      await this.requests.answer(ids, now);
      await this.events.publish(new PresaleAnswered(ids, now));
      return { isNew: wasHidden, told: told.length };
    });
  }
}
