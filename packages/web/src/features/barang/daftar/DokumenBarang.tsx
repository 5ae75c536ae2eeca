import { formatDate, formatRupiah } from '@kilau/contract/core/format.ts';
import type { DokumenBarang as Dokumen } from '@kilau/contract/features/barang/barang.wire.ts';
import { useT } from '../../../ui/text.ts';
import css from '../barang.module.css';
import own from './daftar.module.css';
import { kataAksi, kataDokumen } from './kejadian.ts';
import { NomorDokumen } from './RiwayatBarang.tsx';

function Satu({ jenis: jenisDokumen, aksi, nomor, tgl, user_id, nama, harga_total }: Dokumen) {
  const t = useT();
  const [apa, hasil] = [kataDokumen(jenisDokumen), kataAksi(aksi)];
  return (
    <li>
      <strong>{apa ? t(apa) : jenisDokumen}</strong>
      <NomorDokumen jenisDokumen={jenisDokumen} nomor={nomor} />
      <span className={css.sunyi}>
        {[hasil && t(hasil), formatDate(tgl), user_id, nama].filter(Boolean).join(' · ')}
      </span>
      {harga_total === null ? null : <span className={own.nilai}>{formatRupiah(harga_total)}</span>}
    </li>
  );
}

/** Every document that touched a piece, and every cancelling, the newest on top. */
export function DokumenBarang({ dokumen }: { readonly dokumen: readonly Dokumen[] }) {
  return (
    <ul className={own.dokumen}>
      {dokumen.map((row) => (
        <Satu key={`${row.jenis}${row.nomor}${row.aksi}`} {...row} />
      ))}
    </ul>
  );
}
