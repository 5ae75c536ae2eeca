import type { Dec } from '@kilau/contract/core/dec.ts';
import { KONDISI_MULUS, type Potongan, type RugiNota } from '@kilau/contract/trade/beli/harga-beli.calc.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { HARGA_GROUP, type HargaGroup } from '../../trade/harga/harga-group.ts';

/** A group with today's prices, what is usually cut of its kategori, and what a customer loses at least. */
export interface GroupBeli extends HargaGroup {
  readonly potongan: Potongan | null;
  readonly rugi: RugiNota | null;
}

/** What the shop has set for purchases, read once for all lines. */
export interface RujukanBeli {
  readonly kondisi: ReadonlyMap<string, Potongan>;
  readonly harga: ReadonlyMap<string, Dec>;
  /** Prices of the day by kadar, as plain text. */
  readonly hargaKadar: ReadonlyMap<string, Dec>;
}

const POTONGAN = `jsonb_build_object('jenis_potongan', jenis_potongan, 'potongan', potongan, 'persentase', persentase)`;

/** What a condition cuts of goods that are bought, or exchanged: less often, where the shop has said so. */
const KONDISI = {
  beli: 'potongan, persentase',
  tukar: 'coalesce(potongan_tukar, potongan) as potongan, coalesce(persentase_tukar, persentase) as persentase',
} as const;

/** The shop's conditions, the fine one first, codes of prices and prices of the day. */
export async function rujukanBeli(
  sql: Sql,
  kode_toko: string,
  untuk: keyof typeof KONDISI = 'beli',
): Promise<RujukanBeli> {
  const kondisi = await sql.query<Potongan & { readonly kondisi_barang: string }>(
    `select kondisi_barang, jenis_potongan, ${KONDISI[untuk]} from kondisi_pembelian
     where kode_toko = $1 and status_aktif order by kondisi_barang <> $2, kondisi_barang`,
    [kode_toko, KONDISI_MULUS],
  );
  const harga = await sql.query<{ readonly kode_harga: string; readonly harga_per_gram: Dec }>(
    'select kode_harga, harga_per_gram from harga_beli where kode_toko = $1 and status_aktif',
    [kode_toko],
  );
  const hargaKadar = await sql.query<{ readonly kadar: Dec; readonly harga_gram: Dec }>(
    'select kadar, harga_gram from harga_emas_pembelian where kode_toko = $1 and status_aktif',
    [kode_toko],
  );
  return {
    kondisi: new Map(kondisi.map(({ kondisi_barang, ...potongan }) => [kondisi_barang, potongan])),
    harga: new Map(harga.map(({ kode_harga, harga_per_gram }) => [kode_harga, harga_per_gram])),
    hargaKadar: new Map(hargaKadar.map(({ kadar, harga_gram }) => [kadar.toString(), harga_gram])),
  };
}

/**
 * Groups of the lines. A cut without kadar is one for all of them.
 * @param kode_group their codes; absent: all that are in use.
 * @param dipotong the shop cuts by kategori (POTONGAN_PENJUALAN_MODULE).
 */
export async function groupBeli(
  sql: Sql,
  kode_toko: string,
  kode_group: readonly string[] | undefined,
  dipotong: boolean,
): Promise<ReadonlyMap<string, GroupBeli>> {
  const rows = await sql.query<GroupBeli>(
    `select k.kode_group, ${HARGA_GROUP},
       (select ${POTONGAN} from potongan_kategori p where p.kode_toko = k.kode_toko and p.status_aktif and $3
          and p.kode_kategori = k.kode_kategori and coalesce(p.kadar, k.kadar) = k.kadar
        order by p.kadar nulls last limit 1) as potongan,
       (select jsonb_build_object('rugi', r.rugi, 'rusak', r.rusak) from rugi_nota r
        where r.kode_toko = k.kode_toko and r.status_aktif and r.kode_kategori = k.kode_kategori
          and r.kadar = k.kadar) as rugi
     from kelompok k left join harga_global g on g.kode_toko = k.kode_toko
     where k.kode_toko = $1 and case when $2::text[] is null then k.status_aktif else k.kode_group = any($2) end
     order by k.kode_group`,
    [kode_toko, kode_group === undefined ? null : [...new Set(kode_group)], dipotong],
  );
  return new Map(rows.map((row) => [row.kode_group, row]));
}
