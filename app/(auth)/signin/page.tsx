import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SignIn } from '@/components/account/sign-in'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signin')
  return { title: t('title') }
}

export default function Page() {
  return <SignIn />
}
