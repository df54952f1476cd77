import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { after } from 'next/server'
import { getQrTarget } from '@/lib/api/own-qr'
import { trackScan } from '@/lib/bff/track-visit'
import { redirect } from '@/lib/language/redirect'
import { qrTargetPath } from '@/lib/qr-target'
import { getSession } from '@/lib/session'

export const metadata = { robots: { index: false } }

/** The target of a printed QR code: counts the scan and redirects to the page with today's menu, in the phone's language, which comes from the cache. The guest at the table sees every course. */
export default async function Page({ params }: PageProps<'/[locale]/qr/[qrId]'>) {
  const { qrId } = await params
  const restaurant = await getQrTarget(qrId)
  if (!restaurant) notFound()
  const asked = new Headers(await headers())
  const isOwn = (await getSession()).restaurantId === restaurant.restaurantId
  if (!isOwn) after(() => trackScan(qrId, asked))
  redirect(qrTargetPath(restaurant, asked.get('accept-language')))
}
