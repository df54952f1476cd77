import { type Kept, type Step, text } from '../step'

const uploadedAt = '2031-05-14T10:00:00.000Z'

const updates = (does: string, change: (kept: Kept) => object): Step => ({
  call: 'PATCH /api/wizard/update-restaurant/{restaurantId}',
  does,
  sends: (kept) => ({ at: kept.restaurantId, token: kept.token, json: change(kept) }),
})

const profile = (does: string, reads: (kept: Kept) => object): Step => ({
  call: 'GET /api/owner/restaurant/{restaurantId}',
  does,
  sends: ({ restaurantId }) => ({ at: restaurantId }),
  reads,
})

const deletes = (does: string, what: 'carta' | 'special-menu', file: string): Step => ({
  call: `DELETE /api/wizard/delete-${what}/{restaurantId}`,
  does,
  sends: (kept) => ({ at: kept.restaurantId, token: kept.token, json: { url: kept[file] } }),
})

export const keepsSheets: Step[] = [
  updates('adds a carta', ({ carta: url }) => ({
    ...{ key: 'cartas', mode: 'push', value: { url, name: 'carta.pdf', type: 'pdf', uploadedAt } },
  })),
  updates('adds a photo of the carta', ({ cartaPhoto: url }) => ({
    ...{ key: 'cartas', mode: 'push', value: { url, name: 'carta.jpg', type: 'image', uploadedAt } },
  })),
  updates('adds a special menu without an end', ({ special: url }) => ({
    key: 'specialMenus',
    mode: 'push',
    value: {
      ...{ url, name: 'Menú de Navidad', description: '', startDate: '2031-05-14', endDate: null },
      ...{ uploadedAt, expiresAt: null },
    },
  })),
  updates('adds a special menu with an end', ({ fullMenu: url }) => ({
    key: 'specialMenus',
    mode: 'push',
    value: {
      ...{ url, name: 'Menú de verano', description: 'Tres platos', startDate: '2031-05-20T10:00:00.000Z' },
      ...{ endDate: '2031-05-31', uploadedAt, expiresAt: '2031-06-01T00:00:00.000Z' },
    },
  })),
  profile('sees them in the profile', ({ carta, cartaPhoto, special, fullMenu }) => ({
    cartas: [
      { url: carta, name: 'carta.pdf' },
      { url: cartaPhoto, name: 'carta.jpg' },
    ],
    specialMenus: [
      { url: special, name: 'Menú de Navidad', startDate: text, endDate: null },
      { url: fullMenu, name: 'Menú de verano', description: 'Tres platos', startDate: text, endDate: text },
    ],
  })),
  deletes('takes a carta away', 'carta', 'carta'),
  deletes('takes a special menu away', 'special-menu', 'special'),
  {
    call: 'PUT /api/wizard/saveImages',
    does: 'changes the first photo',
    sends: ({ ownerId, imageId, header, token }) => ({
      token,
      json: { ownerId, imageId, newImageUrl: header },
    }),
  },
  profile('sees what is left', ({ cartaPhoto, fullMenu, header, otherPhoto }) => ({
    cartas: [{ url: cartaPhoto }],
    specialMenus: [{ url: fullMenu }],
    profileImages: [{ url: header }, { url: otherPhoto }],
  })),
]
