import type { IncomingMessage } from '@/contract/entities/chat'
import type { Ctx } from '@/server/ctx'
import { openForReading } from '@/server/modules/files'

/** Longer than any menu, and as much as one text message may hold. */
const longest = 20_000

/**
 * The letters in a picture that came, before its message is stored: nothing is held locked while it is read, and whoever goes through
 * the conversation again finds the same letters. Null where nobody here can read; empty where nothing was to be read.
 */
export async function readPicture(ctx: Ctx, message: IncomingMessage): Promise<string | null> {
  const { ocr, log } = ctx
  if (!ocr || message.kind !== 'image') return null
  const started = performance.now()
  try {
    const text = await ocr.read(() => openForReading(ctx, message.file))
    const ms = Math.round(performance.now() - started)
    log.info({ ms, letters: text?.length ?? null }, 'a picture was read')
    return (text ?? '').replaceAll('\0', '').slice(0, longest)
  } catch (err) {
    log.warn({ err }, 'a picture could not be read')
    return ''
  }
}
