import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { adaKyc, KYC_FIELDS, KYC_WAJIB, type Kyc } from '@kilau/contract/trade/pelanggan/kyc.fields.ts';
import type { Customer, Work } from '../../engine/paper/kind.ts';
import { NIAGA } from './kertas-niaga.sql.ts';
import { jumlahRantai, kunciRantai, sidikOrang } from './rantai.ts';

/** Class of the advisory locks of customers; who he is in which shop is the other half. */
const PELANGGAN_LOCK = 7279;

/** A paper that is being worked out. */
interface Transaksi {
  /** Number of the paper that is being changed; empty for a new one. */
  readonly nomor: string;
  readonly pelanggan: Pick<Customer, 'kode_member' | 'nama' | 'no_hp'>;
  readonly total: Dec;
  readonly kyc: Kyc;
}

/**
 * Other papers `d` of the day that stand and are of this customer, by card or telephone: `$1` shop, `$2` day, `$3`
 * kinds, `$4` the paper itself, `$5` member, `$6` telephone. What old goods paid of a sale counts with
 * the sale, and the sale that the last instalment made with the instalments; what was agreed on
 * elsewhere before is none of that day.
 */
const LAIN = `from dokumen d
  where d.kode_toko = $1 and d.tgl = $2 and d.jenis = any($3) and d.status <> 'CANC' and d.nomor <> $4
    and not d.luar
    and (($5 <> '' and d.kode_member = $5) or ($6 not in ('', '-') and d.no_hp = $6))
    and not exists (select from perbuatan a where a.kode_toko = d.kode_toko and a.jenis = d.jenis
      and a.nomor = d.nomor and a.ke = 1 and a.sebab_nomor is not null)`;

const values = ({ context, tgl }: Work, { nomor, pelanggan }: Transaksi): unknown[] => [
  context.shop.kode_toko,
  tgl,
  NIAGA,
  nomor,
  pelanggan.kode_member,
  pelanggan.no_hp,
];

/** Whether anybody could be told from others. */
const dikenal = ({ kode_member, no_hp }: Transaksi['pelanggan']): boolean =>
  kode_member !== '' || !['', '-'].includes(no_hp);

/**
 * Lets one paper of a customer in at a time, until the end of the transaction: of two tills that would reach the limit
 * together, the second finds what the first has made. By card of the shop and by telephone, which is the same in every
 * shop, in one order for all.
 */
async function pegangPelanggan({ tx, context }: Work, { kode_member, no_hp }: Transaksi['pelanggan']): Promise<void> {
  const kunci = [
    ...(kode_member === '' ? [] : [`${context.shop.kode_toko}/M/${kode_member}`]),
    ...(['', '-'].includes(no_hp) ? [] : [`T/${no_hp}`]),
  ];
  await tx.query(
    `select pg_advisory_xact_lock(${PELANGGAN_LOCK}, k.kunci)
     from (select distinct hashtext(t.nama) as kunci from unnest($1::text[]) as t(nama) order by 1) k`,
    [kunci],
  );
}

/** How he is known in every shop: by telephone, and by the identity card that his member's record bears. */
const CABANG = `select coalesce(sum(d.total), 0) as jumlah from hari_toko t
  join dokumen d on d.kode_toko = t.kode_toko and d.tgl = $2 and d.jenis = any($3) and d.status <> 'CANC'
    and not d.luar
  left join member m on m.kode_toko = d.kode_toko and m.kode_member = d.kode_member
  where t.kode_toko <> $1 and (d.no_hp = any($4) or m.no_hp = any($4) or ($5 <> '' and (m.nik = $5
      or exists (select from kyc y where y.kode_toko = d.kode_toko and y.jenis = d.jenis and y.nomor = d.nomor
        and y.nik_sim_passport = $5))))
    and not exists (select from perbuatan a where a.kode_toko = d.kode_toko and a.jenis = d.jenis
      and a.nomor = d.nomor and a.ke = 1 and a.sebab_nomor is not null)`;

/**
 * What he has traded on this day in other shops: those of this database, and those on other servers as far as they have
 * told. No till waits for a line: what was not heard yet is added up at head office by night.
 */
async function jumlahCabang({ tx, context, tgl }: Work, { pelanggan }: Transaksi): Promise<Dec> {
  const { kode_toko } = context.shop;
  const { kode_member, no_hp } = pelanggan;
  const member =
    kode_member === ''
      ? undefined
      : await tx.maybe<{ nik: string; no_hp: string }>(
          `select nik, no_hp from member where kode_toko = $1 and kode_member = $2`,
          [kode_toko, kode_member],
        );
  const nik = member?.nik ?? '';
  const hp = [...new Set([no_hp, member?.no_hp ?? ''])].filter((value) => !['', '-'].includes(value));
  const { jumlah } = await tx.one<{ jumlah: Dec }>(CABANG, [kode_toko, tgl, NIAGA, hp, nik]);
  const kunci = context.secrets && (await kunciRantai(tx, context.secrets));
  if (kunci === undefined) return jumlah;
  return jumlah.plus(await jumlahRantai(tx, tgl, sidikOrang(kunci, { nik: [nik], no_hp: hp })));
}

