-- The limits of sign-in and password reset, and the browsers that are counted by themselves.

-- The subject of an e-mail address: lower case, without white space and without the variants that
-- reach the same mailbox in another spelling (compatibility forms, zero-width characters).
create function private.normalize_email(email text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select left(
    lower(regexp_replace(normalize(email, nfkc), '[\s\u200b-\u200d\u2060\ufeff]', '', 'g')), 255
  )
$$;

-- A browser in which an account has signed in before carries a signed token of it:
-- '<id of the browser>.<expiry>.<signature>'; several accounts' tokens are joined by '~'. The expiry
-- is in seconds since 1970.
create function private.device_signature(account text, device text, expiry text) returns text
language sql stable strict security definer set search_path = ''
as $$ select private.signature('device', device || '.' || expiry || '.' || account) $$;

-- The id of the browser if one of its tokens is a valid one of the account, else null.
create function private.known_device(account text, devices text) returns text
language sql stable strict security definer set search_path = ''
as $$
  select split_part(token, '.', 1)
  from unnest(string_to_array(left(devices, 1000), '~')) as token
  where token ~ '^[0-9a-f-]{36}\.[0-9]{10}\.[0-9a-f]{64}$'
    and split_part(token, '.', 2)::bigint > extract(epoch from clock_timestamp())
    and split_part(token, '.', 3)
      = private.device_signature(account, split_part(token, '.', 1), split_part(token, '.', 2))
  limit 1
$$;

-- Counts one attempt for an account, and one for the client's network address if the site knows it.
-- The address arrives as a keyed digest: it is not stored, and other callers can't lock it out.
-- 'login': 5 in 15 minutes, then 30 minutes of lockout; 'reset': 3 in 60 minutes, then 60.
-- For an address: 50 and 20 in the same times, because a whole office may share one.
--
-- A browser that is known to the account (`devices`: its tokens) is counted by itself, with the
-- account's numbers: strangers, who can lock the account for everybody else, can't lock that one.
--
-- Called before the password is checked, by anyone with the public key; returns nothing that tells
-- whether the account exists. `retry_after`: seconds until the next attempt is allowed;
-- `begins_lockout`: this attempt exceeded the limit; `attempts`: how many of the window are used.
create function private.count_attempt(
  scope text, email text, client_digest text, devices text
)
returns table (allowed boolean, retry_after integer, begins_lockout boolean, attempts integer)
language plpgsql security definer set search_path = ''
as $$
declare
  account constant text := private.normalize_email(email);
  device constant text := private.known_device(account, devices);
  counted_scope constant text := scope || case when device is null then '' else '-device' end;
  counted_subject constant text := account || coalesce('#' || device, '');
  window_length constant interval :=
    case scope when 'login' then interval '15 minutes' when 'reset' then interval '60 minutes' end;
  lockout constant interval :=
    case scope when 'login' then interval '30 minutes' when 'reset' then interval '60 minutes' end;
  attempt record;
  address_allowed boolean := true;
begin
  if window_length is null or coalesce(account, '') = ''
    or client_digest !~ '^[0-9a-f]{64}$' then
    raise exception using errcode = '22023', message = 'invalid attempt';
  end if;
  if client_digest is not null and device is null then
    attempt := private.take_attempt(
      scope || '-address', client_digest,
      case scope when 'login' then 50 else 20 end, window_length, lockout
    );
    address_allowed := attempt.allowed;
  end if;
  if address_allowed then
    attempt := private.take_attempt(
      counted_scope, counted_subject, case scope when 'login' then 5 else 3 end, window_length, lockout
    );
  end if;
  return query
    select attempt.allowed, attempt.retry_after, attempt.begins_lockout,
      coalesce((
        select known.attempts from private.rate_limits as known
        where known.scope = counted_scope and known.subject = counted_subject
      ), 0);
end
$$;

-- Called after a sign-in that succeeded: the caller's attempts count no more, and the browser becomes
-- known. Returns the browser's tokens, a new one for this account first; null for a recovery.
--
-- A lockout ends here only for a recovery. A password session can't come from the site while one
-- lasts, except in a known browser; it may come from the auth API, which has no such limit.
create function private.complete_sign_in(devices text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  kept constant interval := interval '180 days';
  recovery constant boolean := private.session_is_recovery();
  account constant text := (
    select private.normalize_email(owner.email) from auth.users as owner
    where owner.id = auth.uid() and private.session_is_active()
  );
  device constant text := private.known_device(account, devices);
  expiry constant text := floor(extract(epoch from clock_timestamp() + kept))::bigint;
  token text;
begin
  if account is null then
    return null;
  end if;
  delete from private.rate_limits as counter
  where case
      when recovery then
        (counter.scope = 'login' and counter.subject = account)
        or (counter.scope = 'login-device' and starts_with(counter.subject, account || '#'))
      when device is null then counter.scope = 'login' and counter.subject = account
      else counter.scope = 'login-device' and counter.subject = account || '#' || device
    end
    and (recovery or coalesce(counter.locked_until <= clock_timestamp(), true));
  if recovery then
    return null;
  end if;
  token := coalesce(device, gen_random_uuid()::text) || '.' || expiry;
  token := token || '.' || private.device_signature(
    account, split_part(token, '.', 1), split_part(token, '.', 2)
  );
  -- The tokens of three other accounts stay.
  return array_to_string(token || array(
    select other from unnest(string_to_array(left(devices, 1000), '~')) as other
    where other ~ '^[0-9a-f-]{36}\.[0-9]{10}\.[0-9a-f]{64}$'
      and private.known_device(account, other) is null
    limit 3
  ), '~');
end
$$;

-- What the API offers: bound to the functions above, so callers need no USAGE on "private".
create function public.count_sign_in_attempt(
  scope text, email text, client_digest text default null, devices text default null
)
returns table (allowed boolean, retry_after integer, begins_lockout boolean, attempts integer)
language sql security invoker set search_path = ''
begin atomic
  select * from private.count_attempt(scope, email, client_digest, devices);
end;

create function public.complete_sign_in(devices text default null) returns text
language sql security invoker set search_path = ''
begin atomic
  select private.complete_sign_in(devices);
end;

revoke all on function
  private.normalize_email(text), private.device_signature(text, text, text),
  private.known_device(text, text), private.count_attempt(text, text, text, text),
  private.complete_sign_in(text),
  public.count_sign_in_attempt(text, text, text, text), public.complete_sign_in(text)
  from public, anon, authenticated, service_role;
grant execute on function
  private.count_attempt(text, text, text, text),
  public.count_sign_in_attempt(text, text, text, text)
  to anon, authenticated;
grant execute on function private.complete_sign_in(text), public.complete_sign_in(text)
  to authenticated;
