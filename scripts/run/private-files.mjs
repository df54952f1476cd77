// Preloaded into every service (node --import): what it writes is for its user alone (docs/security.md#tokens-and-secrets). A process that it
// starts inherits this.
import { isMainThread } from 'node:worker_threads'

if (isMainThread) process.umask(0o077)
