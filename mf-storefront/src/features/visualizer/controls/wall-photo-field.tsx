import { Field } from '@gallery/ui';
import { useId } from 'react';
import styles from './wall-photo-field.module.css';
import type { WallPhotoState } from '../wall/use-wall-photo';

/** Where a shopper chooses or drops a photo of their wall. It is not uploaded. */
export function WallPhotoField({ state }: { state: WallPhotoState }) {
  const id = useId();
  return (
    <div
      className={styles.drop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const file = event.dataTransfer.files[0];
        if (!file) return;
        event.preventDefault();
        void state.read(file);
      }}
    >
      <Field
        id={id}
        label="A photo of your wall"
        hint={
          state.isReading
            ? 'Loading the photo...'
            : 'Choose a file or drop it here. It stays in your browser.'
        }
        error={state.problem}
      >
        {(control) => (
          <input
            {...control}
            key={state.removals}
            type="file"
            accept="image/*"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) void state.read(file);
            }}
          />
        )}
      </Field>
    </div>
  );
}
