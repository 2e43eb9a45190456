import { tabStorage } from '@/components/ui/stored-text';

/**
 * The e-mail typed in one mode of the sign-in page, for the next mode. Stored in the tab's session,
 * never in the URL, which ends up in histories and logs.
 */
const KEY = 'auth_email';

const emailOf = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>('input[name=email]') ?? null;

/** Stores the e-mail typed in a form. Without storage it has to be typed again. */
export function keepEmail(form: HTMLFormElement | null): void {
  const typed = emailOf(form)?.value.trim();
  if (typed) tabStorage.write(KEY, typed);
}

/** Fills the stored e-mail into a form with an empty field. It is used once. */
export function fillKeptEmail(form: HTMLFormElement | null): void {
  const field = emailOf(form);
  if (!field) return;
  field.value ||= tabStorage.read(KEY) ?? '';
  tabStorage.write(KEY, null);
}
