import type { Services } from '@/server/ctx'
import type { Composing, Mail } from '@/server/mails/mail'
import { renderMail } from '@/server/mails/render'
import type { Line } from './line'
import { languageOf, menusIn } from './menus-in'
import { addressedTo, nobodysAddress, type RenderedMail } from './personal'
import type { OutboxRow } from './queries'
import { findDigestContents, findMailingContent } from './queries-mailings'

type Needs = Pick<Services, 'db' | 'signer' | 'site'>

/**
 * Returns null if there is nothing to write. React runs once for a mail to all subscribers of a restaurant who read one language,
 * because these mails differ only in their links.
 */
export async function writeMail(
  needs: Needs,
  mail: Mail,
  row: OutboxRow,
  { mails }: Pick<Line, 'mails'>,
): Promise<RenderedMail | null> {
  const { language } = row
  if (mail.from !== 'mailing') {
    const data = await dataOf(needs, mail, row)
    return data === null ? null : render(needs, mail, data, { to: row.recipient, language })
  }
  const key = `${row.restaurantId} ${row.date} ${language} ${languageOf(row.payload) ?? ''}`
  const writing =
    mails.get(key) ??
    dataOf(needs, mail, row).then((data) => render(needs, mail, data, { to: nobodysAddress, language }))
  mails.set(key, writing)
  writing.catch(() => mails.delete(key))
  return addressedTo(needs, await writing, row.recipient)
}

async function dataOf({ db }: Needs, { from, kind }: Mail, row: OutboxRow): Promise<unknown> {
  const { payload, restaurantId, subscriberId, date } = row
  if (!from) return payload
  if (!date) throw new Error(`a mail of kind ${kind} is about a day`)
  const language = languageOf(payload)
  if (from === 'digest') {
    const written = subscriberId ? await findDigestContents(db, subscriberId, date) : []
    const menus = language ? await Promise.all(written.map((one) => menusIn(db, language, one))) : written
    return menus.length > 0 ? { date, menus } : null
  }
  const content = restaurantId ? await findMailingContent(db, restaurantId, date) : undefined
  return language && content ? menusIn(db, language, content) : content
}

type Reader = Pick<Composing, 'to' | 'language'>

async function render(needs: Needs, mail: Mail, data: unknown, reader: Reader): Promise<RenderedMail> {
  const { body, ...composed } = await mail.compose(data, { ...needs, ...reader })
  return { ...composed, ...renderMail(body, reader.language) }
}
