import { readFileSync } from 'node:fs'

/** The variables that .env.example names. */
export const knownVariables = new Set(
  [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name = '']) => name),
)

/** The metrics that the product declares, as Prometheus sees them: a histogram has three names. */
export function declaredMetrics() {
  const files = [
    'server/metrics.ts',
    'server/ports/observed.ts',
    'server/db/backup-notes.ts',
    'server/db/database-metrics.ts',
    'server/modules/status/measure-queues.ts',
    'lib/front/metrics.ts',
    'telemetry/http-metrics.ts',
    'telemetry/process-metrics.ts',
  ]
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\.(counter|histogram|reading)\(\s*'([a-z_]+)'/g)].flatMap(
        ([, kind, name = '']) =>
          kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
      ),
    ),
  )
}

/** The metrics that an expression of Prometheus names. */
export const metricsIn = (expression: string) =>
  expression.match(/\b(mantel|process|nodejs)_[a-z_]+\b/g) ?? []
