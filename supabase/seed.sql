-- Demo content of the fictional chain "Ipê Hotéis". Runs once, on an empty database, after the migrations.
-- Hotels, people, phones and addresses are invented (0000 numbers, .example domains); towns and
-- sights are real, distances and travel times approximate. Pictures are the site's own drawings under /art.
-- Ids are readable on purpose:
-- a… regions, b… hotels, c… offers, d… hotel images.
-- No accounts are created here.

-- ---------------------------------------------------------------------------
-- Regions (the inactive one must never reach a visitor)
-- ---------------------------------------------------------------------------
insert into public.regions (id, name, description, is_active, created_at)
values
  ('a0000000-0000-4000-8000-000000000001', 'Santa Catarina',
   'Enseadas rasas para crianças, ostra fresca e um litoral recortado que muda de cara a cada quinze minutos de estrada. No inverno, a tainha chega e as praias ficam para quem gosta de caminhar.',
   true, now() - interval '15 hours'),
  ('a0000000-0000-4000-8000-000000000002', 'Mato Grosso',
   'De um lado o Pantanal, com onça, tuiuiú e ponte de madeira; de outro, a Chapada dos Guimarães, com seu arenito vermelho. Cuiabá fica no meio, com peixe na brasa e mangueira em toda calçada.',
   true, now() - interval '14 hours'),
  ('a0000000-0000-4000-8000-000000000003', 'Paraná',
   'Da capital das araucárias às passarelas de Foz do Iguaçu, um estado de parques, trens de serra e café bem tirado.',
   true, now() - interval '13 hours'),
  ('a0000000-0000-4000-8000-000000000004', 'São Paulo',
   'Museu de manhã, reunião à tarde e jantar de qualquer canto do mundo à noite. Quase tudo na ponta do metrô.',
   true, now() - interval '12 hours'),
  ('a0000000-0000-4000-8000-000000000005', 'Rio de Janeiro',
   'Montanha, mar e cidade ao alcance de uma mesma caminhada. Quem acorda cedo leva o Aterro, a baía e o Pão de Açúcar só para si.',
   true, now() - interval '11 hours'),
  ('a0000000-0000-4000-8000-000000000006', 'Bahia',
   'Ladeira de pedra, dendê na hora certa e música que começa antes do palco. Em Salvador, o melhor roteiro é o que um morador desenha para você.',
   true, now() - interval '10 hours'),
  ('a0000000-0000-4000-8000-000000000007', 'Minas Gerais',
   'Igrejas de ouro, mesa farta e conversa sem pressa entre montanhas. Leve sapato firme para as ladeiras e espaço na mala para o queijo.',
   true, now() - interval '9 hours'),
  ('a0000000-0000-4000-8000-000000000008', 'Maranhão',
   'Dunas brancas, lagoas de chuva e um rio de água mansa que leva até o mar. As lagoas costumam encher de junho a setembro.',
   true, now() - interval '8 hours'),
  ('a0000000-0000-4000-8000-000000000009', 'Pernambuco',
   'Do porto que virou bairro de tecnologia às praias de Fernando de Noronha, com frevo, bolo de rolo e mar morno no caminho.',
   true, now() - interval '7 hours'),
  ('a0000000-0000-4000-8000-000000000010', 'Rio Grande do Sul',
   'Serra de plátanos e hortênsias, lareira acesa no inverno e uva na cuca, no copo e na beira da estrada.',
   true, now() - interval '6 hours'),
  ('a0000000-0000-4000-8000-000000000011', 'Goiás',
   'Cerrado de altitude, poços de água verde e noites de céu escuro na Chapada dos Veadeiros. A seca vai de maio a setembro.',
   true, now() - interval '5 hours'),
  ('a0000000-0000-4000-8000-000000000012', 'Distrito Federal',
   'Cobogós, curvas de concreto e um céu que ocupa metade da cidade. Em agosto os ipês-amarelos florescem, e Brasília inteira para fotografar.',
   true, now() - interval '4 hours'),
  ('a0000000-0000-4000-8000-000000000013', 'Ceará',
   'Vento constante, rua de areia e jangada na volta da pesca. Jericoacoara se vê melhor do alto da duna, no fim da tarde.',
   true, now() - interval '3 hours'),
  ('a0000000-0000-4000-8000-000000000014', 'Amazonas',
   'Rio largo, floresta alagada e um teatro de ópera no meio. Cada estação tem o seu passeio: canoa na cheia, praia de água doce na vazante.',
   true, now() - interval '2 hours'),
  ('a0000000-0000-4000-8000-000000000015', 'Pará',
   'Mercado de ervas, açaí com peixe e praias de rio em Alter do Chão. Ainda não temos hotel por aqui.',
   false, now() - interval '1 hours');

-- ---------------------------------------------------------------------------
-- Ipê Bombinhas Praia
-- ---------------------------------------------------------------------------
insert into public.hotels (
  id, name, slug, subtitle, description, location, reference_point,
  price, rating, image_url, hotel_type, is_active, region_id, features
)
values (
  'b0000000-0000-4000-8000-000000000001',
  'Ipê Bombinhas Praia',
  'ipe-bombinhas-praia',
  'Mar raso em frente, pátio de madeira e café servido até as 11h na varanda.',
  'Da recepção à areia de Bombas são cem metros, e as cadeiras já saem do hotel com você. Os 48 quartos ficam em volta de um pátio de madeira com um ipê no meio, longe do trânsito da avenida. O café vai das 7h às 11h, com pão de queijo, cuca de banana e frutas da região; à tarde, a piscina aquecida fica com as crianças, e a varanda, com quem trouxe um livro. A enseada é rasa, sem onda forte, boa para quem está aprendendo a nadar. Quatro Ilhas, Sepultura e o Morro do Macaco ficam a poucos minutos de carro, e a recepção sabe o horário em que cada praia esvazia.',
  'Bombinhas, Santa Catarina',
  'A 100 m da praia de Bombas',
  489.00, 4.9, '/art/bombinhas.webp', 'alternative', true, 'a0000000-0000-4000-8000-000000000001',
  $json${
  "recommended": true,
  "hotel_id": "IPE-BOMBINHAS-01",
  "booking_engine": "omnibees",
  "booking_url": "https://book.omnibees.com/hotelresults",
  "primary_color": "#0f766e",
  "phone": "(47) 0000-0000",
  "whatsapp": "5547900000000",
  "access_step_free": true,
  "access_adapted_rooms": true,
  "access_adapted_rooms_detail": "2 quartos adaptados",
  "access_deaf_guests": true,
  "access_deaf_guests_detail": "Campainha luminosa",
  "access_blind_guests": true,
  "access_blind_guests_detail": "Fotos descritas",
  "gallery_details": [
    { "image_url": "/art/bombinhas-capa.webp", "caption": "A enseada de Bombas. Vista da varanda, no fim da manhã", "subject": "praia" },
    { "image_url": "/art/bombinhas.webp", "caption": "Praia de Bombas. Rasa e sem onda forte, a cem metros", "subject": "praia" },
    { "image_url": "/art/piscina.webp", "caption": "Piscina de adultos. Aquecida a 30 graus, aberta das 8h às 22h", "subject": "piscina" },
    { "image_url": "/art/familia-piscina.webp", "caption": "Piscina rasa. Água a 30 graus, com sombra à tarde", "subject": "piscina" },
    { "image_url": "/art/quarto-mar.webp", "caption": "Suíte Vista Mar. Janela e varanda para a enseada", "subject": "quartos" },
    { "image_url": "/art/quarto-familia.webp", "caption": "Quarto Família. Dois ambientes, com porta entre eles", "subject": "quartos" },
    { "image_url": "/art/cafe.webp", "caption": "Mesa do café. Mamão, café coado e pão de queijo, até as 11h", "subject": "mesa" },
    { "image_url": "/art/restaurante.webp", "caption": "Fogão do pátio. Peixe do dia com pirão, de quarta a domingo", "subject": "mesa" },
    { "image_url": "/art/recepcao.webp", "caption": "Recepção. Aberta a noite toda", "subject": "casa" },
    { "image_url": "/art/varanda.webp", "caption": "Varanda da casa. Redes, livros e sombra", "subject": "casa" },
    { "image_url": "/art/fachada.webp", "caption": "Fachada à noite. Vista da Avenida das Conchas", "subject": "casa" }
  ],
  "season": [
    { "text": "Praia cheia", "mark": "boa" },
    { "text": "Dias longos", "mark": "boa" },
    { "text": "Mar morno, menos gente", "mark": "melhor" },
    { "text": "Dias claros", "mark": "melhor" },
    { "text": "Sossego", "mark": "boa" },
    { "text": "Safra da tainha", "mark": "calma" },
    { "text": "Frio e pirão", "mark": "calma" },
    { "text": "Praia vazia", "mark": "calma" },
    { "text": "O ipê floresce", "mark": "boa" },
    { "text": "Primavera", "mark": "boa" },
    { "text": "Mar esquentando", "mark": "boa" },
    { "text": "Verão de véspera", "mark": "melhor" }
  ],
  "hero_images": ["https://vimeo.com/000000001", "/art/bombinhas-capa.webp"],
  "banner_images": ["/art/recepcao.webp"],
  "gallery_images": ["/art/piscina.webp", "/art/restaurante.webp", "/art/varanda.webp", "/art/fachada.webp", "/art/recepcao.webp", "/art/bombinhas-capa.webp", "/art/bombinhas.webp", "/art/cafe.webp", "/art/familia-piscina.webp", "/art/quarto-mar.webp", "/art/quarto-familia.webp"],
  "amenities": [
    { "name": "Wi-Fi até a areia", "icon": "wifi", "description": "Sinal nos quartos, no pátio e nas cadeiras da frente" },
    { "name": "Café até as 11h", "icon": "coffee", "description": "Pão de queijo, cuca de banana e frutas da região" },
    { "name": "Piscina aquecida", "icon": "waves", "description": "Uma de adultos e uma rasa, a 30 graus o ano todo" },
    { "name": "Cadeira e guarda-sol", "icon": "umbrella", "description": "Um conjunto por quarto, é só retirar na saída" },
    { "name": "Fogão do pátio", "icon": "flame", "description": "Peixe do dia com pirão nas noites de quarta a domingo" },
    { "name": "Garagem coberta", "icon": "car", "description": "Uma vaga por quarto, sem custo" },
    { "name": "Brinquedoteca", "icon": "baby", "description": "Berço, banheira e cadeirão a pedido" },
    { "name": "Dois quartos adaptados", "icon": "accessibility", "description": "No térreo, com rampa e banheiro amplo" }
  ],
  "services": [
    { "name": "Caiaques e pranchas", "description": "Uso livre para hóspedes, das 8h às 17h", "icon": "waves" },
    { "name": "Recreação infantil", "description": "Turmas de 4 a 12 anos, de quarta a domingo", "icon": "baby" },
    { "name": "Mergulho no Arvoredo", "description": "Marcação com operadoras da cidade", "icon": "map-pinned" },
    { "name": "Lavanderia", "description": "Peças entregues até as 10h voltam no mesmo dia", "icon": "washing-machine" }
  ],
  "near_sea": true,
  "quiet": true,
  "wifi": true,
  "breakfast": true,
  "pool": true,
  "restaurant": true,
  "parking": true,
  "kid_friendly": true,
  "security": true,
  "laundry": true,
  "gym": false,
  "spa": false,
  "history": "Nos anos 70, a casa de dona Nena alugava três quartos a pescadores que esperavam o tempo abrir. O fogão a lenha ficava no pátio, e a regra da casa era uma só: ninguém ia dormir com fome.\n\nA rede chegou em 2014 e preferiu construir em volta, sem derrubar. O fogão continua aceso nas noites de pirão, a madeira de demolição virou varanda e o ipê que dona Nena plantou hoje passa da altura do telhado. Ele floresce em setembro e avisa a equipe de que a temporada está perto.\n\nNos dois andares, as janelas da frente olham para o mar; as de trás, para o pátio e a serra.",
  "experience": "O dia começa cedo para quem quer: caiaques e pranchas ficam no rancho, sem taxa para hóspedes, e a enseada costuma estar lisa antes das 9h. Às quartas e aos sábados a recreação leva as crianças para procurar conchas na maré baixa. No fim da tarde, a cozinha abre o fogão do pátio e serve peixe do dia com pirão, na receita de dona Nena. Saídas de mergulho para a Reserva do Arvoredo são marcadas na recepção com operadoras da cidade, conforme o mar.",
  "distances": [
    { "name": "Praia de Bombas", "distance": "100 m", "mode": "a pé", "minutes": 2 },
    { "name": "Praia de Bombinhas", "distance": "3 km", "mode": "de carro", "minutes": 8 },
    { "name": "Praia de Quatro Ilhas", "distance": "4,5 km", "mode": "de carro", "minutes": 12 },
    { "name": "Aeroporto de Navegantes", "distance": "62 km", "mode": "de carro", "minutes": 70 },
    { "name": "Centro de Florianópolis", "distance": "74 km", "mode": "de carro", "minutes": 80 }
  ],
  "day_notes": [
    { "from": "2026-12-19", "to": "2026-12-19", "text": "Começa a alta temporada", "min_nights": null },
    { "from": "2026-12-28", "to": "2027-01-02", "text": "Réveillon: no dia 31, fogos em frente ao hotel", "min_nights": 5 },
    { "from": "2027-02-05", "to": "2027-02-10", "text": "Carnaval na vila, com blocos à tarde", "min_nights": 4 }
  ],
  "rooms": [
    {
      "id": "bombinhas-praia-vista-mar",
      "name": "Suíte Vista Mar",
      "description": "Varanda de frente para a enseada, com rede e mesa para dois.",
      "price": 489,
      "images": ["/art/quarto-mar.webp", "/art/bombinhas.webp", "/art/cafe.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Varanda com rede", "Cadeiras de praia", "Ar-condicionado", "Frigobar"],
      "capacity": 2,
      "area": "32\u00a0m²",
      "bed_configuration": "1 cama king",
      "view": "sea"
    },
    {
      "id": "bombinhas-praia-familia",
      "name": "Quarto Família",
      "description": "Dois ambientes com porta entre eles, para os pais lerem depois que as crianças dormem.",
      "price": 568,
      "images": ["/art/quarto-familia.webp", "/art/familia-piscina.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Berço a pedido", "Recreação", "Frigobar", "Ducha de praia"],
      "capacity": 4,
      "area": "41\u00a0m²",
      "bed_configuration": "1 cama king e 2 camas de solteiro",
      "view": "sea"
    },
    {
      "id": "bombinhas-praia-por-do-sol",
      "name": "Suíte Pôr do Sol",
      "description": "No segundo andar, voltada para a serra, onde o sol se põe.",
      "price": 712,
      "images": ["/art/quarto-entardecer.webp", "/art/quarto-suite.webp"],
      "included_items": ["Café na suíte", "Banheira", "Wi-Fi", "Varanda", "Roupões", "Cafeteira"],
      "capacity": 2,
      "area": "38\u00a0m²",
      "bed_configuration": "1 cama king",
      "view": "mountains"
    },
    {
      "id": "bombinhas-praia-jardim",
      "name": "Quarto Pátio",
      "description": "Térreo, porta para o pátio do ipê e nenhum degrau até o café.",
      "price": 498,
      "images": ["/art/quarto-suite.webp", "/art/fachada.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Banheiro adaptado", "Ar-condicionado"],
      "capacity": 2,
      "area": "30\u00a0m²",
      "bed_configuration": "2 camas de solteiro ou 1 de casal",
      "view": "garden",
      "single_beds": 2
    },
    {
      "id": "bombinhas-praia-duplex",
      "name": "Duplex da Enseada",
      "description": "Sala embaixo, quarto em cima e janela de canto para o mar.",
      "price": 845,
      "images": ["/art/quarto-mar.webp", "/art/quarto-familia.webp", "/art/piscina.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Sala com sofá-cama", "Micro-ondas", "Frigobar", "Duas varandas"],
      "capacity": 5,
      "area": "56\u00a0m²",
      "view": "sea"
    }
  ],
  "testimonials": [
    { "name": "Marina Duarte", "description": "Acordamos com o barulho do mar e cuca quente. Já marcamos a volta para julho.", "rating": 5, "date": "2026-10-12" },
    { "name": "Rafael e Lia Torres", "description": "Equipe atenciosa com as crianças. A piscina rasa salvou duas tardes de vento.", "rating": 5, "date": "2026-09-28" },
    { "name": "Sônia Klein", "description": "Reservei pelo site, falei com a recepção pelo telefone e cheguei já com o berço montado.", "rating": 5, "date": "2026-03-03" },
    { "name": "Otávio Reinert", "description": "Quarto do pátio é silencioso mesmo com a avenida cheia. Faltou tomada perto da cama.", "rating": 4, "date": "2025-11-17" }
  ],
  "faqs": [
    { "id": "bombinhas-praia-faq-1", "question": "A praia fica longe do hotel?", "answer": "São 100 metros de calçada plana. Cadeira e guarda-sol são emprestados a hóspedes." },
    { "id": "bombinhas-praia-faq-2", "question": "O mar é bom para crianças?", "answer": "A enseada é rasa e de ondas fracas na maior parte do ano. Nos dias de bandeira vermelha, a recreação fica na piscina." },
    { "id": "bombinhas-praia-faq-3", "question": "Preciso pagar taxa para entrar na cidade de carro?", "answer": "Na temporada, o município cobra a taxa de preservação ambiental dos veículos de fora. O pagamento é feito direto à prefeitura e não passa pelo hotel." },
    { "id": "bombinhas-praia-faq-4", "question": "Onde deixo o carro?", "answer": "Na garagem coberta, com uma vaga por quarto. Não é preciso reservar." },
    { "id": "bombinhas-praia-faq-5", "question": "Posso usar a piscina no dia da saída?", "answer": "Sim. Depois do check-out, às 12h, os armários e a ducha da piscina ficam liberados até as 18h." }
  ]
}$json$::jsonb
);

-- ---------------------------------------------------------------------------
-- Ipê Pantanal Cuiabá
-- ---------------------------------------------------------------------------
insert into public.hotels (
  id, name, slug, subtitle, description, location, reference_point,
  price, rating, image_url, hotel_type, is_active, region_id, features
)
values (
  'b0000000-0000-4000-8000-000000000002',
  'Ipê Pantanal Cuiabá',
  'ipe-pantanal-cuiaba',
  'Base na cidade para quem vai ao Pantanal, com café a partir das 4h30 e guarda-volumes.',
  'Quem vai ver onça sai de madrugada, por isso o café daqui abre às 4h30, com bolo de arroz quente e marmita pronta. O hotel fica no Goiabeiras, bairro de ruas arborizadas de Cuiabá, a cem quilômetros de Poconé, onde começa o caminho da Transpantaneira, e a uma hora dos paredões da Chapada dos Guimarães. Na volta há lava-botas na entrada, lavanderia no mesmo dia, piscina à sombra de mangueiras e um restaurante que serve pacu assado com farofa de banana. São 64 quartos com ar-condicionado forte e cortina que escurece de verdade.',
  'Cuiabá, Mato Grosso',
  'A 2 km do Parque Mãe Bonifácia',
  358.00, 4.8, '/art/pantanal.webp', 'standard', true, 'a0000000-0000-4000-8000-000000000002',
  $json${
  "hotel_id": "IPE-CUIABA-01",
  "booking_engine": "omnibees",
  "booking_url": "https://book.omnibees.com/hotelresults",
  "primary_color": "#b45309",
  "phone": "(65) 0000-0000",
  "access_step_free": true,
  "season": [
    { "text": "Campos alagados, muitas aves", "mark": "boa" },
    { "text": "Barco em vez de carro", "mark": "boa" },
    { "text": "Rios no auge", "mark": "calma" },
    { "text": "A água começa a baixar", "mark": "calma" },
    { "text": "Fim das chuvas", "mark": "boa" },
    { "text": "Manhãs frescas", "mark": "boa" },
    { "text": "Bichos nas margens", "mark": "melhor" },
    { "text": "Onças no Porto Jofre", "mark": "melhor" },
    { "text": "Calor forte e seco", "mark": "melhor" },
    { "text": "Últimas semanas de seca", "mark": "boa" },
    { "text": "Primeiras chuvas", "mark": "calma" },
    { "text": "Verde por todo lado", "mark": "calma" }
  ],
  "hero_images": ["/art/pantanal.webp", "/art/piscina.webp"],
  "banner_images": ["/art/cafe.webp"],
  "gallery_images": ["/art/restaurante.webp", "/art/pantanal.webp", "/art/recepcao.webp", "/art/fachada.webp", "/art/capa.webp", "/art/piscina.webp", "/art/quarto-entardecer.webp"],
  "amenities": [
    { "name": "Café às 4h30", "icon": "coffee", "description": "Bolo de arroz, guaraná ralado e marmita para a estrada" },
    { "name": "Piscina sob as mangueiras", "icon": "waves", "description": "Aberta das 6h às 22h" },
    { "name": "Cozinha cuiabana", "icon": "utensils", "description": "Pacu assado, Maria Isabel e farofa de banana" },
    { "name": "Ar-condicionado potente", "icon": "snowflake", "description": "Aparelhos novos em todos os quartos" },
    { "name": "Sala de mapas", "icon": "map-pinned", "description": "Roteiros, binóculos para empréstimo e guias de aves" },
    { "name": "Estacionamento", "icon": "car", "description": "Vagas altas, para caminhonete com bagageiro" },
    { "name": "Internet nos quartos", "icon": "wifi", "description": "Rede própria em cada andar" }
  ],
  "services": [
    { "name": "Contato com guias", "description": "Indicação de profissionais cadastrados no turismo", "icon": "leaf" },
    { "name": "Lavanderia expressa", "description": "Roupa de campo pronta em seis horas", "icon": "washing-machine" },
    { "name": "Guarda-volumes", "description": "Mala grande fica aqui enquanto você dorme na fazenda", "icon": "briefcase" }
  ],
  "near_airport": true,
  "wifi": true,
  "breakfast": true,
  "restaurant": true,
  "parking": true,
  "pool": true,
  "laundry": true,
  "security": true,
  "history": "O prédio nasceu em 1982 como hospedaria de representantes comerciais que subiam de ônibus de Campo Grande. O dono guardava malas, recados e, dizem, três araras soltas no quintal.\n\nEm 2012 o Ipê reformou os quartos, manteve as mangueiras e trocou o salão de jogos por uma sala de mapas. É nela que os guias da região se sentam com os hóspedes, na véspera, para combinar hora de saída, nível do rio e cor de camisa.\n\nAs araras ainda passam, agora livres, por volta das cinco da tarde.",
  "experience": "De maio a outubro as águas baixam e os bichos se juntam nas margens: é quando a estrada de Porto Jofre rende mais. De novembro a abril os campos alagam, o barco substitui o carro e a Chapada ganha cachoeira cheia. A equipe ajuda a montar o roteiro para as duas estações e indica guias cadastrados. Para quem tem só uma tarde, o Mercado do Porto, o Museu do Rio e um prato de mojica de pintado resolvem bem.",
  "distances": "Parque Mãe Bonifácia - 2 km - 6 min de carro\nArena Pantanal - 4 km - 10 min de carro\nAeroporto Marechal Rondon - 9 km - 20 min de carro\nChapada dos Guimarães - 66 km - 1 h de carro\nPoconé, rumo à Transpantaneira - 104 km - 1 h 30 de carro",
  "rooms": [
    {
      "id": "pantanal-cuiaba-casal",
      "name": "Quarto Mangueira",
      "description": "Vista para o quintal, cama de casal e bancada para equipamento de fotografia.",
      "price": 358,
      "images": ["/art/quarto-entardecer.webp", "/art/piscina.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Ar-condicionado", "Bancada com tomadas", "Frigobar"],
      "capacity": 2,
      "area": "24\u00a0m²",
      "bed_configuration": "1 cama de casal",
      "view": "garden"
    },
    {
      "id": "pantanal-cuiaba-triplo",
      "name": "Quarto Expedição",
      "description": "Três camas e um armário fundo para mochilas, tripés e botas.",
      "price": 436,
      "images": ["/art/quarto-familia.webp", "/art/restaurante.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Cofre grande", "Varal interno", "Ar-condicionado", "Frigobar"],
      "capacity": 3,
      "area": "31\u00a0m²",
      "bed_configuration": "3 camas de solteiro"
    },
    {
      "id": "pantanal-cuiaba-suite",
      "name": "Suíte Tuiuiú",
      "description": "Último andar, janela para o poente e poltrona de leitura.",
      "price": 519,
      "images": ["/art/quarto-suite.webp", "/art/quarto-entardecer.webp", "/art/cafe.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Banheira", "Cafeteira", "Ar-condicionado", "Frigobar", "Roupões"],
      "capacity": 2,
      "area": "38\u00a0m²",
      "bed_configuration": "1 cama king"
    },
    {
      "id": "pantanal-cuiaba-individual",
      "name": "Quarto Solo",
      "description": "Para quem chega tarde e sai antes do sol.",
      "price": 358,
      "images": ["/art/quarto-cidade.webp", "/art/recepcao.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Ar-condicionado", "Mesa de trabalho"],
      "capacity": 1,
      "area": "18\u00a0m²"
    }
  ],
  "testimonials": [
    { "name": "Camila Vasques", "description": "Saí às 5h com marmita na mão e vi duas onças em Porto Jofre. Voltei e a bota estava limpa.", "rating": 5, "date": "2026-08-21" },
    { "name": "Henrique Paes Leite", "description": "A sala de mapas é uma ideia simples que ninguém mais tem. O guia indicado era excelente.", "rating": 5, "date": "2026-07-09" },
    { "name": "Ivone Batista", "description": "Fui na cheia, choveu muito e mesmo assim o roteiro de barco valeu. Ar-condicionado nota dez.", "rating": 4, "date": "2026-02-14" },
    { "name": "Tomás Figueira", "description": "Pacu assado do jeito que minha avó fazia, sem espinha e com banana da terra.", "rating": 5, "date": "2025-09-30" }
  ],
  "faqs": [
    { "id": "pantanal-cuiaba-faq-1", "question": "Dá para ver onça em um bate e volta?", "answer": "É difícil. O trecho de Porto Jofre fica a cerca de 250 km, mais da metade em estrada de terra. Recomendamos dormir ao menos uma noite por lá e deixar as malas grandes aqui." },
    { "id": "pantanal-cuiaba-faq-2", "question": "Qual a melhor época para o Pantanal?", "answer": "Para mamíferos, de julho a outubro. Para aves e campos alagados, de dezembro a março." },
    { "id": "pantanal-cuiaba-faq-3", "question": "Consigo tomar café antes do horário do passeio?", "answer": "Sim, o salão abre às 4h30 todos os dias. Se preferir, deixamos a marmita na recepção." },
    { "id": "pantanal-cuiaba-faq-4", "question": "O hotel fica perto do aeroporto?", "answer": "O Marechal Rondon está em Várzea Grande, a 9 km, cerca de 20 minutos fora do horário de pico." }
  ]
}$json$::jsonb
);

