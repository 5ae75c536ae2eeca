import { PilihSumber, useSumberTerima } from '../../penerimaan/api.ts';
import css from './banyak.module.css';
import { isiSumber, kotakDari, type Sel } from './baris.ts';
import type { BanyakHandle } from './use-banyak.ts';

/** Puts a receipt, with its group, jenis and purity, into the rows that are chosen. Not there while no receipt is open. */
export function SumberBanyak({ handle: { tabel, ubah }, di, dari }: { readonly handle: BanyakHandle; readonly di: Sel; readonly dari: Sel }) {
  const { data } = useSumberTerima();
  if (!data || data.length === 0) return null;
  const { r1, r2 } = kotakDari(di, dari);
  const isi = tabel[di.r]?.isi;
  const milik = data.filter((satu) => satu.no_terima === isi?.no_terima && satu.kode_group === isi.kode_group && satu.kode_dept === isi.kode_dept);
  return (
    <div className={css.sumber}>
      <PilihSumber
        sumber={data} dipilih={milik.find((satu) => String(satu.kadar) === isi?.kadar) ?? milik[0]}
        onPilih={(satu) => ubah(isiSumber(tabel, r1, r2, satu ? { no_terima: satu.no_terima, kode_group: satu.kode_group, kode_dept: satu.kode_dept, kadar: String(satu.kadar) } : { no_terima: '' }))}
      />
    </div>
  );
}
