import { useTranslations } from 'next-intl'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { ShareAction } from './share-action'

/** A link to share a page of a restaurant. */
export function ShareLink({ name, path }: { name: string; path: string }) {
  const t = useTranslations('restaurant.actions')
  const labels = {
    share: t('share'),
    title: t('shareTitle', { name }),
    text: t('shareText', { name }),
    unsupported: t('unsupported'),
    otherwise: t('otherwise'),
    whatsapp: t('whatsapp'),
    link: t('link'),
    copy: t('copy'),
    copied: t('copied'),
    notCopied: t('notCopied'),
    close: t('close'),
  }
  return <ShareAction url={absoluteUrl(path)} labels={labels} />
}
