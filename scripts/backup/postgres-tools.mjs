import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Failure } from '../start/failure.mjs';

/** The URL as environment variables of Postgres' tools, to keep the password out of arguments. */
function variablesOf(databaseUrl) {
  if (!URL.canParse(databaseUrl) || !/^postgres(?:ql)?:$/.test(new URL(databaseUrl).protocol)) {
    throw new Failure(
      'BACKUP_DATABASE_URL is not an address like postgresql://user@host/database.',
    );
  }
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const sslmode = searchParams.get('sslmode');
  return {
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGDATABASE: decodeURIComponent(pathname.slice(1)) || 'postgres',
    PGCONNECT_TIMEOUT: '15',
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    ...(sslmode && { PGSSLMODE: sslmode }),
  };
}

/**
 * Runs one of Postgres' own tools on a server and resolves to its output. `input` is an async
 * iterable for its stdin. Throws a Failure with the tool's last lines.
 */
export async function runTool(tool, args, { databaseUrl, input = [] }) {
  const env = { ...process.env, ...variablesOf(databaseUrl), PGAPPNAME: 'vitrine-backup' };
  const child = spawn(tool, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  let words = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    words = (words + text).slice(-2_000);
  });
  // A tool that has failed stops reading; its own message below says why.
  let isReading = true;
  child.stdin.on('error', () => {
    isReading = false;
  });
  const closed = once(child, 'close');
  closed.catch(() => {});
  try {
    for await (const chunk of input) {
      if (!isReading) break;
      const isTaken = child.stdin.write(chunk) || once(child.stdin, 'drain').catch(() => {});
      await Promise.race([isTaken, closed]);
    }
    child.stdin.end();
    const [code] = await closed;
    if (code === 0) return output;
  } catch (error) {
    child.kill();
    if (error.code !== 'ENOENT') throw error;
    throw new Failure(`${tool} is missing: install the client programs of Postgres.`);
  }
  throw new Failure(`${tool} failed: ${words.trim().split('\n').slice(-3).join(' ')}`);
}

/** The first column of a query's result, as text. */
export async function queryColumn(databaseUrl, sql) {
  const args = ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align', `--command=${sql}`];
  const output = await runTool('psql', args, { databaseUrl });
  return output.split('\n').filter(Boolean);
}
