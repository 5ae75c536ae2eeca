-- What manual items cost, by purity (`CURAH` in NILAI): the shop never has less than none of it.
insert into akun_tanda (akun, aset, tanda) values ('CURAH', '', 1) on conflict do nothing;
