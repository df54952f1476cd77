import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Registry } from './registry'

const nanoseconds = 1e9

/** Memory, processor time and event loop of this process, under the names that Prometheus' other clients use. */
export function measureProcess(registry: Registry) {
  const started = Date.now() / 1000 - process.uptime()
  registry.reading('process_start_time_seconds', 'When the process began, in Unix time.', [], () => [
    [[], started],
  ])
  registry.reading(
    'process_cpu_seconds_total',
    'Processor time of the process.',
    [],
    () => {
      const { user, system } = process.cpuUsage()
      return [[[], (user + system) / 1e6]]
    },
    'counter',
  )
  registry.reading('process_resident_memory_bytes', 'Memory of the process.', [], () => [
    [[], process.memoryUsage.rss()],
  ])
  registry.reading('nodejs_heap_size_used_bytes', 'Memory of JavaScript objects.', [], () => [
    [[], process.memoryUsage().heapUsed],
  ])
  measureEventLoop(registry)
}

/** Each reading tells of the time since the last one. */
function measureEventLoop(registry: Registry) {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  registry.reading(
    'nodejs_eventloop_lag_seconds',
    'How late the event loop was since the last reading.',
    ['share'],
    () => {
      const read = (value: number) => (delay.count > 0 ? Math.max(0, value / nanoseconds - 0.02) : 0)
      const samples: [string[], number][] = [
        [['0.5'], read(delay.percentile(50))],
        [['0.99'], read(delay.percentile(99))],
        [['1'], read(delay.max)],
      ]
      delay.reset()
      return samples
    },
  )
}
