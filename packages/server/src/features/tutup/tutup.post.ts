import { Dec } from '@kilau/contract/core/dec.ts';
import type { PekerjaanKey } from '@kilau/contract/core/antrean.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import { IZIN_BUKA, IZIN_TUTUP } from '@kilau/contract/features/tutup/approvals.ts';
import { bolehBerikut, hariBerikut } from '@kilau/contract/features/tutup/hari-berikut.calc.ts';
import { menahan, type Check } from '@kilau/contract/features/tutup/periksa.ts';
import { bolehGantiTanggal } from '@kilau/contract/features/tutup/tanggal-aktif.ts';
import type { BUKA_FIELDS, RingkasanHari, TUTUP_FIELDS } from '@kilau/contract/features/tutup/tutup.wire.ts';
import { useApproval, type Approval } from '../../engine/approval.ts';
import { moveDay, returnDay, takeDay } from '../../ledger/business-date.ts';
import type { Check as BookCheck } from '../../ledger/reconcile.ts';
import { mintaJalan } from '../../platform/antrean/pekerjaan.ts';
import type { Context, WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { endSessions } from '../../platform/session/end.ts';
import { periksaHari } from './periksa.ts';
import { kabariPemilik } from './pesan-malam.ts';
import { ringkasanHari } from './ringkasan.ts';

/** Whoever closes a shop, or opens its day again. */
export type PenutupToko = WorkContext & Pick<Context, 'session_id' | 'realtime' | 'secrets' | 'origin'>;

/** A closing as others see it: its day, the day closed before it, its number. */
export interface Penutupan {
  readonly tgl: string;
  readonly sebelum: string;
  readonly ke: number;
}

/** What else ends with a day; it is undone when the day is opened again. */
export interface AkhirHari {
  /** Under this name the closing keeps what came of it. */
  readonly nama: string;
  readonly tutup: (tx: Tx, context: PenutupToko, penutupan: Penutupan) => Promise<object | undefined>;
  readonly buka: (tx: Tx, context: PenutupToko, penutupan: Omit<Penutupan, 'sebelum'>) => Promise<void>;
}

/** What a closing looks at and goes with. */
export interface YangDitutup {
  readonly kinds: readonly Kind[];
  /** What the checks of the books have found of the day. */
  readonly buku: readonly BookCheck[];
  readonly akhirHari: readonly AkhirHari[];
}

/** What a day that is closed, or opened again, comes to. */
interface Kejadian {
  readonly aksi: 'TUTUP' | 'BUKA';
  readonly tgl: string;
  readonly tgl_berikut: string;
  readonly alasan: string;
  readonly izin: Approval | undefined;
  readonly rincian: (RingkasanHari & { readonly periksa: readonly Check[] }) | object;
}

const COLUMNS = [
  'kode_toko',
  'ke',
  'aksi',
  'tgl',
  'tgl_berikut',
  'user_id',
  'alasan',
  'otorisasi',
  'disetujui_oleh',
  'waktu',
  'urut',
  'rantai',
  'rincian',
];

/** The hash of the one before `r`. */
const SEBELUM = `coalesce((select t.hash from tutup t where t.kode_toko = r.kode_toko and t.ke = r.ke - 1),
  '\\x00'::bytea)`;

/** Keeps it, chained to the one before and to where the ledger's own chain stands. */
async function catat(tx: Tx, context: PenutupToko, { izin, ...kejadian }: Kejadian): Promise<void> {
  const { kode_toko } = context.shop;
  await tx.query(
    `insert into tutup (${COLUMNS.join(', ')}, hash)
     select ${COLUMNS.map((name) => `r.${name}`).join(', ')}, sha256(${SEBELUM} || convert_to(tutup_teks(r), 'UTF8'))
     from buku b cross join lateral jsonb_populate_record(null::tutup, $2::jsonb || jsonb_build_object(
       'ke', (select coalesce(max(t.ke), 0) + 1 from tutup t where t.kode_toko = b.kode_toko),
       'urut', b.urut, 'rantai', b.hash::text)) r
     where b.kode_toko = $1`,
    [
      kode_toko,
      JSON.stringify({
        ...kejadian,
        kode_toko,
        user_id: context.actor.user_id,
        otorisasi: izin?.id ?? null,
        disetujui_oleh: izin?.disetujui_oleh ?? '',
        waktu: context.now(),
      }),
    ],
  );
}

/** @throws Problem `tanggal_terkunci` for whom the modules of the active date do not let change it. */
function assertGantiTanggal({ actor }: Pick<Context, 'actor'>): void {
  if (!bolehGantiTanggal(actor)) throw new Problem('tanggal_terkunci', {});
}

type Isi = Values<typeof TUTUP_FIELDS>;

/** What the owner sees of the day that he agrees to close: where any of it moves or is counted, he is asked anew. */
const uangHari = ({ laci, bank }: RingkasanHari) => ({
  laci: laci.map(({ user_id, buku, dihitung, selisih }) => ({
    user_id,
    menurut_buku: Dec.from(buku).toJSON(),
    ...(dihitung !== null && { dihitung: Dec.from(dihitung).toJSON(), selisih: Dec.from(selisih ?? 0).toJSON() }),
  })),
  rekening: bank.map(({ no_rekening, akhir }) => ({ no_rekening, saldo: Dec.from(akhir).toJSON() })),
});

/**
 * The owner's approval of closing in spite of what is not in order.
 * @throws Problem `tutup_tertahan` where nothing was said of it.
 */
async function izinCatatan(
  tx: Tx,
  context: PenutupToko,
  {
    tgl,
    ringkasan,
    open,
  }: { readonly tgl: string; readonly ringkasan: RingkasanHari; readonly open: readonly Check[] },
  { alasan, otorisasi }: Isi,
): Promise<Approval | undefined> {
  if (open.length === 0) {
    if (alasan === null && otorisasi === null) return undefined;
    throw new Problem('data_tidak_valid', {}, { alasan: { rule: 'tutup_tanpa_catatan' } });
  }
  const periksa = open.map(({ kunci }) => kunci).toSorted();
  if (alasan === null) throw new Problem('tutup_tertahan', { tgl, periksa: periksa.join(', ') });
  const nilai = { tgl, periksa, alasan, ...uangHari(ringkasan) };
  const { kategori } = IZIN_TUTUP;
  return useApproval(tx, context, { id: otorisasi, kategori, dokumen: '', nilai, level: 'OWN' });
}

/** What somebody says lies in the drawers is what the books say, or the count comes first. */
function assertKas(kas: Isi['kas'], { laci }: RingkasanHari): void {
  const buku = new Map(laci.map((row) => [row.user_id, row.buku]));
  const wrong = (kas ?? []).flatMap(({ user_id, jumlah }, index) => {
    const menurut = Dec.from(buku.get(user_id) ?? 0);
    const rule = {
      rule: 'laci_berbeda',
      params: { menurut: menurut.toJSON(), selisih: jumlah.minus(menurut).toJSON() },
    };
    return jumlah.eq(menurut) ? [] : [[`kas.${index}.jumlah`, rule] as const];
  });
  if (wrong.length > 0) throw new Problem('data_tidak_valid', {}, Object.fromEntries(wrong));
}

/** A drawer of which it is said what lies in it, and that is so, needs no count of its own. */
const dihitungSekarang = (ringkasan: RingkasanHari, kas: Isi['kas'], oleh: string): RingkasanHari => ({
  ...ringkasan,
  laci: ringkasan.laci.map((row) => {
    const said = row.no_hitung === null ? kas?.find(({ user_id }) => user_id === row.user_id) : undefined;
    return said ? { ...row, dihitung: said.jumlah, selisih: 0, no_hitung: '', dihitung_oleh: oleh } : row;
  }),
});

/**
 * Closes the shop's day: looks once more at all that must be in order, keeps what the day comes to, moves the date and
 * logs out whoever else is at work. Whoever posts at the same moment is through before, or finds the new day.
 * @returns the day that was closed, and the one that follows.
 * @throws Problem `toko_sudah_ditutup`, `tutup_tertahan`, `tanggal_terkunci`, `otorisasi_pemilik`.
 */
export async function tutupToko(
  tx: Tx,
  context: PenutupToko,
  { kinds, buku, akhirHari }: YangDitutup,
  isi: Isi,
): Promise<{ readonly tgl: string; readonly tgl_berikut: string; readonly akun: number }> {
  const { kode_toko, tgl_system } = context.shop;
  const tgl = await takeDay(tx, kode_toko);
  if (tgl !== tgl_system) {
    throw new Problem('toko_sudah_ditutup', { tgl: tgl_system, oleh: await penutup(tx, kode_toko) });
  }
  const biasa = hariBerikut(tgl, context.param('HARI_LIBUR'));
  const tgl_berikut = isi.tgl_berikut ?? biasa;
  if (!bolehBerikut(tgl, tgl_berikut)) {
    throw new Problem('data_tidak_valid', {}, { tgl_berikut: { rule: 'tgl_berikut_salah', params: { tgl } } });
  }
  if (tgl_berikut !== biasa) assertGantiTanggal(context);
  const hari = await ringkasanHari(tx, kode_toko, tgl);
  assertKas(isi.kas, hari);
  const ringkasan = dihitungSekarang(hari, isi.kas, context.actor.user_id);
  const periksa = await periksaHari(
    tx,
    kode_toko,
    kinds,
    ringkasan.laci,
    buku,
    context.isOn('VALIDASI_NON_CASH_MODULE'),
    context.now(),
  );
  const izin = await izinCatatan(tx, context, { tgl, ringkasan, open: menahan(periksa) }, isi);
  const rincian = { ...ringkasan, periksa, ...(await akhiri(tx, context, akhirHari, tgl)) };
  await catat(tx, context, { aksi: 'TUTUP', tgl, tgl_berikut, alasan: isi.alasan ?? '', izin, rincian });
  await kabariPemilik(tx, context, kinds, tgl);
  await moveDay(tx, kode_toko, tgl_berikut);
  await mintaCadangan(tx, context, tgl);
  const ended = await endSessions(tx, context, { kode_toko, except: context.session_id }, 'TUTUP_TOKO');
  return { tgl, tgl_berikut, akun: ended.length };
}

/** The number of the next closing, and the day closed before; where none was, the day before. */
const KE_SQL = `select coalesce(max(t.ke), 0)::int + 1 as ke,
    coalesce(max(t.tgl) filter (where t.aksi = 'TUTUP' and t.tgl < $2::date), $2::date - 1) as sebelum
  from tutup t where t.kode_toko = $1`;

/** Does what else ends with the day, and hands back what came of it. */
async function akhiri(
  tx: Tx,
  context: PenutupToko,
  akhirHari: readonly AkhirHari[],
  tgl: string,
): Promise<Readonly<Record<string, object>>> {
  const at = await tx.one<Omit<Penutupan, 'tgl'>>(KE_SQL, [context.shop.kode_toko, tgl]);
  const hasil: Record<string, object> = {};
  for (const { nama, tutup } of akhirHari) {
    const came = await tutup(tx, context, { tgl, ...at });
    if (came) hasil[nama] = came;
  }
  return hasil;
}

/**
 * Asks for the night's backup once the last shop of the database has closed its day: many a shop's machine is off at
 * the hour that is set.
 */
async function mintaCadangan(tx: Tx, { actor, now }: PenutupToko, tgl: string): Promise<void> {
  const open = await tx.maybe(
    `select from hari_toko h join toko t using (kode_toko) where t.status_aktif and h.tgl_system <= $1 limit 1`,
    [tgl],
  );
  if (open) return;
  const kunci: PekerjaanKey = 'cadangan';
  await mintaJalan(tx, { kunci, kode_toko: '' }, { user_id: actor.user_id, now: now() });
}

const penutup = async (tx: Tx, kode_toko: string): Promise<string> =>
  (
    await tx.maybe<{ user_id: string }>('select user_id from tutup where kode_toko = $1 order by ke desc limit 1', [
      kode_toko,
    ])
  )?.user_id ?? '';

/** What is dated by the business date: of a day that is not yet, none of them may be. */
const BERTANGGAL = [
  'dokumen',
  'perbuatan',
  'posting',
  'timbang_baki',
  'stock_opname',
  'opname_global',
  'opname_hutang',
  'opname_penerimaan',
  'riwayat_harga',
  'kurs_harian',
] as const;

/** The day that may be opened again; what was done, counted or priced on a later one stands in its way. */
const DIBUKA_SQL = `select t.tgl, t.ke from tutup t join hari_toko h using (kode_toko)
  where t.kode_toko = $1 and t.ke = (select max(a.ke) from tutup a where a.kode_toko = t.kode_toko)
    and t.aksi = 'TUTUP' and t.tgl_berikut = h.tgl_system and not exists (
      ${BERTANGGAL.map((tabel) => `select from ${tabel} b where b.kode_toko = t.kode_toko and b.tgl > t.tgl`).join(`
      union all `)})`;

/** The day that may be opened again; nothing where none may. */
export const dapatDibuka = async (
  sql: Pick<Tx, 'maybe'>,
  kode_toko: string,
): Promise<{ readonly tgl: string; readonly ke: number } | undefined> => sql.maybe(DIBUKA_SQL, [kode_toko]);

/**
 * Opens the last day again, by the owner's approval, as long as nothing was done on a later one.
 * @throws Problem `tanggal_terkunci`, `hari_tidak_dapat_dibuka`, `otorisasi_pemilik`.
 */
export async function bukaToko(
  tx: Tx,
  context: PenutupToko,
  akhirHari: readonly AkhirHari[],
  { alasan, otorisasi }: Values<typeof BUKA_FIELDS>,
): Promise<{ readonly tgl: string }> {
  assertGantiTanggal(context);
  const { kode_toko } = context.shop;
  const hari = await takeDay(tx, kode_toko);
  const dibuka = await dapatDibuka(tx, kode_toko);
  if (!dibuka) throw new Problem('hari_tidak_dapat_dibuka', { tgl: hari });
  const { tgl } = dibuka;
  const nilai = { tgl, alasan };
  const { kategori } = IZIN_BUKA;
  const izin = await useApproval(tx, context, { id: otorisasi, kategori, dokumen: '', nilai, level: 'OWN' });
  await catat(tx, context, { aksi: 'BUKA', tgl, tgl_berikut: hari, alasan, izin, rincian: {} });
  await returnDay(tx, kode_toko, tgl);
  for (const { buka } of akhirHari) await buka(tx, context, dibuka);
  await endSessions(tx, context, { kode_toko, except: context.session_id }, 'TUTUP_TOKO');
  return { tgl };
}
