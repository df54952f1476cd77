import { readFileSync } from 'node:fs'

// Asks the process of this container whether it answers: HEALTHCHECK of the Dockerfile. Ends with 0 or 1.

const { PORT = '3000', API_PORT = '4000', WORKER_METRICS_PORT = '' } = process.env
const addresses = {
  'dist/web/server.mjs': `http://127.0.0.1:${PORT}/readyz`,
  'dist/server/main.js': `http://127.0.0.1:${API_PORT}/readyz`,
  'dist/server/worker.js': `http://127.0.0.1:${WORKER_METRICS_PORT}/healthz`,
}

const first = readFileSync('/proc/1/cmdline', 'utf8')
const address = Object.entries(addresses).find(([file]) => first.includes(file))?.[1]

try {
  const answer = address ? await fetch(address, { signal: AbortSignal.timeout(4_000) }) : undefined
  process.exit(answer?.ok ? 0 : 1)
} catch {
  process.exit(1)
}
