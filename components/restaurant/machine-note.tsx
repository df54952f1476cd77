import type { TranslatedLine } from '@/contract/entities/translated-menu'
import { machineMark } from '@/contract/rules/menu/machine-mark'
import { useTranslations } from '@/lib/i18n/translations'

/** What the mark behind a name means. Nothing where our lexicon or an owner translated it. */
export function MachineNote({ line }: { line: TranslatedLine | undefined }) {
  const t = useTranslations('restaurant.menu.translation')
  if (line?.by !== 'machine') return null
  return (
    <p className="text-sm leading-tight text-soft">
      {machineMark} {t('machine')}
    </p>
  )
}