-- ---------------------------------------------------------------------------
-- Ipê Curitiba Batel
-- ---------------------------------------------------------------------------
insert into public.hotels (
  id, name, slug, subtitle, description, location, reference_point,
  price, rating, image_url, hotel_type, is_active, region_id, features
)
values (
  'b0000000-0000-4000-8000-000000000003',
  'Ipê Curitiba Batel',
  'ipe-curitiba-batel',
  'Cinco salas de reunião, mesa de trabalho em todo quarto e silêncio depois das 22h.',
  'Todo quarto tem mesa de 1,40 m, cadeira com regulagem e tomada onde a mão alcança. O hotel fica no Batel, bairro de Curitiba onde dá para resolver a reunião, o almoço e a farmácia a pé. As cinco salas de reunião abrem com 24 horas de aviso e recebem de 6 a 90 pessoas; o café da manhã começa às 6h e quem pega o primeiro voo leva o lanche embalado. Janelas com vidro duplo, aquecimento de verdade no inverno e academia no 11º andar, de onde se vê a Serra do Mar nos dias limpos.',
  'Curitiba, Paraná',
  'A 700 m da Praça do Japão',
  412.00, 4.7, '/art/curitiba.webp', 'corporate', true, 'a0000000-0000-4000-8000-000000000003',
  $json${
  "hotel_id": "IPE-CURITIBA-01",
  "booking_engine": "hbook",
  "booking_url": "https://hbook.hsystem.com.br/booking",
  "primary_color": "#1d4ed8",
  "phone": "(41) 0000-0000",
  "whatsapp": "5541900000000",
  "access_step_free": true,
  "access_step_free_detail": "Rampa na porta da rua",
  "access_adapted_rooms": true,
  "access_adapted_rooms_detail": "3 quartos adaptados",
  "access_deaf_guests": true,
  "access_deaf_guests_detail": "Alarme luminoso",
  "gallery_details": [
    { "image_url": "/art/curitiba.webp", "caption": "Vista do 11º andar. As araucárias e, nos dias limpos, a serra", "subject": "arredores" },
    { "image_url": "/art/cafe.webp", "caption": "Café a partir das 6h. Ou embalado, para o primeiro voo", "subject": "mesa" },
    { "image_url": "/art/restaurante.webp", "caption": "Jantar no quarto ou à mesa", "subject": "mesa" },
    { "image_url": "/art/recepcao.webp", "subject": "casa" },
    { "image_url": "/art/fachada.webp", "subject": "casa" },
    { "image_url": "/art/reuniao.webp", "caption": "Sala de reunião. Cinco delas, de 6 a 90 pessoas", "subject": "eventos" },
    { "image_url": "/art/quarto-cidade.webp", "caption": "Mesa de 1,40 m. Em todo quarto", "subject": "quartos" }
  ],
  "hero_images": ["/art/curitiba.webp"],
  "banner_images": ["/art/reuniao.webp"],
  "gallery_images": ["/art/cafe.webp", "/art/restaurante.webp", "/art/recepcao.webp", "/art/fachada.webp", "/art/curitiba.webp", "/art/reuniao.webp", "/art/quarto-cidade.webp"],
  "amenities": [
    { "name": "Internet de 500 Mb", "icon": "wifi", "description": "Rede separada para eventos, com suporte no local" },
    { "name": "Centro de negócios", "icon": "briefcase", "description": "Cabines de chamada, impressora e scanner" },
    { "name": "Academia no 11º andar", "icon": "dumbbell", "description": "Esteiras, pesos livres e toalha, 24 horas" },
    { "name": "Bistrô Pinhão", "icon": "utensils", "description": "Almoço executivo servido em quarenta minutos" },
    { "name": "Café às 6h", "icon": "coffee", "description": "Lanche embalado para quem sai antes" },
    { "name": "Garagem com manobrista", "icon": "car", "description": "Duas vagas com carregador elétrico" },
    { "name": "Banho forte", "icon": "bath", "description": "Aquecimento a gás e pressão constante" },
    { "name": "Recepção 24 horas", "icon": "concierge-bell", "description": "Check-in expresso com ficha já preenchida" }
  ],
  "services": [
    { "name": "Salas de reunião", "description": "Cinco salas, de 6 a 90 lugares, com projetor e som", "icon": "briefcase" },
    { "name": "Passadoria", "description": "Camisa pronta em duas horas", "icon": "washing-machine" },
    { "name": "Transfer ao aeroporto", "description": "Sob reserva, com pelo menos 12 horas", "icon": "plane" },
    { "name": "Jantar no quarto", "description": "Cardápio curto das 18h30 às 23h", "icon": "utensils" }
  ],
  "wifi": true,
  "breakfast": true,
  "restaurant": true,
  "gym": true,
  "parking": true,
  "security": true,
  "central_location": true,
  "room_service": true,
  "laundry": true,
  "business_center": true,
  "concierge": true,
  "pool": false,
  "spa": false,
  "history": "Inaugurado em 2010, este foi o primeiro hotel da rede. O terreno tinha uma araucária de mais de sessenta anos, e o projeto inteiro foi desenhado para contorná-la: por isso a recepção faz uma curva.\n\nA reforma de 2022 ouviu quem mais usa a casa, o hóspede de terça a quinta. Saíram os carpetes e os frigobares barulhentos; entraram a bancada larga, a luz de leitura e um cardápio de jantar que chega ao quarto em até meia hora.",
  "experience": "Durante a semana o ritmo é de trabalho: impressora na recepção, cabines de chamada no mezanino, barista até as 15h. Na sexta a luz do bar baixa e o salão recebe quem fica para o fim de semana. O Museu Oscar Niemeyer, o Jardim Botânico e a feira do Largo da Ordem, aos domingos de manhã, cabem em um dia só. O trem para Morretes sai da Rodoferroviária, a 4 km.",
  "distances": "[{\"name\":\"Praça do Japão\",\"distance\":\"700 m\",\"mode\":\"a pé\",\"minutes\":9},{\"name\":\"Parque Barigui\",\"distance\":\"4 km\",\"mode\":\"de carro\",\"minutes\":12},{\"name\":\"Museu Oscar Niemeyer\",\"distance\":\"5 km\",\"mode\":\"de carro\",\"minutes\":16},{\"name\":\"Jardim Botânico\",\"distance\":\"5,5 km\",\"mode\":\"de carro\",\"minutes\":18},{\"name\":\"Aeroporto Afonso Pena\",\"distance\":\"20 km\",\"mode\":\"de carro\",\"minutes\":35}]",
  "rooms": [
    {
      "id": "curitiba-batel-executivo",
      "name": "Quarto Executivo",
      "description": "Mesa larga, cadeira regulável e cama de casal com colchão firme.",
      "price": 412,
      "images": ["/art/quarto-cidade.webp", "/art/recepcao.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Mesa de trabalho", "Ferro e tábua", "Aquecimento"],
      "capacity": 2,
      "area": "26\u00a0m²",
      "bed_configuration": "1 cama queen",
      "view": "city"
    },
    {
      "id": "curitiba-batel-twin",
      "name": "Quarto Duplo",
      "description": "Para colegas de viagem: duas camas, duas luminárias, dois cofres.",
      "price": 448,
      "images": ["/art/quarto-serra.webp", "/art/reuniao.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Duas bancadas", "Aquecimento"],
      "capacity": 2,
      "area": "28\u00a0m²",
      "bed_configuration": "2 camas de solteiro",
      "view": "city"
    },
    {
      "id": "curitiba-batel-suite",
      "name": "Suíte Araucária",
      "description": "Sala separada do dormitório, boa para uma conversa a quatro.",
      "price": 690,
      "images": ["/art/quarto-suite.webp", "/art/curitiba.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Sala de estar", "Cafeteira", "Roupões", "Aquecimento"],
      "capacity": 2,
      "area": "44\u00a0m²",
      "bed_configuration": "1 cama king",
      "view": "city"
    }
  ],
  "testimonials": [
    { "name": "Paulo Sérgio Mattana", "description": "Fiz um treinamento para 40 pessoas. O projetor funcionou de primeira e o café chegou na hora.", "rating": 5, "date": "2026-10-02" },
    { "name": "Bruna Lacerda", "description": "Silencioso mesmo em frente à avenida. O aquecimento é ótimo.", "rating": 4, "date": "2026-06-18" },
    { "name": "Ulisses Okamoto", "description": "Durmo aqui duas vezes por mês há três anos. A equipe sabe como eu tomo café.", "rating": 5, "date": "2026-05-07" },
    { "name": "Fabiana Stein", "description": "Achei o bar pequeno para uma sexta cheia, mas o quarto compensa.", "rating": 4, "date": "2025-08-25" }
  ],
  "faqs": [
    { "id": "curitiba-batel-faq-1", "question": "Com quanta antecedência preciso reservar uma sala?", "answer": "Vinte e quatro horas bastam para grupos de até 20 pessoas. Para eventos maiores, fale com a equipe uma semana antes." },
    { "id": "curitiba-batel-faq-2", "question": "Emitem nota fiscal para a empresa?", "answer": "Sim. Informe CNPJ e e-mail no check-in, e o documento segue no mesmo dia." },
    { "id": "curitiba-batel-faq-3", "question": "O estacionamento tem carregador elétrico?", "answer": "Há dois pontos, de uso por ordem de chegada." },
    { "id": "curitiba-batel-faq-4", "question": "Posso chegar de madrugada?", "answer": "A recepção funciona 24 horas. A diária começa às 14h; para entrar antes, consulte a disponibilidade na véspera." }
  ]
}$json$::jsonb
);

-- ---------------------------------------------------------------------------
-- Ipê Cataratas
-- ---------------------------------------------------------------------------
insert into public.hotels (
  id, name, slug, subtitle, description, location, reference_point,
  price, rating, image_url, hotel_type, is_active, region_id, features
)
values (
  'b0000000-0000-4000-8000-000000000004',
  'Ipê Cataratas',
  'ipe-cataratas',
  'Seis quilômetros até a entrada do parque e oito tipos de quarto para o tamanho da família.',
  'O hotel fica na Rodovia das Cataratas, a 6 km da entrada do Parque Nacional e a 5 km do aeroporto. Quem acorda cedo pega o primeiro ônibus do parque, ainda com a trilha vazia e o arco-íris baixo sobre a Garganta do Diabo. São 132 quartos espalhados por um terreno de mata nativa, três piscinas (uma coberta, para os dias de chuva) e um restaurante que junta o lado brasileiro, o argentino e o paraguaio no mesmo bufê. Tucanos visitam a varanda do café por volta das 7h30, com pontualidade melhor que a nossa.',
  'Foz do Iguaçu, Paraná',
  'Na Rodovia das Cataratas, a 6 km do Parque Nacional do Iguaçu',
  527.00, 4.9, '/art/iguacu.webp', 'alternative', true, 'a0000000-0000-4000-8000-000000000003',
  $json${
  "hotel_id": "IPE-FOZ-01",
  "booking_engine": "hbook",
  "booking_url": "https://hbook.hsystem.com.br/booking",
  "primary_color": "#15803d",
  "phone": "(45) 0000-0000",
  "access_step_free": true,
  "access_step_free_detail": "Trilhas planas até as piscinas",
  "access_adapted_rooms": true,
  "access_adapted_rooms_detail": "4 quartos adaptados",
  "access_blind_guests": true,
  "access_blind_guests_detail": "Placas em braile",
  "season": [
    { "text": "Muita água, muita gente", "mark": "boa" },
    { "text": "Muita água, calor", "mark": "boa" },
    { "text": "Parque mais vazio", "mark": "melhor" },
    { "text": "Dias amenos", "mark": "melhor" },
    { "text": "Manhãs de neblina", "mark": "boa" },
    { "text": "Frio e céu limpo", "mark": "calma" },
    { "text": "Férias: chegue cedo", "mark": "calma" },
    { "text": "Menos água, mais trilha", "mark": "calma" },
    { "text": "Ipês floridos", "mark": "boa" },
    { "text": "Chuvas fortes e curtas", "mark": "boa" },
    { "text": "Cataratas cheias", "mark": "melhor" },
    { "text": "Festas em família", "mark": "boa" }
  ],
  "hero_images": ["https://www.youtube.com/watch?v=ipehoteis02", "/art/iguacu.webp", "/art/piscina.webp"],
  "banner_images": ["/art/spa.webp"],
  "gallery_images": ["/art/familia-piscina.webp", "/art/restaurante.webp", "/art/recepcao.webp", "/art/cafe.webp", "/art/iguacu.webp", "/art/spa.webp", "/art/quarto-familia.webp"],
  "amenities": [
    { "name": "Três piscinas", "icon": "waves", "description": "Duas ao ar livre e uma coberta, de 29 graus" },
    { "name": "Bufê das três fronteiras", "icon": "utensils", "description": "Sopa paraguaia, empanada salteña e churrasco" },
    { "name": "Suco do laranjal", "icon": "coffee", "description": "Espremido na hora, no café e à beira da piscina" },
    { "name": "Spa Garganta", "icon": "bath", "description": "Sauna úmida, ofurô e cinco salas de massagem" },
    { "name": "Clube infantil", "icon": "baby", "description": "Monitores das 9h às 21h" },
    { "name": "Trilha na mata", "icon": "leaf", "description": "1,2 km sinalizados, dentro do terreno" },
    { "name": "Wi-Fi em toda a área", "icon": "wifi", "description": "Inclusive nas piscinas e na trilha" },
    { "name": "Ônibus do parque na porta", "icon": "bus", "description": "A linha urbana para diante do portão" }
  ],
  "services": [
    { "name": "Mesa de passeios", "description": "Orientação sobre parques, Itaipu e fronteiras", "icon": "map-pinned" },
    { "name": "Spa com hora marcada", "description": "Massagens de 30, 60 e 90 minutos", "icon": "bath" },
    { "name": "Aluguel de bicicletas", "description": "Capacetes e cadeirinha infantil inclusos", "icon": "bike" },
    { "name": "Cozinha do bebê", "description": "Micro-ondas, esterilizador e papinha do dia", "icon": "baby" },
    { "name": "Lavanderia", "description": "Máquinas de autoatendimento na ala das famílias", "icon": "washing-machine" }
  ],
  "near_airport": true,
  "wifi": true,
  "breakfast": true,
  "restaurant": true,
  "parking": true,
  "pool": true,
  "spa": true,
  "kid_friendly": true,
  "security": true,
  "concierge": true,
  "laundry": true,
  "history": "O terreno foi um pomar de laranja até 2008. Dele sobraram quarenta pés, que hoje rendem o suco do café, e a casa do caseiro, transformada em biblioteca de viagem.\n\nA construção, em 2013, abriu só as clareiras necessárias: os blocos têm três andares, menos que as árvores ao redor, e as passarelas desviam dos troncos maiores.\n\nDez anos depois veio a ala das famílias, com piscina coberta e cozinha de apoio. Os hóspedes mais antigos ainda chamam o lugar de laranjal.",
  "experience": "Reserve um dia para as passarelas brasileiras, um para o lado argentino e meio para o Parque das Aves, que fica em frente à entrada do parque. À noite, a fogueira é acesa ao lado da biblioteca e o bar serve tereré gelado ou chimarrão, conforme a estação. A equipe de passeios explica os documentos exigidos para cruzar a fronteira e ajuda a marcar os ingressos de Itaipu. Nos dias de chuva há oficina de pão de queijo e chipa para crianças, na cozinha da piscina coberta.",
  "distances": { "places": [{ "name": "Aeroporto de Foz do Iguaçu", "distance": "5 km", "mode": "de carro", "minutes": 8 }, { "name": "Parque Nacional do Iguaçu", "distance": "6 km", "mode": "de carro", "minutes": 9 }, { "name": "Parque das Aves", "distance": "6 km", "mode": "de carro", "minutes": 9 }, { "name": "Centro de Foz do Iguaçu", "distance": "12 km", "mode": "de carro", "minutes": 20 }, { "name": "Usina de Itaipu", "distance": "26 km", "mode": "de carro", "minutes": 35 }] },
  "rooms": [
    {
      "id": "cataratas-laranjal",
      "name": "Quarto Laranjal",
      "description": "Térreo, com porta para o pomar.",
      "price": 527,
      "images": ["/art/quarto-serra.webp", "/art/cafe.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Varanda", "Ar-condicionado", "Frigobar"],
      "capacity": 2,
      "area": "27\u00a0m²",
      "bed_configuration": "1 cama queen",
      "view": "garden"
    },
    {
      "id": "cataratas-mata",
      "name": "Quarto Mata",
      "description": "Segundo andar, na altura dos galhos onde os tucanos pousam.",
      "price": 566,
      "images": ["/art/quarto-serra.webp", "/art/iguacu.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Varanda", "Binóculo", "Frigobar"],
      "capacity": 2,
      "area": "29\u00a0m²",
      "bed_configuration": "1 cama queen ou 2 de solteiro",
      "view": "forest",
      "single_beds": 2
    },
    {
      "id": "cataratas-familia",
      "name": "Quarto Família",
      "description": "Beliche em alcova, com cortina e luz própria.",
      "price": 648,
      "images": ["/art/quarto-familia.webp", "/art/familia-piscina.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Clube infantil", "Frigobar", "Banheira de bebê"],
      "capacity": 4,
      "area": "36\u00a0m²",
      "bed_configuration": "1 cama queen e 1 beliche"
    },
    {
      "id": "cataratas-conjugado",
      "name": "Família Conjugado",
      "description": "Dois quartos ligados por um corredor interno, cada um com banheiro.",
      "price": 892,
      "images": ["/art/quarto-familia.webp", "/art/quarto-serra.webp", "/art/familia-piscina.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Dois banheiros", "Clube infantil", "Dois frigobares", "Varanda dupla"],
      "capacity": 6,
      "area": "58\u00a0m²",
      "bed_configuration": "1 cama king, 2 de solteiro e 1 sofá-cama"
    },
    {
      "id": "cataratas-spa",
      "name": "Quarto Spa",
      "description": "Ligado ao spa por passarela coberta, com ofurô na varanda.",
      "price": 735,
      "images": ["/art/spa.webp", "/art/quarto-suite.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Ofurô privativo", "Roupões", "Uma sessão de sauna por dia"],
      "capacity": 2,
      "area": "34\u00a0m²",
      "bed_configuration": "1 cama king"
    },
    {
      "id": "cataratas-acessivel",
      "name": "Quarto Acessível",
      "description": "Portas largas, barras e banco de banho, ao lado do elevador.",
      "price": 531,
      "images": ["/art/quarto-suite.webp", "/art/recepcao.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Banheiro adaptado", "Campainha luminosa"],
      "capacity": 2,
      "area": "32\u00a0m²",
      "bed_configuration": "2 camas de solteiro"
    },
    {
      "id": "cataratas-chale",
      "name": "Chalé do Caseiro",
      "description": "A 80 m do bloco principal, com lareira ecológica e cozinha pequena.",
      "price": 980,
      "images": ["/art/quarto-chale.webp", "/art/quarto-serra.webp"],
      "included_items": ["Café entregue no chalé", "Wi-Fi", "Cozinha", "Lareira", "Rede", "Bicicletas"],
      "capacity": 4,
      "area": "62\u00a0m²",
      "bed_configuration": "1 cama king e 2 de solteiro"
    },
    {
      "id": "cataratas-suite",
      "name": "Suíte Iguaçu",
      "description": "Último andar, banheira junto à janela e sala de estar.",
      "price": 1090,
      "images": ["/art/quarto-suite.webp", "/art/iguacu.webp", "/art/spa.webp"],
      "included_items": ["Café no quarto", "Wi-Fi", "Banheira", "Sala", "Cafeteira", "Frigobar sortido"],
      "capacity": 3,
      "area": "54\u00a0m²",
      "bed_configuration": "1 cama king e 1 sofá-cama"
    }
  ],
  "testimonials": [
    { "name": "Priscila Amaral", "description": "Tomamos café com três tucanos olhando. Meu filho conta essa história até hoje.", "rating": 5, "date": "2026-09-15" },
    { "name": "Diego e Nádia Falcão", "description": "Chegamos ao parque antes da abertura e fizemos a trilha sem fila.", "rating": 5, "date": "2026-07-27" },
    { "name": "Roberta Schwanke", "description": "Choveu dois dias e ninguém reclamou: piscina coberta e oficina de chipa.", "rating": 5, "date": "2026-04-22" },
    { "name": "Alcides Monteiro", "description": "Hotel grande, anda-se bastante. Peça o bloco perto do restaurante.", "rating": 4, "date": "2025-12-29" },
    { "name": "Yara Benites", "description": "A mesa de passeios explicou tudo sobre o documento das crianças na fronteira.", "rating": 5, "date": "2025-07-19" }
  ],
  "faqs": [
    { "id": "cataratas-faq-1", "question": "Quanto tempo leva até as Cataratas?", "answer": "São dez minutos de carro até a bilheteria. De lá, o ônibus interno do parque leva às trilhas." },
    { "id": "cataratas-faq-2", "question": "O ingresso do parque está incluído?", "answer": "Não. A compra é feita no site do próprio parque, com hora marcada; ajudamos a escolher o horário." },
    { "id": "cataratas-faq-3", "question": "Que documento preciso para o lado argentino?", "answer": "Brasileiros entram com RG em bom estado ou passaporte válido. Crianças seguem regras próprias: consulte antes de viajar." },
    { "id": "cataratas-faq-4", "question": "As piscinas abrem no inverno?", "answer": "A coberta, todos os dias do ano. As externas dependem do tempo." },
    { "id": "cataratas-faq-5", "question": "Há transporte do aeroporto?", "answer": "Táxis e aplicativos fazem o trajeto de 5 km. Para grupos, reservamos van com empresas locais." },
    { "id": "cataratas-faq-6", "question": "O clube infantil recebe bebês?", "answer": "A partir dos 4 anos, sozinhos; menores, com um responsável." }
  ]
}$json$::jsonb
);

