import { beforeEach, describe, expect, test } from 'vitest'
import { getMenuDayIn } from '@/contract/endpoints/menus'
import { machineTranslations, menus, translatorDays } from '@/server/db/schema'
import { askTranslator } from '@/server/modules/translations'
import { createLibreTranslate } from '@/server/ports/translator/libre-translate'
import { harness } from '@/tests/api/support/harness'
import { key, sendJson, strictLibre } from './strict-libre'

const server = await strictLibre()
const api = await harness({ ownDatabase: true })
const date = '2026-11-20'
const owner = await api.owner()

beforeEach(async () => {
  for (const table of [machineTranslations, translatorDays, menus]) await api.db.delete(table)
  server.asked.length = 0
  server.answers = server.translates
  api.expired.length = 0
  at('12:00')
})

const at = (time: string) => {
  api.time.now = new Date(`${date}T${time}:00Z`)
}

/** A new adapter for each run, so that it does not rest because of the run before. */
const run = (translationsADay = 500, silenceMs?: number) => {
  const translator = createLibreTranslate({ url: server.url, key, ...(silenceMs && { silenceMs }) })
  return askTranslator({ ...api.ctx, translator, translationsADay })
}

async function publish(dishes: string[], service: 'comida' | 'cena' = 'comida') {
  const now = api.ctx.clock()
  await api.db.insert(menus).values({
    ...{
      restaurantId: owner.restaurantId,
      date,
      service,
      state: 'published',
      publishedAt: now,
      updatedAt: now,
    },
    categories: [{ name: 'Primeros', items: dishes.map((name) => ({ name })) }],
  })
}

async function shown(language = 'en') {
  const { body } = await api.get(`/api/menus/${owner.restaurantId}/${date}/in/${language}`)
  return getMenuDayIn.reply
    .parse(body)
    .menu.flatMap(({ translated }) => translated.flatMap(({ items }) => items))
    .map(({ by, pieces }) => `${pieces.map(({ text }) => text).join(' ')}${by ? ` (${by})` : ''}`)
}

const names = () => server.asked.flatMap(({ q, target }) => q.map((name) => `${target} ${name}`))

test('asks for what the lexicon knows nothing of, keeps it, and never asks twice', async () => {
  await publish(['Trapisonda', 'Lentejas estofadas', 'Merluza a la plancha con trapisonda'])
  expect(await shown()).toEqual([
    'Trapisonda',
    'Stewed lentils (often with chorizo)',
    'Grilled hake con trapisonda',
  ])
  expect(server.asked).toEqual([])
  expect(await run()).toBe(1)
  expect(names()).toEqual(['en Trapisonda', 'fr Trapisonda', 'de Trapisonda', 'ca Trapisonda'])
  expect(api.expired).toMatchObject([{ restaurantId: owner.restaurantId }])
  expect(await shown()).toEqual([
    'en: Trapisonda (machine)',
    'Stewed lentils (often with chorizo)',
    'Grilled hake con trapisonda',
  ])
  at('12:05')
  await publish(['TRAPISONDA', 'Zarrapastra'], 'cena')
  await run()
  expect(names().slice(4)).toEqual(['en', 'fr', 'de', 'ca'].map((language) => `${language} Zarrapastra`))
  expect(await run()).toBe(0)
  expect(server.asked).toHaveLength(8)
})

test('asks for Castilian too where the kitchen writes in another language', async () => {
  await publish(['Oilaskoa labean patatekin', 'Legatza plantxan', 'Kalamatrikua'])
  await run()
  expect(server.asked.map(({ source, target }) => `${source} ${target}`)).toEqual(
    ['en', 'fr', 'de', 'ca', 'es'].map((target) => `eu ${target}`),
  )
  expect(await shown('es')).toContain('es: Kalamatrikua (machine)')
})

test('gives the names alone', async () => {
  await publish(['Trapisonda'])
  await run()
  expect(JSON.stringify(server.asked)).not.toMatch(/Casa Prueba|2026|Madrid/)
})

test('an answer of no use is kept as none, and its name is not asked for again', async () => {
  await publish(['Trapisonda'])
  server.answers = (_asked, response) => sendJson(response, { translatedText: ['<script>'] })
  expect(await run()).toBe(0)
  expect(await shown()).toEqual(['Trapisonda'])
  server.answers = (_asked, response) => void response.writeHead(200).end('garbage')
  at('12:05')
  await publish(['Zarrapastra'], 'cena')
  await run()
  server.answers = server.translates
  await run()
  api.time.now = new Date('2026-12-20T12:00:00Z')
  await run()
  at('12:10')
  expect(server.asked).toHaveLength(8)
  expect(await shown()).toEqual(['Trapisonda', 'Zarrapastra'])
})

