import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the log goes to stdout, as docs/operations.md says', () => {
  expect(readFileSync('docs/operations.md', 'utf8')).toContain('JSON log, which goes to stdout')
  const program = "import('pino').then(({ pino }) => pino({ base: null }).info('one line'))"
  expect(execFileSync(process.execPath, ['--eval', program], { encoding: 'utf8' })).toContain('one line')
  const code = readFileSync('server/log.ts', 'utf8')
  expect(code).not.toMatch(/pino\.(destination|transport)|transport:/)
})
