import { updateSettings } from '@gallery/api-client';
import type { SettingsRecord } from '@gallery/contracts';
import { Button, TextAreaField, TextField } from '@gallery/ui';
import { TextButton } from '../../../components/actions/text-button';
import styles from '../settings.module.css';
import { SettingsForm } from './settings-form';

type GateTag = SettingsRecord['gate']['content']['tags'][number];

const EMPTY: GateTag = { tag: '', title: '', text: '' };
const MAX_TAGS = 24;

/** What the gate of live events says by its tag. */
export function GateTagSettings({ standing }: { standing: SettingsRecord['gate'] }) {
  return (
    <SettingsForm
      section="gate"
      names={{ tags: 'tags' }}
      title="Gate tags"
      help="Guests who come by /live-event-gate/ and one of these tags read its title and text; any other tag reads a general one."
      current={standing}
      send={updateSettings.gate}
    >
      {({ content: { tags }, change, errorOf, isPending }) => (
        <>
          {withPositions(tags).map(({ tag, place }) => {
            const field = (name: keyof GateTag) => ({
              look: 'boxed' as const,
              value: tag[name],
              error: errorOf(`tags.${place}.${name}`),
              onChange: ({ target }: { target: { value: string } }) =>
                change({ tags: tags.with(place, { ...tag, [name]: target.value }) }),
            });
            return (
              <fieldset
                key={place}
                className={styles.link}
                aria-label={`Tag ${place + 1}`}
                disabled={isPending}
              >
                <TextField {...field('tag')} label="Tag" maxLength={60} />
                <TextField {...field('title')} label="Title" maxLength={120} />
                <TextButton onClick={() => change({ tags: tags.toSpliced(place, 1) })}>Remove</TextButton>
                <div className={styles.wholeRow}>
                  <TextAreaField {...field('text')} label="Text" rows={2} maxLength={500} />
                </div>
              </fieldset>
            );
          })}
          {tags.length < MAX_TAGS && (
            <div>
              <Button variant="text" disabled={isPending} onClick={() => change({ tags: [...tags, EMPTY] })}>
                Add a tag
              </Button>
            </div>
          )}
        </>
      )}
    </SettingsForm>
  );
}

/** A tag that is being written has no other name than its place. */
const withPositions = (tags: readonly GateTag[]) => tags.map((tag, place) => ({ tag, place }));
