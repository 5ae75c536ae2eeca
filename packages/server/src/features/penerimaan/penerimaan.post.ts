import type { DocumentInput } from '@kilau/contract/core/document.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import {
  BARIS_MAKS,
  nilaiSelesai,
  PENERIMAAN_INTERN,
  penerimaanBarang,
  wajibTerima,
} from '@kilau/contract/features/penerimaan/penerimaan-barang.document.ts';
import { KATEGORI_AKSESORIS } from '@kilau/contract/trade/barang/aksesoris.ts';
import { useApproval } from '../../engine/approval.ts';
import { holdDay } from '../../ledger/business-date.ts';
import { curahEntries, type Curah } from '../../ledger/entry.ts';
import { nextNumber } from '../../ledger/number.ts';
import { post } from '../../ledger/post.ts';
import { reverse } from '../../ledger/reverse.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { tandaiBatal } from '../../trade/otorisasi/tandai-batal.ts';

/** How the ledger calls what is done to a receipt. */
const TERIMA = {
  jenis: 'PENERIMAAN',
  aksi: 'TERIMA',
  selesai: 'SELESAI',
  batal: 'BATAL',
  kategori: 'PENERIMAAN BARANG',
  kategori_selisih: 'SELISIH PENERIMAAN',
} as const;

type Isian = DocumentInput<typeof penerimaanBarang>;
type Breaks = Record<string, RuleBreak>;
interface Lengkap extends Pick<
  Isian['baris'][number],
  'kode_group' | 'kode_dept' | 'qty' | 'berat' | 'berat_bruto' | 'ongkos'
> {
  readonly kadar: Dec;
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];
const KOSONG: RuleBreak = { rule: 'tidak_boleh_kosong' };
const TIDAK_TERDAFTAR: RuleBreak = { rule: 'tidak_terdaftar' };

/** A supplier is one of the master where the shop keeps one; elsewhere he is called as on his paper. */
async function supplierSalah(tx: Tx, { shop, isOn }: WorkContext, kode_supplier: string): Promise<boolean> {
  if (kode_supplier === '' || !isOn('SUPPLIER_BARANG_MODULE')) return false;
  return (
    (await tx.maybe(`select 1 from supplier where kode_toko = $1 and kode_supplier = $2 and status_aktif`, [
      shop.kode_toko,
      kode_supplier,
    ])) === undefined
  );
}

/** What is missing beside what the definition asks for, by where the goods come from and how the shop receives. */
function kurang(input: Isian, { isOn }: WorkContext): Breaks {
  const breaks: Breaks = {};
  const wajib = wajibTerima(input.asal, { intern: isOn(PENERIMAAN_INTERN), supplier: isOn('SUPPLIER_BARANG_MODULE') });
  for (const name of wajib.kepala) if ((input[name] ?? '') === '') breaks[name] = KOSONG;
  input.baris.forEach((baris, index) => {
    for (const name of wajib.baris) if (baris[name] === null) breaks[`baris.${index}.${name}`] = KOSONG;
  });
  return breaks;
}

/**
 * A paper comes once: the same number of the same supplier, or of head office, is another receipt's already. What was
 * taken back may come again; nameless suppliers are not taken for one. Asked behind the lock of the number's counter.
 */
async function assertNotaBaru(tx: Tx, { shop }: WorkContext, { asal, kode_supplier, no_intern }: Isian): Promise<void> {
  const supplier = (kode_supplier ?? '').toUpperCase();
  if ((no_intern ?? '') === '' || (supplier === '' && asal === 'SUPPLIER')) return;
  const lama = await tx.maybe<{ no_terima: string }>(
    `select no_terima from penerimaan where kode_toko = $1 and asal = $2 and kode_supplier = $3 and no_intern = $4
      and status <> 'CANC' order by no_terima limit 1`,
    [shop.kode_toko, asal, supplier, no_intern],
  );
  if (lama) {
    throw new Problem(
      'data_tidak_valid',
      {},
      { no_intern: { rule: 'no_intern_sudah_ada', params: { nomor: lama.no_terima } } },
    );
  }
}

/**
 * The lines with the purity of their group where none was typed. @throws Problem `data_tidak_valid` with every field
 * that is wrong.
 */
