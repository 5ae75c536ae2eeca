import { Dec, type DecInput } from '@kilau/contract/core/dec.ts';
import { formatDate, formatInstant, formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Check } from '@kilau/contract/features/tutup/periksa.ts';
import type { RingkasanHari } from '@kilau/contract/features/tutup/tutup.wire.ts';
import { SLIP_HURUF, type SlipKertas } from '@kilau/contract/trade/nota/slip-tata.ts';
import { copyMarks, type Copy } from '../../engine/print/copy.ts';
import type { Slip, SlipPart } from '../../engine/render/slip/slip.ts';
import type { Context, WorkContext } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { bacaTataSlip } from '../../trade/nota/slip-tata.ts';

/** Key under which printings of a closing are counted; its number is its day. */
export const RINGKASAN = 'tutup-toko';

interface Tutupan {
  readonly user_id: string;
  readonly alasan: string;
  readonly disetujui_oleh: string;
  readonly waktu: Date;
  readonly tgl_berikut: string;
  readonly rincian: RingkasanHari & { readonly periksa: readonly Check[] };
  /** The day was opened again behind it. */
  readonly dibuka: boolean;
}

const LAST_SQL = `select t.user_id, t.alasan, t.disetujui_oleh, t.waktu, t.tgl_berikut, t.rincian,
    exists (select from tutup b where b.kode_toko = t.kode_toko and b.tgl = t.tgl and b.aksi = 'BUKA' and b.ke > t.ke)
      as dibuka
  from tutup t where t.kode_toko = $1 and t.tgl::text = $2 and t.aksi = 'TUTUP' order by t.ke desc limit 1`;

const center = (text: string, bold = false): SlipPart => ({ kind: 'text', text, align: 'center', bold });
const pair = (left: string, right: string, bold = false): SlipPart => ({ kind: 'pair', left, right, bold });
const RULE: SlipPart = { kind: 'rule' };
const rupiah = (value: DecInput | null): string => formatNumber(value ?? 0);
const gram = (value: DecInput): string => `${formatNumber(value, 3)} g`;
const isNought = (value: DecInput | null): boolean => value === null || Dec.from(value).isZero();

/** What the cash of the day came to, by what it was for. */
function kasParts({ t }: Pick<Context, 't'>, { kas, bank }: RingkasanHari): SlipPart[] {
  const less = (value: DecInput): string => rupiah(Dec.zero.minus(Dec.from(value)));
  return [
    pair(t('beranda.saldo_awal'), rupiah(kas.awal)),
    pair(t('tutup.penjualan'), rupiah(kas.penjualan)),
    pair(t('tutup.pemasukan'), rupiah(kas.pemasukan)),
    pair(t('tutup.pembelian'), less(kas.pembelian)),
    pair(t('tutup.pinjaman'), less(kas.pinjaman)),
    pair(t('tutup.pengeluaran'), less(kas.pengeluaran)),
    pair(t('tutup.saldo_akhir'), rupiah(kas.akhir), true),
    ...bank.map(({ no_rekening, nama, akhir }) => pair(nama === '' ? no_rekening : nama, rupiah(akhir))),
  ];
}

/** Each drawer as it was counted, with what was missing or too much. */
const laciParts = ({ t }: Pick<Context, 't'>, { laci }: RingkasanHari): SlipPart[] =>
  laci.flatMap(({ user_id, buku, dihitung, selisih }) => [
    pair(`${t('tutup.laci')} ${user_id}`, rupiah(dihitung ?? buku)),
    ...(isNought(selisih) ? [] : [pair(`  ${t('field.selisih')}`, rupiah(selisih))]),
  ]);

/** Gold at the end of the day by place and purity, and all of it as pure gold. */
const emasParts = ({ t }: Pick<Context, 't'>, { emas }: RingkasanHari): SlipPart[] => [
  ...emas.map(({ tempat, kadar, akhir }) => pair(`${t(`tutup.tempat.${tempat}`)} ${formatPlain(kadar)}%`, gram(akhir))),
  pair(t('tutup.jumlah_murni'), gram(Dec.sum(emas.map(({ murni }) => Dec.from(murni)))), true),
];

