import { image } from '../../core/field.ts';

/**
 * Words of the specification for a missing picture: of a category or banner the long ones, elsewhere the short ones.
 */
const WAJIB = { tidak_boleh_kosong: 'gambar_wajib' } as const;
const WAJIB_ULANG = { tidak_boleh_kosong: 'gambar_wajib_ulang' } as const;

/** The picture of a category, banner, info or gift. The record is read with `gambar_name`, the file's own name. */
export const gambarPath = (folder: string) => image({ required: true, folder, label: 'field.gambar', rules: WAJIB });
export const gambarPathUlang = (folder: string) =>
  image({ required: true, folder, label: 'field.gambar', rules: WAJIB_ULANG });
