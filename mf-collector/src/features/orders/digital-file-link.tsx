import type { DigitalFile } from '@gallery/contracts';
import { TextLink } from '@gallery/ui';
import { useState } from 'react';
import { fileExpiryLabel, isExpired } from './order-labels';

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
      {!isExpired(file.expiresAt, now) && (
        <>
          <TextLink href={file.url} download>
            Download<span className="visually-hidden"> the file of {title}</span>
          </TextLink>
          <br />
        </>
      )}
      {fileExpiryLabel(file, now)}
    </>
  );
}