async function lengkapi(tx: Tx, context: WorkContext, input: Isian, tgl: string): Promise<Lengkap[]> {
  const { kode_toko } = context.shop;
  if (input.baris.length === 0) throw new Problem('data_tidak_valid', {}, { baris: KOSONG });
  if (input.baris.length > BARIS_MAKS) {
    throw new Problem('data_tidak_valid', {}, { baris: { rule: 'terlalu_banyak_baris', params: { max: BARIS_MAKS } } });
  }
  const group = new Map(
    (
      await tx.query<{ kode_group: string; kode_kategori: string; kadar: Dec }>(
        `select kode_group, kode_kategori, kadar from kelompok
          where kode_toko = $1 and kode_group = any($2) and status_aktif`,
        [kode_toko, unique(input.baris.map((baris) => baris.kode_group))],
      )
    ).map((row) => [row.kode_group, row]),
  );
  const jenis = new Map(
    (
      await tx.query<{ kode_dept: string; kode_group: string | null }>(
        `select kode_dept, kode_group from jenis where kode_toko = $1 and kode_dept = any($2) and status_aktif`,
        [kode_toko, unique(input.baris.map((baris) => baris.kode_dept))],
      )
    ).map((row) => [row.kode_dept, row]),
  );
  const breaks = kurang(input, context);
  if (input.tgl_nota !== null && input.tgl_nota > tgl) breaks['tgl_nota'] = { rule: 'setelah_hari_ini' };
  if (await supplierSalah(tx, context, input.kode_supplier ?? '')) breaks['kode_supplier'] = TIDAK_TERDAFTAR;
  const baris = input.baris.map((row, index): Lengkap => {
    const at = (name: string) => `baris.${index}.${name}`;
    const milik = jenis.get(row.kode_dept);
    const golongan = group.get(row.kode_group);
    const kadar = row.kadar ?? golongan?.kadar ?? Dec.zero;
    if (!golongan) breaks[at('kode_group')] = TIDAK_TERDAFTAR;
    // Only accessories are no gold.
    else if (kadar.isZero() && golongan.kode_kategori !== KATEGORI_AKSESORIS) {
      breaks[at('kadar')] = { rule: 'kadar_nol' };
    }
    if (!milik) breaks[at('kode_dept')] = TIDAK_TERDAFTAR;
    else if (milik.kode_group !== null && milik.kode_group !== row.kode_group) {
      breaks[at('kode_dept')] = { rule: 'jenis_bukan_group' };
    }
    if (row.berat_bruto !== null && row.berat.gt(row.berat_bruto)) {
      breaks[at('berat')] = { rule: 'bersih_melebihi_bruto' };
    }
    return { ...row, kadar };
  });
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
  return baris;
}

const curahOf = (
  no_terima: string,
  { kode_group, kode_dept, kadar }: Pick<Lengkap, 'kode_group' | 'kode_dept' | 'kadar'>,
  qty: number,
  berat: Dec,
): Curah => ({
  akun: 'TERIMA',
  sub: no_terima,
  kode_gudang: '',
  kode_baki: '',
  kode_group,
  kode_dept,
  kadar,
  qty,
  berat,
});

/**
 * Receives goods: they are bulk stock of their receipt until their pieces are entered. @returns the number of the
 * receipt.
 */
