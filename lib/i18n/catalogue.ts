import 'server-only';
import failure from '@/messages/pt-BR/failure.json';
import dialog from '@/messages/pt-BR/search-dialog.json';
import stay from '@/messages/pt-BR/stay-fields.json';
import withoutConnection from '@/messages/pt-BR/without-connection.json';
import rest from '@/messages/pt-BR.json';

/**
 * All visible copy. What only later code of public pages shows is in files of its own, so that this code
 * imports its texts and no page carries them (docs/decisions/0016). Client components import the type
 * alone: the catalogue itself would come into the browser.
 */
export const messages = {
  ...rest,
  withoutConnection,
  site: { ...rest.site, failure },
  search: { ...rest.search, dialog },
  booking: { ...rest.booking, ...stay },
};
