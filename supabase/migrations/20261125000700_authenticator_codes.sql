-- A second step at the sign-in: a code from an authenticator (TOTP). The auth service keeps the secrets and
-- checks the codes; a session that has given one says `aal2` in its token. Here stands what follows from it.

-- Roles whose accounts need a code, and from when: there is time to set one up. Without a row each account
-- does as it likes. Accounts with other roles have no back office, so there is nothing to require of them.
-- Rows come and go and are not changed, so the history says which of the two it was.
create table public.code_rules (
  id text primary key constraint code_rules_role check (id in ('admin', 'editor')),
  required_from timestamptz not null default now() + interval '7 days',
  created_at timestamptz not null default now()
);

create trigger record_change after insert or delete on public.code_rules
  for each row execute function private.record_change();

-- When an administrator last took an account's authenticator away. In the profile, so that the history
-- of the account tells it; only the function below writes it.
alter table public.user_profiles add column authenticator_removed_at timestamptz;

-- Whether an account has an authenticator that was confirmed by a code. False where the database has no
-- auth.mfa_factors that this function may read: every Supabase server has that table.
create function private.has_authenticator(account uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(has_table_privilege(to_regclass('auth.mfa_factors'), 'select'), false) then
    return false;
  end if;
  -- PL/pgSQL looks the table up only when this line runs.
  return exists (
    select from auth.mfa_factors
    where user_id = account and factor_type::text = 'totp' and status::text = 'verified'
  );
end
$$;

-- Whether the caller's session has given a code, or owes none: the account has no authenticator, and its
-- role needs none yet.
create function private.code_suffices() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal' = 'aal2', false) or not (
    private.has_authenticator(auth.uid())
    or exists (
      select from public.user_profiles as profile
      join public.code_rules as rule on rule.id = profile.role
      where profile.id = auth.uid() and rule.required_from <= now()
    )
  )
$$;

create or replace function private.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.session_is_active() and not private.session_is_recovery() and exists (
    select 1 from public.user_profiles
    where id = auth.uid() and is_active and role in ('admin', 'editor')
  ) and private.code_suffices()
$$;

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.session_is_active() and not private.session_is_recovery() and exists (
    select 1 from public.user_profiles
    where id = auth.uid() and is_active and role = 'admin'
  ) and private.code_suffices()
$$;

-- As before, with one more scope: 'code', the code from an authenticator, counted as passwords are and
-- apart from them, so that who is locked out by wrong passwords can still finish a recovery.
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

-- Who owes a code has not signed in yet: attempts count on, so that a stolen password does not buy new
-- attempts at the code, and the browser does not become known.
create or replace function private.complete_sign_in(devices text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  kept constant interval := interval '180 days';
  recovery constant boolean := private.session_is_recovery();
  account constant text := (
    select private.normalize_email(owner.email) from auth.users as owner
    where owner.id = auth.uid() and private.session_is_active()
      and (auth.jwt() ->> 'aal' = 'aal2' or not private.has_authenticator(owner.id))
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
        (counter.scope in ('login', 'code') and counter.subject = account)
        or (
          counter.scope in ('login-device', 'code-device')
          and starts_with(counter.subject, account || '#')
        )
      when device is null then counter.scope in ('login', 'code') and counter.subject = account
      else
        counter.scope in ('login-device', 'code-device')
        and counter.subject = account || '#' || device
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

-- Which of these accounts have an authenticator; for administrators.
create function private.with_authenticator(accounts uuid[]) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select account from unnest(accounts) as account
  where private.is_admin() and private.has_authenticator(account)
$$;

-- Of each role that has a back office: its active accounts, and how many of them have an authenticator;
-- for administrators.
create function private.authenticator_use()
returns table (role text, accounts integer, protected integer)
language sql stable security definer set search_path = ''
as $$
  select profile.role, count(*)::integer,
    (count(*) filter (where private.has_authenticator(profile.id)))::integer
  from public.user_profiles as profile
  where private.is_admin() and profile.is_active and profile.role in ('admin', 'editor')
  group by profile.role
$$;

-- Takes an account's authenticator away, for a colleague whose telephone is gone, and ends the account's
-- sessions: one that had given a code may be in other hands. Returns whether there was one.
create function private.remove_authenticator(account uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception using
      errcode = '42501', message = 'only administrators take authenticators away';
  end if;
  if not private.has_authenticator(account) then
    return false;
  end if;
  delete from auth.mfa_factors where user_id = account;
  delete from auth.sessions where user_id = account;
  update public.user_profiles set authenticator_removed_at = now() where id = account;
  return true;
end
$$;

-- What the API offers: bound to the functions above, so callers need no USAGE on "private".
create function public.accounts_with_authenticator(accounts uuid[]) returns setof uuid
language sql stable security invoker set search_path = ''
begin atomic
  select * from private.with_authenticator(accounts);
end;

create function public.authenticator_use()
returns table (role text, accounts integer, protected integer)
language sql stable security invoker set search_path = ''
begin atomic
  select * from private.authenticator_use();
end;

create function public.remove_authenticator(account uuid) returns boolean
language sql security invoker set search_path = ''
begin atomic
  select private.remove_authenticator(account);
end;

revoke all on function
  private.has_authenticator(uuid), private.code_suffices(), private.with_authenticator(uuid[]),
  private.authenticator_use(), private.remove_authenticator(uuid),
  public.accounts_with_authenticator(uuid[]), public.authenticator_use(),
  public.remove_authenticator(uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  private.with_authenticator(uuid[]), private.authenticator_use(),
  private.remove_authenticator(uuid), public.accounts_with_authenticator(uuid[]),
  public.authenticator_use(), public.remove_authenticator(uuid)
  to authenticated;

-- Access: an account sees the rule of its own role, administrators see, make and remove all.
alter table public.code_rules enable row level security;
revoke all on public.code_rules from public, anon, authenticated;
grant select, insert, update, delete on public.code_rules to service_role;
grant select, delete on public.code_rules to authenticated;
grant insert (id) on public.code_rules to authenticated;

create policy "the rule of the own role, all for admins" on public.code_rules
  for select to authenticated
  using (
    (select private.is_admin())
    or id = (select role from public.user_profiles where user_profiles.id = (select auth.uid()))
  );
create policy "admins make rules" on public.code_rules
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins remove rules" on public.code_rules
  for delete to authenticated using ((select private.is_admin()));
