/** Rows of what neither masters nor papers bring, one table a statement. */
const ROWS: readonly string[] = [
  `insert into dari_pusat (kode_toko, master, kode) values ('KL01', 'group', '700')`,
  `insert into penanda (kunci, nilai) values ('uji', 'ya')`,
  `insert into setting (kode_toko, key, nilai, diubah_oleh) values ('KL01', 'nota', '{"catatan": "TERIMA KASIH"}', 'SU1')`,
  `insert into harga_global (kode_toko, nominal) values ('KL01', 1450000)`,
  `insert into riwayat_harga (kode_toko, id, kode_group, tgl, harga_lama, harga_baru, diubah_oleh)
   values ('KL01', gen_random_uuid(), '700', '2026-11-21', null, 1437000, 'SPV1')`,
  `insert into kurs_harian (kode_toko, mata_uang, tgl, kurs) values ('KL01', 'USD', '2026-11-21', 16650)`,
  `insert into news_dibaca (kode_toko, id_news, user_id) select kode_toko, id_news, 'KASIR1' from news limit 1`,
  `insert into proteksi_menu (kode_toko, path, minta_otorisasi, berlaku_menit) values ('KL01', '/member', true, 15)`,
  `insert into buka_menu (kode_toko, sesi, path, user_id, disetujui_oleh, dibuka)
   select kode_toko, id, '/member', user_id, 'SPV1', dibuat from sesi where kode_toko = 'KL01' limit 1`,
  `insert into cetak_log (kode_toko, id, jenis, nomor, ke, user_id)
   select kode_toko, gen_random_uuid(), jenis, nomor, c.ke, 'KASIR1'
   from dokumen, (values (1), (2), (null)) as c(ke) where jenis = 'penjualan' and status = 'DONE'`,
  `insert into ekspor_csv (kode_toko, id, tabel, nama_file, status, jumlah_baris, dibuat_oleh, dibuat_pada)
   values ('KL01', gen_random_uuid(), 'barang', 'barang.csv', 'SELESAI', 14, 'OWNER', now())`,
  `insert into outbox (kode_toko, id, saluran, tujuan, payload, kunci, dibuat, lagi_pada)
   values ('KL01', gen_random_uuid(), 'WA', '0812', '{"teks": "TERIMA KASIH"}', 'uji-1', now(), now())`,
  `insert into etalase (kode_toko, kode_barcode, mau, tampil, versi, diubah_oleh, diubah_pada, kirim_pada)
   select kode_toko, kode_barcode, true, true, 1, 'SPV1', now(), now() from barang where kode_toko = 'KL01'
   order by kode_barcode limit 1`,
  `insert into outbox_masuk (kode_toko, dari_toko, jenis, nomor, ke, id, sebelum, isi, sidik, keadaan, alasan, dibuat)
   values ('KL01', 'KL02', 'kirim-barang', 'KC-KB-261120-0001', 1, gen_random_uuid(), 0, '{"jenis": "uji"}', '\\x00',
     'SELISIH', '{"code": "dokumen_tidak_ditemukan", "params": {}}', now())`,
  `insert into member_tamu (kode_toko, kode_member, toko_poin, kode_poin, dibuat_oleh, dibuat_pada)
   select kode_toko, kode_member, 'KL02', 'MB00077', 'KASIR1', now() from member where kode_toko = 'KL01'
   order by kode_member limit 1`,
  `insert into poin_antar (kode_toko, arah, toko, jenis, nomor, ke, kode_member, dapat, pakai, janji, waktu)
   values ('KL01', 'MASUK', 'KL02', 'penjualan', 'KC-FJ-261121-0001', 0, 'MB00077', 0, 0, true, now())`,
  `insert into antar_nonce (nonce, waktu) values ('KL09/00', '2026-11-21 10:00+07')`,
  `insert into niaga_rantai (kode_toko, tgl, urut, orang, jumlah)
   values ('KL09', '2026-11-21', 1, '{00000000000000000000000000000000}', 60000000)`,
  `insert into dengar_rantai (kode_toko, waktu) values ('KL09', '2026-11-21 10:00+07')`,
  `insert into kertas_rantai (kode_toko, jenis, nomor, tgl, isi)
   values ('KL09', 'penjualan', 'K9-FJ-261121-0001', '2026-11-21', '{"total": 600000000, "nama": "HARTINI"}')`,
  `insert into toko (kode_toko, nama_toko, inisial, portal, kunci_portal)
   values ('KL09', 'KILAU LUAR', 'K9', 'https://luar.example.com', 'v1.AAAA')`,
  `insert into kiriman_luar (kode_toko, dari_toko, jenis, nomor, tgl, dibuat_oleh, isi, diterima)
   values ('KL01', 'KL09', 'kirim-uang', 'K9-KU-261121-0001', '2026-11-21', 'KASIR9', '{"total": 1500000}',
     '2026-11-21 10:00+07')`,
  `insert into kiriman_luar_baris (kode_toko, dari_toko, jenis, nomor, baris, kunci, isi)
   values ('KL01', 'KL09', 'kirim-uang', 'K9-KU-261121-0001', 1, 'K9-KU-261121-0001', '{}')`,
  `insert into pekerjaan (kode_toko, kunci, keadaan, mulai, selesai) values ('', 'periksa-buku', 'SELESAI', now(), now())`,
  `insert into periksa_buku (kode_toko, malam, tgl_system, jumlah, salah, mulai, selesai, server)
   values ('KL01', '2026-11-20', '2026-11-20', 40, 0, now(), now(), 'uji')`,
  `insert into cadangan (id, keadaan, mulai, selesai, nama, tempat, bytes, sha256, sandi, versi, skema, periksa)
   values (gen_random_uuid(), 'SELESAI', now(), now(), 'uji.tar.gz', '/uji', 1000, '00', false, '1.0.0', 'uji', 'UTUH')`,
  `insert into permintaan_otorisasi (kode_toko, keystore, diminta_oleh, permintaan, status, dibuat, berlaku_sampai)
   values ('KL01', 'UJIUJIUJI001', 'KASIR1', '[]', 'BATAL', now(), now())`,
  `insert into kunci_sidik (kode_toko, id, user_id, nama, kunci_publik, rp_id, hitungan, transports, dibuat)
   values ('KL01', 'dWpp', 'SPV1', 'LAPTOP', '\\x00', 'localhost', 3, '["internal"]', now())`,
  `insert into pembaca_sidik (kode_toko, id, nama, token_hash, dibuat_oleh, dibuat)
   values ('KL01', gen_random_uuid(), 'KASIR DEPAN', '\\x00', 'OWNER', now())`,
  `insert into templat_sidik (kode_toko, id, user_id, jari, templat, disetujui_pada, dibuat)
   values ('KL01', gen_random_uuid(), 'SPV1', 'TELUNJUK', 'v1.AAAA', now(), now())`,
  `insert into permintaan_sidik (kode_toko, id, guna, sesi, diminta_oleh, user_id, acak, status, dibuat, berlaku_sampai)
   select kode_toko, gen_random_uuid(), 'IZIN', id, user_id, 'SPV1', '\\x00', 'SELESAI', dibuat, dibuat
   from sesi where kode_toko = 'KL01' limit 1`,
  `insert into hari_dagang (kode_toko, tgl, isi) values ('KL01', '2026-11-02', '[]')`,
  `insert into jurnal_hari (kode_toko, tgl, trx, jenis_akun, sub, balik, debet, kredit)
   values ('KL01', '2026-11-20', 'PENJUALAN', 'KAS', '', false, 0, 0)`,
  `insert into tutup select r.kode_toko, r.ke, r.aksi, r.tgl, r.tgl_berikut, r.user_id, r.alasan, r.otorisasi,
     r.disetujui_oleh, r.waktu, r.urut, r.rantai, r.rincian,
     sha256('\\x00'::bytea || convert_to(tutup_teks(r), 'UTF8'))
   from buku b join hari_toko h using (kode_toko) cross join lateral jsonb_populate_record(null::tutup,
     jsonb_build_object('kode_toko', b.kode_toko, 'ke', 1, 'aksi', 'BUKA', 'tgl', h.tgl_system, 'tgl_berikut',
       h.tgl_system + 1, 'user_id', 'OWNER', 'alasan', 'UJI', 'disetujui_oleh', 'OWNER', 'waktu',
       timestamptz '2026-11-21 18:00+07', 'urut', b.urut, 'rantai', b.hash::text, 'rincian', '{}'::jsonb)) r
   where b.kode_toko = 'KL01'`,
];

/** Takes out what the making of the shop left in heaps, so that the file stays one that a person can read. */
const TRIM: readonly string[] = [
  `delete from para_akun_transaksi where trx not like '%PENJUALAN%'`,
  `delete from para_system where kode_toko <> 'KL03' or key > 'C'`,
  `delete from idempotensi where kunci not in (select kunci from idempotensi order by kunci limit 3)`,
  `delete from audit where id not in (select id from audit order by id limit 12)`,
  `delete from sesi where id not in (select id from sesi order by id limit 6)`,
  `delete from users u where user_id like 'PETUGAS%' and not exists (select from sesi where user_id = u.user_id)`,
];

export const REST: readonly string[] = [...ROWS, ...TRIM];
