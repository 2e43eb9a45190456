import { startEmbedded } from '../embedded/index.mjs';

/** An embedded database in its own process, so that it can be killed. Takes its options as JSON. */
const { close, sql, ...embedded } = await startEmbedded(JSON.parse(process.argv[2]));
process.send(embedded);