export async function terimaBarang(tx: Tx, context: WorkContext, input: Isian, kunci: string): Promise<string> {
  const {
    shop,
    actor: { user_id },
  } = context;
  const { kode_toko } = shop;
  const tgl = await holdDay(tx, kode_toko);
  const baris = await lengkapi(tx, context, input, tgl);
  const no_terima = await nextNumber(tx, shop, penerimaanBarang.kode, tgl);
  await assertNotaBaru(tx, context, input);
  const waktu = context.now();
  await tx.query(
    `insert into penerimaan (kode_toko, no_terima, tgl, status, proses, asal, kode_supplier, no_intern, tgl_nota,
      keterangan, dibuat_oleh, dibuat_pada, kunci)
     values ($1, $2, $3, 'DONE', 'BUKA', $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      kode_toko,
      no_terima,
      tgl,
      input.asal,
      (input.kode_supplier ?? '').toUpperCase(),
      input.no_intern ?? '',
      input.tgl_nota,
      input.keterangan ?? '',
      user_id,
      waktu,
      kunci,
    ],
  );
  await tx.query(
    `insert into penerimaan_baris (kode_toko, no_terima, baris, kode_group, kode_dept, kadar, qty, berat_bruto, berat,
      ongkos)
     select $1, $2, t.baris, t.kode_group, t.kode_dept, t.kadar, t.qty, t.berat_bruto, t.berat, t.ongkos
     from unnest($3::text[], $4::text[], $5::numeric[], $6::integer[], $7::numeric[], $8::numeric[], $9::numeric[])
       with ordinality as t(kode_group, kode_dept, kadar, qty, berat_bruto, berat, ongkos, baris)`,
    [
      kode_toko,
      no_terima,
      baris.map((row) => row.kode_group),
      baris.map((row) => row.kode_dept),
      baris.map((row) => row.kadar.toString()),
      baris.map((row) => row.qty),
      baris.map((row) => row.berat_bruto?.toString() ?? null),
      baris.map((row) => row.berat.toString()),
      baris.map((row) => row.ongkos?.toString() ?? null),
    ],
  );
  await post(
    tx,
    { kode_toko, tgl, jenis: TERIMA.jenis, nomor: no_terima, aksi: TERIMA.aksi, user_id, kunci, waktu },
    baris.flatMap((row) => curahEntries(curahOf(no_terima, row, row.qty, row.berat), 1, 'SUPPLIER', TERIMA.kategori)),
  );
  return no_terima;
}

interface Sisa {
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kadar: Dec;
  readonly qty: number;
  readonly berat: Dec;
}

/** What was never entered leaves the books as a difference, with an approval of exactly that much. */
export async function selesaikanPenerimaan(
  tx: Tx,
  context: WorkContext,
  nomor: string,
  { alasan, otorisasi }: { alasan: string; otorisasi: string | null },
): Promise<void> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const tgl = await holdDay(tx, kode_toko);
  const kepala = await tx.maybe<{ status: string; proses: string }>(
    `select status, proses from penerimaan where kode_toko = $1 and no_terima = $2 for update`,
    [kode_toko, nomor],
  );
  if (!kepala) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  if (kepala.status !== 'DONE') throw new Problem('status_tidak_sesuai', { nomor, status: kepala.status });
  if (kepala.proses === 'SELESAI') throw new Problem('penerimaan_sudah_selesai', { nomor });
  const sisa = await tx.query<Sisa>(
    `select kode_group, kode_dept, kadar, qty - qty_input as qty, berat - berat_input as berat from penerimaan_baris
      where kode_toko = $1 and no_terima = $2 order by baris`,
    [kode_toko, nomor],
  );
  const kategori = penerimaanBarang.actions.selesai.approval;
  const qty = sisa.reduce((sum, baris) => sum + baris.qty, 0);
  await useApproval(tx, context, {
    id: otorisasi,
    kategori,
    dokumen: nomor,
    nilai: nilaiSelesai(alasan, qty, Dec.sum(sisa.map((baris) => baris.berat)).toFixed(3)),
  });
  const waktu = context.now();
  await tx.query(
    `update penerimaan_baris set qty_selisih = qty - qty_input, berat_selisih = berat - berat_input
      where kode_toko = $1 and no_terima = $2`,
    [kode_toko, nomor],
  );
  await tx.query(
    `update penerimaan set proses = 'SELESAI', selesai_oleh = $3, selesai_pada = $4, tgl_selesai = $5,
      alasan_selesai = $6, otorisasi_selesai = $7 where kode_toko = $1 and no_terima = $2`,
    [kode_toko, nomor, user_id, waktu, tgl, alasan, otorisasi],
  );
  await post(
    tx,
    { kode_toko, tgl, jenis: TERIMA.jenis, nomor, aksi: TERIMA.selesai, user_id, kunci: '', waktu },
    sisa.flatMap((baris) =>
      curahEntries(curahOf(nomor, baris, baris.qty, baris.berat), -1, 'SELISIH', TERIMA.kategori_selisih),
    ),
  );
}

/** Takes a receipt back, as long as no piece was entered from it and its rest was not settled. */
export async function batalPenerimaan(
  tx: Tx,
  context: WorkContext,
  nomor: string,
  { alasan, otorisasi }: { alasan: string; otorisasi: string | null },
): Promise<void> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const tgl = await holdDay(tx, kode_toko);
  const kategori = penerimaanBarang.actions.batal.approval;
  await tandaiBatal(tx, context, tgl, {
    di: { tabel: 'penerimaan', kolom: 'no_terima' },
    nomor,
    kategori,
    nilai: { alasan },
    alasan,
    otorisasi,
  });
  const { proses, qty } = await tx.one<{ proses: string; qty: number }>(
    `select p.proses, (select sum(l.qty_input)::integer from penerimaan_baris l
      where l.kode_toko = p.kode_toko and l.no_terima = p.no_terima) as qty
     from penerimaan p where p.kode_toko = $1 and p.no_terima = $2`,
    [kode_toko, nomor],
  );
  if (qty > 0) throw new Problem('penerimaan_sudah_diinput', { nomor, qty });
  if (proses === 'SELESAI') throw new Problem('penerimaan_sudah_selesai', { nomor });
  await reverse(
    tx,
    { kode_toko, jenis: TERIMA.jenis, nomor, aksi: TERIMA.aksi },
    { tgl, aksi: TERIMA.batal, user_id, kunci: '', waktu: context.now() },
    (entry) => ({ ...entry, kategori: kategori }),
  );
}
