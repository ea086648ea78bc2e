import { formatSize, UNTITLED_ARTWORK } from '@gallery/domain';
import { SelectField } from '@gallery/ui';
import type { DisplayableArtwork, FramedPrint } from '../framed-print';
import { ChipGroup } from './chip-group';
import type { WallSettings } from '../wall-settings';

export interface ArtworkPickerProps {
  artworks: readonly DisplayableArtwork[];
  work: FramedPrint;
  onChange: (choices: Partial<WallSettings>) => void;
}

/** Artwork, size and frame. */
export function ArtworkPicker({ artworks, work, onChange }: ArtworkPickerProps) {
  return (
    <>
      <SelectField
        label="Work"
        value={work.artwork.slug}
        // Another artwork has editions and frames of its own.
        onChange={(event) => onChange({ work: event.target.value, size: null, frame: null })}
      >
        {seriesOf(artworks).map((series) => (
          <optgroup key={series} label={series}>
            {artworks
              .filter((artwork) => artwork.series === series)
              .map((artwork) => (
                <option key={artwork.slug} value={artwork.slug}>
                  {artwork.title || UNTITLED_ARTWORK}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      <ChipGroup
        legend="Print"
        name="size"
        options={work.editions.map((edition) => ({
          value: edition.size,
          word: formatSize(edition.size),
        }))}
        chosen={work.edition.size}
        onChoose={(size) => onChange({ size })}
      />
      <ChipGroup
        legend="Frame"
        name="frame"
        options={work.frames.map((frame) => ({ value: frame, word: frame }))}
        chosen={work.frame}
        onChoose={(frame) => onChange({ frame })}
      />
    </>
  );
}

const seriesOf = (artworks: readonly DisplayableArtwork[]): string[] =>
  [...new Set(artworks.map((artwork) => artwork.series))].toSorted();
