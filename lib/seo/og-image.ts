import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'
import sharp from 'sharp'
import { env } from '../env'

const size = { width: 1200, height: 630 }

const font = (family: string, file: string) =>
  readFile(path.join(process.cwd(), 'node_modules/@fontsource', family, 'files', file))

let fonts: Promise<{ name: string; data: Buffer }[]> | undefined

const loadFonts = () =>
  Promise.all([
    font('bricolage-grotesque', 'bricolage-grotesque-latin-700-normal.woff').then((data) => ({
      name: 'Bricolage',
      data,
    })),
    font('figtree', 'figtree-latin-500-normal.woff').then((data) => ({ name: 'Figtree', data })),
  ])

/** A preview card as JPEG: as PNG, a card with a photo would weigh a megabyte, and chats refuse more than 300 KB. */
export async function ogImage(card: ReactElement) {
  fonts ??= loadFonts()
  const png = await new ImageResponse(card, { ...size, fonts: await fonts }).arrayBuffer()
  const jpeg = await sharp(png).jpeg({ quality: 82 }).toBuffer()
  return new Response(new Uint8Array(jpeg), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' },
  })
}

/** A photo of the restaurant, cut to fill its part of the card. Nothing when the photo is not available. */
export async function cardPhoto(url: string | null) {
  if (!url?.startsWith('/files/')) return undefined
  const answer = await fetch(env().API_URL + url, { next: { revalidate: 86_400 } }).catch(() => null)
  if (!answer?.ok) return undefined
  const photo = await sharp(await answer.arrayBuffer())
    .resize(480, 630, { fit: 'cover' })
    .jpeg({ quality: 88 })
    .toBuffer()
  return `data:image/jpeg;base64,${photo.toString('base64')}`
}
