-- As before, with 'quieto' for quiet ones and 'bebê' for those that are good for families: the site's own
-- search understands them as well (search.content.ask).
create or replace function private.feature_words(features jsonb) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(known.words, ' ' order by known.key)
  from (values
    ('near_sea', 'mar beira-mar praia litoral pe na areia'),
    ('near_airport', 'aeroporto'),
    ('quiet', 'tranquilo tranquila tranquilidade silencio silencioso silenciosa sossego sossegado'
      ' sossegada calmo calma quieto quieta'),
    ('kid_friendly', 'familia familias crianca criancas infantil filho filhos bebe bebes'),
    ('central_location', 'localizacao central centro'),
    ('breakfast', 'cafe da manha'),
    ('wifi', 'wifi wi-fi internet'),
    ('pool', 'piscina'),
    ('spa', 'spa'),
    ('security', 'seguranca 24h'),
    ('room_service', 'servico de quarto'),
    ('concierge', 'concierge'),
    ('gym', 'academia ginastica'),
    ('parking', 'estacionamento garagem'),
    ('restaurant', 'restaurante'),
    ('laundry', 'lavanderia'),
    ('business_center', 'trabalho negocios'),
    ('access_step_free', 'acessivel acessiveis acessibilidade cadeirante cadeira de rodas caminho sem degraus'),
    ('access_adapted_rooms', 'acessivel acessiveis acessibilidade cadeirante cadeira de rodas pcd quarto adaptado'),
    ('access_deaf_guests', 'acessibilidade recursos surdo surdos'),
    ('access_blind_guests', 'acessibilidade recursos cego cegos')
  ) as known (key, words)
  where features -> known.key = 'true'
$$;

select private.refresh_hotel_facts();