-- ---------------------------------------------------------------------------
-- Ipê Paulista
-- ---------------------------------------------------------------------------
insert into public.hotels (
  id, name, slug, subtitle, description, location, reference_point,
  price, rating, image_url, hotel_type, is_active, region_id, features
)
values (
  'b0000000-0000-4000-8000-000000000005',
  'Ipê Paulista',
  'ipe-paulista',
  'A três quarteirões do Masp, com o metrô a cinco minutos e check-in que leva dois.',
  'Do portão ao metrô Trianon-Masp são 350 metros; ao Masp, seis minutos andando. O hotel ocupa um prédio de 1974 na Alameda Santos, em São Paulo, com 118 quartos que receberam janela acústica, cortina de blecaute e cama grande. O trabalho acontece no segundo andar, onde há salas por hora, cabines fechadas e café o dia todo. Depois das 18h a cidade começa na calçada: cinema de rua, livraria, pizza em fatia e restaurante de qualquer país a menos de um quilômetro. Aos domingos a Paulista fecha para carros, e as bicicletas da casa saem cedo.',
  'São Paulo, São Paulo',
  'A 350 m do metrô Trianon-Masp',
  569.00, 4.6, '/art/saopaulo.webp', 'corporate', true, 'a0000000-0000-4000-8000-000000000004',
  $json${
  "hotel_id": "IPE-PAULISTA-01",
  "booking_engine": "omnibees",
  "booking_url": "https://book.omnibees.com/hotelresults",
  "primary_color": "#7c3aed",
  "phone": "(11) 0000-0000",
  "access_step_free": true,
  "access_step_free_detail": "Elevador desde a calçada",
  "access_adapted_rooms": true,
  "hero_images": ["/art/saopaulo.webp"],
  "banner_images": ["/art/recepcao.webp"],
  "gallery_images": ["/art/cafe.webp", "/art/restaurante.webp", "/art/reuniao.webp", "/art/fachada.webp", "/art/saopaulo.webp", "/art/quarto-cidade.webp", "/art/quarto-suite.webp"],
  "amenities": [
    { "name": "Janela acústica dupla", "icon": "shield-check", "description": "Duas folhas independentes em todos os quartos" },
    { "name": "Salas por hora", "icon": "briefcase", "description": "De 2 a 14 pessoas, no segundo andar" },
    { "name": "Fibra de 600 Mb", "icon": "wifi", "description": "Sem página de login e sem limite de aparelhos" },
    { "name": "Balcão de café", "icon": "coffee", "description": "Pão na chapa e coado das 6h30 às 20h" },
    { "name": "Academia", "icon": "dumbbell", "description": "Aberta das 5h30 às 23h" },
    { "name": "Bicicletas da casa", "icon": "bike", "description": "Seis unidades, com trava e capacete" },
    { "name": "Guarda-volumes", "icon": "concierge-bell", "description": "Antes do check-in e depois do check-out" },
    { "name": "TV com espelhamento", "icon": "tv", "description": "Conecta ao celular por código" }
  ],
  "services": [
    { "name": "Passadoria rápida", "description": "Uma peça em quarenta minutos", "icon": "washing-machine" },
    { "name": "Agenda da cidade", "description": "Ingressos de museu e reservas de mesa", "icon": "book-open" },
    { "name": "Sala de banho", "description": "Chuveiro para quem já entregou o quarto", "icon": "bath" }
  ],
  "near_airport": true,
  "wifi": true,
  "breakfast": true,
  "gym": true,
  "security": true,
  "central_location": true,
  "laundry": true,
  "business_center": true,
  "concierge": true,
  "parking": false,
  "pool": false,
  "restaurant": false,
  "history": "Em 1974 o prédio foi projetado para escritórios de advocacia. As divisórias de jacarandá, os puxadores de latão e o painel de azulejos do saguão são daquele ano e continuam no lugar.\n\nA conversão em hotel terminou em 2016. O desafio foi o barulho: cada janela ganhou duas folhas independentes, e o ônibus da avenida virou filme mudo.\n\nNo térreo, a antiga banca de jornal do condomínio virou balcão de café. Vende pão na chapa a hóspedes e a quem passa, das 6h30 às 20h.",
  "experience": "Em uma manhã livre dá para ver o acervo do Masp nos cavaletes de vidro, atravessar o Parque Trianon e subir ao mirante do Sesc, de entrada gratuita. O IMS e a Japan House ficam na mesma avenida. Para jantar, a recepção mantém uma lista escrita à mão com cinco endereços a pé, trocada toda segunda-feira. Quem vem para congressos encontra passadoria rápida, guarda-volumes e chuveiro para usar depois do check-out.",
  "distances": [
    { "name": "Metrô Trianon-Masp", "distance": "350 m", "mode": "a pé", "minutes": 5 },
    { "name": "Masp", "distance": "500 m", "mode": "a pé", "minutes": 6 },
    { "name": "Parque Ibirapuera", "distance": "3 km", "mode": "de carro", "minutes": 12 },
    { "name": "Aeroporto de Congonhas", "distance": "8 km", "mode": "de carro", "minutes": 25 },
    { "name": "Aeroporto de Guarulhos", "distance": "30 km", "mode": "de carro", "minutes": 50 }
  ],
  "rooms": [
    {
      "id": "paulista-alameda",
      "name": "Quarto Alameda",
      "description": "Voltado para a rua lateral, mais silencioso.",
      "price": 569,
      "images": ["/art/quarto-cidade.webp", "/art/recepcao.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Janela acústica", "Mesa de trabalho", "Cofre para notebook"],
      "capacity": 2,
      "area": "21\u00a0m²",
      "bed_configuration": "1 cama queen",
      "view": "city"
    },
    {
      "id": "paulista-avenida",
      "name": "Quarto Avenida",
      "description": "Andares altos, com a linha de prédios da Paulista na janela.",
      "price": 634,
      "images": ["/art/quarto-cidade.webp", "/art/saopaulo.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Janela acústica", "Cafeteira", "Mesa de trabalho"],
      "capacity": 2,
      "area": "24\u00a0m²",
      "bed_configuration": "1 cama queen",
      "view": "city"
    },
    {
      "id": "paulista-duplo",
      "name": "Quarto Congresso",
      "description": "Duas camas e bancada corrida de ponta a ponta.",
      "price": 602,
      "images": ["/art/quarto-suite.webp", "/art/reuniao.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Duas luminárias", "Cofre"],
      "capacity": 2,
      "area": "25\u00a0m²",
      "bed_configuration": "2 camas de solteiro"
    },
    {
      "id": "paulista-suite",
      "name": "Suíte 1974",
      "description": "Com as divisórias originais de jacarandá separando sala e dormitório.",
      "price": 890,
      "images": ["/art/quarto-suite.webp", "/art/quarto-cidade.webp"],
      "included_items": ["Café no quarto", "Wi-Fi", "Sala de estar", "Toca-discos", "Banheira", "Cafeteira"],
      "capacity": 3,
      "area": "46\u00a0m²",
      "bed_configuration": "1 cama king e 1 sofá-cama",
      "view": "city"
    }
  ],
  "testimonials": [
    { "name": "Letícia Bonfim", "description": "Desci do metrô e em cinco minutos estava no quarto, literalmente.", "rating": 5, "date": "2026-10-20" },
    { "name": "Caio Zanetti", "description": "Não tem garagem, mas o convênio da rua de trás resolve. Dormi sem ouvir a avenida.", "rating": 4, "date": "2026-08-11" },
    { "name": "Regina Shimizu", "description": "A lista de restaurantes da recepção acertou as três noites.", "rating": 5, "date": "2026-05-30" },
    { "name": "Jonas Peixoto", "description": "Usei a sala de banho depois do check-out e fui direto para a banca de doutorado da minha filha.", "rating": 5, "date": "2025-10-08" }
  ],
  "faqs": [
    { "id": "paulista-faq-1", "question": "O hotel tem garagem?", "answer": "Não. Há um estacionamento conveniado a 200 m, pago à parte, que funciona dia e noite." },
    { "id": "paulista-faq-2", "question": "Como chegar de Guarulhos sem carro?", "answer": "De trem até a Luz e de lá pelas linhas amarela e verde do metrô, até Trianon-Masp. Leva pouco mais de uma hora." },
    { "id": "paulista-faq-3", "question": "Posso alugar sala sem ser hóspede?", "answer": "Sim, por hora, conforme a disponibilidade do dia." },
    { "id": "paulista-faq-4", "question": "A Paulista fecha aos domingos?", "answer": "Em geral, das 9h às 16h. Carros de aplicativo param na Alameda Santos, em frente ao hotel." },
    { "id": "paulista-faq-5", "question": "Os quartos têm vista para a avenida?", "answer": "Os da categoria Avenida, entre o 9º e o 14º andar." }
  ]
}$json$::jsonb
);

-- ---------------------------------------------------------------------------
-- Ipê Guanabara
-- ---------------------------------------------------------------------------
insert into public.hotels (
  id, name, slug, subtitle, description, location, reference_point,
  price, rating, image_url, hotel_type, is_active, region_id, features
)
values (
  'b0000000-0000-4000-8000-000000000006',
  'Ipê Guanabara',
  'ipe-guanabara',
  'O Pão de Açúcar na janela e o Aterro inteiro como quintal.',
  'Metade dos quartos acorda olhando para o Pão de Açúcar; a outra metade paga menos e acorda mais tarde. O hotel fica no Flamengo residencial, de frente para o Aterro, a quatro estações de metrô do Centro e a duas de Copacabana; entre as janelas e a praia há só o parque, e depois das 22h a rua das amendoeiras sossega. O Santos Dumont está a quinze minutos de carro fora do pico. No terraço do 12º andar há uma piscina pequena, mesas com sombra e um bar que serve caldinho de feijão e mate da casa. O café tem mesa comunitária, tapioca feita na hora e jornal de papel, para quem ainda gosta.',
  'Rio de Janeiro, Rio de Janeiro',
  'Em frente ao Aterro do Flamengo',
  498.00, 4.8, '/art/rio.webp', 'standard', true, 'a0000000-0000-4000-8000-000000000005',
  $json${
  "hotel_id": "IPE-RIO-01",
  "booking_engine": "utrip",
  "booking_url": "https://reservas.utrip.com.br/checkout",
  "primary_color": "#e11d48",
  "phone": "(21) 0000-0000",
  "access_adapted_rooms": true,
  "access_adapted_rooms_detail": "1 quarto adaptado",
  "hero_images": ["/art/rio.webp", "/art/piscina.webp"],
  "banner_images": ["/art/restaurante.webp"],
  "gallery_images": ["/art/cafe.webp", "/art/recepcao.webp", "/art/varanda.webp", "/art/familia-piscina.webp", "/art/rio.webp", "/art/quarto-mar.webp", "/art/quarto-entardecer.webp"],
  "amenities": [
    { "name": "Piscina no terraço", "icon": "waves", "description": "No 12º andar, das 7h às 21h" },
    { "name": "Tapioca feita na hora", "icon": "coffee", "description": "Mesa comunitária e jornal de papel no café" },
    { "name": "Bar do 12º", "icon": "wine", "description": "Caldinho, mate da casa e chope, até as 22h" },
    { "name": "Bicicletas", "icon": "bike", "description": "Ciclovia do Aterro na porta" },
    { "name": "Wi-Fi", "icon": "wifi", "description": "Cobre o terraço e os corredores" },
    { "name": "Ar-condicionado silencioso", "icon": "snowflake", "description": "Trocado em todos os quartos em 2024" },
    { "name": "Portaria 24 horas", "icon": "shield-check", "description": "Acesso aos andares por cartão" }
  ],
  "services": [
    { "name": "Kit de praia", "description": "Toalha, cadeira e guarda-sol para levar", "icon": "umbrella" },
    { "name": "Concierge carioca", "description": "Ingressos para o Corcovado e o bondinho", "icon": "concierge-bell" },
    { "name": "Serviço de quarto", "description": "Sanduíches e sopas das 11h às 23h", "icon": "utensils" },
    { "name": "Guarda de bagagem", "description": "Sem custo no dia da chegada e no da saída", "icon": "briefcase" }
  ],
  "near_sea": true,
  "near_airport": true,
  "quiet": true,
  "wifi": true,
  "breakfast": true,
  "pool": true,
  "restaurant": true,
  "security": true,
  "central_location": true,
  "room_service": true,
  "concierge": true,
  "laundry": true,
  "parking": false,
  "history": "O edifício é de 1938, do tempo em que o mar batia a poucos metros da calçada. O aterro afastou a água nos anos 60 e devolveu em troca um parque desenhado por Burle Marx.\n\nViveram aqui uma cantora de rádio, um cônsul e, por 41 anos, o porteiro seu Valdir, que guardou o livro de visitas. Quando o Ipê chegou, em 2015, o livro virou o nosso mapa: cada andar leva o nome de um antigo morador.\n\nOs 76 quartos mantêm o piso de taco e o pé-direito de três metros.",
  "experience": "Aos domingos e feriados as pistas do Aterro fecham para carros e viram calçadão de bicicleta, patins e futebol. Nos outros dias a praia do Flamengo serve para caminhar e ver o sol chegar pela boca da baía. O trenzinho do Corcovado sai do Cosme Velho, a 3 km, e o bondinho do Pão de Açúcar, da Praia Vermelha, a 5 km. À noite, a Lapa está a quinze minutos: perto o bastante para ir, longe o bastante para não tirar o sono.",
  "distances": "Metrô Flamengo - 450 m\nPraia do Flamengo - 600 m\nTrem do Corcovado - 3 km\nAeroporto Santos Dumont - 4,5 km\nBondinho do Pão de Açúcar - 5 km\nPraia de Copacabana - 5,5 km",
  "rooms": [
    {
      "id": "guanabara-baia",
      "name": "Quarto Baía",
      "description": "Janela inteira para a enseada, o parque e o Pão de Açúcar.",
      "price": 632,
      "images": ["/art/quarto-mar.webp", "/art/rio.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Vista para a baía", "Frigobar", "Cofre"],
      "capacity": 2,
      "area": "26\u00a0m²",
      "bed_configuration": "1 cama queen",
      "view": "sea"
    },
    {
      "id": "guanabara-rua",
      "name": "Quarto Flamengo",
      "description": "Dá para a rua das amendoeiras, fresca à tarde.",
      "price": 498,
      "images": ["/art/quarto-cidade.webp", "/art/cafe.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Frigobar", "Cofre"],
      "capacity": 2,
      "area": "23\u00a0m²",
      "bed_configuration": "1 cama queen ou 2 de solteiro",
      "view": "city",
      "double_beds": 1
    },
    {
      "id": "guanabara-cantora",
      "name": "Suíte da Cantora",
      "description": "O apartamento do 7º andar, com sala, penteadeira original e vitrola.",
      "price": 1080,
      "images": ["/art/quarto-suite.webp", "/art/quarto-mar.webp", "/art/rio.webp"],
      "included_items": ["Café no quarto", "Wi-Fi", "Sala", "Vista para a baía", "Banheira", "Vitrola"],
      "capacity": 3,
      "area": "52\u00a0m²",
      "bed_configuration": "1 cama king e 1 sofá-cama"
    },
    {
      "id": "guanabara-triplo",
      "name": "Quarto Consulado",
      "description": "Canto do prédio, janela para dois lados e espaço para três.",
      "price": 589,
      "images": ["/art/quarto-familia.webp", "/art/quarto-entardecer.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Vista lateral", "Berço a pedido", "Frigobar"],
      "capacity": 3,
      "area": "33\u00a0m²",
      "bed_configuration": "1 cama de casal e 1 de solteiro"
    }
  ],
  "testimonials": [
    { "name": "Aline Cordeiro", "description": "Abri a cortina às seis e fiquei uma hora parada. O quarto da frente vale a diferença.", "rating": 5, "date": "2026-09-06" },
    { "name": "Marcos e Júlia Prado", "description": "Domingo no Aterro com bicicleta do hotel foi o melhor passeio da viagem.", "rating": 5, "date": "2026-08-16" },
    { "name": "Beatriz Nogueira", "description": "A piscina é pequena, como está dito no site. O bar é ótimo.", "rating": 4, "date": "2026-01-22" },
    { "name": "Silvio Abranches", "description": "Piso de taco, janela alta e gente que chama pelo nome.", "rating": 5, "date": "2025-11-05" },
    { "name": "Dora Lins", "description": "Fui a trabalho, a pé até o metrô, e voltei com vontade de morar no bairro.", "rating": 5, "date": "2025-06-13" }
  ],
  "faqs": [
    { "id": "guanabara-faq-1", "question": "Todos os quartos têm vista?", "answer": "Não. As categorias Baía e Suíte da Cantora olham para a enseada; a Flamengo dá para a rua de trás." },
    { "id": "guanabara-faq-2", "question": "Dá para nadar na praia do Flamengo?", "answer": "Consulte o boletim de balneabilidade do dia. Para banho de mar, indicamos Copacabana, a duas paradas de metrô." },
    { "id": "guanabara-faq-3", "question": "Onde estaciono?", "answer": "Não temos garagem própria. Há vagas pagas na rua e estacionamentos particulares no quarteirão." },
    { "id": "guanabara-faq-4", "question": "É seguro caminhar à noite?", "answer": "O Flamengo é residencial e movimentado até as 22h. Mais tarde, recomendamos táxi ou aplicativo, chamados da recepção." },
    { "id": "guanabara-faq-5", "question": "A piscina é aquecida?", "answer": "Não. Ela recebe sol direto das 9h às 16h." },
    { "id": "guanabara-faq-6", "question": "Vamos com uma criança. Qual quarto escolher?", "answer": "O Consulado, com uma cama de casal e uma de solteiro. Fica no canto do prédio, longe do elevador." }
  ]
}$json$::jsonb
);

