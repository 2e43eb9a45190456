import { buttonVariants } from '@/components/ui/button';

/** The quiet buttons below the bar: two of them fit in one line of a phone. */
export const PAGE_ACTION = buttonVariants({
  variant: 'ghost',
  size: 'compact',
  className: 'min-h-11 text-left! max-md:px-2! max-md:text-caption!',
});
