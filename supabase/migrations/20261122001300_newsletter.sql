-- The newsletter's subscribers, which are personal data, and the functions that add them, list them
-- and let them leave.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique
    constraint newsletter_email_lower check (email = lower(btrim(email)))
    constraint newsletter_email_format
      check (char_length(email) <= 255 and email ~ '^[^@\s]+@[^@\s]+$'),
  -- The form in which the person consented, and when.
  source text not null
    constraint newsletter_source_length check (char_length(source) between 1 and 100),
  consented_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create index newsletter_subscribers_created_at_idx
  on public.newsletter_subscribers (created_at desc);

-- Adds a subscriber. Anyone may call this with the public key, so it validates and limits by itself,
-- and answers the same whether the e-mail was known or not: a known one costs the same write and
-- keeps its first consent.
--
-- Returns the seconds to wait before the next attempt, 0 when the subscription was stored.
create function private.record_subscriber(email text, source text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := lower(btrim(email));
  attempt record;
begin
  -- The same rules as lib/newsletter/form.ts.
  if address is null or char_length(address) > 254
    or address !~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$'
    or source is null or source !~ '^[a-z0-9-]{1,40}$' then
    raise exception using errcode = '22023', message = 'invalid subscription';
  end if;

  -- The limit for all first: a flood of invented e-mails then leaves no counter for each of them.
  attempt := private.take_attempt('newsletter', 'everybody', 60, '10 minutes', '10 minutes');
  if attempt.allowed then
    attempt := private.take_attempt('newsletter-address', address, 5, '1 hour', '1 hour');
  end if;
  if not attempt.allowed then
    return attempt.retry_after;
  end if;

  insert into public.newsletter_subscribers as known (email, source)
  values (address, record_subscriber.source)
  on conflict on constraint newsletter_subscribers_email_key do update set email = known.email;
  return 0;
end
$$;

-- What the API offers: bound to the function above, so visitors need no USAGE on "private".
create function public.subscribe_to_newsletter(email text, source text) returns integer
language sql security invoker set search_path = ''
begin atomic
  select private.record_subscriber(email, source);
end;

-- What the link in each e-mail carries: the subscriber's id with its signature. It needs no sign-in
-- and tells no address.
create function private.unsubscribe_token(id uuid) returns text
language sql stable strict security definer set search_path = ''
as $$ select id || '.' || private.signature('unsubscribe', id::text) $$;

-- Removes the subscriber of a token. A wrong token and one that was used before are no errors: the
-- answer is the same for all.
create function private.remove_subscriber(token text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  parts constant text[] := regexp_match(token, '^([0-9a-f-]{36})\.([0-9a-f]{64})$');
begin
  if parts[2] = private.signature('unsubscribe', parts[1]) then
    delete from public.newsletter_subscribers where id = parts[1]::uuid;
  end if;
end
$$;

create function public.unsubscribe_from_newsletter(token text) returns void
language sql security invoker set search_path = ''
begin atomic
  select private.remove_subscriber(token);
end;

-- A removed subscriber leaves no counter of attempts behind.
create function private.forget_subscriber() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.rate_limits where scope = 'newsletter-address' and subject = old.email;
  return null;
end
$$;

create trigger forget_subscriber after delete on public.newsletter_subscribers
  for each row execute function private.forget_subscriber();

-- One page of the list in the order of the ids, for the file that administrators export. Runs with
-- the caller's rights: the policy below decides who reads.
create function public.newsletter_page(after uuid default null, page_size integer default 500)
returns table (
  id uuid, email text, source text, consented_at timestamptz, unsubscribe_token text
)
language sql stable security invoker set search_path = ''
begin atomic
  select subscriber.id, subscriber.email, subscriber.source, subscriber.consented_at,
    private.unsubscribe_token(subscriber.id)
  from public.newsletter_subscribers as subscriber
  where after is null or subscriber.id > after
  order by subscriber.id
  limit least(greatest(page_size, 1), 500);
end;

revoke all on function
  private.record_subscriber(text, text), public.subscribe_to_newsletter(text, text),
  private.unsubscribe_token(uuid), private.remove_subscriber(text),
  public.unsubscribe_from_newsletter(text), private.forget_subscriber(),
  public.newsletter_page(uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function
  private.record_subscriber(text, text), public.subscribe_to_newsletter(text, text),
  private.remove_subscriber(text), public.unsubscribe_from_newsletter(text)
  to anon;
grant execute on function private.unsubscribe_token(uuid), public.newsletter_page(uuid, integer)
  to authenticated;

-- Access: administrators read and delete; rows are added by the function above only.
alter table public.newsletter_subscribers enable row level security;
revoke all on public.newsletter_subscribers from public, anon, authenticated;
grant select, insert, update, delete on public.newsletter_subscribers to service_role;
grant select, delete on public.newsletter_subscribers to authenticated;

create policy "admins read the newsletter list" on public.newsletter_subscribers
  for select to authenticated using ((select private.is_admin()));
create policy "admins delete subscribers" on public.newsletter_subscribers
  for delete to authenticated using ((select private.is_admin()));
