import type { IsiEtalase } from '@kilau/contract/features/barang/etalase/etalase.ts';
import { settingOf, settingSecret } from '../../../engine/setting.store.ts';
import { hasilJawaban } from '../../../platform/antrean/jawaban.ts';
import type { Kiriman, Pengirim } from '../../../platform/antrean/kirim.ts';
import type { HasilKirim } from '../../../platform/antrean/outbox.ts';
import type { Services, WorkContext } from '../../../platform/context.ts';
import { callOutside } from '../../../platform/outside.ts';
import { workIn } from '../../../platform/session/shop-work.ts';
import { bacaFoto } from '../../../trade/barang/foto.ts';
import { isiSekarang } from './isi-etalase.ts';

/** Who is at work in messages that nobody sends by hand. */
const SISTEM = 'SISTEM';
/** A web that stores a photo may take its time; the message is given up to another server after a minute. */
const SABAR_MS = 20_000;

interface Terakhir {
  readonly tampil: boolean;
  readonly versi: number;
  readonly isi: IsiEtalase | null;
}

/** What a message tells: put together at its first try and kept, so that the same number never tells two things. */
async function isiPesan(
  { db }: Services,
  context: WorkContext,
  { kode_barcode, versi }: Kiriman<'ETALASE'>['isi'],
  { isi }: Terakhir,
): Promise<IsiEtalase> {
  if (isi) return isi;
  const row = await db.maybe<{ isi: IsiEtalase }>(
    `update etalase set isi = coalesce(isi, $4) where kode_toko = $1 and kode_barcode = $2 and versi = $3 returning isi`,
    [context.shop.kode_toko, kode_barcode, versi, JSON.stringify(await isiSekarang(db, context, kode_barcode))],
  );
  return row?.isi ?? isiSekarang(db, context, kode_barcode);
}

/** The picture itself: a shop behind its router has no address where a web could fetch it. */
async function fotoPesan({ files }: Services, kunci: string): Promise<string | null> {
  const foto = await bacaFoto(files, kunci, 'besar');
  return foto === undefined ? null : `data:image/jpeg;base64,${foto.toString('base64')}`;
}

async function serahkan(services: Services, kiriman: Kiriman<'ETALASE'>, terakhir: Terakhir): Promise<HasilKirim> {
  const { db, secrets, loopback } = services;
  const { kode_toko, id, isi: pesan } = kiriman;
  const context = await workIn(services, kode_toko, SISTEM);
  const setting = context && (await settingOf(db, context, 'setting-barang-external'));
  // What is hidden is hidden even where the module has been switched off since.
  const boleh = context && (context.isOn('BARANG_WEB_EXTERNAL_MODULE') || !terakhir.tampil);
  if (!context || !boleh || !setting?.alamat_web) return { hasil: 'GAGAL', galat: { kode: 'BELUM_DIATUR' } };
  const token = await settingSecret(db, { ...context, secrets }, 'setting-barang-external', 'token');
  const isi = terakhir.tampil ? await isiPesan(services, context, pesan, terakhir) : undefined;
  return hasilJawaban(
    await callOutside({
      url: setting.alamat_web,
      method: 'POST',
      timeout: SABAR_MS,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({
        id,
        kode_toko,
        kode_barcode: pesan.kode_barcode,
        versi: pesan.versi,
        tampil: terakhir.tampil,
        ...(isi && { ...isi, foto: await fotoPesan(services, isi.foto) }),
      }),
      loopback,
    }),
  );
}

/**
 * Tells the web of one piece: `POST` to its address, with the number of the message. One that a later message has
 * overtaken is not sent any more; the web itself passes over what is older than it has.
 */
export const kirimEtalase: Pengirim<'ETALASE'> = async (services, kiriman) => {
  const { db, now } = services;
  const { kode_barcode, versi } = kiriman.isi;
  const key = [kiriman.kode_toko, kode_barcode] as const;
  const terakhir = await db.maybe<Terakhir>(
    `select tampil, versi, isi from etalase where kode_toko = $1 and kode_barcode = $2`,
    key,
  );
  if (!terakhir || terakhir.versi > versi) return { hasil: 'TERKIRIM' };
  const hasil = await serahkan(services, kiriman, terakhir);
  const galat = hasil.hasil === 'GAGAL' || hasil.hasil === 'MENYERAH' ? JSON.stringify(hasil.galat) : null;
  // An old answer never stands over a newer one.
  await db.query(
    galat === null
      ? `update etalase set versi_sampai = $3, sampai_pada = $4, dicoba = $4,
           galat = case when versi = $3 then $5::jsonb else galat end
         where kode_toko = $1 and kode_barcode = $2 and versi_sampai < $3`
      : `update etalase set dicoba = $4, galat = $5 where kode_toko = $1 and kode_barcode = $2 and versi = $3
         and versi_sampai < $3`,
    [...key, versi, now(), galat],
  );
  return hasil;
};
