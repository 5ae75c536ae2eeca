import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak, Values } from '@kilau/contract/core/schema.ts';
import {
  BAYAR_BANK,
  BAYAR_KARTU,
  hitungBayar,
  type FeeDitanggung,
  type HasilBayar,
  type JenisBayar,
} from '@kilau/contract/trade/bayar/bayar.calc.ts';
import type { BAYAR_FIELDS } from '@kilau/contract/trade/bayar/bayar.fields.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** One payment as it is sent. */
export type BayarDikirim = Values<typeof BAYAR_FIELDS>;

/** Payments that this program can take today; the others come with their features. */
const AKTIF: ReadonlySet<JenisBayar> = new Set<JenisBayar>(['CASH', ...BAYAR_BANK]);

export interface BayarTersimpan {
  readonly hasil: HasilBayar;
  readonly ditanggung: FeeDitanggung;
}

async function rekeningAktif(tx: Tx, kode_toko: string, nomor: readonly string[]): Promise<Set<string>> {
  if (nomor.length === 0) return new Set();
  const rows = await tx.query<{ no_rekening: string }>(
    `select no_rekening from rekening where kode_toko = $1 and no_rekening = any($2) and status_aktif`,
    [kode_toko, nomor],
  );
  return new Set(rows.map((row) => row.no_rekening));
}

/** Rules of each payment by itself, by dotted path. */
function breaksOf(bayar: readonly BayarDikirim[], rekening: ReadonlySet<string>): Record<string, RuleBreak> {
  const breaks: Record<string, RuleBreak> = {};
  bayar.forEach((baris, index) => {
    const cara = baris.jenis as JenisBayar;
    const at = (name: string) => `bayar.${index}.${name}`;
    if (BAYAR_BANK.has(cara)) {
      if (!baris.no_rekening) breaks[at('no_rekening')] = { rule: 'tidak_boleh_kosong' };
      else if (!rekening.has(baris.no_rekening)) breaks[at('no_rekening')] = { rule: 'tidak_terdaftar' };
    }
    if (baris.fee_persen?.gt(0) && !BAYAR_KARTU.has(cara)) breaks[at('fee_persen')] = { rule: 'hanya_untuk_kartu' };
  });
  return breaks;
}

/**
 * Checks what is paid against what is due. At least one payment, no gap, and non-cash never above the amount due
 * (domain guide §2.5).
 */
export async function hitungPembayaran(
  tx: Tx,
  context: WorkContext,
  tagihan: Dec,
  bayar: readonly BayarDikirim[],
): Promise<BayarTersimpan> {
  const tidakAktif = bayar.find((pembayaran) => !AKTIF.has(pembayaran.jenis as JenisBayar));
  if (tidakAktif) throw new Problem('jenis_bayar_tidak_aktif', { jenis: tidakAktif.jenis });
  if (bayar.length === 0 && tagihan.gt(0)) {
    throw new Problem('pembayaran_kosong', {}, { bayar: { rule: 'tidak_boleh_kosong' } });
  }
  const rekening = await rekeningAktif(
    tx,
    context.shop.kode_toko,
    bayar.flatMap((pembayaran) => pembayaran.no_rekening ?? []),
  );
  const breaks = breaksOf(bayar, rekening);
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
  const ditanggung = context.param('FEE_DITANGGUNG') === 'CUSTOMER' ? 'CUSTOMER' : 'TOKO';
  const hasil = hitungBayar(
    tagihan,
    bayar.map((pembayaran) => ({ ...pembayaran, jenis: pembayaran.jenis as JenisBayar })),
    ditanggung,
  );
  const last = `bayar.${bayar.length - 1}.jumlah`;
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
  return { hasil, ditanggung };
}

/** Last four digits only: a whole card number is never stored (domain guide §7.1). */
export function samarkanKartu(nomor: string | null): string {
  const digits = (nomor ?? '').replaceAll(/\D/g, '');
  return digits === '' ? '' : `****${digits.slice(-4)}`;
}
