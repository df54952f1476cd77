import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ButtonLink } from '@/components/ui/button-link'
import { CheckIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import type { ProfileSheet } from '@/contract/entities/profile-sheet'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import type { Feature } from '@/lib/host/feature'
import { getTranslations } from '@/lib/i18n/translations'
import { WelcomeCall } from './welcome-call'
import { WizardFrame } from './wizard-frame'

const newsItems = ['trial', 'review', 'mail', 'chat'] as const

type Props = {
  owner: { ownerId: string; email: string }
  sheet: ProfileSheet
  chatUrl: string
  missing: readonly Feature[]
  /** What diners still need to see the menus, with the means to add it here. */
  note: ReactNode
}

/** The last step has no questions. It tells the owner what happens next. */
export async function WizardDone({ owner, sheet, chatUrl, missing, note }: Props) {
  const t = await getTranslations('wizard.done')
  const { restaurantId, fields, isPublic } = sheet
  const hasChat = !missing.includes('chat')
  return (
    <WizardFrame step={4}>
      <WelcomeCall ownerId={owner.ownerId} />
      <ul className="mt-8 grid gap-5 rounded border border-line bg-card p-5 shadow-sheet md:p-8">
        {newsItems
          .filter((item) => hasChat || item !== 'chat')
          .map((item) => (
            <li key={item} className="flex gap-3">
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-olive-tint text-olive">
                <CheckIcon className="size-5" />
              </span>
              <div className="min-w-0">
                <h2 className="pt-1 font-sans text-lg font-bold tracking-normal">{t(item)}</h2>
                <p className="mt-1 wrap-anywhere text-soft">{t(`${item}Text`, { email: owner.email })}</p>
              </div>
            </li>
          ))}
      </ul>
      <div className="mt-6">{note}</div>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 empty:hidden">
        {isPublic ? (
          <Link href={profilePath({ restaurantId, ...fields })} className="link font-semibold">
            {t('profile')}
          </Link>
        ) : null}
        {fields.noDailyMenu || missing.includes('menus') ? null : (
          <Link href="/menu" className="link font-semibold">
            {t('menu')}
          </Link>
        )}
      </p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row-reverse sm:justify-between">
        <ButtonLink href="/" size="lg">
          {t('finish')}
        </ButtonLink>
        {hasChat ? (
          <a href={chatUrl} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            {t('chatLink')}
          </a>
        ) : null}
      </div>
    </WizardFrame>
  )
}
