import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/wizard'
import { maxAdditionalImages } from '@/contract/lists'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { requireSelf } from '@/server/require-self'
import { changeRestaurant } from './change-restaurant'
import { requireOwnFiles } from './own-files'
import { listImages, putImage } from './queries-parts'

/** Replaces the picture in a place. Without a place, adds the picture at the end. */
export async function saveImages(ctx: OwnerCtx, { body }: Input<typeof contract.saveImages>) {
  requireSelf(ctx, body.ownerId)
  const { ownerId } = ctx.owner
  const url = body.newImageUrl
  let imageId = ''
  const { id, version } = await changeRestaurant(ctx, {
    action: 'restaurant.image-saved',
    async apply(tx, row) {
      const file = { field: 'newImageUrl', url, mustBeImage: true }
      await requireOwnFiles(tx, { ownerId, restaurantId: row.id }, [file])
      const images = await listImages(tx, row.id)
      const replaced = body.imageId ? images.find((image) => image.id === body.imageId) : undefined
      if (body.imageId && !replaced) throw new AppError('not-found', 'image')
      if (!replaced && images.length >= maxAdditionalImages) throw tooMany()
      imageId = await putImage(tx, row.id, { url, position: images.length, ...pick(replaced) })
      return {}
    },
  })
  return { success: true as const, restaurantId: id, version, imageId }
}

const pick = (image: { id: string; position: number } | undefined) =>
  image && { id: image.id, position: image.position }

const tooMany = () =>
  new AppError('invalid', 'validation', {
    message: 'Puedes cargar hasta 6 imágenes',
    fields: { newImageUrl: 'too-big' },
  })
