import { Dec } from '@kilau/contract/core/dec.ts';
import type { DeedInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak, Values } from '@kilau/contract/core/schema.ts';
import type { pesanan } from '@kilau/contract/features/pesanan/pesanan.kind.ts';
import type { AturanHarga, HargaBaris, HargaSistem } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { HARGA_JUAL_FIELDS } from '@kilau/contract/trade/harga/harga-jual.fields.ts';
import { namaBarang } from '@kilau/contract/trade/barang/nama-barang.ts';
import { hargaTanpaBarcode } from '@kilau/contract/trade/harga/tanpa-barcode.calc.ts';
import { beratJadiTidakWajar, tandaWajar } from '@kilau/contract/trade/wajar/wajar.calc.ts';
import type { Paper, Plan, Work } from '../../engine/paper/kind.ts';
import { drawBarcodes } from '../../trade/barang/barcode.ts';
import { denganModal } from '../../trade/barang/dengan-modal.ts';
import { tulisMasuk } from '../../trade/barang/masuk.ts';
import { tulisBatalMasukTitip } from '../../trade/barang/titip.ts';
import { bakiSalah, pegangBakiMasuk, type BakiDipakai } from '../../trade/gudang/baki.ts';
import { bakiTitip } from '../../trade/gudang/baki-titip.ts';
import { aturanHarga } from '../../trade/harga/aturan-harga.ts';
import { hargaTersimpan } from '../../trade/harga/baris-tersimpan.ts';
import { denganGroup } from '../../trade/harga/harga-group.ts';
import { pajakBaris } from '../../trade/harga/pajak-baris.ts';
import { hargaDipesan } from '../../trade/harga/tanpa-barcode.ts';
import { tanyakan } from '../../trade/wajar/tanyakan.ts';
import { JENIS } from './contoh.ts';

type Pesanan = Paper<typeof pesanan>;
type Masuk = DeedInput<(typeof pesanan)['deeds']['selesai']>;
type BarangMasuk = NonNullable<Masuk['barang']>[number];

/** Goods enter the stock, whatever they are made for. */
const KATEGORI = 'TAMBAH BARANG';
const KATEGORI_BATAL = `BATAL ${KATEGORI}`;

/** A line of an order, with the piece that it has become. */
interface Dipesan extends Values<typeof HARGA_JUAL_FIELDS> {
  readonly baris: number;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kadar: Dec;
  readonly berat: Dec;
  readonly ongkos: Dec;
  readonly sub_total: Dec;
  /** Nothing while it is not finished. */
  readonly kode_barcode: string | null;
}

const bacaBarang = ({ tx, context }: Work, { nomor }: Pesanan): Promise<Dipesan[]> =>
  tx.query<Dipesan>(
    `select baris, nama_barang, kode_group, kode_dept, kadar, berat, mode_harga, sumber_harga, harga_sistem, harga_gram,
       persentase, pembulatan, arah_pembulatan, harga_jual, ongkos, sub_total, kode_barcode
     from pesanan_barang where kode_toko = $1 and no_pesanan = $2 order by baris`,
    [context.shop.kode_toko, nomor],
  );

/** A line that is finished now. */
interface Jadi {
  readonly dipesan: Dipesan;
  readonly masuk: BarangMasuk;
  readonly baki: BakiDipakai;
}

/** What weighs far more or less than it was ordered at is asked about: a weight is never edited afterwards. */
function tanyaBerat({ context }: Work, { baris, berat: biasa }: Dipesan, berat: Dec, index: number): void {
  if (!beratJadiTidakWajar(berat, biasa)) return;
  tanyakan(
    context,
    tandaWajar.beratJadi(baris, berat),
    (konfirmasi) =>
      new Problem(
        'berat_jadi_tidak_wajar',
        { baris, berat: berat.toJSON(), biasa: biasa.toJSON(), konfirmasi },
        { [`barang.${index}.berat`]: { rule: 'perlu_diperiksa' } },
      ),
  );
}

