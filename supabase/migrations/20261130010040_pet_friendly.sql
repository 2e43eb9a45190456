-- As before; a hotel that takes animals is found by more of the ways to ask for that.
create or replace function private.equipment_words(features jsonb) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select concat_ws(
    ' ', string_agg(name, ' '),
    case when bool_or(private.slugify(name) ~ '(^|-)(pets?|aceita(mos)?-(.*-)?(animais|cachorros?|caes|gatos?))(-|$)')
      then 'aceita pet friendly cachorro cachorrinho cao caes gato bicho animais animal de estimacao' end
  )
  from (
    select private.listed_names(features -> 'amenities')
    union all select private.listed_names(features -> 'services')
  ) as own (name)
  where private.slugify(name) !~ '^(nao|sem|proibid[oa]s?)-'
$$;

select private.refresh_hotel_facts();
