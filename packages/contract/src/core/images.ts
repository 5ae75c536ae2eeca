/** What customers see in the member app, without a login (specification, section 7). */
export const PUBLIC_FOLDERS = [
  'KATEGORI_ICON',
  'BANNER_ICON',
  'INFO_ICON',
  'ITEM',
  'HADIAH',
  'SPLASH',
  'PROMO',
] as const;
/** All folders of a shop's pictures, with those of this program: nothing is kept elsewhere. */
export const IMAGE_FOLDERS = [...PUBLIC_FOLDERS, 'MASTER', 'TOKO'] as const;
export type ImageFolder = (typeof IMAGE_FOLDERS)[number];

/** Where the picture of a field without a folder lies. */
export const DEFAULT_FOLDER: ImageFolder = 'MASTER';

/** The largest picture that is taken, in bytes; what is kept is far smaller. */
export const IMAGE_LARGEST = 8 * 1024 * 1024;

export const isImageFolder = (name: string): name is ImageFolder => (IMAGE_FOLDERS as readonly string[]).includes(name);
