import { formatNumber } from '@/lib/format/format-number';

type Values = Readonly<Record<string, string | number>>;

const ARGUMENT = /\{(\w+)(?:, plural,((?: =?\w+ \{(?:[^{}]|\{\w+\})*\})+))?\}/g;
const PLURAL_FORM = / (=?\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** As Unicode has it for Portuguese. Intl.PluralRules costs a cheap phone a twentieth of a second. */
const category = (value: number) => (Math.trunc(Math.abs(value)) <= 1 ? 'one' : 'other');

function plural(forms: string, value: number): string {
  const texts = new Map([...forms.matchAll(PLURAL_FORM)].map(([, key, text]) => [key, text]));
  const text = texts.get(`=${value}`) ?? texts.get(category(value)) ?? texts.get('other') ?? '';
  return text.replaceAll('#', formatNumber(value));
}

/**
 * A message of the catalogue with its values, for client components of public pages: they get their
 * messages as props, and next-intl's own formatter weighs 12 KB. Reads the part of ICU that the
 * catalogue uses: `{name}` and `{name, plural, =1 {# noite} other {# noites}}`, arguments inside a
 * plural form included. An argument without a value stays as it is written.
 */
export function formatMessage(message: string, values: Values): string {
  return message.replace(ARGUMENT, (argument, name: string, forms?: string) => {
    const value = values[name] ?? argument;
    return forms ? formatMessage(plural(forms, Number(value)), values) : String(value);
  });
}
