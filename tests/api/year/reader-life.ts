import type { Prng } from '@/server/db/seed/prng'
import { linkIn } from '@/tests/api/mail/sent-mails'
import type { Client } from '@/tests/api/support/client'
import type { Owner, Reader } from './cast'
import type { Sent } from './troubles'

/** `asked`: a link is on its way. `read`: confirmed. `left now`: a mail of this moment may have been sent before. `perhaps`: not answered. */
export type Wishes = Map<string, 'asked' | 'read' | 'left now' | 'perhaps'>

export const wishName = (reader: Reader, owner: Owner) => `${reader.name} ${owner.name}`

type Life = {
  client: Pick<Client, 'post' | 'patch'>
  reader: Reader
  owners: Owner[]
  wishes: Wishes
  sent: Sent[]
  roll: Prng
  mayBeRefused: boolean
}

/** One thing that a reader does: asks, confirms, leaves, or chooses one mail a day. */
export async function readersDeed(life: Life): Promise<string | null> {
  const { reader, owners, wishes, roll } = life
  const waiting = owners.find((owner) => wishes.get(wishName(reader, owner)) === 'asked')
  if (waiting && roll.chance(0.8)) return confirm(life, waiting)
  const owner = roll.pick(owners)
  const wish = wishes.get(wishName(reader, owner))
  if (wish === 'perhaps') return roll.chance(0.5) ? confirm(life, owner) : ask(life, owner)
  if (!wish || wish === 'left now') return roll.chance(0.4) ? ask(life, owner) : null
  if (wish === 'read' && roll.chance(0.1)) return leave(life, owner)
  return wish === 'read' && roll.chance(0.1) ? choose(life) : null
}

async function ask({ client, reader, wishes, mayBeRefused }: Life, owner: Owner) {
  const body = { email: reader.email, restaurantId: owner.restaurantId, restaurantName: owner.name }
  const { status } = await client.post('/api/email/subscribe', body)
  const isNew = wishes.get(wishName(reader, owner)) !== 'perhaps'
  if (status === 200 && isNew) wishes.set(wishName(reader, owner), 'asked')
  return said(`asks for ${owner.name}`, status, mayBeRefused)
}

const toReader = ({ sent, reader }: Life) => sent.filter(({ to }) => to === reader.email)

async function confirm(life: Life, owner: Owner) {
  const { client, reader, wishes, mayBeRefused } = life
  const mail = toReader(life).findLast(
    ({ subject }) => subject.startsWith('Confirma') && subject.includes(owner.name),
  )
  if (!mail) return null
  const token = linkIn(mail.text, '/confirmar-suscripcion').searchParams.get('token')
  const { status } = await client.post('/api/email/confirm', { token })
  // A link that was left lying for too long is no longer good: the reader asks again.
  if (status === 200) wishes.set(wishName(reader, owner), 'read')
  else if (status >= 500) wishes.set(wishName(reader, owner), 'perhaps')
  else if (wishes.get(wishName(reader, owner)) === 'asked') wishes.delete(wishName(reader, owner))
  return said(`confirms ${owner.name}`, status, mayBeRefused || status < 500)
}

/** The signed address of the last mail with a menu. */
const ownLink = (life: Life) => {
  const mail = toReader(life).findLast(({ text }) => text.includes('/unsubscribe?'))
  return mail ? linkIn(mail.text, '/unsubscribe') : null
}

async function leave(life: Life, owner: Owner) {
  const link = ownLink(life)
  if (!link) return null
  const { client, reader, wishes, mayBeRefused } = life
  const path = `/unsubscribe/${encodeURIComponent(reader.email)}?sig=${link.searchParams.get('sig')}`
  const { status } = await client.patch(path, { restaurantIds: [owner.restaurantId] })
  if (status === 200) wishes.set(wishName(reader, owner), 'left now')
  else if (status >= 500) wishes.set(wishName(reader, owner), 'perhaps')
  return said(`leaves ${owner.name}`, status, mayBeRefused)
}

async function choose(life: Life) {
  const link = ownLink(life)
  if (!link) return null
  const { client, reader, roll, mayBeRefused } = life
  const frequency = roll.pick(['each', 'daily'] as const)
  const body = { email: reader.email, sig: link.searchParams.get('sig'), frequency }
  const { status } = await client.post('/api/email/preferences', body)
  return said(`chooses ${frequency}`, status, mayBeRefused)
}

function said(deed: string, status: number, mayBeRefused: boolean) {
  if (status !== 200 && !mayBeRefused) throw new Error(`${deed}: ${status}`)
  return `${deed} ${status}`
}
