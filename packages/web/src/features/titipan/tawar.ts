import { Dec } from '@kilau/contract/core/dec.ts';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { hargaBaris } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import { kategoriOtorisasi, nilaiBaris } from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';
import { mintaBaris, kurangIzin, denganIzin, izinMenurut } from '../../trade/dokumen/izin-baris.ts';
import { angka } from '../../trade/harga/angka.ts';
import type { AturanJual } from '../../trade/harga/aturan-jual.ts';
import { hargaGram, type BarangDraft, type BarangHitung, type Tawar } from '../../trade/harga/barang-harga.ts';
import { denganPpn, hargaSistem } from '../../trade/harga/hitung.ts';
import type { Translate } from '../../ui/text.ts';

/** A piece with its price, the approval that it needs and what that is bound to. */
export interface TitipHitung extends BarangHitung {
  readonly kategori: string | undefined;
  readonly nilai: object;
  readonly diskon_berlebih: boolean;
}

const TANPA_TAWAR: Tawar = { harga_gram: '', diskon: '', otorisasi: null };

/** What a piece costs in a deposit, as the server will work it out. */
export function hitungTawar(barang: BarangDraft, aturan: AturanJual): TitipHitung {
  const { berat, jual, tawar = TANPA_TAWAR } = barang;
  const sistem = hargaSistem(barang.harga);
  const harga_gram = hargaGram(barang);
  const ongkos = { tipe_ongkos: 'TOTAL', tarif_ongkos: jual.ongkos } as const;
  const diskon_rp = angka(tawar.diskon);
  const hasil = hargaBaris(
    { ...sistem, harga_gram, berat, ...ongkos, harga_atribut: jual.harga_atribut, diskon_rp },
    aturan.harga,
  );
  const kategori = kategoriOtorisasi(
    { berat, tipe_ongkos: 'TOTAL', ongkos: jual.ongkos },
    sistem,
    { berat, harga: sistem.harga_tetap ?? harga_gram, hasil },
    aturan.otorisasi,
  );
  return {
    baris: { barang },
    ...denganPpn(hasil.harga_total, aturan.ppn, barang.asal_faktur_pajak),
    kategori,
    nilai: nilaiBaris(barang.kode_barcode, berat, harga_gram, hasil),
    diskon_berlebih: hasil.diskon_berlebih,
  };
}

/** What was agreed on, as the server is told. */
export const tawarKirim = ({ tawar }: BarangDraft): object =>
  tawar === undefined
    ? {}
    : {
        ...(tawar.harga_gram !== '' && { harga_gram: angka(tawar.harga_gram) }),
        ...(tawar.diskon !== '' && { diskon_rp: angka(tawar.diskon) }),
        ...(tawar.otorisasi && { otorisasi: tawar.otorisasi.id }),
      };

/**
 * Asks for the approvals that pieces need and do not hold, in one go.
 * @returns what gives them to their pieces; nothing when nobody approved.
 */
export async function mintaTawar(
  t: Translate,
  baris: readonly TitipHitung[],
): Promise<((barang: readonly BarangDraft[]) => readonly BarangDraft[]) | undefined> {
  const kurang = baris
    .map(({ baris: { barang: piece }, ...row }) => ({
      ...row,
      piece,
      baris: { otorisasi: piece.tawar?.otorisasi ?? null },
    }))
    .filter((row) => kurangIzin(row, Date.now()));
  const izin = await mintaBaris(kurang, ({ piece, total }) => ({
    judul: `${t('titipan.TITIPAN')}: ${piece.nama_barang}`,
    ringkasan: [
      {
        label: t('field.harga_gram'),
        nilai: formatRupiah(hargaGram(piece)),
        semula: formatRupiah(piece.harga.harga_gram),
      },
      { label: t('field.diskon'), nilai: formatRupiah(angka(piece.tawar?.diskon ?? '')) },
      { label: t('field.harga_total'), nilai: formatRupiah(total) },
    ],
  }));
  if (!izin) return undefined;
  const diberi = izinMenurut(
    kurang.map(({ piece }) => piece),
    izin,
  );
  return (barang) =>
    denganIzin(barang, diberi, (piece, otorisasi) => ({
      ...piece,
      tawar: { ...(piece.tawar ?? TANPA_TAWAR), otorisasi },
    }));
}

/** The day's price is no agreement, nor is nothing taken off. */
export function tawarDari(barang: BarangDraft, harga_gram: string, diskon: string): Tawar | undefined {
  const sama = harga_gram === '' || angka(harga_gram).eq(Dec.from(barang.harga.harga_gram));
  const tanpa = angka(diskon).isZero();
  if (sama && tanpa) return undefined;
  return { harga_gram: sama ? '' : harga_gram, diskon: tanpa ? '' : diskon, otorisasi: null };
}