/** Finds the lines that are finished, each once and with a tray. @throws Problem `pesanan_baris_selesai` */
async function temukan(
  work: Work,
  { nomor }: Pesanan,
  barang: readonly Dipesan[],
  masuk: readonly BarangMasuk[],
): Promise<Jadi[]> {
  const { tx, context } = work;
  const { kode_toko } = context.shop;
  const umum = masuk.some(({ kode_baki }) => !kode_baki) ? await bakiTitip(tx, kode_toko, 'barang') : undefined;
  const tujuan = masuk.map(({ kode_baki }) => kode_baki ?? umum?.kode_baki ?? '');
  const trays = await pegangBakiMasuk(tx, kode_toko, tujuan);
  return masuk.map((one, index) => {
    const dipesan = barang.find(({ baris }) => baris === one.baris);
    const baki = trays.get(tujuan[index] ?? '');
    const ganda = masuk.findIndex(({ baris }) => baris === one.baris) < index;
    const salah: Record<string, RuleBreak> = {};
    if (!dipesan) salah[`barang.${index}.baris`] = { rule: 'tidak_terdaftar' };
    else if (ganda) salah[`barang.${index}.baris`] = { rule: 'baris_ganda' };
    const bakiRusak = bakiSalah(baki);
    if (bakiRusak) salah[`barang.${index}.kode_baki`] = bakiRusak;
    if (!dipesan || !baki || Object.keys(salah).length > 0) throw new Problem('data_tidak_valid', {}, salah);
    const { kode_barcode, baris } = dipesan;
    if (kode_barcode !== null) throw new Problem('pesanan_baris_selesai', { nomor, baris, kode_barcode });
    tanyaBerat(work, dipesan, one.berat, index);
    return { dipesan, masuk: one, baki };
  });
}

/** What a finished line costs by a price. */
interface Harga {
  readonly sistem: HargaSistem;
  readonly harga_gram: Dec;
  readonly hasil: HargaBaris;
  readonly aturan: AturanHarga;
}

/** The price of the day on which it was ordered, at the weight that it came out with. */
function hargaTerkunci({ dipesan, masuk }: Jadi): Harga {
  const aturan: AturanHarga = {
    mode_harga: dipesan.mode_harga as AturanHarga['mode_harga'],
    pembulatan: dipesan.pembulatan,
    bulat_turun: dipesan.arah_pembulatan === 'TURUN',
  };
  const sistem: HargaSistem = {
    sumber: dipesan.sumber_harga as HargaSistem['sumber'],
    harga_gram: dipesan.harga_sistem,
    persentase: dipesan.persentase,
    harga_tetap: null,
  };
  const { harga_gram, ongkos } = dipesan;
  return {
    sistem,
    harga_gram,
    aturan,
    hasil: hargaTanpaBarcode({ berat: masuk.berat, harga_gram, ongkos }, sistem, aturan),
  };
}

/** What finished lines cost: at the price that stands, or at today's until they are picked up. */
async function dihargai({ tx, context }: Work, { kepala }: Pesanan, jadi: readonly Jadi[]): Promise<Harga[]> {
  if (kepala.mengikat) return jadi.map(hargaTerkunci);
  const aturan = aturanHarga(context);
  const groups = await denganGroup(
    tx,
    context.shop.kode_toko,
    jadi.map(({ dipesan }) => dipesan),
  );
  return groups.map(([{ kadar, ongkos }, group], index) => {
    const sistem = hargaDipesan(group, kadar, aturan);
    const { harga_gram } = sistem;
    const berat = jadi[index]?.masuk.berat ?? Dec.zero;
    return { sistem, harga_gram, aturan, hasil: hargaTanpaBarcode({ berat, harga_gram, ongkos }, sistem, aturan) };
  });
}

/** What the goldsmith gets for a piece; nothing unless it is said. */
const ongkosTukang = (masuk: Pick<BarangMasuk, 'ongkos_tukang'> | undefined): Dec => masuk?.ongkos_tukang ?? Dec.zero;

/** What a finished piece of an order is in the stock. */
const barangBaru = (nomor: string, { dipesan, masuk, baki }: Jadi, kode_barcode: string) => ({
  kode_barcode,
  kode_intern: '',
  nama_barang: namaBarang(dipesan.nama_barang, dipesan.kadar, nomor),
  kode_group: dipesan.kode_group,
  kode_dept: dipesan.kode_dept,
  kode_gudang: baki.kode_gudang,
  kode_baki: baki.kode_baki,
  kadar: dipesan.kadar,
  kadar_cetak: `${(masuk.kadar_cetak ?? dipesan.kadar).toString()} %`,
  berat_asli: masuk.berat,
  berat: masuk.berat,
  berat_plastik: Dec.zero,
  berat_bandrol: baki.berat_bandrol,
  nama_atribut: '',
  berat_atribut: Dec.zero,
  harga_atribut: Dec.zero,
  tipe_ongkos: 'TOTAL',
  ongkos: dipesan.ongkos,
  markis: false,
  harga_khusus: null,
  size: '',
  asal_faktur_pajak: false,
  berat_manual: false,
  atribut: '[]',
  berlian: false,
  no_terima: '',
});

