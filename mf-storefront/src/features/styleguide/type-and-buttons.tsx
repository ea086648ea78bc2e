import { Button, ButtonLink, TextButton, TextLink } from '@gallery/ui';
import { Row, Specimen } from './specimen';
import styles from './styleguide.module.css';

const SIZES = [
  ['--t-display', 'Photographs in editions'],
  ['--t-heading', 'What the Tide Kept'],
  ['--t-title', 'Ask about this work'],
  ['--t-lead', 'A photograph should be lived with.'],
  ['--t-work', 'Title of a work in a label'],
] as const;

/** The sizes of the serif and of the sans, and everything that is pressed. */
export function TypeAndButtons() {
  return (
    <>
      <Specimen name="Type">
        {SIZES.map(([size, text]) => (
          <p key={size} className={styles.type} style={{ fontSize: `var(${size})` }}>
            {text}
          </p>
        ))}
        <p className={styles.prose}>
          Every print is made, signed and numbered by the same hand. The ledger of each edition is open: what
          is sold, what is held, what remains.
        </p>
        <p className={styles.small}>Small, 14. Archival pigment print on cotton rag.</p>
      </Specimen>
      <Specimen name="Buttons" note="Hover or press Tab to see hover and focus states.">
        <Row>
          <Button variant="filled">Purchase</Button>
          <Button variant="filled" disabled>
            Sold Out
          </Button>
          <Button variant="filled" isBusy busyText="SENDING...">
            SEND MESSAGE
          </Button>
          <Button variant="filled" tone="destructive">
            Delete permanently
          </Button>
          <Button variant="filled" size="dense">
            Dense
          </Button>
        </Row>
        <Row>
          <Button>INQUIRE</Button>
          <Button disabled>Disabled</Button>
          <Button isBusy busyText="Saving...">
            Save
          </Button>
          <Button tone="destructive">Delete</Button>
          <Button size="dense">Dense</Button>
          <ButtonLink to="/fine-art">A link</ButtonLink>
        </Row>
        <Row>
          <TextButton>Text button</TextButton>
          <Button variant="text">Text link</Button>
          <Button variant="text" disabled>
            Disabled
          </Button>
          <Button variant="text" tone="destructive">
            Delete
          </Button>
          <TextLink href="#word-link">Link with arrow</TextLink>
        </Row>
      </Specimen>
    </>
  );
}
