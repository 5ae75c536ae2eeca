import { CHANGING, MAKING } from '@kilau/contract/core/kind.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import type { KeadaanBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import type { KindHandlers, Paper, Plan, Work } from '../../engine/paper/kind.ts';
import type { Place } from '../../ledger/entry.ts';
import { jualEntries, pegangDijual, tulisJual, tulisKembali, tulisLepas, tulisPesan } from '../../trade/barang/jual.ts';
import { assertSemua } from '../../trade/barang/langkah.ts';
import { dokumenBayar } from '../../trade/bayar/bayar.ts';
import { pendapatanJual } from '../../trade/bayar/uang-jual.ts';
import { assertPadaPelanggan } from '../../trade/beli/pada-pelanggan.ts';
import { barangPoDijemput } from '../../trade/titip/barang-po.ts';
import { barangDijemput } from '../../trade/titip/barang-titip.ts';
import { tulisKembaliTitip } from '../../trade/barang/titip.ts';
import { tahanSebelumNomor } from '../../trade/poin/antar-poin.ts';
import { assertPoinCukup, lalu, poinDibukukan, tarikPoin, berpoinDari } from '../../trade/poin/tarik-poin.ts';
import { bakiDijual, pegangBakiAsal } from '../../trade/gudang/baki.ts';
import { aturanHarga } from '../../trade/harga/aturan-harga.ts';
import { namaSales } from '../../trade/sales/sales.ts';
import { keluarAksesoris, kembaliAksesoris } from './aksesoris-jual.ts';
import type { PenjualanMasuk } from './baris-jual.ts';
import { hitungPenjualan, type PenjualanHitung } from './hitung.ts';
import { lepasKupon, tulisKupon } from './kupon.ts';
import { isiPenjualan, KATEGORI_JUAL } from './isi.ts';
import { bayarMember } from './bayar-member.ts';
import { penjualanDibuat } from './dibuat.ts';
import { batalJualCicil, jualCicil } from './jual-cicil.ts';
import { TERJUAL, terjualDibuat, type Terjual } from './terjual.ts';
import { barangTukar, pegangTukar } from './tukar.ts';

type Sale = Paper<typeof penjualan>;
type SalePlan = Plan<typeof penjualan>;

/** The kind, as its pieces name it. */
const JENIS = 'penjualan';
const BARANG_SQL = `select kode_barcode from jual_barang where kode_toko = $1 and nomor = $2 and ke = $3`;

/** The points that a sale has earned. */
const berpoin = (sale: Sale) => berpoinDari(JENIS, sale);

/**
 * The goods of a sale that leave with the customer. Its pieces are claimed, and leave only as they were read; where
 * accessories go with them, which are held, these are held before.
 * @throws Problem `barang_berubah`
 */
async function terjual(work: Work, { beside, nomor, kepala: { jumlah_barang } }: Sale): Promise<Terjual> {
  const dijual = beside as Terjual;
  const { barang, aksesoris } = dijual;
  assertSemua(barang.length, jumlah_barang, nomor);
  const kode = barang.map(({ kode_barcode }) => kode_barcode);
  if (aksesoris.length > 0) await pegangDijual(work.tx, work.context.shop.kode_toko, kode);
  return dijual;
}

/** The pieces that the sale's last version names. */
const milik = ({ context }: Work, { nomor, isi, kepala }: Sale) => ({
  kode_toko: context.shop.kode_toko,
  jenis: JENIS,
  nomor,
  barang: { sql: BARANG_SQL, values: [isi] },
  jumlah: kepala.jumlah_barang,
});

/**
 * What a sale writes of its goods with its number. Its pieces are held for the validation; a plain sale, of which that
 * reads nothing else, may leave even this to it ({@link Plan.pegang}).
 */
function memesan(
  { context }: Work,
  { baris, aksesoris }: PenjualanHitung,
  bayar: SalePlan['bayar'] = [],
): Pick<SalePlan, 'pegang' | 'tulis'> {
  const { kode_toko } = context.shop;
  const kode = (titip: boolean) =>
    baris.flatMap(({ barang }) => ((barang.status === 'TITIP') === titip ? [barang.kode_barcode] : []));
  const [lepas, dititip] = [kode(false), kode(true)];
  const pesan = (nomor: string) => {
    const pemegang = { kode_toko, jenis: JENIS, nomor };
    return [
      ...(lepas.length > 0 ? [tulisPesan({ ...pemegang, kode_barcode: lepas })] : []),
      ...(dititip.length > 0 ? [tulisPesan({ ...pemegang, kode_barcode: dititip }, 'pesan_titip')] : []),
    ];
  };
  const biasa = dititip.length + aksesoris.length === 0 && bayar.every(({ aset = 'IDR' }) => aset === 'IDR');
  return biasa ? { pegang: pesan } : { tulis: pesan };
}

/** Works a sale out, and holds its pieces once it has its number. */
async function susun(work: Work, masuk: PenjualanMasuk, old?: Sale) {
  const { tx, context } = work;
  const sale = await hitungPenjualan(work, masuk, old?.nomor);
  const isi = isiPenjualan(sale, masuk, aturanHarga(context), context.actor.user_id);
  const pesanan = memesan(work, sale, isi.bayar);
  const poin = Dec.sum(
    (isi.bayar ?? []).flatMap(({ aset, diterima }) => (aset === 'POIN' && diterima ? [diterima] : [])),
  );
  return {
    ...isi,
    ahead: () => tahanSebelumNomor(work, JENIS, isi.pelanggan?.kode_member ?? '', poin),
    // With old goods that pay it a purchase is made, of which only reading tells.
    ...(!old &&
      !isi.akibat && {
        told: penjualanDibuat(isi, await namaSales(work, sale.kode_sales)),
        beside: terjualDibuat(sale.dipegang, masuk.aksesoris),
      }),
    entries: async () => {
      if (!old) return [];
      await tulisLepas(tx, milik(work, old));
      await lepasKupon(tx, context.shop.kode_toko, old.nomor);
      return [];
    },
    ...(pesanan.pegang && { pegang: pesanan.pegang }),
    tulis: (nomor: string) => [...(pesanan.tulis?.(nomor) ?? []), ...tulisKupon(context.shop.kode_toko, nomor, masuk)],
  };
}

