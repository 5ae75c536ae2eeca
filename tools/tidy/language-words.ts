/** What the specification words itself, and names of languages: the same in every language. */
export const FIXED_TEXTS: ReadonlySet<string> = new Set([
  'Looks like you lost your internet connection',
  'Oopss!!',
  '{{n}} of {{of}}',
  'Printed By {{user}} / {{waktu}}',
  'Send Promo To Customer',
  '繁體中文',
  '日本語',
]);

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

/**
 * Words that may stand in every language: names of products, keys, units and languages, trade terms that the shop uses
 * in Indonesian or English everywhere, and pages that the specification names.
 */
export const TERMS: ReadonlySet<string> = list(`
  kilau whatsapp wablas webhook stop start excel webp xlsx web wa id app key secret shop idempotency
  tab enter ctrl shift esc
  mm ct g gr rp dpi x ms
  bahasa indonesia melayu english italiano
  cookie markis hidup group per gram letter sari
  setting system data users master parameter point
`);

/** Codes and abbreviations, in capitals only. */
export const CODES: ReadonlySet<string> = list(`
  AKSESORIS BELI CSV DELETED DEV DONE EPC FBM FJM FL GRAM HTTP IP JPEG JPG JSON KYC MB NIK NPWP OPEN OWN OWNER PDF PER
  PNG POS POST PPATK PPN QR QRIS RFID RP SPV SU TOTAL URL USB USD UTF VIP WIB WIT WITA
`);

/** Indonesian where Malay says something else: none of these may stand in `my`. */
export const INDONESIAN: ReadonlySet<string> = list(`
  kode opname poin aksesoris coba saja batas judul bandrol plafond celah kas gerak input discan scan persempit
  perlebar terpasang antar hangus afiliasi supplier customer stock hancur barcode detail semi titip update login
  server printer user file kelola menyortir sales bruto bedanya hancurkan dihancurkan menghancurkan riwayat penjualan
  toko tanggal pembelian otorisasi dihitung nomor divalidasi validasi tervalidasi daftar uang berarti ketemu diinput
  berhasil harus kasir ongkos menghapus saldo perangkat tabel kartu persen tampilkan menampilkan ditampilkan tampil
  faktur rekening tercatat bunga bisa diskon akun ditemukan ketik diketik memakai pakai mohon silahkan silakan
  karakter pesan kolom tombol rentang layar koneksi unduh diunduh mengunduh unggah diunggah cocok dulu tipe posisi
  ekspor impor mengimpor pendapatan beranda pengaturan tersambung terdaftar alasan persentase hitungan cicilan pusat
  bagian kurs pengirim pratinjau biaya penimbangan memuat karena cabang mengganti tagihan lainnya perhiasan grosir
  dikenal aktivitas sandi mobil kantor berkas ponsel nol bahwa kapan merubah memeriksa sesudah peremajaan
  libur jumat senin agustus maret juni juli
`);

/** Malay where Indonesian says something else: none of these may stand in `id`. */
export const MALAY: ReadonlySet<string> = list(`
  kod dulang kedai daripada kiraan ketulenan tiada tarikh belian ahli cuba resit aksesori nombor kelulusan dikira
  disahkan pengesahan baharu sebentar laluan fail musnah dimusnahkan senarai bayaran wang kuantiti akaun sila jurujual
  selepas tetapan pembekal had dipaparkan memaparkan papar segram berjaya mesti penapis upah tamat kad peratus
  juruwang direkod peranti jadual invois bermaksud seterusnya beza ditempah faedah diskaun imbas diimbas imbasan semak
  menyemak ialah telefon kebenaran apabila sahaja pencetak dibenarkan aksara tempoh cukai taip ditaip lajur mesej
  tajuk padam memadam dipadam penyelia dijumpai mengandungi caj pasaran servis bermula medan julat betul pelayan
  berbeza menghantar dihantar penghantaran hantar skrin ansuran lalai dilindungi eksport sepadan laman ralat induk
  dalaman saiz borang sahkan butiran lejar talian rosak perkataan kerana cawangan berdaftar pejabat bahagian gred
  ketika sentiasa penghantar pratonton carian mengira tempahan pembaikan perakaunan kekunci rangkaian perpuluhan
  peratusan bimbit amaun sifar borong tetapkan disulitkan luput separuh aktiviti barkod helaian awak kereta jumaat
  isnin ogos mac jun julai
`);
