import { NativeStay } from './native-stay';
import { StayFields } from './stay-fields';

/** The dates and guests of a search, for the form around them. */
export function StaySearch() {
  return (
    <StayFields>
      <NativeStay />
    </StayFields>
  );
}
