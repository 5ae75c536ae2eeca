import { useState } from 'react';
import type { ImageField, ImagesField } from '@kilau/contract/core/field.ts';
import { uploadImage } from '../../platform/images.tsx';
import { problemText } from '../../platform/report-problem.ts';

/** What browsers offer to choose from; the server decides what is a picture. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp';

export interface Upload {
  readonly busy: boolean;
  /** Why the last one was refused. */
  readonly refused: string | undefined;
  /** Sends pictures one after the other and answers the names of those that were kept. */
  readonly send: (files: readonly File[]) => Promise<readonly string[]>;
}

/** Pictures are sent as soon as they are chosen; the form holds the names they were stored under. */
export function useUpload({ folder, use }: Pick<ImageField | ImagesField, 'folder' | 'use'>): Upload {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const send = async (files: readonly File[]) => {
    const names: string[] = [];
    setBusy(true);
    setRefused(undefined);
    try {
      for (const file of files) names.push(await uploadImage(file, { folder, use }));
    } catch (problem) {
      setRefused(problemText(problem));
    } finally {
      setBusy(false);
    }
    return names;
  };
  return { busy, refused, send };
}
