import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { keepFileOf } from '@/server/modules/files'
import { t } from './phrases'
import type { StoredFile } from './stored-said'

export type FileKept = { kind: 'image' | 'document'; file: string; mime: string }

/** A file that came, kept as the owner's like any upload of theirs. What may be had later fails; what never will is refused. */
export async function keepMedia(
  ctx: Ctx,
  ownerId: string,
  { mediaId, kind, name }: StoredFile,
): Promise<FileKept | { refused: string }> {
  const media = await ctx.messaging.fetchMedia(mediaId)
  if ('outcome' in media) {
    if (media.outcome === 'temporary') throw new Error(`media: ${media.reason}`)
    return { refused: t('fileGone') }
  }
  try {
    const fallback = kind === 'image' ? 'foto' : 'archivo'
    const { fileUrl, format } = await keepFileOf(ctx, ownerId, {
      content: media.content,
      name: name ?? fallback,
    })
    return format === 'pdf'
      ? { kind: 'document', file: fileUrl, mime: 'application/pdf' }
      : { kind: 'image', file: fileUrl, mime: 'image/webp' }
  } catch (error) {
    if (error instanceof AppError && error.code !== 'unavailable' && error.reason !== 'aborted')
      return { refused: t('fileRefused', { why: error.message }) }
    throw error
  }
}
