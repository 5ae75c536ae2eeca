import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { DeedInput } from '@kilau/contract/core/kind.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { hasilLelang, nilaiMenurutBerat, tglLelang } from '@kilau/contract/features/hutang/hutang.calc.ts';
import type { TujuanLelang } from '@kilau/contract/features/hutang/hutang.fields.ts';
import type { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { namaBarang } from '@kilau/contract/trade/barang/nama-barang.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import type { Plan, TakenBack, Work } from '../../engine/paper/kind.ts';
import { moneyEntry, type Piece, type Place } from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { drawBarcodes } from '../../trade/barang/barcode.ts';
import { tulisKembalikan } from '../../trade/barang/beli.ts';
import { tulisBeliLuar } from '../../trade/barang/beli-luar.ts';
import { lawanModal } from '../../trade/barang/modal.ts';
import { barangBerubah } from '../../trade/barang/langkah.ts';
import { pegangBarang, pegangDibeli } from '../../trade/barang/pegang.ts';
import { bayarKeluar } from '../../trade/bayar/uang-keluar.ts';
import { bakiDijual } from '../../trade/gudang/baki.ts';
import { bakiPertama } from '../../trade/gudang/baki-pertama.ts';
import type { Hutang } from './hitung.ts';
import { entriJaminan, jaminanHutang, satuanJaminan, type Jaminan } from './jaminan.ts';
import { tagihan } from './uang-hutang.ts';

/** A piece as the auction has made it. */
type BarangLelang = Pick<Piece, 'kode_barcode' | 'kode_baki' | 'kode_group' | 'kode_dept' | 'kadar' | 'berat'>;

/** The kind, as its pieces name it. */
const JENIS = 'hutang';
const KATEGORI_LELANG = 'LELANG HUTANG';
const KATEGORI_KELEBIHAN = 'KELEBIHAN LELANG';

/**
 * A loan is auctioned behind its due day alone: until then it can be redeemed (domain guide §6.4).
 * @throws Problem `belum_jatuh_tempo`
 */
function assertLewat({ context, tgl }: Work, { nomor, kepala }: Hutang): void {
  const mulai = tglLelang(kepala.jatuh_tempo, Number(context.param('HARI_LELANG')));
  if (tgl < mulai) throw new Problem('belum_jatuh_tempo', { nomor, tgl: mulai });
}

/** The shop's group for goods of a purity. @throws Problem `kadar_tanpa_group` */
async function groupKadar({ tx, context }: Work, jaminan: readonly Jaminan[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.query<{ kadar: Dec; kode_group: string }>(
    `select distinct on (kadar) kadar, kode_group from kelompok
     where kode_toko = $1 and status_aktif and kadar = any($2::numeric[]) order by kadar, kode_group`,
    [context.shop.kode_toko, jaminan.map(({ kadar }) => kadar.toString())],
  );
  const found = new Map(rows.map(({ kadar, kode_group }) => [kadar.toString(), kode_group]));
  const tanpa = jaminan.find(({ kadar }) => !found.has(kadar.toString()));
  if (tanpa) throw new Problem('kadar_tanpa_group', { kadar: tanpa.kadar.toJSON() });
  return found;
}

/** The gudang of goods that are not sold as they are. */
const GUDANG = { BELI: GUDANG_BAWAAN.pembelian, LEBUR: 'LEBUR' } as const;

/**
 * Where the goods go: to the first tray of their gudang; what is sold as it is, to the tray that was chosen.
 * @throws Problem at `kode_baki` where one is chosen for nothing, or none; at `tujuan` where a gudang has no tray.
 */
async function tempatLelang({ tx, context }: Work, tujuan: TujuanLelang, kode_baki: string | null): Promise<Place> {
  const { kode_toko } = context.shop;
  const salah = (kode: RuleBreak): Problem => new Problem('data_tidak_valid', {}, { kode_baki: kode });
  if (tujuan !== 'TERSEDIA') {
    if (kode_baki) throw salah({ rule: 'baki_hanya_tersedia' });
    return bakiPertama(tx, kode_toko, GUDANG[tujuan], 'tujuan');
  }
  const baki = await bakiDijual(tx, kode_toko, kode_baki);
  if (!baki) throw salah({ rule: 'tidak_boleh_kosong' });
  return baki;
}

/** @throws Problem at `nilai` below what gives every piece a price. */
function assertNilai(nilai: Dec, { length: min }: readonly Jaminan[]): void {
  if (nilai.lt(min)) throw new Problem('data_tidak_valid', {}, { nilai: { rule: 'terlalu_kecil', params: { min } } });
}

/** The goods of a loan as pieces of the shop, each at its share of the price. */
async function barangLelang(work: Work, nomor: string, jaminan: readonly Jaminan[], nilai: Dec, tempat: Place) {
  const { tx, context } = work;
  const { kode_toko } = context.shop;
  const group = await groupKadar(work, jaminan);
  const kode = await drawBarcodes(tx, kode_toko, jaminan.length);
  const modal = nilaiMenurutBerat(
    nilai,
    jaminan.map(({ berat }) => berat),
  );
  return jaminan.map(({ nama_barang, kode_dept, kadar, berat }, index) => ({
    kode_barcode: kode[index] ?? '',
    nama_barang: namaBarang(nama_barang, kadar, nomor),
    kode_group: group.get(kadar.toString()) ?? '',
    kode_dept,
    kadar,
    berat,
    ...tempat,
    harga_modal: modal[index] ?? Dec.zero,
  }));
}

/** A loan that was not paid back: its goods become the shop's, and what they bring above the claim the customer's. */
export async function lelang(
  work: Work,
  paper: Hutang,
  { nilai, biaya, tujuan: dipilih, kode_baki, pecahan }: DeedInput<(typeof hutang)['deeds']['lelang']>,
): Promise<Plan<typeof hutang>> {
  assertLewat(work, paper);
  const { tx, context, tgl } = work;
  const { nomor, saldo, kepala } = paper;
  const due = tagihan(paper, tgl);
  const ongkos = biaya ?? Dec.zero;
  const hasil = hasilLelang(due, ongkos, nilai);
  const jaminan = await jaminanHutang(work, paper);
  const satuan = satuanJaminan(jaminan, pecahan ?? []);
  assertNilai(nilai, satuan);
  const tujuan = (dipilih ?? 'BELI') as TujuanLelang;
  const barang = await barangLelang(work, nomor, satuan, nilai, await tempatLelang(work, tujuan, kode_baki));
  const dokumen = { kode_toko: context.shop.kode_toko, jenis: JENIS, nomor, tgl, user_id: context.actor.user_id };
  const uang = (akun: Parameters<typeof moneyEntry>[0], sub: string, jumlah: Dec) =>
    moneyEntry(akun, sub, jumlah, KATEGORI_LELANG);
  return {
    sisa: hasil.kelebihan,
    kepala: {
      tgl_lelang: tgl,
      nilai_lelang: nilai,
      tujuan_lelang: tujuan,
      biaya_lelang: hasil.biaya,
      klaim_lelang: hasil.klaim,
      kelebihan: hasil.kelebihan,
      bunga_pinjam: hasil.bunga,
      bunga_dibayar: kepala.bunga_dibayar.plus(hasil.bunga),
    },
    baris: { lelang: barang },
    disetujui: { pokok: saldo, bunga_rp: due.bunga_rp, klaim: hasil.klaim, kelebihan: hasil.kelebihan },
    entries: async () => [
      ...uang('PEMBELIAN', '', nilai),
      ...uang('RUGI_LELANG', '', hasil.rugi),
      ...uang('HUTANG', nomor, saldo.negated()),
      ...uang('BUNGA', '', hasil.bunga.negated()),
      ...uang('BIAYA_LELANG', '', hasil.biaya.negated()),
      ...uang('KELEBIHAN', nomor, hasil.kelebihan.negated()),
      ...entriJaminan(nomor, jaminan, -1, KATEGORI_LELANG),
      ...(await tulisBeliLuar(tx, dokumen, barang, KATEGORI_LELANG, tujuan === 'TERSEDIA' ? 'masuk' : 'masuk_beli')),
    ],
  };
}

/** What is sold as it is goes back only as it came: in its tray, of its weight and purity. */
async function pegangTersedia(tx: Tx, kode_toko: string, semula: readonly BarangLelang[]): Promise<void> {
  const kini = await pegangBarang(
    tx,
    kode_toko,
    semula.map(({ kode_barcode }) => kode_barcode),
  );
  for (const [index, { kode_barcode, kode_baki, kode_group, kode_dept, kadar, berat }] of semula.entries()) {
    const barang = kini[index];
    const sama =
      barang?.kode_baki === kode_baki &&
      barang.kode_group === kode_group &&
      barang.kode_dept === kode_dept &&
      barang.kadar.eq(kadar) &&
      barang.berat.eq(berat);
    if (!sama) throw barangBerubah(kode_barcode);
  }
}

/** The goods go back into the bag: refused where one of them was sorted, sold, moved or destroyed meanwhile. */
export async function batalLelang({ tx, context }: Work, { nomor, kepala }: Hutang): Promise<TakenBack> {
  const { kode_toko } = context.shop;
  const rows = await tx.query<BarangLelang>(
    `select kode_barcode, kode_baki, kode_group, kode_dept, kadar, berat from hutang_lelang l
     where kode_toko = $1 and nomor = $2
       and ke = (select max(ke) from hutang_lelang where kode_toko = $1 and nomor = $2) order by kode_barcode`,
    [kode_toko, nomor],
  );
  const kode = rows.map(({ kode_barcode }) => kode_barcode);
  const tersedia = kepala.tujuan_lelang === 'TERSEDIA';
  await (tersedia ? pegangTersedia(tx, kode_toko, rows) : pegangDibeli(tx, kode_toko, kode));
  const langkah = tersedia ? 'kembalikan_tersedia' : 'kembalikan';
  const oleh = { kode_toko, jenis: JENIS, nomor };
  return { cermin: async () => lawanModal(await tulisKembalikan(tx, oleh, kode, langkah), 'PELANGGAN') };
}

/** The customer fetches what his goods brought above the claim. */
export async function bayarKelebihan(
  { context }: Work,
  { nomor, saldo }: Hutang,
  { bayar }: DeedInput<(typeof hutang)['deeds']['bayar-kelebihan']>,
): Promise<Plan<typeof hutang>> {
  const kelebihan = saldo.negated();
  return {
    sisa: Dec.zero,
    bayar: bayarKeluar(kelebihan, bayar ?? [], context.actor.user_id, KATEGORI_KELEBIHAN),
    entries: () => moneyEntry('KELEBIHAN', nomor, kelebihan, KATEGORI_KELEBIHAN),
  };
}
