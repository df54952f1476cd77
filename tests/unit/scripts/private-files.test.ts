import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { apiService, webService, workerService } from '@/scripts/run/services.mjs'
import { readSettings } from '@/scripts/run/settings.mjs'

const env = { NODE_ENV: 'test' } as const
const settings = readSettings(env)

test.each([
  ['the web', webService(settings, env)],
  ['the web while it is developed', webService(settings, env, 'dev')],
  ['the api', apiService(settings, env)],
  ['the worker', workerService(settings, env)],
])('%s writes files for its user alone', (_, { args }) => {
  const file = args.findIndex((arg) => /\.m?js$|dist\/bin\/next$/.test(arg) && !arg.startsWith('file:'))
  const flags = args.slice(0, file)
  expect(file).toBeGreaterThan(0)
  const command = [process.execPath, ...flags, '--print', 'process.umask().toString(8)']
  const shell = 'umask 022; exec "$@"'
  expect(execFileSync('sh', ['-c', shell, 'sh', ...command], { encoding: 'utf8' }).trim()).toBe('77')
})
