import type { MenuLayout } from '@/contract/rules/menu-layout/types'
import { paintBackground } from '../paint-background'
import type { Canvas } from './canvas'
import { layLogo } from './lay-logo'
import { layPhoto } from './lay-photo'

/** The files of a sheet. Null where there is none. */
export type Pictures = {
  ground: Uint8Array | null
  photo?: Uint8Array | null
  logo?: Uint8Array | null
}

/** Everything behind the letters: the ground, the photo and the logo. Plain RGB, in the layout's size or in `scale` times its size. */
export async function paintDressed(layout: MenuLayout, pictures: Pictures, scale = 1): Promise<Buffer> {
  const { dress } = layout
  const [width, height] = [Math.round(layout.width * scale), Math.round(layout.height * scale)]
  const pixels = Buffer.from(await paintBackground(layout, pictures.ground, { width, height }))
  const canvas: Canvas = { pixels, width, height, scale }
  const { photo, logo } = pictures
  if (dress?.photo && photo) await layPhoto(canvas, dress.photo, photo, layout)
  if (dress?.logo && logo) {
    const { area } = dress.photo ?? {}
    const { box } = dress.logo
    const isOnPhoto = area !== undefined && box.x < area.x + area.width && box.y < area.y + area.height
    // An unreadable logo must not spoil the sheet.
    await layLogo(canvas, dress.logo, logo, isOnPhoto).catch(() => undefined)
  }
  return pixels
}
