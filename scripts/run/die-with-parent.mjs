// Preloaded into every service (node --import): if the supervisor is killed outright, nothing may be left running.
// What a service starts in its turn inherits the preload, but has a channel of its own to mind.
import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.channel && process.env.SUPERVISOR_PID === String(process.ppid)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
