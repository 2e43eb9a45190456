import { parseDigest, queryErrorToast } from '@/components/site/toast-query-error';
import { QueryError, type QueryErrorKind, type QuerySubject } from '@/lib/db/run-query';

const KINDS: QueryErrorKind[] = ['timeout', 'network', 'database', 'invalid-response'];

/** Converts a failed read to a toast, by way of its digest as in production. */
function toastFor(subject: QuerySubject, kind: QueryErrorKind, message = 'boom') {
  const failure = parseDigest(new QueryError(subject, kind, message).digest);
  return failure && queryErrorToast(failure);
}

const HOTELS = 'Erro ao carregar hotéis';

describe('the error catalog', () => {
  it.each<[QuerySubject, QueryErrorKind, string, string | undefined]>([
    ['featured', 'database', 'Não foi possível carregar os hotéis em destaque.', undefined],
    ['featured', 'timeout', 'Tempo limite excedido ao carregar hotéis em destaque.', undefined],
    ['featured', 'network', 'Erro ao conectar com o banco de dados.', undefined],
    ['featured', 'invalid-response', 'Erro ao conectar com o banco de dados.', undefined],
    [
      'hotels',
      'timeout',
      HOTELS,
      'Tempo limite excedido ao carregar hotéis. Verifique sua conexão.',
    ],
    ['hotels', 'network', HOTELS, 'Erro de conexão. Verifique sua internet.'],
    ['hotels', 'database', HOTELS, 'Erro do banco de dados: boom'],
    ['hotels', 'invalid-response', HOTELS, 'Não foi possível carregar os hotéis disponíveis.'],
  ])('%s, %s: %s', (subject, kind, title, description) => {
    expect(toastFor(subject, kind)).toEqual({ tone: 'destructive', title, description });
  });

  it.each<[QuerySubject, string, string | undefined]>([
    ['hotel', 'Erro inesperado ao carregar dados do hotel', 'Error loading hotel details'],
    ['offers', 'Erro ao carregar pacotes', undefined],
    ['offer', 'Erro ao carregar pacote', undefined],
    ['hotel-offers', 'Falha ao carregar pacotes especiais', undefined],
    ['rooms', 'Falha ao carregar acomodações', undefined],
    ['destinations', 'Não foi possível carregar os destinos', undefined],
    ['regions', 'Erro ao carregar regiões', 'Não foi possível carregar as regiões disponíveis.'],
  ])('%s, for any kind of failure: %s', (subject, title, description) => {
    for (const kind of KINDS) {
      expect(toastFor(subject, kind)).toEqual({ tone: 'destructive', title, description });
    }
  });

  it('failed settings are only logged', () => {
    for (const kind of KINDS) expect(toastFor('settings', kind)).toBeNull();
  });

  it.each([
    ["$& $' $1 $$"],
    ['column "x": does not exist'],
    ['first line\nsecond line'],
    ['<script>alert(1)</script>'],
    ['{message}'],
    [''],
  ])('shows the message of the database unchanged: %j', (message) => {
    expect(toastFor('hotels', 'database', message)?.description).toBe(
      `Erro do banco de dados: ${message}`,
    );
  });
});

it.each([[undefined], [''], ['2718281828'], ['NEXT_NOT_FOUND'], ['read:hotels'], ['read::x:y']])(
  'the digest %j is not that of a failed read',
  (digest) => {
    expect(parseDigest(digest)).toBeNull();
  },
);
