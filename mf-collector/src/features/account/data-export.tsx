import { exportAccount } from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { FormProblem } from '../../form/form-problem';
import { Sentence } from './account-part';
import { saveFile } from './save-file';

/** All that the gallery keeps about the collector, as a file. */
export function DataExport() {
  const { mutate, isPending, error } = useMutation({
    ...exportAccount(),
    onSuccess: (file) => saveFile(file, 'collector-data.json'),
  });
  return (
    <>
      <Sentence>Everything that the gallery keeps about you, as one JSON file.</Sentence>
      <FormProblem title="The file could not be made." failure={error} />
      <Button isBusy={isPending} busyText="Collecting..." onClick={() => mutate()}>
        Download my data
      </Button>
    </>
  );
}
