import { existsSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { parentPort, threadId, workerData } from 'node:worker_threads'

// As server/images/worker.ts says in Linux which thread it is.
const self = '/proc/thread-self'
if (workerData instanceof Int32Array && existsSync(self))
  workerData[0] = Number(path.basename(readlinkSync(self)))

parentPort?.on('message', ({ sheet }) => {
  const name = sheet.template.templateName
  if (name === 'throws') throw new Error('as asked')
  if (name === 'never ends') for (;;);
  if (name === 'exits') process.exit(1)
  if (name === 'answers an error') parentPort?.postMessage({ error: 'as asked' })
  else if (name.startsWith('which thread'))
    parentPort?.postMessage({ bytes: new TextEncoder().encode(String(threadId)), warnings: [] })
  else parentPort?.postMessage({ bytes: new TextEncoder().encode(name), warnings: [] })
})
