import {
  type RoomComparisonProps,
  RoomComparisonRoute,
  roomComparisonMetadata,
} from '../../../room-comparison-route';

export function generateMetadata(props: RoomComparisonProps) {
  return roomComparisonMetadata('corporate', props);
}

export default function Page(props: RoomComparisonProps) {
  return <RoomComparisonRoute {...props} type="corporate" />;
}
