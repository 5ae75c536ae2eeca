import type { Motif } from './katalog-gambar.ts';

/** The catalogue of the demo chain. Pictures are drawn, addresses lead to the example domain. */
export const KATEGORI: readonly {
  readonly kode: string;
  readonly nama: string;
  readonly warna: string;
  readonly motif: Motif;
  readonly kode_dept?: string;
}[] = [
  { kode: 'CINCIN', nama: 'Cincin', warna: '#F3E3B3', motif: 'cincin', kode_dept: 'CN' },
  { kode: 'KALUNG', nama: 'Kalung', warna: '#E8D3C0', motif: 'kalung', kode_dept: 'KL' },
  { kode: 'GELANG', nama: 'Gelang', warna: '#DDE5D0', motif: 'gelang', kode_dept: 'GL' },
  { kode: 'ANTING', nama: 'Anting', warna: '#E6D9EA', motif: 'anting', kode_dept: 'AT' },
  { kode: 'LIONTIN', nama: 'Liontin', warna: '#F2D6D6', motif: 'liontin', kode_dept: 'LT' },
  { kode: 'LM', nama: 'Logam Mulia', warna: '#D9E4EC', motif: 'batangan' },
];

interface Isi {
  readonly kode: string;
  readonly title: string;
  readonly sub_title: string;
  readonly info: string;
  readonly sub_info: string;
  readonly deskripsi: string;
  readonly nama_tombol: string;
  readonly motif: Motif;
  readonly warna: string;
}

export const BANNER: readonly Isi[] = [
  {
    kode: 'WEDDING',
    title: 'Bulan Cincin Kawin',
    sub_title: 'Ukir nama tanpa biaya',
    info: 'Gratis ukir nama untuk setiap pasang cincin kawin.',
    sub_info: 'Berlaku sampai akhir bulan di semua cabang.',
    deskripsi: 'Pilih model, pilih kadar, dan ukir nama kalian berdua. Pengerjaan 7 hari.',
    nama_tombol: 'Lihat Model',
    motif: 'wedding',
    warna: '#F2D6D6',
  },
  {
    kode: 'MENABUNG',
    title: 'Mulai dari 0,5 Gram',
    sub_title: '',
    info: 'Logam mulia bersertifikat untuk tabungan keluarga.',
    sub_info: 'Harga mengikuti harga emas hari ini.',
    deskripsi: '',
    nama_tombol: 'Cek Harga',
    motif: 'batangan',
    warna: '#D9E4EC',
  },
];

export const INFO: readonly Isi[] = [
  {
    kode: 'BUYBACK',
    title: 'Jual Kembali Lebih Mudah',
    sub_title: 'Bawa nota dan perhiasannya',
    info: 'Perhiasan dengan nota kami dibeli kembali dengan potongan tetap.',
    sub_info: 'Harga dihitung dari berat dan kadar saat ditimbang.',
    deskripsi: 'Tunjukkan nota asli dan KTP. Tanpa nota tetap kami terima setelah diuji kadarnya.',
    nama_tombol: 'Syarat Buy Back',
    motif: 'timbangan',
    warna: '#E9E1CC',
  },
  {
    kode: 'RAWAT',
    title: 'Cuci dan Poles Gratis',
    sub_title: '',
    info: 'Member dapat mencuci perhiasan kapan saja tanpa biaya.',
    sub_info: 'Tunggu 15 menit, ditemani teh hangat.',
    deskripsi: 'Simpan perhiasan terpisah, hindari parfum dan klorin, dan periksa kaitnya setahun sekali.',
    nama_tombol: 'Cari Toko',
    motif: 'cincin',
    warna: '#DDE5D0',
  },
];

export const HADIAH: readonly {
  readonly kode: string;
  readonly nama: string;
  readonly info: string;
  readonly sub_info: string;
  readonly point: number;
  readonly motif: Motif;
}[] = [
  {
    kode: 'PAYUNG',
    nama: 'Payung Kilau',
    info: 'Payung lipat dengan motif batik.',
    sub_info: 'Ambil di toko dengan kartu member.',
    point: 130,
    motif: 'payung',
  },
  {
    kode: 'MUG',
    nama: 'Mug Kilau',
    info: 'Mug keramik 300 ml.',
    sub_info: 'Selama persediaan ada.',
    point: 80,
    motif: 'cangkir',
  },
  {
    kode: 'KOTAK',
    nama: 'Kotak Perhiasan',
    info: 'Kotak beludru tiga laci.',
    sub_info: 'Pesan dua hari sebelumnya.',
    point: 450,
    motif: 'kotak',
  },
];