/** What the customer has traded today in all shops, this paper included. */
async function jumlahHariIni(work: Work, transaksi: Transaksi): Promise<Dec> {
  if (!dikenal(transaksi.pelanggan)) return transaksi.total;
  const { jumlah } = await work.tx.one<{ jumlah: Dec }>(
    `select coalesce(sum(d.total), 0) as jumlah ${LAIN}`,
    values(work, transaksi),
  );
  return Dec.sum([jumlah, transaksi.total, await jumlahCabang(work, transaksi)]);
}

/** Paper `d` names the same customer still: `$3` member, `$4` telephone, `$5` name, by which a member is not told. */
const MASIH_DIA = `(d.kode_member = $3 and ($3 <> '' or d.nama = $5) or $4 not in ('', '-') and d.no_hp = $4)`;

/** What was said of him today already, on this paper before it was changed or on another one. */
async function sudahDikenali(work: Work, transaksi: Transaksi): Promise<Kyc | undefined> {
  const columns = Object.keys(KYC_FIELDS)
    .map((name) => `y.${name}`)
    .join(', ');
  const at = values(work, transaksi);
  const { kode_member, no_hp, nama } = transaksi.pelanggan;
  const ini = await work.tx.maybe<Kyc>(
    `select ${columns} from kyc y
     join dokumen d on d.kode_toko = y.kode_toko and d.jenis = y.jenis and d.nomor = y.nomor
     where y.kode_toko = $1 and y.nomor = $2 and ${MASIH_DIA}`,
    [at[0], transaksi.nomor, kode_member, no_hp, nama],
  );
  if (ini || !dikenal(transaksi.pelanggan)) return ini;
  return work.tx.maybe<Kyc>(
    `select ${columns} from kyc y
     where (y.kode_toko, y.jenis, y.nomor) in (select d.kode_toko, d.jenis, d.nomor ${LAIN})
     order by y.nomor desc limit 1`,
    at,
  );
}

/** Where a sentence about what was said of him stands. Put together of parts: in one it would pass for a text's key. */
const di = (name: keyof Kyc): string => ['kyc', name].join('.');

/** What is wrong with what was said of a customer. */
function salahKyc(kyc: Kyc, tgl: string): Record<string, RuleBreak> {
  const breaks: Record<string, RuleBreak> = {};
  for (const name of KYC_WAJIB) {
    if (kyc[name] === null || kyc[name] === '') breaks[di(name)] = { rule: 'tidak_boleh_kosong' };
  }
  // A KTP has sixteen digits.
  if (kyc.jenis_identitas === 'KTP' && kyc.nik_sim_passport && !/^\d{16}$/.test(kyc.nik_sim_passport)) {
    breaks[di('nik_sim_passport')] = { rule: 'nik_16_angka' };
  }
  if (kyc.tgl_lahir && kyc.tgl_lahir > tgl) breaks[di('tgl_lahir')] = { rule: 'tanggal_belum_terjadi' };
  return breaks;
}

/**
 * Who the customer is, where the law asks for it: from AML_KYC_MIN on, of all he sold and bought in the shops of the
 * chain that day.
 * What was said today already is taken over; what is said below the limit is kept too.
 * @returns the row that the paper keeps of it, or none.
 * @throws Problem `kyc_wajib` with the fields that lack, `data_tidak_valid` at those that are wrong.
 */
export async function kenali(work: Work, transaksi: Transaksi): Promise<Kyc[]> {
  const { kyc } = transaksi;
  const batas = Dec.from(work.context.param('AML_KYC_MIN'));
  // Who says who he is counts for his other papers all the same.
  if (!batas.isZero() && dikenal(transaksi.pelanggan)) await pegangPelanggan(work, transaksi.pelanggan);
  if (adaKyc(kyc)) {
    const breaks = salahKyc(kyc, work.tgl);
    if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
    return [kyc];
  }
  if (batas.isZero()) return [];
  const jumlah = await jumlahHariIni(work, transaksi);
  if (jumlah.lt(batas)) return [];
  const dulu = await sudahDikenali(work, transaksi);
  if (dulu) return [dulu];
  throw new Problem('kyc_wajib', { jumlah: jumlah.toJSON(), batas: batas.toJSON() }, salahKyc(kyc, work.tgl));
}
