/** Why a session is over; the browser tells its user. */
export type EndReason =
  | 'LOGOUT'
  | 'DIGANTI'
  | 'DIAMBIL_ALIH'
  | 'DIAKHIRI'
  | 'PASSWORD'
  | 'NONAKTIF'
  | 'JAM_AKSES'
  | 'TUTUP_TOKO';
