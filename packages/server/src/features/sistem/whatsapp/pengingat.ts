import { formatDate, formatRupiah } from '@kilau/contract/core/format.ts';
import { nomorWa } from '@kilau/contract/core/nomor-wa.ts';
import { fillPlaceholders } from '@kilau/contract/core/placeholder.ts';
import { BUKAN_TAMU } from '../../../trade/poin/tamu.ts';
import { settingOf } from '../../../engine/setting.store.ts';
import type { WorkContext } from '../../../platform/context.ts';
import type { Sql } from '../../../platform/database/tx.ts';
import { todayIn } from '../../../platform/today.ts';
import type { SumberPengingat } from '../../../trade/pelanggan/diingatkan.ts';
import { denganKaki } from './kaki.ts';
import { penolak } from './penolak.ts';
import type { Siaran } from './siarkan.ts';

/** Kinds that remind, each by its own switch and text of the settings. */
export type Pengingat = Readonly<Record<'hutang' | 'cicilan', SumberPengingat>>;

/** Loans and instalments that somebody is reminded of today, each once for each of its days. */
async function siaranJatuhTempo(sql: Sql, context: WorkContext, sumber: Pengingat, hari: string): Promise<Siaran[]> {
  const { shop } = context;
  const setting = await settingOf(sql, context, 'whatsapp-setting');
  const menolak = await penolak(sql, shop.kode_toko);
  const siaran: Siaran[] = [];
  for (const [jenis, nyala, template] of [
    ['hutang', setting.ingatkan_hutang, setting.template_hutang],
    ['cicilan', setting.ingatkan_cicilan, setting.template_cicilan],
  ] as const) {
    if (!nyala) continue;
    for (const row of await sumber[jenis](sql, shop.kode_toko, hari)) {
      const receiver = nomorWa(row.no_hp);
      if (receiver === undefined || menolak.has(receiver)) continue;
      const isi = fillPlaceholders(template, {
        nama_toko: shop.nama_toko,
        nama_customer: row.nama,
        nomor: row.nomor,
        jatuh_tempo: formatDate(row.jatuh_tempo),
        jumlah: formatRupiah(row.jumlah),
      });
      siaran.push({
        kunci: `ingat/${jenis}/${row.nomor}/${row.jatuh_tempo}/${row.hari}`,
        receiver,
        message: denganKaki(isi, setting.kaki_pesan),
        dokumen: { jenis, nomor: row.nomor },
      });
    }
  }
  return siaran;
}

/** Members whose birthday it is by the clock, once a year; who was born on 29 February has it on the 28th in others. */
async function siaranUlangTahun(sql: Sql, context: WorkContext, hari: string): Promise<Siaran[]> {
  const { shop } = context;
  const { ucapan_ultah, template_ultah } = await settingOf(sql, context, 'setting-member');
  if (!ucapan_ultah || !context.isOn('MEMBER_MODULE')) return [];
  const { kaki_pesan } = await settingOf(sql, context, 'whatsapp-setting');
  const rows = await sql.query<{ kode_member: string; nama_member: string; no_hp: string }>(
    `select kode_member, nama_member, no_hp from member m
     where kode_toko = $1 and status_aktif and not tolak_pesan and ${BUKAN_TAMU} and tgl_lahir < $2::date
       and (to_char(tgl_lahir, 'MMDD') = to_char($2::date, 'MMDD')
         or to_char(tgl_lahir, 'MMDD') = '0229' and to_char($2::date, 'MMDD') = '0228'
           and to_char($2::date + 1, 'MMDD') = '0301')
     order by kode_member`,
    [shop.kode_toko, hari],
  );
  return rows.flatMap(({ kode_member, nama_member, no_hp }) => {
    const receiver = nomorWa(no_hp);
    if (receiver === undefined) return [];
    const isi = fillPlaceholders(template_ultah, { nama_toko: shop.nama_toko, nama_member, kode_member });
    const kunci = `ultah/${kode_member}/${hari.slice(0, 4)}`;
    return [{ kunci, receiver, message: denganKaki(isi, kaki_pesan) }];
  });
}

/** Everything that somebody is to be told today: what is due or late, and birthdays. */
export async function siaranHariIni(sql: Sql, context: WorkContext, sumber: Pengingat): Promise<readonly Siaran[]> {
  const hari = todayIn(context.shop.zona_waktu, context.now());
  return [...(await siaranJatuhTempo(sql, context, sumber, hari)), ...(await siaranUlangTahun(sql, context, hari))];
}
