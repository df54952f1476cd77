import type { Metadata } from 'next'
import { NotFound } from '@/components/layout/not-found'
import { getTranslations } from '@/lib/i18n/translations'
import { missingPage } from '@/lib/insides/page/answer-status'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: t('title'), ...missingPage }
}

/** The front server shows it for unknown addresses of a language (lib/front/answers/stand-ins.ts). */
export default NotFound
