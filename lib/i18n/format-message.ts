import { formatNumber } from '@/lib/format/format-number';

type Values = Readonly<Record<string, string | number>>;

const ARGUMENT = /\{(\w+)(?:, plural,((?: =?\w+ \{(?:[^{}]|\{\w+\})*\})+))?\}/g;
const PLURAL_FORM = / (=?\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** The plural rule of Unicode CLDR for Portuguese. Intl.PluralRules costs a cheap phone 50 ms. */
const category = (value: number) => (Math.trunc(Math.abs(value)) <= 1 ? 'one' : 'other');

function plural(forms: string, value: number): string {
  const texts = new Map([...forms.matchAll(PLURAL_FORM)].map(([, key, text]) => [key, text]));
  const text = texts.get(`=${value}`) ?? texts.get(category(value)) ?? texts.get('other') ?? '';
  return text.replaceAll('#', formatNumber(value));
}

/**
 * Formats a message of the catalogue, for client components of public pages: they get their
 * messages as props, and next-intl's own formatter weighs 12 KB. Supports the part of ICU that the
 * catalogue uses: `{name}` and `{name, plural, =1 {# noite} other {# noites}}`, including arguments
 * inside a plural form. An argument without a value is left as written.
 */
export function formatMessage(message: string, values: Values): string {
  return message.replace(ARGUMENT, (argument, name: string, forms?: string) => {
    const value = values[name] ?? argument;
    return forms ? formatMessage(plural(forms, Number(value)), values) : String(value);
  });
}
