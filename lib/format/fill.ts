type Values = Readonly<Record<string, string | number>>;

/** 'de {from} a {to}' with its values; a name without a value stays as it is written. */
export function fill(template: string, values: Values): string {
  return template.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}
