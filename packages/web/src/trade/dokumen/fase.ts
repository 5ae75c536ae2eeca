/** How far the saving of a document is: being filled in, on its way, on its way while the line is down. */
export type Fase = 'isi' | 'kirim' | 'menunggu';
