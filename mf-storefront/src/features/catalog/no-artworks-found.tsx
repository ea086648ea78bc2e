import { Button, EmptyState } from '@gallery/ui';
import { SuggestedArtwork } from '../../components/suggested-artwork';

/** Shown when search and filters match nothing. @param props.onClear clears both */
export function NoArtworksFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState artwork={<SuggestedArtwork />} action={<Button onClick={onClear}>Clear filters</Button>}>
      No artworks found matching your search criteria.
    </EmptyState>
  );
}
