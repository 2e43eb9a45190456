import { useMessages } from 'next-intl';
import { NativeStay } from './native-stay';
import { StayFields } from './stay-fields';

/** The dates and guests of a search, for the form around them. */
export function StaySearch() {
  const { dates, guests } = useMessages().booking;
  const messages = { dates, guests };
  return (
    <StayFields messages={messages}>
      <NativeStay messages={messages} />
    </StayFields>
  );
}
