import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { classNames } from '@/components/ui/class-names'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import type { ServingLabels } from '@/components/ui/serving/serving-text'
import type { Position } from '@/contract/entities/place'
import { asksForHere } from '@/contract/rules/search/here-words'
import type { SearchOutcome } from '@/lib/api/search'
import { useTranslations } from '@/lib/i18n/translations'
import { houseLanguage } from '@/lib/language/here'
import { pathHere } from '@/lib/language/path-in'
import { mapFragment } from '@/lib/search/map-fragment'
import { defaultPlace } from '@/lib/search/place'
import { pageSize, type SearchState, searchHref, searchQuery } from '@/lib/search/state'
import { understoodState } from '@/lib/search/understood-state'
import { AnnounceResults } from './announce-results'
import { NearestResults } from './nearest-results'
import { NoResults } from './no-results'
import { type ChangePlaceButton, PlaceForm, placeFormId } from './place-form'
import type { FavouriteOf } from './result-card'
import { Results } from './results'

type Props = {
  state: SearchState
  outcome: SearchOutcome
  /** Whether dish alerts are available. */
  hasAlerts?: boolean
  renderedAt: number
  serving: ServingLabels
  changePlace: ChangePlaceButton
  /** The button for the position of the device. It belongs to another feature, as the dialog does. */
  nearMe?: ReactNode
  favourite: FavouriteOf
  cityLink: ReactNode
  /** The button with which a visitor begins a poll. */
  together?: ReactNode
}

export function SearchView({
  state,
  outcome,
  hasAlerts = true,
  changePlace,
  nearMe,
  together,
  ...rest
}: Props) {
  if (outcome.kind === 'unknown-place')
    return <UnknownPlace state={state} changePlace={changePlace} nearMe={nearMe} />
  if (outcome.kind === 'outside-spain') return <OutsideSpain state={state} changePlace={changePlace} />
  const { place, results, hasMore, correctedQuery } = outcome
  const corrected = understoodState(state, outcome)
  return (
    <>
      <ResultsHeading
        state={state}
        place={place}
        from={outcome.position}
        found={results.length}
        hasMore={hasMore}
        correctedQuery={correctedQuery}
        isTranslated={outcome.isTranslated}
        leftOut={outcome.leftOut}
        changePlace={changePlace}
        together={results.length > 1 ? together : null}
      />
      <PlaceNote state={state} outcome={outcome} />
      {results.length > 0 ? (
        <div className="max-lg:group-data-map:hidden lg:noscript:grid lg:noscript:grid-cols-2 lg:noscript:gap-6 xl:noscript:grid-cols-[3fr_2fr]">
          <StillPlot state={state} outcome={outcome} />
          <div>
            <Results state={state} outcome={outcome} hasAlerts={hasAlerts} {...rest} />
          </div>
        </div>
      ) : (
        <>
          {outcome.nearest?.length ? (
            <NearestResults
              state={state}
              nearest={outcome.nearest}
              renderedAt={rest.renderedAt}
              serving={rest.serving}
              favourite={rest.favourite}
            />
          ) : null}
          <NoResults
            state={state}
            wanted={corrected}
            place={place}
            from={outcome.position}
            hasAlerts={hasAlerts}
          />
        </>
      )}
    </>
  )
}

/** A line between the heading and the list. It is low, so that three menus stay in view on a phone, and six on a wide screen. */
const noteClass = 'mt-0.5 mb-1 rounded bg-tile px-3 text-[0.9375rem] leading-tight md:mb-2'

type PlaceNoteProps = { state: SearchState; outcome: Extract<SearchOutcome, { kind: 'found' }> }

/** Names the words of the typed place that were not found, and offers other places with the same name. */
function PlaceNote({ state, outcome: { place, missing, others = [] } }: PlaceNoteProps) {
  const t = useTranslations('search.placeNote')
  if (!missing && others.length === 0) return null
  return (
    <div className={`${noteClass} max-lg:group-data-map:hidden`}>
      {missing ? (
        <p className="py-1.5">
          <strong className="font-semibold">{t(missing.kind, { words: missing.words })}</strong>{' '}
          {t(missing.kind === 'number' ? 'fromStreet' : 'from', { place })}
        </p>
      ) : null}
      {others.length > 0 ? (
        <div className="-mx-3 flex items-center gap-x-4 overflow-x-auto px-3 whitespace-nowrap [scrollbar-width:none]">
          {t('others')}
          {others.map(({ display_name: name, latitude: lat, longitude: lon }) => (
            <Link
              key={name}
              href={searchHref(state, { place: name, lat, lon, page: 1 })}
              prefetch={false}
              className="inline-flex min-h-11 items-center link"
            >
              {name}
            </Link>
          ))}
        </div>
      ) : null}
    </div>
  )
}

/**
 * The plot of prices as a picture. It is in noscript, so that browsers with JavaScript do not fetch it. On a wide screen it stands beside
 * the list, on a phone it is shown at the address of the map, as with JavaScript.
 */
