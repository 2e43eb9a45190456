-- History: which change touched which record, and what of it. Triggers write it, so every way of
-- writing is recorded; nothing changes it afterwards. Reading and restoring have files of their own.

create table public.audit_log (
  id bigint generated always as identity primary key,
  -- One change is one transaction: a hotel's images and offers carry the same number as the hotel.
  change_id bigint not null,
  -- The record as staff know it: an image belongs to its hotel.
  subject_table text not null,
  subject_id text not null,
  -- The first entry of its record in its change: lists show one line for each of these.
  leads boolean not null default false,
  table_name text not null,
  row_id text not null,
  action text not null
    constraint audit_log_action check (action in ('INSERT', 'UPDATE', 'DELETE')),
  old_row jsonb,
  new_row jsonb,
  -- Columns that differ; the stored JSON of a hotel by its keys ('features.rooms').
  changed text[] not null default '{}',
  -- The change whose outcome this one restored.
  restored_id bigint,
  -- No foreign key: the history outlives the account. Null for changes made in the database itself
  -- (seed, support).
  actor_id uuid,
  actor_email text,
  changed_at timestamptz not null default clock_timestamp()
);

-- Lists are read by id, newest first, and never counted.
create index audit_log_row_idx on public.audit_log (table_name, row_id, changed_at desc);
create index audit_log_subject_idx on public.audit_log (subject_table, subject_id, id);
create index audit_log_change_idx on public.audit_log (change_id, subject_table, subject_id);
create index audit_log_leads_idx on public.audit_log (id) where leads;
create index audit_log_kind_idx on public.audit_log (subject_table, id) where leads;
create index audit_log_actor_idx on public.audit_log (actor_id, id) where leads;
create index audit_log_nobody_idx on public.audit_log (id) where leads and actor_id is null;
create index audit_log_removed_idx on public.audit_log (id)
  where action = 'DELETE' and table_name = subject_table;

create sequence private.change_number;
revoke all on sequence private.change_number from public, anon, authenticated, service_role;

-- The keys whose values differ in two objects; absent and null are the same.
create function private.differing_keys(before jsonb, after jsonb) returns setof text
language sql immutable parallel safe set search_path = ''
as $$
  select key from jsonb_each(before) as b full join jsonb_each(after) as a using (key)
  where coalesce(b.value, 'null') <> coalesce(a.value, 'null')
$$;

-- The names for the column `changed`; empty for a row that was created or deleted.
create function private.changed_parts(before jsonb, after jsonb) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  nested constant boolean := jsonb_typeof(before -> 'features') = 'object'
    and jsonb_typeof(after -> 'features') = 'object';
begin
  if before is null or after is null then
    return '{}';
  end if;
  return array(
    select part from (
      select part from private.differing_keys(before, after) as part
      where part <> 'updated_at' and not (nested and part = 'features')
      union all
      select 'features.' || part
      from private.differing_keys(
        case when nested then before -> 'features' end, case when nested then after -> 'features' end
      ) as part
    ) as parts
    order by part
  );
end
$$;

-- Adds an entry. The number of the change and the change that it restores are settings of the
-- transaction; the API offers no way to set them.
create function private.record_change() returns trigger
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

create trigger record_change after insert or update or delete on public.regions
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.hotels
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.hotel_images
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.hotel_packages
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.general_config
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.user_profiles
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.media_files
  for each row execute function private.record_change();
-- Only removals: a subscription is its own record of consent.
create trigger record_change after delete on public.newsletter_subscribers
  for each row execute function private.record_change();

-- Refuses every change of the history, also to the owner and the service role. An entry is accepted
-- only from inside another trigger: depth 1 is this one.
create function private.guard_audit_log() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' and pg_trigger_depth() > 1 then
    return new;
  end if;
  raise exception using errcode = '42501', message = 'audit_log is append-only';
end
$$;

create trigger guard_rows before insert or update or delete on public.audit_log
  for each row execute function private.guard_audit_log();
create trigger guard_truncate before truncate on public.audit_log
  for each statement execute function private.guard_audit_log();

revoke all on function
  private.differing_keys(jsonb, jsonb), private.changed_parts(jsonb, jsonb),
  private.record_change(), private.guard_audit_log()
  from public, anon, authenticated, service_role;

-- Access: administrators read.
alter table public.audit_log enable row level security;
revoke all on public.audit_log from public, anon, authenticated;
grant select on public.audit_log to authenticated, service_role;

create policy "admins read the audit trail" on public.audit_log
  for select to authenticated using ((select private.is_admin()));
