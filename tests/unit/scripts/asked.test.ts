import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import packageJson from '@/package.json'

const run = promisify(execFile)
const failure = z.object({ code: z.number(), stderr: z.string() })

/** The built product answers these. */
const built = ['seed', 'admin', 'backup', 'restore', 'move', 'migrate', 'doctor'].map(
  (name) => `scripts/${name}.mjs`,
)

const scripts = Object.values(packageJson.scripts)
  .flatMap((command) => /^(?:exec )?node (\S+)$/.exec(command)?.[1] ?? [])
  .filter((script) => !built.includes(script))

describe.each(scripts)('%s', (script) => {
  test('says how it is used, and does nothing else', async () => {
    for (const help of ['--help', '-h']) {
      const { stdout } = await run(process.execPath, [script, help])
      expect(
        stdout
          .trimEnd()
          .split('\n')
          .every((line) => line.length < 160),
      ).toBe(true)
      expect(stdout).toMatch(/^npm (start|run [a-z:]+|test) /)
    }
  })

  test('refuses a name that nobody knows', async () => {
    const ended = await run(process.execPath, [script, 'nonsense']).catch((error: unknown) => error)
    const { code, stderr } = failure.parse(ended)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^(No se conoce «nonsense»\.\n)?npm /)
  })
})
