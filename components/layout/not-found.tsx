import { ButtonLink } from '@/components/ui/button-link'
import { getTranslations } from '@/lib/i18n/translations'
import { Problem } from './problem'

export async function NotFound() {
  const t = await getTranslations('notFound')
  return (
    <Problem code={t('code')} title={t('title')} text={t('text')}>
      <ButtonLink href="/" size="lg">
        {t('home')}
      </ButtonLink>
      <ButtonLink href="/restaurant/search/menu" size="lg" variant="secondary" prefetch={false}>
        {t('menus')}
      </ButtonLink>
    </Problem>
  )
}
