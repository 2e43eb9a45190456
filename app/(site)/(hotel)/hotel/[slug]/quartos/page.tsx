import {
  type RoomComparisonProps,
  RoomComparisonRoute,
  roomComparisonMetadata,
} from '../../../room-comparison-route';

export function generateMetadata(props: RoomComparisonProps) {
  return roomComparisonMetadata('standard', props);
}

/** One room of a standard hotel, or several side by side. Rendered for each visit and not stored. */
export default function Page(props: RoomComparisonProps) {
  return <RoomComparisonRoute {...props} type="standard" />;
}
