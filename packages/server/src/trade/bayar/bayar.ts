import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { within } from '@kilau/contract/core/problem-within.ts';
import type { RuleBreak, Values } from '@kilau/contract/core/schema.ts';
import { hitungBayar, type FeeDitanggung, type HasilBayar } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import type { BAYAR_FIELDS } from '@kilau/contract/trade/bayar/bayar.fields.ts';
import {
  CARA_BAYAR,
  dapatDipakai,
  JENIS_BAYAR,
  minta,
  type JenisBayar,
} from '@kilau/contract/trade/bayar/cara-bayar.ts';
import { tandaWajar, tunaiTidakWajar } from '@kilau/contract/trade/wajar/wajar.calc.ts';
import type { Drawn, KindAtWork, Needs, Work } from '../../engine/paper/kind.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { tanyakan } from '../wajar/tanyakan.ts';

/** One payment as it is sent. */
export type BayarDikirim = Values<typeof BAYAR_FIELDS>;

/** One payment as somebody sends it who says this much and no more. */
export const dikirim = (
  jenisBayar: JenisBayar,
  jumlah: Dec | null,
  isi: Partial<Omit<BayarDikirim, 'jenis' | 'jumlah'>> = {},
): BayarDikirim => ({
  jenis: jenisBayar,
  jumlah,
  no_rekening: null,
  no_kartu: null,
  no_rekening_customer: null,
  fee_persen: null,
  nomor: null,
  poin: null,
  kode_kupon: null,
  kode_marketplace: null,
  jenis_identitas: null,
  nik_sim_passport: null,
  foto_identitas: null,
  kembali_rekening: null,
  kembali_customer: null,
  kembali_otorisasi: null,
  barang: [],
  ...isi,
});

/** A way may be sent by who does not know the list; whoever reads it behind the schema does. */
type Dikirim = readonly (BayarDikirim & { readonly jenis: JenisBayar })[];

/** What papers of a kind pay in one row. */
export interface Ditarik extends Drawn {
  /** Key of their kind. */
  readonly jenis: string;
}

export interface BayarTersimpan {
  readonly hasil: HasilBayar;
  readonly ditanggung: FeeDitanggung;
  /** What other papers pay, row by row; nothing in a row of money. */
  readonly ditarik: readonly (Ditarik | undefined)[];
}

/** The kind of paper that has entered a way for itself, by the way. */
const pembayar = ({ papers }: Pick<Work, 'papers'>): ReadonlyMap<string, KindAtWork> =>
  new Map(
    [...papers.values()].flatMap((atWork) => (atWork.kind.pays ?? []).map(({ cara }) => [cara, atWork] as const)),
  );

/** The papers that payments name: what is to be held before anything else of a sale. */
export const dokumenBayar = (work: Pick<Work, 'papers'>, bayar: readonly BayarDikirim[]): Needs => {
  const ada = pembayar(work);
  const dokumen = bayar.flatMap(({ jenis: cara, nomor }) => {
    const key = ada.get(cara)?.kind.key;
    return key === undefined || !nomor ? [] : [{ jenis: key, nomor }];
  });
  return { dokumen };
};

async function rekeningAktif(tx: Tx, kode_toko: string, nomor: readonly string[]): Promise<Set<string>> {
  if (nomor.length === 0) return new Set();
  const rows = await tx.query<{ no_rekening: string }>(
    `select no_rekening from rekening where kode_toko = $1 and no_rekening = any($2) and status_aktif`,
    [kode_toko, nomor],
  );
  return new Set(rows.map((row) => row.no_rekening));
}

/** The card fees of the shop's list, in percent; none costs nothing and is always there. */
async function feeTerdaftar(tx: Tx, kode_toko: string, bayar: readonly BayarDikirim[]): Promise<(fee: Dec) => boolean> {
  const diminta = bayar.flatMap(({ fee_persen }) => (fee_persen?.gt(0) ? [fee_persen] : []));
  if (diminta.length === 0) return () => true;
  const daftar = await tx.query<{ fee_penjualan: Dec }>(
    `select fee_penjualan from fee_penjualan where kode_toko = $1 and status_aktif`,
    [kode_toko],
  );
  return (fee) => fee.isZero() || daftar.some(({ fee_penjualan }) => fee_penjualan.eq(fee));
}

/** Whether a payment is one too many: its way stands in one row, or in one for each paper that it draws on. */
function berlebih(bayar: Dikirim, index: number): boolean {
  const baris = bayar[index];
  if (!baris) return false;
  const cara = CARA_BAYAR[baris.jenis].baris;
  const serupa = bayar.slice(0, index).filter((lain) => lain.jenis === baris.jenis);
  if (cara === 'satu') return serupa.length > 0;
  return cara === 'sumber' && serupa.some(({ nomor }) => nomor === baris.nomor);
}