-- ---------------------------------------------------------------------------
-- Ipê Pelourinho
-- A single room type.
-- ---------------------------------------------------------------------------
insert into public.hotels (
  id, name, slug, subtitle, description, location, reference_point,
  price, rating, image_url, hotel_type, is_active, region_id, features
)
values (
  'b0000000-0000-4000-8000-000000000007',
  'Ipê Pelourinho',
  'ipe-pelourinho',
  'Doze quartos em um sobrado azul, a 150 metros do largo e ladeira acima do barulho.',
  'O sobrado tem três andares, doze quartos e um quintal com pé de carambola. Fica a 150 metros do Largo do Pelourinho, do lado de cima da ladeira, onde o tambor chega como música e não como parede tremendo. Todos os quartos são do mesmo tipo, com cama de casal, janela de guilhotina e mosquiteiro, porque a casa é antiga e preferimos não repartir as salas. O café é servido na cozinha, com cuscuz, banana-da-terra, beiju e abará às sextas. As reservas são combinadas por mensagem com quem vai abrir a porta para você.',
  'Salvador, Bahia',
  'A 150 m do Largo do Pelourinho',
  398.00, 4.7, '/art/salvador.webp', 'standard', true, 'a0000000-0000-4000-8000-000000000006',
  $json${
  "hotel_id": "5571900000000",
  "booking_engine": "whatsapp",
  "booking_url": "https://wa.me/",
  "primary_color": "#c2410c",
  "phone": "(71) 0000-0000",
  "hero_images": ["/art/salvador.webp"],
  "banner_images": ["/art/cafe.webp"],
  "gallery_images": ["/art/restaurante.webp", "/art/recepcao.webp", "/art/varanda.webp", "/art/salvador.webp", "/art/quarto-colonial.webp"],
  "amenities": [
    { "name": "Cuscuz e beiju no café", "icon": "coffee", "description": "Na cozinha da casa, das 7h30 às 10h30" },
    { "name": "Quintal com carambola", "icon": "tree-palm", "description": "Duas redes e uma mesa comprida" },
    { "name": "Ventilador e ar", "icon": "snowflake", "description": "Os dois em cada quarto, você escolhe" },
    { "name": "Wi-Fi para parede grossa", "icon": "wifi", "description": "Um ponto de acesso por andar" },
    { "name": "Biblioteca baiana", "icon": "book-open", "description": "Prosa, culinária e história da cidade" },
    { "name": "Porteiro à noite", "icon": "shield-check", "description": "Acompanha você até a esquina, se quiser" }
  ],
  "services": [
    { "name": "Ida à feira", "description": "São Joaquim com a cozinheira, aos sábados", "icon": "map-pinned" },
    { "name": "Lavagem de roupa", "description": "Entregue seca ao sol no dia seguinte", "icon": "washing-machine" },
    { "name": "Aula de percussão", "description": "Com músicos do bairro, marcada na véspera", "icon": "sun" }
  ],
  "wifi": true,
  "breakfast": true,
  "security": true,
  "central_location": true,
  "laundry": true,
  "pool": false,
  "gym": false,
  "parking": false,
  "history": "A escritura mais antiga que encontramos é de 1811, em nome de um mestre de obras. De lá para cá a casa foi moradia, alfaiataria, sede de um grupo de chorinho e, por duas décadas, ruína com figueira na parede.\n\nO restauro levou quatro anos. Pedreiros de cantaria e pintores da própria freguesia refizeram beirais, gradis e o azul da fachada, raspado camada por camada até achar o tom. Abrimos as portas em 2017.\n\nA figueira foi transplantada para o quintal vizinho, a pedido de dona Cici, que varria a calçada à sombra dela.",
  "experience": "Às terças, no fim da tarde, a missa na Igreja do Rosário dos Pretos tem atabaque e casa cheia: chegue meia hora antes. De manhã cedo, o Pelourinho é dos moradores, e é a melhor hora para fotografar sem ninguém na frente. O Elevador Lacerda desce para o Mercado Modelo, e da Praça da Sé saem ônibus para a Barra e o Bonfim. Quem quiser cozinhar acompanha nossa cozinheira à Feira de São Joaquim, aos sábados.",
  "distances": { "places": [{ "name": "Largo do Pelourinho", "distance": "150 m" }, { "name": "Igreja de São Francisco", "distance": "500 m" }, { "name": "Elevador Lacerda", "distance": "900 m" }, { "name": "Farol da Barra", "distance": "7 km" }, { "name": "Aeroporto de Salvador", "distance": "28 km" }] },
  "rooms": [
    {
      "id": "pelourinho-sobrado",
      "name": "Quarto Sobrado",
      "description": "Tábua corrida, janela de guilhotina, mosquiteiro e um banco sob a janela para ver a rua passar.",
      "price": 398,
      "images": ["/art/quarto-colonial.webp", "/art/salvador.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Ar-condicionado", "Ventilador de teto", "Mosquiteiro", "Sabonete de coco"],
      "capacity": 2,
      "area": "22\u00a0m²",
      "bed_configuration": "1 cama de casal",
      "view": "city"
    }
  ],
  "testimonials": [
    { "name": "Tainá Ribeiro", "description": "Fomos à missa de terça e voltamos a pé, conversando com o porteiro.", "rating": 5, "date": "2026-10-05" },
    { "name": "Gustavo Wendt", "description": "Escada de madeira, sem elevador, mas valeu cada degrau.", "rating": 5, "date": "2026-02-26" },
    { "name": "Noêmia Carvalho", "description": "O banheiro é pequeno. O cuscuz é gigante.", "rating": 4, "date": "2025-12-12" }
  ],
  "faqs": [
    { "id": "pelourinho-faq-1", "question": "Como faço a reserva?", "answer": "Pelo botão do site, que abre uma conversa no WhatsApp com a casa. Respondemos das 8h às 20h." },
    { "id": "pelourinho-faq-2", "question": "A casa tem elevador?", "answer": "Não. São três andares de escada de madeira, e há dois quartos no nível da rua; avise se precisar de um deles." },
    { "id": "pelourinho-faq-3", "question": "O carro chega até a porta?", "answer": "A rua é de pedestres. Táxi e aplicativo param a 120 m, e alguém da equipe busca as malas." },
    { "id": "pelourinho-faq-4", "question": "Ouve-se música à noite?", "answer": "Às terças e sábados, até as 23h, de longe. Os quartos do quintal são os mais quietos." }
  ]
}$json$::jsonb
);

-- ---------------------------------------------------------------------------
-- Ipê Ouro Preto
-- ---------------------------------------------------------------------------
insert into public.hotels (
  id, name, slug, subtitle, description, location, reference_point,
  price, rating, image_url, hotel_type, is_active, region_id, features
)
values (
  'b0000000-0000-4000-8000-000000000008',
  'Ipê Ouro Preto',
  'ipe-ouro-preto',
  'Casarão de 1790 com lareira na sala, broa quente e garagem, coisa rara por aqui.',
  'Um casarão de 1790, 22 quartos, assoalho que range e uma garagem de verdade, o que em Ouro Preto conta muito. A Praça Tiradentes fica a 400 metros, uma subida e uma descida; a Igreja de São Francisco de Assis aparece inteira na janela da sala. De manhã há broa de fubá, queijo da Canastra e café torrado na cidade. Nas noites frias, de maio a agosto, a lareira é acesa às 18h e a cozinha serve caldos com torresmo. A equipe empresta bengala, guarda-chuva e um mapa das ladeiras com as mais suaves em verde.',
  'Ouro Preto, Minas Gerais',
  'A 400 m da Praça Tiradentes',
  376.00, 4.8, '/art/ouropreto.webp', 'standard', true, 'a0000000-0000-4000-8000-000000000007',
  $json${
  "recommended": true,
  "hotel_id": "IPE-OUROPRETO-01",
  "booking_engine": "utrip",
  "booking_url": "https://reservas.utrip.com.br/checkout",
  "primary_color": "#92400e",
  "phone": "(31) 0000-0000",
  "hero_images": ["/art/ouropreto.webp"],
  "banner_images": ["/art/cafe.webp"],
  "gallery_images": ["/art/recepcao.webp", "/art/restaurante.webp", "/art/quarto-serra.webp", "/art/ouropreto.webp", "/art/quarto-colonial.webp"],
  "amenities": [
    { "name": "Garagem no subsolo", "icon": "car", "description": "Doze vagas, com rampa larga" },
    { "name": "Broa e queijo da Canastra", "icon": "coffee", "description": "Café coado no pano das 7h às 10h30" },
    { "name": "Lareira na sala", "icon": "flame", "description": "Acesa às 18h nos meses frios" },
    { "name": "Caldos e torresmo", "icon": "utensils", "description": "Jantar simples, de quarta a domingo" },
    { "name": "Mapa das ladeiras", "icon": "map-pinned", "description": "Com os caminhos mais suaves marcados em verde" },
    { "name": "Aquecedor no quarto", "icon": "bath", "description": "E chuveiro a gás, com água quente sem espera" },
    { "name": "Wi-Fi", "icon": "wifi", "description": "Também no sótão e no pátio" }
  ],
  "services": [
    { "name": "Guias credenciados", "description": "Caminhadas de três horas pelas igrejas", "icon": "book-open" },
    { "name": "Lavanderia", "description": "Duas entregas por semana", "icon": "washing-machine" },
    { "name": "Recepção até a meia-noite", "description": "Depois disso, chave no cofre com senha", "icon": "concierge-bell" },
    { "name": "Adega de cachaças", "description": "Doze rótulos mineiros para provar em dose pequena", "icon": "wine" }
  ],
  "wifi": true,
  "breakfast": true,
  "restaurant": true,
  "parking": true,
  "central_location": true,
  "laundry": true,
  "pool": false,
  "gym": false,
  "spa": false,
  "history": "A casa foi construída para um contador da Real Fazenda, que exigiu sete janelas de frente, uma para cada filho. Só cinco chegaram até nós: duas viraram porta no século passado.\n\nRepública de estudantes entre 1946 e 1998, guarda nas vigas do sótão as assinaturas de 112 formandos da Escola de Minas. Alguns voltam para mostrar aos netos.\n\nA rede restaurou o imóvel com acompanhamento dos órgãos de patrimônio e abriu em 2018. Nenhuma parede de pau a pique foi derrubada; os banheiros foram encaixados onde havia despensas.",
  "experience": "Comece pelo Museu da Inconfidência e desça até a Matriz do Pilar, parando na Casa da Ópera. No segundo dia, o trem turístico leva a Mariana, em uma hora de serra e túneis; confira antes os dias de circulação. A Mina da Passagem e o Parque do Itacolomi pedem carro. Na Semana Santa, as ruas amanhecem cobertas de serragem colorida, e os hóspedes são chamados às 4h para ajudar a montar o trecho da nossa porta.",
  "distances": "[{\"name\":\"Praça Tiradentes\",\"distance\":\"400 m\"},{\"name\":\"Igreja de São Francisco de Assis\",\"distance\":\"450 m\"},{\"name\":\"Matriz de Nossa Senhora do Pilar\",\"distance\":\"800 m\"},{\"name\":\"Mariana\",\"distance\":\"12 km\"},{\"name\":\"Belo Horizonte\",\"distance\":\"100 km\"}]",
  "rooms": [
    {
      "id": "ouro-preto-janela",
      "name": "Quarto de Janela",
      "description": "De frente para a rua de pedra, com namoradeira na janela.",
      "price": 412,
      "images": ["/art/quarto-colonial.webp", "/art/ouropreto.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Aquecedor", "Namoradeira"],
      "capacity": 2,
      "area": "20\u00a0m²",
      "bed_configuration": "1 cama de casal"
    },
    {
      "id": "ouro-preto-sotao",
      "name": "Sótão dos Formandos",
      "description": "Teto inclinado e as assinaturas de 1946 ao alcance da mão.",
      "price": 538,
      "images": ["/art/quarto-chale.webp", "/art/quarto-colonial.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Aquecedor", "Poltrona de leitura", "Vista para a igreja"],
      "capacity": 2,
      "area": "34\u00a0m²",
      "bed_configuration": "1 cama queen"
    },
    {
      "id": "ouro-preto-patio",
      "name": "Quarto do Pátio",
      "description": "Térreo e silencioso, sem escadas.",
      "price": 376,
      "images": ["/art/quarto-colonial.webp", "/art/cafe.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Aquecedor", "Ventilador"],
      "capacity": 2,
      "area": "18\u00a0m²",
      "bed_configuration": "2 camas de solteiro",
      "view": "garden"
    }
  ],
  "testimonials": [
    { "name": "Eduardo Quintão", "description": "Meu pai achou a assinatura dele no sótão. Não há foto que explique.", "rating": 5, "date": "2026-07-18" },
    { "name": "Vera Lúcia Amparo", "description": "Oito graus lá fora e a lareira acesa. O mapa das ladeiras salvou meu joelho.", "rating": 5, "date": "2026-06-04" },
    { "name": "Igor Salgado", "description": "O assoalho range mesmo. Faz parte, mas leve protetor de ouvido.", "rating": 4, "date": "2026-04-03" },
    { "name": "Helena Brandt", "description": "Garagem em Ouro Preto é tesouro maior que o do museu.", "rating": 5, "date": "2025-08-09" }
  ],
  "faqs": [
    { "id": "ouro-preto-faq-1", "question": "Preciso de carro em Ouro Preto?", "answer": "Para o centro, não. Deixe-o na garagem e use-o apenas para Mariana, minas e parque." },
    { "id": "ouro-preto-faq-2", "question": "Há quartos sem escada?", "answer": "Sim, os quatro Quartos do Pátio, no mesmo nível da garagem." },
    { "id": "ouro-preto-faq-3", "question": "Faz muito frio?", "answer": "Entre maio e agosto as noites ficam perto de 8 graus. Todos os quartos têm aquecedor e cobertor extra." },
    { "id": "ouro-preto-faq-4", "question": "A garagem precisa de reserva?", "answer": "Sim, são doze vagas para 22 quartos. Peça a sua ao reservar." },
    { "id": "ouro-preto-faq-5", "question": "Crianças são bem-vindas?", "answer": "Claro. Avisamos apenas que a casa tem degraus altos e não comporta berço no sótão." }
  ]
}$json$::jsonb
);

-- ---------------------------------------------------------------------------
-- Ipê Lençóis
-- ---------------------------------------------------------------------------
insert into public.hotels (
  id, name, slug, subtitle, description, location, reference_point,
  price, rating, image_url, hotel_type, is_active, region_id, features
)
values (
  'b0000000-0000-4000-8000-000000000009',
  'Ipê Lençóis',
  'ipe-lencois',
  'Na margem do Rio Preguiças, com trapiche próprio e saída para as lagoas às 8h e às 14h.',
  'As jardineiras 4x4 param no portão às 8h e às 14h; as lanchas, no trapiche dos fundos. Em uma hora de areia fofa chega-se às lagoas, cheias em geral de junho a setembro, e em quarenta minutos de rio, às dunas de Vassouras. O hotel tem 36 bangalôs sobre palafitas baixas, em Barreirinhas, com rede na varanda e chuveiro ao ar livre para tirar a areia antes de entrar. O restaurante serve arroz de cuxá, camarão de água doce e juçara batida na hora. À noite apagamos as luzes do jardim às 22h, e a Via Láctea faz o resto.',
  'Barreirinhas, Maranhão',
  'À beira do Rio Preguiças, a 12 km da Lagoa Azul',
  542.00, 4.9, '/art/lencois.webp', 'alternative', true, 'a0000000-0000-4000-8000-000000000008',
  $json${
  "recommended": true,
  "hotel_id": "5598900000000",
  "booking_engine": "whatsapp",
  "booking_url": "https://wa.me/",
  "primary_color": "#0e7490",
  "phone": "(98) 0000-0000",
  "season": [
    { "text": "Primeiras chuvas", "mark": "calma" },
    { "text": "Lagoas nascendo", "mark": "calma" },
    { "text": "Chuva à tarde", "mark": "calma" },
    { "text": "Lagoas enchendo", "mark": "calma" },
    { "text": "Quase cheias", "mark": "boa" },
    { "text": "Lagoas cheias", "mark": "melhor" },
    { "text": "Cheias e com vento", "mark": "melhor" },
    { "text": "A melhor luz", "mark": "melhor" },
    { "text": "Ainda dá para nadar", "mark": "boa" },
    { "text": "Lagoas rasas", "mark": "calma" },
    { "text": "Quase secas", "mark": "calma" },
    { "text": "Dunas e sol", "mark": "calma" }
  ],
  "hero_images": ["/art/lencois.webp", "/art/piscina.webp"],
  "banner_images": ["/art/spa.webp"],
  "gallery_images": ["/art/restaurante.webp", "/art/cafe.webp", "/art/varanda.webp", "/art/recepcao.webp", "/art/lencois.webp", "/art/quarto-entardecer.webp", "/art/quarto-suite.webp"],
  "amenities": [
    { "name": "Trapiche próprio", "icon": "waves", "description": "Lanchas embarcam nos fundos do hotel" },
    { "name": "Saídas 4x4 no portão", "icon": "map-pinned", "description": "Às 8h e às 14h, com operadoras credenciadas" },
    { "name": "Rede em toda varanda", "icon": "tree-palm", "description": "Algodão maranhense, lavada a cada hóspede" },
    { "name": "Cuxá e camarão", "icon": "utensils", "description": "Almoço e jantar no galpão das canoas" },
    { "name": "Café da manhã", "icon": "coffee", "description": "Juçara, tapioca e bolo de macaxeira" },
    { "name": "Sinal no galpão", "icon": "wifi", "description": "Wi-Fi no restaurante e na recepção; nos bangalôs, oscila" },
    { "name": "Ducha de areia", "icon": "bath", "description": "Ao ar livre, em cada bangalô" },
    { "name": "Piscina entre os buritis", "icon": "waves", "description": "Água do poço, fresca até no meio-dia" }
  ],
  "services": [
    { "name": "Marcação de passeios", "description": "Lagoas, rio e sobrevoo, com empresas credenciadas", "icon": "map-pinned" },
    { "name": "Massagem na margem", "description": "Às 17h, depois da volta das dunas", "icon": "leaf" },
    { "name": "Traslado de São Luís", "description": "Van compartilhada, quatro horas e meia", "icon": "bus" },
    { "name": "Marmita de trilha", "description": "Para quem vai atravessar as dunas a pé, com guia", "icon": "utensils" }
  ],
  "near_airport": true,
  "quiet": true,
  "wifi": true,
  "breakfast": true,
  "restaurant": true,
  "parking": true,
  "pool": true,
  "spa": true,
  "security": true,
  "gym": false,
  "business_center": false,
  "history": "Mestre Biné construía canoas neste trecho do rio. O galpão dele, com telhado de buriti, é hoje o restaurante, e as formas de madeira ficaram penduradas no teto.\n\nOs primeiros bangalôs subiram em 2015, com técnicas que ele ensinou aos carpinteiros: pau fincado fundo, piso alto para a cheia passar, parede que respira. Em 2021 vieram os outros dezoito.\n\nBiné tem 84 anos e aparece aos domingos para conferir se alguma tábua empenou.",
  "experience": "Fique ao menos três noites. No primeiro dia, Lagoa Azul ou Bonita, com volta depois do pôr do sol. No segundo, o rio: Vassouras, o farol de Mandacaru com seus 160 degraus e almoço em Caburé, entre a água doce e o mar. No terceiro, boia-cross no Formiga, de águas claras e lentas. Entre outubro e dezembro muitas lagoas secam, e a equipe informa com franqueza quais ainda têm banho.",
  "distances": "Centro de Barreirinhas - 2 km - 6 min de carro\nLagoa Azul - 12 km - 1 h de carro\nLagoa Bonita - 16 km - 1 h 15 de carro\nAeroporto de Barreirinhas - 4 km - 10 min de carro\nAeroporto de São Luís - 255 km - 4 h de carro",
  "rooms": [
    {
      "id": "lencois-rio",
      "name": "Bangalô Rio",
      "description": "Primeira fila, varanda sobre a água.",
      "price": 678,
      "images": ["/art/quarto-entardecer.webp", "/art/lencois.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Rede", "Ar-condicionado", "Ducha externa"],
      "capacity": 2,
      "area": "34\u00a0m²",
      "bed_configuration": "1 cama king",
      "view": "river"
    },
    {
      "id": "lencois-buriti",
      "name": "Bangalô Buriti",
      "description": "No meio do palmeiral, a um minuto do trapiche.",
      "price": 542,
      "images": ["/art/quarto-suite.webp", "/art/quarto-entardecer.webp"],
      "included_items": ["Café da manhã", "Rede", "Ar-condicionado", "Ducha externa"],
      "capacity": 2,
      "area": "30\u00a0m²",
      "bed_configuration": "1 cama queen ou 2 de solteiro",
      "view": "forest"
    },
    {
      "id": "lencois-familia",
      "name": "Bangalô da Família",
      "description": "Mezanino de madeira com duas camas e escada de marinheiro.",
      "price": 814,
      "images": ["/art/quarto-familia.webp", "/art/piscina.webp"],
      "included_items": ["Café da manhã", "Duas redes", "Ar-condicionado", "Frigobar", "Ducha externa"],
      "capacity": 4,
      "area": "44\u00a0m²",
      "bed_configuration": "1 cama queen e 2 de solteiro"
    },
    {
      "id": "lencois-mestre",
      "name": "Casa do Mestre",
      "description": "A antiga morada de Biné, com cozinha e quintal fechado.",
      "price": 1120,
      "images": ["/art/quarto-suite.webp", "/art/restaurante.webp", "/art/lencois.webp"],
      "included_items": ["Café na casa", "Wi-Fi", "Cozinha equipada", "Três redes", "Dois banheiros", "Ar-condicionado"],
      "capacity": 5,
      "area": "72\u00a0m²",
      "bed_configuration": "1 cama king e 3 de solteiro"
    }
  ],
  "testimonials": [
    { "name": "Larissa Fontoura", "description": "Lagoa Bonita vazia às 16h30, só nós e o vento. O horário foi dica da recepção.", "rating": 5, "date": "2026-07-30" },
    { "name": "Benedito Aires", "description": "Voltei com areia até no passaporte e dormi na rede sem culpa.", "rating": 5, "date": "2026-08-24" },
    { "name": "Giovana e Téo", "description": "A escada do mezanino virou navio para as crianças.", "rating": 5, "date": "2026-06-21" },
    { "name": "Wagner Siqueira", "description": "Fui em novembro, quase tudo seco, mas me avisaram antes. Honestidade rara.", "rating": 4, "date": "2025-11-02" }
  ],
  "faqs": [
    { "id": "lencois-faq-1", "question": "Quando as lagoas estão cheias?", "answer": "Em geral de junho a setembro, depois das chuvas. O nível muda de ano para ano: pergunte antes de comprar a passagem." },
    { "id": "lencois-faq-2", "question": "Como chego de São Luís?", "answer": "São cerca de 255 km por estrada asfaltada, quatro horas e meia de van. Organizamos o traslado compartilhado." },
    { "id": "lencois-faq-3", "question": "Os passeios estão na diária?", "answer": "Não. São operados por empresas credenciadas e pagos à parte; nós só marcamos." },
    { "id": "lencois-faq-4", "question": "O Wi-Fi chega aos bangalôs?", "answer": "Nos da primeira fila, bem. Nos demais oscila; para chamadas de vídeo, use o galpão." },
    { "id": "lencois-faq-5", "question": "Tem mosquito?", "answer": "Pouco nos meses secos. Todos os bangalôs têm tela e repelente de citronela." }
  ]
}$json$::jsonb
);

