-- Approvals asked for by QR: who asks shows the code, a supervisor or owner sees the values on his phone and agrees or
-- refuses in his own words. The approvals themselves are rows of `otorisasi`, as all others.
create table permintaan_otorisasi (
  kode_toko text not null references toko,
  keystore text not null,
  diminta_oleh text not null,
  catatan text not null default '',
  -- What is asked for, each with its category, paper and values.
  permintaan jsonb not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'SETUJU', 'TOLAK', 'BATAL')),
  dibuat timestamptz not null,
  berlaku_sampai timestamptz not null,
  diputus timestamptz,
  diputus_oleh text,
  alasan text not null default '',
  -- Ids of the approvals that were given, in the order of what was asked.
  izin jsonb not null default '[]',
  primary key (kode_toko, keystore),
  check ((status in ('SETUJU', 'TOLAK')) = (diputus_oleh is not null))
);
create index permintaan_otorisasi_by_dibuat on permintaan_otorisasi (kode_toko, dibuat);
