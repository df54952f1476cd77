import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { defaultPlace } from '@/lib/search/default-place'
import { type SearchState, searchHref } from '@/lib/search/state'
import type { ChangePlaceButton } from './change-place-button'
import { PlaceForm } from './place-form'

type Props = { state: SearchState; changePlace: ChangePlaceButton }

const nowhere = { place: '', lat: undefined, lon: undefined } satisfies Partial<SearchState>

export function UnknownPlace(props: Props) {
  return <PlaceProblem problem="unknownPlace" {...props} />
}

export function OutsideSpain(props: Props) {
  return <PlaceProblem problem="outside" {...props} />
}

/** There is nowhere to look from: the way on is another place. */
function PlaceProblem({ problem, state, changePlace }: Props & { problem: 'unknownPlace' | 'outside' }) {
  const t = useTranslations('search')
  return (
    <EmptyState level="h1" title={t(`${problem}.title`)} text={t(`${problem}.text`, { place: state.place })}>
      {changePlace(t('choosePlace'), true)}
      <PlaceForm state={state} />
      <ButtonLink href={searchHref(state, nowhere)} variant="secondary" prefetch={false}>
        {t(`${problem}.action`, { place: defaultPlace.name })}
      </ButtonLink>
    </EmptyState>
  )
}
