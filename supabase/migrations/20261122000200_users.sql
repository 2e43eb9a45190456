-- User profiles beside the accounts of the auth service, and the functions that decide whether a
-- request comes from staff. Every other file's policies call is_staff() and is_admin().

create table public.user_profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  role text not null default 'editor'
    constraint user_profiles_role check (role in ('admin', 'editor', 'investidor')),
  is_active boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index user_profiles_created_at_idx on public.user_profiles (created_at desc);

-- Gives every account an inactive profile. Role and activation are never read from what was sent at
-- sign-up: raw_user_meta_data belongs to the person who signs up.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.user_profiles (id, email) values (new.id, coalesce(new.email, ''))
  on conflict (id) do nothing;
  return new;
end
$$;

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

-- The profile's e-mail is a copy of the account's and follows it.
create function private.copy_profile_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.user_profiles set email = coalesce(new.email, '') where id = new.id;
  return new;
end
$$;

create trigger copy_profile_email after update of email on auth.users
  for each row when (new.email is distinct from old.email)
  execute function private.copy_profile_email();

-- The API can't change the e-mail of a profile; the copy above runs as the owner.
create function private.keep_profile_email() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    new.email := old.email;
  end if;
  return new;
end
$$;

create trigger keep_email before update on public.user_profiles
  for each row execute function private.keep_profile_email();
create trigger stamp_row before insert or update on public.user_profiles
  for each row execute function private.stamp_row();

-- Whether the session that the caller's token names still exists. A token stays valid until it
-- expires, an hour at most, also after a sign-out or a new password ended its session.
--
-- True where there is nothing to check: the token names no session, or the database has no
-- auth.sessions that this function may read. Every Supabase server has that table, and its auth
-- service gives each sign-in a session.
create function private.session_is_active() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  session constant text := auth.jwt() ->> 'session_id';
begin
  if session is null
    or not coalesce(has_table_privilege(to_regclass('auth.sessions'), 'select'), false) then
    return true;
  end if;
  if session !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return false;
  end if;
  -- PL/pgSQL looks the table up only when this line runs.
  return exists (select from auth.sessions where id = session::uuid);
end
$$;

-- Whether the caller's session was opened by a one-time token from an e-mail (recovery, invitation)
-- and not by a password: the auth service signs that into the token, as the claim `amr`. Such a
-- session may set a password and nothing else. The same list as lib/auth/session-kind.ts.
create function private.session_is_recovery() returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from jsonb_array_elements(
      case jsonb_typeof(auth.jwt() -> 'amr') when 'array' then auth.jwt() -> 'amr' else '[]' end
    ) as entry
    where coalesce(entry ->> 'method', entry #>> '{}')
      in ('otp', 'recovery', 'magiclink', 'invite', 'email/signup', 'email_change')
  )
$$;

-- Whether the caller is active staff. Reads the table, never the token, so a change of role or
-- activation counts from the next request on. Security definer, because the policies of the table
-- that it reads call it too.
create function private.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.session_is_active() and not private.session_is_recovery() and exists (
    select 1 from public.user_profiles
    where id = auth.uid() and is_active and role in ('admin', 'editor')
  )
$$;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.session_is_active() and not private.session_is_recovery() and exists (
    select 1 from public.user_profiles
    where id = auth.uid() and is_active and role = 'admin'
  )
$$;

-- At least one administrator stays active. The lock makes two administrators who demote each other
-- at the same moment take turns, so the check sees what the first one committed.
create function private.serialize_profile_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.user_profiles.last_admin'));
  return null;
end
$$;

create function private.require_active_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select 1 from public.user_profiles where role = 'admin' and is_active) then
    -- The API answers this code as 409 with the message.
    raise exception using
      errcode = 'PT409',
      message = 'É necessário manter ao menos um administrador ativo.';
  end if;
  return null;
end
$$;

create trigger serialize_changes before update or delete on public.user_profiles
  for each statement execute function private.serialize_profile_changes();
create trigger require_admin_on_update after update on public.user_profiles
  for each row when (
    old.role = 'admin' and old.is_active and not (new.role = 'admin' and new.is_active)
  )
  execute function private.require_active_admin();
create trigger require_admin_on_delete after delete on public.user_profiles
  for each row when (old.role = 'admin' and old.is_active)
  execute function private.require_active_admin();

revoke all on function
  private.create_profile(), private.copy_profile_email(), private.keep_profile_email(),
  private.session_is_active(), private.session_is_recovery(), private.is_staff(),
  private.is_admin(),
  private.serialize_profile_changes(), private.require_active_admin()
  from public, anon, authenticated, service_role;
grant execute on function private.is_staff(), private.is_admin() to authenticated;

-- Access. Each table has three walls: grants (which columns), row policies (which rows) and triggers
-- (which values). Policies and triggers hold without the grants. Each role has one permissive policy
-- per action, and calls stand in a select, so they run once per statement and not once per row.
--
-- Everyone reads their own profile, administrators read all and change role and activation. Rows
-- are created and deleted with the accounts of the auth service only. The service role is for
-- operations, never for a request of the site.
alter table public.user_profiles enable row level security;
revoke all on public.user_profiles from public, anon, authenticated;
grant select, insert, update, delete on public.user_profiles to service_role;
grant select on public.user_profiles to authenticated;
grant update (role, is_active) on public.user_profiles to authenticated;

create policy "own profile, all for admins" on public.user_profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));
create policy "admins edit profiles" on public.user_profiles
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
