import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Language, languageHeader } from '@/contract/languages'
import { newId } from '@/server/db/id'
import { outbox, owners, subscribers, subscriptions } from '@/server/db/schema'
import { writeMailings } from '@/server/modules/daily-mail'
import { sendPending } from '@/server/modules/mail'
import { refreshSearchRows } from '@/server/modules/search'
import { subscribeTo } from '@/tests/api/daily-mail/subscribed'
import { anAddress, linkIn, mailTo } from '@/tests/api/mail/sent-mails'
import { harness } from '@/tests/api/support/harness'

const api = await harness({ ownDatabase: true })
const house = await api.owner({}, { name: 'Casa Lola' })

/** A house that searches find: its row tells the language of its kitchen. */
async function withRow(name: string) {
  const owner = await api.owner({}, { name })
  await api.db.transaction((tx) => refreshSearchRows(tx, [owner.restaurantId]))
  return owner
}

/** As the BFF calls from a page in a language. */
const on = (language: string) => ({ [languageHeader]: language })

let now = new Date('2026-11-20T09:00:00Z')

beforeEach(() => {
  api.time.now = now = new Date('2026-11-20T09:00:00Z')
})

/** Mails of one moment have no order. */
const aMinuteLater = () => {
  api.time.now = now = new Date(now.getTime() + 60_000)
}

function subscribe(email: string, headers?: Record<string, string>, { restaurantId } = house) {
  aMinuteLater()
  return api.post('/api/email/subscribe', { email, restaurantId, restaurantName: 'Casa Lola' }, headers)
}

const lastMail = async (email: string) => (await mailTo(api, email)).at(-1)

async function confirm(email: string, path: string, headers?: Record<string, string>) {
  const token = linkIn((await lastMail(email))?.text, path).searchParams.get('token')
  expect(await api.post('/api/email/confirm', { token }, headers)).toMatchObject({ status: 200 })
}

async function subscriber(email: string) {
  const [found] = await api.db.select().from(subscribers).where(eq(subscribers.email, email))
  return { pageLanguage: found?.pageLanguage, dishes: found?.language }
}

