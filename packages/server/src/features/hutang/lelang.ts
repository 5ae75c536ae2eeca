import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { DeedInput } from '@kilau/contract/core/kind.ts';
import { hasilLelang, nilaiMenurutBerat, tglLelang } from '@kilau/contract/features/hutang/hutang.calc.ts';
import type { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import type { Plan, TakenBack, Work } from '../../engine/paper/kind.ts';
import { moneyEntry } from '../../ledger/entry.ts';
import { drawBarcodes } from '../../trade/barang/barcode.ts';
import { tulisKembalikan } from '../../trade/barang/beli.ts';
import { tulisBeliLuar } from '../../trade/barang/beli-luar.ts';
import { lawanModal } from '../../trade/barang/modal.ts';
import { pegangDibeli } from '../../trade/barang/pegang.ts';
import { bayarKeluar } from '../../trade/bayar/uang-keluar.ts';
import { bakiBeli } from '../../trade/gudang/baki-beli.ts';
import { pegangBakiTujuan } from '../../trade/gudang/baki.ts';
import type { Hutang } from './hitung.ts';
import { entriJaminan, jaminanHutang, type Jaminan } from './jaminan.ts';
import { tagihan } from './uang-hutang.ts';

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

/** The goods as pieces of the shop, each at its share of the price, in the first tray of gudang BELI. */
async function barangLelang(work: Work, jaminan: readonly Jaminan[], nilai: Dec) {
  const { tx, context } = work;
  const { kode_toko } = context.shop;
  const group = await groupKadar(work, jaminan);
  const tempat = await bakiBeli(tx, kode_toko, 'tujuan');
  await pegangBakiTujuan(tx, kode_toko, [tempat]);
  const kode = await drawBarcodes(tx, kode_toko, jaminan.length);
  const modal = nilaiMenurutBerat(
    nilai,
    jaminan.map(({ berat }) => berat),
  );
  return jaminan.map(({ nama_barang, kode_dept, kadar, berat }, index) => ({
    kode_barcode: kode[index] ?? '',
    nama_barang,
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
  { nilai, biaya }: DeedInput<(typeof hutang)['deeds']['lelang']>,
): Promise<Plan<typeof hutang>> {
  assertLewat(work, paper);
  const { tx, context, tgl } = work;
  const { nomor, saldo, kepala } = paper;
  const due = tagihan(paper, tgl);
  const ongkos = biaya ?? Dec.zero;
  const hasil = hasilLelang(due, ongkos, nilai);
  const jaminan = await jaminanHutang(work, paper);
  const barang = await barangLelang(work, jaminan, nilai);
  const dokumen = { kode_toko: context.shop.kode_toko, jenis: JENIS, nomor, tgl, user_id: context.actor.user_id };
  const uang = (akun: Parameters<typeof moneyEntry>[0], sub: string, jumlah: Dec) =>
    moneyEntry(akun, sub, jumlah, KATEGORI_LELANG);
  return {
    sisa: hasil.kelebihan,
    kepala: {
      tgl_lelang: tgl,
      nilai_lelang: nilai,
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
      ...(await tulisBeliLuar(tx, dokumen, barang, KATEGORI_LELANG)),
    ],
  };
}

/** The goods go back into the bag: refused where one of them was sorted or destroyed meanwhile. */
export async function batalLelang({ tx, context }: Work, { nomor }: Hutang): Promise<TakenBack> {
  const { kode_toko } = context.shop;
  const rows = await tx.query<{ kode_barcode: string }>(
    `select kode_barcode from hutang_lelang l where kode_toko = $1 and nomor = $2
       and ke = (select max(ke) from hutang_lelang where kode_toko = $1 and nomor = $2) order by kode_barcode`,
    [kode_toko, nomor],
  );
  const kode = rows.map(({ kode_barcode }) => kode_barcode);
  await pegangDibeli(tx, kode_toko, kode);
  return {
    cermin: async () => lawanModal(await tulisKembalikan(tx, { kode_toko, jenis: JENIS, nomor }, kode), 'PELANGGAN'),
  };
}

/** The customer fetches what his goods brought above the claim. @throws Problem `kelebihan_sudah_dibayar` */
export async function bayarKelebihan(
  { context }: Work,
  { nomor, saldo }: Hutang,
  { bayar }: DeedInput<(typeof hutang)['deeds']['bayar-kelebihan']>,
): Promise<Plan<typeof hutang>> {
  const kelebihan = saldo.negated();
  if (kelebihan.isZero()) throw new Problem('kelebihan_sudah_dibayar', { nomor });
  return {
    sisa: Dec.zero,
    bayar: bayarKeluar(kelebihan, bayar ?? [], context.actor.user_id, KATEGORI_KELEBIHAN),
    entries: () => moneyEntry('KELEBIHAN', nomor, kelebihan, KATEGORI_KELEBIHAN),
  };
}
