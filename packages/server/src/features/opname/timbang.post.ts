import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import {
  nilaiReset,
  OTORISASI_RESET_TIMBANG,
  type HasilTimbang,
  type mulaiTimbangFields,
  type resetTimbangFields,
  type simpanTimbangFields,
} from '@kilau/contract/features/opname/opname.wire.ts';
import { keadaanTimbang, selisihTimbang, totalBaki } from '@kilau/contract/features/opname/timbang.calc.ts';
import { useApproval } from '../../engine/approval.ts';
import { holdDay } from '../../ledger/business-date.ts';
import { nextNumber } from '../../ledger/number.ts';
import { audit } from '../../platform/audit.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { bakiDiGudang } from './tempat.ts';
import {
  berisi,
  isiBaki,
  tahanTara,
  timbangAktif,
  toleransiToko,
  type IsiTercatat,
  type TimbangAktif,
} from './timbang.ts';

const KODE = 'TM';
const OBJEK = 'timbang-baki';

async function assertNone(tx: Tx, kode_toko: string): Promise<void> {
  const aktif = await timbangAktif(tx, kode_toko);
  if (aktif) throw new Problem('timbang_masih_aktif', { no_timbang: aktif.no_timbang, kode_baki: aktif.kode_baki });
}

/**
 * Puts a tray on the scale. A shop weighs one tray at a time, so that trays do not lend each other pieces.
 * @throws Problem `timbang_masih_aktif`; `rujukan_tidak_ada` for a tray that is not in that gudang, `timbang_kosong`
 * for one in which nothing lies.
 */
export async function mulaiTimbang(
  tx: Tx,
  context: WorkContext,
  body: Values<typeof mulaiTimbangFields>,
): Promise<void> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const { kode_gudang, kode_baki } = await bakiDiGudang(
    tx,
    kode_toko,
    body.kode_gudang,
    body.kode_baki ?? body.kode_toko ?? '',
  );
  const tgl = await holdDay(tx, kode_toko);
  await assertNone(tx, kode_toko);
  if (!berisi(await isiBaki(tx, kode_toko, kode_baki))) throw new Problem('timbang_kosong', {});
  // The counter's row is locked until the commit, so whoever starts at the same moment waits here and looks again.
  const no_timbang = await nextNumber(tx, context.shop, KODE, tgl);
  await assertNone(tx, kode_toko);
  await tx.query(
    `insert into timbang_baki (kode_toko, no_timbang, tgl, status, kode_gudang, kode_baki, mulai_oleh, mulai_pada)
      values ($1, $2, $3, 'AKTIF', $4, $5, $6, $7)`,
    [kode_toko, no_timbang, tgl, kode_gudang, kode_baki, user_id, context.now()],
  );
  await audit(tx, context, { aksi: 'MULAI', objek: OBJEK, kode: no_timbang, sesudah: { kode_gudang, kode_baki } });
}

async function holdAktif(tx: Tx, kode_toko: string): Promise<TimbangAktif> {
  const aktif = await timbangAktif(tx, kode_toko, true);
  if (!aktif) throw new Problem('timbang_tidak_aktif', {});
  return aktif;
}

/** Who gives up what somebody else began needs an approval; his own he may begin again. @returns who gave it. */
async function izinReset(tx: Tx, context: WorkContext, aktif: TimbangAktif, otorisasi: string | null): Promise<string> {
  if (aktif.mulai_oleh === context.actor.user_id) return '';
  const izin = await useApproval(tx, context, {
    id: otorisasi,
    kategori: OTORISASI_RESET_TIMBANG,
    dokumen: aktif.no_timbang,
    nilai: nilaiReset(aktif),
  });
  return izin.disetujui_oleh;
}

/**
 * Gives the weighing under way up; its number stays used, and the reading there was is kept beside what the books had:
 * who weighs until it fits is seen.
 * @throws Problem `timbang_tidak_aktif`; `otorisasi_diperlukan` for a weighing that somebody else began.
 */
export async function resetTimbang(
  tx: Tx,
  context: WorkContext,
  body: Values<typeof resetTimbangFields>,
): Promise<void> {
  const { kode_toko } = context.shop;
  const tgl = await holdDay(tx, kode_toko);
  const aktif = await holdAktif(tx, kode_toko);
  const disetujui_oleh = await izinReset(tx, context, aktif, body.otorisasi);
  const isi = await isiBaki(tx, kode_toko, aktif.kode_baki);
  const total = totalBaki(isi);
  const hasil = await tulis(
    tx,
    context,
    { no_timbang: aktif.no_timbang, tgl, status: 'RESET', isi, total, toleransi: toleransiToko(context, isi) },
    body,
  );
  if (disetujui_oleh !== '') {
    await tx.query(
      `update timbang_baki set otorisasi = $3, disetujui_oleh = $4 where kode_toko = $1 and no_timbang = $2`,
      [kode_toko, aktif.no_timbang, body.otorisasi, disetujui_oleh],
    );
  }
  await audit(tx, context, {
    aksi: 'RESET',
    objek: OBJEK,
    kode: aktif.no_timbang,
    sesudah: {
      kode_baki: aktif.kode_baki,
      mulai_oleh: aktif.mulai_oleh,
      ...hasilText(hasil),
      ...(disetujui_oleh !== '' && { disetujui_oleh }),
    },
  });
}

