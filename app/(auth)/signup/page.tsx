import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SignUp } from '@/components/account/sign-up'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signup')
  return { title: t('title'), description: t('metaDescription'), alternates: { canonical: '/signup' } }
}

export default function Page() {
  return <SignUp />
}
