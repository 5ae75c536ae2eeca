import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import { keadaanGlobal } from '@kilau/contract/features/opname/global.calc.ts';
import {
  kurangGlobal,
  nilaiSelesaiGlobal,
  type BarisGlobal,
  type hitungGlobalFields,
  type OpnameGlobal,
  type OpnameGlobalRingkas,
} from '@kilau/contract/features/opname/opname-global.wire.ts';
import { assertOpenDay, holdDay } from '../../ledger/business-date.ts';
import { nextNumber } from '../../ledger/number.ts';
import { audit } from '../../platform/audit.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import { denganIzin, setujuiKosongkan, setujuiSelesai } from '../../trade/opname/akhir.ts';
import { MULAI, PERBARUI, RINCIAN, RINGKAS, SELESAI } from './global.sql.ts';
import { kabarkan, type OpnameContext } from './opname.post.ts';

const KODE = 'OG';
const OBJEK = 'opname-global';
/** How many ended counts the list shows. */
const TERAKHIR = 30;

/** The count under way, if any, and the latest that ended. */
export const daftarGlobal = (sql: Sql, kode_toko: string): Promise<OpnameGlobalRingkas[]> =>
  sql.query<OpnameGlobalRingkas>(
    `${RINGKAS} where g.kode_toko = $1 and (g.status = 'AKTIF' or g.no_opname in (
     select no_opname from opname_global where kode_toko = $1 and status <> 'AKTIF' order by selesai_pada desc
     limit ${TERAKHIR}))
   order by g.status = 'AKTIF' desc, coalesce(g.selesai_pada, g.mulai_pada) desc, g.no_opname desc`,
    [kode_toko],
  );

const RINGKAS_SATU = `${RINGKAS} where g.kode_toko = $1 and g.no_opname = $2`;

/** One count with its rows. @throws Problem `dokumen_tidak_ditemukan` */
export async function bacaGlobal(sql: Sql, kode_toko: string, nomor: string): Promise<OpnameGlobal> {
  const ringkas = await sql.maybe<OpnameGlobalRingkas>(RINGKAS_SATU, [kode_toko, nomor]);
  if (!ringkas) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  return { ...ringkas, rincian: await sql.query<BarisGlobal>(RINCIAN, [kode_toko, nomor]) };
}

const HARI_INI = `select no_opname, status from opname_global where kode_toko = $1 and tgl = $2 and status <> 'KOSONG'`;

/**
 * Begins the count of the business day, or joins it.
 * @throws Problem `opname_sudah_selesai` when the day has been counted.
 */
export async function mulaiGlobal(tx: Tx, context: OpnameContext): Promise<{ no_opname: string; lanjut: boolean }> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const tgl = await holdDay(tx, kode_toko);
  const sudah = async () => {
    const row = await tx.maybe<{ no_opname: string; status: string }>(HARI_INI, [kode_toko, tgl]);
    if (row && row.status !== 'AKTIF') throw new Problem('opname_sudah_selesai', { nomor: row.no_opname });
    return row && { no_opname: row.no_opname, lanjut: true };
  };
  const before = await sudah();
  if (before) return before;
  // The counter's row is locked until the commit: who begins at the same moment waits here and looks again.
  const no_opname = await nextNumber(tx, context.shop, KODE, tgl);
  const meanwhile = await sudah();
  if (meanwhile) return meanwhile;
  await tx.query(MULAI, [kode_toko, no_opname, tgl, user_id, context.now()]);
  await audit(tx, context, { aksi: 'MULAI', objek: OBJEK, kode: no_opname });
  kabarkan(tx, context, no_opname);
  return { no_opname, lanjut: false };
}

interface Kepala {
  readonly status: string;
  readonly tgl: string;
  readonly mulai_oleh: string;
}

/** Holds a count that is under way; `share` for who adds to it, `update` for who ends it. @returns its head. */
async function pegang(tx: Tx, kode_toko: string, nomor: string, lock: 'share' | 'update'): Promise<Kepala> {
  const kepala = await tx.maybe<Kepala>(
    `select status, tgl, mulai_oleh from opname_global where kode_toko = $1 and no_opname = $2 for ${lock}`,
    [kode_toko, nomor],
  );
  if (!kepala) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  if (kepala.status !== 'AKTIF') throw new Problem('opname_sudah_selesai', { nomor });
  return kepala;
}

interface Baris {
  readonly qty: number;
  readonly berat: Dec;
  readonly qty_hitung: number | null;
  readonly berat_hitung: Dec | null;
  readonly oleh: string;
  readonly versi: number;
}

type Hitungan = Values<typeof hitungGlobalFields>;

const sama = (lama: Baris, { qty_hitung, berat_hitung }: Hitungan): boolean =>
  lama.qty_hitung === qty_hitung &&
  (lama.berat_hitung === null ? berat_hitung === null : berat_hitung !== null && lama.berat_hitung.eq(berat_hitung));

/**
 * Writes down what was counted of one row. Sent again after a lost answer it changes nothing.
 * @throws Problem `opname_baris_berubah` when somebody else counted the row since the caller saw it;
 * `hari_sudah_tutup`.
 */
