import type { MemberRingkas } from './cari-pelanggan.ts';
import { hpLengkap, nomorHp } from './hp.ts';
import { PELANGGAN_KOSONG, type PelangganDraft } from './pelanggan-draft.ts';

/** One line of the list below the customer field. */
export type Pilihan =
  | { readonly jenis: 'ada'; readonly kunci: string; readonly member: MemberRingkas; readonly mirip: boolean }
  /** Somebody new: entered as a member, or named on this paper only; or whom another shop of the chain keeps. */
  | { readonly jenis: 'baru' | 'lewat' | 'toko'; readonly kunci: string };

interface Ditemukan {
  readonly cocok: readonly MemberRingkas[];
  readonly mirip: readonly MemberRingkas[];
}

interface Boleh {
  readonly non_member: boolean;
  /** Members may be entered here. */
  readonly daftar: boolean;
  /** There are other shops. */
  readonly toko?: boolean;
}

/** So short a word is nobody's whole code or number. */
const KODE_TERPENDEK = 2;
/** A code has a digit, and a name has none. */
const sepertiKode = (kata: string): boolean => kata.length >= KODE_TERPENDEK && /^\S*\d\S*$/.test(kata);

const ada = (member: MemberRingkas, mirip: boolean): Pilihan => ({
  jenis: 'ada',
  kunci: `ada ${member.kode_member}`,
  member,
  mirip,
});

/**
 * What is offered for what was typed, the likeliest first: who fits; else somebody new, by phone rather a member and by
 * name rather a passer-by; behind them those who are like it.
 */
export function pilihanPelanggan(
  typed: string,
  ditemukan: Ditemukan | undefined,
  { non_member, daftar, toko = false }: Boleh,
): readonly Pilihan[] {
  const kata = typed.trim();
  if (kata === '') return [];
  const { cocok = [], mirip = [] } = ditemukan ?? {};
  const hp = hpLengkap(kata);
  const baru: Pilihan[] = daftar ? [{ jenis: 'baru', kunci: 'baru' }] : [];
  const lewat: Pilihan[] = non_member ? [{ jenis: 'lewat', kunci: 'lewat' }] : [];
  const dikenal = cocok.some(
    ({ no_hp, kode_member }) => no_hp === hp || kode_member.toUpperCase() === kata.toUpperCase(),
  );
  const toko_lain: Pilihan[] =
    toko && (hp !== undefined || sepertiKode(kata)) ? [{ jenis: 'toko', kunci: 'toko' }] : [];
  const orang = hp === undefined ? [...lewat, ...baru] : [...baru, ...lewat];
  const lain = dikenal ? [] : [...orang, ...toko_lain];
  return [...cocok.map((member) => ada(member, false)), ...lain, ...mirip.map((member) => ada(member, true))];
}

/**
 * Who is meant without doubt by what was left in the field: the member whose code or number it is, or the only one of
 * that name; of nobody who is known, a passer-by by number or name. What looks like a code names nobody.
 */
export function tanpaRagu(
  typed: string,
  ditemukan: Ditemukan | undefined,
  { non_member }: Pick<Boleh, 'non_member'>,
): MemberRingkas | PelangganDraft | undefined {
  const kata = typed.trim().toUpperCase();
  const { cocok = [] } = ditemukan ?? {};
  const hp = nomorHp(kata);
  const sama = cocok.filter(({ kode_member, no_hp }) => kode_member.toUpperCase() === kata || no_hp === hp);
  if (sama.length > 0) return sama.length === 1 ? sama[0] : undefined;
  const [sesama] = cocok;
  if (sesama) return cocok.length === 1 && sesama.nama_member.toUpperCase() === kata ? sesama : undefined;
  if (!non_member) return undefined;
  const lewat = { ...PELANGGAN_KOSONG, jenis: 'NON MEMBER' } as const;
  const lengkap = hpLengkap(kata);
  if (lengkap !== undefined) return { ...lewat, no_hp: lengkap };
  return /\d/.test(kata) ? undefined : { ...lewat, nama: kata };
}
