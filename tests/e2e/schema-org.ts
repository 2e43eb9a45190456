import { readFileSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

const TYPES = 'node_modules/schema-dts/dist/schema.d.ts';
const INTERFACE = /^(?:export )?interface (\w+?)(?:Base|Leaf)? extends ([^{]+)\{\n(.*?)^\}/gms;
const named = (id: string) => ({ '@id': `schema:${id}` });

/**
 * The schema.org vocabulary as the validator expects it: types with their parents, properties with
 * the types that have them. Taken from its typings, because tests make no outside requests.
 */
function vocabulary() {
  const parents = new Map<string, Set<string>>();
  const owners = new Map<string, Set<string>>();
  for (const [, name = '', bases = '', body = ''] of readFileSync(TYPES, 'utf8').matchAll(
    INTERFACE,
  )) {
    const known = parents.get(name) ?? parents.set(name, new Set()).get(name);
    for (const base of bases.split(',')) {
      const parent = base.trim().replace(/(?:Base|Leaf)$/, '');
      if (parent !== name && /^[A-Z]\w*$/.test(parent)) known?.add(parent);
    }
    for (const [, property = ''] of body.matchAll(/^ {4}"(\w+)"\?:/gm)) {
      owners.set(property, (owners.get(property) ?? new Set()).add(name));
    }
  }
  return {
    '@graph': [
      ...[...parents].map(([name, of]) => ({
        '@id': `schema:${name}`,
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': [...of].map(named),
      })),
      ...[...owners].map(([name, of]) => ({
        '@id': `schema:${name}`,
        '@type': 'rdf:Property',
        'schema:domainIncludes': [...of].map(named),
      })),
    ],
  };
}

const validator = new Validator(vocabulary());

/** Validation errors in a page's structured data, by schema.org and search engines' rules. */
export async function objections(html: string): Promise<string[]> {
  const found = new WebAutoExtractor({}).parse(html);
  const issues = await validator.validate(found);
  return issues.map(({ severity, rootType, issueMessage }) =>
    [severity, rootType, issueMessage].join(': '),
  );
}
