import { minta } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import { izinSemula } from '../../../engine/approval/permintaan.ts';
import { api } from '../../../platform/api.ts';
import type { BayarTersimpan, Penjualan } from '../wire.ts';
import { cariAksesoris } from './cari-aksesoris.ts';
import type { AksesorisDraft } from './aksesoris.ts';
import { barisUbah } from './baris-ubah.ts';
import type { DraftJual } from './draft.ts';
import { cariTitipan, isCaraJanji, type CaraJanji } from './cari-titipan.ts';
import { cekKupon } from '../kupon/cek-kupon.ts';
import { cariBarang } from './use-pindai.ts';

/** The deposit or order of that number, which the sale holds. */
const titipanDari = async (cara: CaraJanji, nomor: string, untuk: string) => (await cariTitipan(cara, nomor, untuk))[0];
/** Payments by an amount: old goods stand for themselves, and what went out follows from them. */
const denganJumlah = ({ jenis: cara, arah }: BayarTersimpan): boolean => cara !== 'TUKAR' && arah === 'MASUK';

/** Its accessories at today's price, with what was taken off them. */
const aksesorisDari = (penjualan: Penjualan): Promise<AksesorisDraft[]> =>
  Promise.all(
    penjualan.aksesoris.map(async ({ kode_barcode, qty, diskon, otorisasi }) => ({
      ...(await cariAksesoris(kode_barcode)),
      qty: String(qty),
      ...(diskon > 0 && { diskon: String(diskon), otorisasi: izinSemula(otorisasi) }),
    })),
  );

/** An OPEN sale as a draft that will change it. Its pieces are read again, for what they are and cost today. */
export async function bukaUbah(
  nomor: string,
  signal: AbortSignal,
): Promise<{ readonly penjualan: Penjualan; readonly draft: DraftJual }> {
  const penjualan = await api.get<Penjualan>(`penjualan/${encodeURIComponent(nomor)}`, {}, { signal });
  const {
    kode_sales,
    pelanggan: { jenis: jenisPelanggan, kode_member, nama, no_hp, alamat },
    bayar,
    keterangan = '',
  } = penjualan;
  const open = penjualan.status === 'OPEN';
  const pelanggan = { jenis: jenisPelanggan, kode_member, nama, no_hp, alamat };
  const titipan = await Promise.all(
    open
      ? bayar.flatMap(({ jenis: cara, nomor: no_titip = '' }) =>
          isCaraJanji(cara) && no_titip !== '' ? [titipanDari(cara, no_titip, nomor)] : [],
        )
      : [],
  );
  const kupon = await Promise.all(
    open
      ? bayar.flatMap(({ jenis: cara, nomor: kode = '' }) => (minta(cara, 'kode_kupon') ? [cekKupon(kode)] : []))
      : [],
  );
  const dititip = new Set(titipan.flatMap((one) => one?.barang.map(({ kode_barcode }) => kode_barcode) ?? []));
  const barang = await Promise.all(
    open
      ? penjualan.barang
          .filter(({ kode_barcode }) => !dititip.has(kode_barcode))
          .map(async (baris) => barisUbah(baris, await cariBarang(baris.kode_barcode, { ubah: nomor, pelanggan })))
      : [],
  );
  const aksesoris = open ? await aksesorisDari(penjualan) : [];
  const tukar =
    penjualan.status === 'OPEN' && penjualan.dibeli
      ? await import('../tukar/buka.ts').then(({ bukaTukar }) => bukaTukar(penjualan))
      : undefined;
  const limit = izinSemula(penjualan.otorisasi_limit);
  const draft: DraftJual = {
    ...(limit && { limit }),
    ubah: nomor,
    versi: penjualan.versi,
    kode_sales,
    keterangan,
    pelanggan,
    barang,
    ...(aksesoris.length > 0 && { aksesoris }),
    ...(tukar && { tukar }),
    bayar: bayar.filter(denganJumlah).map((pembayaran) => ({
      id: String(pembayaran.baris),
      jenis: pembayaran.jenis,
      jumlah: String(pembayaran.jumlah),
      no_rekening: pembayaran.no_rekening,
      nama_rekening: '',
      no_kartu: pembayaran.no_kartu.replaceAll(/\D/g, ''),
      fee_persen: pembayaran.fee_persen === 0 ? '' : String(pembayaran.fee_persen),
      kupon: kupon.find((one) => one.kode_kupon === pembayaran.nomor),
      poin: pembayaran.poin ? String(pembayaran.poin) : undefined,
      titipan: titipan.find((one) => one?.nomor === pembayaran.nomor),
    })),
  };
  return { penjualan, draft };
}
