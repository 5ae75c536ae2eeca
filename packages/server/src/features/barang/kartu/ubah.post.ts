import {
  atributBarang,
  atributBersih,
  atributSeharga,
  jumlahAtribut,
  type Atribut,
} from '@kilau/contract/features/barang/tambah/atribut.ts';
import type { Batu } from '@kilau/contract/features/barang/tambah/batu.ts';
import { barangFields } from '@kilau/contract/features/barang/barang.fields.ts';
import { taraBerlebih, taraSalah } from '@kilau/contract/features/barang/tambah/berat.calc.ts';
import { barangUbahFields, HAK_NILAI } from '@kilau/contract/features/barang/tambah/masuk.fields.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { can } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { fieldBreaks, recordSchema, type RuleBreak, type Values } from '@kilau/contract/core/schema.ts';
import { assertNamed } from '../../../engine/named.ts';
import { holdDay } from '../../../ledger/business-date.ts';
import { audit } from '../../../platform/audit.ts';
import type { KeadaanBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import type { WorkContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { assertBatuAktif, batuSalah, batuSql, gantiBatu } from '../tambah/batu.ts';
import { barangDiKartu } from './kartu.ts';
import { barangTidakDikenal } from '../../../trade/barang/dikenal.ts';
import { tulisUbah, type Isi } from '../../../trade/barang/isi.ts';
import { assertTersedia, KEADAAN_KOLOM } from '../../../trade/barang/tersedia.ts';

type Pembuat = Pick<WorkContext, 'actor' | 'shop' | 'now'>;
type Kiriman = Readonly<Record<string, unknown>>;
type Name = Exclude<keyof typeof barangUbahFields, 'atribut' | 'batu'>;
const LISTS: ReadonlySet<string> = new Set(['atribut', 'batu']);
const NAMES = Object.keys(barangUbahFields).filter((name): name is Name => !LISTS.has(name));
/** The single part of a caller that knows of one only. */
const TUNGGAL = { nama_atribut: barangFields.nama_atribut, harga_atribut: barangFields.harga_atribut } as const;
const NUMBERS: ReadonlySet<Name> = new Set<Name>(['berat_plastik']);

type Tetap = Exclude<keyof typeof barangFields, keyof typeof barangUbahFields | keyof typeof TUNGGAL>;
/** What of a piece is never changed here. */
const TETAP = Object.keys(barangFields).filter(
  (name): name is Tetap => !(name in barangUbahFields) && !(name in TUNGGAL),
);
const BERAT_TETAP: RuleBreak = { rule: 'berat_tidak_diubah' };
const TETAP_SAJA: RuleBreak = { rule: 'tidak_diubah_di_sini' };
/** How that is told, where there is more to say than that. */
const KATA_TETAP: Partial<Record<Tetap, RuleBreak>> = {
  berat: BERAT_TETAP,
  berat_asli: BERAT_TETAP,
  berat_manual: BERAT_TETAP,
  kadar: { rule: 'kadar_lewat_update' },
};

type Tersimpan = KeadaanBarang & { readonly [K in Name]: string | Dec } & { readonly [K in Tetap]: unknown } & {
  readonly nama_atribut: string;
  readonly harga_atribut: Dec;
  readonly berat_asli: Dec;
  readonly berat_atribut: Dec;
  readonly atribut: readonly Partial<Atribut>[];
  readonly batu: readonly Batu[];
};

/** What is changed here. */
export const ISIAN = { ...barangUbahFields, ...TUNGGAL } as const;
const schema = recordSchema(ISIAN);

/** Only what the caller sent changes; a field that was sent empty becomes empty. */
function isian(lama: Tersimpan, body: Kiriman): Values<typeof barangUbahFields & typeof TUNGGAL> {
  const known = Object.fromEntries(NAMES.map((name) => [name, lama[name]]));
  const result = schema.safeParse({ ...known, ...body });
  if (!result.success) throw new Problem('data_tidak_valid', {}, fieldBreaks(result.error));
  return result.data;
}

const tersimpan = (name: Name, value: string | Dec | null): string | Dec =>
  value ?? (NUMBERS.has(name) ? Dec.zero : '');
const sama = (a: string | Dec, b: string | Dec): boolean => (a instanceof Dec && b instanceof Dec ? a.eq(b) : a === b);
const samaIsi = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether somebody sends what is kept anyway: a caller may send a whole piece back. */
function samaTetap(lama: unknown, masuk: unknown): boolean {
  const [ada, baru] = [Dec.parse(lama), Dec.parse(masuk)];
  return ada && baru ? ada.eq(baru) : (lama ?? '') === (masuk ?? '');
}

/** Fields that would be changed and never are, each with its sentence: silence would look like a change. */
function tetapSalah(lama: Tersimpan, body: Kiriman): Record<string, RuleBreak> {
  const dikirim = TETAP.filter((name) => name in body && !samaTetap(lama[name], body[name]));
  return Object.fromEntries(dikirim.map((name) => [name, KATA_TETAP[name] ?? TETAP_SAJA]));
}

/** What else is sent: what the card tells may come back as it tells it. @throws Problem `data_tidak_valid` */
async function assertDikenal(tx: Tx, context: Pembuat, kode_barcode: string, body: Kiriman): Promise<void> {
  const inputs = { ...barangFields, ...ISIAN };
  const lain = Object.keys(body).some((name) => !(name in inputs));
  assertNamed({ fields: inputs }, inputs, body, lain ? { ...(await barangDiKartu(tx, context, kode_barcode)) } : {});
}

/**
 * What is not for who may only look after the goods: the printed purity, the price of the parts in all, the stones.
 * @param batu the stones that take the place of others, if they do.
 */
function nilaiSalah(
  { actor }: Pembuat,
  beda: readonly Name[],
  lama: readonly Atribut[],
  atribut: readonly Atribut[],
  batu: readonly object[] | undefined,
): Record<string, RuleBreak> {
  if (can(actor, HAK_NILAI)) return {};
  const perlu: RuleBreak = { rule: 'perlu_hak_nilai' };
  const harga = (daftar: readonly Atribut[]) => jumlahAtribut(daftar).harga_atribut;
  return {
    ...(beda.includes('kadar_cetak') && { kadar_cetak: perlu }),
    ...(!sama(harga(lama), harga(atribut)) && { atribut: perlu }),
    ...(batu && { batu: perlu }),
  };
}

/** Parts and plastic that leave nothing of what the scale showed, by field; what stays as it is may stay. */
function taraSalahDi(
  { berat_asli, berat_plastik }: Tersimpan,
  lama: readonly Atribut[],
  atribut: readonly Atribut[],
  plastik: string | Dec,
): Record<string, RuleBreak> {
  const berat = (daftar: readonly Atribut[]) => daftar.map((bagian) => bagian.berat_atribut);
  if (samaIsi(berat(lama), berat(atribut)) && sama(berat_plastik, plastik)) return {};
  const berlebih = taraBerlebih(berat_asli, berat(atribut), plastik);
  if (berlebih === undefined) return {};
  return { [berlebih === 'plastik' ? 'berat_plastik' : `atribut.${berlebih}.berat_atribut`]: taraSalah(berat_asli) };
}

function tolak(breaks: Record<string, RuleBreak>): void {
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
}

/** The parts as they are to be: the list that was sent, or a single one by another name or price. */
function atributBaru(lama: readonly Atribut[], masuk: ReturnType<typeof isian>, body: Kiriman): readonly Atribut[] {
  if ('atribut' in body) return atributBersih(masuk.atribut);
  const jumlah = jumlahAtribut(lama);
  // Who names one part means that there is one.
  const dinamai =
    'nama_atribut' in body && (masuk.nama_atribut ?? '') !== jumlah.nama_atribut
      ? atributBersih([{ ...jumlah, nama_atribut: masuk.nama_atribut }])
      : lama;
  return 'harga_atribut' in body ? atributSeharga(dinamai, masuk.harga_atribut ?? Dec.zero) : dinamai;
}

/** The stones that were sent, in the form they are kept in; absent when none were, or the same. */
async function batuBaru(
  tx: Tx,
  { actor, shop: { kode_toko } }: Pick<WorkContext, 'actor' | 'shop'>,
  lama: Tersimpan,
  masuk: ReturnType<typeof isian>,
  body: Kiriman,
) {
  if (!('batu' in body)) return undefined;
  const bentuk = (batu: readonly object[]) =>
    batu.map((baris) =>
      Object.fromEntries(
        Object.keys(barangUbahFields.batu.fields).map((name) => [name, (baris as Kiriman)[name] || null]),
      ),
    );
  if (samaIsi(bentuk(lama.batu), bentuk(JSON.parse(JSON.stringify(masuk.batu)) as object[]))) return undefined;
  assertBatuAktif(actor);
  const breaks = await batuSalah(tx, kode_toko, new Map([['batu', masuk.batu]]), lama.batu);
  tolak(breaks);
  return masuk.batu;
}

/**
 * Changes what may change of a piece that nobody holds; its weight never does (decisions.md 5). Held or sold, a piece
 * stays what it was when the document wrote it down. What was and what is now is recorded, for the fields that differ.
 */
export async function ubahBarang(tx: Tx, context: Pembuat, kode_barcode: string, body: Kiriman): Promise<void> {
  const { kode_toko } = context.shop;
  const tgl = await holdDay(tx, kode_toko);
  const lama = await tx.maybe<Tersimpan>(
    `select ${[...NAMES, ...TETAP].join(', ')}, nama_atribut, harga_atribut, atribut, ${batuSql('b')} as batu,
      ${KEADAAN_KOLOM}
     from barang b where kode_toko = $1 and kode_barcode = $2 for update of b`,
    [kode_toko, kode_barcode],
  );
  if (!lama) throw await barangTidakDikenal(tx, kode_barcode);
  assertTersedia(kode_barcode, lama);
  tolak(tetapSalah(lama, body));
  await assertDikenal(tx, context, kode_barcode, body);
  const masuk = isian(lama, body);
  const baru = Object.fromEntries(NAMES.map((name) => [name, tersimpan(name, masuk[name])])) as Record<
    Name,
    string | Dec
  >;
  const beda = NAMES.filter((name) => !sama(lama[name], baru[name]));
  const sebelum: Record<string, unknown> = Object.fromEntries(beda.map((name) => [name, lama[name]]));
  const sesudah: Record<string, unknown> = Object.fromEntries(beda.map((name) => [name, baru[name]]));
  const isi: Isi = Object.fromEntries(beda.map((name) => [name, baru[name]]));
  const [atributLama, batu] = [atributBarang(lama), await batuBaru(tx, context, lama, masuk, body)];
  const atribut = atributBaru(atributLama, masuk, body);
  tolak(nilaiSalah(context, beda, atributLama, atribut, batu));
  tolak(taraSalahDi(lama, atributLama, atribut, baru.berat_plastik));
  if (!samaIsi(atributLama, atribut)) {
    Object.assign(isi, jumlahAtribut(atribut), { atribut: JSON.stringify(atribut) });
    sebelum['atribut'] = atributLama;
    sesudah['atribut'] = atribut;
  }
  if (batu) {
    await gantiBatu(tx, kode_toko, { kode_barcode, batu, tgl });
    isi.berlian = batu.length > 0;
    sebelum['batu'] = lama.batu;
    sesudah['batu'] = batu;
  }
  if (Object.keys(isi).length === 0) return;
  const { user_id } = context.actor;
  await tulisUbah(tx, { kode_toko, user_id, waktu: context.now() }, kode_barcode, isi);
  await audit(tx, context, { aksi: 'UBAH', objek: 'barang', kode: kode_barcode, sebelum, sesudah });
}
