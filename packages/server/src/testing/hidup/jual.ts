import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { SHOP } from '../shop.ts';
import type { Dadu, Isi, Kejadian, TokoHidup } from './toko.ts';

const JUAL = kindSchema(penjualan);
const MEMBER = ['M0001', 'M0002'] as const;
const BANK = ['TRANSFER', 'QRIS', 'DEBET', 'CREDIT'] as const;
/** More than any sale comes to: what is over is given back. */
const CUKUP = { jenis: 'CASH', jumlah: 900_000_000 };

/** A member on one paper in three, a name that was typed on the others. */
export const pelanggan = (dadu: Dadu): Isi =>
  dadu.sekali(3) ? { jenis: 'MEMBER', kode_member: MEMBER[dadu.lempar(2)] } : { nama: 'BU TINI', no_hp: '0812' };
export const kodeSales = (dadu: Dadu): string => (dadu.sekali(3) ? 'SL02' : 'SL01');

/** A part by bank, perhaps, and the rest in cash. */
function uang(dadu: Dadu): Isi[] {
  const cara = BANK[dadu.lempar(8)];
  if (cara === undefined) return [CUKUP];
  const kartu = cara === 'DEBET' || cara === 'CREDIT' ? { fee_persen: 1, no_kartu: '4111-22' } : {};
  return [{ jenis: cara, jumlah: 50_000 + dadu.lempar(200_000), no_rekening: '008123', ...kartu }, CUKUP];
}

const isi = (dadu: Dadu, kode: readonly string[], bayar: readonly Isi[]) =>
  JUAL.parse({
    kode_sales: kodeSales(dadu),
    pelanggan: pelanggan(dadu),
    barang: kode.map((kode_barcode) => ({ kode_barcode })),
    bayar,
  });

/** One to three free pieces, each once. */
async function bebas(toko: TokoHidup, tx: Tx, dadu: Dadu): Promise<string[]> {
  const ada = await toko.barang(tx, `b.status = 'TERSEDIA' and b.kode_gudang = 'TOKO'`);
  return [...new Set(Array.from({ length: 1 + dadu.lempar(3) }, () => dadu.pilih(ada) ?? '00000000'))];
}

/** Validates what was made, but for one paper in three: that one waits. */
async function sah(toko: TokoHidup, tx: Tx, dadu: Dadu, nomor: string): Promise<void> {
  if (dadu.sekali(3)) return;
  await toko.papers.done(tx, 'penjualan', nomor, 'validasi', { context: toko.kasir(dadu) });
}

export async function jualkan(
  toko: TokoHidup,
  tx: Tx,
  dadu: Dadu,
  kode: readonly string[],
  bayar: readonly Isi[],
): Promise<void> {
  await sah(toko, tx, dadu, await toko.papers.make(tx, 'penjualan', isi(dadu, kode, bayar), toko.kasir(dadu)));
}

const jual: Kejadian = {
  nama: 'jual',
  bobot: 12,
  lakukan: async (toko, tx, dadu) => jualkan(toko, tx, dadu, await bebas(toko, tx, dadu), uang(dadu)),
};

/** Pieces that customers have, on a nota that stands. */
export const TERJUAL = `b.status = 'TERJUAL' and b.pemilik_jenis = 'penjualan'`;
const KONDISI = ['MULUS', 'LECET'] as const;

/** Old goods for new ones; what they are worth above the new ones is paid out, what lacks is paid in cash. */
const tukar: Kejadian = {
  nama: 'tukar',
  bobot: 4,
  async lakukan(toko, tx, dadu) {
    const lama = dadu.pilih(await toko.barang(tx, TERJUAL)) ?? '00000000';
    const kode = await bebas(toko, tx, dadu);
    const { kurang } = await tx.one<{ kurang: boolean }>(
      `select coalesce(sum(berat) filter (where kode_barcode = $2), 0)
         > coalesce(sum(berat) filter (where kode_barcode = any($3)), 0) as kurang
       from barang where kode_toko = $1`,
      [SHOP.kode_toko, lama, kode],
    );
    const barang = [{ kode_barcode: lama, kondisi_barang: KONDISI[dadu.lempar(2)] }];
    return jualkan(toko, tx, dadu, kode, [{ jenis: 'TUKAR', barang }, ...(kurang ? [] : [CUKUP])]);
  },
};

/** A deposit is picked up, alone or with another piece. */
const ambil: Kejadian = {
  nama: 'ambil titipan',
  bobot: 4,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'titipan', 'DONE')) ?? '-';
    const lagi = dadu.sekali(3) ? await bebas(toko, tx, dadu) : [];
    return jualkan(toko, tx, dadu, lagi, [{ jenis: 'TITIPAN', nomor }, CUKUP]);
  },
};

/** A finished order is picked up. */
const ambilPesanan: Kejadian = {
  nama: 'ambil pesanan',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'pesanan', 'SELESAI')) ?? '-';
    return jualkan(toko, tx, dadu, [], [{ jenis: 'PESANAN', nomor }, CUKUP]);
  },
};

const validasi: Kejadian = {
  nama: 'validasi jual',
  bobot: 4,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'penjualan', 'OPEN')) ?? '-';
    return toko.papers.done(tx, 'penjualan', nomor, 'validasi', { context: toko.kasir(dadu) });
  },
};

const tolak: Kejadian = {
  nama: 'tolak jual',
  bobot: 2,
  lakukan: async (toko, tx, dadu) =>
    toko.setuju(tx, 'penjualan', dadu.pilih(await toko.kertas(tx, 'penjualan', 'OPEN')) ?? '-', 'tolak'),
};

/** A sale that waits is changed to other goods and payments. */
const ubah: Kejadian = {
  nama: 'ubah jual',
  bobot: 3,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'penjualan', 'OPEN')) ?? '-';
    const { versi } = await tx.one<{ versi: number }>(
      `select coalesce(max(versi), 0)::integer as versi from dokumen where kode_toko = $1 and jenis = 'penjualan'
         and nomor = $2`,
      [SHOP.kode_toko, nomor],
    );
    const baru = isi(dadu, await bebas(toko, tx, dadu), uang(dadu));
    return toko.papers.change(tx, 'penjualan', nomor, baru, versi, toko.kasir(dadu));
  },
};

const batal: Kejadian = {
  nama: 'batal jual',
  bobot: 3,
  lakukan: async (toko, tx, dadu) =>
    toko.setuju(tx, 'penjualan', dadu.pilih(await toko.kertas(tx, 'penjualan', 'DONE')) ?? '-', 'batal'),
};

/** An exchange is taken back whole, by an approval of its own. */
const batalTukar: Kejadian = {
  nama: 'batal tukar',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const ada = await tx.query<{ nomor: string }>(
      `select no_faktur_group as nomor from penjualan where kode_toko = $1 and status = 'DONE' and tukar > 0
       order by 1 desc limit 8`,
      [SHOP.kode_toko],
    );
    return toko.setuju(tx, 'penjualan', dadu.pilih(ada)?.nomor ?? '-', 'batal', { kategori: 'BATAL TUKAR' });
  },
};

/** All that becomes of sales. */
export const kejadianJual: readonly Kejadian[] = [
  jual,
  tukar,
  ambil,
  ambilPesanan,
  validasi,
  tolak,
  ubah,
  batal,
  batalTukar,
];
