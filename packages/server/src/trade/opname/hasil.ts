/**
 * Where a piece `n` is, as a count writes it down: its tray, or how it left for another shop. The table knows one
 * result for all that left, so that a piece in another shop is kept as sold, with the result that it has for a tray.
 */
export const DI_BAKI = `case when n.di_stok then n.kode_baki when n.status in ('KIRIM', 'HILANG') then 'DIKIRIM'
  when n.status = 'KELUAR' then 'KELUAR' else '' end`;

/** The result of a row that a count has written down, as SQL over its alias. */
export const hasilTertulis = (o: string): string =>
  `case when ${o}.hasil = 'TERJUAL' and ${o}.di_baki <> '' then ${o}.di_baki else ${o}.hasil end`;

/** The tray of such a row: one that left has none. */
export const bakiTertulis = (o: string): string => `case when ${o}.hasil = 'TERJUAL' then '' else ${o}.di_baki end`;
