import { PilihSumber, SisaTerima, useSumberTerima } from '../../penerimaan/api.ts';
import { usePembulatanBerat } from '../tambah/BeratBulat.tsx';
import css from './banyak.module.css';
import { diambil, isiSumber, kotakDari, type Sel } from './baris.ts';
import type { BanyakHandle } from './use-banyak.ts';

/**
 * Puts a receipt, with its group, jenis and purity, into the rows that are chosen, and tells what all rows leave of it.
 * Not there while no receipt is open.
 */
export function SumberBanyak({
  handle: { tabel, ubah },
  di,
  dari,
}: {
  readonly handle: BanyakHandle;
  readonly di: Sel;
  readonly dari: Sel;
}) {
  const { data } = useSumberTerima();
  const aturan = usePembulatanBerat();
  if (!data || data.length === 0) return null;
  const { r1, r2 } = kotakDari(di, dari);
  const isi = tabel[di.r]?.isi;
  const milik = data.filter(
    (satu) =>
      satu.no_terima === isi?.no_terima && satu.kode_group === isi.kode_group && satu.kode_dept === isi.kode_dept,
  );
  const dipilih = milik.find((satu) => String(satu.kadar) === isi?.kadar) ?? milik[0];
  return (
    <div className={css.sumber}>
      <PilihSumber
        sumber={data}
        dipilih={dipilih}
        onPilih={(satu) =>
          ubah(
            isiSumber(
              tabel,
              r1,
              r2,
              satu
                ? {
                    no_terima: satu.no_terima,
                    kode_group: satu.kode_group,
                    kode_dept: satu.kode_dept,
                    kadar: String(satu.kadar),
                  }
                : { no_terima: '' },
            ),
          )
        }
      />
      {dipilih && isi ? <SisaTerima sumber={dipilih} {...diambil(tabel, isi, aturan)} /> : null}
    </div>
  );
}
