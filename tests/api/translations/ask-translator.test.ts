import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { getMenuDayIn } from '@/contract/endpoints/menus'
import { machineTranslations, menus, translatorAnswers, translatorDays } from '@/server/db/schema'
import { askTranslator } from '@/server/modules/translations'
import { createLibreTranslate } from '@/server/ports/translator/libre-translate'
import { harness } from '@/tests/api/support/harness'
import { key, sendJson, strictLibre } from './strict-libre'

const server = await strictLibre()
const api = await harness({ ownDatabase: true })
const date = '2026-11-20'
const owner = await api.owner()

beforeEach(async () => {
  for (const table of [machineTranslations, translatorAnswers, translatorDays, menus])
    await api.db.delete(table)
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
    for (const table of [translatorAnswers, machineTranslations])
      expect(await api.db.select().from(table)).toEqual([])
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

const catalan = ['Amanida verda', 'Pollastre rostit', 'Peix a la planxa amb amanida']

test('asks for one name in each language that kitchens write it in, and shows each its own', async () => {
  server.answers = ({ q, source, target }, response) =>
    sendJson(response, { translatedText: q.map((name) => `${source}-${target}: ${name}`) })
  await publish(['Trapisonda'])
  await run()
  at('12:05')
  await publish([...catalan, 'Trapisonda'], 'cena')
  await run()
  await run()
  expect(server.asked.map(({ source, target }) => `${source} ${target}`)).toEqual([
    ...['en', 'fr', 'de', 'ca'].map((target) => `es ${target}`),
    ...['en', 'fr', 'de', 'es'].map((target) => `ca ${target}`),
  ])
  expect((await shown()).filter((one) => one.includes('Trapisonda'))).toEqual([
    'es-en: Trapisonda (machine)',
    'ca-en: Trapisonda (machine)',
  ])
})

test('asks for one name of two menus of one run in both of their languages', async () => {
  await publish(['Trapisonda'])
  await publish([...catalan, 'Trapisonda'], 'cena')
  await run()
  expect(server.asked.filter(({ target }) => target === 'en').map(({ source }) => source)).toEqual([
    'es',
    'ca',
  ])
})

describe('beside the version before, which has one row for a name', () => {
  const noted = { language: 'en', key: 'trapisonda', name: 'Trapisonda', source: 'es' } as const
  const inOldTable = () =>
    api.db
      .select({ language: machineTranslations.language, text: machineTranslations.text })
      .from(machineTranslations)
      .where(eq(machineTranslations.source, 'es'))
      .orderBy(machineTranslations.language)
  const english = () => server.asked.filter(({ target }) => target === 'en')

  test('its answers are shown, and not asked for again', async () => {
    await publish(['Trapisonda'])
    await api.db.insert(machineTranslations).values({ ...noted, text: 'Trickery' })
    expect(await shown()).toEqual(['Trickery (machine)'])
    await run()
    expect(english()).toEqual([])
    await api.db.delete(machineTranslations)
    expect(await shown()).toEqual(['Trickery (machine)'])
  })

  test('a name that it is asking for is left to it', async () => {
    await publish(['Trapisonda'])
    const nextAt = new Date(`${date}T12:10:00Z`)
    await api.db.insert(machineTranslations).values({ ...noted, nextAt })
    await run()
    expect(english()).toEqual([])
    await api.db.update(machineTranslations).set({ text: 'Trickery', nextAt: null }).where(isEnglish)
    at('12:20')
    await run()
    expect(english()).toEqual([])
    expect(await shown()).toEqual(['Trickery (machine)'])
  })

  test('what it has asked for meanwhile counts as asked', async () => {
    await publish(['Trapisonda'])
    server.answers = (_asked, response) => sendJson(response, { error: 'Too many requests' }, 429)
    await run()
    const nextAt = new Date(`${date}T13:10:00Z`)
    await api.db.update(machineTranslations).set({ tries: 2, nextAt }).where(isEnglish)
    server.answers = server.translates
    at('13:00')
    await run()
    expect(english()).toHaveLength(1)
    at('13:10')
    await run()
    expect(english()).toHaveLength(2)
  })

  test('it knows what was asked for here', async () => {
    await publish(['Trapisonda'])
    await run()
    expect(await inOldTable()).toEqual(
      ['ca', 'de', 'en', 'fr'].map((language) => ({ language, text: `${language}: Trapisonda` })),
    )
    at('12:05')
    await publish([...catalan, 'Trapisonda'], 'cena')
    await run()
    expect(await inOldTable()).toHaveLength(4)
    expect(await api.db.select().from(translatorAnswers)).toHaveLength(8)
  })

  const isEnglish = eq(machineTranslations.language, 'en')
})

test('without a translator nothing is asked', async () => {
  await publish(['Trapisonda'])
  expect(await askTranslator(api.ctx)).toBe(0)
  expect(server.asked).toEqual([])
})
