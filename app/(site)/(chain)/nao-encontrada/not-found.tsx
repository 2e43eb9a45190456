/** Only for its title: the page keeps its content, but not its metadata, when it answers 404. */
export { generateMetadata } from './page';

export default function NotFound() {
  return null;
}
