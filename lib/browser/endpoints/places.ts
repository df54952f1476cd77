import type * as contract from '@/contract/endpoints/places'
import type { ReadLightOf } from '../../endpoint/light'

/** 20 KB, loaded with the first suggestion, while the diner is still typing. */
const schemas = () => import('@/contract/endpoints/places')

export const suggestPlaces: ReadLightOf<typeof contract.suggestPlaces> = {
  ...{ method: 'GET', path: '/api/nav/getPosition', auth: 'public' },
  reply: async () => (await schemas()).suggestPlaces.reply,
}

export const findPlace: ReadLightOf<typeof contract.findPlace> = {
  ...{ method: 'GET', path: '/api/nav/getSelectedSuggestionData', auth: 'public' },
  reply: async () => (await schemas()).findPlace.reply,
}

export const getAddress: ReadLightOf<typeof contract.getAddress> = {
  ...{ method: 'GET', path: '/api/nav/getAddress', auth: 'public' },
  reply: async () => (await schemas()).getAddress.reply,
}
