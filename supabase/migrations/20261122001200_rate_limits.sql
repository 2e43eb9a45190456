-- Counters of attempts: those of sign-in and password reset (next file) and those of the newsletter.

create table private.rate_limits (
  -- What is limited ('login', 'reset' …), and for whom: a normalized e-mail, a digest, or an e-mail
  -- with the id of one of its known browsers.
  scope text not null
    constraint rate_limits_scope_format check (scope ~ '^[a-z][a-z-]{0,39}$'),
  subject text not null
    constraint rate_limits_subject_length check (char_length(subject) between 1 and 300),
  attempts integer not null default 0
    constraint rate_limits_attempts_range check (attempts >= 0),
  window_started_at timestamptz not null default now(),
  locked_until timestamptz,
  primary key (scope, subject)
);

-- Old counters are deleted by age.
create index rate_limits_window_started_at_idx on private.rate_limits (window_started_at);

-- No grant and no policy: only functions that run as the owner read and write the counters.
alter table private.rate_limits enable row level security;
revoke all on private.rate_limits from public, anon, authenticated, service_role;

-- Counts one attempt of `subject` and returns whether it may proceed. Up to `max_attempts` are
-- allowed in one window; the attempt that exceeds them begins a lockout, which later attempts don't
-- extend. After the window or the lockout, counting starts at zero.
--
-- `retry_after`: seconds until the lockout ends, rounded up, 0 when allowed. `begins_lockout`: true
-- only for the attempt that exceeded the limit.
--
-- The counter's row lock makes parallel calls take turns. The clock is read after the lock is held,
-- because now() is the time at which the request began to wait.
create function private.take_attempt(
  scope text, subject text, max_attempts integer, window_length interval, lockout interval,
  out allowed boolean, out retry_after integer, out begins_lockout boolean
)
language plpgsql set search_path = ''
as $$
declare
  kept constant interval := interval '1 day';
  counter private.rate_limits;
  moment timestamptz;
begin
  if max_attempts < 1 or least(window_length, lockout) <= interval '0'
    or greatest(window_length, lockout) > kept then
    raise exception 'a limit needs attempts, and times of up to %', kept;
  end if;

  insert into private.rate_limits as known (scope, subject)
  values (take_attempt.scope, take_attempt.subject)
  on conflict on constraint rate_limits_pkey do update set attempts = known.attempts
  returning * into counter;
  moment := clock_timestamp();

  if counter.locked_until > moment then
    begins_lockout := false;
  else
    if counter.locked_until is not null or counter.window_started_at + window_length <= moment then
      counter.attempts := 0;
      counter.window_started_at := moment;
      counter.locked_until := null;
    end if;
    counter.attempts := counter.attempts + 1;
    begins_lockout := counter.attempts > max_attempts;
    if begins_lockout then
      counter.locked_until := moment + lockout;
    end if;
    update private.rate_limits as known
    set attempts = counter.attempts,
      window_started_at = counter.window_started_at,
      locked_until = counter.locked_until
    where known.scope = take_attempt.scope and known.subject = take_attempt.subject;
  end if;
  allowed := counter.locked_until is null;
  retry_after := coalesce(ceil(extract(epoch from counter.locked_until - moment)), 0);

  -- Each call deletes a few expired counters. Those that another call has locked are skipped, so no
  -- call waits for this.
  delete from private.rate_limits as old
  using (
    select stale.scope, stale.subject from private.rate_limits as stale
    where stale.window_started_at < moment - 2 * kept
    order by stale.window_started_at
    limit 20
    for update skip locked
  ) as found
  where old.scope = found.scope and old.subject = found.subject;
end
$$;

revoke all on function private.take_attempt(text, text, integer, interval, interval)
  from public, anon, authenticated, service_role;
