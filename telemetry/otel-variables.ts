export type Collector = { endpoint: string; headers: Record<string, string>; service: string; share: number }

type Variables = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined
  OTEL_TRACES_SAMPLER_ARG: number
}

/** OpenTelemetry's own variables. Undefined without a collector. */
export function collectorOf(variables: Variables, service: string): Collector | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: list = '' } = variables
  if (!endpoint) return undefined
  const headers = readHeaders(list) ?? {}
  return { endpoint, headers, service, share: variables.OTEL_TRACES_SAMPLER_ARG }
}

/** Whether a list is like `authorization=Bearer%20…,tenant=a`. */
export const isHeaderList = (list: string) => readHeaders(list) !== undefined

function readHeaders(list: string): Record<string, string> | undefined {
  const pairs = list.split(',').filter((pair) => pair.trim() !== '')
  try {
    return Object.fromEntries(new Headers(pairs.map(readPair)))
  } catch {
    return undefined
  }
}

/** `Headers` refuses a name that is none, and a value that would end its line. */
function readPair(pair: string): [name: string, value: string] {
  const [name = '', ...value] = pair.split('=')
  return [name.trim(), decodeURIComponent(value.join('=').trim())]
}
