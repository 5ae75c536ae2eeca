/** Call that gives out the pictures of the catalogue to everybody. */
const ALAMAT = '/api/v1/app/gambar/';

/** Where the member app fetches a picture by its key; nothing stays nothing. */
export const alamatGambar = (key: string): string =>
  key === '' ? '' : ALAMAT + key.split('/').map(encodeURIComponent).join('/');
