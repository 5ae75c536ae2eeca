-- What a posting does at commit, cheaper. Its own check alone is touched, so that this works beside any other change.

-- PL/pgSQL planned the balance check anew for every posting, since it takes a plan for one posting's identifier to be
-- cheaper than one for any: that was six times the check itself. The plan is the same.
alter function posting_seimbang() set plan_cache_mode = force_generic_plan;
