import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { IncomingMessage } from '@/contract/entities/chat'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import { chatMessages, conversations, menus } from '@/server/db/schema'
import { receiveMessage } from '@/server/modules/chatbot'
import { givePlan } from '@/tests/api/support/give-plan'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'
import { seedOf } from '@/tests/setup/seed'

const api = await harness({
  services: {
    drawer: {
      draw: async () => ({ bytes: new Uint8Array(1), warnings: [] }),
      drawnBy: async () => 'test',
      close: async () => undefined,
    },
  },
})

/** Twenty messages each. The whole thousand of fifty conversations: CHAT_CONVERSATIONS=50. */
const conversationsTold = Number(process.env.CHAT_CONVERSATIONS ?? 1)

const today = localNow(new Date(), 'Europe/Madrid').date
const day = (ahead: number) => {
  const date = addDays(today, ahead)
  return `${Number(date.slice(8))}/${Number(date.slice(5, 7))}`
}

const script = (n: number) => [
  'hola',
  `Menú de hoy ${10 + (n % 5)} €\nPrimeros\nLentejas\nEnsalada mixta\nSegundos\nMerluza a la plancha\nPollo asado`,
  'cambia las lentejas por Gazpacho',
  'publicar',
  'agotado pollo',
  'precio 13,50',
  'gracias',
  `Menú 12 €\n${day(2)}\nLentejas\nPollo asado\n${day(3)}\nGarbanzos\nMerluza en salsa`,
  'publicar',
  'vuelve el pollo',
  'ya no queda merluza',
  `mueve el ${day(3)} al ${day(4)}`,
  `el ${day(2)} a 15`,
  'qué tengo programado',
  'precio 14',
  'quita la ensalada',
  'añade Natillas de postre',
  n % 2 ? 'vuelve la merluza' : 'agotado gazpacho',
  'estadísticas',
  'menú de hoy',
]

/** As numbers a test can have again. */
function shuffled<T>(list: T[], seed: number): T[] {
  let state = seed
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  return list
    .map((one) => [next(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one)
}

type Told = { owner: TestOwner; message: IncomingMessage }

async function conversation(n: number): Promise<Told[]> {
  const owner = await api.owner()
  await givePlan(api.db, owner)
  const begun = Date.now() - 3_600_000
  return script(n).map((text, index) => ({
    owner,
    message: { kind: 'text', id: `m${index}`, at: new Date(begun + index * 20_000).toISOString(), text },
  }))
}

const hand = ({ owner, message }: Told) =>
  receiveMessage(api.ctx, { channel: 'browser', address: owner.ownerId, message })

async function outcome({ ownerId, restaurantId }: TestOwner) {
  const [talk] = await api.db.select().from(conversations).where(eq(conversations.ownerId, ownerId))
  const kept = await api.db.select().from(menus).where(eq(menus.restaurantId, restaurantId))
  const messages = await api.db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, talk?.id ?? ''))
  const answered = messages
    .filter(({ direction }) => direction === 'out')
    .map(({ key }) => key.split(/[:/]/)[1])
  return {
    talk: JSON.parse(
      JSON.stringify(talk?.state.talk ?? null).replaceAll(/"at":"[^"]*"|"pid":"[^"]*"/g, '"x":0'),
    ),
    menus: kept
      .map(({ date, service, state, priceCents, categories }) => ({
        date,
        service,
        state,
        priceCents,
        categories,
      }))
      .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    states: [...new Set(messages.filter(({ direction }) => direction === 'in').map(({ state }) => state))],
    answered: [...new Set(answered)].toSorted(),
  }
}

type Outcome = Awaited<ReturnType<typeof outcome>>
const inOrder = new Map<number, Outcome>()

/** There are ten scripts: what each comes to in its order is found out once. */
async function expectedOf(n: number): Promise<Outcome> {
  const known = inOrder.get(n % 10)
  if (known) return known
  const told = await conversation(n)
  for (const one of told) await hand(one)
  const [first] = told
  if (!first) throw new Error('a conversation has messages')
  const found = await outcome(first.owner)
  inOrder.set(n % 10, found)
  return found
}

test('messages that come shuffled and doubled come to the same, each answered once', {
  timeout: 900_000,
}, async () => {
  for (let n = 0; n < conversationsTold; n++) {
    const expected = await expectedOf(n)
    const mixed = await conversation(n)
    const doubled = shuffled([...mixed, ...mixed.slice(0, 12)], seedOf(n + 1))
    for (let at = 0; at < doubled.length; at += 4) await Promise.all(doubled.slice(at, at + 4).map(hand))
    await api.ctx.background.settled()
    const [one] = mixed
    if (!one) throw new Error('a conversation has messages')
    expect(expected.menus).toMatchObject([
      { date: today, state: 'published' },
      { state: 'scheduled' },
      { state: 'scheduled' },
    ])
    expect(expected.answered).toHaveLength(20)
    expect(await outcome(one.owner)).toEqual(expected)
  }
})
