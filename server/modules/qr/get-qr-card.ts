import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/qr'
import { firstLanguage, isWhole } from '@/contract/languages'
import type { OwnerCtx } from '@/server/ctx'
import { loadSharp } from '@/server/images/load-sharp'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { bytesOf } from '@/server/ports/storage/bytes-of'
import { catalogues } from '@/server/words/catalogues'
import { qrUrl } from './get-own-qr'
import { ownCode } from './queries'

/** Loads the drawing module only when a card is requested. */
export async function getQrCard(
  ctx: OwnerCtx,
  { query }: Input<typeof contract.getQrCard>,
): Promise<Answer<typeof contract.getQrCard>> {
  const restaurant = await requireOwnRestaurant(ctx)
  const { id } = await ownCode(ctx.db, restaurant.id, ctx.clock())
  const logo = query.logo ? await logoOf(ctx, restaurant.logoUrl) : null
  const [{ drawCard }, { fourOnA4 }] = await Promise.all([
    import('@/server/cards/draw-card'),
    import('@/server/cards/four-on-a4'),
  ])
  const language = ctx.language && isWhole(ctx.language) ? ctx.language : firstLanguage
  const pdf = await drawCard({
    url: qrUrl(ctx, id),
    name: restaurant.name,
    color: query.color,
    logo,
    language,
  })
  const isFour = query.sheet === 'a4'
  const file = isFour ? await fourOnA4(pdf) : pdf
  const { file: cardName, fourFile } = catalogues[language].qr.card
  const name = isFour ? fourFile : cardName
  return { name, pdf: Buffer.from(file).toString('base64') }
}

const sidePx = 600

/** The owner's logo as a square PNG, from any stored format. Null if the file does not exist. */
async function logoOf({ storage }: Pick<OwnerCtx, 'storage'>, url: string | null) {
  const key = url?.match(/^\/files\/(.+)$/)?.[1]
  const file = key ? await storage.find(key) : null
  if (!file) return null
  const bytes = await bytesOf(file)
  const sharp = await loadSharp()
  return sharp(bytes)
    .resize(sidePx, sidePx, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
    .catch(() => null)
}