/** What was not in order when the day was closed all the same. */
const catatanParts = ({ t }: Pick<Context, 't'>, periksa: readonly Check[], alasan: string): SlipPart[] => {
  const open = periksa.filter(({ jumlah }) => jumlah > 0);
  if (open.length === 0 && alasan === '') return [];
  return [
    RULE,
    ...open.map(({ kunci, jumlah }) => pair(t(`tutup.periksa.${kunci}`), String(jumlah))),
    ...(alasan === '' ? [] : [{ kind: 'text', text: alasan } as const]),
  ];
};

/** The closing of a day, the last one where it was opened again between. @throws Problem `dokumen_tidak_ditemukan`. */
async function bacaTutupan(sql: Sql, kode_toko: string, tgl: string): Promise<Tutupan> {
  const tutupan = await sql.maybe<Tutupan>(LAST_SQL, [kode_toko, tgl]);
  if (!tutupan) throw new Problem('dokumen_tidak_ditemukan', { nomor: tgl });
  return tutupan;
}

type Penutur = Pick<WorkContext, 'shop' | 'param'> & Pick<Context, 't'>;

/** The summary of a day as it was kept when it was closed, line by line. */
function isiRingkasan({ t, shop }: Penutur, tgl: string, tutupan: Tutupan): SlipPart[] {
  const { rincian, user_id, disetujui_oleh, alasan, waktu } = tutupan;
  return [
    pair(t('nota.tanggal'), formatDate(tgl)),
    pair(t('tutup.ditutup'), formatInstant(waktu, shop.zona_waktu)),
    pair(t('field.input_by'), user_id),
    ...(disetujui_oleh === '' ? [] : [pair(t('field.disetujui_oleh'), disetujui_oleh)]),
    RULE,
    ...kasParts({ t }, rincian),
    RULE,
    ...laciParts({ t }, rincian),
    RULE,
    ...emasParts({ t }, rincian),
    ...catatanParts({ t }, rincian.periksa, alasan),
  ];
}

/** The same as lines of a message. */
export async function barisRingkasan(sql: Sql, context: Penutur, tgl: string): Promise<readonly string[]> {
  const parts = isiRingkasan(context, tgl, await bacaTutupan(sql, context.shop.kode_toko, tgl));
  return parts.map((part) => {
    if (part.kind === 'pair') return `${part.left.trim()}: ${part.right}`;
    return part.kind === 'text' ? part.text : '';
  });
}

/**
 * The summary of a day as it was kept when it was closed, for the roll.
 * @param tgl the day.
 * @throws Problem `dokumen_tidak_ditemukan` where it was never closed.
 */
export async function slipRingkasan(sql: Sql, context: Penutur, tgl: string, copy: Copy): Promise<Slip> {
  const { t, shop } = context;
  const tutupan = await bacaTutupan(sql, shop.kode_toko, tgl);
  const { user_id, disetujui_oleh } = tutupan;
  const tata = await bacaTataSlip(sql, context);
  const { tanda } = copyMarks(context, tutupan.dibuka ? 'CANC' : 'DONE', copy);
  return {
    title: `${t('tutup.ringkasan')} ${formatDate(tgl)}`,
    columns: SLIP_HURUF[tata.lebar_roll as SlipKertas],
    width: Number(tata.lebar_roll),
    cut: tata.potong_kertas,
    openDrawer: false,
    copies: [''],
    parts: [
      center(shop.nama_toko, true),
      center(t('tutup.ringkasan').toUpperCase(), true),
      ...tanda.map((text) => center(`*** ${text} ***`, true)),
      RULE,
      ...isiRingkasan(context, tgl, tutupan),
      RULE,
      { kind: 'space' },
      { kind: 'space' },
      pair(`(${user_id})`, `(${disetujui_oleh === '' ? '        ' : disetujui_oleh})`),
    ],
  };
}
