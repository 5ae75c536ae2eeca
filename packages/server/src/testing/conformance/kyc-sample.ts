/** Who a customer is, told though nobody had to. */
export const kyc = {
  nama_lengkap: 'TINI RAHAYU',
  jenis_identitas: 'KTP',
  nik_sim_passport: '3201010101780001',
  tempat_lahir: 'BANDUNG',
  tgl_lahir: '1978-04-12',
  kewarganegaraan: 'WNI',
  alamat: 'JL KEBON JATI NO 21',
  no_hp: '081301070717',
  pekerjaan: 'KARYAWAN',
  sumber_dana: 'GAJI',
};
