import { parseArgs } from 'node:util'
import {
  type AdminCtx,
  changeOrder,
  decideCorrection,
  decideReport,
  deleteRestaurant,
  endSessions,
  giveBackEmail,
  grantPremium,
  listCorrections,
  listOrders,
  listReports,
  listRestaurants,
  noteRefund,
  readStats,
  rejectRestaurant,
  removeSecondFactor,
  revokePremium,
  verifyRestaurant,
} from '@/server/modules/admin'
import { AppStartError } from '@/server/start-error'
import {
  correctionStates,
  correctionTable,
  nameOf,
  nextStates,
  orderStateNames,
  orderStates,
  orderTable,
  reportStates,
  reportTable,
  restaurantTable,
  states,
  statsTable,
} from './tables'

/** The text that the command prints when it has finished. */
type Command = (ctx: AdminCtx) => Promise<string>
type Options = { [name in 'state' | 'search' | 'limit' | 'reason' | 'note']?: string | undefined } & {
  yes?: boolean | undefined
}

export const usage = `npm run admin -- <orden>

Restaurantes
  list [--state pending|verified|rejected] [--search texto] [--limit N]
      los que hay, el último primero
  verify <restaurante>
      lo da por bueno y se lo cuenta a su propietario
  reject <restaurante> --reason "por qué"
      deja de enseñarlo y le cuenta a su propietario por qué
  delete <restaurante> --yes
      lo borra para siempre, con la cuenta de su propietario
  end-sessions <restaurante>
      cierra todas las sesiones de su propietario
  remove-second-factor <restaurante> --yes
      quita la verificación en dos pasos a su propietario: solo cuando te conste que es él
  give-back-email <restaurante> --yes
      devuelve a la cuenta el correo que tenía antes del último cambio: solo cuando te conste que es de su propietario

Planes y facturas
  grant-premium <restaurante>
      da Premium hasta cancelación, sin cobrar nada
  revoke <restaurante>
      retira el Premium dado a mano; lo que alguien paga no se toca
  refund <factura> --reason "por qué"
      anota que se ha devuelto: el dinero se devuelve en el proveedor de pagos

Pedidos de códigos QR
  orders [--state requested|confirmed|printed|sent|cancelled] [--limit N]
      los que hay, el último primero
  order <pedido> --state confirmed|printed|sent|cancelled [--note "texto"]
      dice cómo va y se lo cuenta a quien lo pidió; la nota no sale de aquí

Avisos de que algo de un perfil no es así
  reports [--state open|settled|dismissed] [--limit N]
      los que nadie ha resuelto, o los resueltos; el último primero
  settle <aviso>
      lo da por corregido
  dismiss <aviso>
      lo da por equivocado

Traducciones de platos que han corregido los propietarios
  translations [--state pending|taken|dismissed] [--limit N]
      las que nadie ha mirado, la más antigua primero, o las ya miradas
  take-translation <corrección>
      la da por buena para todos los restaurantes
  dismiss-translation <corrección>
      la deja solo para quien la hizo; si ya era de todos, deja de serlo

  stats
      la plataforma en cifras

<restaurante> es el identificador de 12 caracteres que enseña list; <pedido>, el que enseña orders;
<factura>, su número: M2026-00001; <aviso>, el que enseña reports; <corrección>, el que enseña
translations.
Todo lo que cambia algo queda en el registro de cambios, con quién lo hizo.`

