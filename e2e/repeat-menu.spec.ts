import { drizzle } from 'drizzle-orm/node-postgres'
import { newId } from '@/server/db/id'
import * as schema from '@/server/db/schema'
import { createSigner } from '@/server/links/signer'
import { signClaim } from '@/server/links/tokens'
import { expectAccessible } from './support/accessibility'
import { withDatabase } from './support/database'
import { newOwner } from './support/new-owner'
import { expect, test } from './support/test'
import { verifyAddress } from './support/verify-address'

/** The link that the reminder of today has, for the menu of five days ago, which is served until the early morning. */
const linkOf = (restaurantId: string) =>
  withDatabase(async (pool) => {
    const id = newId()
    const categories = [{ name: 'Primeros', items: [{ name: 'Lentejas estofadas' }, { name: 'Gazpacho' }] }]
    await pool.query(
      `insert into menus (id, restaurant_id, date, service, state, price_cents, window_start_minute, window_end_minute, categories, published_at, created_at, updated_at)
       values ($1, $2, current_date - 5, 'comida', 'expired', 1250, 780, 1799, $3, now() - interval '5 days', now() - interval '5 days', now() - interval '5 days')`,
      [id, restaurantId, JSON.stringify(categories)],
    )
    const signer = createSigner(drizzle(pool, { schema, casing: 'snake_case' }))
    const token = await signClaim(signer, 'repeat-menu', { id, issuedAt: new Date() })
    return `/repetir-menu?${new URLSearchParams({ token })}`
  })

test('the reminder’s link shows the last menu, and one press publishes it', async ({ page, request }) => {
  const owner = await newOwner(request)
  await verifyAddress(request, owner.email)
  const link = await linkOf(owner.restaurantId)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: '¿Repito este menú hoy?' })).toBeVisible()
  await expect(page.getByText('Lentejas estofadas')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publicarlo hoy' }).click()
  await expect(page.getByRole('heading', { name: 'Publicado' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Hoy ya hay menú' })).toBeVisible()
  await page.getByRole('button', { name: 'No me preguntéis más' }).click()
  await expect(page.getByText(/^Ya no te preguntaremos/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'No me preguntéis más' })).toHaveCount(0)
})

test('the owner chooses the time of the question, or none', async ({ page, request, login }) => {
  await login(await newOwner(request))
  await page.goto('/mi-restaurante')
  const time = page.getByLabel('A qué hora')
  await expect(time).toHaveValue('11:30')
  await time.selectOption('No me preguntéis')
  await expect(page.getByText('Aviso guardado')).toBeVisible()
  await page.reload()
  await expect(time).toHaveValue('')
})

test('a link that is not ours says so', async ({ page }) => {
  await page.goto('/repetir-menu?token=x')
  await expect(page.getByRole('heading', { name: 'El enlace no es válido' })).toBeVisible()
})
