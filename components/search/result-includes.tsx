import { useFormatter, useTranslations } from 'next-intl'
import { CheckIcon } from '@/components/ui/icons'
import type { Menu } from '@/contract/entities/menu'

/** What the price pays for besides the dishes. */
export function ResultIncludes({ includes }: Pick<Menu, 'includes'>) {
  const t = useTranslations('search.card')
  const includeName = useTranslations('includes')
  const format = useFormatter()
  if (includes.length === 0) return null
  const list = format.list(includes.map((part) => includeName(part)))
  return (
    <>
      <CheckIcon className="mr-1 inline size-4 text-olive" />
      <span className="sr-only">{t('includes')} </span>
      <span className="inline-block first-letter:uppercase">{list}</span>
    </>
  )
}
