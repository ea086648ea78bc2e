import { uploadPicture } from '@gallery/api-client';
import type { Picture } from '@gallery/contracts';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../components/feedback/error-notice';

/** A file on its way to the gallery. */
export interface PictureUpload {
  id: number;
  file: File;
  state: 'waiting' | 'failed';
  /** Share of the bytes that were sent; null while unknown. */
  percent: number | null;
  /** Why it was refused. */
  sentence: string;
}

const QUEUED = { state: 'waiting', percent: null, sentence: '' } as const;

/** Sends files as soon as they are chosen, so that the form waits for none of them and a failed save loses none. */
export function usePictureUpload(onArrived: (picture: Picture) => void) {
  const [files, setFiles] = useState<readonly PictureUpload[]>([]);
  const nextId = useRef(1);
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });

  const change = (id: number, part: Partial<PictureUpload>) =>
    setFiles((before) => before.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const drop = (id: number) => setFiles((before) => before.filter((each) => each.id !== id));

  // One after the other: the first that has not failed is being sent.
  const sending = files.find(({ state }) => state === 'waiting');
  const sendingId = sending?.id;
  const sendingFile = sending?.file;
  useEffect(() => {
    if (sendingId === undefined || !sendingFile) return;
    const given = new AbortController();
    uploadPicture({
      file: sendingFile,
      signal: given.signal,
      onProgress: (percent) => change(sendingId, { percent }),
    }).then(
      (picture) => {
        drop(sendingId);
        arrived.current(picture);
      },
      (failure: unknown) => {
        if (!given.signal.aborted) change(sendingId, { state: 'failed', sentence: errorMessage(failure) });
      },
    );
    return () => given.abort();
  }, [sendingId, sendingFile]);

  return {
    files,
    isBusy: files.some(({ state }) => state !== 'failed'),
    add: (chosen: readonly File[]) =>
      setFiles((before) => [
        ...before,
        ...chosen.map((file) => ({
          ...QUEUED,
          id: nextId.current++,
          file,
        })),
      ]),
    // At the end of the queue, so that the running upload is left alone.
    retry: (id: number) =>
      setFiles((before) => [
        ...before.filter((each) => each.id !== id),
        ...before.filter((each) => each.id === id).map((each) => ({ ...each, ...QUEUED })),
      ]),
    drop,
  };
}