/** Models that are made or ordered: their codes are no barcodes, so they stay in the catalogue. */
export const MODEL: readonly {
  readonly kode: string;
  readonly kategori: string;
  readonly nama: string;
  readonly berat: string;
  readonly kode_group: string;
  readonly motif: Motif;
  readonly banner: readonly string[];
  readonly info: readonly string[];
  readonly kadar: readonly string[];
  readonly jenis: readonly string[];
  readonly lm: readonly string[];
}[] = [
  {
    kode: 'WED-01',
    kategori: 'CINCIN',
    nama: 'Cincin Kawin Polos Sepasang',
    berat: '6',
    kode_group: '700',
    motif: 'wedding',
    banner: ['WEDDING'],
    info: ['RAWAT'],
    kadar: ['17K'],
    jenis: ['CINCIN', 'KAWIN'],
    lm: [],
  },
  {
    kode: 'LM-1',
    kategori: 'LM',
    nama: 'Logam Mulia 1 Gram',
    berat: '1',
    kode_group: '999',
    motif: 'batangan',
    banner: ['MENABUNG'],
    info: ['BUYBACK'],
    kadar: ['24K'],
    jenis: [],
    lm: ['1GR'],
  },
  {
    kode: 'LM-5',
    kategori: 'LM',
    nama: 'Logam Mulia 5 Gram',
    berat: '5',
    kode_group: '999',
    motif: 'batangan',
    banner: ['MENABUNG'],
    info: ['BUYBACK'],
    kadar: ['24K'],
    jenis: [],
    lm: ['5GR'],
  },
];

export const HARGA: readonly { readonly kode: string; readonly nama: string; readonly groups: readonly string[] }[] = [
  { kode: 'MUDA', nama: 'Emas Muda', groups: ['375', '420'] },
  { kode: 'TUA', nama: 'Emas Tua', groups: ['700', '750'] },
  { kode: 'LM', nama: 'Logam Mulia', groups: ['999'] },
];

export const ADMIN: readonly { readonly kode: string; readonly nama: string; readonly no_hp: string }[] = [
  { kode: 'RINA', nama: 'Rina (Penjualan)', no_hp: '081200000011' },
  { kode: 'DEWI', nama: 'Dewi (Pesanan)', no_hp: '081200000012' },
];

export const GROUP: readonly { readonly kode_group: string; readonly description: string }[] = [
  { kode_group: '375', description: 'Emas muda 9 karat: keras, tahan dipakai setiap hari, ringan di kantong.' },
  { kode_group: '700', description: 'Emas tua 17 karat: warna kuning hangat, harga jual kembali lebih tinggi.' },
  { kode_group: '999', description: 'Logam mulia 24 karat bersertifikat: untuk menabung, bukan untuk dipakai.' },
];

export const SPLASH: readonly {
  readonly kode: string;
  readonly text: string;
  readonly position: 'top' | 'bottom';
  readonly motif: Motif;
  readonly warna: string;
}[] = [
  {
    kode: 'MEMBER',
    text: 'Selamat datang kembali. Poin dan harga hari ini menunggu Anda.',
    position: 'bottom',
    motif: 'cincin',
    warna: '#F3E3B3',
  },
  {
    kode: 'GUEST-1',
    text: 'Harga emas hari ini, langsung dari toko.',
    position: 'top',
    motif: 'timbangan',
    warna: '#D9E4EC',
  },
  {
    kode: 'GUEST-2',
    text: 'Lihat koleksi yang masih tersedia di etalase.',
    position: 'bottom',
    motif: 'kalung',
    warna: '#E8D3C0',
  },
  {
    kode: 'GUEST-3',
    text: 'Kumpulkan poin, tukar dengan hadiah.',
    position: 'bottom',
    motif: 'kotak',
    warna: '#E6D9EA',
  },
];

/** Categories whose pieces lie in the trays, with how many of each the catalogue shows. */
export const BARANG_PER_KATEGORI = 3;
export const ALAMAT_CONTOH = 'https://kilau.example/katalog';
