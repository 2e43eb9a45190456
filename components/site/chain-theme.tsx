import { primaryVariables } from '@/lib/format/primary-color';

/**
 * Sets the chain's color and its readable variants on every page of the site. A style sheet, not an
 * attribute: dialogs and menus are outside the elements of their page. A hotel's page overrides it
 * with its own color.
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