-- ---------------------------------------------------------------------------
-- Ipê Recife Antigo
-- No primary_color on purpose: the chain color steps in.
-- ---------------------------------------------------------------------------
insert into public.hotels (
  id, name, slug, subtitle, description, location, reference_point,
  price, rating, image_url, hotel_type, is_active, region_id, features
)
values (
  'b0000000-0000-4000-8000-000000000010',
  'Ipê Recife Antigo',
  'ipe-recife-antigo',
  'Reunião no Porto Digital às 9h, bolo de rolo às 16h e o Marco Zero para ver o dia acabar.',
  'Um antigo armazém de açúcar, na ilha do Recife Antigo, abriga o hotel: o Marco Zero fica a 300 metros, e as empresas do Porto Digital, a poucas quadras. São 70 quartos de pé-direito alto, com mesa de madeira maciça, ar-condicionado que dá conta e ducha forte. As três salas de reunião ficam no nível da rua, com porta própria para convidados. O café da manhã tem cuscuz com charque, cartola e tapioca de coco. No domingo a Rua do Bom Jesus vira feira de artesanato, e quem prolonga a viagem descobre por que vale dormir deste lado da ponte.',
  'Recife, Pernambuco',
  'A 300 m do Marco Zero, no Porto Digital',
  347.00, 4.5, '/art/recife.webp', 'corporate', true, 'a0000000-0000-4000-8000-000000000009',
  $json${
  "hotel_id": "IPE-RECIFE-01",
  "booking_engine": "hbook",
  "booking_url": "https://hbook.hsystem.com.br/booking",
  "phone": "(81) 0000-0000",
  "access_step_free": true,
  "hero_images": ["/art/recife.webp"],
  "banner_images": ["/art/reuniao.webp"],
  "gallery_images": ["/art/restaurante.webp", "/art/recepcao.webp", "/art/cafe.webp", "/art/piscina.webp", "/art/recife.webp", "/art/quarto-colonial.webp"],
  "amenities": [
    { "name": "Três salas na rua", "icon": "briefcase", "description": "De 8 a 45 lugares, com entrada independente" },
    { "name": "Wi-Fi de evento", "icon": "wifi", "description": "Até 200 aparelhos ao mesmo tempo" },
    { "name": "Cuscuz com charque", "icon": "coffee", "description": "Das 6h às 10h, todos os dias" },
    { "name": "Ar que dá conta", "icon": "snowflake", "description": "Controle individual e manutenção mensal" },
    { "name": "Bar da Sombrinha", "icon": "wine", "description": "Caldinho de sururu e sucos de cajá e mangaba" },
    { "name": "Ginástica", "icon": "dumbbell", "description": "Sala compacta no último andar" },
    { "name": "Quartos acessíveis", "icon": "accessibility", "description": "Quatro unidades, com elevador até a porta" }
  ],
  "services": [
    { "name": "Café para reunião", "description": "Bolo de rolo, frutas e café passado na sala", "icon": "coffee" },
    { "name": "Lavanderia", "description": "Terno e camisa de linho prontos no dia seguinte", "icon": "washing-machine" },
    { "name": "Traslado", "description": "Carro executivo ao aeroporto, sob reserva", "icon": "plane" }
  ],
  "near_airport": true,
  "wifi": true,
  "breakfast": true,
  "restaurant": true,
  "gym": true,
  "security": true,
  "central_location": true,
  "laundry": true,
  "business_center": true,
  "pool": false,
  "parking": false,
  "history": "O armazém guardava sacas de açúcar à espera de navio. Fechou em 1969, foi depósito de fantasia de um bloco de frevo e passou anos com o telhado aberto para a chuva.\n\nO projeto de 2019 manteve as paredes de tijolo, as tesouras de madeira e a balança de pesar carga, que hoje marca o peso das malas na recepção. As fantasias encontradas na obra foram devolvidas ao bloco, menos uma sombrinha, emprestada para decorar o bar.",
  "experience": "Entre uma reunião e outra dá para conhecer o Paço do Frevo, a sinagoga da Rua do Bom Jesus e o Cais do Sertão, todos a pé. No fim do dia, o barco atravessa do Marco Zero ao Parque das Esculturas em cinco minutos. Olinda está a 7 km: vá no meio da tarde, suba até o Alto da Sé e coma a tapioca lá em cima. No sábado de Carnaval, o Galo da Madrugada muda todo o trânsito do centro, e a equipe entrega um roteiro de como entrar e sair da ilha.",
  "distances": { "places": [{ "name": "Marco Zero", "distance": "300 m" }, { "name": "Cais do Sertão", "distance": "700 m" }, { "name": "Olinda, Alto da Sé", "distance": "7 km" }, { "name": "Praia de Boa Viagem", "distance": "8 km" }, { "name": "Aeroporto dos Guararapes", "distance": "12 km" }] },
  "rooms": [
    {
      "id": "recife-antigo-armazem",
      "name": "Quarto Armazém",
      "description": "Parede de tijolo à vista e janela alta para a rua de pedra.",
      "price": 347,
      "images": ["/art/quarto-colonial.webp", "/art/recife.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Mesa de trabalho", "Ducha forte", "Frigobar"],
      "capacity": 2,
      "area": "25\u00a0m²",
      "bed_configuration": "1 cama queen"
    },
    {
      "id": "recife-antigo-porto",
      "name": "Quarto Porto",
      "description": "Vista para os guindastes e o mar, do lado do nascente.",
      "price": 402,
      "images": ["/art/quarto-mar.webp", "/art/recepcao.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Mesa de trabalho", "Cafeteira", "Frigobar"],
      "capacity": 2,
      "area": "27\u00a0m²",
      "bed_configuration": "1 cama queen ou 2 de solteiro",
      "view": "sea"
    },
    {
      "id": "recife-antigo-loft",
      "name": "Loft do Frevo",
      "description": "Cama no mezanino, sala embaixo para receber a equipe.",
      "price": 596,
      "images": ["/art/quarto-suite.webp", "/art/reuniao.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Sala com quadro branco", "Cozinha compacta", "Cafeteira"],
      "capacity": 2,
      "area": "48\u00a0m²",
      "bed_configuration": "1 cama king"
    }
  ],
  "testimonials": [
    { "name": "Clarice Uchôa", "description": "Da cama à reunião em oito minutos, contando o elevador.", "rating": 5, "date": "2026-09-24" },
    { "name": "Bernardo Lyra", "description": "Bairro vazio no domingo à noite, mas a feira da tarde foi uma festa.", "rating": 4, "date": "2026-05-19" },
    { "name": "Mônica Teles", "description": "O bolo de rolo do intervalo salvou a negociação.", "rating": 5, "date": "2025-10-30" },
    { "name": "Fábio Cisneiros", "description": "Bom custo. Faltou garagem, sobrou café.", "rating": 4, "date": "2025-07-02" }
  ],
  "faqs": [
    { "id": "recife-antigo-faq-1", "question": "Há estacionamento perto?", "answer": "Um edifício-garagem a 250 m funciona 24 horas, pago à parte." },
    { "id": "recife-antigo-faq-2", "question": "As salas podem ser usadas à noite?", "answer": "Até as 22h, com reserva feita no mesmo dia até as 15h." },
    { "id": "recife-antigo-faq-3", "question": "O bairro é bom no Carnaval?", "answer": "É o centro da festa. Traga protetor de ouvido ou fantasia, e conte com ruas fechadas." },
    { "id": "recife-antigo-faq-4", "question": "A praia fica perto?", "answer": "A de Boa Viagem está a 8 km. Respeite a sinalização de banho, que varia ao longo da orla." }
  ]
}$json$::jsonb
);

-- ---------------------------------------------------------------------------
-- Ipê Noronha
-- ---------------------------------------------------------------------------
insert into public.hotels (
  id, name, slug, subtitle, description, location, reference_point,
  price, rating, image_url, hotel_type, is_active, region_id, features
)
values (
  'b0000000-0000-4000-8000-000000000011',
  'Ipê Noronha',
  'ipe-noronha',
  'Dezoito quartos na Vila dos Remédios e um quadro com maré, vento e hora dos golfinhos.',
  'São dezoito quartos de madeira clara na Vila dos Remédios, a 400 metros da praia do Cachorro e a dez minutos a pé do forte. A água vem de dessalinizador e de cisterna, a energia em parte do telhado, e o café muda com o que o barco trouxe na semana. O quadro da recepção é refeito às 6h, depois que alguém da equipe desce para olhar o mar. Máscara e nadadeira ficam emprestadas durante toda a estadia. As taxas da ilha e o ingresso do parque nacional são pagos à parte, e a equipe explica como.',
  'Fernando de Noronha, Pernambuco',
  'Na Vila dos Remédios, a 400 m da praia do Cachorro',
  1290.00, 5.0, '/art/noronha.webp', 'alternative', true, 'a0000000-0000-4000-8000-000000000009',
  $json${
  "recommended": true,
  "hotel_id": "IPE-NORONHA-01",
  "booking_engine": "omnibees",
  "booking_url": "https://book.omnibees.com/hotelresults",
  "primary_color": "#0369a1",
  "phone": "(81) 0000-0001",
  "access_deaf_guests": true,
  "access_deaf_guests_detail": "Recepção com Libras",
  "gallery_details": [
    { "image_url": "/art/noronha.webp", "caption": "Morro do Pico. Visto da trilha do Forte", "subject": "praia" },
    { "image_url": "/art/caiaques.webp", "caption": "Caiaque na Conceição. Saídas às 6h", "subject": "praia" },
    { "image_url": "/art/varanda.webp", "caption": "Varanda sobre o mar de dentro", "subject": "casa" },
    { "image_url": "/art/restaurante.webp", "subject": "mesa" },
    { "image_url": "/art/cafe.webp", "subject": "mesa" },
    { "image_url": "/art/recepcao.webp", "subject": "casa" },
    { "image_url": "/art/quarto-mar.webp", "subject": "quartos" },
    { "image_url": "/art/quarto-suite.webp", "caption": "Banheira ao sol", "subject": "quartos" }
  ],
  "season": [
    { "text": "Ondas grandes", "mark": "boa" },
    { "text": "Ondas e calor", "mark": "boa" },
    { "text": "Chuvas curtas", "mark": "calma" },
    { "text": "Mês mais chuvoso", "mark": "calma" },
    { "text": "Trilhas verdes", "mark": "calma" },
    { "text": "Chuva à noite", "mark": "calma" },
    { "text": "Mar acalmando", "mark": "boa" },
    { "text": "Água clara", "mark": "melhor" },
    { "text": "Mar de piscina", "mark": "melhor" },
    { "text": "O mais seco", "mark": "melhor" },
    { "text": "Tartarugas voltam", "mark": "boa" },
    { "text": "Cheia para as festas", "mark": "boa" }
  ],
  "hero_images": ["https://vimeo.com/000000002", "/art/noronha.webp"],
  "banner_images": ["/art/piscina.webp"],
  "gallery_images": ["/art/varanda.webp", "/art/caiaques.webp", "/art/restaurante.webp", "/art/cafe.webp", "/art/recepcao.webp", "/art/noronha.webp", "/art/quarto-mar.webp", "/art/quarto-suite.webp"],
  "amenities": [
    { "name": "Máscara e nadadeira", "icon": "waves", "description": "Do número 33 ao 45, emprestadas na chegada" },
    { "name": "Quadro de marés", "icon": "sun", "description": "Com vento, visibilidade e hora dos golfinhos" },
    { "name": "Café do dia", "icon": "coffee", "description": "Frutas, tapioca e pão feito na casa" },
    { "name": "Água filtrada", "icon": "leaf", "description": "Bebedouro em cada corredor, nenhuma garrafa plástica" },
    { "name": "Ar-condicionado", "icon": "snowflake", "description": "Desliga sozinho com a porta aberta" },
    { "name": "Internet por satélite", "icon": "wifi", "description": "Boa para mensagem, paciente com vídeo" },
    { "name": "Deque do mulungu", "icon": "tree-palm", "description": "Duas espreguiçadeiras por quarto" }
  ],
  "services": [
    { "name": "Guia da casa", "description": "Nascida e criada na ilha, às segundas e quintas", "icon": "map-pinned" },
    { "name": "Transporte na chegada", "description": "Da pista ao quarto em um único carro", "icon": "car" },
    { "name": "Mergulho", "description": "Batismo e saídas com operadoras autorizadas", "icon": "waves" },
    { "name": "Agendamento de trilhas", "description": "Marcamos as que exigem cota", "icon": "book-open" }
  ],
  "near_sea": true,
  "near_airport": true,
  "quiet": true,
  "wifi": true,
  "breakfast": true,
  "security": true,
  "pool": false,
  "gym": false,
  "parking": false,
  "spa": false,
  "history": "A casa foi vila de sargentos nos anos 40, quando a ilha recebia aviões a caminho da África. Sobraram a cisterna, dois muros de pedra e um pé de mulungu.\n\nMarlene, filha da ilha, abriu ali cinco quartos em 1996, com cartazes pintados por ela. Associou-se à rede em 2018 e continua à frente da casa, do jardim e da lista de quem chega no próximo voo.\n\nNão há planos de crescer: dezoito é o número que a cisterna aguenta.",
  "experience": "Acorde antes das 6h um dia e vá ao Mirante dos Golfinhos com a guia da casa. Separe a maré baixa para as piscinas do Atalaia, que têm número limitado de visitantes e agendamento próprio, e confira na recepção o horário da escada do Sancho, que sobe e desce em turnos. Ônibus circulam pela única rodovia, de 7 km; bugues e bicicletas elétricas podem ser reservados conosco. À noite há conversa sobre tartarugas no centro de visitantes do Boldró.",
  "distances": [
    { "name": "Praia do Cachorro", "distance": "400 m", "mode": "a pé", "minutes": 6 },
    { "name": "Praia da Conceição", "distance": "1,2 km", "mode": "a pé", "minutes": 16 },
    { "name": "Aeroporto de Noronha", "distance": "3 km", "mode": "de carro", "minutes": 8 },
    { "name": "Cacimba do Padre", "distance": "4,5 km", "mode": "de carro", "minutes": 14 },
    { "name": "Baía do Sancho", "distance": "6 km", "mode": "de barco", "minutes": 40 }
  ],
  "rooms": [
    {
      "id": "noronha-cachorro",
      "name": "Quarto Cachorro",
      "description": "O mais perto da rua, com varanda voltada para o forte.",
      "price": 1290,
      "images": ["/art/quarto-mar.webp", "/art/noronha.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Máscara e nadadeira", "Ar-condicionado", "Filtro de água"],
      "capacity": 2,
      "area": "24\u00a0m²",
      "bed_configuration": "1 cama queen"
    },
    {
      "id": "noronha-conceicao",
      "name": "Quarto Conceição",
      "description": "Teto alto e claraboia: deita-se vendo o céu.",
      "price": 1480,
      "images": ["/art/quarto-entardecer.webp", "/art/noronha.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Máscara e nadadeira", "Ar-condicionado", "Rede", "Filtro de água"],
      "capacity": 2,
      "area": "28\u00a0m²",
      "bed_configuration": "1 cama king"
    },
    {
      "id": "noronha-sancho",
      "name": "Suíte Sancho",
      "description": "Deque próprio com banheira de água da cisterna, aquecida pelo sol.",
      "price": 2150,
      "images": ["/art/quarto-suite.webp", "/art/quarto-mar.webp"],
      "included_items": ["Café no deque", "Wi-Fi", "Banheira", "Máscara e nadadeira", "Ar-condicionado", "Bicicleta elétrica por um dia"],
      "capacity": 2,
      "area": "42\u00a0m²",
      "bed_configuration": "1 cama king",
      "view": "sea"
    }
  ],
  "testimonials": [
    { "name": "Renata Calheiros", "description": "O quadro da recepção dizia 5h50. Às 5h52 passaram os golfinhos.", "rating": 5, "date": "2026-10-18" },
    { "name": "André e Sofia Muniz", "description": "Dona Marlene nos mandou à praia certa na hora certa, quatro dias seguidos.", "rating": 5, "date": "2026-08-03" },
    { "name": "Kátia Rezende", "description": "Banheira ao sol, céu aberto e nenhuma garrafa de plástico.", "rating": 5, "date": "2026-02-11" },
    { "name": "Leandro Porto", "description": "Voltei com o número da máscara anotado, pois já sei qual pedir.", "rating": 5, "date": "2025-09-12" },
    { "name": "Ingrid Sampaio", "description": "Caro como tudo na ilha, claro em tudo o que cobra.", "rating": 5, "date": "2025-04-27" }
  ],
  "faqs": [
    { "id": "noronha-faq-1", "question": "Quais taxas existem na ilha?", "answer": "Duas: a de preservação, cobrada por dia de permanência, e o ingresso do parque nacional, válido por dez dias. Nenhuma está incluída na diária." },
    { "id": "noronha-faq-2", "question": "Como me locomovo?", "answer": "Há ônibus ao longo da rodovia principal, táxis, bugues e bicicletas elétricas. Da vila, três praias ficam a pé." },
    { "id": "noronha-faq-3", "question": "A internet funciona?", "answer": "Para mensagens e mapas, sim. Chamadas de vídeo caem nos horários de pico." },
    { "id": "noronha-faq-4", "question": "Quando o mar é mais calmo?", "answer": "De abril a novembro o lado de dentro costuma ficar liso. De dezembro a março chegam as ondas, e os surfistas com elas." },
    { "id": "noronha-faq-5", "question": "Preciso agendar trilhas?", "answer": "Algumas, como Atalaia, têm cota diária. Envie as datas assim que reservar e cuidamos da fila." }
  ]
}$json$::jsonb
);

-- ---------------------------------------------------------------------------
-- Ipê Gramado
-- ---------------------------------------------------------------------------
insert into public.hotels (
  id, name, slug, subtitle, description, location, reference_point,
  price, rating, image_url, hotel_type, is_active, region_id, features
)
values (
  'b0000000-0000-4000-8000-000000000012',
  'Ipê Gramado',
  'ipe-gramado',
  'Chalés entre hortênsias, lareira no quarto e o Lago Negro a cinco minutos de caminhada.',
  'Vinte e oito chalés de madeira numa encosta de hortênsias e plátanos, a 400 metros do Lago Negro e a 2 km da Rua Coberta, em Gramado. Cada um tem lareira, piso aquecido no banheiro e lenha cortada na porta. O café colonial é servido aos sábados e domingos, com 36 itens entre cucas, schmier, queijos da serra e embutidos; nos outros dias a mesa é menor e o café, o mesmo. No spa há piscina coberta a 32 graus e sauna seca. Em junho e julho as noites beiram zero: traga meia grossa, o resto a casa tem.',
  'Gramado, Rio Grande do Sul',
  'A 400 m do Lago Negro',
  598.00, 4.8, '/art/gramado.webp', 'alternative', true, 'a0000000-0000-4000-8000-000000000010',
  $json${
  "hotel_id": "IPE-GRAMADO-01",
  "booking_engine": "utrip",
  "booking_url": "https://reservas.utrip.com.br/checkout",
  "primary_color": "#be185d",
  "phone": "(54) 0000-0000",
  "whatsapp": "5554900000000",
  "access_step_free": true,
  "access_step_free_detail": "Entrada pelo jardim",
  "access_blind_guests": true,
  "access_blind_guests_detail": "Placas em braile",
  "gallery_details": [
    { "image_url": "/art/gramado.webp", "caption": "O vale, da janela do café", "subject": "arredores" },
    { "image_url": "/art/spa.webp", "subject": "piscina" },
    { "image_url": "/art/restaurante.webp", "caption": "Fondue na sala grande. Às sextas e aos sábados", "subject": "mesa" },
    { "image_url": "/art/recepcao.webp", "subject": "casa" },
    { "image_url": "/art/quarto-serra.webp", "subject": "quartos" },
    { "image_url": "/art/quarto-suite.webp", "subject": "quartos" },
    { "image_url": "/art/quarto-colonial.webp", "subject": "quartos" }
  ],
  "season": [
    { "text": "Hortênsias", "mark": "boa" },
    { "text": "Uva e vindima", "mark": "boa" },
    { "text": "Fim da safra", "mark": "boa" },
    { "text": "Plátanos avermelham", "mark": "melhor" },
    { "text": "Outono em cores", "mark": "melhor" },
    { "text": "Frio e lareira", "mark": "melhor" },
    { "text": "Férias: reserve mesa", "mark": "boa" },
    { "text": "Geada na janela", "mark": "boa" },
    { "text": "Primavera chega", "mark": "calma" },
    { "text": "Dias verdes", "mark": "calma" },
    { "text": "Natal nas ruas", "mark": "boa" },
    { "text": "Natal e trânsito", "mark": "boa" }
  ],
  "hero_images": ["https://www.youtube.com/watch?v=ipehoteis01", "/art/gramado.webp"],
  "banner_images": ["/art/cafe.webp"],
  "gallery_images": ["/art/spa.webp", "/art/restaurante.webp", "/art/recepcao.webp", "/art/quarto-colonial.webp", "/art/gramado.webp", "/art/quarto-serra.webp", "/art/quarto-suite.webp"],
  "amenities": [
    { "name": "Lareira no chalé", "icon": "flame", "description": "Lenha seca reposta todas as tardes" },
    { "name": "Café colonial", "icon": "coffee", "description": "Aos sábados e domingos, das 8h às 12h" },
    { "name": "Piscina coberta", "icon": "waves", "description": "Trinta e dois graus, das 9h às 21h" },
    { "name": "Sauna e massagem", "icon": "bath", "description": "Sauna seca livre; massagens com reserva" },
    { "name": "Piso aquecido", "icon": "sun", "description": "Nos banheiros, ligado antes da sua chegada" },
    { "name": "Adega da serra", "icon": "wine", "description": "Setenta rótulos gaúchos, alguns em taça" },
    { "name": "Vaga ao lado do chalé", "icon": "car", "description": "Sem subir ladeira com mala" },
    { "name": "Rede estável", "icon": "wifi", "description": "Testada chalé por chalé a cada mês" }
  ],
  "services": [
    { "name": "Noite de fondue", "description": "Na sala grande, de maio a setembro", "icon": "utensils" },
    { "name": "Roda de vinho", "description": "Produtores da região, às quintas", "icon": "wine" },
    { "name": "Babá por hora", "description": "Profissionais indicadas, marcadas na véspera", "icon": "baby" },
    { "name": "Carro ao centro", "description": "Ida às 19h e volta às 23h", "icon": "car" }
  ],
  "quiet": true,
  "wifi": true,
  "breakfast": true,
  "restaurant": true,
  "parking": true,
  "pool": true,
  "spa": true,
  "kid_friendly": true,
  "security": true,
  "gym": false,
  "business_center": false,
  "history": "Os Zanella plantavam macieiras nesta encosta desde 1931 e recebiam, no verão, famílias da capital que subiam em busca de ar fresco. Cada visitante ajudava na colheita, e o costume durou até acabar o pomar.\n\nDois chalés daquela época foram restaurados e abrem hoje o conjunto. Os demais nasceram em 2017, com o mesmo desenho de telhado e madeira de reflorestamento.\n\nA receita da cuca de uva é de dona Ermelinda Zanella, escrita em talian e traduzida pela neta, que comanda a cozinha.",
  "experience": "No outono os plátanos avermelham e o hotel faz, às quintas, uma roda de vinho com produtores da serra. No inverno, fondue na sala grande e cobertor na varanda. Na primavera e no verão as hortênsias abrem ao longo da estrada para Canela, onde ficam a Catedral de Pedra, a 8 km, e a Cascata do Caracol, a 15 km. De fins de outubro a janeiro a cidade se enfeita para o Natal: reserve mesa com antecedência e conte com trânsito.",
  "distances": "[{\"name\":\"Lago Negro\",\"distance\":\"400 m\",\"mode\":\"a pé\",\"minutes\":5},{\"name\":\"Rua Coberta\",\"distance\":\"2 km\",\"mode\":\"de carro\",\"minutes\":6},{\"name\":\"Catedral de Pedra, em Canela\",\"distance\":\"8 km\",\"mode\":\"de carro\",\"minutes\":15},{\"name\":\"Cascata do Caracol\",\"distance\":\"15 km\",\"mode\":\"de carro\",\"minutes\":25},{\"name\":\"Aeroporto de Porto Alegre\",\"distance\":\"118 km\",\"mode\":\"de carro\",\"minutes\":120}]",
  "rooms": [
    {
      "id": "gramado-hortensia",
      "name": "Chalé Hortênsia",
      "description": "Para dois, com poltrona junto ao fogo.",
      "price": 598,
      "images": ["/art/quarto-chale.webp", "/art/gramado.webp"],
      "included_items": ["Café da manhã", "Lareira", "Piso aquecido", "Wi-Fi", "Chaleira e chás"],
      "capacity": 2,
      "area": "32\u00a0m²",
      "bed_configuration": "1 cama queen",
      "view": "garden"
    },
    {
      "id": "gramado-platano",
      "name": "Chalé Plátano",
      "description": "Varanda fechada em vidro, boa para ver a cerração chegar.",
      "price": 672,
      "images": ["/art/quarto-serra.webp", "/art/quarto-chale.webp"],
      "included_items": ["Café da manhã", "Lareira", "Varanda de inverno", "Wi-Fi", "Chaleira e chás", "Frigobar"],
      "capacity": 2,
      "area": "38\u00a0m²",
      "bed_configuration": "1 cama king",
      "view": "mountains"
    },
    {
      "id": "gramado-pomar",
      "name": "Chalé Pomar",
      "description": "Dois quartos e mesa de jogos, a cem passos do parquinho.",
      "price": 914,
      "images": ["/art/quarto-familia.webp", "/art/quarto-serra.webp"],
      "included_items": ["Café da manhã", "Lareira", "Dois banheiros", "Jogos de mesa", "Wi-Fi", "Berço a pedido"],
      "capacity": 5,
      "area": "61\u00a0m²",
      "bed_configuration": "1 cama queen e 3 de solteiro"
    },
    {
      "id": "gramado-zanella",
      "name": "Casa Zanella",
      "description": "O chalé de 1931, com fogão a lenha e banheira de ferro.",
      "price": 1180,
      "images": ["/art/quarto-suite.webp", "/art/quarto-chale.webp", "/art/spa.webp"],
      "included_items": ["Café na casa", "Lareira", "Fogão a lenha", "Banheira", "Adega pequena", "Wi-Fi"],
      "capacity": 2,
      "area": "55\u00a0m²",
      "bed_configuration": "1 cama king"
    },
    {
      "id": "gramado-acessivel",
      "name": "Chalé do Vale",
      "description": "Sem degraus, com portas largas e banheiro adaptado.",
      "price": 604,
      "images": ["/art/quarto-serra.webp", "/art/cafe.webp"],
      "included_items": ["Café da manhã", "Lareira a gás", "Piso aquecido", "Banheiro adaptado"],
      "capacity": 3,
      "bed_configuration": "1 cama queen e 1 de solteiro"
    }
  ],
  "testimonials": [
    { "name": "Simone Dall’Agnol", "description": "Dois graus na rua, meia grossa e lenha estalando. Não saímos do chalé no sábado.", "rating": 5, "date": "2026-07-12" },
    { "name": "Patrick Moura", "description": "A cuca de uva merecia passaporte próprio.", "rating": 5, "date": "2026-06-28" },
    { "name": "Elisa Yamada", "description": "Plátanos vermelhos, vinho bom, sinal de celular fraco. Ficou melhor assim.", "rating": 4, "date": "2026-05-11" },
    { "name": "Celso Aragão", "description": "Trânsito no Natal é pesado, e o carro do hotel ao centro ajudou muito.", "rating": 4, "date": "2025-12-21" }
  ],
  "faqs": [
    { "id": "gramado-faq-1", "question": "O café colonial está na diária?", "answer": "Sim, para quem dorme de sexta para sábado ou de sábado para domingo. Visitantes podem comprar à parte, se houver mesa." },
    { "id": "gramado-faq-2", "question": "Quem acende a lareira?", "answer": "A equipe acende na primeira noite e ensina o jeito. A lenha é reposta todas as tardes, sem custo." },
    { "id": "gramado-faq-3", "question": "Dá para ir a pé ao centro?", "answer": "São 2 km, com subida na volta. O carro da casa sai às 19h e busca às 23h." },
    { "id": "gramado-faq-4", "question": "Neva em Gramado?", "answer": "Raramente. Geada, sim, várias vezes entre junho e agosto." },
    { "id": "gramado-faq-5", "question": "Crianças usam a piscina coberta?", "answer": "Das 9h às 18h, acompanhadas. Depois, o espaço é só de adultos." }
  ]
}$json$::jsonb
);

