/** @typedef {import('./host.mjs').Host} Host */

/**
 * Compares what Stripe has charged with what Mantel has written: each charge has one invoice, and nobody paid the same month twice.
 * @param {Host} host
 * @param {import('./payers.mjs').Payer[]} payers
 */
export async function auditCharges({ operator, standIns }, payers) {
  const { account } = standIns.stripe
  const paid = [...account.invoices.values()].filter(({ total }) => total > 0)
  const chargeOf = new Map(
    [...account.payments].map(([payment, invoice]) => [invoice, account.charges.get(payment)]),
  )
  const { rows } = await operator().query(
    `select provider_invoice_id as id, owner_id as "ownerId", amount_paid_cents as cents, vat_cents as vat, state, series, number
       from invoices where provider = 'stripe' order by series, number`,
  )
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const lost = paid.flatMap((invoice) => problemOf(invoice, rowOf.get(invoice.id), chargeOf.get(invoice.id)))
  const known = new Set(paid.map(({ id }) => id))
  const invented = rows.filter(({ id }) => !known.has(id)).map(({ id }) => `factura ${id} sin cobro`)
  const months = Map.groupBy(
    paid,
    ({ parent, lines }) =>
      `${parent.subscription_details.subscription} ${lines.data.map(({ period }) => period.start)}`,
  )
  const again = [...months.values()].filter((same) => same.length > 1).map(([one]) => `cobro ${one?.id}`)
  const gaps = rows
    .filter((row, at) => row.number !== (rows[at - 1]?.series === row.series ? rows[at - 1].number + 1 : 1))
    .map(({ series, number }) => `número ${series}-${number}`)
  return {
    charges: paid.length,
    lost: [...lost, ...gaps, ...(await plansWrong(operator(), account, payers))],
    twice: [...again, ...invented, ...payers.flatMap(({ twice }) => twice)],
    invoiceIds: paid.map(({ id }) => id),
  }
}

/**
 * @param {import('../../tests/api/support/stripe/objects').Invoice} invoice
 * @param {{ ownerId: string, cents: number, vat: number, state: string } | undefined} row
 * @param {import('../../tests/api/support/stripe/objects').Charge | undefined} charge
 */
function problemOf({ id, total, total_taxes, parent }, row, charge) {
  if (!row) return [`factura ${id}: no está`]
  if (!charge) return [`factura ${id}: no hay cobro`]
  const vat = total_taxes.reduce((sum, { amount }) => sum + amount, 0)
  const { ownerId } = parent.subscription_details.metadata
  if (row.cents !== total || row.vat !== vat || row.ownerId !== ownerId) return [`factura ${id}: es otra`]
  return (row.state === 'refunded') === charge.refunded ? [] : [`factura ${id}: su devolución`]
}

/**
 * The plan is what the last subscription says.
 * @param {import('pg').Pool} operator
 * @param {import('./stand-ins.mjs').StripeAccount} account
 * @param {import('./payers.mjs').Payer[]} payers
 */
async function plansWrong(operator, account, payers) {
  const ids = payers.map(({ person }) => person.ownerId)
  const { rows } = await operator.query(
    `select owner_id as "ownerId", status, provider_subscription_id as id, expires_at as "expiresAt" from payments where owner_id = any($1)`,
    [ids],
  )
  return rows.flatMap(({ ownerId, status, id, expiresAt }) => {
    const last = [...account.subscriptions.values()].findLast(({ metadata }) => metadata.ownerId === ownerId)
    if (!last) return []
    const isEnded = last.status === 'canceled'
    const until = isEnded ? last.ended_at : last.items.data[0]?.current_period_end
    const isRight =
      isEnded === (status === 'cancelled') &&
      (isEnded || (id === last.id && expiresAt.getTime() / 1000 === until))
    return isRight ? [] : [`plan de ${ownerId}: ${status} ${id} hasta ${expiresAt.toISOString()}`]
  })
}
