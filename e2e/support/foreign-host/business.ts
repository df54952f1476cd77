import { Hono } from 'hono'
import { z } from 'zod'
import { newId, type State } from './state'

/** The common calls with a bearer about money. */
export function businessCalls() {
  const app = new Hono<{ Variables: { ownerId: string } }>()
  app.get('/api/payment/create-payment', (c) => c.json({ id: `cs_test_${newId()}` }))
  app.post('/api/payment/cancel-payment', (c) => c.json({ message: 'No subscription' }, 400))
  app.get('/api/payment/invoices/owner/:ownerId', (c) =>
    c.json({
      success: true,
      data: [
        {
          ...{ created: '2025-05-02T09:00:00.000Z', amountPaid: 1198, currency: 'eur' },
          invoicePdf: new URL('/files/invoice', c.req.url).href,
        },
      ],
    }),
  )
  app.get('/api/payment/:ownerId', (c) =>
    c.json({ plan: 'premium', expires_at: '2031-05-02T09:00:00.000Z', manualOverride: false }),
  )
  app.post('/api/purchase/sendPackData', async (c) => {
    const Pack = z.object({ pack: z.number(), price: z.number() })
    const Body = z.object({ ownerId: z.string(), cardData: z.union([Pack, z.array(Pack)]) })
    Body.parse(await c.req.json())
    return c.json({ message: 'Request sent' })
  })

  return app
}

/** The common calls about templates: everybody who knows an id may make them. */
export function templateCalls(state: State) {
  const app = new Hono()
  app.get('/api/templates/user-templates/:ownerId', (c) => {
    const restaurant = state.restaurantOf(c.req.param('ownerId'))
    if (!restaurant) return c.json({ message: 'Owner not found' }, 404)
    const templates = [...state.templates].map(([_id, { imageUrl, templateName }]) => ({
      _id,
      imageUrl,
      templateName,
    }))
    return c.json({ templates, templateId: restaurant.templateId, id: restaurant.restaurantId })
  })
  app.get('/api/user-templates/:id', (c) => {
    const template = state.templates.get(c.req.param('id'))
    return template ? c.json({ template }) : c.json({ message: 'Template not found' }, 404)
  })
  app.post('/api/user-templates', async (c) => {
    const id = newId()
    state.templates.set(id, await c.req.json())
    return c.json({ id }, 201)
  })
  app.put('/api/user-templates/:id', async (c) => {
    if (!state.templates.has(c.req.param('id'))) return c.json({ message: 'Template not found' }, 404)
    state.templates.set(c.req.param('id'), await c.req.json())
    return c.json({ message: 'Saved' })
  })
  return app
}
