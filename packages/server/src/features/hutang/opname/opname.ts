import { Problem } from '@kilau/contract/core/problem.ts';
import { hutang as kind } from '@kilau/contract/features/hutang/hutang.kind.ts';
import type { HasilOpnameHutang, HutangOpname } from '@kilau/contract/features/hutang/opname/opname-hutang.wire.ts';
import { nilaiSelesaiOpname } from '@kilau/contract/trade/opname/akhir.ts';
import { wrongState } from '../../../engine/paper/guard.ts';
import { holdDay } from '../../../ledger/business-date.ts';
import { nextNumber } from '../../../ledger/number.ts';
import { audit } from '../../../platform/audit.ts';
import type { WorkContext } from '../../../platform/context.ts';
import type { Sql, Tx } from '../../../platform/database/tx.ts';
import { denganIzin, setujuiKosongkan, setujuiSelesai } from '../../../trade/opname/akhir.ts';

const KODE = 'OH';
const OBJEK = 'opname-hutang';
const KOLOM = `no_hutang, no_faktur_hutang, tgl_hutang, nama_customer, alamat_customer, no_hp, kode_sales, berat,
  berat_total, jumlah_hutang`;
/** The same of one table. */
export const diBawah = (tabel: string): string => KOLOM.replaceAll(/(\w+)/g, `${tabel}.$1`);
/** Loans whose bags lie here: those that wait for their redemption to be validated too. */
export const BERJALAN = `('AKTIF', 'TUNGGU')`;
/** The one under way, as of today: its result is that of the day on which it ends. */
const AKTIF = `select no_opname, (select h.tgl_system from hari_toko h where h.kode_toko = $1) as tgl, mulai_oleh
  from opname_hutang where kode_toko = $1 and status = 'AKTIF'`;
/**
 * Loans that those of a count were renewed by, and have no line of their own: the bag of before lies here under a new
 * number, seen or not.
 */
export const penerus = (no_opname: string): string => `with recursive silsilah as (
    select no_faktur_hutang, hasil, oleh, waktu from opname_hutang_baris
    where kode_toko = $1 and no_opname = ${no_opname}
    union all
    select h.no_faktur_hutang, s.hasil, s.oleh, s.waktu from silsilah s
    join hutang_kini h on h.kode_toko = $1 and h.hutang_lama = s.no_faktur_hutang
  ), penerus as (
    select ${diBawah('h')}, s.hasil, s.oleh, s.waktu from silsilah s
    join hutang_kini h on h.kode_toko = $1 and h.no_faktur_hutang = s.no_faktur_hutang and h.status in ${BERJALAN}
    where not exists (select from opname_hutang_baris b
      where b.kode_toko = $1 and b.no_opname = ${no_opname} and b.no_faktur_hutang = s.no_faktur_hutang)
  )`;
const PENERUS = penerus('$2');
/** What is counted still: what was redeemed meanwhile is neither missing nor there. */
const BARIS = `${PENERUS}
  select ${KOLOM}, oleh, waktu, hasil = 'KETEMU' as ketemu from (
    select ${diBawah('b')}, b.hasil, b.oleh, b.waktu from opname_hutang_baris b
    join dokumen d on d.kode_toko = b.kode_toko and d.jenis = 'hutang' and d.nomor = b.no_faktur_hutang
      and d.status in ${BERJALAN}
    where b.kode_toko = $1 and b.no_opname = $2
    union all select * from penerus
  ) t order by tgl_hutang, no_faktur_hutang`;
/** They are counted as the bags that they are. */
const IKUTKAN = `${PENERUS}
  insert into opname_hutang_baris (kode_toko, no_opname, ${KOLOM}, hasil, oleh, waktu)
  select $1, $2, ${KOLOM}, hasil, oleh, waktu from penerus`;

interface Kepala {
  readonly no_opname: string;
  readonly tgl: string;
  readonly mulai_oleh: string;
}

/** The count that is under way; empty without one. */
export async function hasilOpnameHutang(sql: Sql, kode_toko: string): Promise<HasilOpnameHutang> {
  const kepala = await sql.maybe<Kepala>(AKTIF, [kode_toko]);
  if (!kepala) return { no_opname: null, tgl: null, mulai_oleh: '', hutang_hilang: [], hutang_ketemu: [] };
  const rows = await sql.query<HutangOpname & { readonly ketemu: boolean }>(BARIS, [kode_toko, kepala.no_opname]);
  const bagian = (seen: boolean): HutangOpname[] =>
    rows.filter((row) => row.ketemu === seen).map(({ ketemu: _, ...row }) => row);
  return { ...kepala, hutang_hilang: bagian(false), hutang_ketemu: bagian(true) };
}

/** Begins a count of all loans that run, or joins the one that is under way. */
export async function mulaiOpnameHutang(tx: Tx, context: WorkContext): Promise<void> {
  const { shop, actor } = context;
  const tgl = await holdDay(tx, shop.kode_toko);
  if (await tx.maybe(AKTIF, [shop.kode_toko])) return;
  // The counter's row is locked until the commit: who begins at the same moment waits here and looks again.
  const no_opname = await nextNumber(tx, shop, KODE, tgl);
  if (await tx.maybe(AKTIF, [shop.kode_toko])) return;
  await tx.query(
    `with kepala as (
       insert into opname_hutang (kode_toko, no_opname, tgl, status, mulai_oleh, mulai_pada)
       values ($1, $2, $3, 'AKTIF', $4, $5) returning no_opname
     )
     insert into opname_hutang_baris (kode_toko, no_opname, ${KOLOM})
     select $1, k.no_opname, ${KOLOM} from kepala k, hutang_kini h
     where h.kode_toko = $1 and h.status in ${BERJALAN}`,
    [shop.kode_toko, no_opname, tgl, actor.user_id, context.now()],
  );
  await audit(tx, context, { aksi: 'MULAI', objek: OBJEK, kode: no_opname });
}