/** A finished line as the order keeps it. */
function tersimpan({ context }: Work, baru: ReturnType<typeof barangBaru>, { dipesan, masuk }: Jadi, harga: Harga) {
  const { kode_barcode, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, kadar, kadar_cetak, berat } = baru;
  const { hasil } = harga;
  const { ppn_tarif, ppn, total } = pajakBaris(context, baru, hasil.harga_total);
  return {
    baris_pesanan: dipesan.baris,
    kode_barcode,
    nama_barang,
    kode_group,
    kode_dept,
    kode_gudang,
    kode_baki,
    kadar,
    kadar_cetak,
    berat,
    ...hargaTersimpan(harga, harga.aturan),
    ongkos: hasil.ongkos,
    ppn_tarif,
    ppn,
    harga_total: total,
    harga_rata: hasil.harga_rata,
    ongkos_tukang: ongkosTukang(masuk),
  };
}

/** Goods of an order are finished: each enters the stock at its true weight, kept back for it (domain guide §5.2). */
export async function selesaikanBarang(
  work: Work,
  paper: Pesanan,
  { barang: masuk }: Masuk,
): Promise<Plan<typeof pesanan>> {
  const { tx, context, tgl } = work;
  const { kode_toko } = context.shop;
  const barang = await bacaBarang(work, paper);
  const jadi = await temukan(work, paper, barang, masuk ?? []);
  const harga = await dihargai(work, paper, jadi);
  const kode = await drawBarcodes(tx, kode_toko, jadi.length);
  const baru = jadi.map((one, index) => barangBaru(paper.nomor, one, kode[index] ?? ''));
  const pieces = (await denganModal(tx, context, baru, [])).map((piece, index) => ({
    ...piece,
    // What nobody knows the gold's cost of is not worth its making alone.
    harga_modal: piece.harga_modal?.plus(ongkosTukang(jadi[index]?.masuk)) ?? null,
  }));
  const rows = baru.flatMap((piece, index) => {
    const [one, nilai] = [jadi[index], harga[index]];
    return one && nilai ? [tersimpan(work, piece, one, nilai)] : [];
  });
  const kini = new Map(rows.map((row) => [row.baris_pesanan, row.harga_total]));
  const jumlah_jadi = paper.kepala.jumlah_jadi + rows.length;
  return {
    status: jumlah_jadi === paper.kepala.jumlah_barang ? 'SELESAI' : 'DONE',
    kepala: {
      jumlah_jadi,
      berat_jadi: paper.kepala.berat_jadi.plus(Dec.sum(rows.map((row) => row.berat))),
      nilai: Dec.sum(barang.map(({ baris, sub_total }) => kini.get(baris) ?? sub_total)),
    },
    baris: { jadi: rows },
    entries: (nomor) =>
      tulisMasuk(
        tx,
        { kode_toko, tgl, nomor, user_id: context.actor.user_id, pemilik_jenis: JENIS },
        pieces,
        pieces.map(() => undefined),
        KATEGORI,
      ),
  };
}

/** What was finished by a deed of this number is not: it leaves the stock as it came, and its barcodes are nobody's. */
export async function batalkanJadi(
  { tx, context }: Work,
  { nomor }: Pesanan,
  ke: number,
): Promise<Plan<typeof pesanan>> {
  const { kode_toko } = context.shop;
  const rows = await tx.query<{ readonly kode_barcode: string }>(
    `select n.kode_barcode from barang n where n.kode_toko = $1 and n.kode_barcode in (
       select kode_barcode from pesan_jadi where kode_toko = $1 and nomor = $2 and ke = $3)
     order by n.kode_barcode for update`,
    [kode_toko, nomor, ke],
  );
  const kode = rows.map(({ kode_barcode }) => kode_barcode);
  return {
    disetujui: { kode_barcode: kode.join(', ') },
    kategori: KATEGORI_BATAL,
    cermin: () => tulisBatalMasukTitip(tx, { kode_toko, jenis: JENIS, nomor }, kode),
  };
}
