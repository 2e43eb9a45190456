-- Staff: profiles beside the accounts of the auth service, who counts as staff, and the counters
-- of the sign-in limits.

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

-- Every account gets a profile that may do nothing yet. Role and activation are never read from
-- what was sent at sign-up (raw_user_meta_data belongs to whoever signs up).
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

-- The profile's address is a copy; it follows the account's.
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

-- The API can't rename an account through its profile (the copy above runs as the owner).
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

-- Whether the caller is active staff. Reads the table, never the token: a change of role or
-- activation counts from the very next request on. Runs as the owner, or the policy of the table
-- it reads would ask itself.
create function private.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.user_profiles
    where id = auth.uid() and is_active and role in ('admin', 'editor')
  )
$$;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.user_profiles
    where id = auth.uid() and is_active and role = 'admin'
  )
$$;

-- There is always somebody who can let others in. Two admins who demote each other at the same
-- moment are put in a row before either touches a profile; the check then sees what the first one
-- committed.
create function private.queue_profile_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.user_profiles.last_admin'));
  return null;
end
$$;

create function private.keep_an_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select 1 from public.user_profiles where role = 'admin' and is_active) then
    -- A code that the API turns into an answer of its own: 409 with this very message.
    raise exception using
      errcode = 'PT409',
      message = 'É necessário manter ao menos um administrador ativo.';
  end if;
  return null;
end
$$;

create trigger queue_change before update or delete on public.user_profiles
  for each statement execute function private.queue_profile_change();
create trigger keep_an_admin_on_update after update on public.user_profiles
  for each row when (
    old.role = 'admin' and old.is_active and not (new.role = 'admin' and new.is_active)
  )
  execute function private.keep_an_admin();
create trigger keep_an_admin_on_delete after delete on public.user_profiles
  for each row when (old.role = 'admin' and old.is_active)
  execute function private.keep_an_admin();

-- Attempts per scope ('login', 'reset' …) and subject (a normalised e-mail). Out of the API's
-- reach; the sign-in work adds the one function that counts and decides in a single statement.
create table private.rate_limits (
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

-- Old counters are swept by age.
create index rate_limits_window_started_at_idx on private.rate_limits (window_started_at);
