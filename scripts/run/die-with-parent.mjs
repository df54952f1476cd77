// Preloaded into every service (node --import): if the supervisor is killed, no service may keep running. A process that a service starts
// inherits the preload, but has another channel and another parent.
import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.channel && process.env.SUPERVISOR_PID === String(process.ppid)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
