import type { AuthFailure } from './state';

const SECRETS = 'input:is([name="password"], [name="confirmation"], [name="code"])';
const CONFIRMATION = 'input[name="confirmation"]';

/**
 * Clears the passwords and the code that were sent, unless they have changed since; only the
 * confirmation if it is the only field that was refused.
 */
export function emptySent(
  form: HTMLFormElement,
  sent: FormData,
  refused: AuthFailure['fields'] = {},
): void {
  const isMismatch = Object.keys(refused).join() === 'confirmation';
  const emptied = isMismatch ? CONFIRMATION : SECRETS;
  for (const field of form.querySelectorAll<HTMLInputElement>(emptied)) {
    if (field.value === sent.get(field.name)) field.value = '';
  }
}

/** Whether a field differs from what was sent. */
export const isTypedSince = (form: HTMLFormElement, sent: FormData): boolean =>
  [...new FormData(form)].some(([name, value]) => sent.get(name) !== value);
