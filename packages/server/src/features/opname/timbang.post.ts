import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import type { HasilTimbang, mulaiTimbangFields, simpanTimbangFields } from '@kilau/contract/features/opname/opname.wire.ts';
import { keadaanTimbang, selisihTimbang, totalBaki } from '@kilau/contract/features/opname/timbang.calc.ts';
import { holdDay } from '../../ledger/business-date.ts';
import { nextNumber } from '../../ledger/number.ts';
import { audit } from '../../platform/audit.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { bakiDiGudang } from './tempat.ts';
import { isiBaki, timbangAktif, toleransiToko, type IsiTercatat, type TimbangAktif } from './timbang.ts';

const KODE = 'TM';
const OBJEK = 'timbang-baki';

async function assertNone(tx: Tx, kode_toko: string): Promise<void> {
  const aktif = await timbangAktif(tx, kode_toko);
  if (aktif) throw new Problem('timbang_masih_aktif', { no_timbang: aktif.no_timbang, kode_baki: aktif.kode_baki });
}

/**
 * Puts a tray on the scale. A shop weighs one tray at a time, so that trays do not lend each other pieces.
 * @throws Problem `timbang_masih_aktif`; `rujukan_tidak_ada` for a tray that is not in that gudang.
 */
export async function mulaiTimbang(tx: Tx, context: WorkContext, body: Values<typeof mulaiTimbangFields>): Promise<void> {
  const { shop: { kode_toko }, actor: { user_id } } = context;
  const { kode_gudang, kode_baki } = await bakiDiGudang(tx, kode_toko, body.kode_gudang, body.kode_baki ?? body.kode_toko ?? '');
  const tgl = await holdDay(tx, kode_toko);
  await assertNone(tx, kode_toko);
  // The counter's row is locked until the commit, so whoever starts at the same moment waits here and looks again.
  const no_timbang = await nextNumber(tx, context.shop, KODE, tgl);
  await assertNone(tx, kode_toko);
  await tx.query(
    `insert into timbang_baki (kode_toko, no_timbang, tgl, status, kode_gudang, kode_baki, mulai_oleh, mulai_pada) values ($1, $2, $3, 'AKTIF', $4, $5, $6, $7)`,
    [kode_toko, no_timbang, tgl, kode_gudang, kode_baki, user_id, context.now()]);
  await audit(tx, context, { aksi: 'MULAI', objek: OBJEK, kode: no_timbang, sesudah: { kode_gudang, kode_baki } });
}

async function holdAktif(tx: Tx, kode_toko: string): Promise<TimbangAktif> {
  const aktif = await timbangAktif(tx, kode_toko, true);
  if (!aktif) throw new Problem('timbang_tidak_aktif', {});
  return aktif;
}

/** Gives the weighing under way up; its number stays used. @throws Problem `timbang_tidak_aktif` */
export async function resetTimbang(tx: Tx, context: WorkContext): Promise<void> {
  const { shop: { kode_toko }, actor: { user_id } } = context;
  const { no_timbang, kode_baki } = await holdAktif(tx, kode_toko);
  await tx.query(`update timbang_baki set status = 'RESET', selesai_oleh = $3, selesai_pada = $4 where kode_toko = $1 and no_timbang = $2`, [kode_toko, no_timbang, user_id, context.now()]);
  await audit(tx, context, { aksi: 'RESET', objek: OBJEK, kode: no_timbang, sesudah: { kode_baki } });
}

interface Akhir {
  readonly no_timbang: string;
  readonly tgl: string;
  readonly isi: IsiTercatat;
  readonly total: Dec;
  readonly toleransi: Dec;
}

const SIMPAN = `update timbang_baki set status = 'SELESAI', tgl = $3, qty = $4, berat = $5, berat_asli = $6, berat_baki = $7, berat_plastik = $8, berat_atribut = $9,
    berat_bandrol = $10, total = $11, berat_timbang = $12, selisih = $13, toleransi = $14, keadaan = $15, dari_timbangan = $16, keterangan = $17, urut_buku = $18,
    selesai_oleh = $19, selesai_pada = $20
  where kode_toko = $1 and no_timbang = $2 and status = 'AKTIF'`;

async function tulis(tx: Tx, context: WorkContext, { no_timbang, tgl, isi, total, toleransi }: Akhir, body: Values<typeof simpanTimbangFields>): Promise<HasilTimbang['keadaan']> {
  const selisih = selisihTimbang(total, body.berat_timbang);
  const keadaan = keadaanTimbang(selisih, toleransi);
  await tx.query(SIMPAN, [
    context.shop.kode_toko, no_timbang, tgl, isi.qty, isi.berat, isi.berat_asli, isi.berat_baki, isi.berat_plastik, isi.berat_atribut, isi.berat_bandrol, total,
    body.berat_timbang, selisih, toleransi, keadaan, body.dari_timbangan, body.keterangan ?? '', isi.urut_buku, context.actor.user_id, context.now(),
  ]);
  await audit(tx, context, { aksi: 'SIMPAN', objek: OBJEK, kode: no_timbang, sesudah: { qty: isi.qty, total: total.toString(), berat_timbang: body.berat_timbang.toString(), selisih: selisih.toString(), keadaan, dari_timbangan: body.dari_timbangan } });
  return keadaan;
}

/**
 * Writes down what the scale showed beside what the books have at this moment. It is evidence and moves nothing.
 * @throws Problem `timbang_tidak_aktif`; `isi_baki_berubah` when the books moved away from what was on the screen.
 */
export async function simpanTimbang(tx: Tx, context: WorkContext, body: Values<typeof simpanTimbangFields>): Promise<HasilTimbang> {
  const { kode_toko } = context.shop;
  const tgl = await holdDay(tx, kode_toko);
  const { no_timbang, kode_baki } = await holdAktif(tx, kode_toko);
  const isi = await isiBaki(tx, kode_toko, kode_baki);
  const total = totalBaki(isi);
  if (!total.eq(body.total)) throw new Problem('isi_baki_berubah', { kode_baki, total: total.toJSON() });
  const keadaan = await tulis(tx, context, { no_timbang, tgl, isi, total, toleransi: toleransiToko(context, isi.qty) }, body);
  return { no_timbang, kode_baki, selisih: selisihTimbang(total, body.berat_timbang).toJSON(), keadaan };
}
