import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createLog } from '@/server/log'
import { findProgram } from '@/server/ports/ocr/find-program'
import { createTesseract } from '@/server/ports/ocr/tesseract'
import { standIn } from './stand-in'

/** Far beyond what a loaded machine needs to start a small program. */
const patient = { ms: 100_000 }
vi.setConfig({ testTimeout: 120_000 })
const picture = async () => Buffer.from('the picture')
const { program, calls, folder } = standIn()
const logged: string[] = []
const log = createLog('debug', { write: (line: string) => void logged.push(line) })
const ocrOf = (path: string, bounds: Parameters<typeof createTesseract>[2] = patient) =>
  createTesseract(path, log, bounds)

test('the picture goes in, its letters come out, in Spanish and Catalan', async () => {
  const ocr = ocrOf(program(`tell('Lentejas · 12,90 €')`))
  expect(await ocr.read(picture)).toBe('Lentejas · 12,90 €')
  expect(calls().at(-1)).toMatchObject({
    args: ['stdin', 'stdout', '-l', 'spa+cat', '--psm', '4', 'tsv'],
    input: 'the picture',
  })
})

test('it gets none of our variables', async () => {
  vi.stubEnv('INTERNAL_SECRET', 'nobody else may know')
  const ocr = ocrOf(program(''))
  expect(await ocr.read(picture)).toBe('')
  expect(calls().at(-1)?.env).toEqual(expect.not.arrayContaining(['INTERNAL_SECRET', 'PATH', 'HOME']))
  vi.unstubAllEnvs()
})

test.each([
  ['Spanish alone', ['osd', 'spa'], 'spa', 'photos of menus are read'],
  [
    'all of ours, and others',
    ['cat', 'eng', 'eus', 'fra', 'glg', 'osd', 'spa', 'spa_old'],
    'spa+cat+glg+eus',
    'are read',
  ],
  ['Galician, which reads Spanish well', ['eng', 'glg'], 'glg', 'has no Spanish: photos are read as well as'],
  ['Catalan and Basque', ['cat', 'eus'], 'cat+eus', 'has no Spanish'],
  [
    'English, where there is none of ours',
    ['eng', 'osd'],
    'eng',
    'has no Spanish: photos are read as well as',
  ],
  ['English rather than Basque', ['eng', 'eus'], 'eng', 'has no Spanish'],
])('the languages it has: %s', async (_, languages, asked, said) => {
  logged.length = 0
  const ocr = ocrOf(program('', languages.join('\\n')))
  await ocr.begin()
  expect(logged).toEqual([expect.stringContaining(said)])
  await ocr.read(picture)
  expect(calls().at(-1)?.args).toEqual(['stdin', 'stdout', '-l', asked, '--psm', '4', 'tsv'])
  expect(logged, 'asked once').toHaveLength(1)
})

test.each([
  ['none', ['osd']],
  ['Basque alone, which makes other words of Spanish', ['eus', 'osd']],
  ['Japanese', ['jpn']],
])('with %s nothing is read, and the log says so', async (_, languages) => {
  logged.length = 0
  const never = vi.fn(picture)
  expect(await ocrOf(program('', languages.join('\\n'))).read(never)).toBeNull()
  expect(never).not.toHaveBeenCalled()
  expect(logged).toEqual([expect.stringContaining('tesseract has no Spanish: photos are kept and not read')])
})

test('a program that did not say its languages the first time is asked again', async () => {
  logged.length = 0
  const path = join(folder, 'late')
  const once = `[ "$1" = --list-langs ] && mkdir '${path}.asked' 2>/dev/null && exit 1\n`
  const list = `[ "$1" = --list-langs ] && echo spa\nexit 0\n`
  writeFileSync(path, `#!/bin/sh\n${once}${list}`, { mode: 0o755 })
  const ocr = ocrOf(path)
  await ocr.begin()
  expect(logged).toEqual([expect.stringContaining('does not say its languages')])
  expect(await ocr.read(picture)).toBe('')
})

test.each([
  ['fails', `process.stdout.write('half'); process.exitCode = 1`],
  ['is killed', `process.kill(process.pid, 'SIGSEGV')`],
  ['never stops talking', `const say = () => process.stdout.write('x'.repeat(60_000), say); say()`],
])('nothing is read where it %s, and the next picture is', async (_, reads) => {
  const path = program(`if (input.toString() === 'good') tell('good'); else { ${reads} }`)
  const ocr = ocrOf(path)
  const [bad, good] = await Promise.all([ocr.read(picture), ocr.read(async () => Buffer.from('good'))])
  expect([bad, good]).toEqual([null, 'good'])
})

test('a program that hangs is ended at its time, and is gone', async () => {
  const ocr = ocrOf(program('setInterval(() => {}, 1000)'), { ms: 2_000 })
  expect(await ocr.read(picture)).toBeNull()
  const pid = Number(calls().at(-1)?.pid)
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(/ESRCH/), { timeout: 60_000 })
})

test('garbage is handed on as letters, whatever bytes it is of', async () => {
  const ocr = ocrOf(program(`tell('§'); process.stdout.write(Buffer.from([0xff, 0xfe, 0, 0x41]))`))
  expect(await ocr.read(picture)).toBe('§\ufffd\ufffd\0A')
})

test('a program that reads nothing of a large picture is no error', async () => {
  const path = join(folder, 'deaf')
  writeFileSync(path, `#!/bin/sh\n[ "$1" = --list-langs ] && echo spa\nexit 0\n`, { mode: 0o755 })
  const ocr = ocrOf(path)
  expect(await ocr.read(async () => Buffer.alloc(4_000_000))).toBe('')
})

test('what is no program or is given no picture reads nothing', async () => {
  const never = vi.fn(picture)
  expect(await ocrOf('/nowhere/tesseract').read(never)).toBeNull()
  expect(never).not.toHaveBeenCalled()
  expect(await ocrOf(program('')).read(async () => null)).toBeNull()
})

test('one picture at a time; past the end of the line none is taken; a picture that fails stops nobody', async () => {
  const ocr = ocrOf(program(`tell(String(input))`), { ...patient, mostWaiting: 3 })
  const open: string[] = []
  const asked = (name: string) => async () => {
    open.push(name)
    return Buffer.from(name)
  }
  const broken = ocr.read(() => Promise.reject(new Error('the store is down')))
  const refused = expect(broken).rejects.toThrow('the store is down')
  const others = ['two', 'three', 'four'].map((name) => ocr.read(asked(name)))
  await refused
  expect(await Promise.all(others)).toEqual(['two', 'three', null])
  expect(open).toEqual(['two', 'three'])
})

test('closing ends what is being read', async () => {
  const ocr = ocrOf(program('setInterval(() => {}, 1000)'))
  const read = ocr.read(async () => {
    setTimeout(() => ocr.close())
    return Buffer.from('x')
  })
  expect(await read).toBeNull()
})

test('the program is looked for by its place or on the path', () => {
  const path = program('')
  const name = path.slice(folder.length + 1)
  writeFileSync(join(folder, 'text'), 'no program', { mode: 0o644 })
  expect(findProgram(path, '')).toBe(path)
  expect(findProgram(name, `/nowhere:.:${folder}`)).toBe(path)
  expect(findProgram(name, '/nowhere')).toBeNull()
  expect(findProgram('text', folder)).toBeNull()
  expect(findProgram(folder, '')).toBeNull()
})