/** What a payment says of old goods, who brings them and where money goes back to, though it is none of those. */
function barangDikirim({ jenis: cara, barang, ...baris }: BayarDikirim): string[] {
  if (cara === 'TUKAR') return [];
  const { jenis_identitas, nik_sim_passport, foto_identitas, kembali_rekening, kembali_customer } = baris;
  const identitas = { jenis_identitas, nik_sim_passport, foto_identitas };
  const sent = { barang: barang.length > 0, ...identitas, kembali_rekening, kembali_customer };
  return Object.entries(sent).flatMap(([name, value]) => (value ? [name] : []));
}

/** What some ways ask for, and no other may say. */
const KHUSUS = [
  'nomor',
  'poin',
  'kode_kupon',
  'kode_marketplace',
  'no_rekening',
  'no_rekening_customer',
  'no_kartu',
] as const;

/** What a payment says that its way does not ask for, each with the ways that do. */
const salahCara = (baris: Dikirim[number]): Record<string, RuleBreak> =>
  Object.fromEntries(
    KHUSUS.filter((name) => baris[name] && !minta(baris.jenis, name)).map((name) => {
      const cara = JENIS_BAYAR.filter((lain) => minta(lain, name)).join(', ');
      return [name, { rule: 'hanya_untuk_cara', params: { cara } }];
    }),
  );

/** Rules of each payment by itself, by dotted path. */
function breaksOf(
  bayar: Dikirim,
  rekening: ReadonlySet<string>,
  feeBoleh: (fee: Dec) => boolean,
): Record<string, RuleBreak> {
  const breaks: Record<string, RuleBreak> = {};
  bayar.forEach((baris, index) => {
    const { wajib = [], terdaftar } = CARA_BAYAR[baris.jenis];
    const at = (name: string) => `bayar.${index}.${name}`;
    for (const name of terdaftar ? wajib : [...wajib, 'jumlah' as const]) {
      if (baris[name] === null || baris[name] === '') breaks[at(name)] = { rule: 'tidak_boleh_kosong' };
    }
    if (wajib.includes('no_rekening') && baris.no_rekening && !rekening.has(baris.no_rekening)) {
      breaks[at('no_rekening')] = { rule: 'tidak_terdaftar' };
    }
    if (baris.fee_persen?.gt(0) && !minta(baris.jenis, 'fee_persen')) {
      breaks[at('fee_persen')] = { rule: 'hanya_untuk_kartu' };
    } else if (baris.fee_persen && !feeBoleh(baris.fee_persen)) {
      breaks[at('fee_persen')] = { rule: 'fee_tidak_terdaftar' };
    }
    for (const [name, salah] of Object.entries(salahCara(baris))) breaks[at(name)] = salah;
    for (const name of barangDikirim(baris)) breaks[at(name)] = { rule: 'hanya_untuk_tukar' };
    if (berlebih(bayar, index)) breaks[at('jenis')] = { rule: 'cara_bayar_ganda' };
  });
  return breaks;
}

/** What else decides about payments. */
interface AturanBayar {
  /** The ways that a paper of the kind takes; all unless given. */
  readonly boleh?: (jenisBayar: JenisBayar) => boolean;
  /** The customer, of a paper that has a member for one. */
  readonly kode_member?: string;
  /** What else the paper says that is paid, for papers that are made with it: who sells, and to whom. */
  readonly kepala?: Readonly<Record<string, unknown>>;
}

/** What the kinds that have entered their ways pay, row by row. */
async function tarik(
  work: Work,
  bayar: Dikirim,
  terdaftar: ReadonlyMap<string, KindAtWork>,
  kepala: Readonly<Record<string, unknown>>,
): Promise<(Ditarik | undefined)[]> {
  const ditarik: (Ditarik | undefined)[] = [];
  for (const [index, baris] of bayar.entries()) {
    const atWork = CARA_BAYAR[baris.jenis].terdaftar ? terdaftar.get(baris.jenis) : undefined;
    const at = `bayar.${index}`;
    const drawn = atWork && (await within(at, async () => dibayarOleh(work, atWork, baris, kepala)));
    ditarik.push(drawn?.akibat ? { ...drawn, akibat: { ...drawn.akibat, at } } : drawn);
  }
  return ditarik;
}

