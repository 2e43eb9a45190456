-- The newsletter's way in, and the counter of attempts that it and the sign-in limits stand on.

-- Counts one attempt of `subject` and says whether it may go ahead. Attempts up to `max_attempts`
-- inside one window are allowed; the one that exceeds them begins a lockout, which later attempts
-- don't prolong. When window or lockout are over, counting starts afresh.
--
-- `retry_after` is how many seconds the lockout still lasts, rounded up (0 when allowed);
-- `begins_lockout` tells the attempt that exceeded the limit from those that came after it.
--
-- Twenty calls at once are put in a row by the counter's row lock; the clock is read once that is
-- held, because now() is the time at which the request began to wait.
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

  -- Whoever comes sweeps a few counters that can't matter any more; those that somebody else is
  -- sweeping or counting on are left to them, so that nobody waits.
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

-- Puts an address on the newsletter's list. Anybody may call this with the public key, so it does
-- everything itself: validates, limits, and answers the same whether the address was known or not
-- (a known one costs the same write, and keeps its first consent).
--
-- Returns the seconds to wait before the next try, 0 when the request was taken.
create function private.record_subscriber(email text, source text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := lower(btrim(email));
  attempt record;
begin
  -- The same rules as lib/newsletter/form.ts.
  if address is null or char_length(address) > 254
    or address !~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$'
    or source is null or source !~ '^[a-z0-9-]{1,40}$' then
    raise exception using errcode = '22023', message = 'invalid subscription';
  end if;

  -- The whole list first: a flood of invented addresses then leaves no counter behind for each.
  attempt := private.take_attempt('newsletter', 'everybody', 60, '10 minutes', '10 minutes');
  if attempt.allowed then
    attempt := private.take_attempt('newsletter-address', address, 5, '1 hour', '1 hour');
  end if;
  if not attempt.allowed then
    return attempt.retry_after;
  end if;

  insert into public.newsletter_subscribers as known (email, source)
  values (address, record_subscriber.source)
  on conflict on constraint newsletter_subscribers_email_key do update set email = known.email;
  return 0;
end
$$;

-- What the API offers. Its body is bound to the function above when it is created, so visitors
-- need no way into the schema where that lives.
create function public.subscribe_to_newsletter(email text, source text) returns integer
language sql security invoker set search_path = ''
begin atomic
  select private.record_subscriber(email, source);
end;

revoke all on function private.take_attempt(text, text, integer, interval, interval)
  from public, anon, authenticated, service_role;
revoke all on function private.record_subscriber(text, text)
  from public, anon, authenticated, service_role;
revoke all on function public.subscribe_to_newsletter(text, text)
  from public, anon, authenticated, service_role;
grant execute on function private.record_subscriber(text, text) to anon;
grant execute on function public.subscribe_to_newsletter(text, text) to anon;
