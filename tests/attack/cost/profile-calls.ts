import { eq, sql } from 'drizzle-orm'
import { profileLimits } from '@/contract/entities/profile'
import { cuisines, services } from '@/contract/lists'
import { weekdayIds } from '@/contract/weekdays'
import { newId } from '@/server/db/id'
import { restaurants, userTemplates } from '@/server/db/schema'
import { uploadFile } from '@/tests/api/profile/upload-file'
import { password } from '@/tests/api/support/world'
import { type CallOf, formOf, longest, longPassword } from './calls'
import { lightOwner } from './heaviest-owner'
import { heavyTemplate } from './heavy-template'
import type { CostWorld } from './world'

const files = 30

/** Every field as full as it may be, each time with other files. */
async function profile({ db, heavy }: CostWorld, n: number) {
  const urls = await Promise.all(Array.from({ length: files + 2 }, () => uploadFile(db, heavy.ownerId)))
  const [logoFilePath, headerImageUrl, ...documents] = urls
  return {
    ...{ restaurantName: `${n} ${longest(190)}`, description: longest(profileLimits.description) },
    ...{
      restaurantAddress: longest(300),
      mainArea: longest(200),
      house: longest(40),
      apartment: longest(40),
    },
    ...{ city: 'Madrid', state: longest(120), country: longest(120), postcode: '28012' },
    ...{ lat: 40.4155 + n / 100, lon: -3.7074, cuisineType: cuisines.slice(n, n + 2) },
    ...{ restaurantServices: services, whatsappNumber1: '+34600111222', contactNumber: '+34600111222' },
    ...{ website: `https://example.com/${'x'.repeat(400)}`, drinks: longest(200), hasLogo: 'yes' },
    ...{ logoFilePath, headerImageUrl, images: documents.slice(0, 6) },
    days: weekdayIds.map((id) => ({
      ...{ id, name: longest(5000), esName: longest(5000), option: 'open_2' },
      ...{ start: '08:00', end: '16:00', start_2: '20:00', end_2: '23:30' },
    })),
    cartas: documents.map((url) => ({ url, name: longest(255) })),
    specialMenus: documents.map((url) => ({
      ...{ url, name: longest(120), description: longest(1990) },
      ...{ startDate: '2031-01-01', endDate: '2031-12-31' },
    })),
  }
}

async function versionOf({ db, heavy }: CostWorld) {
  const [row] = await db
    .select({ version: restaurants.version })
    .from(restaurants)
    .where(eq(restaurants.id, heavy.restaurantId))
  return row?.version
}

const templateOf = async ({ db, heavy }: CostWorld) => {
  const [row] = await db
    .select({ id: userTemplates.id })
    .from(userTemplates)
    .where(sql`${userTemplates.ownerId} = ${heavy.ownerId}`)
    .orderBy(userTemplates.id)
    .limit(1)
  return { id: row?.id ?? '' }
}

/** What an owner says of themselves, their restaurant and how its menus look. */
export const profileCalls: Record<string, CallOf | CallOf[]> = {
  'POST /api/auth/changePassword': async ({ db }) => ({
    as: await lightOwner(db),
    body: { currentPassword: password, newPassword: longPassword },
  }),
  'POST /api/wizard/saveWizardData': async (world, n) => ({
    as: world.heavy,
    body: { ownerId: world.heavy.ownerId, ...(await profile(world, n)) },
  }),
  'PUT /api/wizard/draft': ({ heavy }) => ({
    as: heavy,
    body: {
      step: 2,
      answers: {
        ...{ restaurantName: longest(9000), description: longest(9000), whatsappNumber1: longest(9000) },
        ...{ instagram: longest(9000), facebook: longest(9000), website: longest(9000) },
        images: Array.from({ length: 100 }, () => 'x'.repeat(499)),
        days: weekdayIds.map((id) => ({ id, name: longest(3000), esName: longest(3000), option: 'open' })),
      },
    },
  }),
  'PATCH /api/profile/restaurants/:restaurantId': async (world, n) => ({
    as: world.heavy,
    params: { restaurantId: world.heavy.restaurantId },
    body: { version: await versionOf(world), changes: await profile(world, n) },
  }),
  'PUT /api/billing-details': ({ heavy }) => ({
    as: heavy,
    body: {
      ...{ name: longest(120), taxId: 'B12345674', address: longest(160) },
      ...{ postcode: '28013', city: longest(80) },
    },
  }),
  'POST /api/contact/owner': ({ heavy }) => ({
    as: heavy,
    body: {
      firstName: longest(100),
      lastName: longest(100),
      type: 'Consulta general',
      message: longest(400),
    },
  }),
  'GET /api/qr/mine/card': ({ heavy }) => ({ as: heavy, query: { color: '#7a1020', logo: 'true' } }),
  'POST /api/aws/uploadToAws': [
    ({ heavy, files: { photo } }) => ({ as: heavy, body: formOf(photo) }),
    ({ heavy, files: { pdf } }) => ({ as: heavy, body: formOf(pdf) }),
  ],
  'GET /api/user-templates/:id': async (world) => ({ as: world.heavy, params: await templateOf(world) }),
  'POST /api/user-templates': ({ heavy }) => ({ as: heavy, body: heavyTemplate }),
  'PUT /api/user-templates/:id': async (world) => ({
    as: world.heavy,
    params: await templateOf(world),
    body: heavyTemplate,
  }),
  'PATCH /api/user-templates/:id': async (world) => ({
    as: world.heavy,
    params: await templateOf(world),
    body: { templateName: `${newId()} ${longest(100)}` },
  }),
  'POST /api/user-templates/:id/duplicate': async (world) => ({
    as: world.heavy,
    params: await templateOf(world),
    body: {},
  }),
}
