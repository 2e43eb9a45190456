-- The limits of sign-in and of password resets, asked before a password is looked at. Anybody may
-- call these with the public key, as anybody may try to sign in: they only count, and tell nothing
-- about whether an account exists.

-- The counters' name for an address: lower case, without blanks around it and without the dressings
-- that reach the same mailbox in another spelling (compatibility forms, zero-width characters).
create function private.normalised_email(email text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select left(
    lower(regexp_replace(normalize(email, nfkc), '[\s\u200b-\u200d\u2060\ufeff]', '', 'g')), 255
  )
$$;

-- Counts one attempt for an account, and one for the client's address where the site knows it. The
-- site sends the address as a keyed digest: nobody else can lock out an address by naming it, and
-- none is stored.
-- 'login': 5 in 15 minutes, then 30 minutes of rest; 'reset': 3 in 60 minutes, then 60.
-- For an address: 50 and 20 in the same times, because a whole office may share one.
--
-- allowed; retry_after: seconds until the next try may be made; begins_lockout: this attempt is the
-- one that exceeded the limit; attempts: how many of the account's window are used up.
create function private.count_attempt(scope text, email text, client_digest text)
returns table (allowed boolean, retry_after integer, begins_lockout boolean, attempts integer)
language plpgsql security definer set search_path = ''
as $$
declare
  subject constant text := private.normalised_email(email);
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
          and known.subject = private.normalised_email(count_attempt.email)
      ), 0);
end
$$;

-- A sign-in that succeeded gives the account its attempts back: to its own account only.
create function private.forget_attempts() returns void
language sql security definer set search_path = ''
as $$
  delete from private.rate_limits
  where scope = 'login' and subject = (
    select private.normalised_email(account.email) from auth.users as account
    where account.id = auth.uid()
  )
$$;

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

revoke all on function private.normalised_email(text) from public, anon, authenticated, service_role;
revoke all on function private.count_attempt(text, text, text)
  from public, anon, authenticated, service_role;
revoke all on function private.forget_attempts() from public, anon, authenticated, service_role;
revoke all on function public.count_sign_in_attempt(text, text, text)
  from public, anon, authenticated, service_role;
revoke all on function public.forget_sign_in_attempts()
  from public, anon, authenticated, service_role;
grant execute on function private.count_attempt(text, text, text) to anon, authenticated;
grant execute on function public.count_sign_in_attempt(text, text, text) to anon, authenticated;
grant execute on function private.forget_attempts() to authenticated;
grant execute on function public.forget_sign_in_attempts() to authenticated;
