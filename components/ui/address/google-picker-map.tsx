'use client'

import { APIProvider, Map as GoogleMapView, useMap, useMapsLibrary } from '@vis.gl/react-google-maps'
import { useEffect } from 'react'
import { spain, streetZoom } from '@/contract/geography'
import { firstLanguage } from '@/contract/languages'
import { languageHere } from '@/lib/language/here'
import { FailWithoutPermission } from '../live-map/fail-without-permission'
import type { LookedUp } from './address-draft'
import type { Suggest } from './address-search'
import { suggestByHost } from './host-places'
import { isSamePoint, type PickerMapProps, pointAt } from './picker-map-props'

/** Google's map under a fixed marker in the middle. Google's places give the suggestions of the search box. */
export function GooglePickerMap(props: PickerMapProps) {
  const { apiKey = '', centre, onPoint, onReady, onFail } = props
  return (
    <APIProvider
      apiKey={apiKey}
      language={languageHere()}
      region="ES"
      disableUsageAttribution
      onError={onFail}
    >
      <FailWithoutPermission onFail={onFail} />
      <Follow {...props} />
      <GoogleMapView
        defaultCenter={{ lat: centre.lat, lng: centre.lon }}
        defaultZoom={streetZoom}
        restriction={{ latLngBounds: spain, strictBounds: true }}
        gestureHandling="greedy"
        disableDefaultUI
        zoomControl
        onTilesLoaded={onReady}
        onIdle={({ map }) => {
          const middle = map.getCenter()
          const position = middle && pointAt(middle.lat(), middle.lng())
          if (position && !isSamePoint(position, centre)) onPoint(position)
        }}
      />
    </APIProvider>
  )
}

function Follow({ centre: { lat, lon }, onSuggest }: PickerMapProps) {
  const map = useMap()
  const places = useMapsLibrary('places')
  useEffect(() => map?.setCenter({ lat, lng: lon }), [map, lat, lon])
  useEffect(() => {
    if (places) onSuggest(googleSuggest(places))
  }, [places, onSuggest])
  return null
}

type Component = { types: string[]; longText: string | null }
type Location = { lat: () => number; lng: () => number }

type Place = {
  fetchFields(request: { fields: string[] }): Promise<unknown>
  location?: Location | null
  addressComponents?: Component[]
  displayName?: string | null
  requestedLanguage?: string | null
}

type Request = {
  input: string
  includedRegionCodes: string[]
  language: string
  region: string
  sessionToken: object
}

/** The part of Google's library that we use. The real library fits this type. */
export type PlacesLibrary = {
  AutocompleteSessionToken: new () => object
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: Request): Promise<{
      suggestions: {
        placePrediction: { placeId: string; text: { text: string }; toPlace(): Place } | null
      }[]
    }>
  }
}

/**
 * Google's autocomplete, Spain only (docs/product.md#input-rules). One session lasts from the first letter to the choice. When Google
 * fails, our host answers. Places stay in Castilian in every language: the chosen one becomes the address that every diner reads, and «Seville»
 * is found by nobody who looks for Sevilla.
 */
export function googleSuggest(places: PlacesLibrary): Suggest {
  let sessionToken = new places.AutocompleteSessionToken()
  return async (typed, signal) => {
    try {
      const request = {
        input: typed,
        includedRegionCodes: ['es'],
        language: firstLanguage,
        region: 'es',
        sessionToken,
      }
      const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions(request)
      return suggestions.flatMap(({ placePrediction }) => {
        if (!placePrediction) return []
        const find = async () => {
          sessionToken = new places.AutocompleteSessionToken()
          const place = placePrediction.toPlace()
          place.requestedLanguage = firstLanguage
          await place.fetchFields({ fields: ['location', 'addressComponents', 'displayName'] })
          return place.location
            ? lookedUpOf(place.location, place.addressComponents ?? [], place.displayName)
            : null
        }
        return [{ name: placePrediction.text.text, key: placePrediction.placeId, find }]
      })
    } catch {
      return suggestByHost(typed, signal)
    }
  }
}

function lookedUpOf(location: Location, components: Component[], name?: string | null): LookedUp {
  const part = (type: string) => components.find(({ types }) => types.includes(type))?.longText ?? ''
  return {
    ...{ lat: location.lat(), lon: location.lng() },
    area: part('neighborhood') || part('sublocality') || name || part('locality'),
    street: part('route'),
    house: part('street_number'),
    city: part('locality') || part('administrative_area_level_3'),
    state: part('administrative_area_level_2') || part('administrative_area_level_1'),
    postcode: part('postal_code'),
  }
}
