/** What the server sends to every browser of the shop after a price has changed, so that open sales ask again. */
export const HARGA_BERUBAH = 'harga-berubah';
