import { Injectable } from '@nestjs/common';
import type { Viewer } from './audience';
import type { PresaleRequest } from './presale-request.entity';
import { PresaleRequestsStore } from './presale-requests.store';
import type { ShownWork } from './shown-work';
import { ShownWorksStore } from './shown-works.store';

/** A wish to hear first of a work, as other modules know it. */
export type KnownPresaleRequest = Readonly<Pick<PresaleRequest, 'artworkId' | 'createdAt' | 'answeredAt'>>;

/** What other modules may know of what a collector sees before the public. One query each. */
@Injectable()
export class PreviewBook {
  constructor(
    private readonly shown: ShownWorksStore,
    private readonly presale: PresaleRequestsStore,
  ) {}

  /** Every work that is, was or will be shown to them, newest preview first. */
  meantFor(viewer: Viewer): Promise<ShownWork[]> {
    return this.shown.allFor(viewer);
  }

  /** In the order they asked. */
  presaleOf(collectorId: string): Promise<readonly KnownPresaleRequest[]> {
    return this.presale.ofCollector(collectorId);
  }
}
