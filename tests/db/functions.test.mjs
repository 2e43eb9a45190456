// What the database does by itself: one process, because they share a database (see suite.mjs).
import './former-slugs.cases.mjs';
import './history.cases.mjs';
import './lists.cases.mjs';
import './map.cases.mjs';
import './offer-dates.cases.mjs';
import './reads.cases.mjs';
import './related.cases.mjs';
import './save-hotel.cases.mjs';
import './search.cases.mjs';
import './slugs.cases.mjs';
import './webhook.cases.mjs';
