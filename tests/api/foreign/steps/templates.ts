import { expect } from 'vitest'
import { isFile, type Kept, type Step, text } from '../step'

const rect = { x: 40, y: 60, width: 400, height: 400 }

const plain = (imageUrl: unknown) => ({
  templateName: 'New Template',
  imageUrl,
  menu: { sections: [{ category: 'Primeros', items: 'Lentejas\nEnsalada' }], rect },
  observations: { text: 'Pan y bebida incluidos', rect: { ...rect, y: 480, height: 150 } },
  price: { text: '€15', rect: { ...rect, y: 650, height: 100 } },
})

const list = (does: string, reads: (kept: Kept) => object, keeps?: Step['keeps']): Step => ({
  call: 'GET /api/templates/user-templates/{ownerId}',
  does,
  sends: ({ ownerId, token }) => ({ at: ownerId, token }),
  reads,
  keeps,
})

export const drawsTemplate: Step[] = [
  list(
    'opens the chooser',
    ({ restaurantId }) => ({
      id: restaurantId,
      templates: expect.arrayContaining([
        expect.objectContaining({ _id: text, imageUrl: isFile, templateName: text }),
      ]),
    }),
    { stockTemplate: 'templates.0._id', stockImage: 'templates.0.imageUrl' },
  ),
  {
    call: 'PATCH /api/wizard/update-restaurant/{restaurantId}',
    does: 'chooses the first template',
    sends: ({ restaurantId, token, stockTemplate }) => ({
      at: restaurantId,
      token,
      json: { key: 'templateId', value: stockTemplate, mode: 'replace' },
    }),
  },
  list('sees it chosen', ({ stockTemplate }) => ({ templateId: stockTemplate })),
  {
    call: 'POST /api/user-templates',
    does: 'draws one of its own',
    sends: ({ token, photo }) => ({ token, json: plain(photo) }),
    reads: () => ({ id: text }),
    keeps: { template: 'id' },
  },
  {
    call: 'GET /api/user-templates/{id}',
    does: 'opens it again',
    sends: ({ template, token }) => ({ at: template, token }),
    reads: ({ photo }) => ({ template: plain(photo) }),
  },
  {
    call: 'PUT /api/user-templates/{id}',
    does: 'saves it with another background',
    sends: ({ template, token, otherPhoto }) => ({ at: template, token, json: plain(otherPhoto) }),
    reads: () => ({ success: true }),
  },
  {
    call: 'GET /api/user-templates/{id}',
    does: 'sees the change',
    sends: ({ template, token }) => ({ at: template, token }),
    reads: ({ otherPhoto }) => ({ template: { imageUrl: otherPhoto } }),
  },
  list('sees it among the templates', ({ template, otherPhoto }) => ({
    templates: expect.arrayContaining([
      expect.objectContaining({ _id: template, imageUrl: otherPhoto, templateName: 'New Template' }),
    ]),
  })),
]
