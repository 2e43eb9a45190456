# syntax=docker/dockerfile:1
# Two images: `site`, which serves visitors, and `tools`, which migrates, backs up and restores the
# database. deploy/README.md explains how to use them.

FROM node:22-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The build needs the development dependencies as well, but none of their install scripts. Not
# `npm ci`, which refuses a lock file without the optional packages of other systems.
RUN npm install --no-save --no-audit --include=dev --ignore-scripts

FROM dependencies AS build
COPY . .
# The build reads the database to render pages ahead. The key is the public one that browsers may
# have; no other key belongs here.
ARG SUPABASE_URL
ARG SUPABASE_ANON_KEY
ARG SITE_URL
ARG BOOKING_OMNIBEES_URL
ARG BOOKING_HBOOK_URL
ARG BOOKING_UTRIP_URL
ARG BOOKING_WHATSAPP_URL
ARG BUILD_ID
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 NEXT_OUTPUT=standalone
# Instances that are built one by one need the same key for their actions; one image has one key anyway.
RUN --mount=type=secret,id=actions_key,env=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY \
    node node_modules/next/dist/bin/next build
RUN cp -r public .next/standalone/ \
    && cp -r .next/static .next/standalone/.next/static \
    && mkdir -p .next/standalone/.next/cache .next/standalone/.next/server/page-cache

# Node and the C library, without a shell and a package manager.
FROM gcr.io/distroless/nodejs22-debian12:nonroot AS site
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000
# Without a limit Node collects garbage so late that the process grows past 800 MB.
ENV NODE_OPTIONS=--max-old-space-size=512
# The same value as in scripts/start/site.mjs.
ENV KEEP_ALIVE_TIMEOUT=65000
COPY --from=build --chown=nonroot:nonroot /app/.next/standalone ./
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["/nodejs/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["server.js"]

# pg_dump must not be older than the server; this one works with every version up to its own.
FROM postgres:17-bookworm AS tools
WORKDIR /app
COPY --from=dependencies /usr/local/bin/node /usr/local/bin/node
COPY --from=dependencies /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
    && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx
COPY --from=dependencies --chown=postgres:postgres /app/node_modules ./node_modules
COPY --chown=postgres:postgres package.json package-lock.json .npmrc ./
COPY --chown=postgres:postgres scripts ./scripts
COPY --chown=postgres:postgres supabase ./supabase
USER postgres
ENTRYPOINT []
CMD ["npm", "run", "backup"]
