import { primaryVariables } from '@/lib/format/primary-color';

/**
 * The chain's color, readable variants included, on every page of the site. A style sheet and not
 * an attribute: dialogs and menus stand outside the elements of their page. A hotel's page puts its
 * own color over it.
 */
export function ChainTheme({ color }: { color: string | null }) {
  const variables = primaryVariables(color);
  const rules = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return (
    <style href={`chain-${variables['--color-primary']}`} precedence="chain">
      {`:root{${rules.join(';')}}`}
    </style>
  );
}
