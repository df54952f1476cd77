import type { Metadata } from 'next'
import { SignIn } from '@/components/account/sign-in'
import { getTranslations } from '@/lib/i18n/translations'
import { leadOnward } from '@/lib/lead-onward'
import { alternatesOf } from '@/lib/seo/in-languages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signin')
  return { title: t('title'), alternates: alternatesOf('/signin') }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/signin'>) {
  await leadOnward((await searchParams).next)
  return <SignIn />
}