const commands: Record<string, (id: string, options: Options) => Command> = {
  list: (_, options) => async (ctx) => restaurantTable(await listRestaurants(ctx, wantedOf(options))),
  verify: (id) => async (ctx) => `${nameOf(await verifyRestaurant(ctx, id))}: verificado.`,
  reject: (id, { reason }) => {
    if (!reason?.trim())
      throw new AppStartError('reject necesita --reason "por qué": se lo contamos a su propietario.')
    return async (ctx) => `${nameOf(await rejectRestaurant(ctx, id, reason.trim()))}: rechazado.`
  },
  'grant-premium': (id) => async (ctx) =>
    `${nameOf(await grantPremium(ctx, id))}: premium hasta cancelación.`,
  revoke: (id) => async (ctx) => `${nameOf(await revokePremium(ctx, id))}: premium retirado.`,
  delete: (id, { yes }) => {
    if (!yes)
      throw new AppStartError(
        'delete borra el restaurante y la cuenta de su propietario para siempre: confírmalo con --yes.',
      )
    return async (ctx) => `${nameOf(await deleteRestaurant(ctx, id))}: eliminado.`
  },
  'end-sessions': (id) => async (ctx) => `${nameOf(await endSessions(ctx, id))}: sesiones cerradas.`,
  'remove-second-factor': (id, { yes }) => {
    if (!yes)
      throw new AppStartError(
        'remove-second-factor deja la cuenta solo con su contraseña: confírmalo con --yes cuando te conste que es su propietario.',
      )
    return async (ctx) => `${nameOf(await removeSecondFactor(ctx, id))}: verificación en dos pasos quitada.`
  },
  'give-back-email': (id, { yes }) => {
    if (!yes)
      throw new AppStartError(
        'give-back-email deshace el último cambio de correo de la cuenta, cierra sus sesiones y anula la contraseña (se recupera con un código; otra vez deshace el cambio anterior): confírmalo con --yes cuando te conste que es su propietario.',
      )
    return async (ctx) => `${nameOf(await giveBackEmail(ctx, id))}: correo anterior devuelto.`
  },
  orders: (_, { state: given, limit }) => {
    const state = given === undefined ? undefined : orderStateOf(given)
    return async (ctx) => orderTable(await listOrders(ctx, { state, limit: limitOf(limit) }))
  },
  order: (id, { state: given, note }) => {
    const state = nextStates.find((one) => one === given)
    if (!state) throw new AppStartError(`--state espera ${nextStates.join(', ')}.`)
    return async (ctx) => {
      const { orderId } = await changeOrder(ctx, id, { state, ...(note !== undefined && { note }) })
      return `Pedido ${orderId}: ${orderStateNames[state]}.`
    }
  },
  refund: (number, { reason }) => {
    if (!reason?.trim()) throw new AppStartError('refund necesita --reason "por qué": queda en el registro.')
    return async (ctx) => {
      await noteRefund(ctx, number, reason.trim())
      return `Factura ${number}: devolución anotada.`
    }
  },
  reports: (_, { state: given, limit }) => {
    const state = reportStateOf(given)
    return async (ctx) => reportTable(await listReports(ctx, { state, limit: limitOf(limit) }))
  },
  settle: (id) => async (ctx) => {
    await decideReport(ctx, id, 'settled')
    return `Aviso ${id}: corregido.`
  },
  dismiss: (id) => async (ctx) => {
    await decideReport(ctx, id, 'dismissed')
    return `Aviso ${id}: descartado.`
  },
  translations: (_, { state: given, limit }) => {
    const state = correctionStateOf(given)
    return async (ctx) => correctionTable(await listCorrections(ctx, { state, limit: limitOf(limit) }))
  },
  'take-translation': (id) => async (ctx) => {
    await decideCorrection(ctx, id, 'taken')
    return `Corrección ${id}: vale para todos.`
  },
  'dismiss-translation': (id) => async (ctx) => {
    await decideCorrection(ctx, id, 'dismissed')
    return `Corrección ${id}: solo para quien la hizo.`
  },
  stats: () => async (ctx) => statsTable(await readStats(ctx)),
}

const withoutId = ['list', 'orders', 'reports', 'stats', 'translations']

export function commandOf(args: string[]): Command {
  const { positionals, values } = parsed(args)
  const [name = '', id = '', ...rest] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const takesId = !withoutId.includes(name)
  if (!command || rest.length > 0 || takesId !== (id !== '')) throw new AppStartError(usage)
  return command(id, values)
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { state: text, search: text, limit: text, reason: text, note: text, yes: { type: 'boolean' } },
    })
  } catch {
    throw new AppStartError(usage)
  }
}

function orderStateOf(given: string | undefined) {
  const state = orderStates.find((one) => one === given)
  if (!state) throw new AppStartError(`--state espera ${orderStates.join(', ')}.`)
  return state
}

function reportStateOf(given = 'open') {
  const state = reportStates.find((one) => one === given)
  if (!state) throw new AppStartError(`--state espera ${reportStates.join(', ')}.`)
  return state
}

function correctionStateOf(given = 'pending') {
  const state = correctionStates.find((one) => one === given)
  if (!state) throw new AppStartError(`--state espera ${correctionStates.join(', ')}.`)
  return state
}

function limitOf(limit = '50') {
  if (!/^[1-9]\d{0,4}$/.test(limit)) throw new AppStartError('--limit espera un número entre 1 y 99999.')
  return Number(limit)
}

function wantedOf({ state: given, search, limit }: Options) {
  const state = states.find((one) => one === given)
  if (given !== undefined && !state) throw new AppStartError(`--state espera ${states.join(', ')}.`)
  return { state, search, limit: limitOf(limit) }
}
