/**
 * Where lines of trade stand: the kind of paper, its table of lines, and which columns tell the figures. Accessories
 * have no gold: neither a price of it nor grams.
 */
const SUMBER = [
  { arah: 'jual', jenis: 'penjualan', tabel: 'jual_barang', qty: '1', emas: 'harga_jual', total: 'harga_total' },
  { arah: 'jual', jenis: 'penjualan', tabel: 'jual_aksesoris', qty: 'b.qty', emas: null, total: 'harga_total' },
  {
    arah: 'jual',
    jenis: 'penjualan-manual',
    tabel: 'jual_manual_baris',
    qty: 'b.qty',
    emas: 'harga_jual',
    total: 'harga_total',
  },
  { arah: 'beli', jenis: 'pembelian', tabel: 'beli_barang', qty: '1', emas: 'harga_beli', total: 'harga_beli' },
  {
    arah: 'beli',
    jenis: 'pembelian-manual',
    tabel: 'beli_manual_baris',
    qty: 'b.qty',
    emas: 'harga_beli',
    total: 'harga_beli',
  },
] as const;

/** Deeds by which trade is booked: its validation, or the last instalment that sells. */
const DIBUKUKAN = `'VALIDASI', 'JUAL'`;

/** Grams and the price of the gold of a line, and whether it is one of accessories. */
const emasSql = (emas: string | null): string =>
  emas === null ? '0 as berat, 0 as emas, true as aksesoris' : `b.berat, b.${emas} as emas, false as aksesoris`;

/**
 * Sold and bought lines of the days `$2` to `$3`, pieces, manual items and accessories alike, each on the day on which
 * it was booked (`tanda` 1), and again on the day on which that was taken back (`-1`). By deeds, so that a past day
 * stays what it was. `emas` is the price of the gold alone, `total` of the whole line.
 */
export const niagaSql = (arah?: 'jual' | 'beli'): string =>
  SUMBER.filter((one) => arah === undefined || one.arah === arah)
    .map(
      ({ arah: ke, jenis: kind, tabel, qty, emas, total }) => `
        select p.tgl, '${ke}' as arah, case when p.aksi in (${DIBUKUKAN}) then 1 else -1 end as tanda, d.kode_sales,
          b.kode_group, b.kode_dept, b.kadar, ${qty} as qty, ${emasSql(emas)}, b.${total} as total
        from perbuatan p
        join dokumen d on d.kode_toko = p.kode_toko and d.jenis = p.jenis and d.nomor = p.nomor
        join ${tabel} b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
        where p.kode_toko = $1 and p.tgl between $2 and $3 and p.jenis = '${kind}'
          and (p.aksi in (${DIBUKUKAN}) or p.aksi in ('BATAL', 'BATAL VALIDASI', 'BATAL JUAL') and exists (
            select from perbuatan v where v.kode_toko = p.kode_toko and v.jenis = p.jenis and v.nomor = p.nomor
              and v.aksi in (${DIBUKUKAN})))`,
    )
    .join('\n union all ');
