import type { InventoryRecord } from '@gallery/contracts';
import { formatMoney } from '@gallery/domain';
import { WordLink } from '@gallery/ui';
import { Fact, FactList } from '../../parts/fact-list';
import { AvailabilityWord, LiveStatusWord } from '../../parts/standing-word';

const inDollars = (price: number): string => formatMoney(Math.round(price * 100));

/** Price, orientation, availability, live status, credit and link of a work. */
export function WorkFacts({ work }: { work: InventoryRecord }) {
  return (
    <FactList>
      <Fact label="Price">{work.price === null ? 'Price on inquiry' : `From ${inDollars(work.price)}`}</Fact>
      <Fact label="Unsold value">{inDollars(work.unsoldValue)}</Fact>
      <Fact label="Orientation">{work.orientation}</Fact>
      <Fact label="Tier">{work.tier}</Fact>
      <Fact label="Availability">
        <AvailabilityWord availability={work.availability} />
      </Fact>
      <Fact label="Live status">
        <LiveStatusWord status={work.liveStatus} />
        {work.archivedAt && ' (archived)'}
      </Fact>
      <Fact label="Gallery credit">{work.galleryCredit || 'None'}</Fact>
      <Fact label="Purchase link">
        {work.purchaseLink ? (
          <WordLink href={work.purchaseLink} target="_blank" rel="noreferrer">
            {work.purchaseLink}
          </WordLink>
        ) : (
          'None'
        )}
      </Fact>
    </FactList>
  );
}
