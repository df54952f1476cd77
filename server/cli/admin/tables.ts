import { priceText, toEuros } from '@/contract/rules/menu/price'
import { correctionStates, qrOrderStates, reportStates, verificationStates } from '@/server/db/schema'
import type {
  listCorrections,
  listOrders,
  listReports,
  listRestaurants,
  readStats,
} from '@/server/modules/admin'
import { printable } from './printable'

type Listed = Awaited<ReturnType<typeof listRestaurants>>
type Stats = Awaited<ReturnType<typeof readStats>>

export const states = verificationStates

const stateNames = { pending: 'pendiente', verified: 'verificado', rejected: 'rechazado' }

export const nameOf = ({ name }: { name: string }) => printable(name) || '(sin nombre)'

export function restaurantTable(rows: Listed): string {
  if (rows.length === 0) return 'Ningún restaurante.'
  const head = ['id', 'nombre', 'ciudad', 'estado', 'plan', 'propietario', 'desde']
  const lines = rows.map((row) => [
    row.restaurantId,
    nameOf(row),
    row.city || '—',
    stateNames[row.verification],
    row.manualOverride ? 'premium a mano' : (row.plan ?? '—'),
    row.email ?? '—',
    row.createdAt.toISOString().slice(0, 10),
  ])
  return columns([head, ...lines])
}

export const orderStates = qrOrderStates

/** The states of an order, from the request on. */
export const nextStates = qrOrderStates.filter((state) => state !== 'requested')

export const orderStateNames = {
  requested: 'pedido',
  confirmed: 'confirmado',
  printed: 'impreso',
  sent: 'enviado',
  cancelled: 'cancelado',
}

export function orderTable(rows: Awaited<ReturnType<typeof listOrders>>): string {
  if (rows.length === 0) return 'Ningún pedido.'
  const head = ['id', 'estado', 'códigos', 'precio', 'restaurante', 'propietario', 'nota', 'desde']
  const lines = rows.map((row) => [
    row.orderId,
    orderStateNames[row.state],
    String(row.codes),
    priceText(toEuros(row.priceCents)),
    nameOf({ name: row.restaurant }),
    row.email ?? '—',
    row.note || '—',
    row.createdAt.toISOString().slice(0, 10),
  ])
  return columns([head, ...lines])
}

export { reportStates }

const reportKindNames = {
  hours: 'horario',
  price: 'precio',
  address: 'dirección',
  closed: 'ha cerrado',
  'no-menu': 'sin menú del día',
}

/** Restaurants whose profile says «Puede haber cambiado» get an exclamation mark. */
export function reportTable(rows: Awaited<ReturnType<typeof listReports>>): string {
  if (rows.length === 0) return 'Ningún aviso.'
  const head = ['aviso', 'restaurante', 'nombre', 'qué no es así', 'en sus palabras', 'propietario', 'desde']
  const lines = rows.map((row) => [
    row.reportId,
    row.restaurantId,
    `${row.doubtedAt ? '! ' : ''}${nameOf({ name: row.restaurant })}`,
    reportKindNames[row.kind],
    row.sentence || '—',
    row.email ?? '—',
    row.createdAt.toISOString().slice(0, 10),
  ])
  return columns([head, ...lines])
}

export { correctionStates }

export function correctionTable(rows: Awaited<ReturnType<typeof listCorrections>>): string {
  if (rows.length === 0) return 'Ninguna corrección.'
  const head = ['corrección', 'idioma', 'en el menú', 'según el propietario', 'restaurante', 'desde']
  const lines = rows.map((row) => [
    row.correctionId,
    row.language,
    row.name,
    row.text,
    nameOf({ name: row.restaurant }),
    row.updatedAt.toISOString().slice(0, 10),
  ])
  return columns([head, ...lines])
}

const labels: [keyof Stats, string][] = [
  ['restaurants', 'Restaurantes'],
  ['pending', '  pendientes de verificar'],
  ['verified', '  verificados'],
  ['rejected', '  rechazados'],
  ['owners', 'Propietarios'],
  ['newOwners', '  de los últimos 7 días'],
  ['menusToday', 'Menús publicados hoy'],
  ['subscribers', 'Suscriptores por correo'],
]

export const statsTable = (stats: Stats) => columns(labels.map(([key, label]) => [label, String(stats[key])]))

function columns(cells: string[][]): string {
  const rows = cells.map((row) => row.map(printable))
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
