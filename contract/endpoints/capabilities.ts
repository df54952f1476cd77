import { z } from 'zod'
import { type EndpointData, endpoint } from '../endpoint'

/** The name of an endpoint in a host's list of capabilities. */
export const endpointName = ({ method, path }: Pick<EndpointData, 'method' | 'path'>) => `${method} ${path}`

/** A host that does not answer this endpoint has only the common calls (docs/product.md#common-calls). */
export const getCapabilities = endpoint({
  method: 'GET',
  path: '/api/capabilities',
  auth: 'public',
  summary: 'Las llamadas que atiende este servidor, para que la web muestre solo lo que hay',
  reply: z.object({ endpoints: z.array(z.string().max(200)).max(1000) }),
})