-- ---------------------------------------------------------------------------
-- Ipê Chapada
-- The stress hotel: malformed items sit between valid ones; each bad one must drop alone,
-- and nothing here may ever run as script or become a link.
-- ---------------------------------------------------------------------------
insert into public.hotels (
  id, name, slug, subtitle, description, location, reference_point,
  price, rating, image_url, hotel_type, is_active, region_id, features
)
values (
  'b0000000-0000-4000-8000-000000000013',
  'Ipê Chapada',
  'ipe-chapada',
  'Casa de pedra de 1957, doze quartos de adobe e uma caixa de trilha para cada hóspede.',
  'A 1.200 metros de altitude, em Alto Paraíso de Goiás, a noite esfria e o céu abre. A casa de pedra de um antigo garimpeiro divide o terreno com doze quartos de adobe, uma fogueira e uma varanda com luneta. Os poços de Loquinhas estão a 4 km; a entrada do parque nacional, em São Jorge, a 36. Cada hóspede recebe uma caixa com perneira, bastão, apito e o mapa desenhado pela recepção, que também diz qual cachoeira está cheia de gente no feriado. O café sai às 6h30, com baru torrado e geleia de cagaita, e o banho é de chuveiro solar.',
  'Alto Paraíso de Goiás, Goiás',
  'A 4 km dos poços de Loquinhas',
  431.00, 4.6, '/art/chapada.webp', 'alternative', true, 'a0000000-0000-4000-8000-000000000011',
  $json${
  "hotel_id": "IPE-CHAPADA-01",
  "booking_engine": "hbook",
  "booking_url": "https://hbook.hsystem.com.br/booking",
  "logo_url": "javascript:alert(1)",
  "primary_color": "#facc15",
  "phone": "(62) 0000-0000",
  "hero_images": ["/art/chapada.webp", "javascript:alert(1)", null, 42, "//evil.example/x.png", ["/art/spa.webp"], "/art/quarto-serra.webp", { "url": "/art/spa.webp" }, ""],
  "banner_images": ["data:text/html,<script>alert(1)</script>", "/art/cafe.webp", false, "//evil.example/banner.png"],
  "gallery_images": ["/art/chapada.webp", null, "/art/quarto-serra.webp", 7, "javascript:alert(document.domain)", ["/art/spa.webp", ["/art/cafe.webp"]], "/art/cafe.webp", "//evil.example/x.png", "/art/quarto-chale.webp", "data:text/html,<b>oi</b>", { "src": "/art/spa.webp" }, "/art/fachada.webp", "   ", "/art/spa.webp", "/art/restaurante.webp", "/art/recepcao.webp"],
  "amenities": [
    { "name": "Caixa de trilha", "icon": "mountain", "description": "Perneira, bastão e apito para levar e devolver" },
    null,
    "Wi-Fi solto, sem objeto em volta",
    { "name": "Café do cerrado", "icon": "coffee", "description": "Baru torrado, pão de mandioca e geleia de cagaita, às 6h30" },
    { "name": 404, "icon": ["wifi"], "description": { "texto": "tipos errados" } },
    [["name", "aninhado demais"]],
    { "name": "Fogueira", "icon": "flame", "description": "Acesa às 19h, quando não há alerta de queimada" },
    { "icon": "wifi", "description": "Sem nome" },
    { "name": "Céu escuro", "icon": "icone-que-nao-existe", "description": "Luneta na varanda nas noites sem lua" },
    { "name": "<script>alert(1)</script>", "icon": "leaf", "description": "<img src=x onerror=alert(1)>" },
    { "name": "Palavra comprida", "icon": "book-open", "description": "cachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracac" },
    { "name": "Wi-Fi na casa principal", "icon": "wifi", "description": "Nos quartos de pedra o sinal é fraco, e há quem agradeça" },
    { "name": "Estacionamento de terra", "icon": "car", "description": "Com ducha para tirar a lama do para-choque" },
    12
  ],
  "services": [
    { "name": "Guias locais", "icon": "map-pinned", "description": "Condutores cadastrados, marcados na véspera" },
    { "name": null, "icon": "car", "description": "Nome nulo" },
    true,
    { "name": "Lanche de trilha", "icon": "leaf", "description": "Sanduíche, fruta e castanha em pote retornável" },
    ["Lavanderia"],
    { "name": "Massagem com óleo de baru", "icon": "bath", "description": "Das 15h às 20h, sob reserva" }
  ],
  "quiet": true,
  "wifi": "true",
  "breakfast": "sim",
  "restaurant": null,
  "gym": "false",
  "parking": 1,
  "pool": 0,
  "spa": true,
  "security": [],
  "central_location": {},
  "kid_friendly": "não",
  "laundry": true,
  "history": "Um garimpeiro de cristal levantou a primeira casa de pedra em 1957 e foi embora quando o preço caiu. Ficaram o forno, a moldura da porta e um quartzo do tamanho de um pão, que hoje segura o livro de visitas.\n\nDoze quartos foram acrescentados em 2016, em adobe e telha de barro, com poço de captação de chuva no lugar do antigo buraco do garimpo.\n\n\n\nNos meses de seca a brigada voluntária da região guarda aqui parte das bombas costais. Os hóspedes costumam perguntar, e alguém da equipe sempre tem tempo de explicar.",
  "experience": "Loquinhas resolve uma tarde curta: passarela de madeira e poços verdes a 4 km. Para o Vale da Lua, saia antes das 9h; para os saltos do Rio Preto, no parque nacional, compre o ingresso com antecedência e leve dois litros de água por pessoa. Nas noites sem lua, a luneta fica montada na varanda. <script>alert(1)</script>",
  "distances": "[{\"name\": \"Poços de Loquinhas\", \"distance\": \"4 km\"}, {\"name\": \"Vale da Lua\", \"distance\": \"35 km\"",
  "rooms": [
    {
      "id": "chapada-pedra",
      "name": "Quarto de Pedra",
      "description": "Na casa de 1957, fresco ao meio-dia e com janela funda para ler.",
      "price": "431.00",
      "images": ["/art/quarto-serra.webp", "javascript:alert(1)", null, "/art/chapada.webp"],
      "included_items": ["Café da manhã", 3, null, "Caixa de trilha", "", "Ventilador", "Filtro de água", { "item": "objeto" }],
      "capacity": "2",
      "area": "24\u00a0m²",
      "bed_configuration": "1 cama de casal"
    },
    {
      "id": "chapada-sem-nome",
      "description": "Quarto sem nome: não deve aparecer.",
      "price": 100,
      "images": ["/art/quarto-mar.webp"]
    },
    null,
    {
      "id": 9,
      "name": 9,
      "price": 300
    },
    {
      "id": "chapada-adobe",
      "name": "Quarto de Adobe",
      "description": "Varanda para o poente e rede de tear goiano.",
      "price": 476,
      "images": ["/art/quarto-chale.webp", "//evil.example/quarto.png", "/art/cafe.webp"],
      "included_items": ["Café da manhã", "Varanda com rede", "Ventilador", "Filtro de água", "Chuveiro solar"],
      "capacity": 3,
      "area": "28\u00a0m²",
      "bed_configuration": "1 cama queen e 1 de solteiro"
    },
    {
      "id": "chapada-minimo",
      "name": "Quarto Cagaita",
      "price": "sob consulta",
      "images": "nenhuma",
      "included_items": "Café da manhã",
      "capacity": -4,
      "area": 25,
      "bed_configuration": null
    },
    ["um", "quarto", "em", "lista"],
    {
      "id": "chapada-mirante",
      "name": "Casa do Mirante",
      "description": "Afastada 150 m, com banheira de pedra e o vale inteiro na janela.",
      "price": 812.5,
      "images": ["/art/quarto-suite.webp", "/art/spa.webp"],
      "included_items": ["Café na casa", "Banheira", "Cozinha", "Fogueira própria"],
      "capacity": 4,
      "area": "58\u00a0m²",
      "bed_configuration": "1 cama king e 2 de solteiro",
      "view": "mountains"
    },
    {
      "id": "chapada-script",
      "name": "<script>alert(1)</script>",
      "description": "cachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracac",
      "price": -50,
      "images": ["data:text/html,x"],
      "included_items": []
    }
  ],
  "testimonials": [
    { "name": "Iara Bittencourt", "description": "Apito, perneira e um mapa desenhado à mão. Nunca me senti tão bem equipada.", "rating": 5, "date": "2026-05-26", "avatar": "javascript:alert(1)" },
    { "name": "Nota por extenso", "description": "A nota veio em palavras: cinco.", "rating": "cinco", "date": "2026-05-01" },
    "Gostei muito",
    { "name": "Nota exagerada", "description": "Noventa e nove de cinco.", "rating": 99, "date": "ontem" },
    { "name": "Sem texto", "rating": 4, "date": "2026-01-10" },
    { "author": "Cassiano Lobo", "text": "Vi Saturno da varanda e o anel estava lá mesmo.", "rating": 5, "date": "2025-08-18" },
    { "name": { "primeiro": "Ana" }, "description": ["lista"], "rating": null },
    { "name": "Palavra Comprida", "description": "cachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracachoeiracac", "rating": 4, "date": "2025-13-45" },
    { "name": "Marta Gouveia", "description": "Estrada de terra no fim, poeira no carro e banho quente na chegada.", "rating": "4", "date": "2025-06-30" }
  ],
  "faqs": [
    { "id": "chapada-faq-1", "question": "Preciso de carro com tração?", "answer": "Na seca, não. Na chuva, de novembro a março, alguns acessos pedem veículo alto." },
    { "id": "chapada-faq-2", "question": "Pergunta sem resposta?" },
    { "id": "chapada-faq-3", "answer": "Resposta sem pergunta." },
    null,
    ["pergunta", "resposta"],
    { "id": 4, "question": "As trilhas exigem guia?", "answer": "No parque nacional, em geral não. Em algumas propriedades particulares, sim; a recepção tem a lista atualizada." },
    { "id": "chapada-faq-5", "question": "<script>alert(1)</script>", "answer": "\"><img src=x onerror=alert(1)>" },
    { "id": "chapada-faq-6", "question": 42, "answer": { "html": "<b>não</b>" } },
    { "id": "chapada-faq-7", "question": "Quanto tempo de Brasília até o hotel?", "answer": "Cerca de três horas para 230 km de asfalto, com o último quilômetro em terra." },
    { "id": "chapada-faq-8", "question": "O celular pega?", "answer": "Na vila, sim. Nas trilhas, quase nunca: combine um horário de retorno com a recepção." }
  ],
  "unknown_key": { "anything": [1, "dois", null] }
}$json$::jsonb
);

-- ---------------------------------------------------------------------------
-- Ipê Brasília
-- No booking_url on purpose: the booking bar warns on the console and opens nothing.
-- ---------------------------------------------------------------------------
insert into public.hotels (
  id, name, slug, subtitle, description, location, reference_point,
  price, rating, image_url, hotel_type, is_active, region_id, features
)
values (
  'b0000000-0000-4000-8000-000000000014',
  'Ipê Brasília',
  'ipe-brasilia',
  'No Setor Hoteleiro Sul, com auditório de 160 lugares e jantar servido até a meia-noite.',
  'A agenda de Brasília estica, e por isso o jantar daqui vai até a meia-noite e a passadoria até as 23h. O hotel fica no Setor Hoteleiro Sul, a 800 metros da Torre de TV, a 4 km do Congresso e a 12 km do aeroporto, quase tudo por via expressa. São 140 quartos com mesa de verdade, persiana que bloqueia o sol das seis e umidificador de ar nos meses secos. No subsolo há um auditório de 160 lugares e oito salas menores. Os cobogós da fachada filtram a luz da tarde e desenham o corredor.',
  'Brasília, Distrito Federal',
  'No Setor Hoteleiro Sul, a 800 m da Torre de TV',
  389.00, 4.4, '/art/brasilia.webp', 'corporate', true, 'a0000000-0000-4000-8000-000000000012',
  $json${
  "hotel_id": "IPE-BRASILIA-01",
  "booking_engine": "omnibees",
  "primary_color": "#111827",
  "phone": "(61) 0000-0000",
  "hero_images": ["/art/brasilia.webp"],
  "banner_images": ["/art/reuniao.webp"],
  "gallery_images": ["/art/recepcao.webp", "/art/restaurante.webp", "/art/cafe.webp", "/art/fachada.webp", "/art/brasilia.webp", "/art/quarto-cidade.webp", "/art/quarto-suite.webp"],
  "amenities": [
    { "name": "Auditório", "icon": "briefcase", "description": "Cento e sessenta lugares, tradução simultânea e gravação" },
    { "name": "Jantar até a meia-noite", "icon": "utensils", "description": "Último pedido às 23h45" },
    { "name": "Umidificador", "icon": "leaf", "description": "De maio a setembro, em todos os quartos" },
    { "name": "Wi-Fi separado", "icon": "wifi", "description": "Uma rede para hóspedes, outra para eventos" },
    { "name": "Garagem", "icon": "car", "description": "Noventa vagas cobertas" },
    { "name": "Corrida no parque", "icon": "dumbbell", "description": "Mapa de percursos e academia própria" },
    { "name": "Táxi na porta", "icon": "plane", "description": "Ponto oficial, doze quilômetros até o embarque" }
  ],
  "services": [
    { "name": "Passadoria noturna", "description": "Peças recebidas até as 23h", "icon": "washing-machine" },
    { "name": "Credenciamento", "description": "Balcão e impressora de crachás para eventos", "icon": "book-open" },
    { "name": "Quarto por período", "description": "Seis horas, para quem volta no mesmo dia", "icon": "concierge-bell" }
  ],
  "near_airport": true,
  "wifi": true,
  "breakfast": true,
  "restaurant": true,
  "gym": true,
  "parking": true,
  "security": true,
  "central_location": true,
  "room_service": true,
  "laundry": true,
  "business_center": true,
  "pool": false,
  "spa": false,
  "history": "O edifício ficou pronto em 1968 e hospedou engenheiros, motoristas e taquígrafas que ainda esperavam apartamento na Asa Sul. O saguão de mármore branco era ponto de encontro de quem precisava de carona.\n\nDepois de dez anos fechado, reabriu em 2020 com os cobogós recuperados um a um: são 2.316 peças. O ipê-amarelo do jardim floresce entre agosto e setembro, no auge da seca, e sempre para alguém no meio da calçada com o celular na mão.",
  "experience": "Com uma manhã livre, vá à Catedral, ao Itamaraty e à Praça dos Três Poderes, nessa ordem, para fugir do sol. O Santuário Dom Bosco, com seus vitrais azuis, está a 2 km e é mais bonito às 17h. O Parque da Cidade tem pista de corrida de 4, 6 e 10 km, e a recepção empresta garrafas de água. No fim de semana, o Pontão e a Ponte JK são os melhores lugares para ver o lago.",
  "distances": [
    { "name": "Torre de TV", "distance": "800 m" },
    { "name": "Parque da Cidade", "distance": "1,2 km" },
    { "name": "Catedral", "distance": "2,5 km" },
    { "name": "Congresso Nacional", "distance": "4 km" },
    { "name": "Aeroporto de Brasília", "distance": "12 km" }
  ],
  "rooms": [
    {
      "id": "brasilia-plano",
      "name": "Quarto Plano",
      "description": "Mesa, persiana e silêncio: o que se precisa entre duas sessões.",
      "price": 389,
      "images": ["/art/quarto-cidade.webp", "/art/recepcao.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Mesa de trabalho", "Umidificador"],
      "capacity": 2,
      "area": "24\u00a0m²",
      "bed_configuration": "1 cama queen",
      "view": "city"
    },
    {
      "id": "brasilia-cobogo",
      "name": "Quarto Cobogó",
      "description": "Atrás da fachada rendada, com a luz mais bonita das 17h.",
      "price": 431,
      "images": ["/art/quarto-suite.webp", "/art/brasilia.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Mesa de trabalho", "Cafeteira", "Umidificador"],
      "capacity": 2,
      "area": "27\u00a0m²",
      "bed_configuration": "1 cama king"
    },
    {
      "id": "brasilia-comitiva",
      "name": "Apartamento Comitiva",
      "description": "Dois dormitórios e uma sala no meio, para equipe pequena.",
      "price": 738,
      "images": ["/art/quarto-cidade.webp", "/art/reuniao.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Sala de reunião para seis", "Dois banheiros"],
      "capacity": 4,
      "area": "59\u00a0m²"
    }
  ],
  "testimonials": [
    { "name": "Murilo Tavares", "description": "Cheguei às 23h10 e jantei comida quente. Isso vale estrela.", "rating": 4, "date": "2026-09-17" },
    { "name": "Josiane Freire", "description": "O umidificador em agosto é a diferença entre dormir e não dormir.", "rating": 5, "date": "2026-08-28" },
    { "name": "Antero Queirós", "description": "Auditório bem resolvido. Elevador demora no fim dos eventos.", "rating": 4, "date": "2025-11-26" }
  ],
  "faqs": [
    { "id": "brasilia-faq-1", "question": "Quanto tempo até a Esplanada?", "answer": "Os primeiros ministérios estão a cerca de 2 km; o Congresso, a 4 km, dez minutos pelo Eixo Monumental." },
    { "id": "brasilia-faq-2", "question": "Posso reservar só o auditório?", "answer": "Sim, por turno ou dia inteiro, com equipe técnica. O orçamento é feito por telefone." },
    { "id": "brasilia-faq-3", "question": "Há diária de poucas horas?", "answer": "O quarto por período vale por seis horas, das 8h às 20h, conforme ocupação." },
    { "id": "brasilia-faq-4", "question": "A seca incomoda?", "answer": "De junho a setembro a umidade cai bastante. Beba água e peça o umidificador, que não é cobrado." }
  ]
}$json$::jsonb
);

