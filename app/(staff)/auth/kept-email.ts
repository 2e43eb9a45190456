import { tabStorage } from '@/components/ui/stored-text';

/**
 * The e-mail that was typed in one mode of the sign-in page, for the next one. In the tab's session
 * and never in the URL, which histories and logs keep.
 */
const KEY = 'auth_email';

const emailOf = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>('input[name=email]') ?? null;

/** Keeps what was typed as e-mail in a form. Without storage it is typed again. */
export function keepEmail(form: HTMLFormElement | null): void {
  const typed = emailOf(form)?.value.trim();
  if (typed) tabStorage.write(KEY, typed);
}

/** Fills the kept e-mail into a form whose field is empty; it is used once. */
export function fillKeptEmail(form: HTMLFormElement | null): void {
  const field = emailOf(form);
  if (!field) return;
  field.value ||= tabStorage.read(KEY) ?? '';
  tabStorage.write(KEY, null);
}
