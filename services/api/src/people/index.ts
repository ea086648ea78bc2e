/** Everyone the gallery deals with. */
export { PERSON_KINDS, type PersonKind } from './people-policy';
export { PeopleListQuery } from './dto/people.dto';
export { PeopleModule } from './people.module';
export { SubscribersQueries, type SubscriberFilter } from './people-list.queries';