function StillPlot({ state, outcome: { place, position } }: PlaceNoteProps) {
  const t = useTranslations('search')
  const query = searchQuery({ ...state, ...position, place })
  return (
    <noscript className="lg:order-last">
      <img
        src={pathHere(`/plano/${state.tab}?${query}`)}
        alt={t('plot', { place: quarterOf(place) })}
        width="360"
        height="300"
        id={mapFragment.slice(1)}
        loading="lazy"
        className="mb-3 w-full max-w-xl scroll-mt-20 rounded max-lg:not-target:hidden"
      />
    </noscript>
  )
}

type UnknownPlaceProps = { state: SearchState; changePlace: ChangePlaceButton; nearMe?: ReactNode }

const withoutPlace = { place: '', lat: undefined, lon: undefined } satisfies Partial<SearchState>

/** «Cerca de mí» is a place that only the device knows. */
function UnknownPlace({ nearMe, ...props }: UnknownPlaceProps) {
  if (asksForHere(props.state.place)) return <PlaceProblem problem="whereAreYou" nearMe={nearMe} {...props} />
  return <PlaceProblem problem="unknownPlace" {...props} />
}

function OutsideSpain(props: UnknownPlaceProps) {
  return <PlaceProblem problem="outside" {...props} />
}

/** Shown when the search has no valid place, without a map beside it: offers to choose another place. */
function PlaceProblem({
  problem,
  state,
  changePlace,
  nearMe,
}: UnknownPlaceProps & { problem: 'unknownPlace' | 'outside' | 'whereAreYou' }) {
  const t = useTranslations('search')
  return (
    <>
      <span data-alone hidden />
      <EmptyState
        level="h1"
        title={t(`${problem}.title`)}
        text={t(`${problem}.text`, { place: state.place })}
      >
        {nearMe}
        {changePlace(t('choosePlace'), !nearMe)}
        <PlaceForm state={state} from={state.near} />
        <ButtonLink href={searchHref(state, withoutPlace)} variant="secondary" prefetch={false}>
          {t('unknownPlace.action', { place: defaultPlace.name })}
        </ButtonLink>
      </EmptyState>
    </>
  )
}

/** The ways to the form for a place and to the plot, on a phone without JavaScript. They stand where «¿Dónde comemos?» stands with it. */
function PlainWays() {
  const t = useTranslations()
  return (
    <p className="-my-3 hidden gap-x-4 lg:hidden! noscript:flex">
      <a href={`#${placeFormId}`} className="inline-flex min-h-11 items-center md:hidden link">
        {t('search.changePlace')}
      </a>
      <a href={mapFragment} className="inline-flex min-h-11 items-center link">
        {t('map.results.open')}
      </a>
    </p>
  )
}

type ResultsHeadingProps = {
  state: SearchState
  place: string
  from: Position
  found: number
  hasMore: boolean
  correctedQuery: string | null
  isTranslated: boolean | undefined
  leftOut: string[] | undefined
  changePlace: ChangePlaceButton
  together: ReactNode
}

const hasPlace = ({ place, lat }: SearchState) => place !== '' || lat !== undefined

/** Returns «Lavapiés» for «Lavapiés, Madrid». The heading above shows the full place. */
const quarterOf = (place: string) => place.split(',', 1)[0] ?? place

function ResultsHeading(props: ResultsHeadingProps) {
  const {
    state,
    place,
    from,
    found,
    hasMore,
    correctedQuery,
    isTranslated,
    leftOut = [],
    changePlace,
    together,
  } = props
  const t = useTranslations('search')
  const upTo = (state.page - 1) * pageSize + found
  const counted = t(`count.${state.tab}`, { count: upTo })
  const count = found === 0 ? t('count.none') : hasMore ? t('count.more', { count: counted }) : counted
  const language = isTranslated ? houseLanguage() : undefined
  const announcement = state.page > 1 ? t('count.page', { found: count, page: state.page }) : count
  return (
    // When a phone shows the map in place of the list, only screen readers get the heading.
    <div className={classNames('mb-1 md:mb-2', found > 0 && 'max-lg:group-data-map:sr-only')}>
      <AnnounceResults text={announcement} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-lg leading-tight md:text-2xl">
          {t(`title.${state.tab}`)} {place ? t('near', { place }) : t('nearYou')}
        </h1>
        <div className="flex grow items-baseline justify-between gap-x-4 gap-y-3 max-[20rem]:flex-wrap md:grow-0">
          <p className="figures text-sm text-soft sm:text-base">{announcement}</p>
          <div className="-my-3 max-md:hidden max-lg:group-data-map:hidden">
            {changePlace(hasPlace(state) ? t('changePlace') : t('notHere', { place }))}
          </div>
          {found > 0 ? <PlainWays /> : null}
          {together}
        </div>
      </div>
      <PlaceForm state={state} from={from} isInHeading={found > 0} />
      {correctedQuery ? (
        <p className={`${noteClass} py-1.5`}>
          <strong className="font-semibold">
            {t.rich(found > 0 ? 'corrected' : 'understood', {
              query: correctedQuery,
              word: (text) => (language ? <span lang={language}>{text}</span> : text),
            })}
          </strong>{' '}
          {t('correctedFrom', { query: state.q })}
        </p>
      ) : null}
      {leftOut.length > 0 ? (
        <p className={`${noteClass} py-1.5`}>{t('leftOut', { words: leftOut.join(', ') })}</p>
      ) : null}
    </div>
  )
}