-- ---------------------------------------------------------------------------
-- Ipê Florianópolis Beira-Mar
-- ---------------------------------------------------------------------------
insert into public.hotels (
  id, name, slug, subtitle, description, location, reference_point,
  price, rating, image_url, hotel_type, is_active, region_id, features
)
values (
  'b0000000-0000-4000-8000-000000000015',
  'Ipê Florianópolis Beira-Mar',
  'ipe-florianopolis',
  'Ciclovia na porta, a Ponte Hercílio Luz na janela e salas com luz natural.',
  'Na Beira-Mar Norte, em Florianópolis, a janela mostra a baía e, ao fundo, a Ponte Hercílio Luz acesa. O prédio fica recuado, atrás de um jardim, com vidro duplo em todas as janelas. As quatro salas de reunião têm luz natural e blecaute elétrico; o saguão, mesas altas para quem prefere trabalhar em pé. O café abre às 6h30, com queijo colonial, cuca e maçã da serra catarinense. A ciclovia de 7 km passa em frente, o Mercado Público fica a dez minutos e o aeroporto, a 14 km pela Via Expressa Sul. São 96 quartos, dois terços deles virados para a água; os outros dão para o morro, onde a noite é silenciosa.',
  'Florianópolis, Santa Catarina',
  'Na Beira-Mar Norte, a 2,5 km da Ponte Hercílio Luz',
  433.00, 4.6, '/art/florianopolis.webp', 'corporate', true, 'a0000000-0000-4000-8000-000000000001',
  $json${
  "hotel_id": "IPE-FLORIPA-01",
  "booking_engine": "hbook",
  "booking_url": "https://hbook.hsystem.com.br/booking",
  "primary_color": "#0f172a",
  "phone": "(48) 0000-0000",
  "whatsapp": "5548900000000",
  "access_step_free": true,
  "access_deaf_guests": true,
  "hero_images": ["/art/florianopolis.webp"],
  "banner_images": ["/art/recepcao.webp"],
  "gallery_images": ["/art/cafe.webp", "/art/reuniao.webp", "/art/restaurante.webp", "/art/piscina.webp", "/art/caiaques.webp", "/art/florianopolis.webp", "/art/quarto-mar.webp", "/art/quarto-cidade.webp"],
  "amenities": [
    { "name": "Salas com janela", "icon": "briefcase", "description": "Quatro espaços, de 10 a 70 pessoas" },
    { "name": "Bicicletário", "icon": "bike", "description": "Oito bicicletas e calibrador" },
    { "name": "Wi-Fi 6", "icon": "wifi", "description": "Pontos novos em cada andar" },
    { "name": "Café às 6h30", "icon": "coffee", "description": "Ovos mexidos na hora e pão assado na cozinha" },
    { "name": "Academia de frente para a baía", "icon": "dumbbell", "description": "Das 5h às 23h" },
    { "name": "Bar da Prancha", "icon": "wine", "description": "Ostras às quintas, chope de cervejarias locais" },
    { "name": "Garagem coberta", "icon": "car", "description": "Sessenta vagas, cobradas à parte" },
    { "name": "Quartos adaptados", "icon": "accessibility", "description": "Cinco unidades, em andares diferentes" }
  ],
  "services": [
    { "name": "Apoio a eventos", "description": "Técnico de som presente durante toda a reunião", "icon": "briefcase" },
    { "name": "Lavanderia de ciclista", "description": "Roupa de treino seca em três horas", "icon": "washing-machine" },
    { "name": "Aluguel de carro", "description": "Balcão parceiro no térreo, das 7h às 19h", "icon": "car" },
    { "name": "Jantar leve", "description": "Sopas e saladas no quarto até as 23h", "icon": "utensils" }
  ],
  "near_sea": true,
  "near_airport": true,
  "quiet": true,
  "wifi": true,
  "breakfast": true,
  "restaurant": true,
  "gym": true,
  "parking": true,
  "security": true,
  "room_service": true,
  "laundry": true,
  "business_center": true,
  "pool": false,
  "history": "Quando o prédio foi erguido, em 1991, a avenida ainda tinha terrenos vazios, e o térreo abrigava uma loja de pranchas. O letreiro dela, restaurado, ilumina o bar.\n\nA rede assumiu o endereço em 2021 e gastou o primeiro ano nas janelas: baixou os peitoris em quarenta centímetros para que o hóspede visse a baía sentado. Depois vieram as salas, a academia e o bicicletário.",
  "experience": "Corra cedo: entre 6h e 7h a Beira-Mar é dos remadores e de quem madruga. Almoce no Mercado Público, no box de ostras que a recepção indicar no dia, e atravesse a ponte a pé no fim da tarde. Com carro, Santo Antônio de Lisboa fica a 13 km, com casario açoriano e jantar olhando o continente; a Lagoa da Conceição, a 12 km, por cima do morro. No verão, evite a SC-401 entre 10h e 13h.",
  "distances": "Baía Norte - 80 m\nPonte Hercílio Luz - 2,5 km\nMercado Público - 2,8 km\nCentroSul - 3 km\nLagoa da Conceição - 12 km\nAeroporto Hercílio Luz - 14 km\nPraia Mole - 16 km",
  "rooms": [
    {
      "id": "florianopolis-cidade",
      "name": "Quarto Cidade",
      "description": "Virado para o morro, mais fresco no verão.",
      "price": 433,
      "images": ["/art/quarto-cidade.webp", "/art/recepcao.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Mesa de trabalho", "Frigobar"],
      "capacity": 2,
      "area": "23\u00a0m²",
      "bed_configuration": "1 cama queen",
      "view": "city"
    },
    {
      "id": "florianopolis-baia",
      "name": "Quarto Baía Norte",
      "description": "Peitoril baixo e poltrona: a água aparece mesmo sentado.",
      "price": 498,
      "images": ["/art/quarto-mar.webp", "/art/florianopolis.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Mesa de trabalho", "Vista para a água", "Frigobar"],
      "capacity": 2,
      "area": "26\u00a0m²",
      "bed_configuration": "1 cama queen ou 2 de solteiro",
      "view": "sea"
    },
    {
      "id": "florianopolis-morro",
      "name": "Quarto Morro da Cruz",
      "description": "Nos fundos, virado para o morro, com a terceira cama junto à janela.",
      "price": 536,
      "images": ["/art/quarto-familia.webp", "/art/cafe.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Berço a pedido", "Frigobar"],
      "capacity": 3,
      "area": "31\u00a0m²",
      "bed_configuration": "1 cama queen e 1 de solteiro"
    },
    {
      "id": "florianopolis-ponte",
      "name": "Suíte Ponte",
      "description": "Canto do 12º andar, com a Hercílio Luz em uma janela e o nascer do sol na outra.",
      "price": 824,
      "images": ["/art/quarto-suite.webp", "/art/quarto-mar.webp"],
      "included_items": ["Café no quarto", "Wi-Fi", "Sala", "Banheira", "Cafeteira", "Frigobar sortido"],
      "capacity": 3,
      "area": "50\u00a0m²",
      "bed_configuration": "1 cama king e 1 sofá-cama",
      "view": "sea"
    },
    {
      "id": "florianopolis-longa",
      "name": "Estúdio Mensal",
      "description": "Cozinha compacta e lavadora, para projetos de algumas semanas.",
      "price": 451,
      "images": ["/art/quarto-cidade.webp", "/art/reuniao.webp"],
      "included_items": ["Wi-Fi", "Cozinha", "Lavadora e secadora", "Mesa de trabalho", "Limpeza duas vezes por semana"],
      "capacity": 2,
      "area": "31\u00a0m²",
      "bed_configuration": "1 cama de casal"
    }
  ],
  "testimonials": [
    { "name": "Guilherme Koerich", "description": "A ponte acesa da banheira: não esperava isso em viagem de trabalho.", "rating": 5, "date": "2026-10-29" },
    { "name": "Natália Frainer", "description": "Sala clara, técnico atencioso, garagem cobrada à parte.", "rating": 4, "date": "2026-04-14" },
    { "name": "Rui Damasceno", "description": "Pedalei às 6h e cheguei à palestra de banho tomado.", "rating": 5, "date": "2026-03-19" },
    { "name": "Elza Teive", "description": "Fiquei 23 dias no estúdio. A lavadora no quarto muda tudo.", "rating": 5, "date": "2025-08-07" },
    { "name": "Hugo Sardá", "description": "Trânsito de verão é o que é. Dentro do hotel, tudo correu bem.", "rating": 4, "date": "2025-05-16" }
  ],
  "faqs": [
    { "id": "florianopolis-faq-1", "question": "Tem praia perto?", "answer": "A avenida é à beira d’água, mas sem banho de mar. Para nadar, indicamos a Praia Mole, a 16 km; com criança, a água rasa da Lagoa da Conceição, a 12 km." },
    { "id": "florianopolis-faq-2", "question": "A garagem é paga?", "answer": "Sim, por diária. Bicicletas não pagam." },
    { "id": "florianopolis-faq-3", "question": "As salas têm equipamento de som?", "answer": "Todas, com técnico presente e teste na véspera." },
    { "id": "florianopolis-faq-4", "question": "Vocês hospedam por mês?", "answer": "Nos estúdios, a partir de 15 noites. Fale com a recepção para valores por período." },
    { "id": "florianopolis-faq-5", "question": "Como vou ao aeroporto?", "answer": "De carro, vinte a trinta minutos. Ônibus executivos passam a 300 m." },
    { "id": "florianopolis-faq-6", "question": "A avenida faz barulho?", "answer": "Na frente, pouco: há um jardim entre a avenida e o prédio, e vidro duplo nas janelas. Os quartos Cidade e Morro da Cruz dão para os fundos." }
  ]
}$json$::jsonb
);

-- ---------------------------------------------------------------------------
-- Ipê Jericoacoara
-- The bare minimum: the slug comes from the trigger, everything else from defaults.
-- ---------------------------------------------------------------------------
insert into public.hotels (id, name, location, region_id, image_url)
values ('b0000000-0000-4000-8000-000000000016', 'Ipê Jericoacoara', 'Jijoca de Jericoacoara, Ceará', 'a0000000-0000-4000-8000-000000000013', '/art/jericoacoara.webp');

-- ---------------------------------------------------------------------------
-- Ipê Manaus
-- Inactive: visitors must never see it or its offers.
-- ---------------------------------------------------------------------------
insert into public.hotels (
  id, name, slug, subtitle, description, location, reference_point,
  price, rating, image_url, hotel_type, is_active, region_id, features
)
values (
  'b0000000-0000-4000-8000-000000000017',
  'Ipê Manaus',
  'ipe-manaus',
  'No Centro de Manaus, a cinco quarteirões do teatro e perto dos barcos do rio Negro.',
  'O Teatro Amazonas está a 500 metros e o porto, a pouco mais de um quilômetro: chega-se à ópera e ao barco sem carro. O hotel tem 58 quartos em um prédio de esquina no Centro de Manaus, com varandas de ferro e ventilação cruzada. O café serve tucumã, pupunha, tapioca com queijo coalho e suco de cupuaçu. A mesa de expedições explica as diferenças entre passeio de um dia e hotel de selva, e guarda sua mala enquanto você estiver no mato. No fim da tarde chove; a varanda é coberta justamente por isso.',
  'Manaus, Amazonas',
  'A 500 m do Teatro Amazonas',
  367.00, 4.5, '/art/manaus.webp', 'standard', false, 'a0000000-0000-4000-8000-000000000014',
  $json${
  "hotel_id": "IPE-MANAUS-01",
  "booking_engine": "omnibees",
  "booking_url": "https://book.omnibees.com/hotelresults",
  "primary_color": "#166534",
  "phone": "(92) 0000-0000",
  "hero_images": ["/art/manaus.webp"],
  "banner_images": ["/art/restaurante.webp"],
  "gallery_images": ["/art/cafe.webp", "/art/recepcao.webp", "/art/varanda.webp", "/art/manaus.webp", "/art/restaurante.webp", "/art/quarto-colonial.webp"],
  "amenities": [
    { "name": "Tucumã no café", "icon": "coffee", "description": "Com tapioca e queijo coalho, das 6h às 10h" },
    { "name": "Mesa de expedições", "icon": "map-pinned", "description": "Roteiros de um a cinco dias" },
    { "name": "Varanda coberta", "icon": "umbrella", "description": "Para assistir à chuva das 16h" },
    { "name": "Ar e ventilação cruzada", "icon": "snowflake", "description": "Janelas nos dois lados" },
    { "name": "Wi-Fi", "icon": "wifi", "description": "Fibra no prédio inteiro" },
    { "name": "Cozinha amazônica", "icon": "utensils", "description": "Tambaqui, pirarucu e farinha do Uarini" }
  ],
  "services": [
    { "name": "Guarda-malas", "description": "Até dez dias, enquanto você sobe o rio", "icon": "briefcase" },
    { "name": "Lavanderia", "description": "Devolução em 24 horas", "icon": "washing-machine" },
    { "name": "Carro ao aeroporto", "description": "Com hora marcada", "icon": "plane" }
  ],
  "near_airport": true,
  "wifi": true,
  "breakfast": true,
  "restaurant": true,
  "central_location": true,
  "laundry": true,
  "pool": false,
  "parking": false,
  "history": "Construído em 1912, no fim do ciclo da borracha, o prédio foi consulado, escola de datilografia e hotel de passagem para regatões.\n\nAs varandas vieram desmontadas de Glasgow e foram numeradas à mão. Na obra de 2022, três números não fechavam: as peças estavam na casa do antigo zelador, que as usava de portão e as trouxe de volta.",
  "experience": "O Encontro das Águas se vê de barco, em passeio de meio dia que passa por casas flutuantes. Entre maio e julho o rio está alto, e os igapós podem ser navegados de canoa; de setembro a novembro surgem as praias de água doce. No Largo de São Sebastião há música quase toda noite, e o tacacá chega em cuia, às 17h, como manda a hora.",
  "distances": [
    { "name": "Teatro Amazonas", "distance": "500 m" },
    { "name": "Porto de Manaus", "distance": "1,2 km" },
    { "name": "Mercado Adolpho Lisboa", "distance": "1,3 km" },
    { "name": "Praia da Ponta Negra", "distance": "14 km" },
    { "name": "Aeroporto Eduardo Gomes", "distance": "15 km" }
  ],
  "rooms": [
    {
      "id": "manaus-esquina",
      "name": "Quarto da Esquina",
      "description": "Varanda de ferro dos dois lados.",
      "price": 418,
      "images": ["/art/quarto-colonial.webp", "/art/manaus.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Varanda", "Ar-condicionado"],
      "capacity": 2,
      "area": "26\u00a0m²",
      "bed_configuration": "1 cama de casal"
    },
    {
      "id": "manaus-negro",
      "name": "Quarto Rio Negro",
      "description": "No terceiro andar, com um pedaço do rio entre os telhados.",
      "price": 367,
      "images": ["/art/quarto-entardecer.webp", "/art/recepcao.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Ar-condicionado", "Ventilador"],
      "capacity": 2,
      "area": "22\u00a0m²",
      "bed_configuration": "2 camas de solteiro",
      "view": "river"
    },
    {
      "id": "manaus-regatao",
      "name": "Suíte Regatão",
      "description": "Sala, rede armada e mesa para abrir o mapa.",
      "price": 560,
      "images": ["/art/quarto-suite.webp", "/art/restaurante.webp"],
      "included_items": ["Café da manhã", "Wi-Fi", "Rede", "Frigobar", "Ar-condicionado"],
      "capacity": 3,
      "area": "39\u00a0m²",
      "bed_configuration": "1 cama king e 1 rede"
    }
  ],
  "testimonials": [
    { "name": "Zuleide Barros", "description": "Fui ao teatro a pé e voltei na chuva, feliz da vida.", "rating": 5, "date": "2025-06-25" },
    { "name": "Nelson Kato", "description": "A mala ficou uma semana guardada e voltou como deixei.", "rating": 4, "date": "2025-03-14" },
    { "name": "Cristina Pontes", "description": "Calor forte, varanda boa, tucumã melhor ainda.", "rating": 4, "date": "2025-02-02" }
  ],
  "faqs": [
    { "id": "manaus-faq-1", "question": "Quando dá para navegar no igapó?", "answer": "Entre maio e julho, quando a água cobre a floresta." },
    { "id": "manaus-faq-2", "question": "Preciso de vacina?", "answer": "A de febre amarela é recomendada. Consulte um posto de saúde dez dias antes da viagem." },
    { "id": "manaus-faq-3", "question": "O hotel vende passeios?", "answer": "Não vendemos; indicamos operadoras e ajudamos a comparar." },
    { "id": "manaus-faq-4", "question": "Dá para caminhar até o porto?", "answer": "Sim, de dia, em vinte minutos. À noite, use carro." }
  ]
}$json$::jsonb
);

-- ---------------------------------------------------------------------------
-- Addresses. Streets, numbers (0000) and postal codes (…000-000) are invented; the points are the
-- town's own, not a building's. Ipê Jericoacoara has none, Ipê Chapada no street.
-- ---------------------------------------------------------------------------
update public.hotels as h
set address_street = a.street, address_city = a.city, address_state = a.state,
    postal_code = a.code, latitude = a.lat, longitude = a.lon
from (values
  ('ipe-bombinhas-praia', 'Avenida das Conchas, 0000', 'Bombinhas', 'SC', '88000-000', -27.13400, -48.51300),
  ('ipe-pantanal-cuiaba', 'Rua dos Tuiuiús, 0000', 'Cuiabá', 'MT', '78000-000', -15.60100, -56.09700),
  ('ipe-curitiba-batel', 'Alameda das Araucárias, 0000', 'Curitiba', 'PR', '80000-000', -25.44100, -49.29000),
  ('ipe-cataratas', 'Avenida das Águas, 0000', 'Foz do Iguaçu', 'PR', '85000-000', -25.57800, -54.51400),
  ('ipe-paulista', 'Rua dos Cobogós, 0000', 'São Paulo', 'SP', '01000-000', -23.56100, -46.65600),
  ('ipe-guanabara', 'Rua das Amendoeiras, 0000', 'Rio de Janeiro', 'RJ', '22000-000', -22.93200, -43.17400),
  ('ipe-pelourinho', 'Ladeira dos Tambores, 0000', 'Salvador', 'BA', '40000-000', -12.97200, -38.50800),
  ('ipe-ouro-preto', 'Ladeira das Pedras, 0000', 'Ouro Preto', 'MG', '35000-000', -20.38500, -43.50400),
  ('ipe-lencois', 'Rua do Rio Manso, 0000', 'Barreirinhas', 'MA', '65000-000', -2.74700, -42.82600),
  ('ipe-recife-antigo', 'Rua das Sombrinhas, 0000', 'Recife', 'PE', '50000-000', -8.06300, -34.87100),
  ('ipe-noronha', 'Vila das Gaivotas, 0000', 'Fernando de Noronha', 'PE', '53000-000', -3.84600, -32.41100),
  ('ipe-gramado', 'Rua das Hortênsias, 0000', 'Gramado', 'RS', '95000-000', -29.37900, -50.87400),
  ('ipe-chapada', null, 'Alto Paraíso de Goiás', 'GO', '73000-000', -14.13000, -47.51000),
  ('ipe-brasilia', 'Quadra dos Ipês, bloco 0000', 'Brasília', 'DF', '70000-000', -15.79400, -47.88200),
  ('ipe-florianopolis', 'Avenida da Baía, 0000', 'Florianópolis', 'SC', '88000-000', -27.58700, -48.55300),
  ('ipe-manaus', 'Rua dos Igarapés, 0000', 'Manaus', 'AM', '69000-000', -3.13000, -60.02300)
) as a (slug, street, city, state, code, lat, lon)
where h.slug = a.slug;

-- ---------------------------------------------------------------------------
-- Hotel images (some hotels flag a main one, some rely on the first, the rest on image_url)
-- ---------------------------------------------------------------------------
insert into public.hotel_images (id, hotel_id, image_url, is_main, created_at)
values
  ('d0000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000001', '/art/bombinhas.webp', true, now() - interval '59 minutes'),
  ('d0000000-0000-4000-8000-000000000002', 'b0000000-0000-4000-8000-000000000001', '/art/bombinhas-capa.webp', false, now() - interval '58 minutes'),
  ('d0000000-0000-4000-8000-000000000003', 'b0000000-0000-4000-8000-000000000001', '/art/piscina.webp', false, now() - interval '57 minutes'),
  ('d0000000-0000-4000-8000-000000000004', 'b0000000-0000-4000-8000-000000000002', '/art/pantanal.webp', false, now() - interval '56 minutes'),
  ('d0000000-0000-4000-8000-000000000005', 'b0000000-0000-4000-8000-000000000002', '/art/restaurante.webp', false, now() - interval '55 minutes'),
  ('d0000000-0000-4000-8000-000000000006', 'b0000000-0000-4000-8000-000000000003', '/art/recepcao.webp', false, now() - interval '54 minutes'),
  ('d0000000-0000-4000-8000-000000000007', 'b0000000-0000-4000-8000-000000000003', '/art/curitiba.webp', true, now() - interval '53 minutes'),
  ('d0000000-0000-4000-8000-000000000008', 'b0000000-0000-4000-8000-000000000004', '/art/iguacu.webp', true, now() - interval '52 minutes'),
  ('d0000000-0000-4000-8000-000000000009', 'b0000000-0000-4000-8000-000000000004', '/art/familia-piscina.webp', false, now() - interval '51 minutes'),
  ('d0000000-0000-4000-8000-000000000010', 'b0000000-0000-4000-8000-000000000004', '/art/restaurante.webp', false, now() - interval '50 minutes'),
  ('d0000000-0000-4000-8000-000000000011', 'b0000000-0000-4000-8000-000000000005', '/art/saopaulo.webp', false, now() - interval '49 minutes'),
  ('d0000000-0000-4000-8000-000000000012', 'b0000000-0000-4000-8000-000000000006', '/art/quarto-mar.webp', false, now() - interval '48 minutes'),
  ('d0000000-0000-4000-8000-000000000013', 'b0000000-0000-4000-8000-000000000006', '/art/rio.webp', true, now() - interval '47 minutes'),
  ('d0000000-0000-4000-8000-000000000014', 'b0000000-0000-4000-8000-000000000009', '/art/lencois.webp', true, now() - interval '46 minutes'),
  ('d0000000-0000-4000-8000-000000000015', 'b0000000-0000-4000-8000-000000000009', '/art/quarto-entardecer.webp', false, now() - interval '45 minutes'),
  ('d0000000-0000-4000-8000-000000000016', 'b0000000-0000-4000-8000-000000000009', '/art/spa.webp', false, now() - interval '44 minutes'),
  ('d0000000-0000-4000-8000-000000000017', 'b0000000-0000-4000-8000-000000000011', '/art/noronha.webp', true, now() - interval '43 minutes'),
  ('d0000000-0000-4000-8000-000000000018', 'b0000000-0000-4000-8000-000000000011', '/art/quarto-suite.webp', false, now() - interval '42 minutes'),
  ('d0000000-0000-4000-8000-000000000019', 'b0000000-0000-4000-8000-000000000012', '/art/gramado.webp', false, now() - interval '41 minutes'),
  ('d0000000-0000-4000-8000-000000000020', 'b0000000-0000-4000-8000-000000000012', '/art/quarto-chale.webp', false, now() - interval '40 minutes');

