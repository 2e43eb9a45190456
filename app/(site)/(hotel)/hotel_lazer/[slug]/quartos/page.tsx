import {
  type RoomComparisonProps,
  RoomComparisonRoute,
  roomComparisonMetadata,
} from '../../../room-comparison-route';

export function generateMetadata(props: RoomComparisonProps) {
  return roomComparisonMetadata('alternative', props);
}

export default function Page(props: RoomComparisonProps) {
  return <RoomComparisonRoute {...props} type="alternative" />;
}
