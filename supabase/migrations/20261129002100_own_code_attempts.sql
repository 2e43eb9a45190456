-- As before, but attempts at a code are counted only for the caller's own account. Anybody could use up those
-- of an account by its e-mail alone: it then neither signed in nor finished a recovery, which asks for a code
-- too. A code is asked for after the password, or a recovery, has opened a session.
create or replace function private.count_attempt(
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
  window_length constant interval := case scope
    when 'login' then interval '15 minutes'
    when 'code' then interval '15 minutes'
    when 'reset' then interval '60 minutes'
  end;
  lockout constant interval :=
    case scope when 'reset' then interval '60 minutes' else interval '30 minutes' end;
  attempt record;
  address_allowed boolean := true;
begin
  if window_length is null or coalesce(account, '') = ''
    or client_digest !~ '^[0-9a-f]{64}$' then
    raise exception using errcode = '22023', message = 'invalid attempt';
  end if;
  if scope = 'code' and not exists (
    select from auth.users as owner
    where owner.id = auth.uid() and private.normalize_email(owner.email) = account
      and private.session_is_active()
  ) then
    raise exception using errcode = '42501', message = 'a code is for the own account';
  end if;
  if client_digest is not null and device is null then
    attempt := private.take_attempt(
      scope || '-address', client_digest,
      case scope when 'reset' then 20 else 50 end, window_length, lockout
    );
    address_allowed := attempt.allowed;
  end if;
  if address_allowed then
    attempt := private.take_attempt(
      counted_scope, counted_subject, case scope when 'reset' then 3 else 5 end, window_length, lockout
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
