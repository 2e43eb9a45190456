'use client';

import { ptBR } from 'date-fns/locale/pt-BR';
import type { ComponentProps } from 'react';
import { DayPicker } from 'react-day-picker';
import { Icon } from './icon';

const NAV_BUTTON =
  'grid size-11 place-items-center max-[18rem]:size-[44px] @max-[16rem]:size-[44px] rounded-2 hover:bg-sand-1 aria-disabled:cursor-default aria-disabled:text-control aria-disabled:hover:bg-transparent';

/**
 * The band behind a range is drawn by the cells, with the days as circles on top. The tint of a
 * pale color is hardly visible, so lines bound it, as on a button in that color.
 */
const BAND =
  'before:absolute before:inset-y-0.5 before:border-y before:border-primary-edge before:bg-primary-soft';
const ROUND =
  '[&>button]:bg-primary [&>button]:font-bold [&>button]:text-on-primary [&>button]:shadow-[inset_0_0_0_1.5px_var(--color-primary-ui)]';

/*
 * For very large type on a phone (18rem) or in a card (16rem): the week fills that width, and
 * buttons are no larger than a finger.
 */
const CLASS_NAMES = {
  root: 'numeric',
  months: 'grid gap-6 md:gap-11 md:grid-flow-col md:auto-cols-fr',
  month:
    'grid grid-cols-[var(--month-columns,2.75rem_minmax(0,1fr)_2.75rem)] content-start items-center max-[18rem]:grid-cols-[44px_minmax(0,1fr)_44px] @max-[16rem]:grid-cols-[44px_minmax(0,1fr)_44px]',
  month_caption:
    'col-start-2 row-start-1 text-center text-lg leading-[2.75rem] font-[600] max-[18rem]:leading-tight max-[12rem]:text-[5vw] @max-[16rem]:text-[min(1.125rem,9cqi)] @max-[16rem]:leading-tight',
  button_previous: `col-start-1 row-start-1 ${NAV_BUTTON}`,
  button_next: `col-start-3 row-start-1 ${NAV_BUTTON}`,
  month_grid: 'col-span-3 mt-2 w-full table-fixed border-collapse',
  weekday: 'h-11 p-0 text-caption font-[600] text-ink-3',
  day: 'relative h-11 p-0 text-center max-[18rem]:h-7 @max-[18rem]/sheet:h-7',
  day_button:
    'relative mx-auto grid aspect-square w-full max-w-11 place-items-center rounded-full font-medium max-[18rem]:text-small @max-[18rem]/sheet:text-small max-[12rem]:text-[4.4vw] @max-[16rem]:text-[min(1rem,8cqi)] hover:shadow-[inset_0_0_0_1.5px_var(--color-primary-ui)] focus-visible:z-10 focus-visible:outline-offset-0',
  today: '[&>button]:shadow-[inset_0_0_0_1.5px_var(--color-ink)]',
  selected: ROUND,
  range_start: `${BAND} before:right-0 before:left-1/2 last:before:rounded-r-2`,
  range_end: `${BAND} before:right-1/2 before:left-0 first:before:rounded-l-2`,
  range_middle: `${BAND} before:inset-x-0 first:before:rounded-l-2 last:before:rounded-r-2 [&>button]:bg-transparent! [&>button]:font-medium! [&>button]:text-ink! [&>button]:shadow-none! [&>button]:hover:shadow-[inset_0_0_0_1.5px_var(--color-primary-ui)]!`,
  disabled:
    '[&>button]:text-disabled [&>button]:line-through [&>button]:hover:shadow-none [&>button]:cursor-not-allowed',
  hidden: 'invisible',
};

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} />;
}

/**
 * react-day-picker styled for the site, in Portuguese. Weeks begin on Sunday. `classNames` and
 * `components` override individual defaults.
 */
export function Calendar({ classNames, components, ...props }: ComponentProps<typeof DayPicker>) {
  return (
    <DayPicker
      {...props}
      locale={ptBR}
      navLayout="around"
      classNames={{ ...CLASS_NAMES, ...classNames }}
      components={{ Chevron, ...components }}
      formatters={{
        formatCaption: (month, _options, lib) => lib?.format(month, 'LLLL yyyy') ?? '',
        formatWeekdayName: (day, _options, lib) => lib?.format(day, 'ccccc') ?? '',
      }}
    />
  );
}
