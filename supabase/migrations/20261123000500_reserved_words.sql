-- Three pages more with an address of one word: favourites, comparison and itinerary. A hotel must not
-- have such a word as its slug, because its short link would lead to the page.

create or replace function private.slug_is_reserved(slug text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select slug = any (array[
    'about', 'acessibilidade', 'admin', 'api', 'apple-icon', 'art', 'auth', 'comparar', 'deals',
    'destinations', 'favicon', 'favoritos', 'friends', 'health', 'home', 'home2', 'hotel',
    'hotel-corp', 'hotel-lazer', 'hotels', 'icon', 'manifest', 'media', 'nao-encontrada',
    'newsletter', 'oferta', 'old', 'opengraph-image', 'package', 'privacy', 'robots', 'roteiro',
    'sem-conexao', 'sitemap', 'sw', 'terms', 'twitter-image'
  ]) or slug ~ '(^|-)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
$$;

-- A check is not repeated for rows that are there. A hotel that has one of the new words gets the next
-- free slug of its name; its old page address goes on as a former slug.
update public.hotels set slug = '' where private.slug_is_reserved(slug);
