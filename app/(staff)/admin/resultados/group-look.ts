/** If there is little room, only the exits are shown. */
export const COUNT = 'px-3 text-right whitespace-nowrap @max-xl:hidden @min-[56rem]:px-6';

/** If there is even less, a name gets a line of its own. */
export const NAME = 'pr-3 text-left @max-[19rem]:col-span-full @max-[19rem]:pr-0 @max-[19rem]:pb-1';
export const ROW = '@max-[19rem]:grid @max-[19rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]';
export const BLOCK = '@max-[19rem]:block';
