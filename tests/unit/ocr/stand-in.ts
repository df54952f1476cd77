import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A program of ours that behaves as the test wants, and records how it was called. */
export function standIn() {
  const folder = mkdtempSync(join(tmpdir(), 'mantel-ocr-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const calls = join(folder, 'calls')
  let count = 0

  return {
    folder,
    /** `reads` is its body when it is given a picture: `input` holds the bytes, `tell` says lines as its table does. */
    program(reads: string, languages = 'cat\\neng\\nosd\\nspa') {
      count += 1
      const path = join(folder, `tesseract-${count}`)
      const code = `#!${process.execPath}
const fs = require('node:fs')
const args = process.argv.slice(2)
const note = (what) => fs.appendFileSync(${JSON.stringify(calls)}, JSON.stringify({ args, pid: process.pid, ...what }) + '\\n')
if (args[0] === '--list-langs') {
  console.log('List of available languages in "/usr/share/tessdata/" (4):\\n${languages}')
} else {
  const input = fs.readFileSync(0)
  const row = (text, line) => [5, 1, 1, 1, line, 1, 10, 10 + line * 40, 300, 20, 90, text].join('\\t')
  const tell = (text) => process.stdout.write(text.split('\\n').map(row).join('\\n'))
  note({ input: input.toString(), env: Object.keys(process.env) })
  ${reads}
}
`
      writeFileSync(path, code, { mode: 0o755 })
      return path
    },
    /** The real one, as if that were all it had. */
    onlyWith(program: string, language: string) {
      const path = join(folder, `only-${language}`)
      const list = `[ "$1" = --list-langs ] && echo ${language} && exit`
      writeFileSync(path, `#!/bin/sh\n${list}\nexec '${program}' "$@"\n`, { mode: 0o755 })
      return path
    },
    calls: (): Record<string, unknown>[] =>
      readFileSync(calls, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
  }
}
