import { parentPort, threadId } from 'node:worker_threads'

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
