/** Points and gifts: what their samples say, and the member and the gift that they are about. */
interface Dunia {
  readonly n: number;
  readonly paper: (key: 'transaksi-poin' | 'stok-hadiah', into: string) => Promise<string>;
}

export const CONTOH_MEMBER = {
  'transaksi-poin': { isi: async ({ n }: Dunia) => ({ jenis_poin: 'KOREKSI', poin: 1000 + n }) },
  'tukar-point': {
    isi: async ({ n, paper }: Dunia) => {
      await paper('transaksi-poin', 'DONE');
      await paper('stok-hadiah', 'DONE');
      return { jumlah: 1, keterangan: `KE ${n}` };
    },
  },
  'stok-hadiah': {
    isi: async ({ n }: Dunia) => ({ arah: 'TAMBAH', jumlah: 1 + n, harga_satuan: 15_000, tunai: true }),
  },
} as const;

export const MASTERS_MEMBER: readonly string[] = [
  `insert into member (kode_toko, kode_member, nama_member, no_hp) values ('KL01', 'M1', 'BU SRI', '08120000001')`,
  `insert into hadiah (kode_toko, kode_hadiah, nama_hadiah, poin) values ('KL01', 'H1', 'PAYUNG', 5)`,
];
