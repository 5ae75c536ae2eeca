import { Dec } from '@kilau/contract/core/dec.ts';
import type { OpeningInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { jadwalSisa, type Jadwal } from '@kilau/contract/features/cicilan/angsuran.calc.ts';
import { bagiSisa } from '@kilau/contract/features/cicilan/cicilan.calc.ts';
import type { cicilan } from '@kilau/contract/features/cicilan/cicilan.kind.ts';
import { hitungPpn } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { Making, Work } from '../../engine/paper/kind.ts';
import { moneyEntry } from '../../ledger/entry.ts';
import type { WorkContext } from '../../platform/context.ts';
import { tanpaGanda } from '../../trade/barang/ganda.ts';
import { denganBarcode } from '../../trade/barang/kode-lama.ts';
import { tulisSimpan } from '../../trade/barang/titip.ts';
import { pegangBakiTujuan } from '../../trade/gudang/baki.ts';
import { bakiCicil } from '../../trade/gudang/baki-titip.ts';
import { aturanHarga } from '../../trade/harga/aturan-harga.ts';
import { assertDijual, pegangBarangJual, type BarangJual } from '../../trade/harga/barang-jual.ts';
import { pajakBaris } from '../../trade/harga/pajak-baris.ts';
import { pelangganBerhutang } from '../../trade/pelanggan/pelanggan.ts';
import { salesJual } from '../../trade/sales/sales.ts';
import { barisTersimpan, JENIS, jumlahBaris, syaratCicilan, type BarisCicil, type CicilanMasuk } from './susun.ts';
import { KATEGORI } from './uang.ts';

type Lama = CicilanMasuk & OpeningInput<typeof cicilan>;

const salah = (at: string, broken: RuleBreak): Problem => new Problem('data_tidak_valid', {}, { [at]: broken });

/** What is still to be paid when. @throws Problem at a sum, or a number, that cannot be. */
function jadwalDari({ tenor, angsuran_ke, jatuh_tempo, jumlah_angsuran, ...masuk }: Lama): Jadwal[] {
  const { harga_barang, harga_jual_cicil, sisa_bayar } = masuk;
  if (harga_barang.gt(harga_jual_cicil)) throw salah('harga_barang', { rule: 'melebihi_tagihan' });
  if (sisa_bayar.gte(harga_jual_cicil)) throw salah('sisa_bayar', { rule: 'melebihi_tagihan' });
  if (angsuran_ke > tenor) throw salah('angsuran_ke', { rule: 'terlalu_besar', params: { max: tenor } });
  const angsuran = bagiSisa(sisa_bayar, tenor - angsuran_ke + 1, jumlah_angsuran ?? undefined);
  if (!angsuran) throw salah('sisa_bayar', { rule: 'melebihi_tagihan' });
  return jadwalSisa(angsuran, { angsuran: angsuran_ke, jatuh_tempo });
}

/** What was agreed on for a piece, as a price of its own: nothing of it is rounded, and its tax lies within. */
function barisLama(context: WorkContext, piece: BarangJual, harga: Dec): BarisCicil {
  const { ppn_tarif } = pajakBaris(context, piece, harga);
  const { dpp, ppn } = hitungPpn(harga, ppn_tarif, 'INCLUDE');
  const harga_jual = context.param('PPN_HARGA') === 'EXCLUDE' ? dpp : harga;
  return {
    barang: { ...piece, ongkos: Dec.zero },
    harga: { sumber: 'BARANG', harga_gram: Dec.zero, persentase: Dec.zero, harga_tetap: harga_jual },
    jual: {
      harga_jual,
      ongkos: Dec.zero,
      harga_atribut: Dec.zero,
      diskon: Dec.zero,
      harga_total: harga_jual,
      harga_rata: harga_jual.dividedBy(piece.berat, 0, 'down'),
      diskon_berlebih: false,
    },
    ppn_tarif,
    ppn,
    total: harga,
  };
}

/** The pieces, each with its share of what all of them cost: by the gold that is in it. */
async function barisDari({ tx, context }: Work, { harga_barang, ...masuk }: Lama): Promise<BarisCicil[]> {
  const { kode_toko } = context.shop;
  if (masuk.barang.length === 0) throw salah('barang', { rule: 'tidak_boleh_kosong' });
  const kode = tanpaGanda(await denganBarcode(tx, kode_toko, masuk.barang));
  const barang = await pegangBarangJual(tx, kode_toko, kode);
  const pieces: BarangJual[] = [];
  for (const satuan of kode) pieces.push(await assertDijual(tx, context, satuan, barang.get(satuan)));
  let [sisa, murni] = [harga_barang, Dec.sum(pieces.map(({ berat, kadar }) => berat.times(kadar)))];
  return pieces.map((piece) => {
    const gram = piece.berat.times(piece.kadar);
    const bagian = sisa.times(gram).dividedBy(murni, 0, 'down');
    [sisa, murni] = [sisa.minus(bagian), murni.minus(gram)];
    return barisLama(context, piece, bagian);
  });
}

/**
 * Instalments of before: their pieces stay, and what the customer has paid of them comes from the capital. Who he is
 * was asked when they were agreed on.
 */
export async function saldoAwal(work: Work, masuk: Lama, nomor: string): Promise<Making<typeof cicilan>> {
  const { tx, context } = work;
  const { kode_toko } = context.shop;
  const { harga_barang, harga_jual_cicil: total, sisa_bayar } = masuk;
  const jadwal = jadwalDari(masuk);
  const syarat = await syaratCicilan(work, masuk.tenor);
  const kode_sales = salesJual(context, masuk.kode_sales);
  const { jenis: jenis_pelanggan, ...pelanggan } = await pelangganBerhutang(tx, context, masuk.pelanggan);
  const baris = await barisDari(work, masuk);
  const tempat = await bakiCicil(tx, kode_toko, 'barang');
  const ke = baris.map(({ barang: { kode_barcode } }) => ({ kode_barcode, ...tempat }));
  await pegangBakiTujuan(tx, kode_toko, ke);
  const dibayar = total.minus(sisa_bayar);
  return {
    kode_sales,
    pelanggan,
    keterangan: masuk.keterangan ?? '',
    total,
    sisa: sisa_bayar,
    kepala: {
      jenis_pelanggan,
      ...jumlahBaris(baris),
      harga_barang,
      dp_rp: dibayar,
      ...syarat,
    },
    baris: { barang: baris.map((row) => barisTersimpan(row, tempat, aturanHarga(context))), jadwal, kyc: [] },
    entries: async () => [
      ...(await tulisSimpan(tx, { kode_toko, jenis: JENIS, nomor }, 'cicil_lagi', ke, KATEGORI.awal)),
      ...moneyEntry('CICILAN', nomor, dibayar.negated(), KATEGORI.awal),
      ...moneyEntry('MODAL', '', dibayar, KATEGORI.awal),
    ],
  };
}
