import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { EndpointData } from '@/contract/endpoint'
import * as contract from '@/contract/endpoints'
import { pictureFormats } from '@/contract/rules/files/file-type'
import { accountBytes, maxImageBytes, maxPdfBytes } from '@/contract/rules/files/upload-limits'
import { createLimits } from '@/server/http/limits'
import common from '@/server/modules/accounts/common-passwords.json'
import { idleMs, lifetimeMs } from '@/server/modules/sessions/lifetime'
import { tallyTimes } from '@/server/tallies'

const text = (file: string) => readFileSync(file, 'utf8')
const security = text('docs/security.md')
const data = text('docs/security/data.md')
const product = text('docs/product.md')

const endpoints: EndpointData[] = Object.values(contract).filter(
  (each) => typeof each === 'object' && 'method' in each,
)

/** The part of a page below a heading. */
const partOf = (page: string, heading: string) => page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
/** The cells of the rows of its tables. */
const rowsOf = (part: string) =>
  part
    .split('\n')
    .filter((line) => /^\| (?!-)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
const variables = (pattern: RegExp) => [
  ...new Set(
    ['server/env.ts', 'lib/env.ts'].flatMap((file) =>
      [...text(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].flatMap(([, name = '']) =>
        pattern.test(name) ? [name] : [],
      ),
    ),
  ),
]
const hours = (ms: number) => ms / 3_600_000
const megabytes = (bytes: number) => bytes / 1024 / 1024

test('what is checked together is written down (ASVS 2.1.2)', () => {
  const files = readdirSync('contract/entities').map((name) => text(`contract/entities/${name}`))
  const together = files.flatMap((file) =>
    [...file.matchAll(/path: \['(\w+)'/g)].map(([, name = '']) => name),
  )
  expect(together.length).toBeGreaterThan(4)
  const [line = ''] = security.match(/^- Values that belong together.*$/m) ?? []
  for (const name of together) expect(line).toContain(`\`${name}\``)
})

test('each limit of a class is written down as it is (ASVS 2.1.3, 6.1.1)', () => {
  for (const { name, points, windowMs } of Object.values(createLimits())) {
    const often = `${points} ${windowMs === 60_000 ? 'a minute' : 'an hour'}`
    expect(security).toMatch(new RegExp(`\`${name}\` (\\([^)]*\\) )?${often}[,.]`))
  }
})

test('the waits after wrong passwords are written down as they are (ASVS 6.1.1)', () => {
  expect(tallyTimes).toMatchObject({ freeTries: 10, firstWaitMs: 30_000, longestWaitMs: 15 * 60_000 })
  expect(security).toMatch(/ten failures are free.*30 s at first.*twice as long, up to a quarter of an hour/)
})

test('kinds and sizes of uploads are written down as they are (ASVS 5.1.1)', () => {
  const [, uploads = ''] = product.split('<a id="uploads"></a>')
  const part = uploads.split('\n## ')[0] ?? ''
  expect(part).toContain(`A picture may have ${megabytes(maxImageBytes)} MB`)
  expect(part).toContain(`a PDF ${megabytes(maxPdfBytes)} MB`)
  expect(part).toContain(`${megabytes(accountBytes.verified) / 1024} GB for each account`)
  expect(part).toContain(`${megabytes(accountBytes.unverified)} MB before`)
  for (const format of pictureFormats) expect(part.toLowerCase()).toContain(format)
})

test('the forbidden passwords are a list, our own words first (ASVS 6.1.2)', () => {
  expect(common.passwords.split('\n').slice(0, 10)).toContain('restaurante')
  expect(text('docs/decisions/0046-signing-up.md')).toContain('a common password is refused')
})

test('every way in is written down, and no other (ASVS 6.1.3)', () => {
  const opens = ({ reply }: EndpointData) => reply instanceof z.ZodObject && 'token' in reply.shape
  const ways = endpoints.filter(opens).map(({ method, path }) => `${method} ${path}`)
  const [line = ''] = security.match(/^- \*\*Ways in\*\*.*$/m) ?? []
  expect([...line.matchAll(/`([A-Z]+ [^`]+)`/g)].map(([, way]) => way).toSorted()).toEqual(ways.toSorted())
})

test('how long a session lasts, and how many there may be (ASVS 7.1.1, 7.1.2)', () => {
  expect(hours(lifetimeMs)).toBe(48)
  expect(hours(idleMs)).toBe(30)
  expect(security).toContain('It ends after 48 hours, or after thirty without use')
  expect(security).toContain('An owner may have any number of sessions')
})

test('who may call each endpoint is written down as it is (ASVS 8.1.1)', () => {
  const whom = { public: /^anybody/, owner: /^owner$/, internal: /^our other process$/ }
  for (const { method, path, auth } of endpoints) {
    const row = rowsOf(product).find(([call = '']) => call.endsWith(`\`${method} ${path}\``))
    expect(row?.[1], `${method} ${path}`).toMatch(whom[auth])
  }
})

test('every key of a variable is written down, with what it does (ASVS 11.1.1, 11.1.2)', () => {
  const keys = partOf(data, 'Keys and algorithms')
  const isPublic = (name: string) => /PUBLI/.test(name)
  const names = variables(/SECRET|KEY|TOKEN/).filter((name) => !isPublic(name))
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) expect(keys).toContain(`\`${name}\``)
  for (const row of rowsOf(keys)) expect(row.filter(Boolean), row.join(' | ')).toHaveLength(4)
  const [, memory] = text('server/modules/accounts/passwords.ts').match(/memoryCost: ([\d_]+)/) ?? []
  expect(keys).toContain(`argon2id, ${Number(memory?.replace('_', '')) / 1024} MiB`)
})

