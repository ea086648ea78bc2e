import { isApiError, uploadPicture } from '@gallery/api-client';
import { useRef, useState } from 'react';

/** A picture for new artworks, by the name under which the file of artworks knows it. */
export interface LiveUploadImage {
  name: string;
  /** Null until the gallery has it. */
  id: string | null;
  /** Why it was not taken; empty while nothing is wrong. */
  fault: string;
}

/** Pictures that go ahead of a file of artworks. */
export interface UploadedPictures {
  pictures: readonly LiveUploadImage[];
  isBusy: boolean;
  add: (files: readonly File[]) => Promise<void>;
}

/** Sends pictures one after the other as soon as they are chosen. One of the same name takes the place of the former. */
export function useUploadedPictures(): UploadedPictures {
  const [pictures, setPictures] = useState<readonly LiveUploadImage[]>([]);
  const line = useRef(Promise.resolve());

  const put = (picture: LiveUploadImage) =>
    setPictures((before) => [...before.filter(({ name }) => name !== picture.name), picture]);
  const send = async (file: File) => {
    try {
      const { id } = await uploadPicture({ file });
      put({ name: file.name, id, fault: '' });
    } catch (failure) {
      put({ name: file.name, id: null, fault: uploadErrorMessage(failure) });
    }
  };
  return {
    pictures,
    isBusy: pictures.some(({ id, fault }) => id === null && fault === ''),
    add: (files) => {
      for (const { name } of files) put({ name, id: null, fault: '' });
      for (const file of files) line.current = line.current.then(() => send(file));
      return line.current;
    },
  };
}

function uploadErrorMessage(failure: unknown): string {
  if (!isApiError(failure)) return 'It was not taken. Please choose it again.';
  if (failure.code === 'network') return 'No answer came. Please choose it again.';
  return failure.fields['picture'] ?? failure.serverMessage ?? 'It was not taken. Please choose it again.';
}
