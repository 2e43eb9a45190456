const SECRETS = 'input:is([name="password"], [name="confirmation"], [name="code"])';

/** Empties the passwords and the code that were sent. What was typed since then stays. */
export function emptySent(form: HTMLFormElement, sent: FormData): void {
  for (const field of form.querySelectorAll<HTMLInputElement>(SECRETS)) {
    if (field.value === sent.get(field.name)) field.value = '';
  }
}

/** Whether a field holds something else than what was sent. */
export const isTypedSince = (form: HTMLFormElement, sent: FormData): boolean =>
  [...new FormData(form)].some(([name, value]) => sent.get(name) !== value);