test('every host that we talk to is written down (ASVS 13.1.1)', () => {
  const connections = partOf(data, 'Connections')
  const ownAddress = ['SITE_URL', 'CDN_API', 'WHATSAPP_API_VERSION']
  for (const name of variables(/_(URL|ENDPOINT|BASE)$/).filter((one) => !ownAddress.includes(one)))
    expect(connections).toContain(`\`${name}\``)
})

test('every table has a class, and every class its rules (ASVS 14.1.1, 14.1.2)', () => {
  const part = partOf(data, 'Data')
  const files = readdirSync('server/db/schema').map((name) => name.replace('.ts', ''))
  const [tables = ''] = part.split('\n\n').filter((block) => block.startsWith('| class | files |'))
  for (const name of files.filter((one) => one !== 'index' && one !== 'columns'))
    expect(tables).toContain(`\`${name}\``)
  const classes = rowsOf(part).filter((row) => row.length === 4)
  expect(classes.length).toBeGreaterThan(5)
  for (const row of classes) expect(row.filter(Boolean)).toHaveLength(4)
  for (const row of rowsOf(tables).slice(1))
    for (const name of (row[0] ?? '').split(', ')) expect(classes.map(([one]) => one)).toContain(name)
})

test('how soon a known hole is closed is written down (ASVS 15.1.1)', () => {
  expect(partOf(data, 'Packages').replaceAll('\n', ' ')).toContain(
    'closed within three days, any other within thirty',
  )
})

test('the bound of what is costly is written down as it is (ASVS 15.1.3)', () => {
  const [, ms] = text('tests/attack/cost/limits.ts').match(/const limit = \{ ms: (\d+)/) ?? []
  expect(security).toContain(`no request takes more than ${ms} ms`)
})

test('what is logged is written down as the code says it (ASVS 16.1.1)', () => {
  const names = rowsOf(partOf(data, 'Logs')).flatMap(([what = '']) =>
    [...what.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
  const code = ['server', 'lib']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => text(`${folder}/${name}`)),
    )
    .join('\n')
  expect(names.length).toBeGreaterThan(3)
  for (const name of names) expect(code).toContain(`'${name}'`)
})
