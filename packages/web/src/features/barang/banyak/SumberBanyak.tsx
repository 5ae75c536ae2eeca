import { PilihSumber } from '../../../trade/terima/PilihSumber.tsx';
import { SisaTerima } from '../../../trade/terima/SisaTerima.tsx';
import { useSumberTerima } from '../../../trade/terima/sumber-terima.ts';
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
    (sumber) =>
      sumber.no_terima === isi?.no_terima && sumber.kode_group === isi.kode_group && sumber.kode_dept === isi.kode_dept,
  );
  const dipilih = milik.find((sumber) => String(sumber.kadar) === isi?.kadar) ?? milik[0];
  return (
    <div className={css.sumber}>
      <PilihSumber
        sumber={data}
        dipilih={dipilih}
        onPilih={(sumber) =>
          ubah(
            isiSumber(
              tabel,
              r1,
              r2,
              sumber
                ? {
                    no_terima: sumber.no_terima,
                    kode_group: sumber.kode_group,
                    kode_dept: sumber.kode_dept,
                    kadar: String(sumber.kadar),
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
