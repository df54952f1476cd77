import { endpointName, getCapabilities } from '@/contract/endpoints/capabilities'
import type { Api } from './api'
import { mount } from './mount'

/** Lists all endpoints mounted by the time of the request. */
export function serveCapabilities(api: Api) {
  mount(api, getCapabilities, () => ({ endpoints: api.mounted.map(endpointName) }))
}
