import { Dec } from '@kilau/contract/core/dec.ts';
import type { DocumentInput } from '@kilau/contract/core/document.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { kategoriOtorisasi, type AturanOtorisasi } from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';
import type { penjualan } from '@kilau/contract/features/penjualan/penjualan.document.ts';
import {
  hargaBaris,
  hitungPpn,
  type AturanHarga,
  type HargaBaris,
  type HargaSistem,
} from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { hargaHariIni, type BarangJual } from './barang-jual.ts';

export type PenjualanMasuk = DocumentInput<typeof penjualan>;
export type BarangMasuk = PenjualanMasuk['barang'][number];

/** One priced line, ready to be stored, with the reason why it needs an approval, if it does. */
export interface BarisJual {
  readonly barang: BarangJual;
  readonly berat: Dec;
  readonly sistem: HargaSistem;
  readonly harga_gram: Dec;
  readonly tarif_ongkos: Dec;
  readonly hasil: HargaBaris;
  readonly ppn_tarif: Dec;
  readonly ppn: Dec;
  /** What the customer pays for the line, tax included. */
  readonly total: Dec;
  readonly diskon_persen: Dec;
  /** Category of the approval it needs. */
  readonly kategori: string | undefined;
  readonly otorisasi: string | null;
}

interface Terpakai {
  readonly harga_gram: Dec;
  readonly harga_tetap: Dec | null;
}

/**
 * A price seen earlier today is stale, not negotiated: say so, with both prices, rather than ask for an approval.
 * The global price counts for 24K; a piece that follows it was shown its share by kadar.
 */
export async function assertBukanHargaLama(
  tx: Tx,
  context: Pick<WorkContext, 'shop'>,
  barang: Pick<BarangJual, 'kode_barcode' | 'kode_group' | 'kadar'>,
  dikirim: Dec,
  sekarang: Dec,
): Promise<void> {
  const lama = await tx.maybe<{ ada: boolean }>(
    `select true as ada from riwayat_harga where kode_toko = $1 and kode_group = any($2) and tgl >= $4::date - 1
       and (harga_lama = $3 or (kode_group = '' and round(harga_lama * $5 / 100) = $3)) limit 1`,
    [
      context.shop.kode_toko,
      [barang.kode_group, ''],
      dikirim.toString(),
      context.shop.tgl_system,
      barang.kadar.toString(),
    ],
  );
  if (lama) {
    throw new Problem('harga_sudah_berubah', {
      kode_barcode: barang.kode_barcode,
      harga_lama: dikirim.toJSON(),
      harga_baru: sekarang.toJSON(),
    });
  }
}

/** Which price counts: what was sent when it was sent and is not stale, else today's. */
async function hargaTerpakai(
  tx: Tx,
  context: WorkContext,
  barang: BarangJual,
  sistem: HargaSistem,
  masuk: BarangMasuk,
): Promise<Terpakai> {
  if (sistem.harga_tetap !== null) return { harga_gram: Dec.zero, harga_tetap: masuk.harga_jual ?? sistem.harga_tetap };
  const harga_gram = masuk.harga_gram ?? sistem.harga_gram;
  if (!harga_gram.eq(sistem.harga_gram)) await assertBukanHargaLama(tx, context, barang, harga_gram, sistem.harga_gram);
  return { harga_gram, harga_tetap: null };
}

/** When a line of a sale asks for an approval, as the shop wants it now. */
export const aturanOtorisasi = (context: WorkContext): AturanOtorisasi => ({
  toleransi: context.param('TOLERANSI_HARGA_JUAL'),
  batas_persen: context.param('BATAS_HARGA_PERSEN'),
  ongkos_turun: context.isOn('OTORISASI_ONGKOS_TURUN_PENJUALAN'),
  diskon: context.isOn('PENJUALAN_DISCOUNT_AUTHORIZATION_MODULE'),
});

