import { Problem } from '@kilau/contract/core/problem.ts';
import { OPNAME_BERUBAH, type JenisOpname } from '@kilau/contract/features/opname/opname.wire.ts';
import { nilaiSelesaiOpname } from '@kilau/contract/trade/opname/akhir.ts';
import { holdDay } from '../../ledger/business-date.ts';
import { nextNumber } from '../../ledger/number.ts';
import { audit } from '../../platform/audit.ts';
import type { Context, WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { denganIzin, setujuiKosongkan, setujuiSelesai } from '../../trade/opname/akhir.ts';
import { DI_BAKI, DI_TEMPAT, NASIB, NOMOR, PEGANGAN } from './opname.baca.ts';
import { bakiDiGudang, gudangAda, type Tempat } from './tempat.ts';

const KODE: Readonly<Record<JenisOpname, string>> = { SCAN: 'OP', RFID: 'OR' };
const OBJEK = 'stock-opname';

/** Who waits for news of a count: everybody who has it open. */
export type OpnameContext = WorkContext & Pick<Context, 'realtime'>;

/** Tells the other screens, once it is safe, that a count moved on. */
export function kabarkan(tx: Tx, { realtime, shop }: OpnameContext, no_opname: string): void {
  tx.afterCommit(() => realtime.toShop(shop.kode_toko, OPNAME_BERUBAH, { no_opname }));
}

const AKTIF = `select no_opname from stock_opname where kode_toko = $1 and jenis = $2 and kode_gudang = $3
  and kode_baki = $4 and status = 'AKTIF'`;

// Pieces and place in the book in one statement, so that they belong to each other.
const POTRET = `with isi as (
    select b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, b.kadar, b.berat
    from barang b where b.kode_toko = $1 and b.di_stok and b.kode_gudang = $5 and ($6 = '' or b.kode_baki = $6)
  ), kepala as (
    insert into stock_opname (kode_toko, no_opname, jenis, tgl, status, kode_gudang, kode_baki, qty, berat, urut_buku,
      mulai_oleh, mulai_pada)
    select $1, $2, $3, $4, 'AKTIF', $5, $6, (select count(*) from isi), (select coalesce(sum(berat), 0)
    from isi), u.urut, $7, $8 from buku u where u.kode_toko = $1
    returning no_opname
  )
  insert into stock_opname_barang (kode_toko, no_opname, kode_barcode, asal, status_barang, nama_barang, kode_group,
    kode_dept, kode_gudang, kode_baki, kadar, berat)
  select $1, k.no_opname, i.kode_barcode, 'BAKI', 'OPEN', i.nama_barang, i.kode_group, i.kode_dept, i.kode_gudang,
    i.kode_baki, i.kadar, i.berat from kepala k, isi i`;

/** The tray to be counted by hand; tags may be read for a whole gudang. */
async function tempatOpname(
  tx: Tx,
  kode_toko: string,
  jenisOpname: JenisOpname,
  { kode_gudang, kode_baki }: Tempat,
): Promise<Tempat> {
  if (jenisOpname === 'RFID' && kode_baki === '') return gudangAda(tx, kode_toko, kode_gudang);
  return bakiDiGudang(tx, kode_toko, kode_gudang, kode_baki);
}

/**
 * Begins a count: every piece of the tray is written down as not seen yet. Where one is under way already, the caller
 * joins it.
 * @returns its number, and whether it was there before.
 */
export async function mulaiOpname(
  tx: Tx,
  context: OpnameContext,
  jenisOpname: JenisOpname,
  wanted: Tempat,
): Promise<{ no_opname: string; lanjut: boolean }> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const { kode_gudang, kode_baki } = await tempatOpname(tx, kode_toko, jenisOpname, wanted);
  const tgl = await holdDay(tx, kode_toko);
  const place = [kode_toko, jenisOpname, kode_gudang, kode_baki];
  const before = await tx.maybe<{ no_opname: string }>(AKTIF, place);
  if (before) return { ...before, lanjut: true };
  // The counter's row is locked until the commit: who begins the same tray at the same moment waits here and looks
  // again.
  const no_opname = await nextNumber(tx, context.shop, KODE[jenisOpname], tgl);
  const meanwhile = await tx.maybe<{ no_opname: string }>(AKTIF, place);
  if (meanwhile) return { ...meanwhile, lanjut: true };
  await tx.query(POTRET, [kode_toko, no_opname, jenisOpname, tgl, kode_gudang, kode_baki, user_id, context.now()]);
  await audit(tx, context, {
    aksi: 'MULAI',
    objek: OBJEK,
    kode: no_opname,
    sesudah: { jenis: jenisOpname, kode_gudang, kode_baki },
  });
  kabarkan(tx, context, no_opname);
  return { no_opname, lanjut: false };
}

interface Kepala {
  readonly status: string;
  readonly mulai_oleh: string;
}

/**
 * Holds a count that is under way. @param lock `share` for who adds to it, `update` for who ends it.
 * @returns its head.
 * @throws Problem `dokumen_tidak_ditemukan`, `opname_sudah_selesai`
 */
export async function pegangOpname(
  tx: Tx,
  kode_toko: string,
  jenisOpname: JenisOpname,
  nomor: string,
  lock: 'share' | 'update',
): Promise<Kepala> {
  const kepala = await tx.maybe<Kepala>(
    `select status, mulai_oleh from stock_opname where kode_toko = $1 and jenis = $2 and no_opname = $3 for ${lock}`,
    [kode_toko, jenisOpname, nomor],
  );
  if (!kepala) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  if (kepala.status !== 'AKTIF') throw new Problem('opname_sudah_selesai', { nomor });
  return kepala;
}

