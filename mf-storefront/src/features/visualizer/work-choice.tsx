import type { ArtworkRecord } from '@gallery/contracts';
import { formatSize, UNTITLED } from '@gallery/domain';
import { SelectField } from '@gallery/ui';
import type { HungWork } from './hung-work';
import { WordChoice } from './word-choice';
import type { WallChoices } from './wall-choices';

export interface WorkChoiceProps {
  artworks: readonly ArtworkRecord[];
  work: HungWork;
  onChange: (choices: Partial<WallChoices>) => void;
}

/** Which work, in which size, in which frame. */
export function WorkChoice({ artworks, work, onChange }: WorkChoiceProps) {
  return (
    <>
      <SelectField
        label="Work"
        value={work.artwork.slug}
        // Another work has editions and frames of its own.
        onChange={(event) => onChange({ work: event.target.value, size: null, frame: null })}
      >
        {seriesOf(artworks).map((series) => (
          <optgroup key={series} label={series}>
            {artworks
              .filter((artwork) => artwork.series === series)
              .map((artwork) => (
                <option key={artwork.slug} value={artwork.slug}>
                  {artwork.title || UNTITLED}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      <WordChoice
        legend="Print"
        name="size"
        options={work.editions.map((edition) => ({
          value: edition.size,
          word: formatSize(edition.size),
        }))}
        chosen={work.edition.size}
        onChoose={(size) => onChange({ size })}
      />
      <WordChoice
        legend="Frame"
        name="frame"
        options={work.frames.map((frame) => ({ value: frame, word: frame }))}
        chosen={work.frame}
        onChoose={(frame) => onChange({ frame })}
      />
    </>
  );
}

const seriesOf = (artworks: readonly ArtworkRecord[]): string[] =>
  [...new Set(artworks.map((artwork) => artwork.series))].toSorted();
