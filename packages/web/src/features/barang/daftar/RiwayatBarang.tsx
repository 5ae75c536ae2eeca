import { Link } from '@tanstack/react-router';
import type { KejadianBarang } from '@kilau/contract/features/barang/barang.wire.ts';
import { barangMasukFields } from '@kilau/contract/features/barang/masuk.fields.ts';
import { labelKey, type Fields } from '@kilau/contract/core/field.ts';
import { formatInstant } from '@kilau/contract/core/format.ts';
import { useFormat } from '../../../engine/cells/FieldCell.tsx';
import { changeLines } from '../../../engine/resource/changes.ts';
import { useT } from '../../../ui/text.ts';
import css from './daftar.module.css';
import { artiKejadian, halamanDokumen } from './kejadian.ts';

/** Whatever of a piece was ever changed, also by pages of their own: prices, purity. */
const FIELDS: Fields = barangMasukFields;
const BERUBAH: ReadonlySet<string> = new Set(['UBAH', 'KADAR']);

/** A document's number, leading to it where there is a page for it. */
export function NomorDokumen({ jenis, nomor }: { readonly jenis: string; readonly nomor: string }) {
  const to = halamanDokumen(jenis);
  return to === undefined ? <span>{nomor}</span> : <Link to={to} search={{ q: nomor }}>{nomor}</Link>;
}

function Perubahan({ kejadian }: { readonly kejadian: KejadianBarang }) {
  const t = useT();
  const format = useFormat();
  if (!BERUBAH.has(kejadian.aksi) || !kejadian.sesudah) return null;
  return (
    <ul className={css.perubahan}>
      {changeLines(FIELDS, kejadian, format).map(({ name, before, after }) => (
        <li key={name}>{t.of(labelKey(name, FIELDS[name] ?? {}))}: {before === '' ? null : <><del>{before}</del> → </>}<ins>{after === '' ? '–' : after}</ins></li>
      ))}
    </ul>
  );
}

function Kejadian({ kejadian }: { readonly kejadian: KejadianBarang }) {
  const t = useT();
  const { timeZone } = useFormat();
  const { jenis, nomor, aksi, waktu, user_id, pcs, kode_baki, ke, alasan, disetujui_oleh } = kejadian;
  const arti = artiKejadian(kejadian);
  return (
    <li className={css.kejadian} data-tone={arti?.tone ?? 'plain'}>
      <div className={css.kejadianJudul}>
        <strong>{arti ? t(arti.judul, ke === null ? undefined : { ke }) : `${jenis} ${aksi}`}</strong>
        {pcs === 0 ? null : <span className={css.gerak}>{t(pcs > 0 ? 'barang.masuk_ke' : 'barang.keluar_dari', { baki: kode_baki })}</span>}
      </div>
      <div className={css.kejadianSiapa}>
        <time dateTime={waktu}>{formatInstant(waktu, timeZone)}</time> · {user_id}{nomor === '' ? null : <> · <NomorDokumen jenis={jenis} nomor={nomor} /></>}{disetujui_oleh === '' ? null : ` · ${t('kartu.disetujui', { user: disetujui_oleh })}`}
      </div>
      {alasan === '' ? null : <div className={css.alasan}>{t('kartu.keterangan', { isi: alasan })}</div>}
      <Perubahan kejadian={kejadian} />
    </li>
  );
}

/** Everything that happened to a piece, the newest on top: what, where, when, who, by which document. */
export function RiwayatBarang({ riwayat }: { readonly riwayat: readonly KejadianBarang[] }) {
  return <ol className={css.riwayat}>{riwayat.map((kejadian) => <Kejadian key={`${kejadian.waktu}${kejadian.jenis}${kejadian.aksi}${kejadian.kode_baki}${kejadian.pcs}`} kejadian={kejadian} />)}</ol>;
}
