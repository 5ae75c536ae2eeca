import type { Sql } from '../../platform/database/tx.ts';

/**
 * What a shop comes to: balances, papers by kind and state, goods by state. Written in the schema of today; who changes
 * the schema changes these statements with it, and they must still come to what was noted before.
 */
const FIGURES: readonly string[] = [
  // Where the chain stood: behind that, 0016 posted what bought pieces had cost.
  `select 'book', b.kode_toko, coalesce(p.urut, b.urut), encode(coalesce(p.hash, b.hash), 'hex') from buku b
     left join posting a on a.kode_toko = b.kode_toko and a.jenis = 'BARANG' and a.nomor = 'MODAL-AWAL'
     left join posting p on p.kode_toko = a.kode_toko and p.urut = a.urut - 1`,
  `select 'day', kode_toko, tgl_system from hari_toko`,
  `select 'balance', kode_toko, aset, akun, sub, sum(jumlah)::numeric(24,3) from saldo group by 2, 3, 4, 5
     having sum(jumlah) <> 0`,
  `select 'moved', kode_toko, tgl, aset, akun, sum(masuk)::numeric(24,3), sum(keluar)::numeric(24,3)
     from saldo_hari group by 2, 3, 4, 5`,
  `select 'papers', kode_toko, jenis, status, count(*), sum(total)::numeric(24,3), sum(sisa)::numeric(24,3),
     sum(saldo)::numeric(24,3) from dokumen group by 2, 3, 4`,
  `select 'deeds', kode_toko, jenis, aksi, dari, status, count(*) from perbuatan group by 2, 3, 4, 5, 6`,
  `select 'paid', kode_toko, jenis, arah, akun, sum(jumlah)::numeric(24,3), sum(fee)::numeric(24,3)
     from pembayaran group by 2, 3, 4, 5`,
  `select 'pieces', kode_toko, case when klaim_nomor is null then status else 'RESERVASI' end, kode_baki, count(*),
     sum(berat)::numeric(24,3) from barang group by 2, 3, 4`,
  `select 'in bulk', kode_toko, kode_baki, sum(qty), sum(berat)::numeric(24,3), sum(pesan_qty),
     sum(pesan_berat)::numeric(24,3) from stok_manual group by 2, 3`,
  `select 'accessories', kode_toko, sum(stok) from aksesoris group by 2`,
  `select 'to be entered', kode_toko, sum(qty), sum(berat)::numeric(24,3) from penerimaan_sisa group by 2`,
];

/** What the shops of a database come to, a line each. */
export async function figuresOf(sql: Sql): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const statement of FIGURES) {
    const rows = await sql.query<{ isi: string }>(
      `select array_to_string(array(select value from json_each_text(row_to_json(t))), ' ', '-') as isi
       from (${statement}) t order by 1`,
    );
    lines.push(...rows.map(({ isi }) => isi));
  }
  return lines;
}
