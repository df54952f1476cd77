import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { readRootFiles } from '@/lib/insides/build/hinted-chunks'
import { ownManifests, readManifests } from '@/lib/insides/build/manifests'
import { scriptKinds } from '@/lib/insides/page/inline-scripts'
import { openDatabase } from '@/server/db/client'
import { addresses } from './support/addresses'
import { expire } from './support/expire'
import { mantel } from './support/mantel'
import { servers } from './support/processes'
import { newVisitor } from './support/visitor'

// Tests in the built product the behaviour on which we rely according to docs/insides.md.

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(mantel.baseUrl + address, { headers: { ...newVisitor(), ...headers } })

const search = (word: string) => `/restaurant/search/menu?q=${word}`
const missing = ['/nada', '/restaurant/profile/aaaaaaaaaaaa_x']

let world: Awaited<ReturnType<typeof addresses>>
let profile: string
beforeAll(async () => {
  world = await addresses()
  profile = world.of['/restaurant/profile/[slug]']?.(0) ?? ''
})

/** One of each kind: kept, rendered each time, growing while it is sent, and not there. */
const pages = () => ['/', search('sopa'), profile, '/faqs', '/signin', ...missing]

describe('a page', () => {
  const inline = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g
  const codesOf = (html: string) => [...html.matchAll(inline)].map(([, code = '']) => code)

  test('has no inline script that its policy does not name, and each that our grammar knows', async () => {
    const seen = new Set<string | undefined>()
    for (const page of pages()) {
      const answer = await ask(page)
      const policy = answer.headers.get('content-security-policy') ?? ''
      for (const code of codesOf(await answer.text())) {
        expect(policy, `${page}: ${code.slice(0, 200)}`).toContain(
          createHash('sha256').update(code).digest('base64'),
        )
        seen.add(scriptKinds.find((kind) => kind.knows(code))?.name)
      }
    }
    // React's own scripts come with content that is streamed late. At present no page has such content.
    expect([...seen]).toEqual(expect.arrayContaining(['flight start', 'flight chunk', 'turbopack start']))
  })

  test('leaves fetching all of Next’s scripts to its own', async () => {
    for (const page of pages()) {
      const html = await (await ask(page)).text()
      expect(html, page).not.toMatch(/<script[^>]* src="\/_next\/[^>]* async/)
      expect(html.match(/data-run="\/_next\/static\/[^"]+\.js"/g)?.length, page).toBeGreaterThan(3)
    }
  })

  test.each(missing)('that is not there (%s) says so without scripts', async (address) => {
    const answer = await ask(address)
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain('<h1')
    expect(html).not.toContain('id="__next_error__"')
  })
})

describe('what is kept', () => {
  async function cacheOf(address: string) {
    const answer = await ask(address)
    await answer.arrayBuffer()
    return answer.headers.get('x-nextjs-cache')
  }

  /** A page is kept a moment after its last byte. */
  const untilKept = (address: string) => expect.poll(() => cacheOf(address)).toBe('HIT')

  test('is named by Next as kept, has a version, and is answered from it', async () => {
    const address = search('calamares')
    expect(await cacheOf(address)).toBe('MISS')
    await untilKept(address)
    const version = (await ask(address)).headers.get('etag') ?? ''
    expect(version).toMatch(/^"[\w-]{22}"$/)
    expect((await ask(address, { 'if-none-match': version })).status).toBe(304)
  })

  test('goes by the tags that Next wrote beside it', async () => {
    await ask(profile)
    await expire(world.changed(1))
    await wait(3200)
    expect(await cacheOf(profile)).toBe('MISS')
    await untilKept(profile)
    await expire(world.changed(1))
    expect(await cacheOf(profile)).toBe('MISS')
  })

  test('is another answer for the router than for a reader', async () => {
    await ask('/faqs')
    const part = await ask('/faqs', { rsc: '1' })
    expect(part.headers.get('content-type')).toContain('text/x-component')
    expect((await ask('/faqs')).headers.get('content-type')).toContain('text/html')
    // Only with this value: everything else is a reader.
    for (const rsc of ['x', '0', '1, 1'])
      expect((await ask('/faqs', { rsc })).headers.get('content-type')).toContain('text/html')
  })

  test.each<Record<string, string>>([
    {},
    { rsc: 'x' },
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
  ])('says nobody’s parameters to others, asked for with %j', async (headers) => {
    await untilKept(profile)
    await expire(world.changed(1))
    await wait(3200)
    const mark = `m${Math.random().toString(36).slice(2)}`
    await (await ask(`${profile}?${mark}=1&_rsc=${mark}`, headers)).text()
    await untilKept(profile)
    expect(await (await ask(profile)).text()).not.toContain(mark)
  })

  test('has parts for links that prefetch, but for searches', async () => {
    const tree = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
    const pages = ['/faqs', profile, search('fideos')]
    for (const page of pages) await untilKept(page)
    const statuses = await Promise.all(pages.map(async (page) => (await ask(page, tree)).status))
    expect(statuses).toEqual([200, 200, 204])
  })
})

describe('the build', () => {
  const onDisk = (file: string) => readFileSync(path.join('.next', file.replace('/_next/', '')))

  test('names React and the router, which come with a word to compile them whole', async () => {
    const large = readRootFiles().filter((file) => onDisk(file).length >= 30 * 1024)
    expect(large.length).toBeGreaterThan(1)
    for (const file of large) {
      const code = await (await ask(file)).text()
      expect(code).toBe(`//# allFunctionsCalledOnLoad\n${onDisk(file)}`)
    }
  })

  test.each(['__next_s', '__zod_globalConfig'])('reads %s, which we set', (word) => {
    const folder = '.next/static/chunks'
    const code = readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    expect(code.join('').split(word).length - 1).toBeGreaterThan(1)
  })

  test('knows every address of app/, and which are handlers that take calls', () => {
    const built = readManifests()
    const own = ownManifests()
    expect(built.addresses).toMatchObject(own.addresses)
    for (const address of Object.values(own.addresses))
      expect(Object.keys(built.prerendered.routes)).not.toContain(address)
    expect(Object.keys(built.prerendered.dynamicRoutes)).toContain('/[locale]/restaurant/profile/[slug]')
  })
})

describe.runIf(existsSync('/proc/self/maps'))('a process', () => {
  const said = (pid: number, what: string) => readFileSync(`/proc/${pid}/${what}`, 'utf8')

  test('of the web has loaded no compiler to read its configuration', () => {
    expect(said(servers().web, 'maps')).not.toContain('next-swc')
  })

  /** In megabytes: 675 was seen, and 1,280 where V8 optimises the parser. */
  test('of the api has never been as large as one whose V8 optimises PostgreSQL’s parser', () => {
    const [, kilobytes] = said(servers().api, 'status').match(/VmHWM:\s+(\d+)/) ?? []
    expect(Number(kilobytes) / 1024).toBeLessThan(1000)
  })
})

describe('the embedded database', () => {
  test('keeps the plans of what is asked all day', async () => {
    await ask(search('lentejas'))
    const { dataDir } = mantel
    const { pool, close } = await openDatabase({ dataDir, log: pino({ level: 'silent' }), attach: true })
    const { rows } = await pool.query(
      'select name from pg_prepared_statements where generic_plans + custom_plans > 0',
    )
    await close()
    expect(rows.length).toBeGreaterThan(0)
  })
})
