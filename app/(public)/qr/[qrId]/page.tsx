import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { after } from 'next/server'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { getQrTarget } from '@/lib/api/own-qr'
import { trackScan } from '@/lib/bff/track-visit'
import { getSession } from '@/lib/session'
import { wholeMenuId } from '@/lib/whole-menu'

export const metadata = { robots: { index: false } }

/** The target of a printed QR code: counts the scan and redirects to the page with today's menu, which comes from the cache. The guest at the table sees every course. */
export default async function Page({ params }: PageProps<'/qr/[qrId]'>) {
  const { qrId } = await params
  const restaurant = await getQrTarget(qrId)
  if (!restaurant) notFound()
  const asked = new Headers(await headers())
  const isOwn = (await getSession()).restaurantId === restaurant.restaurantId
  if (!isOwn) after(() => trackScan(qrId, asked))
  redirect(`${profilePath(restaurant)}#${wholeMenuId}`)
}
