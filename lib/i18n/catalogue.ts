import 'server-only';
import failure from '@/messages/pt-BR/failure.json';
import dialog from '@/messages/pt-BR/search-dialog.json';
import stay from '@/messages/pt-BR/stay-fields.json';
import withoutConnection from '@/messages/pt-BR/without-connection.json';
import rest from '@/messages/pt-BR.json';

/**
 * All visible copy. Texts that public pages show only from code they load later are in files of
 * their own, so that this code imports them and no page carries them (docs/decisions/0016). Client
 * components may only import the type: importing the catalogue would bundle it for the browser.
 */
export const messages = {
  ...rest,
  withoutConnection,
  site: { ...rest.site, failure },
  search: { ...rest.search, dialog },
  booking: { ...rest.booking, ...stay },
};
