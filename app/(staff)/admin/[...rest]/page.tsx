import { notFound } from 'next/navigation';
import { titled } from '@/components/admin/titled';

export const generateMetadata = titled('admin.shell.notFound.heading');

/** Answers unknown URLs of the back office inside the shell. */
export default function Unknown() {
  notFound();
}