describe('a subscriber', () => {
  test('from an English page is asked in English, and gets the menu in English', async () => {
    const email = anAddress()
    await subscribe(email, on('en'))
    const asked = await lastMail(email)
    expect(asked?.subject).toBe('Confirm your subscription to the menu from Casa Lola')
    expect(asked?.html).toContain('<html lang="en" dir="ltr">')
    expect(asked?.headers['List-Unsubscribe']).toContain('https://mantel.example/en/unsubscribe/one-click?')
    await confirm(email, '/en/confirmar-suscripcion', on('en'))
    expect(await subscriber(email)).toEqual({ pageLanguage: 'en', dishes: 'en' })
    const items = [{ name: 'Lentejas estofadas con chorizo', allergens: { gluten: 'contains' } }]
    await api.as(house).post('/api/menus', {
      ...{ price: 12.5, halfPrice: 9, includes: ['pan', 'bebida'], observation: 'Hoy, terraza' },
      ...{ window: { start: '13:00', end: '15:30' } },
      categories: [{ name: 'Primeros', items: [...items, { name: 'Trapisonda' }] }],
    })
    api.time.now = new Date('2026-11-20T10:01:00Z')
    await writeMailings(api.ctx)
    await sendPending(api.ctx)
    const menu = await lastMail(email)
    expect(menu?.subject).toBe('Today’s menu at Casa Lola · €12.50')
    expect(menu?.text).toContain('Friday 20 November')
    expect(menu?.text).toContain('Served 13:00 to 15:30.')
    expect(menu?.text).toContain('STARTERS')
    expect(menu?.text).toContain(
      '- Stewed lentils with chorizo (Lentejas estofadas con chorizo) · contains gluten',
    )
    expect(menu?.html).toContain('<span lang="es">(Lentejas estofadas con chorizo)</span>')
    expect(menu?.html).toContain('<i lang="es">Trapisonda</i>')
    expect(menu?.html).toContain('<span lang="es">Hoy, terraza</span>')
    expect(menu?.html).toContain('https://mantel.example/en/restaurant/profile/')
    expect(menu?.html).toContain('https://mantel.example/en/unsubscribe?')
    expect(menu?.headers['List-Unsubscribe']).toContain('https://mantel.example/en/unsubscribe/one-click?')
  })

  test('from a Castilian page reads a Basque kitchen in Castilian, and a Castilian one as it wrote', async () => {
    const owners = [await withRow('Etxe Zaharra'), await withRow('Casa Paca')]
    const dishes = [
      ['Oilasko errea', 'Arraina plantxan', 'Porrusalda'],
      ['Lentejas estofadas', 'Escalivada'],
    ]
    const mails: NonNullable<Awaited<ReturnType<typeof lastMail>>>[] = []
    for (const [at, owner] of owners.entries()) {
      const email = anAddress()
      await subscribe(email, on('es'), owner)
      await confirm(email, '/confirmar-suscripcion', on('es'))
      expect(await subscriber(email)).toEqual({ pageLanguage: 'es', dishes: 'es' })
      const items = (dishes[at] ?? []).map((name) => ({ name }))
      await api.as(owner).post('/api/menus', { price: 12, categories: [{ name: 'Primeros', items }] })
      api.time.now = new Date('2026-11-20T10:01:00Z')
      await writeMailings(api.ctx)
      await sendPending(api.ctx)
      const mail = await lastMail(email)
      if (mail) mails.push(mail)
      api.time.now = now
    }
    const [basque, castilian] = mails
    expect(basque?.text).toContain('- Pollo asado (Oilasko errea)')
    expect(basque?.text).toContain('Traducción automática')
    expect(castilian?.text).toContain('- Lentejas estofadas\n- Escalivada\n')
    expect(castilian?.html).not.toMatch(/<i |Traducción automática|idioma=/)
  })

  test('of whom no language is known gets Castilian, and so does an old row', async () => {
    for (const headers of [undefined, on('it'), on('en-GB'), { 'accept-language': 'en' }]) {
      const email = anAddress()
      await subscribe(email, headers)
      expect((await lastMail(email))?.subject).toBe('Confirma tu suscripción al menú de Casa Lola')
      await confirm(email, '/confirmar-suscripcion')
      expect(await subscriber(email)).toEqual({ pageLanguage: 'es', dishes: null })
    }
    const [old] = await api.db.insert(subscribers).values({ email: anAddress() }).returning()
    if (!old) throw new Error('an insert returns its row')
    const { id: subscriberId, email } = old
    await subscribeTo(api.db, house.restaurantId, [old])
    await api.db.insert(outbox).values({
      ...{ kind: 'contact-received', key: newId(), recipient: email, subscriberId },
      ...{ payload: { messageId: newId() }, createdAt: api.ctx.clock(), nextAttemptAt: api.ctx.clock() },
    })
    await sendPending(api.ctx)
    expect((await lastMail(email))?.subject).toBe('Hemos recibido tu mensaje')
  })

  test('changes the language of the mails by what only they can do', async () => {
    const email = anAddress()
    const other = await api.owner({}, { name: 'Casa Pepe' })
    await subscribe(email, on('fr'))
    await confirm(email, '/fr/confirmar-suscripcion', on('fr'))
    await subscribe(email, on('de'), other)
    expect((await lastMail(email))?.html, 'who asks is answered').toContain('<html lang="de"')
    expect(await subscriber(email), 'a stranger may have asked').toEqual({ pageLanguage: 'fr', dishes: 'fr' })
    await confirm(email, '/de/confirmar-suscripcion', on('de'))
    expect(await subscriber(email)).toEqual({ pageLanguage: 'de', dishes: 'de' })
    const signed = { email, sig: await api.ctx.signer.sign('unsubscribe', email) }
    await api.post('/api/email/language', { ...signed, language: 'original' }, on('de'))
    await api.post('/api/email/preferences', { ...signed, frequency: 'daily' }, on('de'))
    expect(await subscriber(email), 'a choice for the dishes stays').toEqual({
      pageLanguage: 'de',
      dishes: null,
    })
    await api.post('/api/email/preferences', { ...signed, frequency: 'each' }, on('eu'))
    expect(await subscriber(email)).toEqual({ pageLanguage: 'eu', dishes: null })
  })

  test('agrees to the text of the page, and the proof says to which', async () => {
    const [castilian, english, again] = [anAddress(), anAddress(), anAddress()]
    await subscribe(castilian)
    await subscribe(english, on('en'))
    await subscribe(again, on('en'))
    const versionOf = async (email: string) => {
      const [found] = await api.db
        .select({ version: subscriptions.textVersion })
        .from(subscriptions)
        .innerJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))
        .where(eq(subscribers.email, email))
      return found?.version
    }
    expect(await versionOf(english)).toBe(await versionOf(again))
    expect(await versionOf(english)).not.toBe(await versionOf(castilian))
  })
})

