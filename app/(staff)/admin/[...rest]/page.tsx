import { notFound } from 'next/navigation';

/** An address that no tab has: answered inside the shell. */
export default function Unknown() {
  notFound();
}
