import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { Database } from '@/server/db/client'
import { newId } from '@/server/db/id'
import {
  appSecrets,
  billingDetails,
  cartas,
  chatAddresses,
  checkouts,
  conversations,
  emailChanges,
  factorChallenges,
  invoices,
  menus,
  passkeys,
  payments,
  reports,
  sessions,
  specialMenus,
  userTemplates,
} from '@/server/db/schema'
import { createSigner } from '@/server/links/signer'
import { emailCodeHash, emailCodeOf } from '@/server/links/tokens'
import { sealedFor } from '@/server/modules/second-factor/app-code'
import { stepAt, totp } from '@/server/modules/second-factor/totp'
import { createSealer } from '@/server/sealer'
import { uploadFile } from '@/tests/api/profile/upload-file'
import { createAuthenticator } from '@/tests/api/second-factor/authenticator'
import { givePlan } from '@/tests/api/support/give-plan'
import type { TestOwner } from '@/tests/api/support/world'
import { plainTemplate } from '@/tests/api/templates/plain-template'

export type OwnerRequest = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  /** Nobody is named in it: whoever asks means their own. */
  namesNobody?: true
}

const today = localNow(new Date(), 'Europe/Madrid').date
const tomorrow = addDays(today, 1)

type RequestOf = (owner: TestOwner, db: Database) => OwnerRequest | Promise<OwnerRequest>

async function picture() {
  const dot = { width: 8, height: 8, channels: 3, background: 'red' } as const
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await sharp({ create: dot }).png().toBuffer())]), 'punto.png')
  return form
}

async function template(db: Database, owner: TestOwner) {
  const { ownerId } = owner
  await givePlan(db, owner)
  const { templateName, imageUrl, menu, observations, price } = plainTemplate
  const columns = { templateName, imageUrl, menu, observations, price }
  const [made] = await db
    .insert(userTemplates)
    .values({ ownerId, ...columns })
    .returning()
  return { id: made?.id ?? '' }
}

async function checkout(db: Database, ownerId: string) {
  const id = newId()
  await db.insert(checkouts).values({ id, ownerId, provider: 'sandbox', amountCents: 1198 })
  return id
}

async function invoice(db: Database, ownerId: string) {
  const id = newId()
  const money = { amountPaidCents: 1198, netCents: 990, vatCents: 208, seller: {}, customer: {} }
  const paper = { series: `F${id}`, number: 1, created: new Date() }
  await db.insert(invoices).values({ id, ownerId, provider: 'sandbox', ...money, ...paper })
  const fiscal = { name: 'Bar Prueba, S. L.', taxId: 'B12345674', address: 'Calle Mayor, 3', city: 'Madrid' }
  await db
    .insert(billingDetails)
    .values({ ownerId, ...fiscal, postcode: '28013', updatedAt: new Date() })
    .onConflictDoNothing()
  return id
}

async function subscribe(db: Database, ownerId: string) {
  const ids = { providerCustomerId: `prueba-${ownerId}`, providerSubscriptionId: `prueba-${newId()}` }
  const subscription = { provider: 'sandbox', status: 'active', expiresAt: new Date(), ...ids } as const
  await db
    .insert(payments)
    .values({ ownerId, plan: 'premium', updatedAt: new Date(), ...subscription })
    .onConflictDoUpdate({ target: payments.ownerId, set: subscription })
}

async function telephone(db: Database, ownerId: string) {
  await db.insert(conversations).values({ ownerId }).onConflictDoNothing()
  const [talk] = await db.select().from(conversations).where(eq(conversations.ownerId, ownerId))
  const id = newId()
  await db
    .insert(chatAddresses)
    .values({ id, conversationId: talk?.id ?? '', channel: 'whatsapp', address: id, linkedAt: new Date() })
  return { id }
}

const secret = Buffer.alloc(20, 'x')

async function sealed(db: Database, ownerId: string) {
  return createSealer(db).seal(secret, sealedFor(ownerId))
}

/** Waits for this code. */
async function pendingApp(db: Database, ownerId: string) {
  await db.insert(appSecrets).values({ ownerId, pending: await sealed(db, ownerId) })
  return totp(secret, stepAt(new Date()))
}

async function app(db: Database, ownerId: string) {
  await db.insert(appSecrets).values({ ownerId, sealed: await sealed(db, ownerId), addedAt: new Date() })
}

async function passkey(db: Database, ownerId: string) {
  const [token, challenge] = [newId(), 'cHJ1ZWJh']
  const tokenHash = createHash('sha256').update(token).digest()
  const expiresAt = new Date(Date.now() + 60_000)
  await db
    .insert(factorChallenges)
    .values({ tokenHash, purpose: 'add-passkey', ownerId, passkeyChallenge: challenge, expiresAt })
  return { challenge: token, name: 'Móvil', attestation: createAuthenticator().attest({ challenge }) }
}

