import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import es from '@/messages/es.json'
import { mailbox, restaurants, translatorAnswers } from '@/server/db/schema'
import { writeMailings } from '@/server/modules/daily-mail'
import { sendPending } from '@/server/modules/mail'
import { refreshSearchRows } from '@/server/modules/search'
import { harness } from '@/tests/api/support/harness'
import { subscribed } from './subscribed'

const api = await harness({ ownDatabase: true })
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)

beforeEach(() => {
  api.time.now = at('10:00')
})

type Reader = { email: string }

const sigOf = ({ email }: Reader) => api.ctx.signer.sign('unsubscribe', email)

const choose = async (reader: Reader, language: string) =>
  api.post('/api/email/language', { email: reader.email, sig: await sigOf(reader), language })

async function send(readers: Reader[], time: string) {
  api.time.now = at(time)
  await writeMailings(api.ctx)
  await sendPending(api.ctx)
  const found = await api.db
    .select()
    .from(mailbox)
    .where(
      inArray(
        mailbox.recipient,
        readers.map(({ email }) => email),
      ),
    )
  return readers.map(({ email }) => found.find(({ recipient }) => recipient === email)?.text ?? '')
}

async function htmlTo({ email }: Reader) {
  const [found] = await api.db.select().from(mailbox).where(eq(mailbox.recipient, email))
  return found?.html ?? ''
}

const categories = [
  {
    name: 'Primeros',
    items: [{ name: 'Lentejas estofadas con chorizo' }, { name: 'Trapisonda' }, { name: 'Sopa de la casa' }],
  },
]

/** A house that searches find: its row tells the language of its kitchen. */
async function withRow() {
  const owner = await api.owner()
  await api.db.transaction((tx) => refreshSearchRows(tx, [owner.restaurantId]))
  return owner
}

test('each reader gets the dishes in their language, and what the kitchen wrote beside them', async () => {
  const owner = await api.owner()
  const readers = await subscribed(api.db, owner.restaurantId, 3)
  const [english = { email: '' }, german = { email: '' }] = readers
  expect(await choose(english, 'en')).toMatchObject({ status: 200, body: { language: 'en' } })
  expect(await choose(german, 'de')).toMatchObject({ status: 200 })
  await api.as(owner).put('/api/translations/mine/en', { name: 'Sopa de la casa', text: 'Our soup with ham' })
  await api.as(owner).post('/api/menus', { price: 12, categories })
  const [inEnglish, inGerman, asWritten] = await send(readers, '10:01')
  expect(inEnglish).toContain('Machine translation; in brackets, what the kitchen wrote.')
  expect(inEnglish).toContain('STARTERS')
  expect(inEnglish).toContain('- Stewed lentils with chorizo (Lentejas estofadas con chorizo)')
  expect(inEnglish).toContain('- Our soup with ham (Sopa de la casa)')
  expect(inEnglish).toContain('- Trapisonda\n')
  expect(inGerman).toContain('Maschinell übersetzt')
  expect(inGerman).not.toContain('Our soup')
  expect(asWritten).toContain('- Lentejas estofadas con chorizo\n')
  expect(asWritten).not.toContain('Machine translation')
})

test('what another house translated is marked, and the mail says once what the mark means', async () => {
  const owner = await api.owner()
  const readers = await subscribed(api.db, owner.restaurantId, 2)
  const [english = { email: '' }, french = { email: '' }] = readers
  await choose(english, 'en')
  await choose(french, 'fr')
  const line = { language: 'en' as const, key: 'zarrapastra', name: 'Zarrapastra', text: 'Rags of beef' }
  await api.db.insert(translatorAnswers).values({ ...line, source: 'es' })
  const items = [{ name: 'Lentejas' }, { name: 'Zarrapastra' }]
  await api.as(owner).post('/api/menus', { price: 12, categories: [{ name: 'Primeros', items }] })
  const [inEnglish, inFrench] = await send(readers, '10:01')
  const { outside } = es.printedMenu
  expect(inEnglish).toContain('- Rags of beef* (Zarrapastra)')
  expect(inEnglish).toContain('- Lentils (Lentejas)')
  expect(inEnglish?.split(outside)).toHaveLength(2)
  expect(await htmlTo(english)).toContain('<span lang="en">Rags of beef*</span>')
  expect(inFrench).toContain('- Zarrapastra\n')
  expect(inFrench).not.toContain('*')
})

test('what stays as the kitchen wrote it is in italics, with its language', async () => {
  const owner = await api.owner()
  const readers = await subscribed(api.db, owner.restaurantId, 2)
  const [english = { email: '' }, other = { email: '' }] = readers
  await choose(english, 'en')
  const items = [{ name: 'Lentejas con trapisonda' }, { name: 'Trapisonda' }]
  await api.as(owner).post('/api/menus', { price: 12, categories: [{ name: 'Primeros', items }] })
  const [text] = await send(readers, '10:01')
  expect(text).toContain('- Lentils con trapisonda (Lentejas con trapisonda)')
  const html = await htmlTo(english)
  expect(html).toContain('<span lang="en">Lentils<i lang="es"> con trapisonda</i></span>')
  expect(html).toContain('<i lang="es">Trapisonda</i>')
  expect(await htmlTo(other)).not.toContain('<i')
})

