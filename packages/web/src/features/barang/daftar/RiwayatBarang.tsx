import { Link } from '@tanstack/react-router';
import type { KejadianBarang } from '@kilau/contract/features/barang/barang.wire.ts';
import { barangMasukFields } from '@kilau/contract/features/barang/tambah/masuk.fields.ts';
import type { Fields } from '@kilau/contract/core/field.ts';
import { formatInstant } from '@kilau/contract/core/format.ts';
import { useFormat } from '../../../engine/cells/FieldCell.tsx';
import { ChangeItems } from '../../../engine/resource/ChangeItems.tsx';
import { useCan } from '../../../platform/session.ts';
import { FotoBesar } from '../../../trade/barang/FotoBesar.tsx';
import { useT } from '../../../ui/text.ts';
import css from './daftar.module.css';
import { artiKejadian, halamanDokumen, jenisDokumen } from './kejadian.ts';

/** Whatever of a piece was ever changed, also by pages of their own: prices, purity. */
const FIELDS: Fields = barangMasukFields;
const BERUBAH: ReadonlySet<string> = new Set(['UBAH', 'KADAR', 'PROFIT']);

/** A document's number, leading to it where there is a page for it that the reader may open. */
export function NomorDokumen({
  jenisDokumen: dokumen,
  nomor,
}: {
  readonly jenisDokumen: string;
  readonly nomor: string;
}) {
  const can = useCan();
  const halaman = halamanDokumen(dokumen);
  return halaman === undefined || !can({ pages: [halaman.to] }) ? (
    <span>{nomor}</span>
  ) : (
    <Link to={halaman.to} search={{ [halaman.cari]: nomor }}>
      {nomor}
    </Link>
  );
}

function Perubahan({ kejadian }: { readonly kejadian: KejadianBarang }) {
  if (!BERUBAH.has(kejadian.aksi) || !kejadian.sesudah) return null;
  return (
    <ul className={css.perubahan}>
      <ChangeItems fields={FIELDS} entry={kejadian} />
    </ul>
  );
}

interface KejadianProps {
  readonly kode_barcode: string;
  readonly kejadian: KejadianBarang;
}

/** The photo before and the one that took its place: both are kept. */
function FotoBerganti({ kode_barcode, kejadian: { aksi, sebelum, sesudah } }: KejadianProps) {
  const kunci = [sebelum, sesudah]
    .map((isi) => isi?.['foto'])
    .filter((foto): foto is string => typeof foto === 'string' && foto !== '');
  if (aksi !== 'FOTO' || kunci.length === 0) return null;
  return (
    <div className={css.fotoRiwayat}>
      {kunci.map((foto) => (
        <FotoBesar key={foto} kode_barcode={kode_barcode} foto={foto} />
      ))}
    </div>
  );
}

/** Where it was put, taken from or seen: the tray, or the gudang where no tray is named. */
function Letak({ kejadian: { pcs, kode_gudang, kode_baki } }: Pick<KejadianProps, 'kejadian'>) {
  const t = useT();
  if (kode_gudang === '' && kode_baki === '') return null;
  const baki = [kode_gudang, kode_baki].filter(Boolean).join(' · ');
  return (
    <span className={css.gerak}>
      {t(pcs > 0 ? 'barang.masuk_ke' : pcs < 0 ? 'barang.keluar_dari' : 'kartu.di_baki', { baki })}
    </span>
  );
}

function Kejadian({ kode_barcode, kejadian }: KejadianProps) {
  const t = useT();
  const { timeZone } = useFormat();
  const { jenis: dokumen, nomor, aksi, waktu, user_id, ke, alasan, disetujui_oleh } = kejadian;
  const arti = artiKejadian(kejadian);
  return (
    <li className={css.kejadian} data-tone={arti?.tone ?? 'plain'}>
      <div className={css.kejadianJudul}>
        <strong>{arti ? t(arti.judul, ke === null ? undefined : { ke }) : `${dokumen} ${aksi}`}</strong>
        <Letak kejadian={kejadian} />
      </div>
      <div className={css.kejadianSiapa}>
        <time dateTime={waktu}>{formatInstant(waktu, timeZone)}</time> · {user_id}
        {nomor === '' ? null : (
          <>
            {' '}
            · <NomorDokumen jenisDokumen={jenisDokumen(kejadian)} nomor={nomor} />
          </>
        )}
        {disetujui_oleh === '' ? null : ` · ${t('kartu.disetujui', { user: disetujui_oleh })}`}
      </div>
      {alasan === '' ? null : <div className={css.alasan}>{t('kartu.keterangan', { isi: alasan })}</div>}
      <Perubahan kejadian={kejadian} />
      <FotoBerganti kode_barcode={kode_barcode} kejadian={kejadian} />
    </li>
  );
}

/** Everything that happened to a piece, the newest on top: what, where, when, who, by which document. */
export function RiwayatBarang({
  kode_barcode,
  riwayat,
}: {
  readonly kode_barcode: string;
  readonly riwayat: readonly KejadianBarang[];
}) {
  return (
    <ol className={css.riwayat}>
      {riwayat.map((kejadian) => (
        <Kejadian
          key={`${kejadian.waktu}${kejadian.jenis}${kejadian.aksi}${kejadian.kode_baki}${kejadian.pcs}`}
          kode_barcode={kode_barcode}
          kejadian={kejadian}
        />
      ))}
    </ol>
  );
}
