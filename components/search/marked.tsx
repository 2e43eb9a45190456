import { Fragment } from 'react';
import { highlight } from '@/lib/search/highlight';

/** A text with each occurrence of the query marked, in the text's own spelling. */
export function Marked({ text, query }: { text: string; query: string }) {
  return highlight(text, query).map(({ text: piece, hit }, index) => {
    const Tag = hit ? 'mark' : Fragment;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
      <Tag key={index} {...(hit && { className: 'rounded-[3px] bg-ipe-1 text-inherit' })}>
        {piece}
      </Tag>
    );
  });
}