test.each(['basque', 'of two languages'])(
  'a menu in Basque is marked as Basque where nobody translated it: %s',
  async (kitchen) => {
    const owner = await withRow()
    const readers = await subscribed(api.db, owner.restaurantId, 2)
    const [english = { email: '' }, castilian = { email: '' }] = readers
    await choose(english, 'en')
    const items = ['Oilasko errea', 'Arraina plantxan', 'Trapisonda'].map((name) => ({ name }))
    const more = kitchen === 'basque' ? [] : [{ name: 'Lentejas' }]
    await api.as(owner).post('/api/menus', {
      ...{ price: 12, observation: 'Gaur terraza irekita' },
      categories: [{ name: 'Primeros', items: [...items, ...more] }],
    })
    const [inEnglish, asWritten] = await send(readers, '10:01')
    const html = await htmlTo(castilian)
    for (const text of ['Lehenengoak', ...items.map(({ name }) => name), 'Gaur terraza irekita'])
      expect(html).toContain(`<span lang="eu">${text}</span>`)
    expect(html).not.toContain('Primeros')
    expect(asWritten).toContain('LEHENENGOAK')
    const translated = await htmlTo(english)
    expect(inEnglish).toContain('STARTERS')
    expect(translated).toContain('<i lang="eu">Trapisonda</i>')
    expect(translated).toContain('<span lang="eu">(Oilasko errea)</span>')
    expect(translated).toContain('<span lang="eu">Gaur terraza irekita</span>')
  },
)

test('a heading that is the same in both languages is no word that stayed as it was written', async () => {
  const owner = await api.owner()
  const readers = await subscribed(api.db, owner.restaurantId, 1)
  const [reader = { email: '' }] = readers
  await choose(reader, 'ca')
  const items = [{ name: 'Arroz con leche' }, { name: 'Trapisonda' }]
  await api.as(owner).post('/api/menus', { price: 12, categories: [{ name: 'Postres', items }] })
  const [text] = await send(readers, '10:01')
  expect(text).toContain('- Arròs amb llet (Arroz con leche)')
  const html = await htmlTo(reader)
  expect(html).toContain('<span lang="ca">Postres</span>')
  expect(html).toContain('<i lang="es">Trapisonda</i>')
})

test('a Basque menu that is read in Castilian has Castilian headings, and the mark of what another house translated', async () => {
  const owner = await withRow()
  const readers = await subscribed(api.db, owner.restaurantId, 1)
  const [reader = { email: '' }] = readers
  await choose(reader, 'es')
  const line = { language: 'es' as const, key: 'kalamatrikua', name: 'Kalamatrikua', text: 'Cosa rara' }
  await api.db.insert(translatorAnswers).values({ ...line, source: 'eu' })
  const items = ['Oilasko errea', 'Arraina plantxan', 'Kalamatrikua'].map((name) => ({ name }))
  await api.as(owner).post('/api/menus', { price: 12, categories: [{ name: 'Primeros', items }] })
  const [text] = await send(readers, '10:01')
  expect(text).toContain('PRIMEROS')
  expect(text).toContain('- Pollo asado (Oilasko errea)')
  expect(text).toContain('- Cosa rara* (Kalamatrikua)')
  expect(await htmlTo(reader)).toContain('Cosa rara* <span lang="eu">(Kalamatrikua)</span>')
})

test('the picture is in the language of the dishes', async () => {
  const owner = await api.owner()
  await api.db
    .update(restaurants)
    .set({ templateId: 'cdefghjkmnpq' })
    .where(eq(restaurants.id, owner.restaurantId))
  const readers = await subscribed(api.db, owner.restaurantId, 2)
  const [german = { email: '' }, other = { email: '' }] = readers
  await choose(german, 'de')
  await api.as(owner).post('/api/menus', { price: 12, categories })
  await send(readers, '10:01')
  const picture = `/imagen-del-menu/${owner.restaurantId}/2026-11-20`
  expect(await htmlTo(german)).toContain(`${picture}?idioma=de"`)
  expect(await htmlTo(other)).toContain(`${picture}"`)
})

test('a mail of the day for all restaurants is in it too', async () => {
  const [one, other] = [await api.owner(), await api.owner()]
  const readers = await subscribed(api.db, one.restaurantId, 1, { digest: true })
  const [reader = { email: '' }] = readers
  await choose(reader, 'fr')
  await api.as(one).post('/api/menus', { price: 12, categories })
  await api.as(other).post('/api/menus', { price: 12, categories })
  await send(readers, '10:01')
  const [text] = await send(readers, '11:01')
  expect(text).toContain('Traduction automatique')
  expect(text).toContain('(Lentejas estofadas con chorizo)')
})

test('the choice is shown, can be taken back, and needs the signature of the mails', async () => {
  const owner = await api.owner()
  const [reader = { email: '' }] = await subscribed(api.db, owner.restaurantId, 1)
  const list = async () =>
    api.get(
      `/unsubscribe/${encodeURIComponent(reader.email)}?${new URLSearchParams({ sig: await sigOf(reader) })}`,
    )
  expect(await list()).toMatchObject({ body: { language: 'original' } })
  await choose(reader, 'ca')
  expect(await list()).toMatchObject({ body: { language: 'ca' } })
  await choose(reader, 'original')
  expect(await list()).toMatchObject({ body: { language: 'original' } })
  expect(await choose(reader, 'it')).toMatchObject({ status: 400 })
  const guess = { email: reader.email, sig: 'guess', language: 'en' }
  expect(await api.post('/api/email/language', guess)).toMatchObject({ status: 404 })
  expect(await list()).toMatchObject({ body: { language: 'original' } })
})

test('a name that would be too long with its translation stays as it was written', async () => {
  const owner = await api.owner()
  const readers = await subscribed(api.db, owner.restaurantId, 1)
  const [reader = { email: '' }] = readers
  await choose(reader, 'en')
  const long = `Lentejas ${'y lentejas '.repeat(26)}`.trim()
  await api
    .as(owner)
    .post('/api/menus', { price: 12, categories: [{ name: 'Primeros', items: [{ name: long }] }] })
  const [text] = await send(readers, '10:01')
  expect(text?.replace(/\s+/g, ' ')).toContain(`- ${long}`)
})