describe('a server that is away', () => {
  /** Nobody rests: each run has an adapter of its own. */
  const away = () => {
    server.answers = (_asked, response) => sendJson(response, { error: 'Too many requests' }, 429)
  }
  const later = (minutes: number) => {
    api.time.now = new Date(api.ctx.clock().getTime() + minutes * 60_000)
  }
  const english = () => names().filter((one) => one === 'en Trapisonda').length

  test('is not asked for the same name before ten minutes, and its answer stays', async () => {
    await publish(['Trapisonda'])
    away()
    expect(await run()).toBe(0)
    server.answers = () => {}
    later(5)
    expect(await run(500, 500)).toBe(0)
    expect(names()).toEqual(['en Trapisonda', 'fr Trapisonda'])
    server.answers = server.translates
    later(5)
    expect(await run()).toBeGreaterThan(0)
    expect(english()).toBe(2)
    expect(await shown()).toEqual(['en: Trapisonda (machine)'])
    expect(await shown('fr')).toEqual(['Trapisonda'])
    expect(api.expired.map(({ restaurantId }) => restaurantId)).toContain(owner.restaurantId)
    later(30 * 24 * 60)
    await run()
    await run()
    expect(await shown('fr')).toEqual(['fr: Trapisonda (machine)'])
    expect(english()).toBe(2)
  })

  test('is asked for a name six times, after pauses that grow, and then never again', async () => {
    await publish(['Trapisonda'])
    away()
    // One for each language: a server that is away ends a run.
    for (const _ of ['en', 'fr', 'de', 'ca']) await run()
    expect(english()).toBe(1)
    for (const [times, pause] of [10, 60, 360, 1440, 10_080].entries()) {
      later(pause - 1)
      await run()
      expect(english(), `before ${pause} minutes`).toBe(times + 1)
      later(1)
      await run()
      expect(english(), `after ${pause} minutes`).toBe(times + 2)
    }
    server.answers = server.translates
    later(30 * 24 * 60)
    await run()
    expect(english()).toBe(6)
    expect(await shown()).toEqual(['Trapisonda'])
  })

  test('a name that a run took and did not send is nobody’s try', async () => {
    await publish(['Trapisonda'])
    const asked: string[] = []
    const resting = {
      translate: async ({ names }: { names: readonly string[] }) => {
        asked.push(...names)
        return { failure: 'resting', isDown: true, isUnasked: true }
      },
    }
    await askTranslator({ ...api.ctx, translator: resting, translationsADay: 1 })
    expect(asked).toEqual(['Trapisonda'])
    expect(await api.db.select().from(machineTranslations)).toEqual([])
    await run(1)
    expect(names()).toEqual(['en Trapisonda'])
  })

  test('two runs at once ask for each name once', async () => {
    await publish(['Trapisonda', 'Zarrapastra'])
    await Promise.all([run(), run()])
    await run()
    const all = names()
    expect(all).toHaveLength(8)
    expect(new Set(all).size).toBe(8)
  })

  test('a run that a crash ended counts as asked', async () => {
    await publish(['Trapisonda'])
    const crashing = { translate: () => Promise.reject(new Error('the process ended')) }
    await expect(askTranslator({ ...api.ctx, translator: crashing, translationsADay: 500 })).rejects.toThrow()
    await run()
    expect(english()).toBe(0)
    later(10)
    await run()
    expect(english()).toBe(1)
  })
})

test('asks for no more names than a day has, and for the rest on menus of the next day', async () => {
  await publish(['Trapisonda', 'Zarrapastra', 'Gazuza'])
  await run(2)
  expect(names()).toEqual(['en Trapisonda', 'en Zarrapastra'])
  expect(api.expired).toMatchObject([{ restaurantId: owner.restaurantId }])
  await run(2)
  expect(server.asked).toHaveLength(1)
  await api.db.update(menus).set({ date: '2026-11-21' })
  api.time.now = new Date('2026-11-21T12:00:00Z')
  await run()
  expect(names().slice(2)).toEqual([
    'en Gazuza',
    ...['fr', 'de', 'ca'].flatMap((one) =>
      ['Trapisonda', 'Zarrapastra', 'Gazuza'].map((name) => `${one} ${name}`),
    ),
  ])
})

test('names the language of the menu, and does not ask for a language that it is written in', async () => {
  await publish(['Amanida verda', 'Pollastre rostit', 'Peix a la planxa amb amanida', 'Trapisonda'])
  await run()
  expect(server.asked.map(({ source, target }) => `${source} ${target}`)).toEqual(
    ['en', 'fr', 'de', 'es'].map((target) => `ca ${target}`),
  )
})

test('without a translator nothing is asked', async () => {
  await publish(['Trapisonda'])
  expect(await askTranslator(api.ctx)).toBe(0)
  expect(server.asked).toEqual([])
})
