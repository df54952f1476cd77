import type { IncomingMessage } from '@/contract/entities/chat'
import type { Ctx } from '@/server/ctx'
import { openForReading, readPdf } from '@/server/modules/files'

/** `reading` is null if no reader is available, and empty if the file has no text. Only PDFs have pages. */
export type FileRead = { reading: string | null; pages: number | null }

/** Longer than any menu, and equal to the limit of a text message. */
const longest = 20_000
const unread: FileRead = { reading: null, pages: null }

/**
 * Reads the text in a picture or a PDF before the message is stored. No lock is held during the reading, and a replay of the
 * conversation finds the same text.
 */
export async function readFile(ctx: Ctx, message: IncomingMessage): Promise<FileRead> {
  const reading = readingOf(ctx, message)
  if (!reading) return unread
  const started = performance.now()
  try {
    const { text, pages } = await reading
    const ms = Math.round(performance.now() - started)
    ctx.log.info({ ms, letters: text?.length ?? null, pages }, 'a file was read')
    return { reading: (text ?? '').replaceAll('\0', '').slice(0, longest), pages }
  } catch (err) {
    ctx.log.warn({ err }, 'a file could not be read')
    return { reading: '', pages: null }
  }
}

type Read = Promise<{ text: string | null; pages: number | null }>

function readingOf(ctx: Ctx, message: IncomingMessage): Read | null {
  if (message.kind === 'document')
    return readPdf(ctx, message.file).then((read) => read ?? { text: null, pages: null })
  if (message.kind !== 'image' || !ctx.ocr) return null
  return ctx.ocr.read(() => openForReading(ctx, message.file)).then((text) => ({ text, pages: null }))
}
