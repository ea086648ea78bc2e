import type { InventoryRecord } from '@gallery/contracts';
import { formatMoney } from '@gallery/domain';
import { TextLink } from '@gallery/ui';
import { Fact, FactList } from '../../components/records/fact-list';
import { AvailabilityLabel, LiveStatusLabel } from '../../components/catalog/artwork-status-labels';

const formatDollars = (price: number): string => formatMoney(Math.round(price * 100));

/** Price, orientation, availability, live status, credit and link of an artwork. */
export function ArtworkBase({ work }: { work: InventoryRecord }) {
  return (
    <FactList>
      <Fact label="Price">
        {work.price === null ? 'Price on inquiry' : `From ${formatDollars(work.price)}`}
      </Fact>
      <Fact label="Unsold value">{formatDollars(work.unsoldValue)}</Fact>
      <Fact label="Orientation">{work.orientation}</Fact>
      <Fact label="Tier">{work.tier}</Fact>
      <Fact label="Availability">
        <AvailabilityLabel availability={work.availability} />
      </Fact>
      <Fact label="Live status">
        <LiveStatusLabel status={work.liveStatus} />
        {work.archivedAt && ' (archived)'}
      </Fact>
      <Fact label="Gallery credit">{work.galleryCredit || 'None'}</Fact>
      <Fact label="Purchase link">
        {work.purchaseLink ? (
          <TextLink href={work.purchaseLink} target="_blank" rel="noreferrer">
            {work.purchaseLink}
          </TextLink>
        ) : (
          'None'
        )}
      </Fact>
    </FactList>
  );
}
