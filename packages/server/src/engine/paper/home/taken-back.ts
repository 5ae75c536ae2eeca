import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import type { Context } from '../../../platform/context.ts';
import { undoing } from './deeds.ts';
import { tradeKinds } from './figures.ts';

const MOST = 30;

interface TakenBack {
  readonly jenis: string;
  readonly nomor: string;
  readonly nama: string;
  readonly total: Dec;
  /** The business date of the paper, which may be an earlier one. */
  readonly tgl: string;
  readonly aksi: string;
  readonly waktu: Date;
  readonly user_id: string;
  readonly disetujui_oleh: string;
  readonly alasan: string;
}

/** Papers of trade that were taken back on the open business day: what was booked, and what was refused before that. */
export async function takenBackToday({ db, shop }: Pick<Context, 'db' | 'shop'>, kinds: readonly Kind[]) {
  const trade = tradeKinds(kinds);
  const rows = await db.query<TakenBack>(
    `select d.jenis, d.nomor, d.nama, d.total, d.tgl, a.aksi, a.waktu, a.user_id, a.disetujui_oleh, a.alasan
     from perbuatan a join dokumen d on d.kode_toko = a.kode_toko and d.jenis = a.jenis and d.nomor = a.nomor
     where a.kode_toko = $1 and a.tgl = $2 and a.jenis = any($3::text[]) and a.membalik is not null
       and a.sebab_nomor is null
     order by a.waktu desc limit ${MOST}`,
    [shop.kode_toko, shop.tgl_system, trade.map(({ key }) => key)],
  );
  const by = new Map(trade.map((kind) => [kind.key, kind]));
  return {
    data: rows.flatMap((row) => {
      const kind = by.get(row.jenis);
      return kind
        ? [
            {
              ...row,
              halaman: kind.pages.list,
              keluar: kind.paysOut === true,
              sah: undoing(kind, true).includes(row.aksi),
            },
          ]
        : [];
    }),
  };
}