/** Nothing is given away: a price that was sent as 0 is refused at its field, one that the shop has not set is told. */
function hargaNol({ kode_group }: BarangJual, masuk: BarangMasuk, index: number): Problem {
  const name = (['harga_jual', 'harga_gram'] as const).find((field) => masuk[field]?.isZero());
  return name
    ? new Problem('data_tidak_valid', {}, { [`barang.${index}.${name}`]: { rule: 'tidak_boleh_nol' } })
    : new Problem('harga_belum_diatur', { kode_group });
}

/** Prices one line by the shop's rules. The server decides; what was sent is checked, never trusted. */
export async function hitungBaris(
  tx: Tx,
  context: WorkContext,
  aturan: AturanHarga,
  barang: BarangJual,
  masuk: BarangMasuk,
  index: number,
): Promise<BarisJual> {
  const sistem = hargaHariIni(barang, aturan);
  const berat = masuk.berat ?? barang.berat;
  const harga = await hargaTerpakai(tx, context, barang, sistem, masuk);
  const { harga_gram } = harga;
  // `ongkos` on the wire is rupiah for the line; a flat sum therefore, whatever the piece's own way of charging.
  const tarif =
    masuk.ongkos === null
      ? { tipe: barang.tipe_ongkos, nominal: barang.ongkos }
      : { tipe: 'TOTAL' as const, nominal: masuk.ongkos };
  const dasar = {
    berat,
    harga_gram,
    persentase: sistem.persentase,
    harga_tetap: harga.harga_tetap,
    harga_atribut: barang.harga_atribut,
  };
  const hasil = hargaBaris(
    {
      ...dasar,
      tipe_ongkos: tarif.tipe,
      tarif_ongkos: tarif.nominal,
      diskon_rp: masuk.diskon_rp ?? 0,
      diskon_persen: masuk.diskon_persen ?? 0,
    },
    aturan,
  );
  if (hasil.harga_jual.isZero()) throw hargaNol(barang, masuk, index);
  if (hasil.diskon_berlebih) {
    throw new Problem(
      'diskon_melebihi_total',
      { kode_barcode: barang.kode_barcode },
      { [`barang.${index}.diskon_rp`]: { rule: 'diskon_melebihi_total' } },
    );
  }
  if (berat.gt(barang.berat)) {
    throw new Problem(
      'berat_berbeda',
      { kode_barcode: barang.kode_barcode, berat: barang.berat.toJSON() },
      { [`barang.${index}.berat`]: { rule: 'melebihi_berat_stok' } },
    );
  }
  const pajak = pajakBaris(context, barang, hasil.harga_total);
  return {
    barang,
    berat,
    sistem,
    harga_gram,
    hasil,
    ...pajak,
    tarif_ongkos: tarif.nominal,
    diskon_persen: masuk.diskon_persen ?? Dec.zero,
    kategori: kategoriOtorisasi(
      barang,
      sistem,
      { berat, harga: harga.harga_tetap ?? harga_gram, hasil },
      aturanOtorisasi(context),
    ),
    otorisasi: masuk.otorisasi,
  };
}

/** PPN of a line when the shop charges it: the rate goes by the piece's origin (domain guide §2.6). */
export function pajakBaris(
  context: WorkContext,
  barang: Pick<BarangJual, 'asal_faktur_pajak'>,
  harga_total: Dec,
): { ppn_tarif: Dec; ppn: Dec; total: Dec } {
  if (!context.isOn('PPN_TRANSAKSI_MODULE')) return { ppn_tarif: Dec.zero, ppn: Dec.zero, total: harga_total };
  const ppn_tarif = Dec.from(context.param(barang.asal_faktur_pajak ? 'PPN_TARIF_FAKTUR' : 'PPN_TARIF_TANPA_FAKTUR'));
  const { ppn, total } = hitungPpn(
    harga_total,
    ppn_tarif,
    context.param('PPN_HARGA') === 'EXCLUDE' ? 'EXCLUDE' : 'INCLUDE',
  );
  return { ppn_tarif, ppn, total };
}
