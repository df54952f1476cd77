/** One number of a metric, with the values of its labels in their order. */
export type Sample = [labels: string[], value: number]

type Kind = 'counter' | 'gauge' | 'histogram'
type Written = { name: string; help: string; kind: Kind; lines: () => Promise<string[]> | string[] }

/** A label takes few values. If a fault gives it many, the rest is counted together: memory and Prometheus stay small. */
const mostSeries = 2_000
const rest = 'other'

/** In seconds: from a page out of memory to an upload on a slow line. */
const usualBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** How long a reading at a scrape may take. A database that hangs must not hide the other numbers. */
const patienceMs = 2_000

export type Registry = ReturnType<typeof createRegistry>

/** The numbers of one process, in Prometheus' text format. Counts nothing until `turnOn`, which names the process in each line. */
export function createRegistry() {
  const metrics: Written[] = []
  let common: string[] = []
  let isOn = false

  const textOf = (labels: readonly string[], values: readonly string[], more: string[] = []) => {
    const pairs = [...common, ...labels.map((label, at) => pair(label, values[at] ?? '')), ...more]
    return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
  }

  function declare(metric: Written) {
    if (metrics.some(({ name }) => name === metric.name)) throw new Error(`${metric.name} is declared twice`)
    metrics.push(metric)
  }

  return {
    turnOn(process: string) {
      common = [pair('process', process)]
      isOn = true
    },
    isOn: () => isOn,
    names: () => metrics.map(({ name, kind }) => ({ name, kind })),

    /** Counts how often something happened. */
    counter(name: string, help: string, labels: readonly string[] = []) {
      const series = createSeries<{ count: number }>(() => ({ count: 0 }))
      if (labels.length === 0) series.at([])
      const lines = () =>
        series.all().map(([values, { count }]) => `${name}${textOf(labels, values)} ${count}`)
      declare({ name, help, kind: 'counter', lines })
      return (...values: string[]) => {
        if (isOn) series.at(values).count += 1
      }
    },

    /** Counts how long something took, in seconds. */
    histogram(name: string, help: string, labels: readonly string[] = [], buckets = usualBuckets) {
      const series = createSeries(() => ({ below: buckets.map(() => 0), count: 0, sum: 0 }))
      const lines = () =>
        series.all().flatMap(([values, { below, count, sum }]) => {
          let total = 0
          const steps = buckets.map((bucket, at) => {
            total += below[at] ?? 0
            return `${name}_bucket${textOf(labels, values, [pair('le', String(bucket))])} ${total}`
          })
          return [
            ...steps,
            `${name}_bucket${textOf(labels, values, [pair('le', '+Inf')])} ${count}`,
            `${name}_sum${textOf(labels, values)} ${sum}`,
            `${name}_count${textOf(labels, values)} ${count}`,
          ]
        })
      declare({ name, help, kind: 'histogram', lines })
      return (ms: number, ...values: string[]) => {
        if (!isOn) return
        const seconds = ms / 1000
        const one = series.at(values)
        let at = 0
        while (at < buckets.length && seconds > (buckets[at] ?? 0)) at += 1
        if (at < buckets.length) one.below[at] = (one.below[at] ?? 0) + 1
        one.count += 1
        one.sum += seconds
      }
    },

    /** A number that is read when Prometheus asks. A reading that fails or takes too long is left out. */
    reading(
      name: string,
      help: string,
      labels: readonly string[],
      read: () => Promise<Sample[]> | Sample[],
      kind: 'gauge' | 'counter' = 'gauge',
    ) {
      const lines = async () =>
        (await inTime(read)).map(([values, value]) => `${name}${textOf(labels, values)} ${value}`)
      declare({ name, help, kind, lines })
    },

    async text() {
      const parts = await Promise.all(
        metrics.map(async ({ name, help, kind, lines }) => [
          `# HELP ${name} ${help}`,
          `# TYPE ${name} ${kind}`,
          ...(await lines()),
        ]),
      )
      return `${parts.flat().join('\n')}\n`
    },
  }
}

type Branch<One> = { values: string[]; one?: One; branches: Map<string, Branch<One>> }

/** A tree of label values: the values are few and known strings, so finding a series makes no new string. */
function createSeries<One>(create: () => One) {
  const root: Branch<One> = { values: [], branches: new Map() }
  const known: [values: string[], one: One][] = []

  function at(values: string[]): One {
    let branch = root
    for (const value of values) {
      let next = branch.branches.get(value)
      if (!next) {
        if (known.length >= mostSeries && value !== rest) return at(values.map(() => rest))
        next = { values: [...branch.values, value], branches: new Map() }
        branch.branches.set(value, next)
      }
      branch = next
    }
    if (branch.one === undefined) {
      branch.one = create()
      known.push([branch.values, branch.one])
    }
    return branch.one
  }
  return { at, all: () => known }
}

function pair(name: string, value: string) {
  const escaped = value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
  return `${name}="${escaped}"`
}

async function inTime(read: () => Promise<Sample[]> | Sample[]): Promise<Sample[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Sample[]>((resolve) => {
    timer = setTimeout(resolve, patienceMs, [])
  })
  try {
    return await Promise.race([read(), late])
  } catch {
    return []
  } finally {
    clearTimeout(timer)
  }
}
