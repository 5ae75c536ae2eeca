import type { Kind } from '@kilau/contract/core/kind.ts';
import { nomorWa } from '@kilau/contract/core/nomor-wa.ts';
import { settingOf } from '../../../engine/setting.store.ts';
import { tulisOutbox } from '../../../platform/antrean/outbox.ts';
import type { Pekerja } from '../../../platform/antrean/pekerjaan.ts';
import type { Services } from '../../../platform/context.ts';
import { workIn } from '../../../platform/session/shop-work.ts';
import { SISTEM } from './kirim-wa.ts';
import { pesanNota, type KepalaNota } from './pesan-nota.ts';

/** Shops that send the nota by themselves. */
const TOKO_SQL = `select t.kode_toko from toko t join setting s using (kode_toko)
  where t.status_aktif and s.key = 'whatsapp-setting' and (s.nilai ->> 'kirim_otomatis')::boolean
  order by 1`;

/** A nota leaves within a minute; what was booked while no server ran is made up for that long, and no longer. */
const SUSULAN = '1 hour';

/** Papers booked a moment ago that still stand, whose customer has a number and was not written to with them. */
const NOTA_SQL = `select distinct d.jenis, d.nomor, d.nama, d.no_hp, d.tgl, d.total
  from perbuatan p
  join dokumen d on d.kode_toko = p.kode_toko and d.jenis = p.jenis and d.nomor = p.nomor
  where p.kode_toko = $1 and p.jenis = any($2) and p.tgl >= $3::date - 1 and p.waktu > $4::timestamptz - $5::interval
    and p.membukukan and p.membalik is null and d.status = 'DONE' and d.no_hp <> ''
    and not exists (select from member m where m.kode_toko = d.kode_toko and m.kode_member = d.kode_member
      and m.tolak_pesan)
    and not exists (select from outbox o where o.kode_toko = d.kode_toko and o.saluran = 'WA' and o.jenis = d.jenis
      and o.nomor = d.nomor)
  order by d.jenis, d.nomor`;

type Nota = KepalaNota & { readonly jenis: string; readonly nomor: string; readonly no_hp: string };

/** Writes the messages of one shop, each once, however often it is looked for. */
async function notaToko(services: Services, kinds: readonly Kind[], kode_toko: string): Promise<number> {
  const context = await workIn(services, kode_toko, SISTEM);
  if (!context?.isOn('WHATSAPP_MODULE')) return 0;
  return services.db.tx(async (tx) => {
    const setting = await settingOf(tx, context, 'whatsapp-setting');
    if (setting.alamat_gateway === null) return 0;
    const rows = await tx.query<Nota>(NOTA_SQL, [
      kode_toko,
      kinds.map(({ key }) => key),
      context.shop.tgl_system,
      context.now(),
      SUSULAN,
    ]);
    let jumlah = 0;
    for (const nota of rows) {
      const { jenis, nomor } = nota;
      const receiver = nomorWa(nota.no_hp);
      if (receiver === undefined) continue;
      const message = pesanNota(context, setting, nota, services.origin);
      await tulisOutbox(tx, context, {
        saluran: 'WA',
        isi: { receiver, message, massal: false },
        tujuan: receiver,
        kunci: `nota/${jenis}/${nomor}`,
        dokumen: { jenis, nomor },
      });
      jumlah += 1;
    }
    return jumlah;
  });
}

/**
 * Sends the nota of what was sold, of shops that want it, without the till waiting for it.
 * @param kinds whose papers are meant: those whose message says thanks for shopping.
 */
export const kirimNota =
  (kinds: readonly Kind[]): Pekerja =>
  async (services, { signal }) => {
    let jumlah = 0;
    for (const { kode_toko } of await services.db.query<{ kode_toko: string }>(TOKO_SQL)) {
      if (signal.aborted) break;
      jumlah += await notaToko(services, kinds, kode_toko);
    }
    return { jumlah };
  };