interface Akhir {
  readonly no_timbang: string;
  readonly tgl: string;
  readonly status: 'SELESAI' | 'RESET';
  readonly isi: IsiTercatat;
  readonly total: Dec;
  readonly toleransi: Dec;
}

interface Hasil {
  readonly qty: number;
  readonly total: Dec;
  /** Absent when nothing was read. */
  readonly berat_timbang: Dec | null;
  readonly selisih: Dec;
  readonly keadaan: HasilTimbang['keadaan'] | '';
}

const hasilText = ({ qty, total, berat_timbang, selisih, keadaan }: Hasil): Readonly<Record<string, unknown>> => ({
  qty,
  total: total.toString(),
  ...(berat_timbang && { berat_timbang: berat_timbang.toString(), selisih: selisih.toString(), keadaan }),
});

const SIMPAN = `update timbang_baki set status = $3, tgl = $4, qty = $5, qty_barang_manual = $6, qty_aksesoris = $7,
  berat = $8, berat_barang_manual = $9, berat_aksesoris = $10, berat_asli = $11,
    berat_baki = $12, berat_plastik = $13, berat_atribut = $14, berat_bandrol = $15, total = $16, berat_timbang = $17,
    selisih = $18, toleransi = $19, keadaan = $20,
    dari_timbangan = $21, keterangan = $22, urut_buku = $23, selesai_oleh = $24, selesai_pada = $25
  where kode_toko = $1 and no_timbang = $2 and status = 'AKTIF'`;

/** What a weighing ends with: what the books have, what the scale showed, and how far apart they are. */
type Bacaan = Pick<Values<typeof resetTimbangFields>, 'berat_timbang' | 'dari_timbangan' | 'keterangan'>;

async function tulis(
  tx: Tx,
  context: WorkContext,
  { no_timbang, tgl, status, isi, total, toleransi }: Akhir,
  { berat_timbang, dari_timbangan, keterangan }: Bacaan,
): Promise<Hasil> {
  const selisih = berat_timbang ? selisihTimbang(total, berat_timbang) : Dec.zero;
  const keadaan = berat_timbang ? keadaanTimbang(selisih, toleransi) : '';
  await tx.query(SIMPAN, [
    context.shop.kode_toko,
    no_timbang,
    status,
    tgl,
    isi.qty,
    isi.qty_barang_manual,
    isi.qty_aksesoris,
    isi.berat,
    isi.berat_barang_manual,
    isi.berat_aksesoris,
    isi.berat_asli,
    isi.berat_baki,
    isi.berat_plastik,
    isi.berat_atribut,
    isi.berat_bandrol,
    total,
    berat_timbang ?? Dec.zero,
    selisih,
    toleransi,
    keadaan,
    dari_timbangan && berat_timbang !== null,
    keterangan ?? '',
    isi.urut_buku,
    context.actor.user_id,
    context.now(),
  ]);
  return { qty: isi.qty, total, berat_timbang, selisih, keadaan };
}

/**
 * Writes down what the scale showed beside what the books have at this moment. It is evidence and moves nothing.
 * @throws Problem `timbang_tidak_aktif`; `isi_baki_berubah` when the books moved away from what was on the screen.
 */
export async function simpanTimbang(
  tx: Tx,
  context: WorkContext,
  body: Values<typeof simpanTimbangFields>,
): Promise<HasilTimbang> {
  const { kode_toko } = context.shop;
  const tgl = await holdDay(tx, kode_toko);
  const { no_timbang, kode_baki } = await holdAktif(tx, kode_toko);
  await tahanTara(tx, kode_toko, kode_baki);
  const isi = await isiBaki(tx, kode_toko, kode_baki);
  const total = totalBaki(isi);
  if (!total.eq(body.total)) throw new Problem('isi_baki_berubah', { kode_baki, total: total.toJSON() });
  const toleransi = toleransiToko(context, isi);
  const hasil = await tulis(tx, context, { no_timbang, tgl, status: 'SELESAI', isi, total, toleransi }, body);
  await audit(tx, context, {
    aksi: 'SIMPAN',
    objek: OBJEK,
    kode: no_timbang,
    sesudah: { ...hasilText(hasil), dari_timbangan: body.dari_timbangan },
  });
  return { no_timbang, kode_baki, selisih: hasil.selisih.toJSON(), keadaan: keadaanTimbang(hasil.selisih, toleransi) };
}
