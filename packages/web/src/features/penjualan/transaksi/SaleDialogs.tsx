import { useMemo } from 'react';
import { PaymentDialog } from '../../../trade/bayar/PaymentDialog.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useT } from '../../../ui/text.ts';
import { GoodsSearch } from './GoodsSearch.tsx';
import { caraLain } from './cara-lain.ts';
import { pilihKupon } from './PilihKupon.tsx';
import { pilihPoin } from './PilihPoin.tsx';
import { pelangganTitipan, pilihTitipan } from './PilihTitipan.tsx';
import type { Sale } from './use-sale.ts';

/** The dialogs over a sale: one payment, and the search in the stock. Both lead back to the scan field. */
export function SaleDialogs({ sale }: { readonly sale: Sale }) {
  const t = useT();
  const { handle, hands, hitung, aturan, bayar, cari, pindai } = sale;
  const { draft, salah } = handle.layar;
  const { pelanggan, ubah } = draft;
  const { jenis: jenisPelanggan, kode_member } = pelanggan;
  const dikenal = pelanggan.kode_member || pelanggan.no_hp || pelanggan.nama;
  const lain = useMemo(
    () => caraLain(aturan, { jenis: jenisPelanggan, kode_member }),
    [aturan, jenisPelanggan, kode_member],
  );
  const { belanja } = hitung;
  const pilih = useMemo(
    () => ({
      TITIPAN: pilihTitipan('TITIPAN', dikenal, ubah),
      PESANAN: pilihTitipan('PESANAN', dikenal, ubah),
      ...(lain.includes('PRE-ORDER') && { 'PRE-ORDER': pilihTitipan('PRE-ORDER', dikenal, ubah) }),
      ...(lain.includes('POIN') && { POIN: pilihPoin(kode_member) }),
      ...(lain.includes('KUPON') && { KUPON: pilihKupon(belanja, ubah) }),
    }),
    [dikenal, ubah, lain, kode_member, belanja],
  );
  return (
    <>
      <PaymentDialog
        dibuka={bayar.dibuka?.id}
        cara={bayar.dibuka?.cara}
        bayar={hitung.pembayaran}
        hitung={hitung}
        aturan={aturan}
        salah={salah}
        onUbah={(rows) => {
          handle.ubahDraft({ type: 'payments', bayar: rows });
          const dititip = rows.findLast(({ titipan }) => titipan !== undefined)?.titipan;
          // Who left it is who picks it up, unless somebody was named.
          if (dititip && dikenal === '') handle.ubahDraft(pelangganTitipan(dititip));
        }}
        onSimpan={sale.simpan}
        pilih={pilih}
        onTutup={bayar.tutup}
      />
      <Dialog opened={cari.dibuka} onClose={cari.tutup} title={t('penjualan.cari_barang')} size="L">
        <GoodsSearch
          onPick={(kode) => {
            cari.tutup();
            pindai(kode);
            hands.keIsian();
          }}
        />
      </Dialog>
    </>
  );
}
