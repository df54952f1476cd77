import { z } from 'zod'
import { endpoint } from '../endpoint'
import { componentName, ipAddress, userAgent, visitLocation } from '../entities/tracking'

export const getTrack = endpoint({
  method: 'GET',
  path: '/api/track/:ip',
  auth: 'public',
  summary:
    "What is known of a visitor: no place, for addresses are not looked up, and whether today's visit is counted",
  params: z.object({ ip: ipAddress }),
  query: z.object({ componentName: componentName.optional(), userAgent }),
  reply: z.object({ location: visitLocation, tracked: z.boolean() }),
})

export const saveTrack = endpoint({
  method: 'POST',
  path: '/api/track/save',
  auth: 'public',
  // One address may be half a town's: what is counted twice is not stored twice anyway.
  limit: 'read',
  summary: 'Count a visitor of a page, once a day; the address is hashed with a salt that lives for the day',
  body: z.object({ ipAddress, location: visitLocation.optional(), componentName, userAgent }),
  reply: z.object({ success: z.literal(true), counted: z.boolean() }),
})
