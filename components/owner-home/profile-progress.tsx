import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { CheckIcon, PlusIcon } from '@/components/ui/icons'
import type { Owner } from '@/contract/entities/owner'
import type { SavedFields } from '@/contract/entities/profile-sheet'
import { profileCompleteness } from '@/contract/rules/profile-completeness'
import { profileSlug } from '@/contract/rules/profile-slug'
import { HomeCard } from './home-card'

type Props = { restaurant: NonNullable<Owner['restaurant']>; fields: SavedFields }

/** What a good profile lacks, the most missed first. */
export function ProfileProgress({ restaurant, fields }: Props) {
  const t = useTranslations('ownerHome.profile')
  const { missing, percent } = profileCompleteness(fields)
  return (
    <HomeCard
      title={t('title')}
      aside={<p className="figures text-2xl font-bold">{t('percent', { percent })}</p>}
    >
      <progress
        aria-label={t('title')}
        max={100}
        value={percent}
        className="h-3 w-full appearance-none overflow-hidden rounded-full bg-napkin [&::-moz-progress-bar]:bg-olive [&::-webkit-progress-bar]:bg-napkin [&::-webkit-progress-value]:bg-olive"
      />
      {missing.length === 0 ? (
        <p className="flex items-center gap-2 font-medium text-olive">
          <CheckIcon /> {t('complete')}
        </p>
      ) : (
        <>
          <p className="text-soft">{t('missing')}</p>
          <ul className="grid gap-1.5">
            {missing.map((part) => (
              <li key={part} className="flex items-baseline gap-2">
                <PlusIcon className="size-4 shrink-0 translate-y-0.5 text-check-ink" />
                {t(`parts.${part}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink
        href={`/restaurant/profile/edit/${profileSlug(restaurant)}`}
        variant={missing.length === 0 ? 'secondary' : 'primary'}
        className="justify-self-start"
      >
        {missing.length === 0 ? t('edit') : t('finish')}
      </ButtonLink>
    </HomeCard>
  )
}
