/** Everything read of the goods lies below this key, so that one write makes all of it be read again. */
export const CACHE = ['barang'] as const;
