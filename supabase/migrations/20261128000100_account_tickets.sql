-- The history names the administrator who makes or invites an account. An account is made by a sign-up,
-- which carries no session: without this, the change would have no author.
--
-- The site asks for a ticket in the name of the administrator and sends it with the sign-up, among what
-- belongs to the person who signs up (raw_user_meta_data). A ticket is random, stored as a digest, good
-- for one account and for ten minutes. Whoever sends none, a used one or one of their own making signs up
-- as before: by nobody. Nothing but the author of that one entry depends on it.

create table private.account_tickets (
  digest text primary key,
  -- No foreign key, as in the history: it outlives the account.
  issued_by uuid not null,
  issued_at timestamptz not null default now()
);

alter table private.account_tickets enable row level security;
revoke all on private.account_tickets from public, anon, authenticated, service_role;

create function private.ticket_digest(ticket text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select encode(sha256(convert_to(ticket, 'UTF8')), 'hex') $$;

create function private.ticket_is_current(issued_at timestamptz) returns boolean
language sql stable strict parallel safe set search_path = ''
as $$ select issued_at > now() - interval '10 minutes' $$;

-- A new ticket for one account, for administrators. Expired ones are deleted.
create function private.issue_account_ticket() returns text
language plpgsql security definer set search_path = ''
as $$
declare
  ticket constant text := gen_random_uuid()::text || gen_random_uuid()::text;
begin
  if not private.is_admin() then
    raise exception using errcode = '42501', message = 'only administrators create accounts';
  end if;
  delete from private.account_tickets as old where not private.ticket_is_current(old.issued_at);
  insert into private.account_tickets (digest, issued_by)
  values (private.ticket_digest(ticket), auth.uid());
  return ticket;
end
$$;

-- Uses up the ticket with which an account was signed up. Returns who issued it, null without a current one.
create function private.take_account_ticket(account uuid) returns uuid
language sql security definer set search_path = ''
as $$
  delete from private.account_tickets as issued using auth.users as owner
  where owner.id = account
    and issued.digest = private.ticket_digest(owner.raw_user_meta_data ->> 'account_ticket')
    and private.ticket_is_current(issued.issued_at)
  returning issued.issued_by
$$;

-- Adds an entry. The number of the change and the change that it restores are settings of the
-- transaction; the API offers no way to set them.
create or replace function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  actor uuid := auth.uid();
  is_image constant boolean := tg_table_name = 'hotel_images';
  kind constant text := case when is_image then 'hotels' else tg_table_name end;
  record_id constant text :=
    coalesce(after, before) ->> case when is_image then 'hotel_id' else 'id' end;
  change bigint := nullif(current_setting('vitrine.change_id', true), '');
begin
  -- Signing an account up carries no session: the ticket tells which administrator makes it.
  if actor is null and tg_table_name = 'user_profiles' and tg_op = 'INSERT' then
    actor := private.take_account_ticket((after ->> 'id')::uuid);
  end if;
  -- Who leaves the newsletter is forgotten, and the trail keeps everything: it gets the proof of
  -- consent and removal under a keyed digest of the address instead of the address.
  if tg_table_name = 'newsletter_subscribers' then
    before := before - 'email' || jsonb_build_object(
      'email_digest', private.signature('subscriber', before ->> 'email')
    );
  end if;
  -- A save that changed only the row's version is no change.
  if tg_op = 'UPDATE' and before - 'updated_at' = after - 'updated_at' then
    return null;
  end if;
  if change is null then
    change := nextval('private.change_number');
    perform set_config('vitrine.change_id', change::text, true);
  end if;
  insert into public.audit_log (
    table_name, row_id, action, old_row, new_row, actor_id, actor_email,
    change_id, subject_table, subject_id, leads, changed, restored_id
  )
  values (
    tg_table_name, coalesce(after, before) ->> 'id', tg_op, before, after, actor,
    (select email from public.user_profiles where id = actor),
    change, kind, record_id,
    not exists (
      select 1 from public.audit_log as known
      where known.change_id = change
        and known.subject_table = kind and known.subject_id = record_id
    ),
    case when is_image then array['images'] else private.changed_parts(before, after) end,
    nullif(current_setting('vitrine.restored_id', true), '')::bigint
  );
  return null;
end
$$;

-- What the API offers: bound to the function above, so callers need no USAGE on "private".
create function public.issue_account_ticket() returns text
language sql security invoker set search_path = ''
begin atomic
  select private.issue_account_ticket();
end;

revoke all on function
  private.ticket_digest(text), private.ticket_is_current(timestamptz),
  private.issue_account_ticket(), private.take_account_ticket(uuid), private.record_change(),
  public.issue_account_ticket()
  from public, anon, authenticated, service_role;
grant execute on function private.issue_account_ticket(), public.issue_account_ticket()
  to authenticated;
