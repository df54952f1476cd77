import type { Services } from '@/server/ctx'
import type { Mail } from '@/server/mails/mail'
import { renderMail } from '@/server/mails/render'
import type { Line } from './line'
import { addressedTo, nobody, type RenderedLetter } from './personal'
import type { OutboxRow } from './queries'
import { findDigestContents, findMailingContent } from './queries-mailings'

type Needs = Pick<Services, 'db' | 'signer' | 'site'>

/** Null when there is nothing left to tell them. React runs once for what goes to all subscribers of a restaurant: their mails differ in the links alone. */
export async function writeLetter(
  needs: Needs,
  mail: Mail,
  row: OutboxRow,
  { letters }: Pick<Line, 'letters'>,
): Promise<RenderedLetter | null> {
  if (mail.from !== 'mailing') {
    const data = await dataOf(needs, mail, row)
    return data === null ? null : render(needs, mail, data, row.recipient)
  }
  const key = `${row.restaurantId} ${row.date}`
  const writing =
    letters.get(key) ?? dataOf(needs, mail, row).then((data) => render(needs, mail, data, nobody))
  letters.set(key, writing)
  writing.catch(() => letters.delete(key))
  const [oldest] = letters.keys()
  if (letters.size > mostKept && oldest !== undefined) letters.delete(oldest)
  return addressedTo(needs, await writing, row.recipient)
}

const mostKept = 40

async function dataOf({ db }: Needs, { from, kind }: Mail, row: OutboxRow): Promise<unknown> {
  const { payload, restaurantId, subscriberId, date } = row
  if (!from) return payload
  if (!date) throw new Error(`a mail of kind ${kind} is about a day`)
  if (from === 'digest') {
    const menus = subscriberId ? await findDigestContents(db, subscriberId, date) : []
    return menus.length > 0 ? { date, menus } : null
  }
  return restaurantId ? findMailingContent(db, restaurantId, date) : undefined
}

async function render(needs: Needs, mail: Mail, data: unknown, to: string): Promise<RenderedLetter> {
  const { body, ...composed } = await mail.compose(data, { ...needs, to })
  return { ...composed, ...renderMail(body) }
}
