import { Injectable } from '@nestjs/common';
import type { PeopleListQuery } from './dto/people.dto';
import { PeopleRefreshService } from './people-refresh.service';
import { PeopleStore } from './people.store';

/** The filters of the list of people with which subscribers are chosen. */
export type SubscriberFilter = Pick<PeopleListQuery, 'q' | 'kind' | 'tag' | 'event'>;

/** Those people who are subscribed to the newsletter, for letters. */
@Injectable()
export class SubscribersQueries {
  constructor(
    private readonly peopleStore: PeopleStore,
    private readonly peopleRefreshService: PeopleRefreshService,
  ) {}

  async count(filter: SubscriberFilter): Promise<number> {
    await this.peopleRefreshService.refreshAll();
    return this.peopleStore.count({ ...chosen(filter), newsletter: 'confirmed' });
  }

  /** One for each person. */
  async findEmails(filter: SubscriberFilter): Promise<string[]> {
    await this.peopleRefreshService.refreshAll();
    return this.peopleStore.findSubscribedEmails(chosen(filter));
  }
}

const chosen = ({ q, kind, tag, event }: SubscriberFilter) => ({
  q,
  kind,
  tag,
  event,
  showsAffiliates: true,
});
