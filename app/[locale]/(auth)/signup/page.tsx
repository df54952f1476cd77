import type { Metadata } from 'next'
import { SignUp } from '@/components/account/sign-up'
import { getTranslations } from '@/lib/i18n/translations'
import { leadOnward } from '@/lib/lead-onward'
import { alternatesOf } from '@/lib/seo/in-languages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signup')
  return { title: t('title'), description: t('metaDescription'), alternates: alternatesOf('/signup') }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/signup'>) {
  await leadOnward((await searchParams).next)
  return <SignUp />
}
