import readline from 'node:readline';
import { Writable } from 'node:stream';

/** Asks on the terminal without echoing the input. */
export function askPassword(question) {
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = readline.createInterface({ input: process.stdin, output: silent, terminal: true });
  return new Promise((resolve, reject) => {
    prompt.once('SIGINT', () => {
      prompt.close();
      process.stdout.write('\n');
      reject(new Error('Interrupted.'));
    });
    prompt.question('', (answer) => {
      prompt.close();
      process.stdout.write('\n');
      resolve(answer);
    });
  });
}