/**
 * The pieces of a sale that come back, and that they can lie there again: those of deposits where these kept them, the
 * others in one tray, or each in its own.
 */
async function kembali(work: Work, sale: Sale, tujuan: Place | undefined) {
  const { kode_toko, nomor, barang } = milik(work, sale);
  const pieces = await work.tx.query<Place & KeadaanBarang & { kode_barcode: string }>(
    `select b.kode_barcode, b.kode_gudang, b.kode_baki, b.status, b.pemilik_nomor, b.klaim_nomor from barang b
     where b.kode_toko = $1 and b.kode_barcode in (${barang.sql}) order by b.kode_barcode`,
    [kode_toko, nomor, ...barang.values],
  );
  await assertPadaPelanggan(
    work.tx,
    { kode_toko, nomor },
    pieces.map((piece) => [piece.kode_barcode, piece]),
  );
  const dititip = [...(await barangDijemput(work, sale)), ...(await barangPoDijemput(work, sale))];
  const titip = new Set(dititip.map(({ kode_barcode }) => kode_barcode));
  const sendiri = pieces.filter(({ kode_barcode }) => !titip.has(kode_barcode));
  if (tujuan && sendiri.length === 0) {
    throw new Problem('data_tidak_valid', {}, { kode_baki: { rule: 'kembali_ke_titipan' } });
  }
  await pegangBakiAsal(work.tx, kode_toko, tujuan ? pieces.filter((piece) => !sendiri.includes(piece)) : pieces);
  return { dititip, titip, sendiri: sendiri.map(({ kode_barcode }) => kode_barcode) };
}

/** What the sale does beyond its definition (domain guide §2.10). */
export const penjualanHandlers: KindHandlers<typeof penjualan> = {
  // What customers left is held before the pieces are; new goods and old ones together, in one order.
  needs: async (work, key, sent, nomor) => {
    if (![MAKING, CHANGING].includes(key)) return {};
    const masuk = sent as PenjualanMasuk;
    return { ...dokumenBayar(work, masuk.bayar), barang: await barangTukar(work, masuk, nomor) };
  },
  beside: TERJUAL,
  make: (work, masuk) => susun(work, masuk),
  change: (work, sale, masuk) => susun(work, masuk, sale),
  deeds: {
    // The pieces leave the stock, the money comes into the drawer of the user who validates.
    validasi: async (work, sale) => {
      await pegangTukar(work, sale);
      await assertPoinCukup(work, berpoin(sale));
      const { barang, aksesoris } = await terjual(work, sale);
      const pemegang = { kode_toko: work.context.shop.kode_toko, jenis: JENIS, nomor: sale.nomor };
      return {
        laci: work.context.actor.user_id,
        tulis: () => [tulisJual(pemegang, barang, sale.unwritten ? 'jual_langsung' : 'jual')],
        entries: async () => [
          ...jualEntries(barang, KATEGORI_JUAL),
          ...(await keluarAksesoris(work, aksesoris, KATEGORI_JUAL)),
          ...pendapatanJual(sale.total, sale.kepala.ppn, KATEGORI_JUAL),
          ...(await poinDibukukan(work, berpoin(sale))),
        ],
      };
    },
    // Nothing was posted, so nothing is reversed: the pieces are free again, the number stays used.
    tolak: async (work, sale) => {
      await pegangTukar(work, sale);
      return {
        cermin: async () => {
          await tulisLepas(work.tx, milik(work, sale));
          await lepasKupon(work.tx, work.context.shop.kode_toko, sale.nomor);
        },
      };
    },
    batal: async (work, sale, { kode_baki }) => {
      const { tx, context } = work;
      const { kode_toko } = context.shop;
      await pegangTukar(work, sale);
      const tujuan = await bakiDijual(tx, kode_toko, kode_baki);
      const { dititip, titip, sendiri } = await kembali(work, sale, tujuan);
      const aksesorisKembali = await kembaliAksesoris(work, sale);
      const poin = await tarikPoin(work, berpoin(sale));
      const pemegang = { kode_toko, jenis: JENIS, nomor: sale.nomor };
      return {
        laci: context.actor.user_id,
        // What was paid out with it comes back as that: money back of an exchange counts to what was bought.
        kategori: (asal) => `BATAL ${asal}`,
        cermin: async () => {
          await lepasKupon(tx, kode_toko, sale.nomor);
          const keTitipan = await tulisKembaliTitip(tx, pemegang, dititip);
          const keBaki = await tulisKembali(tx, { ...pemegang, kode_barcode: sendiri }, tujuan);
          await aksesorisKembali();
          return lalu(poin, (entry) => (titip.has(entry.kode_barcode) ? keTitipan(entry) : keBaki(entry)));
        },
      };
    },
  },
  made: { jual: jualCicil },
  takeBack: batalJualCicil,
  pay: bayarMember,
};
