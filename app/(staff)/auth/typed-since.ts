const SECRETS = 'input:is([name="password"], [name="confirmation"], [name="code"])';

/** Clears the passwords and the code that were sent, unless they have changed since. */
export function emptySent(form: HTMLFormElement, sent: FormData): void {
  for (const field of form.querySelectorAll<HTMLInputElement>(SECRETS)) {
    if (field.value === sent.get(field.name)) field.value = '';
  }
}

/** Whether a field differs from what was sent. */
export const isTypedSince = (form: HTMLFormElement, sent: FormData): boolean =>
  [...new FormData(form)].some(([name, value]) => sent.get(name) !== value);
