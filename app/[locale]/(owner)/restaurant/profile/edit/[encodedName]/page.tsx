import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProfileEditor } from '@/components/profile/editor/profile-editor'
import { parseProfileSlug } from '@/contract/rules/profile/profile-slug'
import { ownProfile } from '@/lib/api/own-profile'
import { env } from '@/lib/env'
import { getTranslations } from '@/lib/i18n/translations'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('profileEditor')
  return { title: t('title') }
}

/** The name in the address is only for people. The id counts, and must be the owner's own. */
export default async function Page({ params }: PageProps<'/[locale]/restaurant/profile/edit/[encodedName]'>) {
  const [{ encodedName }, profile] = await Promise.all([params, ownProfile()])
  if (parseProfileSlug(encodedName) !== profile.sheet.restaurantId) notFound()
  return <ProfileEditor {...profile} apiKey={env().NEXT_PUBLIC_GOOGLE_MAPS_KEY} />
}
