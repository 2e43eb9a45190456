-- Counters of attempts, and the limits of sign-in and password reset that use them. The newsletter
-- uses the counters too.

create table private.rate_limits (
  -- What is limited ('login', 'reset' …), and for whom: a normalized e-mail or a digest.
  scope text not null
    constraint rate_limits_scope_format check (scope ~ '^[a-z][a-z-]{0,39}$'),
  subject text not null
    constraint rate_limits_subject_length check (char_length(subject) between 1 and 255),
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

-- The subject of an e-mail address: lower case, without white space and without the variants that
-- reach the same mailbox in another spelling (compatibility forms, zero-width characters).
create function private.normalize_email(email text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select left(
    lower(regexp_replace(normalize(email, nfkc), '[\s\u200b-\u200d\u2060\ufeff]', '', 'g')), 255
  )
$$;

-- Counts one attempt for an account, and one for the client's network address if the site knows it.
-- The address arrives as a keyed digest: it is not stored, and other callers can't lock it out.
-- 'login': 5 in 15 minutes, then 30 minutes of lockout; 'reset': 3 in 60 minutes, then 60.
-- For an address: 50 and 20 in the same times, because a whole office may share one.
--
-- Called before the password is checked, by anyone with the public key; returns nothing that tells
-- whether the account exists. `retry_after`: seconds until the next attempt is allowed;
-- `begins_lockout`: this attempt exceeded the limit; `attempts`: how many of the account's window
-- are used.
create function private.count_attempt(scope text, email text, client_digest text)
returns table (allowed boolean, retry_after integer, begins_lockout boolean, attempts integer)
language plpgsql security definer set search_path = ''
as $$
declare
  subject constant text := private.normalize_email(email);
  window_length constant interval :=
    case scope when 'login' then interval '15 minutes' when 'reset' then interval '60 minutes' end;
  lockout constant interval :=
    case scope when 'login' then interval '30 minutes' when 'reset' then interval '60 minutes' end;
  attempt record;
  address_allowed boolean := true;
begin
  if window_length is null or coalesce(subject, '') = ''
    or client_digest !~ '^[0-9a-f]{64}$' then
    raise exception using errcode = '22023', message = 'invalid attempt';
  end if;
  if client_digest is not null then
    attempt := private.take_attempt(
      scope || '-address', client_digest,
      case scope when 'login' then 50 else 20 end, window_length, lockout
    );
    address_allowed := attempt.allowed;
  end if;
  if address_allowed then
    attempt := private.take_attempt(
      scope, subject, case scope when 'login' then 5 else 3 end, window_length, lockout
    );
  end if;
  return query
    select attempt.allowed, attempt.retry_after, attempt.begins_lockout,
      coalesce((
        select known.attempts from private.rate_limits as known
        where known.scope = count_attempt.scope
          and known.subject = private.normalize_email(count_attempt.email)
      ), 0);
end
$$;

-- Resets the sign-in attempts of the caller's own account, after a sign-in that succeeded.
create function private.forget_attempts() returns void
language sql security definer set search_path = ''
as $$
  delete from private.rate_limits
  where scope = 'login' and subject = (
    select private.normalize_email(account.email) from auth.users as account
    where account.id = auth.uid()
  )
$$;

-- What the API offers: bound to the functions above, so callers need no USAGE on "private".
create function public.count_sign_in_attempt(scope text, email text, client_digest text default null)
returns table (allowed boolean, retry_after integer, begins_lockout boolean, attempts integer)
language sql security invoker set search_path = ''
begin atomic
  select * from private.count_attempt(scope, email, client_digest);
end;

create function public.forget_sign_in_attempts() returns void
language sql security invoker set search_path = ''
begin atomic
  select private.forget_attempts();
end;

revoke all on function
  private.take_attempt(text, text, integer, interval, interval), private.normalize_email(text),
  private.count_attempt(text, text, text), private.forget_attempts(),
  public.count_sign_in_attempt(text, text, text), public.forget_sign_in_attempts()
  from public, anon, authenticated, service_role;
grant execute on function
  private.count_attempt(text, text, text), public.count_sign_in_attempt(text, text, text)
  to anon, authenticated;
grant execute on function private.forget_attempts(), public.forget_sign_in_attempts()
  to authenticated;
