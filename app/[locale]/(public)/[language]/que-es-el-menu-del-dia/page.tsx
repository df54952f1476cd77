import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MenuGuide } from '@/components/guide/menu-guide'
import { isGuideLanguage } from '@/lib/i18n/menu-guide'
import { guideMetadata } from '@/lib/seo/guide-metadata'

type Props = PageProps<'/[locale]/[language]/que-es-el-menu-del-dia'>

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { language } = await params
  return isGuideLanguage(language) && language !== 'es' ? guideMetadata(language) : {}
}

export default async function Page({ params }: Props) {
  const { language } = await params
  if (!isGuideLanguage(language) || language === 'es') notFound()
  return <MenuGuide language={language} />
}
