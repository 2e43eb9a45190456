import type { Messages as Catalogue, NamespaceKeys, NestedKeyOf } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MessagesProvider } from './messages-provider';

type Namespace = NamespaceKeys<Catalogue, NestedKeyOf<Catalogue>>;
type Tree = { [key: string]: Tree | string };

/** The part of a catalog under these namespaces ('admin', 'auth.flashes'). */
function pickMessages(catalogue: Tree, namespaces: readonly Namespace[]): Tree {
  const picked: Tree = {};
  for (const namespace of namespaces) {
    const keys = namespace.split('.');
    const last = keys.pop() ?? '';
    let [from, to] = [catalogue, picked];
    for (const key of keys) {
      to[key] ??= {};
      [from, to] = [from[key] as Tree, to[key] as Tree];
    }
    to[last] = from[last] as Tree;
  }
  return picked;
}

type MessagesProps = { namespaces: readonly Namespace[]; children: ReactNode };

/** Provides these parts of the catalog to the client components of a screen. */
export async function Messages({ namespaces, children }: MessagesProps) {
  const messages = pickMessages((await getMessages()) as unknown as Tree, namespaces);
  return <MessagesProvider messages={messages as Partial<Catalogue>}>{children}</MessagesProvider>;
}
