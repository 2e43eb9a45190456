-- A token stays good until it ends, an hour at most, also when its session was ended: by signing
-- out, or by a new password. Here whoever brings one counts as staff only while the session that it
-- names still stands.

-- Where the auth service keeps sessions (every Supabase server does); a database without them, or
-- that may not be asked, has only the token to go by. A token without a session is no account's: the
-- service gives each sign-in one.
create function private.session_stands() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  session constant text := auth.jwt() ->> 'session_id';
  stands boolean;
begin
  if session is null
    or not coalesce(has_table_privilege(to_regclass('auth.sessions'), 'select'), false) then
    return true;
  end if;
  if session !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return false;
  end if;
  execute 'select exists (select from auth.sessions where id = $1)'
    into stands using session::uuid;
  return stands;
end
$$;
revoke all on function private.session_stands()
  from public, anon, authenticated, service_role;

create or replace function private.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.session_stands() and exists (
    select 1 from public.user_profiles
    where id = auth.uid() and is_active and role in ('admin', 'editor')
  )
$$;

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.session_stands() and exists (
    select 1 from public.user_profiles
    where id = auth.uid() and is_active and role = 'admin'
  )
$$;
