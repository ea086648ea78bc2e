import { exportAccount } from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { FormError } from '../../form/form-error';
import { SectionText } from './account-section';
import { downloadFile } from './download-file';

/** All that the gallery keeps about the collector, as a file. */
export function DataExport() {
  const { mutate, isPending, error } = useMutation({
    ...exportAccount(),
    onSuccess: (file) => downloadFile(file, 'collector-data.json'),
  });
  return (
    <>
      <SectionText>Everything that the gallery keeps about you, as one JSON file.</SectionText>
      <FormError title="The file could not be made." error={error} />
      <Button isBusy={isPending} busyText="Collecting..." onClick={() => mutate()}>
        Download my data
      </Button>
    </>
  );
}
