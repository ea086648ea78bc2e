import type { DigitalFile } from '@gallery/contracts';
import { WordLink } from '@gallery/ui';
import { useState } from 'react';
import { fileWords, isOver } from './order-text';

export interface DigitalFileLinkProps {
  /** Of the photo. */
  title: string;
  file: DigitalFile;
}

/** The file of an event photo and until when it can be fetched; without its link when that is over. */
export function DigitalFileLink({ title, file }: DigitalFileLinkProps) {
  const [now] = useState(() => new Date());
  return (
    <>
      {!isOver(file.expiresAt, now) && (
        <>
          <WordLink href={file.url} download>
            Download<span className="visually-hidden"> the file of {title}</span>
          </WordLink>
          <br />
        </>
      )}
      {fileWords(file, now)}
    </>
  );
}