/** Holds the count that is under way. @throws Problem `opname_hutang_belum_mulai` */
async function pegang(tx: Tx, kode_toko: string, lock: 'share' | 'update'): Promise<Kepala> {
  const kepala = await tx.maybe<Kepala>(`${AKTIF} for ${lock}`, [kode_toko]);
  if (!kepala) throw new Problem('opname_hutang_belum_mulai', {});
  return kepala;
}

/**
 * A bag is there. Scanned again it gets the same answer.
 * @throws Problem `dokumen_tidak_ditemukan` for a number of no loan, `keadaan_tidak_sesuai` for one that is over.
 */
export async function scanOpnameHutang(tx: Tx, context: WorkContext, nomor: string): Promise<HutangOpname> {
  const { shop, actor } = context;
  const { no_opname } = await pegang(tx, shop.kode_toko, 'share');
  const hutang = await tx.maybe<{ readonly status: string; readonly oleh: string }>(
    `select d.status, p.user_id as oleh from dokumen d
     join perbuatan p on p.kode_toko = d.kode_toko and p.jenis = d.jenis and p.nomor = d.nomor and p.ke = d.versi
     where d.kode_toko = $1 and d.jenis = 'hutang' and d.nomor = $2`,
    [shop.kode_toko, nomor],
  );
  if (!hutang) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  const { status, oleh } = hutang;
  if (!['AKTIF', 'TUNGGU'].includes(status)) throw wrongState(kind, { nomor, status, oleh });
  // One that began since the count did is there as well.
  return tx.one<HutangOpname>(
    `insert into opname_hutang_baris as b (kode_toko, no_opname, ${KOLOM}, hasil, oleh, waktu)
     select kode_toko, $2, ${KOLOM}, 'KETEMU', $4, $5 from hutang_kini
     where kode_toko = $1 and no_faktur_hutang = $3
     on conflict (kode_toko, no_opname, no_faktur_hutang) do update set hasil = 'KETEMU',
       oleh = case when b.hasil = 'KETEMU' then b.oleh else excluded.oleh end,
       waktu = case when b.hasil = 'KETEMU' then b.waktu else excluded.waktu end
     returning ${KOLOM}, oleh, waktu`,
    [shop.kode_toko, no_opname, nomor, actor.user_id, context.now()],
  );
}

/** Ends the count that is held, one way or the other, on the day that is held too. */
const tutup = (tx: Tx, { shop, actor, now }: WorkContext, { no_opname, tgl }: Kepala, status: 'SELESAI' | 'KOSONG') =>
  tx.query(
    `update opname_hutang set status = $3, selesai_oleh = $4, selesai_pada = $5, tgl = $6
     where kode_toko = $1 and no_opname = $2`,
    [shop.kode_toko, no_opname, status, actor.user_id, now(), tgl],
  );

/** What every bag has come to. */
const PUTUSKAN = `update opname_hutang_baris b set hasil = case when d.status not in ${BERJALAN} then 'KELUAR'
    when b.hasil = '' then 'HILANG' else b.hasil end
  from dokumen d
  where b.kode_toko = $1 and b.no_opname = $2 and d.kode_toko = $1 and d.jenis = 'hutang'
    and d.nomor = b.no_faktur_hutang
  returning b.hasil`;

/** Ends the count: what was not seen is missing. @throws Problem as {@link setujuiSelesai} */
export async function selesaiOpnameHutang(tx: Tx, context: WorkContext, otorisasi: string | null): Promise<void> {
  const { kode_toko } = context.shop;
  await holdDay(tx, kode_toko);
  const kepala = await pegang(tx, kode_toko, 'update');
  const { no_opname, mulai_oleh } = kepala;
  await tx.query(IKUTKAN, [kode_toko, no_opname]);
  const rows = await tx.query<{ readonly hasil: string }>(PUTUSKAN, [kode_toko, no_opname]);
  const berapa = (hasil: string): number => rows.filter((row) => row.hasil === hasil).length;
  const hitungan = { ketemu: berapa('KETEMU'), belum: berapa('HILANG') };
  const nilai = nilaiSelesaiOpname(hitungan);
  const disetujui_oleh = await setujuiSelesai(
    tx,
    context,
    { nomor: no_opname, mulai_oleh, belum: hitungan.belum, nilai },
    otorisasi,
  );
  await tutup(tx, context, kepala, 'SELESAI');
  const sesudah = { ...nilai, ...denganIzin(disetujui_oleh) };
  await audit(tx, context, { aksi: 'SELESAI', objek: OBJEK, kode: no_opname, sesudah });
}

/** Gives it up. @throws Problem as {@link setujuiKosongkan} */
export async function kosongkanOpnameHutang(tx: Tx, context: WorkContext, otorisasi: string | null): Promise<void> {
  const { kode_toko } = context.shop;
  await holdDay(tx, kode_toko);
  const kepala = await pegang(tx, kode_toko, 'update');
  const { no_opname, mulai_oleh } = kepala;
  const disetujui_oleh = await setujuiKosongkan(tx, context, { nomor: no_opname, mulai_oleh }, otorisasi);
  await tutup(tx, context, kepala, 'KOSONG');
  await audit(tx, context, { aksi: 'KOSONGKAN', objek: OBJEK, kode: no_opname, sesudah: denganIzin(disetujui_oleh) });
}
