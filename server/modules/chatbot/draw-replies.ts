import { chatLimits } from '@/contract/entities/chat'
import type { ErrorCode } from '@/contract/errors'
import { pdfFormats } from '@/contract/rules/menu-layout/formats'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { takeImage } from '@/server/modules/plans'
import { drawOwn } from '@/server/modules/sheets'
import { answeringIn } from './engine/answer-language'
import { beside, cut, t } from './engine/texts'
import { findUndrawn, type MessageRow, updateUndrawn } from './queries'
import { asStored, type Drawing, storedReply } from './stored'

const mostTries = 3

/** Draws one picture at a time: two messages within a second usually ask for the same picture. */
const underWay = new Map<string, Promise<void>>()

/** Draws the pictures that the replies of the conversation promise. */
export function drawReplies(ctx: Ctx, conversationId: string) {
  const drawing = (underWay.get(conversationId) ?? Promise.resolve())
    .catch(() => undefined)
    .then(() => drawAll(ctx, conversationId))
    .finally(() => {
      if (underWay.get(conversationId) === drawing) underWay.delete(conversationId)
    })
  underWay.set(conversationId, drawing)
  return drawing
}

async function drawAll(ctx: Ctx, conversationId: string) {
  for (const { row, ownerId } of await findUndrawn(ctx.db, conversationId)) await drawOne(ctx, row, ownerId)
}

/** Refusals that another try does not change: they are answers for the owner, not errors. */
const refusals: Partial<Record<ErrorCode, 'image.none' | 'image.tooLong'>> = {
  plan: 'image.none',
  'too-large': 'image.tooLong',
}

async function drawOne(ctx: Ctx, row: MessageRow, ownerId: string | null) {
  const { reply, drawing, language } = storedReply.parse(row.body)
  if (!drawing) return
  const noted = (key: 'image.none' | 'image.tooLong' | 'image.failed') => ({
    note: answeringIn(drawing.language, () => t(key)),
  })
  const drawn = await fileFor(ctx, drawing, ownerId).catch((err: unknown) => {
    const refusal = err instanceof AppError ? refusals[err.code] : undefined
    if (refusal) return noted(refusal)
    ctx.log.error({ err, attempts: row.attempts }, 'a picture for the chat could not be drawn')
    return row.attempts + 1 < mostTries ? null : noted('image.failed')
  })
  if (!drawn) return updateUndrawn(ctx.db, row.id, { attempts: row.attempts + 1 })
  const { note, ...file } = { note: '', ...drawn }
  const text = note
    ? beside(`${cut(reply.text, chatLimits.textWithMore - note.length - 2)}\n\n${note}`)
    : reply.text
  const state = row.channel === 'browser' ? ('delivered' as const) : row.state
  await updateUndrawn(ctx.db, row.id, {
    body: asStored({ reply: { ...reply, ...file, text }, language }),
    state,
    attempts: 0,
  })
}

async function fileFor(
  ctx: Ctx,
  { content, date, service, templateId, format, dishes, language }: Drawing,
  ownerId: string | null,
) {
  if (!ownerId) return { note: '' }
  const menu = { content, date, service, templateId, format, language: dishes }
  const mayDraw = (name: string) => takeImage(ctx, ownerId, name)
  const url = await drawOwn(ctx, { ...menu, ownerId, mayDraw })
  if (!url) return { note: '' }
  if (pdfFormats.some((one) => one === format))
    return { document: { url, name: answeringIn(language, () => t('format.fileName', { date })) } }
  const names = content.categories.flatMap(({ items }) => items.map(({ name }) => name))
  const alt = () => t('image.alt', { dishes: names.join(', ').slice(0, 200) })
  return { image: { url, alt: answeringIn(language, alt) } }
}
