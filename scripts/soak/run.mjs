import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { onEnd, stopAll } from '../start/children.mjs';
import { Failure, printFailure } from '../start/failure.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { soakInstances } from './instances.mjs';
import { soakKills } from './kills.mjs';
import { soakLoad } from './load.mjs';
import { soakMisses } from './misses.mjs';
import { startWorld } from './world.mjs';

/** In this order, because the kills change the demo data. */
const PARTS = { load: soakLoad, misses: soakMisses, kills: soakKills };
const NAMES = [...Object.keys(PARTS), 'instances'];
const FLAGS = { connections: 100, seconds: 300, kills: 20, addresses: 20_000, every: 60 };

/** Parses the names of the parts to run, by default all, and their numbers. */
function parse(args) {
  const options = Object.fromEntries(Object.keys(FLAGS).map((name) => [name, { type: 'string' }]));
  let given;
  try {
    given = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Failure(error.message);
  }
  const unknown = given.positionals.find((name) => !NAMES.includes(name));
  if (unknown) throw new Failure(`"${unknown}" is none of ${NAMES.join(', ')}.`);
  const figures = Object.entries(FLAGS).map(([name, usual]) => {
    const figure = Number(given.values[name] ?? usual);
    if (!Number.isInteger(figure) || figure < 1) throw new Failure(`--${name} takes a number.`);
    return [name, figure];
  });
  const names = NAMES.filter(
    (name) => given.positionals.length === 0 || given.positionals.includes(name),
  );
  return { names, figures: Object.fromEntries(figures) };
}

/** Prints the results; each line is a name, a value and whether it is within its bound. */
function report(part, lines) {
  console.log(`\n${part}`);
  for (const [name, figure, isGood] of lines) {
    const mark = isGood === null ? ' ' : isGood ? '✓' : '✗';
    console.log(`${mark} ${name.padEnd(32)} ${figure}`);
  }
  return lines.every(([, , isGood]) => isGood !== false);
}

/**
 * Runs the production build on demo data for a long time or under failures, and compares with fixed
 * bounds: exit code 1 if one is missed. Parts: load, misses, kills, instances. Numbers:
 * --connections, --seconds, --kills, --addresses, --every (seconds between two kills of instances).
 */
export async function runSoak(args) {
  const temp = mkdtempSync(path.join(os.tmpdir(), 'vitrine-soak-'));
  let world;
  const cleanUp = async () => {
    await world?.close();
    rmSync(temp, { recursive: true, force: true });
  };
  const isEnding = onEnd(cleanUp);
  let good = true;
  try {
    const { names, figures } = parse(args);
    await ensureInstalled();
    for (const name of names.filter((part) => part !== 'instances')) {
      world ??= await startWorld(temp);
      good = report(name, await PARTS[name](temp, world, figures)) && good;
    }
    if (names.includes('instances')) {
      // Has its own database, engine, front and two instances.
      await world?.close();
      world = undefined;
      good = report('instances', await soakInstances(temp, figures)) && good;
    }
  } catch (error) {
    if (isEnding()) return;
    good = false;
    printFailure(error);
  }
  await stopAll();
  await cleanUp();
  process.exit(good ? 0 : 1);
}