/** What papers of a kind pay. @throws Problem where another amount was sent than that: theirs is not chosen. */
async function dibayarOleh(
  work: Work,
  { kind, handlers }: KindAtWork,
  baris: Dikirim[number],
  kepala: Readonly<Record<string, unknown>>,
): Promise<Ditarik | undefined> {
  const drawn = await handlers.pay?.(work, baris.jenis, { ...kepala, ...baris });
  if (drawn && baris.jumlah && !baris.jumlah.eq(drawn.jumlah)) {
    const params = { jumlah: drawn.jumlah.toJSON() };
    throw new Problem('data_tidak_valid', {}, { jumlah: { rule: 'jumlah_sudah_pasti', params } });
  }
  return drawn && { jenis: kind.key, ...drawn };
}

/** @throws Problem when more is paid than may be, or less than is due. */
function assertPas(hasil: HasilBayar, last: string): void {
  if (hasil.lebih_non_tunai.gt(0)) {
    throw new Problem(
      'non_tunai_melebihi',
      { lebih: hasil.lebih_non_tunai.toJSON() },
      { [last]: { rule: 'melebihi_tagihan' } },
    );
  }
  if (hasil.kurang.gt(0)) {
    throw new Problem(
      'pembayaran_kurang',
      { kurang: hasil.kurang.toJSON() },
      { [last]: { rule: 'pembayaran_kurang' } },
    );
  }
}

/** Cash that is many times what is left to pay is asked about: most likely a digit too many, and all of it change. */
function tanyaTunai({ context }: Work, hasil: HasilBayar): void {
  const tunai = Dec.sum(hasil.baris.flatMap((baris) => (CARA_BAYAR[baris.jenis].kembali ? [baris.jumlah] : [])));
  const tagihan = tunai.minus(hasil.kembali);
  const kali = tunaiTidakWajar(tunai, tagihan);
  if (!kali) return;
  const index = hasil.baris.findIndex((baris) => CARA_BAYAR[baris.jenis].kembali);
  tanyakan(
    context,
    tandaWajar.tunai(tunai),
    (konfirmasi) =>
      new Problem(
        'tunai_tidak_wajar',
        { jumlah: tunai.toJSON(), tagihan: tagihan.toJSON(), kali: kali.toJSON(), konfirmasi },
        { [`bayar.${index}.jumlah`]: { rule: 'perlu_diperiksa' } },
      ),
  );
}

/** The ways that a sale takes which has no pieces that a promise or an exchange could bring, and no member's points. */
export const tanpaJanji = (jenisBayar: JenisBayar): boolean => !CARA_BAYAR[jenisBayar].terdaftar;

/**
 * Checks what is paid against what is due, by the list of ways. At least one payment, no gap, and non-cash never above
 * the amount due (domain guide §2.5).
 * @throws Problem `jenis_bayar_tidak_aktif` for a way that no kind of paper has entered, or that such a paper does not take.
 */
export async function hitungPembayaran(
  work: Work,
  tagihan: Dec,
  masuk: readonly BayarDikirim[],
  { boleh = () => true, kode_member = '', kepala = {} }: AturanBayar = {},
): Promise<BayarTersimpan> {
  const { tx, context } = work;
  const bayar = masuk as Dikirim;
  const terdaftar = pembayar(work);
  const ada = new Set(terdaftar.keys());
  const tidakAktif = bayar.find(({ jenis: cara }) => !dapatDipakai(cara, ada) || !boleh(cara));
  if (tidakAktif) throw new Problem('jenis_bayar_tidak_aktif', { jenis: tidakAktif.jenis });
  if (bayar.length === 0 && tagihan.gt(0)) {
    throw new Problem('pembayaran_kosong', {}, { bayar: { rule: 'tidak_boleh_kosong' } });
  }
  const rekening = await rekeningAktif(
    tx,
    context.shop.kode_toko,
    bayar.flatMap((pembayaran) => pembayaran.no_rekening ?? []),
  );
  const breaks = breaksOf(bayar, rekening, await feeTerdaftar(tx, context.shop.kode_toko, bayar));
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
  const ditanggung = context.param('FEE_DITANGGUNG') === 'CUSTOMER' ? 'CUSTOMER' : 'TOKO';
  const ditarik = await tarik(work, bayar, terdaftar, { ...kepala, kode_member });
  const hasil = hitungBayar(
    tagihan,
    bayar.map((baris, index) => ({ ...baris, jumlah: ditarik[index]?.jumlah ?? baris.jumlah ?? Dec.zero })),
    ditanggung,
  );
  assertPas(hasil, `bayar.${bayar.length - 1}.jumlah`);
  tanyaTunai(work, hasil);
  return { hasil, ditanggung, ditarik };
}

/** Last four digits only: a whole card number is never stored (domain guide §7.1). */
export function samarkanKartu(nomor: string | null): string {
  const digits = (nomor ?? '').replaceAll(/\D/g, '');
  return digits === '' ? '' : `****${digits.slice(-4)}`;
}