-- ---------------------------------------------------------------------------
-- Offers. Dates are counted from the day of planting in São Paulo. None comes or goes on the day
-- after, so that a midnight right after the planting changes nothing that a visitor sees.
-- ---------------------------------------------------------------------------
-- ipe-bombinhas-praia: valid now
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000001', 'Feriado na praia', 1790.00, '/art/bombinhas-capa.webp',
  'https://reservas.ipehoteis.example/ofertas/feriado-na-praia', true,
  'Quatro noites para desligar: café sem despertador, duas bicicletas por quarto e um jantar no fogão do pátio na noite de chegada.',
  $json$["4 noites para 2 adultos", "Café até as 11h", "2 bicicletas por quarto", "Cadeiras e guarda-sol"]$json$::jsonb,
  (now() at time zone 'America/Sao_Paulo')::date - 10, (now() at time zone 'America/Sao_Paulo')::date + 30,
  (now() at time zone 'America/Sao_Paulo')::date + 7, (now() at time zone 'America/Sao_Paulo')::date + 45, now() - interval '22 hours',
  '{family}', 4, 4, '{}', null
);

-- ipe-bombinhas-praia: valid now, open-ended
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000002', 'b0000000-0000-4000-8000-000000000001', 'Café, mar e rede', 890.00, '/art/cafe.webp',
  'https://reservas.ipehoteis.example/ofertas/cafe-mar-e-rede', true,
  'Duas noites no quarto com varanda. O café sobe na bandeja às 9h, e a rede já está esticada quando você chega.',
  $json$["2 noites para 2 adultos", "Café servido na varanda", "Rede montada no quarto"]$json$::jsonb,
  null, null,
  null, null, now() - interval '21 hours',
  '{couple}', 2, 2, '{}', null
);

-- ipe-bombinhas-praia: valid now, only a start
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000003', 'b0000000-0000-4000-8000-000000000001', 'Lua de mel em Bombas', 2090.00, '/art/quarto-entardecer.webp',
  'https://reservas.ipehoteis.example/ofertas/lua-de-mel-em-bombas', true,
  'Três noites na suíte com banheira, jantar de peixe a dois e uma garrafa de espumante catarinense gelando no quarto.',
  $json$["3 noites na Suíte Pôr do Sol", "Jantar para dois", "Espumante catarinense", "Café na suíte"]$json$::jsonb,
  (now() at time zone 'America/Sao_Paulo')::date - 20, null,
  null, null, now() - interval '20 hours',
  '{couple}', 3, 3, '{}', 'Suíte Pôr do Sol'
);

-- ipe-bombinhas-praia: valid now, only an end
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000004', 'b0000000-0000-4000-8000-000000000001', 'Férias com as crianças', 2290.00, '/art/familia-piscina.webp',
  'https://reservas.ipehoteis.example/ofertas/ferias-com-as-criancas', true,
  'Quatro noites no Quarto Família, com jantar das crianças às 18h30 e recreação até a hora de tomar banho. Os pais escolhem: caiaque ou livro.',
  $json$["4 noites no Quarto Família", "Recreação de quarta a domingo", "Jantar infantil", "Caiaque duplo"]$json$::jsonb,
  null, (now() at time zone 'America/Sao_Paulo')::date + 60,
  (now() at time zone 'America/Sao_Paulo')::date + 5, (now() at time zone 'America/Sao_Paulo')::date + 75, now() - interval '19 hours',
  '{family}', 4, 4, '{}', 'Quarto Família'
);

-- ipe-bombinhas-praia: ends soon
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000005', 'b0000000-0000-4000-8000-000000000001', 'Meio de semana na enseada', 920.00, '/art/caiaques.webp',
  'https://reservas.ipehoteis.example/ofertas/meio-de-semana-na-enseada', true,
  'De segunda a quinta a praia esvazia e o preço acompanha. Duas noites, mar liso e um passeio de caiaque com o instrutor da casa.',
  $json$["De segunda a quinta", "2 noites para 2 adultos", "Uma hora de caiaque guiado"]$json$::jsonb,
  (now() at time zone 'America/Sao_Paulo')::date - 30, (now() at time zone 'America/Sao_Paulo')::date + 5,
  (now() at time zone 'America/Sao_Paulo')::date + 1, (now() at time zone 'America/Sao_Paulo')::date + 40, now() - interval '18 hours',
  '{couple}', 2, 2, '{1,2}', 'Suíte Vista Mar'
);

-- ipe-pantanal-cuiaba: valid now
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000006', 'b0000000-0000-4000-8000-000000000002', 'Véspera de Pantanal', 1040.00, '/art/capa.webp',
  'https://reservas.ipehoteis.example/ofertas/vespera-de-pantanal', true,
  'Duas noites antes da estrada e uma depois, com a mala grande guardada no meio. A roupa da viagem volta limpa na última manhã.',
  $json$["3 noites para 2 adultos", "Marmita de campo", "Guarda-volumes", "Lavanderia de uma muda por pessoa"]$json$::jsonb,
  (now() at time zone 'America/Sao_Paulo')::date - 15, (now() at time zone 'America/Sao_Paulo')::date + 90,
  (now() at time zone 'America/Sao_Paulo')::date + 3, (now() at time zone 'America/Sao_Paulo')::date + 120, now() - interval '17 hours',
  '{couple,family}', 3, 3, '{}', null
);

-- ipe-curitiba-batel: valid now, no offer link
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000007', 'b0000000-0000-4000-8000-000000000003', 'Escritório no Batel', 1850.00, '/art/quarto-cidade.webp',
  null, true,
  'Trabalho remoto de segunda a sábado: cabine fechada em horário fixo, almoço no bistrô e uma mesa que não é a da sua cozinha.',
  $json$["5 noites para 1 pessoa", "Cabine de chamada reservada", "Almoço executivo", "Passadoria de 5 peças"]$json$::jsonb,
  (now() at time zone 'America/Sao_Paulo')::date - 40, (now() at time zone 'America/Sao_Paulo')::date + 45,
  (now() at time zone 'America/Sao_Paulo')::date, (now() at time zone 'America/Sao_Paulo')::date + 60, now() - interval '16 hours',
  '{work}', 5, 5, '{1}', null
);

-- ipe-cataratas: valid now
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000008', 'b0000000-0000-4000-8000-000000000004', 'Os dois lados das Cataratas', 1490.00, '/art/iguacu.webp',
  'https://reservas.ipehoteis.example/ofertas/dois-lados-das-cataratas', true,
  'Três noites, tempo certo para ver as quedas do Brasil, as da Argentina e ainda dormir até tarde uma vez. Ingressos dos parques não incluídos.',
  $json$["3 noites para 2 adultos", "Café a partir das 6h", "Planejamento dos passeios", "Jantar das três fronteiras"]$json$::jsonb,
  (now() at time zone 'America/Sao_Paulo')::date - 7, (now() at time zone 'America/Sao_Paulo')::date + 75,
  (now() at time zone 'America/Sao_Paulo')::date + 2, (now() at time zone 'America/Sao_Paulo')::date + 100, now() - interval '15 hours',
  '{couple,family}', 3, 3, '{}', null
);

-- ipe-paulista: valid now, no price
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000009', 'b0000000-0000-4000-8000-000000000005', 'Domingo na Paulista', null, '/art/saopaulo.webp',
  'https://reservas.ipehoteis.example/ofertas/domingo-na-paulista', true,
  'Chegue no sábado, durma com a janela acústica fechada e pegue a avenida livre de carros na manhã seguinte.',
  $json$["Noite de sábado para domingo", "2 bicicletas", "Pão na chapa no balcão"]$json$::jsonb,
  (now() at time zone 'America/Sao_Paulo')::date - 5, (now() at time zone 'America/Sao_Paulo')::date + 50,
  (now() at time zone 'America/Sao_Paulo')::date + 1, (now() at time zone 'America/Sao_Paulo')::date + 58, now() - interval '14 hours',
  '{couple}', 1, 1, '{6}', null
);

-- ipe-guanabara: expired yesterday
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000010', 'b0000000-0000-4000-8000-000000000006', 'Fim de semana no Aterro', 940.00, '/art/rio.webp',
  'https://reservas.ipehoteis.example/ofertas/fim-de-semana-no-aterro', true,
  'Sexta no terraço, sábado na praia e domingo de bicicleta pelo parque de Burle Marx.',
  $json$["2 noites para 2 adultos", "Bicicletas no domingo", "Mate no terraço"]$json$::jsonb,
  (now() at time zone 'America/Sao_Paulo')::date - 60, (now() at time zone 'America/Sao_Paulo')::date - 1,
  (now() at time zone 'America/Sao_Paulo')::date - 55, (now() at time zone 'America/Sao_Paulo')::date - 1, now() - interval '13 hours',
  '{couple}', 2, 2, '{5}', null
);

-- ipe-pelourinho: valid now, features of mixed types
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000011', 'b0000000-0000-4000-8000-000000000007', 'Terça de bênção', 760.00, '/art/salvador.webp',
  'https://reservas.ipehoteis.example/ofertas/terca-de-bencao', true,
  'Duas noites com a terça no meio: missa ao som de atabaque, acarajé no largo e caminho de volta curto.',
  $json$["Café", 2, null, "", true]$json$::jsonb,
  (now() at time zone 'America/Sao_Paulo')::date - 12, (now() at time zone 'America/Sao_Paulo')::date + 80,
  null, null, now() - interval '12 hours',
  '{couple}', 2, 2, '{0,1}', null
);

-- ipe-ouro-preto: inactive
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000012', 'b0000000-0000-4000-8000-000000000008', 'Broa e lareira', 720.00, '/art/restaurante.webp',
  'https://reservas.ipehoteis.example/ofertas/broa-e-lareira', false,
  'Para os meses frios: caldo quente na chegada, lareira acesa e broa embrulhada para a viagem de volta.',
  $json$["2 noites para 2 adultos", "Caldo na chegada", "Mapa das ladeiras"]$json$::jsonb,
  (now() at time zone 'America/Sao_Paulo')::date - 20, (now() at time zone 'America/Sao_Paulo')::date + 100,
  (now() at time zone 'America/Sao_Paulo')::date, (now() at time zone 'America/Sao_Paulo')::date + 120, now() - interval '11 hours',
  '{couple}', 2, 2, '{}', null
);

-- ipe-manaus: of the inactive hotel
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000013', 'b0000000-0000-4000-8000-000000000017', 'Ópera e igapó', 1310.00, '/art/manaus.webp',
  'https://reservas.ipehoteis.example/ofertas/opera-e-igapo', true,
  'Uma noite de teatro, uma de rio e uma para descansar das duas.',
  $json$["3 noites para 2 adultos", "Café com tucumã", "Guarda-malas"]$json$::jsonb,
  (now() at time zone 'America/Sao_Paulo')::date - 10, (now() at time zone 'America/Sao_Paulo')::date + 120,
  (now() at time zone 'America/Sao_Paulo')::date + 4, (now() at time zone 'America/Sao_Paulo')::date + 140, now() - interval '10 hours',
  '{couple}', 3, 3, '{}', null
);

-- ipe-gramado: starts soon
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000014', 'b0000000-0000-4000-8000-000000000012', 'Roda de vinho na serra', 1320.00, '/art/gramado.webp',
  'https://reservas.ipehoteis.example/ofertas/roda-de-vinho-na-serra', true,
  'Duas noites a partir de quinta-feira, quando os produtores trazem as garrafas e contam a safra sem pressa.',
  $json$["2 noites, com a de quinta", "Roda com produtores", "Tábua de queijos", "Carro ao centro"]$json$::jsonb,
  (now() at time zone 'America/Sao_Paulo')::date + 6, (now() at time zone 'America/Sao_Paulo')::date + 60,
  (now() at time zone 'America/Sao_Paulo')::date + 10, (now() at time zone 'America/Sao_Paulo')::date + 70, now() - interval '9 hours',
  '{couple}', 2, 2, '{3,4}', null
);

-- ipe-gramado: valid now
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000015', 'b0000000-0000-4000-8000-000000000012', 'Lua de mel no chalé', 3290.00, '/art/quarto-chale.webp',
  'https://reservas.ipehoteis.example/ofertas/lua-de-mel-no-chale', true,
  'Três noites no chalé de 1931, com o fogo já aceso, fondue na primeira noite e ninguém batendo à porta antes das 10h.',
  $json$["3 noites na Casa Zanella", "Fondue para dois", "Lenha e banheira", "Café servido na casa"]$json$::jsonb,
  (now() at time zone 'America/Sao_Paulo')::date - 25, (now() at time zone 'America/Sao_Paulo')::date + 110,
  null, null, now() - interval '8 hours',
  '{couple}', 3, 3, '{}', null
);

-- ipe-lencois: valid now
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000016', 'b0000000-0000-4000-8000-000000000009', 'Lagoa, rio e rede', 1560.00, '/art/lencois.webp',
  'https://reservas.ipehoteis.example/ofertas/lagoa-rio-e-rede', true,
  'Três noites com um dia para as dunas, um para o Preguiças e um inteiro para não fazer nada. Os passeios são pagos às operadoras.',
  $json$["3 noites no Bangalô Buriti", "Traslado de ida e volta ao centro", "Marmita de passeio", "Café da manhã"]$json$::jsonb,
  (now() at time zone 'America/Sao_Paulo')::date - 3, (now() at time zone 'America/Sao_Paulo')::date + 40,
  (now() at time zone 'America/Sao_Paulo')::date + 6, (now() at time zone 'America/Sao_Paulo')::date + 55, now() - interval '7 hours',
  '{couple}', 3, 7, '{}', 'Bangalô Buriti'
);

-- ipe-noronha: valid now, long stay window
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000017', 'b0000000-0000-4000-8000-000000000011', 'Sete noites de maré baixa', 7990.00, '/art/noronha.webp',
  'https://reservas.ipehoteis.example/ofertas/sete-noites-de-mare-baixa', true,
  'Uma semana na vila, com um batismo de mergulho e tempo para repetir a praia de que mais gostou. Taxas da ilha à parte.',
  $json$["7 noites para 2 adultos", "Traslado na ilha", "Batismo de mergulho", "Máscara e nadadeira"]$json$::jsonb,
  (now() at time zone 'America/Sao_Paulo')::date - 30, (now() at time zone 'America/Sao_Paulo')::date + 180,
  (now() at time zone 'America/Sao_Paulo')::date + 15, (now() at time zone 'America/Sao_Paulo')::date + 240, now() - interval '6 hours',
  '{couple,family}', 7, 7, '{}', null
);

-- ipe-recife-antigo: valid now, only an end
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000018', 'b0000000-0000-4000-8000-000000000010', 'Baixa temporada no Porto', 630.00, '/art/recife.webp',
  'https://reservas.ipehoteis.example/ofertas/baixa-temporada-no-porto', true,
  'Fora da alta temporada o Recife Antigo volta a ser bairro. Duas noites, bolo de rolo na chegada e os museus quase vazios.',
  $json$["2 noites para 2 adultos", "Bolo de rolo na chegada", "Café com cuscuz"]$json$::jsonb,
  null, (now() at time zone 'America/Sao_Paulo')::date + 35,
  (now() at time zone 'America/Sao_Paulo')::date, (now() at time zone 'America/Sao_Paulo')::date + 42, now() - interval '5 hours',
  '{couple}', 2, 2, '{}', null
);

-- ipe-recife-antigo: valid now
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000019', 'b0000000-0000-4000-8000-000000000010', 'Do mar ao agreste', 1080.00, '/art/sertao.webp',
  'https://reservas.ipehoteis.example/ofertas/do-mar-ao-agreste', true,
  'Três noites e um dia inteiro de estrada: xilogravura em Bezerros, barro no Alto do Moura, em Caruaru, e volta ao porto para jantar. Carro não incluído.',
  $json$["3 noites para 2 adultos", "Roteiro impresso", "Lanche para a estrada", "Café antes das 6h"]$json$::jsonb,
  (now() at time zone 'America/Sao_Paulo')::date - 6, (now() at time zone 'America/Sao_Paulo')::date + 70,
  (now() at time zone 'America/Sao_Paulo')::date + 4, (now() at time zone 'America/Sao_Paulo')::date + 90, now() - interval '4 hours',
  '{couple,family}', 3, 3, '{}', null
);

-- ipe-florianopolis: valid now, only a start
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000020', 'b0000000-0000-4000-8000-000000000015', 'Um mês à beira da baía', 8960.00, '/art/florianopolis.webp',
  'https://reservas.ipehoteis.example/ofertas/um-mes-a-beira-da-baia', true,
  'Vinte e oito noites para trabalhar de longe: cozinha, lavadora e ciclovia na porta antes da primeira chamada.',
  $json$["28 noites no Estúdio Mensal", "Limpeza duas vezes por semana", "Mesa no saguão", "Bicicleta"]$json$::jsonb,
  (now() at time zone 'America/Sao_Paulo')::date - 1, null,
  null, null, now() - interval '3 hours',
  '{work}', 28, 28, '{}', 'Estúdio Mensal'
);

-- ipe-brasilia: valid now, price zero, no stay period
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000021', 'b0000000-0000-4000-8000-000000000014', 'Sessão estendida', 0.00, '/art/brasilia.webp',
  'https://reservas.ipehoteis.example/ofertas/sessao-estendida', true,
  'Para quem ia embora às 18h e não foi: quarto por algumas horas ou por mais uma noite, com valor informado pela recepção.',
  $json$["Quarto por período", "Jantar até a meia-noite"]$json$::jsonb,
  (now() at time zone 'America/Sao_Paulo')::date - 8, (now() at time zone 'America/Sao_Paulo')::date + 25,
  null, null, now() - interval '2 hours',
  '{work}', null, 2, '{}', null
);

-- ipe-chapada: valid now, no image and no description
insert into public.hotel_packages (
  id, hotel_id, name, price, image_url, offer_link, is_active,
  description, features,
  valid_from, valid_until, offer_start_date, offer_end_date, created_at,
  tags, min_nights, max_nights, arrival_days, room_name
)
values (
  'c0000000-0000-4000-8000-000000000022', 'b0000000-0000-4000-8000-000000000013', 'Poço, trilha e fogueira', 1210.00, null,
  'https://reservas.ipehoteis.example/ofertas/poco-trilha-e-fogueira', true,
  null,
  $json$["3 noites", "Lanche de trilha", ["aninhado"], { "chave": "valor" }]$json$::jsonb,
  (now() at time zone 'America/Sao_Paulo')::date - 14, (now() at time zone 'America/Sao_Paulo')::date + 21,
  null, (now() at time zone 'America/Sao_Paulo')::date + 28, now() - interval '1 hours',
  '{couple}', 3, 3, '{}', null
);

-- ---------------------------------------------------------------------------
-- Chain settings (single row; a migration may have created it already)
-- ---------------------------------------------------------------------------
insert into public.general_config (id, hero_video_horizontal, hero_video_vertical, primary_color, light_logo_url, dark_logo_url, whatsapp)
values (1, 'https://vimeo.com/000000010', 'https://vimeo.com/000000011', '#f97316', null, null, '5541900000000')
on conflict (id) do update set
  hero_video_horizontal = excluded.hero_video_horizontal,
  hero_video_vertical = excluded.hero_video_vertical,
  primary_color = excluded.primary_color,
  light_logo_url = excluded.light_logo_url,
  dark_logo_url = excluded.dark_logo_url,
  whatsapp = excluded.whatsapp;

-- ---------------------------------------------------------------------------
-- What visitors have done in the eight weeks until yesterday. The numbers are invented, and the same for each
-- day that they are made: of ten pages of a hotel about two open the booking bar, and one leads out.
-- ---------------------------------------------------------------------------
with days as (
  select (now() at time zone 'America/Sao_Paulo')::date - back as day, back
  from generate_series(1, 56) as back
),
pages as (
  select d.day, d.back, h.id as hotel_id, null::uuid as offer_id, h.slug as name, 24 as usual
  from days d cross join public.hotels h where h.is_active
  union all
  select d.day, d.back, p.hotel_id, p.id, p.name, 9
  from days d cross join public.hotel_packages p join public.hotels h on h.id = p.hotel_id
  where p.is_active and h.is_active
),
visits as (
  select p.*,
    -- Some are more looked for than others, weekends more than other days, these weeks more than those before.
    greatest(1, (
      p.usual * (0.4 + mod(abs(hashtext(p.name)), 100) / 60.0)
      * case when extract(isodow from p.day) >= 6 then 1.5 else 1 end
      * (1.15 - p.back / 200.0) + mod(abs(hashtext(p.name || p.back)), 9)
    )::integer) as visits
  from pages p
)
insert into public.step_counts (day, step, hotel_id, offer_id, campaign, visits)
select v.day, s.step, v.hotel_id, v.offer_id, '', (v.visits * s.share)::integer
from visits v
  cross join (
    values ('page', 1.0), ('bar', 0.24), ('engine', 0.1), ('phone', 0.012), ('whatsapp', 0.016)
  ) as s(step, share)
where (v.visits * s.share)::integer > 0
union all
-- A visit begins on the page of a hotel or of an offer, which it is counted with, or on another page.
select v.day, 'entry', v.hotel_id, v.offer_id, c.campaign, (v.visits * c.share)::integer
from visits v
  cross join (values ('', 0.4), ('verao-na-praia', 0.1), ('novidades-de-novembro', 0.05)) as c(campaign, share)
where (v.visits * c.share)::integer > 0
union all
select v.day, 'entry', null, null, c.campaign, (sum(v.visits) * c.share)::integer
from visits v
  cross join (values ('', 0.8), ('verao-na-praia', 0.2), ('novidades-de-novembro', 0.1)) as c(campaign, share)
group by v.day, c.campaign, c.share
union all
select v.day, s.step, v.hotel_id, v.offer_id, c.campaign, s.times * (1 + mod(v.back, 3))
from visits v
  join (values ('verao-na-praia', 0), ('novidades-de-novembro', 1)) as c(campaign, turn)
    on mod(abs(hashtext(v.name || v.back)), 8) = c.turn
  cross join (values ('page', 6), ('bar', 2), ('engine', 1)) as s(step, times)
where v.offer_id is not null;