const PUTUSKAN = `update stock_opname_barang o set hasil = ${NASIB}, di_baki = ${DI_BAKI},
    nomor = case when ${DI_TEMPAT} then ${PEGANGAN} else ${NOMOR} end
  from stock_opname s, barang n
  where o.kode_toko = $1 and o.no_opname = $2 and o.status_barang = 'OPEN' and s.kode_toko = o.kode_toko
    and s.no_opname = o.no_opname
    and n.kode_toko = o.kode_toko and n.kode_barcode = o.kode_barcode`;

const TUTUP = `update stock_opname s set status = 'SELESAI', selesai_oleh = $3, selesai_pada = $4, tgl = $5,
  qty_ketemu = h.ketemu, qty_hilang = h.hilang, qty_keluar = h.keluar, qty_lain = h.lain,
    berat_ketemu = h.berat_ketemu, berat_hilang = h.berat_hilang
  from (
    select count(*) filter (where hasil = 'KETEMU') as ketemu, count(*) filter (where hasil = 'HILANG') as hilang,
      count(*) filter (where asal = 'BAKI' and hasil not in ('KETEMU', 'HILANG')) as keluar,
      count(*) filter (where status_barang = 'DONE' and hasil <> 'KETEMU') as lain,
      coalesce(sum(berat) filter (where hasil = 'KETEMU'), 0) as berat_ketemu,
      coalesce(sum(berat) filter (where hasil = 'HILANG'), 0) as berat_hilang
    from stock_opname_barang where kode_toko = $1 and no_opname = $2
  ) h
  where s.kode_toko = $1 and s.no_opname = $2 and s.status = 'AKTIF'
  returning s.qty_ketemu, s.qty_hilang`;

interface Akhir {
  readonly qty_ketemu: number;
  readonly qty_hilang: number;
}

/** Keeps with a count who approved its end, where anybody had to. */
async function catatIzin(
  tx: Tx,
  { shop }: OpnameContext,
  nomor: string,
  izin: { readonly otorisasi: string | null; readonly disetujui_oleh: string },
): Promise<void> {
  if (izin.disetujui_oleh === '') return;
  await tx.query(
    `update stock_opname set otorisasi = $3, disetujui_oleh = $4 where kode_toko = $1 and no_opname = $2`,
    [shop.kode_toko, nomor, izin.otorisasi, izin.disetujui_oleh],
  );
}

/**
 * Gives a count up, on the day that it is. What was seen stays readable; the tray may be begun afresh.
 * @throws Problem as {@link setujuiKosongkan}
 */
export async function kosongkanOpname(
  tx: Tx,
  context: OpnameContext,
  jenisOpname: JenisOpname,
  nomor: string,
  otorisasi: string | null,
): Promise<void> {
  const {
    shop: { kode_toko },
    actor,
  } = context;
  const tgl = await holdDay(tx, kode_toko);
  const { mulai_oleh } = await pegangOpname(tx, kode_toko, jenisOpname, nomor, 'update');
  const disetujui_oleh = await setujuiKosongkan(tx, context, { nomor, mulai_oleh }, otorisasi);
  await catatIzin(tx, context, nomor, { otorisasi, disetujui_oleh });
  await tx.query(
    `update stock_opname set status = 'KOSONG', selesai_oleh = $3, selesai_pada = $4, tgl = $5
      where kode_toko = $1 and no_opname = $2`,
    [kode_toko, nomor, actor.user_id, context.now(), tgl],
  );
  await audit(tx, context, { aksi: 'KOSONGKAN', objek: OBJEK, kode: nomor, sesudah: denganIzin(disetujui_oleh) });
  kabarkan(tx, context, nomor);
}

/**
 * Ends a count: what was not seen is missing, unless a document took it away meanwhile. Stock stays as it is. Its
 * result is that of the day on which it ends, as a weighing's is: the report of a closed day stays what it was.
 * @throws Problem as {@link setujuiSelesai}
 */
export async function selesaiOpname(
  tx: Tx,
  context: OpnameContext,
  jenisOpname: JenisOpname,
  nomor: string,
  otorisasi: string | null,
): Promise<void> {
  const {
    shop: { kode_toko },
    actor,
  } = context;
  const tgl = await holdDay(tx, kode_toko);
  const { mulai_oleh } = await pegangOpname(tx, kode_toko, jenisOpname, nomor, 'update');
  await tx.query(PUTUSKAN, [kode_toko, nomor]);
  const akhir = await tx.one<Akhir>(TUTUP, [kode_toko, nomor, actor.user_id, context.now(), tgl]);
  const hitungan = { ketemu: akhir.qty_ketemu, belum: akhir.qty_hilang };
  const disetujui_oleh = await setujuiSelesai(
    tx,
    context,
    { nomor, mulai_oleh, belum: hitungan.belum, nilai: nilaiSelesaiOpname(hitungan) },
    otorisasi,
  );
  await catatIzin(tx, context, nomor, { otorisasi, disetujui_oleh });
  await audit(tx, context, {
    aksi: 'SELESAI',
    objek: OBJEK,
    kode: nomor,
    sesudah: { ...akhir, ...denganIzin(disetujui_oleh) },
  });
  kabarkan(tx, context, nomor);
}
