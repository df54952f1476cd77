import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import { chatMessages, conversations, files, imagesTaken, menus, specialMenus } from '@/server/db/schema'
import { uploadFile } from '@/tests/api/profile/upload-file'
import { givePlan } from '@/tests/api/support/give-plan'
import { harness } from '@/tests/api/support/harness'
import { chatOf } from './chat'

const api = await harness()
const today = () => localNow(new Date(), 'Europe/Madrid').date
const menu =
  'Menú de hoy 12,50 €\nPrimeros\nLentejas\nEnsalada mixta\nSegundos\nMerluza a la plancha\nPollo asado'

const menusOf = (restaurantId: string) =>
  api.db.select().from(menus).where(eq(menus.restaurantId, restaurantId))

test('a menu is written, drawn, published and sold out, by the verbs of the pages', async () => {
  const owner = await api.owner()
  const chat = chatOf(api.as(owner))
  const [read, offer] = await chat.say(menu)
  expect(read?.text).toContain('Merluza a la plancha')
  expect(offer?.buttons?.map(({ title }) => title)).toEqual(['Publicar', 'Corregir'])
  expect(await menusOf(owner.restaurantId)).toEqual([])

  api.expired.length = 0
  expect((await chat.press('Publicar'))[0]?.text).toContain('¡Publicado!')
  expect(await menusOf(owner.restaurantId)).toMatchObject([
    { date: today(), state: 'published', priceCents: 1250 },
  ])
  expect(api.expired).toMatchObject([{ restaurantId: owner.restaurantId }])

  await chat.say('se ha acabao la merluza')
  const [after] = await menusOf(owner.restaurantId)
  expect(after?.categories[1]?.items[0]).toEqual({ name: 'Merluza a la plancha', soldOut: true })

  await api.ctx.background.settled()
  const { messages } = await chat.read()
  const drawn = messages.flatMap((one) => (one.direction === 'out' && one.reply.image ? [one] : []))
  expect(drawn.map(({ state, isDrawing }) => [state, isDrawing])).toEqual([
    ['delivered', false],
    ['delivered', false],
  ])
  // The proposal and what was published are the same drawing.
  expect(new Set(drawn.map(({ reply }) => reply.image?.url)).size).toBe(1)
  expect(
    (await api.raw(drawn[0]?.reply.image?.url ?? '', { method: 'GET' })).headers.get('content-type'),
  ).toBe('image/jpeg')
  expect(await api.db.$count(files, eq(files.ownerId, owner.ownerId))).toBe(1)
})

test('a week is scheduled with a plan that has it, and a day is moved, priced and deleted', async () => {
  const owner = await api.owner()
  await givePlan(api.db, owner)
  const chat = chatOf(api.as(owner))
  const [, , one = '', two = '', three = ''] = Array.from({ length: 5 }, (_, ahead) =>
    addDays(today(), ahead),
  )
  const written = (date: string) => `${Number(date.slice(8))}/${Number(date.slice(5, 7))}`
  await chat.say(
    `Menú 12 €\n${written(one)}\nLentejas\nPollo asado\n${written(two)}\nGarbanzos\nMerluza en salsa`,
  )
  await chat.press('Programar todo')
  expect((await menusOf(owner.restaurantId)).map(({ date, state }) => [date, state]).sort()).toEqual([
    [one, 'scheduled'],
    [two, 'scheduled'],
  ])
  await chat.say(`el ${written(one)} a 14`)
  await chat.say(`mueve el ${written(two)} al ${written(three)}`)
  await chat.say(`borra el ${written(one)}`)
  await chat.press('Sí, borrarlo')
  expect(await menusOf(owner.restaurantId)).toMatchObject([{ date: three, state: 'scheduled' }])
})

test('who has not verified their address is told, and nothing comes out', async () => {
  const owner = await api.owner({ emailVerifiedAt: null })
  const chat = chatOf(api.as(owner))
  await chat.say(menu)
  expect((await chat.press('Publicar'))[0]?.text).toContain('confirmar tu correo')
  expect(await menusOf(owner.restaurantId)).toMatchObject([{ state: 'draft' }])
})

test('an owner without a restaurant is led to it', async () => {
  const chat = chatOf(api.as(await api.owner({}, null)))
  expect((await chat.say(menu))[0]?.text).toContain('/try-whatsapp')
})

test('a photo is kept and shown as the menu of the day', async () => {
  const owner = await api.owner()
  const chat = chatOf(api.as(owner))
  const file = await uploadFile(api.db, owner.ownerId)
  await chat.send({ kind: 'image', file, mime: 'image/webp' })
  await chat.press('Menú de hoy')
  expect(
    await api.db.select().from(specialMenus).where(eq(specialMenus.restaurantId, owner.restaurantId)),
  ).toMatchObject([{ url: file, startDate: today(), endDate: today() }])
})

test('the pictures of a free month run out, and the menu goes out without', async () => {
  const owner = await api.owner()
  const month = today().slice(0, 7)
  const taken = Array.from({ length: 9 }, (_, n) => ({ ownerId: owner.ownerId, key: `${n}`, month }))
  await api.db.insert(imagesTaken).values(taken)
  const chat = chatOf(api.as(owner))
  await chat.say(menu)
  await api.ctx.background.settled()
  const last = await chat.say(menu.replace('12,50', '13'))
  expect(last.at(-1)?.text).toContain('usado las imágenes')
  expect((await chat.press('Publicar'))[0]?.text).toContain('¡Publicado!')
  expect(await api.db.$count(files, eq(files.ownerId, owner.ownerId))).toBe(1)
})

test('a reply whose order was refused says so, and the order is not half done', async () => {
  const owner = await api.owner()
  const chat = chatOf(api.as(owner))
  await chat.say(
    `Menú 12 €\n${Number(addDays(today(), 2).slice(8))}/${Number(addDays(today(), 2).slice(5, 7))}\nLentejas\nPollo`,
  )
  const answer = await chat.say('programar')
  expect(answer[0]?.text).toContain('Premium')
  expect(await menusOf(owner.restaurantId)).toEqual([])
  const [conversation] = await api.db
    .select()
    .from(conversations)
    .where(eq(conversations.ownerId, owner.ownerId))
  const failed = and(
    eq(chatMessages.conversationId, conversation?.id ?? ''),
    eq(chatMessages.state, 'failed'),
  )
  expect(await api.db.$count(chatMessages, failed)).toBe(0)
})
