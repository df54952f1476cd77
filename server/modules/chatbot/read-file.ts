import type { IncomingMessage } from '@/contract/entities/chat'
import type { Ctx } from '@/server/ctx'
import { openForReading, readPdf } from '@/server/modules/files'

/** `reading` is null where nobody here can read, and empty where nothing was to be read; only papers have pages. */
export type FileRead = { reading: string | null; pages: number | null }

/** Longer than any menu, and as much as one text message may hold. */
const longest = 20_000
const unread: FileRead = { reading: null, pages: null }

/**
 * The letters in a picture or a PDF that came, before its message is stored: nothing is held locked while it is read, and whoever goes
 * through the conversation again finds the same letters.
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
