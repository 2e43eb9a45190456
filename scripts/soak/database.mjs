import { startEmbedded } from '../embedded/index.mjs';

/** An embedded database in a process of its own, so that it can be killed: options as JSON. */
const { close, sql, ...embedded } = await startEmbedded(JSON.parse(process.argv[2]));
process.send(embedded);
