type Values = Readonly<Record<string, string | number>>;

/** 'de {from} a {to}' with its values; a name without a value stays as it is written. */
export function fill(template: string, values: Values): string {
  return template.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}

/** One form for exactly one, the other for everything else: '1 noite', '0 crianças'. */
export function pluralize(forms: { one: string; other: string }, count: number): string {
  return fill(count === 1 ? forms.one : forms.other, { count });
}
