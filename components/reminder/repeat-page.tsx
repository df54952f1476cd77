import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { OutcomeLine } from '@/components/ui/outcome-line'
import { Sheet } from '@/components/ui/sheet'
import { publishRepeat, stopReminder } from '@/contract/endpoints/reminders'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import type { getRepeat } from '@/lib/api/reminders'
import { fullDate } from '@/lib/i18n/full-date'
import { useTranslations } from '@/lib/i18n/translations'
import { type RepeatOutcome, repeatPath } from '@/lib/repeat-path'
import { MenuInShort } from './menu-in-short'

type Props = { token: string; proposal: Awaited<ReturnType<typeof getRepeat>>; outcome?: RepeatOutcome }

/** The page behind a reminder's link. Mail scanners open links, so only the buttons (plain forms) change something. */
export function RepeatPage({ token, proposal, outcome }: Props) {
  const t = useTranslations('repeat')
  const toMenu = (
    <ButtonLink href="/menu" variant="secondary" prefetch={false}>
      {t('menu')}
    </ButtonLink>
  )
  if (!('menu' in proposal))
    return proposal.state === 'unknown' ? (
      <Sheet title={t('unknownTitle')}>
        <p className="text-lg">{t('unknownText')}</p>
        {toMenu}
      </Sheet>
    ) : (
      <Sheet title={t('unreachableTitle')}>
        <p className="text-lg">{t('unreachableText')}</p>
        <ButtonLink href={repeatPath(token)}>{t('retry')}</ButtonLink>
      </Sheet>
    )
  const { state, restaurant, menu, isAsking } = proposal
  const names = { restaurant: restaurant.restaurantName, date: fullDate(menu.date) }
  const stop = <Stop token={token} isAsking={isAsking} hasFailed={outcome === 'aviso-error'} />
  if (state === 'there')
    return (
      <>
        <Sheet title={t(outcome === 'publicado' ? 'doneTitle' : 'thereTitle')}>
          <p className="text-lg">{t(outcome === 'publicado' ? 'doneText' : 'thereText', names)}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={profilePath(restaurant)} prefetch={false}>
              {t('see')}
            </ButtonLink>
            {toMenu}
          </div>
        </Sheet>
        {stop}
      </>
    )
  if (state === 'over')
    return (
      <>
        <Sheet title={t('overTitle')}>
          <p className="text-lg">{t('overText')}</p>
          {toMenu}
        </Sheet>
        {stop}
      </>
    )
  return (
    <>
      <Sheet title={t('title')}>
        <p className="text-lg">{t('lead', names)}</p>
        <MenuInShort menu={menu} />
        {outcome === 'error' ? <OutcomeLine tone="bad">{t('failed')}</OutcomeLine> : null}
        <form method="post" action={publishRepeat.path}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" size="lg" wide>
            {t('publish')}
          </Button>
        </form>
        <ButtonLink href="/menu" variant="quiet" prefetch={false}>
          {t('edit')}
        </ButtonLink>
      </Sheet>
      {stop}
    </>
  )
}

type StopProps = { token: string; isAsking: boolean; hasFailed: boolean }

function Stop({ token, isAsking, hasFailed }: StopProps) {
  const t = useTranslations('repeat')
  return (
    <section id="avisos" aria-labelledby="avisos-titulo" className="container-page scroll-mt-24 py-8">
      <div className="mx-auto grid max-w-xl gap-3 px-5 md:px-10">
        <h2 id="avisos-titulo" className="text-2xl">
          {t('remindTitle')}
        </h2>
        <p className="text-soft">{isAsking ? t('remindText') : t('stopped')}</p>
        {hasFailed ? <OutcomeLine tone="bad">{t('stopFailed')}</OutcomeLine> : null}
        <div className="flex flex-wrap gap-3">
          {isAsking ? (
            <form method="post" action={stopReminder.path}>
              <input type="hidden" name="token" value={token} />
              <Button type="submit" variant="secondary">
                {t('stop')}
              </Button>
            </form>
          ) : null}
          <ButtonLink href="/mi-restaurante#aviso" variant="quiet" prefetch={false}>
            {t('change')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