export async function hitungBaris(tx: Tx, context: OpnameContext, nomor: string, input: Hitungan): Promise<void> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const tgl = await holdDay(tx, kode_toko);
  assertOpenDay((await pegang(tx, kode_toko, nomor, 'share')).tgl, tgl);
  const di = [kode_toko, nomor, input.jenis_stok, input.kode_group, input.kode_dept];
  const lama = await tx.maybe<Baris>(
    `select qty, berat, qty_hitung, berat_hitung, oleh, versi from opname_global_baris
     where kode_toko = $1 and no_opname = $2 and jenis_stok = $3 and kode_group = $4 and kode_dept = $5 for update`,
    di,
  );
  if (!lama) throw new Problem('data_tidak_ditemukan', { kode: `${input.kode_group} ${input.kode_dept}` });
  const berat_hitung = input.qty_hitung === null ? null : input.berat_hitung;
  const baru = { ...input, berat_hitung };
  if (sama(lama, baru)) return;
  if (lama.versi !== input.versi) {
    throw new Problem('opname_baris_berubah', {
      kode_group: input.kode_group,
      kode_dept: input.kode_dept,
      oleh: lama.oleh,
    });
  }
  const keadaan = keadaanGlobal(
    { qty: lama.qty, berat: lama.berat, qty_hitung: input.qty_hitung, berat_hitung },
    context.param('TOLERANSI_TIMBANG_BAKI'),
  );
  const kosong = input.qty_hitung === null;
  await tx.query(
    `update opname_global_baris set qty_hitung = $6, berat_hitung = $7, keadaan = $8, oleh = $9, waktu = $10,
      versi = versi + 1
     where kode_toko = $1 and no_opname = $2 and jenis_stok = $3 and kode_group = $4 and kode_dept = $5`,
    [...di, input.qty_hitung, berat_hitung?.toString() ?? null, keadaan, user_id, kosong ? null : context.now()],
  );
  await audit(tx, context, {
    aksi: 'HITUNG',
    objek: OBJEK,
    kode: nomor,
    sebelum: { qty_hitung: lama.qty_hitung, berat_hitung: lama.berat_hitung },
    sesudah: {
      jenis_stok: input.jenis_stok,
      kode_group: input.kode_group,
      kode_dept: input.kode_dept,
      qty_hitung: input.qty_hitung,
      berat_hitung,
    },
  });
  kabarkan(tx, context, nomor);
}

/**
 * Reads the books again for what nobody has counted yet. @throws Problem `hari_sudah_tutup` for the count of an earlier
 * day.
 */
export async function perbaruiGlobal(tx: Tx, context: OpnameContext, nomor: string): Promise<void> {
  const { kode_toko } = context.shop;
  const tgl = await holdDay(tx, kode_toko);
  assertOpenDay((await pegang(tx, kode_toko, nomor, 'update')).tgl, tgl);
  await tx.query(PERBARUI, [kode_toko, nomor]);
  await audit(tx, context, { aksi: 'PERBARUI', objek: OBJEK, kode: nomor });
  kabarkan(tx, context, nomor);
}

/**
 * Ends a count, also that of an earlier day. Stock stays as it is.
 * @throws Problem as {@link setujuiSelesai}
 */
export async function selesaiGlobal(
  tx: Tx,
  context: OpnameContext,
  nomor: string,
  otorisasi: string | null,
): Promise<void> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const { mulai_oleh } = await pegang(tx, kode_toko, nomor, 'update');
  // As it stands on the screen: rows that come with the end were never there to be counted.
  const ringkas = await tx.one<OpnameGlobalRingkas>(RINGKAS_SATU, [kode_toko, nomor]);
  const nilai = nilaiSelesaiGlobal(ringkas);
  const disetujui_oleh = await setujuiSelesai(
    tx,
    context,
    { nomor, mulai_oleh, belum: kurangGlobal(ringkas), nilai },
    otorisasi,
  );
  await tx.query(SELESAI, [kode_toko, nomor, user_id, context.now()]);
  await audit(tx, context, {
    aksi: 'SELESAI',
    objek: OBJEK,
    kode: nomor,
    sesudah: { ...nilai, ...denganIzin(disetujui_oleh) },
  });
  kabarkan(tx, context, nomor);
}

/**
 * Gives a count up; what was counted stays readable, and the day may be counted afresh.
 * @throws Problem as {@link setujuiKosongkan}
 */
export async function kosongkanGlobal(
  tx: Tx,
  context: OpnameContext,
  nomor: string,
  otorisasi: string | null,
): Promise<void> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const { mulai_oleh } = await pegang(tx, kode_toko, nomor, 'update');
  const disetujui_oleh = await setujuiKosongkan(tx, context, { nomor, mulai_oleh }, otorisasi);
  await tx.query(
    `update opname_global set status = 'KOSONG', selesai_oleh = $3, selesai_pada = $4
      where kode_toko = $1 and no_opname = $2`,
    [kode_toko, nomor, user_id, context.now()],
  );
  await audit(tx, context, { aksi: 'KOSONGKAN', objek: OBJEK, kode: nomor, sesudah: denganIzin(disetujui_oleh) });
  kabarkan(tx, context, nomor);
}
