-- What closed days came to in trade was kept without the sales that a last instalment makes: it is added up anew, from
-- deeds that no day can lose, by the job that keeps it.
delete from hari_dagang;
