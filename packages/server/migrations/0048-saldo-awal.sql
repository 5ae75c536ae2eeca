-- Papers of before: a shop that begins has loans, deposits and repairs under numbers that this program did not draw. They are
-- counted in no day's numbers.
alter table dokumen add column luar boolean not null default false;
