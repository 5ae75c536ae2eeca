import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { potonganKupon, salahKupon } from '@kilau/contract/trade/kupon/kupon.calc.ts';
import type { KuponCek } from '@kilau/contract/trade/kupon/kupon.wire.ts';
import type { Guarded } from '../../engine/paper/writing.ts';
import type { Drawn, Work } from '../../engine/paper/kind.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import type { PenjualanMasuk } from './baris-jual.ts';

/** Whose coupons they are: what payments name them as. */
const JENIS = 'kupon';

/** A coupon of the shop as whoever pays with it sees it. @param lock held until the end of the transaction. */
export async function bacaKupon(
  sql: Sql,
  { shop }: Pick<WorkContext, 'shop'>,
  kode_kupon: string,
  lock = false,
): Promise<KuponCek | undefined> {
  const row = await sql.maybe<{ kupon: KuponCek }>(
    `select jsonb_build_object('kode_kupon', k.kode_kupon, 'keterangan', k.keterangan, 'jenis', k.jenis,
       'nilai', k.nilai, 'min_belanja', k.min_belanja, 'maks_potongan', k.maks_potongan, 'tgl_mulai', k.tgl_mulai,
       'tgl_selesai', k.tgl_selesai, 'dipakai_dokumen', k.dipakai_dokumen,
       'status', case when h.tgl_system < k.tgl_mulai then 'BELUM_MULAI'
         when h.tgl_system > k.tgl_selesai then 'HABIS_MASA' else 'AKTIF' end) as kupon
     from kupon k join hari_toko h on h.kode_toko = k.kode_toko
     where k.kode_toko = $1 and k.kode_kupon = $2 and k.status_aktif ${lock ? 'for update of k' : ''}`,
    [shop.kode_toko, kode_kupon],
  );
  return row?.kupon;
}

/** What a sale says of itself to the coupon that pays it. */
interface Dikuponi {
  readonly kode_kupon: string;
  /** What its lines come to, less discounts and without tax that is added to them. */
  readonly belanja: Dec;
  /** Number of the sale that is being changed, which may hold the coupon. */
  readonly oleh: string;
}

/**
 * What a coupon pays of a sale (domain guide §2.7, part 2 §8). Two tills that send the same one wait for each other.
 * @throws Problem at `kode_kupon`: unknown here, not in its period, used, below its least purchase.
 */
export async function bayarKupon({ tx, context }: Work, { kode_kupon, belanja, oleh }: Dikuponi): Promise<Drawn> {
  if (!context.isOn('KUPON_PENJUALAN_MODULE')) throw new Problem('jenis_bayar_tidak_aktif', { jenis: 'KUPON' });
  const kupon = await bacaKupon(tx, context, kode_kupon, true);
  const salah = kupon ? salahKupon(kupon, belanja, oleh) : { rule: 'tidak_terdaftar' };
  if (salah) throw new Problem('data_tidak_valid', {}, { kode_kupon: salah });
  const jumlah = kupon && potonganKupon(kupon, belanja);
  if (!jumlah) throw new Error(`coupon ${kode_kupon} pays nothing`);
  return { jumlah, jenis: JENIS, nomor: kode_kupon };
}

/** Uses a coupon up for a sale, in the statement that writes it. */
export const tulisKupon = (kode_toko: string, nomor: string, { bayar }: PenjualanMasuk): Guarded[] =>
  bayar.flatMap(({ jenis: cara, kode_kupon }) =>
    cara !== 'KUPON' || !kode_kupon
      ? []
      : [
          {
            part: (add: (value: unknown) => string) => `update kupon set dipakai_dokumen = ${add(nomor)}
              where kode_toko = ${add(kode_toko)} and kode_kupon = ${add(kode_kupon)} and dipakai_dokumen = ''`,
            banyak: 1,
            refused: () => new Problem('data_dipakai', { kode: kode_kupon }),
          },
        ],
  );

/** Lets the coupon of a sale go, if it had one: within its period it pays again. */
export async function lepasKupon(tx: Tx, kode_toko: string, nomor: string): Promise<void> {
  await tx.query(`update kupon set dipakai_dokumen = '' where kode_toko = $1 and dipakai_dokumen = $2`, [
    kode_toko,
    nomor,
  ]);
}
