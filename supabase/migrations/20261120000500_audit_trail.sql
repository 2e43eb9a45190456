-- What was changed, by whom, from what to what. Written by the database itself, so that no way of
-- writing goes around it; never changed afterwards, by anybody.

create table public.audit_log (
  id bigint generated always as identity primary key,
  table_name text not null,
  row_id text not null,
  action text not null
    constraint audit_log_action check (action in ('INSERT', 'UPDATE', 'DELETE')),
  old_row jsonb,
  new_row jsonb,
  -- No foreign key: the trail outlives the account.
  actor_id uuid,
  actor_email text,
  changed_at timestamptz not null default clock_timestamp()
);

create index audit_log_changed_at_idx on public.audit_log (changed_at desc);
create index audit_log_row_idx on public.audit_log (table_name, row_id, changed_at desc);

-- actor_id is null for changes made in the database itself (seed, support).
create function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  actor uuid := auth.uid();
begin
  -- A save that changed nothing but the row's version is no change.
  if tg_op = 'UPDATE' and before - 'updated_at' = after - 'updated_at' then
    return null;
  end if;
  insert into public.audit_log (table_name, row_id, action, old_row, new_row, actor_id, actor_email)
  values (
    tg_table_name, coalesce(after, before) ->> 'id', tg_op, before, after, actor,
    (select email from public.user_profiles where id = actor)
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

-- Also the owner and the service role can't rewrite or forge history: an entry is only accepted
-- from inside another trigger (depth 1 is this one).
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