async function keptPasskey(db: Database, ownerId: string) {
  const id = newId()
  const row = { id, ownerId, name: 'Móvil', credentialId: id, publicKey: '', counter: 0, transports: [] }
  await db.insert(passkeys).values(row)
  return id
}

async function session(db: Database, ownerId: string) {
  const id = newId()
  const expiresAt = new Date(Date.now() + 60_000)
  await db.insert(sessions).values({ id, ownerId, tokenHash: Buffer.from(id), expiresAt })
  return id
}

/** The code of a change of the account's address. */
async function emailCode(db: Database, ownerId: string) {
  const [id, signer] = [newId(), createSigner(db)]
  const code = await emailCodeOf(signer, id)
  const secretHash = await emailCodeHash(signer, id, code)
  const [email, formerEmail] = [`${id}@example.com`, `${ownerId}@example.com`]
  const expiresAt = new Date(Date.now() + 60_000)
  await db.insert(emailChanges).values({ id, ownerId, email, formerEmail, secretHash, expiresAt })
  return code
}

/** For every endpoint of an owner, a request that is good when that owner sends it; what it needs is made on the way. */
export const ownerRequests: Record<string, RequestOf> = {
  'POST /api/auth/logout': () => ({ namesNobody: true }),
  'GET /api/owner/:ownerId': ({ ownerId }) => ({ params: { ownerId } }),
  'POST /api/auth/changePassword': ({ ownerId }) => ({
    body: { ownerId, currentPassword: 'una contraseña de prueba', newPassword: 'otra contraseña de prueba' },
  }),
  'POST /api/auth/proof/options': () => ({ namesNobody: true }),
  'POST /api/auth/proof': () => ({ namesNobody: true, body: { password: 'una contraseña de prueba' } }),
  'GET /api/second-factor': () => ({ namesNobody: true }),
  'DELETE /api/second-factor/offer': () => ({ namesNobody: true }),
  'POST /api/second-factor/app': () => ({ namesNobody: true }),
  'PUT /api/second-factor/app': async ({ ownerId }, db) => ({
    namesNobody: true,
    body: { code: await pendingApp(db, ownerId) },
  }),
  'DELETE /api/second-factor/app': async ({ ownerId }, db) => {
    await app(db, ownerId)
    return { namesNobody: true }
  },
  'POST /api/second-factor/passkeys/options': () => ({ namesNobody: true }),
  'POST /api/second-factor/passkeys': async ({ ownerId }, db) => ({
    namesNobody: true,
    body: await passkey(db, ownerId),
  }),
  'DELETE /api/second-factor/passkeys/:passkeyId': async ({ ownerId }, db) => ({
    params: { passkeyId: await keptPasskey(db, ownerId) },
  }),
  'POST /api/second-factor/recovery-codes': async ({ ownerId }, db) => {
    await app(db, ownerId)
    return { namesNobody: true }
  },
  'GET /api/sessions': () => ({ namesNobody: true }),
  'DELETE /api/sessions': () => ({ namesNobody: true }),
  'DELETE /api/sessions/:sessionId': async ({ ownerId }, db) => ({
    params: { sessionId: await session(db, ownerId) },
  }),
  'POST /api/auth/resend-verification': () => ({ namesNobody: true }),
  'POST /api/purchase/sendPackData': ({ ownerId }) => ({
    body: { ownerId, cardData: { pack: 'Pro', price: 1 } },
  }),
  'POST /api/payment/create-payment': ({ ownerId }) => ({ body: { ownerId } }),
  'GET /api/payment/create-payment': ({ ownerId }) => ({ query: { ownerId } }),
  'POST /api/payment/cancel-payment': async ({ ownerId }, db) => {
    await subscribe(db, ownerId)
    return { body: { ownerId } }
  },
  'GET /api/payment/sandbox/:checkoutId': async ({ ownerId }, db) => ({
    params: { checkoutId: await checkout(db, ownerId) },
  }),
  'POST /api/payment/sandbox/:checkoutId': async ({ ownerId }, db) => ({
    params: { checkoutId: await checkout(db, ownerId) },
    body: { outcome: 'refused' },
  }),
  'POST /api/payment/sandbox-subscription': async ({ ownerId }, db) => {
    await subscribe(db, ownerId)
    return { namesNobody: true, body: { cancelAtPeriodEnd: true } }
  },
  'GET /api/payment/:ownerId': ({ ownerId }) => ({ params: { ownerId } }),
  'GET /api/payment/invoices/owner/:ownerId': ({ ownerId }) => ({ params: { ownerId } }),
  'POST /api/payment/invoices/:invoiceId/rectify': async ({ ownerId }, db) => ({
    params: { invoiceId: await invoice(db, ownerId) },
  }),
  'GET /api/account/data': () => ({ namesNobody: true }),
  'GET /api/account/email': () => ({ namesNobody: true }),
  'POST /api/account/email': () => ({ namesNobody: true, body: { email: `${newId()}@example.com` } }),
  'PUT /api/account/email': async ({ ownerId }, db) => ({
    namesNobody: true,
    body: { code: await emailCode(db, ownerId) },
  }),
  'DELETE /api/account/email': async ({ ownerId }, db) => {
    await emailCode(db, ownerId)
    return { namesNobody: true }
  },
  'GET /api/mailings': () => ({ namesNobody: true }),
  'DELETE /api/account': () => ({
    namesNobody: true,
    body: { confirmation: 'ELIMINAR', password: 'una contraseña de prueba' },
  }),
  'GET /api/profile/editDetails/:ownerId': ({ ownerId }) => ({ params: { ownerId } }),
  'PUT /api/profile/owners/:ownerId': ({ ownerId }) => ({
    params: { ownerId },
    body: { firstName: 'Eva', lastName: 'Ajena', telephono: '' },
  }),
  'POST /api/wizard/saveWizardData': ({ ownerId }) => ({ body: { ownerId, restaurantName: 'Casa Ajena' } }),
  'GET /api/wizard/draft': () => ({ namesNobody: true }),
  'PUT /api/wizard/draft': () => ({
    namesNobody: true,
    body: { step: 2, answers: { restaurantName: 'Ajena' } },
  }),
  'POST /api/wizard/send-welcome-email': ({ ownerId }) => ({ body: { ownerId } }),
  'PATCH /api/wizard/update-restaurant/:restaurantId': async ({ ownerId, restaurantId }, db) => ({
    params: { restaurantId },
    body: { key: 'cartas', mode: 'push', value: { url: await uploadFile(db, ownerId), name: 'Carta' } },
  }),
  'DELETE /api/wizard/delete-carta/:restaurantId': async ({ ownerId, restaurantId }, db) => {
    const url = await uploadFile(db, ownerId)
    await db.insert(cartas).values({ id: newId(), restaurantId, url, name: 'Carta', type: 'image' })
    return { params: { restaurantId }, body: { url } }
  },
  'DELETE /api/wizard/delete-special-menu/:restaurantId': async ({ ownerId, restaurantId }, db) => {
    const url = await uploadFile(db, ownerId)
    const menu = { name: 'Navidad', type: 'image' as const, startDate: today }
    await db.insert(specialMenus).values({ id: newId(), restaurantId, url, ...menu })
    return { params: { restaurantId }, body: { url } }
  },
  'PUT /api/wizard/saveImages': async ({ ownerId }, db) => ({
    body: { ownerId, imageId: '', newImageUrl: await uploadFile(db, ownerId) },
  }),
  'GET /api/profile/restaurants/:restaurantId': ({ restaurantId }) => ({ params: { restaurantId } }),
  'PATCH /api/profile/restaurants/:restaurantId': ({ restaurantId }) => ({
    params: { restaurantId },
    body: { version: 1, changes: { description: 'Cocina ajena' } },
  }),
  'GET /api/reports/mine': () => ({ namesNobody: true }),
  'POST /api/reports/mine/:reportId': async ({ restaurantId }, db) => {
    const reportId = newId()
    await db
      .insert(reports)
      .values({ id: reportId, restaurantId, kind: 'hours', networkHash: Buffer.from(reportId) })
    return { params: { reportId }, body: { outcome: 'dismissed' } }
  },
  'GET /api/overview': () => ({ namesNobody: true }),
  'GET /api/results': () => ({ namesNobody: true }),
  'GET /api/sheets/dress': () => ({ namesNobody: true }),
  'PUT /api/sheets/dress': () => ({ namesNobody: true, body: { logo: true, photo: null } }),
  'GET /api/reminder': () => ({ namesNobody: true }),
  'PUT /api/reminder': () => ({ namesNobody: true, body: { time: '12:00' } }),
  'GET /api/holidays': () => ({ namesNobody: true, query: { from: '2031-12-01', to: '2031-12-31' } }),
  'PUT /api/holidays/:date': () => ({
    namesNobody: true,
    params: { date: '2031-12-25' },
    body: { opens: true, everyYear: false },
  }),
  'POST /api/aws/uploadToAws': async ({ ownerId }) => ({
    headers: { ownerid: ownerId },
    body: await picture(),
  }),
  'POST /api/contact/owner': () => ({
    namesNobody: true,
    body: { firstName: 'Eva', lastName: 'Ajena', type: 'Consulta general', message: 'Hola' },
  }),
  'POST /api/menus': () => ({
    namesNobody: true,
    body: { date: today, price: 12.5, categories: [{ name: 'Primeros', items: [{ name: 'Lentejas' }] }] },
  }),
  'GET /api/menus/mine': () => ({ namesNobody: true }),
  'GET /api/translations/mine/:date/:service/:language': () => ({
    namesNobody: true,
    params: { date: today, service: 'comida', language: 'en' },
  }),
  'PUT /api/translations/mine/:language': () => ({
    namesNobody: true,
    params: { language: 'en' },
    body: { name: 'Lentejas', text: 'Lentils' },
  }),
  'GET /api/menus/mine/history': () => ({ namesNobody: true }),
  'POST /api/menus/mine/propose': () => ({ namesNobody: true, body: { text: 'Menú 12 €' } }),
  'GET /api/menus/mine/dishes': () => ({ namesNobody: true, query: { q: 'lente' } }),
  'POST /api/menus/mine/copy': async ({ restaurantId }, db) => {
    await db.insert(menus).values({ restaurantId, date: tomorrow })
    return {
      namesNobody: true,
      body: { days: [{ from: { date: tomorrow }, to: { date: tomorrow, service: 'cena' } }], mode: 'move' },
    }
  },
  'PUT /api/menus/mine/:date/:service': () => ({
    namesNobody: true,
    params: { date: tomorrow, service: 'cena' },
    body: { content: { price: 15, categories: [] }, version: null, release: 'draft' },
  }),
  'DELETE /api/menus/mine/:date/:service': async ({ restaurantId }, db) => {
    const [made] = await db.insert(menus).values({ restaurantId, date: tomorrow }).returning()
    return {
      namesNobody: true,
      params: { date: tomorrow, service: 'comida' },
      query: { version: String(made?.version) },
    }
  },
  'PATCH /api/menus/mine/:date/:service/sold-out': async ({ restaurantId }, db) => {
    const categories = [{ name: 'Primeros', items: [{ name: 'Lentejas' }] }]
    await db.insert(menus).values({ restaurantId, date: tomorrow, categories })
    return {
      namesNobody: true,
      params: { date: tomorrow, service: 'comida' },
      body: { category: 0, item: 0, name: 'Lentejas', soldOut: true },
    }
  },
  'POST /api/sheets/:format': async (owner, db) => {
    const [made] = await db
      .insert(menus)
      .values({ restaurantId: owner.restaurantId, date: tomorrow, priceCents: 1200 })
      .returning()
    const { id } = await template(db, owner)
    return { params: { format: 'card' }, body: { menuId: made?.id, templateId: id } }
  },
  'GET /api/chat/whatsapp': () => ({ namesNobody: true }),
  'DELETE /api/chat/whatsapp/:id': async ({ ownerId }, db) => ({ params: await telephone(db, ownerId) }),
  'GET /api/chat': () => ({ namesNobody: true }),
  'POST /api/chat/messages': async ({ ownerId }, db) => ({
    body: {
      ...{ id: newId(), at: new Date().toISOString(), kind: 'image' },
      ...{ file: await uploadFile(db, ownerId), mime: 'image/webp' },
    },
  }),
  'GET /api/templates/user-templates/:ownerId': ({ ownerId }) => ({ params: { ownerId } }),
  'GET /api/billing-details': () => ({ namesNobody: true }),
  'PUT /api/billing-details': () => ({
    namesNobody: true,
    body: {
      ...{ name: 'Ajena, S. L.', taxId: 'B12345674', address: 'Calle Mayor, 1' },
      ...{ postcode: '28013', city: 'Madrid' },
    },
  }),
  'GET /api/qr/mine': () => ({ namesNobody: true }),
  'PUT /api/qr/mine': () => ({ namesNobody: true, body: { color: '#7a1020', logo: false } }),
  'GET /api/qr/mine/card': () => ({ namesNobody: true, query: { color: '#7a1020', logo: 'false' } }),
  'POST /api/user-templates': async (owner, db) => {
    await givePlan(db, owner)
    return { namesNobody: true, body: plainTemplate }
  },
  'GET /api/user-templates/:id': async (owner, db) => ({ params: await template(db, owner) }),
  'PUT /api/user-templates/:id': async (owner, db) => ({
    params: await template(db, owner),
    body: { ...plainTemplate, templateName: 'Ajena' },
  }),
  'PATCH /api/user-templates/:id': async (owner, db) => ({
    params: await template(db, owner),
    body: { templateName: 'Ajena' },
  }),
  'POST /api/user-templates/:id/duplicate': async (owner, db) => ({
    params: await template(db, owner),
    body: {},
  }),
  'DELETE /api/user-templates/:id': async (owner, db) => ({ params: await template(db, owner) }),
}
