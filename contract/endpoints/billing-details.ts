import { z } from 'zod'
import { endpoint } from '../endpoint'
import { billingDetails } from '../entities/billing-details'

export const getBillingDetails = endpoint({
  method: 'GET',
  path: '/api/billing-details',
  auth: 'owner',
  summary: 'Los datos fiscales para las facturas; null si no se han dado',
  reply: z.object({ details: billingDetails.nullable() }),
})

export const saveBillingDetails = endpoint({
  method: 'PUT',
  path: '/api/billing-details',
  auth: 'owner',
  limit: 'write',
  summary: 'Guarda los datos fiscales: valen para las facturas que vengan, no cambian las que ya hay',
  body: billingDetails,
  reply: z.object({ success: z.literal(true), details: billingDetails }),
})
