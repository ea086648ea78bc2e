import { updateSettings } from '@gallery/api-client';
import type { SettingsRecord } from '@gallery/contracts';
import { Button, Checkbox, TextField } from '@gallery/ui';
import { TextButton } from '../../../components/actions/text-button';
import styles from '../settings.module.css';
import { SettingsForm } from './settings-form';

type Link = SettingsRecord['links']['content']['links'][number];

const EMPTY: Link = { label: '', href: 'https://' };
const MAX_LINKS = 8;

/** The gallery elsewhere, and its charity. */
export function LinkSettings({ standing }: { standing: SettingsRecord['links'] }) {
  return (
    <SettingsForm
      section="links"
      names={{ links: 'links', charity: 'charity' }}
      title="Links"
      help="Stand at the foot of every page, in this order."
      current={standing}
      send={updateSettings.links}
    >
      {({ content: { links, charity }, change, errorOf, isPending }) => (
        <>
          {withPositions(links).map(({ link, place }) => (
            <fieldset
              key={place}
              className={styles.link}
              aria-label={`Link ${place + 1}`}
              disabled={isPending}
            >
              <LinkFields
                link={link}
                errorOf={(field) => errorOf(`links.${place}.${field}`)}
                onChange={(changed) => change({ links: links.with(place, changed) })}
              />
              <TextButton onClick={() => change({ links: links.toSpliced(place, 1) })}>Remove</TextButton>
            </fieldset>
          ))}
          {links.length < MAX_LINKS && (
            <div>
              <Button
                variant="text"
                disabled={isPending}
                onClick={() => change({ links: [...links, EMPTY] })}
              >
                Add a link
              </Button>
            </div>
          )}
          <Checkbox
            label="The proceeds fund a charity"
            checked={charity !== null}
            disabled={isPending}
            onChange={({ target }) => change({ charity: target.checked ? EMPTY : null })}
          />
          {charity && (
            <fieldset className={styles.link} aria-label="Charity" disabled={isPending}>
              <LinkFields
                link={charity}
                errorOf={(field) => errorOf(`charity.${field}`)}
                onChange={(changed) => change({ charity: changed })}
              />
            </fieldset>
          )}
        </>
      )}
    </SettingsForm>
  );
}

/** A link has no other name than its place in the list. */
const withPositions = (links: readonly Link[]) => links.map((link, place) => ({ link, place }));

interface LinkFieldsProps {
  link: Link;
  errorOf: (field: keyof Link) => string | undefined;
  onChange: (changed: Link) => void;
}

function LinkFields({ link, errorOf, onChange }: LinkFieldsProps) {
  return (
    <>
      <TextField
        look="boxed"
        label="Name"
        maxLength={60}
        value={link.label}
        error={errorOf('label')}
        onChange={({ target }) => onChange({ ...link, label: target.value })}
      />
      <TextField
        look="boxed"
        label="Address"
        type="url"
        value={link.href}
        error={errorOf('href')}
        onChange={({ target }) => onChange({ ...link, href: target.value })}
      />
    </>
  );
}
