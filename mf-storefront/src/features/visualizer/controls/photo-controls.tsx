import { Button, Notice, TextField } from '@gallery/ui';
import styles from './controls.module.css';
import { WallPhotoField } from './wall-photo-field';
import type { WallPhotoState } from '../wall/use-wall-photo';

/** A photo of the shopper's own wall: choose it, measure something on it, hang the artwork. */
export function PhotoControls({ state }: { state: WallPhotoState }) {
  return (
    <>
      <WallPhotoField state={state} />
      {state.shown && (
        <>
          {state.isMeasuring ? (
            <>
              <p className={styles.hint} id="wall-measuring">
                Drag the marks to either end of something you can measure, such as a door. You can also tap
                the photo or use the arrow keys.
              </p>
              <TextField
                label="Length"
                inputMode="decimal"
                autoComplete="off"
                value={state.length.text}
                hint="In inches; add cm, m or ft for other units"
                error={state.length.isRead ? undefined : 'Enter a length, such as 80 or 203 cm.'}
                onChange={(event) => state.setLength(event.target.value)}
              />
            </>
          ) : (
            <Notice tone="success">The work is shown at true scale on your wall.</Notice>
          )}
          <div className={styles.actions}>
            {state.isMeasuring ? (
              <Button onClick={() => state.length.isRead && state.setMeasuring(false)}>Place the work</Button>
            ) : (
              <Button variant="text" onClick={() => state.setMeasuring(true)}>
                Measure again
              </Button>
            )}
            <Button variant="text" onClick={state.remove}>
              Remove photo
            </Button>
          </div>
        </>
      )}
    </>
  );
}
