import {
  type RoomComparisonProps,
  RoomComparisonRoute,
  roomComparisonMetadata,
} from '../../../room-comparison-route';

export function generateMetadata(props: RoomComparisonProps) {
  return roomComparisonMetadata('alternative', props);
}

/** One room of a leisure hotel, or several side by side. Rendered for each visit and not stored. */
export default function Page(props: RoomComparisonProps) {
  return <RoomComparisonRoute {...props} type="alternative" />;
}
