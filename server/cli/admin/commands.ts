import { parseArgs } from 'node:util'
import {
  type AdminCtx,
  deleteRestaurant,
  grantPremium,
  listRestaurants,
  readStats,
  rejectRestaurant,
  revokePremium,
  verifyRestaurant,
} from '@/server/modules/admin'
import { AppStartError } from '@/server/start-error'
import { restaurantTable, states, statsTable } from './tables'

/** What it says when it is done. */
type Command = (ctx: AdminCtx) => Promise<string>
type Options = { [name in 'state' | 'search' | 'limit' | 'reason']?: string | undefined } & {
  yes?: boolean | undefined
}

export const usage = `npm run admin -- <orden>

  list [--state pending|verified|rejected] [--search texto] [--limit N]
  verify <restaurante>
  reject <restaurante> --reason "por qué"
  grant-premium <restaurante>
  revoke <restaurante>
  delete <restaurante> --yes
  stats

<restaurante> es el identificador de 12 caracteres que enseña list.`

const commands: Record<string, (id: string, options: Options) => Command> = {
  list: (_, options) => async (ctx) => restaurantTable(await listRestaurants(ctx, wantedOf(options))),
  verify: (id) => async (ctx) => `${(await verifyRestaurant(ctx, id)).name}: verificado.`,
  reject: (id, { reason }) => {
    if (!reason?.trim())
      throw new AppStartError('reject necesita --reason "por qué": se lo contamos a su propietario.')
    return async (ctx) => `${(await rejectRestaurant(ctx, id, reason.trim())).name}: rechazado.`
  },
  'grant-premium': (id) => async (ctx) => `${(await grantPremium(ctx, id)).name}: premium hasta cancelación.`,
  revoke: (id) => async (ctx) => `${(await revokePremium(ctx, id)).name}: premium retirado.`,
  delete: (id, { yes }) => {
    if (!yes)
      throw new AppStartError(
        'delete borra el restaurante y la cuenta de su propietario para siempre: confírmalo con --yes.',
      )
    return async (ctx) => `${(await deleteRestaurant(ctx, id)).name}: eliminado.`
  },
  stats: () => async (ctx) => statsTable(await readStats(ctx)),
}

const withoutRestaurant = ['list', 'stats']

export function commandOf(args: string[]): Command {
  const { positionals, values } = parsed(args)
  const [name = '', id = '', ...rest] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const takesRestaurant = !withoutRestaurant.includes(name)
  if (!command || rest.length > 0 || takesRestaurant !== (id !== '')) throw new AppStartError(usage)
  return command(id, values)
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { state: text, search: text, limit: text, reason: text, yes: { type: 'boolean' } },
    })
  } catch {
    throw new AppStartError(usage)
  }
}

function wantedOf({ state: given, search, limit = '50' }: Options) {
  const state = states.find((one) => one === given)
  if (given !== undefined && !state) throw new AppStartError(`--state espera ${states.join(', ')}.`)
  if (!/^[1-9]\d{0,4}$/.test(limit)) throw new AppStartError('--limit espera un número entre 1 y 99999.')
  return { state, search, limit: Number(limit) }
}
