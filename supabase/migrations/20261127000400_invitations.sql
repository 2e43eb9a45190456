-- Pending invitations. An invited account is created with a random password that is stored nowhere
-- (lib/users/invite.ts). The invitation is pending until that password is replaced.

-- A digest of the password's hash in the auth service: it shows whether the password was replaced.
create table private.invitations (
  account uuid primary key references auth.users (id) on delete cascade,
  password_digest text not null
);

alter table private.invitations enable row level security;
revoke all on private.invitations from public, anon, authenticated, service_role;

-- Null for an account without a password, and where the auth service keeps them elsewhere.
create function private.password_digest(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select encode(sha256(convert_to(to_jsonb(owner) ->> 'encrypted_password', 'UTF8')), 'hex')
  from auth.users as owner where owner.id = account
$$;

-- Remembers that the owner of a new account was invited; for administrators.
create function private.record_invitation(account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception using errcode = '42501', message = 'only administrators invite';
  end if;
  insert into private.invitations (account, password_digest)
  select record_invitation.account, digest
  from private.password_digest(record_invitation.account) as digest
  where digest is not null
  on conflict do nothing;
end
$$;

-- Which of these accounts were invited and have chosen no password yet; for administrators.
create function private.pending_invitations(accounts uuid[]) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select invited.account from private.invitations as invited
  where private.is_admin() and invited.account = any (accounts)
    and invited.password_digest = private.password_digest(invited.account)
$$;

-- What the API offers: bound to the functions above, so callers need no USAGE on "private".
create function public.record_invitation(account uuid) returns void
language sql security invoker set search_path = ''
begin atomic
  select private.record_invitation(account);
end;

create function public.pending_invitations(accounts uuid[]) returns setof uuid
language sql stable security invoker set search_path = ''
begin atomic
  select * from private.pending_invitations(accounts);
end;

revoke all on function
  private.password_digest(uuid), private.record_invitation(uuid),
  private.pending_invitations(uuid[]), public.record_invitation(uuid),
  public.pending_invitations(uuid[])
  from public, anon, authenticated, service_role;
grant execute on function
  private.record_invitation(uuid), private.pending_invitations(uuid[]),
  public.record_invitation(uuid), public.pending_invitations(uuid[])
  to authenticated;