test('a dish alert is in the language of the page on which it was asked', async () => {
  const email = anAddress()
  const wish = { dish: 'fabada', place: 'Madrid', lat: 40.409, lon: -3.701, radiusKm: 3 }
  await api.post('/api/alerts', { ...wish, email }, on('de'))
  const mail = await lastMail(email)
  expect(mail?.subject).toBe('Sollen wir dir Bescheid sagen?')
  const token = linkIn(mail?.text, '/de/avisos/confirmar').searchParams.get('token')
  await api.post('/api/alerts/confirm', { token }, on('de'))
  expect(await subscriber(email)).toMatchObject({ pageLanguage: 'de' })
})

test('a message is answered in the language of its page, and reaches support in Castilian', async () => {
  const email = anAddress()
  const message = { name: 'Ana', type: 'Sugerencia', message: 'Bonjour' }
  await api.post('/api/contact', { ...message, email }, on('fr'))
  expect((await lastMail(email))?.html).toContain('<html lang="fr"')
  expect((await lastMail(api.ctx.site.supportEmail))?.subject).toContain('mensaje de Ana')
})

describe('an owner', () => {
  const languageOf = async (ownerId: string) => {
    const [found] = await api.db.select().from(owners).where(eq(owners.id, ownerId))
    return found?.language
  }

  async function register(headers?: Record<string, string>) {
    const email = anAddress()
    const person = { firstName: 'Ana', lastName: 'Díaz', email, password: 'una clave larga' }
    const { body } = await api.post('/api/auth/register', person, headers)
    return { ...Object(body), email, password: person.password } as Registered
  }
  type Registered = { email: string; password: string; ownerId: string; token: string }

  test('is greeted in the language of the sign-up, and in Castilian where none is named', async () => {
    const basque = await register(on('eu'))
    const mail = await lastMail(basque.email)
    expect(mail?.html).toContain('<html lang="eu"')
    expect(mail?.text).toContain('https://mantel.example/eu/verify-email?token=')
    const unknown = await register()
    expect((await lastMail(unknown.email))?.subject).toBe('Verifica tu correo y publica tu menú')
  })

  test('reads the language in which they last signed in or changed something', async () => {
    const { email, password, ownerId, token } = await register()
    aMinuteLater()
    await api.post(
      '/api/auth/login',
      { email, password },
      { ...on('gl'), 'x-device-id': 'a-second-device-of-ana' },
    )
    expect(await languageOf(ownerId)).toBe('gl')
    expect((await lastMail(email))?.html, 'a new device').toContain('<html lang="gl"')
    const signedIn = { authorization: `Bearer ${token}` }
    await api.get('/api/reminder', { ...on('ca'), ...signedIn })
    expect(await languageOf(ownerId), 'who only looks').toBe('gl')
    aMinuteLater()
    await api.post('/api/auth/resend-verification', {}, { ...on('ca'), ...signedIn })
    expect(await languageOf(ownerId)).toBe('ca')
    expect((await lastMail(email))?.html).toContain('<html lang="ca"')
    for (const language of ['fr', 'de', 'it'] satisfies (Language | 'it')[])
      await api.put('/api/reminder', { time: null }, { ...on(language), ...signedIn })
    await api.put('/api/reminder', { time: null }, signedIn)
    expect(await languageOf(ownerId), 'no owner reads French or German').toBe('ca')
  })

  test('gets a code in the language of the page that asks for it, which nobody keeps', async () => {
    const { email, ownerId } = await register(on('en'))
    const form = (address: string) => new URLSearchParams({ email: address })
    const ask = (headers: Record<string, string>) =>
      api.raw('/api/auth/forget-password', { method: 'POST', body: form(email), headers })
    aMinuteLater()
    await ask(on('gl'))
    expect((await lastMail(email))?.html).toContain('<html lang="gl"')
    aMinuteLater()
    aMinuteLater()
    await ask({})
    expect((await lastMail(email))?.html).toContain('<html lang="en"')
    expect(await languageOf(ownerId)).toBe('en')
  })
})
